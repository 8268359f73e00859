import * as z from 'zod/mini';

export { RSVP_DEFAULTS } from './rsvp-defaults.ts';

/** The two answers a guest can give for an event. */
export const ATTENDANCE = ['attending', 'not-attending'] as const;
export type Attendance = (typeof ATTENDANCE)[number];

/** Longest texts accepted; the address limit is that of SMTP's forward-path (RFC 5321). */
export const LIMITS = { name: 120, email: 254, dietaryRestrictions: 2000 } as const;

export const GUESTS_MESSAGE = 'Please choose 1 or 2 guests';
const EMAIL_MESSAGE = 'Please enter a valid email address';

/** Letters of any script are welcome on both sides of the @; spaces, quotes and commas are not. */
const ADDRESS =
  /^(?!\.)(?!.*\.[.@])[^\s@"(),:;<>[\]\\]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

// Control characters could forge lines in a terminal or a mail header; lone surrogates are no text
// at all and databases disagree on them. Everything else that a person can type is kept.
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;
export const MANY_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** A trimmed text of at most `max` characters, of one line unless more are allowed. */
export function text(max: number, allowed = ONE_LINE) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, `Please use at most ${max} characters`),
      z.regex(allowed, 'Please remove the invisible control characters'),
    );
}

function name(requiredMessage: string) {
  return text(LIMITS.name).check(z.minLength(1, requiredMessage));
}

/** What is asked of each value, in the form, on the wire and of the invited. */
export const rules = {
  first: name('First name is required'),
  last: name('Last name is required'),
  email: z
    .string()
    .check(
      z.trim(),
      z.regex(ADDRESS, { error: EMAIL_MESSAGE, abort: true }),
      z.maxLength(LIMITS.email, EMAIL_MESSAGE),
      z.regex(ONE_LINE, EMAIL_MESSAGE),
    ),
  optionalName: text(LIMITS.name),
  dietaryRestrictions: text(LIMITS.dietaryRestrictions, MANY_LINES),
  welcomeParty: z.enum(ATTENDANCE, 'Please select your attendance for the Welcome Party'),
  wedding: z.enum(ATTENDANCE, 'Please select your attendance for the Wedding'),
  guestsCount: z
    .number(GUESTS_MESSAGE)
    .check(z.int(GUESTS_MESSAGE), z.gte(1, GUESTS_MESSAGE), z.lte(2, GUESTS_MESSAGE)),
};

/** What the form holds. Empty optional texts are empty strings here, null in the record. */
export const rsvpFormSchema = z.object({
  guestOneFirst: rules.first,
  guestOneLast: rules.last,
  guestTwoFirst: rules.optionalName,
  guestTwoLast: rules.optionalName,
  email: rules.email,
  welcomeParty: rules.welcomeParty,
  wedding: rules.wedding,
  guestsCount: rules.guestsCount,
  dietaryRestrictions: rules.dietaryRestrictions,
});
export type RsvpFormValues = z.infer<typeof rsvpFormSchema>;

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

/** The record for checked form values; empty optional texts become null. */
export function toRsvpRecord(values: RsvpFormValues): RsvpRecord {
  return {
    guest_one_first: values.guestOneFirst,
    guest_one_last: values.guestOneLast,
    guest_two_first: values.guestTwoFirst || null,
    guest_two_last: values.guestTwoLast || null,
    email: values.email,
    welcome_party: values.welcomeParty,
    wedding: values.wedding,
    guests_count: values.guestsCount,
    dietary_restrictions: values.dietaryRestrictions || null,
  };
}
