// The form for a reply: that of a household with a personal link, or the open form, which is the form of a household
// whose people are blank. The guests' page shows it before it loads the rules, which read-reply.ts applies.

import type { RsvpQuestion, Wedding, WeddingEvent } from '../wedding/wedding.ts';
import { isClosed, listAskedQuestions } from './questions.ts';
import type { Answers, Attendance, AttendanceByEvent, Person } from './reply.ts';
import { type EventInfo, listRsvpEvents } from './rsvp-questions.ts';

/** The values of a form by field name; number inputs have numbers, or an empty string. */
export type FormAnswers = Record<string, string | number>;

/** The error messages by field name. */
export type FieldErrors = Record<string, string>;

/** Somebody on a form. */
export type FormPerson = {
  /** Of somebody on the guest list. */
  id?: number;
  /** Both are empty if nobody knows the name. The form then asks for it. */
  first: string;
  last: string;
  isChild?: true;
  /** Not on the guest list: left out of the reply unless the person comes. */
  isAdded?: true;
  /** In the last reply. */
  reply?: Person | null;
};

export type ReplyForm<Event extends EventInfo = EventInfo> = {
  /** The events on the form, in the order of the page. */
  events: readonly Event[];
  questions: readonly RsvpQuestion[];
  /** Whether all questions are asked, whatever somebody attends. */
  asksAll?: true;
  /** Those who are known, in the order of the form. The others are blank. */
  people: readonly FormPerson[];
  maxGuests: number;
  /**
   * Whether each person is asked about the events. Otherwise all attend the same ones, and the fields have the
   * names of the specification.
   */
  isPerPerson: boolean;
  /** The dietary notes of the last reply, kept if the form does not ask for them. */
  note?: string | null;
  /** The household's answers of the last reply, kept if their question is closed. */
  answers?: Answers;
};

/** The form for guests without a personal link. */
export function createOpenForm(
  wedding: Pick<Wedding, 'celebrate' | 'rsvp'>,
): ReplyForm<WeddingEvent> {
  const { maxGuests, questions = [] } = wedding.rsvp;
  const events = listRsvpEvents(wedding);
  return { events, questions, people: [], maxGuests, isPerPerson: false };
}

/** The values of the specification's form at first. */
export const RSVP_DEFAULTS = {
  guestOneFirst: '',
  guestOneLast: '',
  guestTwoFirst: '',
  guestTwoLast: '',
  email: '',
  welcomeParty: 'attending',
  wedding: 'attending',
  guestsCount: 1,
  dietaryRestrictions: '',
};

/** The name of the hidden field with the number of people on the form of a household. */
export const PEOPLE_COUNT_FIELD = 'people';

export type NamePart = 'first' | 'last';

/** The name of the field for a person's name. People are numbered from 0. */
export function toNameField(
  { isPerPerson }: Pick<ReplyForm, 'isPerPerson'>,
  person: number,
  part: NamePart,
): string {
  if (isPerPerson) return `person:${person}:${part}`;
  const guest = ['One', 'Two'][person] ?? person + 1;
  return `guest${guest}${part === 'first' ? 'First' : 'Last'}`;
}

/** The name of the field for a person's attendance, or for that of all. */
export function toAttendanceField(
  { isPerPerson }: Pick<ReplyForm, 'isPerPerson'>,
  person: number,
  event: string,
): string {
  if (isPerPerson) return `person:${person}:event:${event}`;
  // The specification has names for the first two.
  if (event === 'wedding') return event;
  return event === 'welcome_party' ? 'welcomeParty' : `event:${event}`;
}

/** The number of people on the form, whatever its fields contain. */
export function countPeople(
  { isPerPerson, maxGuests, people }: Pick<ReplyForm, 'isPerPerson' | 'maxGuests' | 'people'>,
  answers: Readonly<Record<string, unknown>>,
): number {
  const count = Number(answers[isPerPerson ? PEOPLE_COUNT_FIELD : 'guestsCount']) || 0;
  return Math.max(isPerPerson ? people.length : 1, Math.min(Math.trunc(count), maxGuests));
}

/** The people on the form: those who are known, and blank ones. */
export function listPeople(form: ReplyForm, answers: FormAnswers): FormPerson[] {
  return Array.from({ length: countPeople(form, answers) }, (_, index) => {
    return form.people[index] ?? { first: '', last: '', isAdded: true };
  });
}

/** A person's attendance, as far as it is answered. */
export function readAttendance(
  form: ReplyForm,
  answers: FormAnswers,
  person: number,
): AttendanceByEvent {
  return Object.fromEntries(
    form.events.flatMap(({ id }) => {
      const answer = answers[toAttendanceField(form, person, id)];
      return answer ? [[id, answer as Attendance]] : [];
    }),
  );
}

/** The questions that are open `now` for each person and for the household, which attends what one of them attends. */
export function listAsked(
  form: ReplyForm,
  answers: FormAnswers,
  now = Date.now(),
): { people: RsvpQuestion[][]; household: RsvpQuestion[] } {
  const people = listPeople(form, answers).map((_, index) => readAttendance(form, answers, index));
  const together = people.flatMap((attendance) =>
    Object.entries(attendance).filter(([, answer]) => answer === 'attending'),
  );
  const list = (attendance: AttendanceByEvent, isPerson: boolean) => {
    const { asksAll, questions } = form;
    const asked = asksAll ? questions : listAskedQuestions(questions, attendance);
    return asked.filter(
      (question) => question.perPerson === isPerson && (asksAll || !isClosed(question, now)),
    );
  };
  return {
    people: people.map((attendance) => list(attendance, true)),
    household: list(Object.fromEntries(together), false),
  };
}
