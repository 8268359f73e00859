import {
  choice,
  date,
  eventId,
  id,
  link,
  list,
  localTime,
  name,
  overrideText,
  section,
  text,
  toggle,
  wholeNumber,
} from './content-fields.ts';

const KINDS = [
  ...(['choice', 'choices', 'yes-no', 'text', 'number'] as const),
  ...(['date', 'time', 'date-time', 'phone', 'stay'] as const),
] as const;

/** The kinds of the questions that tell how guests travel, in the order of the form. */
export const KINDS_OF_JOURNEY = {
  arrival: 'date-time',
  'arrival-number': 'text',
  departure: 'date-time',
  'departure-number': 'text',
  stay: 'stay',
  seat: 'yes-no',
} as const satisfies Record<string, (typeof KINDS)[number]>;
export type JourneyPart = keyof typeof KINDS_OF_JOURNEY;
export const JOURNEY_PARTS = Object.keys(KINDS_OF_JOURNEY) as JourneyPart[];

const kindOfAnswer = () => choice('answerKind', KINDS);

const guestQuestion = section('question', {
  id: id(),
  label: text('guestQuestion'),
  hint: text('explanation', 300).optional(),
  kind: kindOfAnswer(),
  choices: list('choices', section('choice', { id: id(), label: text('choice', 120) }), {
    max: 12,
    itemLabel: 'choice',
    onlyWith: { key: 'kind', value: ['choice', 'choices'] },
  }).optional(),
  perPerson: toggle('perPerson').optional(),
  event: eventId('askedEvent').optional(),
  required: toggle('required').optional(),
  /** Absent for a question that closes with the replies. */
  closesAt: localTime('questionClosesAt').optional(),
  /** Its part in *Arrivals*. */
  journey: choice('journey', JOURNEY_PARTS, {
    onlyWith: { key: 'kind', value: ['date-time', 'stay'] },
  }).optional(),
});

/** A question that was removed, in the words of the dashboard only. */
const formerQuestion = section('question', {
  id: id(),
  label: name('guestQuestion', 200),
  kind: kindOfAnswer(),
  choices: list('choices', section('choice', { id: id(), label: name('choice', 120) }), {
    max: 12,
    itemLabel: 'choice',
  }),
  perPerson: toggle('perPerson'),
});

export const rsvp = section('rsvp', {
  heading: text('heading', 80, 'rsvp'),
  text: text('introduction', 600, 'rsvpText').optional(),
  deadline: date('deadline'),
  deadlineText: overrideText('deadlineText').optional(),
  /** The ids of the events on the form; all events by default. */
  events: list('eventsOnForm', name('event'), {
    min: 1,
    max: 8,
    itemLabel: 'event',
  }).optional(),
  noDefaultAttendance: toggle('noDefaultAttendance').optional(),
  maxGuests: wholeNumber('maxGuests', 1, 10).optional(),
  questions: list('guestQuestions', guestQuestion, {
    max: 20,
    itemLabel: 'question',
  }).optional(),
  /** Set when the document is published. */
  formerQuestions: list('formerQuestions', formerQuestion, {
    max: 60,
    itemLabel: 'question',
  }).optional(),
  dietaryPerPerson: toggle('dietaryPerPerson').optional(),
  asksForAddress: toggle('asksForAddress').optional(),
  closesAt: localTime('closesAt').optional(),
  closed: section('closed', {
    text: text('words', 600),
    link: link('contact'),
  }).optional(),
  thanks: text('thanks', 300, 'thanks'),
  thanksDeclined: text('thanksDeclined', 300).optional(),
  footnote: text('footnote', 600).optional(),
});
