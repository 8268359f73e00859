import * as z from 'zod/mini';
import { type RsvpRecord, rsvpRecordSchema, rules } from './rsvp.ts';

/** A household's reply. One that the couple entered after a phone call may have no email address. */
export const householdReplySchema = z.strictObject({
  ...rsvpRecordSchema.shape,
  email: z.nullable(rules.email),
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

/** One or two guests with one reply. */
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

export type Change = {
  [Field in keyof HouseholdReply]: {
    field: Field;
    before: HouseholdReply[Field];
    after: HouseholdReply[Field];
  };
}[keyof HouseholdReply];

const FIELDS: readonly (keyof HouseholdReply)[] = [
  'guest_one_first',
  'guest_one_last',
  'guest_two_first',
  'guest_two_last',
  'email',
  'welcome_party',
  'wedding',
  'guests_count',
  'dietary_restrictions',
];

/** The changed fields, in the order of the form. */
export function getChanges(before: HouseholdReply, after: HouseholdReply): Change[] {
  return FIELDS.filter((field) => before[field] !== after[field]).map(
    (field) => ({ field, before: before[field], after: after[field] }) as Change,
  );
}
