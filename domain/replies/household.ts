import {
  comparePeople,
  copyPersonFields,
  copyValue,
  type PersonField,
  toText,
} from './person-fields.ts';
import {
  type AnswerValue,
  combineAnswers,
  EVENT_COLUMNS,
  getAttendance,
  getGuestCount,
  getOwn,
  type ReplyAnswers,
} from './reply-answers.ts';
import type { Attendance, RsvpRecord } from './rsvp.ts';

/** One that the couple entered after a phone call may have no email address. */
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
  /** The co-host who made the change; null for the couple. */
  author?: string | null;
  /** The new reply; null for withdraw and restore. */
  reply: HouseholdReply | null;
};

/** One step in a household's history. */
export type HistoryEntry = {
  at: string;
  by: 'guest' | 'couple';
  /** The co-host who made the change; absent for the couple. */
  author?: string;
  action: HistoryAction;
  /** The reply after this step. */
  reply: HouseholdReply;
};

/** A household as the dashboard's page receives it: everything else follows from its history. */
export type HouseholdHistory = {
  /**
   * Never changes: 'email:' and the address, 'host:' and a random id without an address, or 'invitation:' and
   * the id of the entry whose personal link was used. Open replies beside those have a key of `toOpenKey`.
   */
  key: string;
  /** Changes with every step. A request to change the reply names the version it is based on. */
  version: string;
  /** Oldest first, at least one. */
  history: HistoryEntry[];
};

/** The guests of one reply. */
export type Household = HouseholdHistory & {
  /** The reply after the last step. */
  current: HouseholdReply;
  /** Also while it waits. */
  withdrawn: boolean;
  /** Whether the couple has to decide about open replies beside one by personal link; see `markWaiting`. */
  isWaiting?: boolean;
  hasCoupleEntries: boolean;
  firstAt: string;
  lastAt: string;
};

const FIELDS = [
  'guest_one_first',
  'guest_one_last',
  'guest_two_first',
  'guest_two_last',
  'email',
  'events',
  'guests',
  'people',
  'questions',
  'dietary_restrictions',
] as const;

/** A part of a reply that can change. `guests` are their number and the names of those beyond two. */
export type ReplyField =
  | Exclude<(typeof FIELDS)[number], 'events' | 'people' | 'questions'>
  | `event:${string}`
  | `question:${string}`
  | PersonField;

/** The value of the dietary notes after the couple found that an earlier one no longer applies. */
const NO_DIETARY_NEEDS = 'none, the earlier note no longer applies';

export type Change = { field: ReplyField; before: string | null; after: string | null };

/** The changed fields, in the order of the form. */
export function getChanges(before: HouseholdReply, after: HouseholdReply): Change[] {
  const lists: Record<string, ReplyField[]> = {
    events: listIds('events', before, after, EVENT_COLUMNS).map((id) => `event:${id}` as const),
    questions: listIds('questions', before, after).map((id) => `question:${id}` as const),
  };
  const compare = (field: ReplyField): Change => ({
    field,
    before: getField(before, field),
    after: getField(after, field),
  });
  return FIELDS.flatMap((field) =>
    field === 'people'
      ? comparePeople(before, after)
      : (lists[field] ?? [field as ReplyField]).map(compare),
  ).filter((change) => change.before !== change.after);
}

/** The value of a field as a text; null for no value. */
function getField(reply: HouseholdReply, field: ReplyField): string | null {
  const event = toEventId(field);
  if (event !== null) return getAttendance(reply, event);
  const question = toQuestionId(field);
  if (question !== null) return toText(getOwn(reply.answers?.questions ?? {}, question));
  if (field === 'guests') return formatGuests(reply);
  if (field === 'dietary_restrictions' && reply.answers?.noDietaryNeeds) {
    return reply.dietary_restrictions ?? NO_DIETARY_NEEDS;
  }
  return reply[field as (typeof COLUMNS)[number]];
}

/** `reply` with some fields of another reply; 'people' are all its people. */
export function copyFields(
  reply: HouseholdReply,
  from: HouseholdReply,
  fields: readonly (ReplyField | 'people')[],
): HouseholdReply {
  const has = (field: ReplyField) => fields.includes(field);
  const attendance = listIds('events', reply, from, EVENT_COLUMNS).map(
    (id): [string, Attendance | null] => [id, getAttendance(has(`event:${id}`) ? from : reply, id)],
  );
  let questions = reply.answers?.questions;
  for (const id of listIds('questions', reply, from).filter((one) => has(`question:${one}`))) {
    questions = copyValue<AnswerValue>(questions, from.answers?.questions, id);
  }
  const guests = has('guests') ? from : reply;
  const { answers: { noDietaryNeeds: _, ...answers } = {}, ...rest } = reply;
  const { noDietaryNeeds } = (has('dietary_restrictions') ? from : reply).answers ?? {};
  return {
    ...rest,
    ...Object.fromEntries(COLUMNS.filter(has).map((column) => [column, from[column]])),
    ...combineAnswers(Object.fromEntries(attendance), guests.answers?.guests, {
      ...answers,
      people: copyPersonFields(reply, from, fields),
      questions: questions ?? {},
      ...(noDietaryNeeds && { noDietaryNeeds }),
    }),
    guests_count: guests.guests_count,
  };
}

const COLUMNS = FIELDS.filter(
  (field) => !['events', 'guests', 'people', 'questions'].includes(field),
) as Exclude<(typeof FIELDS)[number], 'events' | 'guests' | 'people' | 'questions'>[];

/** The id of the event whose attendance the field holds. */
export function toEventId(field: ReplyField): string | null {
  return field.startsWith('event:') ? field.slice('event:'.length) : null;
}

/** The id of the question to the household whose answer the field holds. */
export function toQuestionId(field: ReplyField): string | null {
  return field.startsWith('question:') ? field.slice('question:'.length) : null;
}

function listIds(
  name: 'events' | 'questions',
  before: { answers?: ReplyAnswers },
  after: { answers?: ReplyAnswers },
  first: readonly string[] = [],
): string[] {
  const both = [before, after].flatMap(({ answers }) => Object.keys(answers?.[name] ?? {}));
  return [...new Set([...first, ...both])];
}

/** As in '4 (Zoë Rossi, Max Rossi)'. */
function formatGuests(reply: HouseholdReply): string {
  const names = (reply.answers?.guests ?? []).map(({ first, last }) =>
    [first, last].filter(Boolean).join(' '),
  );
  const count = String(getGuestCount(reply));
  return names.some(Boolean) ? `${count} (${names.filter(Boolean).join(', ')})` : count;
}
