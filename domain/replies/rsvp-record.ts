// The one file that knows the columns of the table `rsvps`: how a reply is sent and stored. Without zod, because the
// guests' page imports it.

import {
  type Answers,
  type Attendance,
  type AttendanceByEvent,
  getAttendanceByEvent,
  getFirstGuest,
  hasName,
  hasPersonalAnswers,
  listGuests,
  type Name,
  type Person,
  type Reply,
} from './reply.ts';

/** The nine columns of the specification, and `answers` if a reply says more. */
export type RsvpRecord = {
  guest_one_first: string;
  guest_one_last: string;
  guest_two_first: string | null;
  guest_two_last: string | null;
  /** Null in some records of the couple. */
  email: string | null;
  welcome_party: Attendance;
  wedding: Attendance;
  guests_count: number;
  dietary_restrictions: string | null;
  answers?: RecordAnswers;
};

/** The events whose answers have columns of their own. */
export const EVENT_COLUMNS = ['welcome_party', 'wedding'] as const;

type RecordPerson = Name & {
  id?: number;
  isChild?: true;
  /** Absent if the people have the attendance of the columns. */
  events?: AttendanceByEvent;
  dietary?: string;
  questions?: Answers;
};

/** The column `answers`: the parts of a reply for which the specification has no column. */
export type RecordAnswers = {
  /** The attendance at events without a column. */
  events?: AttendanceByEvent;
  /** The events with a column that were not on the form. Their columns say 'not-attending'. */
  notAsked?: (typeof EVENT_COLUMNS)[number][];
  /** The guests beyond two, who are not in `guests_count`. */
  guests?: Name[];
  people?: RecordPerson[];
  questions?: Answers;
  noDietaryNeeds?: true;
  invitation?: number;
  household?: string;
};

export function encodeReply(reply: Reply): RsvpRecord {
  const { people, isPerPerson, noDietaryNeeds, invitation, household } = reply;
  const guests = isPerPerson ? [getFirstGuest(reply), ...listGuests(reply).slice(1)] : people;
  const ofPeople = hasPersonalAnswers(reply)
    ? people.map((person) => encodePerson(person, isPerPerson))
    : [];
  return compose(reply, guests, getAttendanceByEvent(reply), ofPeople, {
    ...(noDietaryNeeds && { noDietaryNeeds }),
    ...(invitation !== undefined && { invitation }),
    ...(household !== undefined && { household }),
  });
}

/** A reply of the open form, whose people all have the same attendance. The guests' page needs no more. */
export function encodeOpenReply(reply: Reply): RsvpRecord {
  const people = reply.people.map(encodeAnswers);
  const hasAnswers = people.some(({ dietary, questions }) => dietary || questions);
  const attendance = reply.people[0]?.attendance ?? {};
  return compose(reply, reply.people, attendance, hasAnswers ? people : []);
}

function compose(
  { email, note, answers: questions, uncounted }: Reply,
  [one, two, ...further]: readonly Name[],
  attendance: AttendanceByEvent,
  people: RecordPerson[],
  others: RecordAnswers = {},
): RsvpRecord {
  const { welcome_party = DECLINED, wedding = DECLINED, ...events } = attendance;
  const second = two ?? uncounted;
  const notAsked = EVENT_COLUMNS.filter((id) => !attendance[id]);
  const answers = {
    ...(hasKeys(events) && { events }),
    ...(notAsked[0] && { notAsked }),
    ...(further[0] && { guests: further.map(({ first, last }) => ({ first, last })) }),
    ...(people[0] && { people }),
    ...(hasKeys(questions) && { questions }),
    ...others,
  };
  return {
    guest_one_first: one?.first ?? '',
    guest_one_last: one?.last ?? '',
    guest_two_first: second?.first ?? null,
    guest_two_last: second?.last ?? null,
    email,
    welcome_party,
    wedding,
    guests_count: two ? 2 : 1,
    dietary_restrictions: note,
    ...(hasKeys(answers) && { answers }),
  };
}

/** In the column of an event about which nobody was asked. */
const DECLINED = 'not-attending';

function encodePerson({ id, isChild, ...person }: Person, isPerPerson: boolean): RecordPerson {
  const { first, last, ...answers } = encodeAnswers(person);
  return {
    ...(id !== undefined && { id }),
    first,
    last,
    ...(isChild && { isChild }),
    ...(isPerPerson && { events: person.attendance }),
    ...answers,
  };
}

function encodeAnswers({
  first,
  last,
  dietary,
  answers,
}: Omit<Person, 'id' | 'isChild'>): RecordPerson {
  return {
    first,
    last,
    ...(dietary && { dietary }),
    ...(hasKeys(answers) && { questions: answers }),
  };
}

function hasKeys(object: object): boolean {
  return Object.keys(object).length > 0;
}

export function decodeReply(record: RsvpRecord): Reply {
  const { email, dietary_restrictions: note, guests_count, answers = {} } = record;
  const { people = [], questions = {}, noDietaryNeeds, invitation, household } = answers;
  const isPerPerson = people.some(({ events }) => events);
  const two = { first: record.guest_two_first, last: record.guest_two_last };
  const guests: Name[] = [
    { first: record.guest_one_first, last: record.guest_one_last },
    ...(guests_count > 1 ? [two] : []),
    ...(answers.guests ?? []),
  ];
  const attendance = decodeAttendance(record);
  return {
    people: isPerPerson
      ? people.map((person) => decodePerson(person, person.events ?? {}))
      : guests.map((name, index) => decodePerson({ ...people[index], ...name }, attendance)),
    isPerPerson,
    ...(!isPerPerson && guests.length === 1 && hasName(two) && { uncounted: two }),
    email,
    note,
    answers: questions,
    ...(noDietaryNeeds && { noDietaryNeeds }),
    ...(invitation !== undefined && { invitation }),
    ...(household !== undefined && { household }),
  };
}

function decodeAttendance({ answers = {}, ...columns }: RsvpRecord): AttendanceByEvent {
  const { notAsked = [], events = {} } = answers;
  const asked = EVENT_COLUMNS.filter((column) => !notAsked.includes(column));
  const others = Object.entries(events).filter(([id]) => !EVENT_COLUMNS.some((one) => one === id));
  return Object.fromEntries([...asked.map((column) => [column, columns[column]]), ...others]);
}

function decodePerson(person: RecordPerson, attendance: AttendanceByEvent): Person {
  const { id, first, last, isChild, dietary, questions } = person;
  return {
    ...(id !== undefined && { id }),
    first,
    last,
    ...(isChild && { isChild }),
    attendance,
    dietary: dietary || null,
    answers: questions ?? {},
  };
}
