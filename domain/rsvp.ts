import * as z from 'zod/mini';
import { rsvpFormWith, rulesWith, textOf } from './rsvp-form.ts';
import { RSVP_MESSAGES } from './rsvp-messages.ts';

export { RSVP_DEFAULTS } from './rsvp-defaults.ts';
export {
  ATTENDANCE,
  type Attendance,
  MANY_LINES,
  type RsvpFormValues,
  toRsvpRecord,
} from './rsvp-form.ts';

export const GUESTS_MESSAGE = RSVP_MESSAGES.guests;

/** A trimmed text of at most `max` characters, of one line unless more are allowed. */
export function text(max: number, allowed?: RegExp) {
  return textOf(max, RSVP_MESSAGES, allowed);
}

// In English, as the server and the dashboard say it; a guest's page makes its own in its language.
export const rules = rulesWith(RSVP_MESSAGES);
export const rsvpFormSchema = rsvpFormWith(rules);

/** An optional text of the record: absent, null and empty are all stored as null. */
export function optional(rule: typeof rules.optionalName) {
  return z.pipe(
    z.nullish(rule),
    z.transform((value) => value || null),
  );
}

/** What travels and is stored: one row of the table `rsvps`, without the server's own columns. */
export const rsvpRecordSchema = z.strictObject({
  guest_one_first: rules.first,
  guest_one_last: rules.last,
  guest_two_first: optional(rules.optionalName),
  guest_two_last: optional(rules.optionalName),
  email: rules.email,
  welcome_party: rules.welcomeParty,
  wedding: rules.wedding,
  guests_count: rules.guestsCount,
  dietary_restrictions: optional(rules.dietaryRestrictions),
});
export type RsvpRecord = z.infer<typeof rsvpRecordSchema>;

/** A stored reply: the record and what the server added to it. `created_at` is ISO 8601, UTC. */
export type StoredRsvp = RsvpRecord & { id: number; created_at: string };
