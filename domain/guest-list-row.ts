import * as z from 'zod/mini';
import { MANY_LINES, optional, rules, text } from './rsvp.ts';

export const GUEST_LIST_LIMITS = { name: 250, partySize: 20, note: 2000, rows: 5000 } as const;

const PARTY_SIZE_MESSAGE = `Please use a whole number from 1 to ${GUEST_LIST_LIMITS.partySize}`;

/** Someone to be put on the list of the invited. */
export const guestListRowSchema = z.strictObject({
  name: text(GUEST_LIST_LIMITS.name).check(z.minLength(1, 'A name is missing')),
  email: z.nullable(rules.email),
  party_size: z.nullable(
    z
      .number(PARTY_SIZE_MESSAGE)
      .check(
        z.int(PARTY_SIZE_MESSAGE),
        z.gte(1, PARTY_SIZE_MESSAGE),
        z.lte(GUEST_LIST_LIMITS.partySize, PARTY_SIZE_MESSAGE),
      ),
  ),
  note: optional(text(GUEST_LIST_LIMITS.note, MANY_LINES)),
});
export type GuestListRow = z.infer<typeof guestListRowSchema>;
