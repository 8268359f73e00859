import type { Attendance, RsvpRecord } from './rsvp-rules.ts';

/** The events whose answers have columns of their own in `rsvps`. */
export const EVENT_COLUMNS = ['welcome_party', 'wedding'] as const;
export type EventColumn = (typeof EVENT_COLUMNS)[number];

export type GuestName = { first: string | null; last: string | null };

/** The column `answers`: the parts of a reply for which the specification has no column. */
export type ReplyAnswers = {
  /** The attendance at events without a column, by the event's id. */
  events?: Record<string, Attendance>;
  /** The events with a column that were not on the form. Their columns say 'not-attending'. */
  notAsked?: EventColumn[];
  /** The guests beyond two, who are not in `guests_count`. */
  guests?: GuestName[];
};

type Answers = Pick<RsvpRecord, EventColumn | 'answers'>;

/** Null if the household was not asked about the event. */
export function getAttendance({ answers, ...columns }: Answers, event: string): Attendance | null {
  const column = EVENT_COLUMNS.find((name) => name === event);
  if (column) return answers?.notAsked?.includes(column) ? null : columns[column];
  const { events = {} } = answers ?? {};
  return (Object.hasOwn(events, event) && events[event]) || null;
}

/** The number of guests, all of them. */
export function getGuestCount({
  answers,
  guests_count,
}: Pick<RsvpRecord, 'guests_count' | 'answers'>): number {
  return guests_count + (answers?.guests?.length ?? 0);
}

/** The columns for the attendance by event. `answers` is left out if the columns say everything. */
export function combineAnswers(
  { welcome_party = null, wedding = null, ...others }: Record<string, Attendance | null>,
  furtherGuests: readonly GuestName[] = [],
): Answers {
  const answered = Object.entries(others).filter(([, answer]) => answer);
  const notAsked: EventColumn[] = [];
  if (!welcome_party) notAsked.push('welcome_party');
  if (!wedding) notAsked.push('wedding');
  const answers = {
    ...(answered[0] && { events: Object.fromEntries(answered) as Record<string, Attendance> }),
    ...(notAsked[0] && { notAsked }),
    ...(furtherGuests[0] && { guests: [...furtherGuests] }),
  };
  return {
    welcome_party: welcome_party ?? 'not-attending',
    wedding: wedding ?? 'not-attending',
    ...(Object.keys(answers)[0] && { answers }),
  };
}
