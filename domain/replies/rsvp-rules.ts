import * as z from 'zod/mini';
import type { RsvpMessages } from '../messages/rsvp-messages.ts';
import {
  ATTENDANCE,
  type Attendance,
  type AttendanceByEvent,
  hasName,
  type Reply,
} from './reply.ts';
import { listFurtherGuests, type RsvpQuestions, toEventField } from './rsvp-questions.ts';

/** In characters; the limit for addresses is the one of SMTP's forward-path (RFC 5321). */
const MAX_LENGTH = { name: 120, email: 254, dietaryRestrictions: 2000 } as const;

/** Allows letters of any script on both sides of the @, but no spaces, quotes or commas. */
const EMAIL =
  /^(?!\.)(?!.*\.[.@])[^\s@"(),:;<>[\]\\]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

// Control characters could forge lines in a terminal or a mail header. Databases disagree on lone
// surrogates. Every other character is allowed, but not a text of invisible ones only, such as U+200B: a
// guest without a visible name would be an empty line on the couple's lists.
const ONE_LINE = /^(?=.*[^\s\p{DI}]|$)[^\p{Cc}\p{Cs}]*$/su;
// Without meaning in a name, and two spellings would be two guests. Joiners stay: Persian and emoji need them.
const ZERO_WIDTH = /[\u200B\u2060-\u2064\uFEFF]/g;
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
  const name = () => createTextRule(MAX_LENGTH.name, messages).check(z.overwrite(removeZeroWidth));
  const { attendance, email, guests, guestsUpTo } = messages;
  return {
    first: name().check(z.minLength(1, messages.first)),
    last: name().check(z.minLength(1, messages.last)),
    email: z.string().check(
      // Messengers put invisible marks around an address that somebody copies.
      z.overwrite((text) => text.replaceAll(/\p{DI}/gu, '').trim()),
      z.regex(EMAIL, { error: email, abort: true }),
      z.maxLength(MAX_LENGTH.email, email),
      z.regex(ONE_LINE, email),
    ),
    optionalName: name(),
    dietaryRestrictions: createTextRule(MAX_LENGTH.dietaryRestrictions, messages, MANY_LINES),
    attendance: (title: string) =>
      z.enum(ATTENDANCE, attendance.replace('{event}', title.replace(/^the /i, ''))),
    guestsCount: (max: number) => {
      const error = max === 2 ? guests : guestsUpTo.replace('{max}', String(max));
      return z.number(error).check(z.int(error), z.gte(1, error), z.lte(max, error));
    },
  };
}

function removeZeroWidth(name: string): string {
  // A name of nothing else is rejected instead.
  return name.replaceAll(ZERO_WIDTH, '').trim() || name;
}

export type RsvpRules = ReturnType<typeof createRsvpRules>;

/** The values of the form. Empty optional texts are empty strings here and null in the reply. */
export type RsvpFormValues = {
  guestOneFirst: string;
  guestOneLast: string;
  guestTwoFirst: string;
  guestTwoLast: string;
  email: string;
  welcomeParty?: Attendance;
  wedding?: Attendance;
  guestsCount: number;
  dietaryRestrictions: string;
} & { [Event in `event:${string}`]?: Attendance } & {
  [Name in `guest${number}${'First' | 'Last'}`]?: string;
};

export function createRsvpFormSchema(rules: RsvpRules, { events, maxGuests }: RsvpQuestions) {
  const name = z._default(rules.optionalName, '');
  return z.object({
    guestOneFirst: rules.first,
    guestOneLast: rules.last,
    guestTwoFirst: name,
    guestTwoLast: name,
    email: rules.email,
    guestsCount: z._default(rules.guestsCount(maxGuests), 1),
    // Absent if the form asks each person.
    dietaryRestrictions: z._default(rules.dietaryRestrictions, ''),
    ...Object.fromEntries(
      events.map(({ id, title }) => [toEventField(id), rules.attendance(title)]),
    ),
    ...Object.fromEntries(
      listFurtherGuests(maxGuests).flatMap((number) => [
        [`guest${number}First`, name],
        [`guest${number}Last`, name],
      ]),
    ),
  }) as z.ZodMiniType<RsvpFormValues>;
}

/** The reply in valid form values. */
export function toReply(values: RsvpFormValues, { events }: Pick<RsvpQuestions, 'events'>): Reply {
  const attendance = Object.fromEntries(
    events.map(({ id }) => [id, values[toEventField(id)]]),
  ) as AttendanceByEvent;
  const answers = {};
  const { email, guestsCount, dietaryRestrictions } = values;
  const people = (['One', 'Two', ...listFurtherGuests(guestsCount)] as const).map((guest) => ({
    first: values[`guest${guest}First`] || null,
    last: values[`guest${guest}Last`] || null,
    ...{ attendance, dietary: null, answers },
  }));
  const [uncounted] = guestsCount < 2 ? people.splice(1) : [];
  return {
    ...{ people, isPerPerson: false, email, note: dietaryRestrictions || null, answers },
    ...(uncounted && hasName(uncounted) && { uncounted }),
  };
}
