import * as z from 'zod/mini';
import type { RsvpRecord } from './rsvp.ts';
import type { RsvpMessages } from './rsvp-messages.ts';

/** The two answers a guest can give for an event. */
export const ATTENDANCE = ['attending', 'not-attending'] as const;
export type Attendance = (typeof ATTENDANCE)[number];

/** Longest texts accepted; the address limit is that of SMTP's forward-path (RFC 5321). */
const LIMITS = { name: 120, email: 254, dietaryRestrictions: 2000 } as const;

/** Letters of any script are welcome on both sides of the @; spaces, quotes and commas are not. */
const ADDRESS =
  /^(?!\.)(?!.*\.[.@])[^\s@"(),:;<>[\]\\]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

// Control characters could forge lines in a terminal or a mail header; lone surrogates are no text
// at all and databases disagree on them. Everything else that a person can type is kept.
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;
export const MANY_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** A trimmed text of at most `max` characters, of one line unless more are allowed. */
export function textOf(
  max: number,
  { invisible, tooLong }: Pick<RsvpMessages, 'invisible' | 'tooLong'>,
  allowed = ONE_LINE,
) {
  return z.string().check(z.trim(), z.maxLength(max, tooLong(max)), z.regex(allowed, invisible));
}

/** What is asked of each value, in the form, on the wire and of the invited. */
export function rulesWith(messages: RsvpMessages) {
  const name = () => textOf(LIMITS.name, messages);
  const { email, guests } = messages;
  return {
    first: name().check(z.minLength(1, messages.first)),
    last: name().check(z.minLength(1, messages.last)),
    email: z
      .string()
      .check(
        z.trim(),
        z.regex(ADDRESS, { error: email, abort: true }),
        z.maxLength(LIMITS.email, email),
        z.regex(ONE_LINE, email),
      ),
    optionalName: name(),
    dietaryRestrictions: textOf(LIMITS.dietaryRestrictions, messages, MANY_LINES),
    welcomeParty: z.enum(ATTENDANCE, messages.welcomeParty),
    wedding: z.enum(ATTENDANCE, messages.wedding),
    guestsCount: z.number(guests).check(z.int(guests), z.gte(1, guests), z.lte(2, guests)),
  };
}

/** What the form holds. Empty optional texts are empty strings here, null in the record. */
export function rsvpFormWith(rules: ReturnType<typeof rulesWith>) {
  return z.object({
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
}
export type RsvpFormValues = z.infer<ReturnType<typeof rsvpFormWith>>;

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
