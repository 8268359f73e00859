import * as z from 'zod/mini';
import { MANY_LINES, optional, rules, text } from './rsvp.ts';

export const GUEST_LIST_LIMITS = { name: 250, householdSize: 20, note: 2000, rows: 5000 } as const;

const HOUSEHOLD_SIZE_MESSAGE = `Please use a whole number from 1 to ${GUEST_LIST_LIMITS.householdSize}`;

/** A new entry for the guest list. */
export const newGuestListEntrySchema = z.strictObject({
  name: text(GUEST_LIST_LIMITS.name).check(z.minLength(1, 'A name is missing')),
  email: z.nullable(rules.email),
  party_size: z.nullable(
    z
      .number(HOUSEHOLD_SIZE_MESSAGE)
      .check(
        z.int(HOUSEHOLD_SIZE_MESSAGE),
        z.gte(1, HOUSEHOLD_SIZE_MESSAGE),
        z.lte(GUEST_LIST_LIMITS.householdSize, HOUSEHOLD_SIZE_MESSAGE),
      ),
  ),
  note: optional(text(GUEST_LIST_LIMITS.note, MANY_LINES)),
});
export type NewGuestListEntry = z.infer<typeof newGuestListEntrySchema>;

/** A guest or a household that the couple invited: a row of the table `invited`. */
export type GuestListEntry = NewGuestListEntry & { id: number; created_at: string };

/** The couple's decision that an entry and a household are the same people, or are not. */
export type MatchDecision = { entryId: number; household: string; isMatch: boolean };

/** An entry with the household that replied for it. */
export type EntryStatus = {
  entry: GuestListEntry;
  /** Null while there is no reply. */
  household: string | null;
  matchedBy: 'couple' | 'email' | 'name' | null;
  /** Households that may be theirs, best first, for the couple to confirm. */
  suggestions: string[];
};

export type GuestList = {
  guestList: EntryStatus[];
  /** Keys of households that replied and are not on the list; empty while the list is empty. */
  notOnList: string[];
};
