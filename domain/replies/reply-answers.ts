import type { Attendance, RsvpRecord } from './rsvp-rules.ts';

/** The events whose answers have columns of their own in `rsvps`. */
export const EVENT_COLUMNS = ['welcome_party', 'wedding'] as const;
export type EventColumn = (typeof EVENT_COLUMNS)[number];

export type GuestName = { first: string | null; last: string | null };

/** The id of a choice, a text, a number, or yes and no. */
export type AnswerValue = string | number | boolean;

/** One person's part of a reply. */
export type PersonReply = GuestName & {
  isChild?: true;
  /** By the event's id; absent if the person attends the same events as the household. */
  events?: Record<string, Attendance>;
  dietary?: string;
  /** By the question's id. */
  questions?: Record<string, AnswerValue>;
};

/** The column `answers`: the parts of a reply for which the specification has no column. */
export type ReplyAnswers = {
  /** The attendance at events without a column, by the event's id. */
  events?: Record<string, Attendance>;
  /** The events with a column that were not on the form. Their columns say 'not-attending'. */
  notAsked?: EventColumn[];
  /** The guests beyond two, who are not in `guests_count`. */
  guests?: GuestName[];
  /** In a reply by a personal link also those who attend no event. */
  people?: PersonReply[];
  /** The answers of the household, by the question's id. */
  questions?: Record<string, AnswerValue>;
  /** Set by the couple: an earlier dietary note no longer applies. */
  noDietaryNeeds?: true;
  /** The entry of the guest list whose personal link was used. */
  invitation?: number;
  /** The key of the household that the reply belongs to, whatever its email address. */
  household?: string;
};

type Answers = Pick<RsvpRecord, EventColumn | 'answers'>;
type Attending = Answers & Pick<RsvpRecord, 'guests_count'>;

/** Null if the household was not asked about the event. */
export function getAttendance({ answers, ...columns }: Answers, event: string): Attendance | null {
  const column = EVENT_COLUMNS.find((name) => name === event);
  if (column) return answers?.notAsked?.includes(column) ? null : columns[column];
  return getOwn(answers?.events ?? {}, event) ?? null;
}

/** Null if the person was not asked about the event. */
export function getPersonAttendance(
  reply: Answers,
  { events }: Pick<PersonReply, 'events'>,
  event: string,
): Attendance | null {
  const attendance = getAttendance(reply, event);
  return events && attendance ? (getOwn(events, event) ?? null) : attendance;
}

/** Ids can be names of `Object.prototype`. */
export function getOwn<Value>(values: Record<string, Value>, id: string): Value | undefined {
  return Object.hasOwn(values, id) ? values[id] : undefined;
}

/** The number of guests, all of them. */
export function getGuestCount({
  answers,
  guests_count,
}: Pick<RsvpRecord, 'guests_count' | 'answers'>): number {
  return guests_count + (answers?.guests?.length ?? 0);
}

/** The number of guests who attend at least one of the events. */
export function getAttendingCount(reply: Attending, events: readonly string[]): number {
  const attended = events.filter((id) => getAttendance(reply, id) === 'attending');
  if (attended.length === 0) return 0;
  const people = reply.answers?.people ?? [];
  if (!people.some((person) => person.events)) return getGuestCount(reply);
  return people.filter((person) =>
    attended.some((id) => getPersonAttendance(reply, person, id) === 'attending'),
  ).length;
}

type OtherAnswers = Omit<ReplyAnswers, 'events' | 'notAsked' | 'guests'>;

/** The columns for the attendance by event. `answers` is left out if the columns say everything. */
export function combineAnswers(
  { welcome_party = null, wedding = null, ...others }: Record<string, Attendance | null>,
  furtherGuests: readonly GuestName[] = [],
  { people, questions = {}, noDietaryNeeds, invitation, household }: OtherAnswers = {},
): Answers {
  const answered = Object.entries(others).filter(([, answer]) => answer);
  const notAsked: EventColumn[] = [];
  if (!welcome_party) notAsked.push('welcome_party');
  if (!wedding) notAsked.push('wedding');
  const answers = {
    ...(answered[0] && { events: Object.fromEntries(answered) as Record<string, Attendance> }),
    ...(notAsked[0] && { notAsked }),
    ...(furtherGuests[0] && { guests: [...furtherGuests] }),
    ...(people?.[0] && { people }),
    ...(Object.keys(questions)[0] && { questions }),
    ...(noDietaryNeeds && { noDietaryNeeds }),
    ...(invitation !== undefined && { invitation }),
    ...(household !== undefined && { household }),
  };
  return {
    welcome_party: welcome_party ?? 'not-attending',
    wedding: wedding ?? 'not-attending',
    ...(Object.keys(answers)[0] && { answers }),
  };
}
