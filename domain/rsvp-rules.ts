import * as z from 'zod/mini';

/** The two answers a guest can give for an event. */
export const ATTENDANCE = ['attending', 'not-attending'] as const;
export type Attendance = (typeof ATTENDANCE)[number];

/** The nine columns of the table `rsvps` that the page sends. */
export type RsvpRecord = {
  guest_one_first: string;
  guest_one_last: string;
  guest_two_first: string | null;
  guest_two_last: string | null;
  email: string;
  welcome_party: Attendance;
  wedding: Attendance;
  guests_count: number;
  dietary_restrictions: string | null;
};

/** The error message for each rule, in one language. */
export type RsvpMessages = {
  first: string;
  last: string;
  email: string;
  welcomeParty: string;
  wedding: string;
  guests: string;
  /** For control characters. */
  invisible: string;
  /** With the placeholder `{max}`, in characters. */
  tooLong: string;
};

/** In English, for the guests' page, the dashboard and the server. */
export const RSVP_MESSAGES: RsvpMessages = {
  first: 'First name is required',
  last: 'Last name is required',
  email: 'Please enter a valid email address',
  welcomeParty: 'Please select your attendance for the Welcome Party',
  wedding: 'Please select your attendance for the Wedding',
  guests: 'Please choose 1 or 2 guests',
  invisible: 'Please remove the invisible control characters',
  tooLong: 'Please use at most {max} characters',
};

/** In characters; the limit for addresses is the one of SMTP's forward-path (RFC 5321). */
const MAX_LENGTH = { name: 120, email: 254, dietaryRestrictions: 2000 } as const;

/** Allows letters of any script on both sides of the @, but no spaces, quotes or commas. */
const EMAIL =
  /^(?!\.)(?!.*\.[.@])[^\s@"(),:;<>[\]\\]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

// Control characters could forge lines in a terminal or a mail header. Databases disagree on lone
// surrogates. Every other character is allowed, but not a text of invisible ones only, such as U+200B: a
// guest without a visible name would be an empty line on the couple's lists.
const ONE_LINE = /^(?=.*[^\s\p{DI}]|$)[^\p{Cc}\p{Cs}]*$/su;
export const MANY_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** A trimmed text of at most `max` characters. */
export function createTextRule(
  max: number,
  { invisible, tooLong }: Pick<RsvpMessages, 'invisible' | 'tooLong'>,
  allowed = ONE_LINE,
) {
  const error = tooLong.replace('{max}', String(max));
  return z.string().check(z.trim(), z.maxLength(max, error), z.regex(allowed, invisible));
}

/** The rule for each value, for the form, the data API and the guest list. */
export function createRsvpRules(messages: RsvpMessages) {
  const name = () => createTextRule(MAX_LENGTH.name, messages);
  const { email, guests } = messages;
  return {
    first: name().check(z.minLength(1, messages.first)),
    last: name().check(z.minLength(1, messages.last)),
    email: z
      .string()
      .check(
        z.trim(),
        z.regex(EMAIL, { error: email, abort: true }),
        z.maxLength(MAX_LENGTH.email, email),
        z.regex(ONE_LINE, email),
      ),
    optionalName: name(),
    dietaryRestrictions: createTextRule(MAX_LENGTH.dietaryRestrictions, messages, MANY_LINES),
    welcomeParty: z.enum(ATTENDANCE, messages.welcomeParty),
    wedding: z.enum(ATTENDANCE, messages.wedding),
    guestsCount: z.number(guests).check(z.int(guests), z.gte(1, guests), z.lte(2, guests)),
  };
}

/** The values of the form. Empty optional texts are empty strings here and null in the record. */
export function createRsvpFormSchema(rules: ReturnType<typeof createRsvpRules>) {
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
export type RsvpFormValues = z.infer<ReturnType<typeof createRsvpFormSchema>>;

/** Converts valid form values. */
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
