import type { Invitation, PersonalReply } from '../../../domain/invitations/invitation.ts';
import type { AnswerValue, Attendance, Name, Person } from '../../../domain/replies/reply.ts';
import type { RsvpQuestion } from '../../../domain/wedding/wedding.ts';
import type { FormAnswers } from '../form-answers.ts';
import { type Asked, readQuestionAnswers, splitQuestions } from '../question-answers.ts';

/** Somebody on the form of a household. */
export type Guest = {
  /** Of somebody on the guest list. */
  id?: number;
  /** Empty if the guest has no name on the list. The form then asks for it. */
  first: string;
  last: string;
  isChild?: true;
  /** The last reply. */
  reply: Person | null;
};

export type GuestField = 'first' | 'last' | 'dietary' | `event:${string}` | `question:${string}`;

/** The name of the field of a guest, numbered from 0. */
export function toGuestField(guest: number, field: GuestField): string {
  return `person:${guest}:${field}`;
}

/** The name of the hidden field with the number of guests on the form. */
export const GUEST_COUNT_FIELD = 'people';

/** The guests on the list, and those whom the household has added. */
export function addGuests(listed: readonly Guest[], count: number): Guest[] {
  const added = Math.max(0, count - listed.length);
  return [
    ...listed,
    ...Array.from({ length: added }, () => ({ first: '', last: '', reply: null })),
  ];
}

export function readGuestCount(answers: Record<string, unknown>): number {
  return Number(answers[GUEST_COUNT_FIELD] ?? 0);
}

export function hasName({ first, last }: Pick<Guest, 'first' | 'last'>): boolean {
  return first !== '' || last !== '';
}

/** The guests on the list, then others of the last reply while there is room for them. */
export function listGuests({ people, maxGuests, reply }: Invitation): Guest[] {
  const replies = new Set(reply?.people);
  const take = (isSame: (person: Person) => boolean) => {
    const found = [...replies].find(isSame) ?? null;
    if (found) replies.delete(found);
    return found;
  };
  const guests = people.map(
    ({ id, first, last, isChild }): Guest => ({
      ...(id !== undefined && { id }),
      ...{ first, last, reply: null },
      ...(isChild && { isChild }),
    }),
  );
  for (const guest of guests.filter(({ id }) => id !== undefined)) {
    guest.reply = take(({ id }) => id === guest.id);
  }
  // The reply may be of the open form, and the couple may have corrected a name since.
  for (const toKey of [toFullName, toFirstName]) {
    for (const guest of guests.filter((one) => !one.reply && hasName(one))) {
      guest.reply = take((person) => toKey(person) !== '' && toKey(person) === toKey(guest));
    }
  }
  for (const guest of guests.filter((one) => !one.reply && !hasName(one))) {
    guest.reply = take((person) => toFullName(person) !== '') ?? take(() => true);
  }
  const others = [...replies].slice(0, Math.max(0, maxGuests - guests.length));
  return [...guests, ...others.map((person) => ({ first: '', last: '', reply: person }))];
}

function toFullName({ first, last }: Name): string {
  return `${first ?? ''} ${last ?? ''}`.trim().toLowerCase();
}

function toFirstName({ first }: Name): string {
  return (first ?? '').trim().toLowerCase();
}

/** The values of the form with the last reply. */
export function toFormAnswers(
  guests: readonly Guest[],
  { emails, reply }: Pick<Invitation, 'emails' | 'reply'>,
): FormAnswers {
  const values: [string, AnswerValue | null | undefined][] = [
    ['email', reply?.email ?? emails[0]],
    ['dietaryRestrictions', reply?.note],
    ...Object.entries(reply?.answers ?? {}).map(([id, value]): [string, AnswerValue] => [
      `question:${id}`,
      value,
    ]),
    ...guests.flatMap(({ reply: person, ...guest }, index) => {
      const { dietary, attendance = {}, answers = {} } = person ?? {};
      const fields: [GuestField, AnswerValue | null | undefined][] = [
        ['dietary', dietary],
        ...(hasName(guest) ? [] : toNameFields(person)),
        ...Object.entries(attendance).map(([id, answer]): [GuestField, string] => [
          `event:${id}`,
          answer,
        ]),
        ...Object.entries(answers).map(([id, answer]): [GuestField, AnswerValue] => [
          `question:${id}`,
          answer,
        ]),
      ];
      return fields.map(([field, value]): [string, AnswerValue | null | undefined] => [
        toGuestField(index, field),
        value,
      ]);
    }),
  ];
  return Object.fromEntries(
    values.flatMap(([name, value]) =>
      value == null ? [] : [[name, typeof value === 'boolean' ? String(value) : value]],
    ),
  );
}

function toNameFields(person: Person | null): [GuestField, string | null | undefined][] {
  return [
    ['first', person?.first],
    ['last', person?.last],
  ];
}

/** The attendance of a guest by event, as far as it is answered. */
export function readAttendance(
  answers: FormAnswers,
  guest: number,
  events: readonly string[],
): Record<string, Attendance> {
  return Object.fromEntries(
    events.flatMap((id) => {
      const answer = answers[toGuestField(guest, `event:${id}`)];
      return answer ? [[id, answer as Attendance]] : [];
    }),
  );
}

export function isAttendingAny(attendance: Record<string, Attendance>): boolean {
  return Object.values(attendance).includes('attending');
}

/** The questions for each guest and for the household, which attends what one of them attends. */
export function listAsked(
  answers: FormAnswers,
  guestCount: number,
  events: readonly string[],
  questions: readonly RsvpQuestion[] = [],
): { people: Asked[]; household: Asked } {
  const people = Array.from({ length: guestCount }, (_, person) =>
    readAttendance(answers, person, events),
  );
  const isAttended = (id: string) => people.some((attendance) => attendance[id] === 'attending');
  const together = events.map((id) => [id, isAttended(id) ? 'attending' : 'not-attending']);
  return {
    people: people.map((attendance, person) => ({
      person,
      questions: splitQuestions(questions, attendance, true),
    })),
    household: { questions: splitQuestions(questions, Object.fromEntries(together), false) },
  };
}

/**
 * The reply with the values of the form. A guest who was added and comes to nothing is left out. A note whose
 * field is hidden is kept.
 */
export function readPersonalReply(
  answers: FormAnswers,
  guests: readonly Guest[],
  { events, people, reply }: Pick<Invitation, 'events' | 'people' | 'reply'>,
  questions: readonly RsvpQuestion[] = [],
): PersonalReply {
  const text = (name: string, hidden = '') => String(answers[name] ?? hidden).trim();
  const asked = listAsked(answers, guests.length, events, questions);
  const all = guests.map((guest, index): Person => {
    const field = (name: GuestField, hidden?: string | null) =>
      text(toGuestField(index, name), hidden ?? '');
    const { id, first, last, isChild, reply: earlier } = guest;
    const ofGuest = asked.people[index];
    return {
      ...(id !== undefined && { id }),
      ...(hasName(guest)
        ? { first: first || null, last: last || null }
        : {
            first: field('first', earlier?.first) || null,
            last: field('last', earlier?.last) || null,
          }),
      ...(isChild && { isChild }),
      attendance: readAttendance(answers, index, events),
      dietary: field('dietary', earlier?.dietary) || null,
      answers: ofGuest ? readQuestionAnswers(ofGuest, answers) : {},
    };
  });
  return {
    people: all.filter(
      (person, index) => index < people.length || isAttendingAny(person.attendance),
    ),
    email: text('email'),
    note: text('dietaryRestrictions', reply?.note ?? '') || null,
    answers: readQuestionAnswers(asked.household, answers),
  };
}
