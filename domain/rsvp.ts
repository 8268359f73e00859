// The rules with English messages, for the server and the dashboard. A guest's page must not
// download them: it creates the rules in its own language from rsvp-rules.ts.
import * as z from 'zod/mini';
import {
  createRsvpFormSchema,
  createRsvpRules,
  createTextRule,
  RSVP_MESSAGES,
  type RsvpRecord,
} from './rsvp-rules.ts';

export { RSVP_DEFAULTS } from './rsvp-defaults.ts';
export {
  ATTENDANCE,
  type Attendance,
  MANY_LINES,
  type RsvpFormValues,
  type RsvpRecord,
  toRsvpRecord,
} from './rsvp-rules.ts';

export const GUESTS_MESSAGE = RSVP_MESSAGES.guests;

/** A trimmed text of at most `max` characters, of one line unless `allowed` says otherwise. */
export function text(max: number, allowed?: RegExp) {
  return createTextRule(max, RSVP_MESSAGES, allowed);
}

export const rules = createRsvpRules(RSVP_MESSAGES);
export const rsvpFormSchema = createRsvpFormSchema(rules);

/** Stores a missing, null or empty text as null. */
export function optional(rule: typeof rules.optionalName) {
  return z.pipe(
    z.nullish(rule),
    z.transform((value) => value || null),
  );
}

/** A row of the table `rsvps` without the columns that the server adds. */
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
}) satisfies z.ZodMiniType<RsvpRecord>;

/** A stored reply. `created_at` is ISO 8601 in UTC. */
export type StoredRsvp = RsvpRecord & { id: number; created_at: string };
