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

const kindOfAnswer = () =>
  choice('Kind of answer', {
    choice: 'One of several choices',
    'yes-no': 'Yes or no',
    text: 'A text',
    number: 'A number',
  });

const guestQuestion = section('Question', {
  id: id(),
  label: text('Question', { hint: 'Such as: Which menu would you like?' }),
  hint: text('Explanation below it', { max: 300 }).optional(),
  kind: kindOfAnswer(),
  choices: list('Choices', section('Choice', { id: id(), label: text('Choice', { max: 120 }) }), {
    max: 12,
    itemLabel: 'choice',
    onlyWith: { key: 'kind', value: 'choice' },
  }).optional(),
  perPerson: toggle(
    'Ask each person',
    'Otherwise there is one answer for the household',
  ).optional(),
  event: eventId('Who is asked', 'Guests who decline are never asked').optional(),
  required: toggle('An answer is required').optional(),
});

/** A question that was removed, in the words of the dashboard only. */
const formerQuestion = section('Question', {
  id: id(),
  label: name('Question', { max: 200 }),
  kind: kindOfAnswer(),
  choices: list('Choices', section('Choice', { id: id(), label: name('Choice', { max: 120 }) }), {
    max: 12,
    itemLabel: 'choice',
  }),
  perPerson: toggle('Ask each person'),
});

export const rsvp = section('RSVP', {
  heading: text('Heading', { max: 80 }),
  text: text('Introduction', { max: 600 }).optional(),
  deadline: date('Reply by'),
  deadlineText: overrideText(
    'The deadline in your words',
    'Leave it empty to show the date',
  ).optional(),
  /** The ids of the events on the form; all events by default. */
  events: list('Events on the form', name('Event'), {
    min: 1,
    max: 8,
    itemLabel: 'event',
  }).optional(),
  noDefaultAttendance: toggle(
    'Begin without an answer',
    'Guests choose for each event whether they come. Otherwise the form begins with “attending”.',
  ).optional(),
  maxGuests: wholeNumber(
    'Guests per reply',
    1,
    10,
    'For replies without a personal invitation; two if it is empty',
  ).optional(),
  questions: list('Your questions', guestQuestion, {
    max: 20,
    itemLabel: 'question',
    hint: 'Such as the menu, the shuttle or a song',
  }).optional(),
  /** Set when the document is published. */
  formerQuestions: list('Removed questions', formerQuestion, {
    max: 60,
    itemLabel: 'question',
  }).optional(),
  dietaryPerPerson: toggle(
    'Ask each person for dietary needs',
    'Instead of one field for the whole household',
  ).optional(),
  closesAt: localTime('Close replies at', 'Leave it empty to accept late replies').optional(),
  closed: section('When replies are closed', {
    text: text('Words', { max: 600 }),
    link: link('How guests can reach you'),
  }).optional(),
  thanks: text('Thanks', { hint: 'After a reply', max: 300 }),
  thanksDeclined: text('Thanks to guests who cannot come', {
    hint: 'Leave it empty to show the same words to everybody',
    max: 300,
  }).optional(),
  footnote: text('Note below the form', { max: 600 }).optional(),
});
