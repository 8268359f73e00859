import * as z from 'zod/mini';
import {
  combineAnswers,
  EVENT_COLUMNS,
  getAttendance,
  getGuestCount,
  type ReplyAnswers,
} from './reply-answers.ts';
import {
  type Attendance,
  type RsvpRecord,
  replyAnswersSchema,
  rsvpRecordSchema,
  rules,
} from './rsvp.ts';

/** A household's reply. One that the couple entered after a phone call may have no email address. */
export const householdReplySchema = z.strictObject({
  ...rsvpRecordSchema.shape,
  email: z.nullable(rules.email),
  answers: z.exactOptional(replyAnswersSchema),
});
export type HouseholdReply = Omit<RsvpRecord, 'email'> & { email: string | null };

/** `reply` adds a household or changes its reply. */
export type HistoryAction = 'reply' | 'withdraw' | 'restore';

/** A row of the table `host_entries`: a change that the couple made. Rows are never deleted. */
export type HostEntry = {
  id: number;
  created_at: string;
  /** See `toHouseholdKey`. */
  household: string;
  act: HistoryAction;
  /** The id of the newest guest's reply at that time: the entry comes right after it. */
  after_rsvp: number;
  /** The new reply; null for withdraw and restore. */
  reply: HouseholdReply | null;
};

/** One step in a household's history. */
export type HistoryEntry = {
  at: string;
  by: 'guest' | 'couple';
  action: HistoryAction;
  /** The reply after this step. */
  reply: HouseholdReply;
};

/** The guests of one reply. */
export type Household = {
  /** Never changes: 'email:' and the address, or 'host:' and a random id without an address. */
  key: string;
  /** Changes with every step. A request to change the reply names the version it is based on. */
  version: string;
  /** The reply after the last step. */
  current: HouseholdReply;
  withdrawn: boolean;
  hasCoupleEntries: boolean;
  firstAt: string;
  lastAt: string;
  /** Oldest first. */
  history: HistoryEntry[];
};

const FIELDS = [
  'guest_one_first',
  'guest_one_last',
  'guest_two_first',
  'guest_two_last',
  'email',
  'events',
  'guests',
  'dietary_restrictions',
] as const;

/** A part of a reply that can change. `guests` are their number and the names of those beyond two. */
export type ReplyField = Exclude<(typeof FIELDS)[number], 'events'> | `event:${string}`;

export type Change = { field: ReplyField; before: string | null; after: string | null };

/** The changed fields, in the order of the form. */
export function getChanges(before: HouseholdReply, after: HouseholdReply): Change[] {
  const events = [
    ...new Set([...EVENT_COLUMNS, ...getOtherEvents(before), ...getOtherEvents(after)]),
  ];
  const fields = FIELDS.flatMap((field): ReplyField | ReplyField[] =>
    field === 'events' ? events.map((id) => `event:${id}` as const) : field,
  );
  return fields
    .map((field) => ({ field, before: getField(before, field), after: getField(after, field) }))
    .filter((change) => change.before !== change.after);
}

/** The value of a field as a text; null for no value. */
export function getField(reply: HouseholdReply, field: ReplyField): string | null {
  const event = toEventId(field);
  if (event !== null) return getAttendance(reply, event);
  if (field === 'guests') return formatGuests(reply);
  return reply[field as Exclude<ReplyField, 'guests' | `event:${string}`>];
}

/** `reply` with some fields of another reply. */
export function copyFields(
  reply: HouseholdReply,
  from: HouseholdReply,
  fields: readonly ReplyField[],
): HouseholdReply {
  const has = (field: ReplyField) => fields.includes(field);
  const columns = fields.filter((field) => field !== 'guests' && toEventId(field) === null);
  const ids = [...EVENT_COLUMNS, ...getOtherEvents(reply), ...getOtherEvents(from)];
  const attendance = ids.map((id): [string, Attendance | null] => [
    id,
    getAttendance(has(`event:${id}`) ? from : reply, id),
  ]);
  const guests = has('guests') ? from : reply;
  const { answers: _, ...rest } = reply;
  return {
    ...rest,
    ...Object.fromEntries(columns.map((field) => [field, getField(from, field)])),
    ...combineAnswers(Object.fromEntries(attendance), guests.answers?.guests),
    guests_count: guests.guests_count,
  };
}

/** The id of the event whose attendance the field holds. */
export function toEventId(field: ReplyField): string | null {
  return field.startsWith('event:') ? field.slice('event:'.length) : null;
}

function getOtherEvents({ answers }: { answers?: ReplyAnswers }): string[] {
  return Object.keys(answers?.events ?? {});
}

/** As in '4 (Zoë Rossi, Max Rossi)'. */
function formatGuests(reply: HouseholdReply): string {
  const names = (reply.answers?.guests ?? []).map(({ first, last }) =>
    [first, last].filter(Boolean).join(' '),
  );
  const count = String(getGuestCount(reply));
  return names.some(Boolean) ? `${count} (${names.filter(Boolean).join(', ')})` : count;
}
