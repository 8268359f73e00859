// A reply is about people. How one is sent and stored is known to rsvp-record.ts only.

/** The two answers that a guest can give for an event. */
export const ATTENDANCE = ['attending', 'not-attending'] as const;
export type Attendance = (typeof ATTENDANCE)[number];

/** By the event's id. An event about which nobody asked is absent. */
export type AttendanceByEvent = Record<string, Attendance>;

/** The id of a choice, a text, a number, or yes and no. */
export type AnswerValue = string | number | boolean;

/** By the question's id; a question without an answer is absent. */
export type Answers = Record<string, AnswerValue>;

/** Either part can be unknown. A counted guest whose name nobody knows has neither. */
export type Name = { first: string | null; last: string | null };

/** One person in a reply. */
export type Person = Name & {
  /** The person on the guest list, as far as it is known. */
  id?: number;
  isChild?: true;
  attendance: AttendanceByEvent;
  dietary: string | null;
  answers: Answers;
};

/** The answers of people who reply together. */
export type Reply = {
  /** At least one. If `isPerPerson`, also those who stay at home; otherwise all are counted. */
  people: Person[];
  /** Whether each person was asked about the events. Otherwise all people have the same attendance. */
  isPerPerson: boolean;
  /** A second name beside the number 1. The couple decides whether this guest is counted. */
  uncounted?: Name;
  /** Null in some replies that the couple entered, as after a phone call. */
  email: string | null;
  /** Dietary notes of all together. */
  note: string | null;
  /** To the questions that are asked once, and not of each person. */
  answers: Answers;
  /** Set by the couple: an earlier dietary note no longer applies. */
  noDietaryNeeds?: true;
  /** The entry of the guest list whose personal link was used. */
  invitation?: number;
  /** The key of the household that the reply belongs to, whatever its email address. */
  household?: string;
};

/** A guest's reply in the database. */
export type StoredReply = Reply & {
  id: number;
  /** ISO 8601 in UTC. */
  repliedAt: string;
  email: string;
};

/** Ids of events and questions can be names of `Object.prototype`. */
export function getOwn<Value>(values: Record<string, Value>, id: string): Value | undefined {
  return Object.hasOwn(values, id) ? values[id] : undefined;
}

/** The people attend an event if one of them does. Null if nobody was asked about it. */
export function getAttendance({ people }: Pick<Reply, 'people'>, event: string): Attendance | null {
  let answer: Attendance | null = null;
  for (const { attendance } of people) {
    if (answer !== 'attending') answer = getOwn(attendance, event) ?? answer;
  }
  return answer;
}

/** The attendance at all events about which somebody was asked. */
export function getAttendanceByEvent(reply: Pick<Reply, 'people'>): AttendanceByEvent {
  const ids = new Set(reply.people.flatMap(({ attendance }) => Object.keys(attendance)));
  return Object.fromEntries(
    [...ids].map((id) => [id, getAttendance(reply, id) ?? 'not-attending'] as const),
  );
}

/** Whether the person comes to one of the events, or to any. */
export function isComing(
  { attendance }: Pick<Person, 'attendance'>,
  events?: readonly { id: string }[],
): boolean {
  if (!events) return Object.values(attendance).includes('attending');
  return events.some(({ id }) => getOwn(attendance, id) === 'attending');
}

/**
 * The people who are counted, named ones first. If each person was asked, they are those who come, or the first two
 * names if nobody does. The first has a name if anybody in the reply has one.
 */
export function listGuests({
  people,
  isPerPerson,
}: Pick<Reply, 'people' | 'isPerPerson'>): Person[] {
  if (!isPerPerson) return people;
  const coming = people.filter((person) => isComing(person));
  if (coming.length === 0 && people.some(hasName)) return people.filter(hasName).slice(0, 2);
  const named = coming.filter(hasName);
  const unnamed = coming.filter((person) => !hasName(person));
  if (named.length > 0) return [...named, ...unnamed];
  return [...people.filter(hasName), ...people].slice(0, 1).concat(unnamed.slice(1));
}

/** Stands for a part of the first guest's name that nobody knows. */
const NO_NAME = '–';

/** The first guest's name, in both parts: children often have their first name only, and a family its last one. */
export function getFirstGuest(reply: Pick<Reply, 'people' | 'isPerPerson'>): {
  first: string;
  last: string;
} {
  const [{ first, last } = NOBODY] = listGuests(reply);
  if (!reply.isPerPerson) return { first: first ?? '', last: last ?? '' };
  const words = (last ?? '').split(' ');
  if (!first && words.length > 1) {
    return { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' };
  }
  const sharedLast = reply.people.find((one) => one.last)?.last;
  return { first: first || NO_NAME, last: last || sharedLast || NO_NAME };
}

const NOBODY: Name = { first: null, last: null };

export function getGuestCount(reply: Reply): number {
  return Math.max(1, listGuests(reply).length);
}

export function hasName({ first, last }: Name): boolean {
  return Boolean(first || last);
}

/** Whether the people said more about themselves than their names. */
export function hasPersonalAnswers({ people, isPerPerson }: Reply): boolean {
  return (
    isPerPerson ||
    people.some(
      ({ isChild, dietary, answers }) => isChild || dietary || Object.keys(answers).length > 0,
    )
  );
}
