// Plain functions, because the guests' page loads them: rsvp.ts makes schemas of them for the server.

import type { RsvpMessages } from '../messages/rsvp-messages.ts';
import { ATTENDANCE, type Attendance } from './reply.ts';

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

/** Reads a value as it is stored, or explains why it is rejected. */
export type Rule<Input, Value = Input> = (
  input: Input,
) => { value: Value; error?: undefined } | { value?: undefined; error: string };

/** A trimmed text of at most `max` characters. */
export function createTextRule(
  max: number,
  { invisible, tooLong }: Pick<RsvpMessages, 'invisible' | 'tooLong'>,
  allowed = ONE_LINE,
): Rule<string> {
  return (input) => {
    const value = input.trim();
    if (value.length > max) return { error: tooLong.replace('{max}', String(max)) };
    return allowed.test(value) ? { value } : { error: invisible };
  };
}

/** The rule for each value, for the form, the data API and the guest list. */
export function createRsvpRules(messages: RsvpMessages) {
  const { attendance, email, guests, guestsUpTo } = messages;
  const text = createTextRule(MAX_LENGTH.name, messages);
  const optionalName: Rule<string> = (input) => {
    const { error, value } = text(input);
    return error === undefined ? { value: removeZeroWidth(value) } : { error };
  };
  const createName = (error: string): Rule<string> => {
    return (input) => (input.trim() === '' ? { error } : optionalName(input));
  };
  const toAttendanceError = (title: string) =>
    attendance.replace('{event}', title.replace(/^the /i, ''));
  const toCountError = (max: number) =>
    max === 2 ? guests : guestsUpTo.replace('{max}', String(max));
  const checkEmail: Rule<string> = (input) => {
    // Messengers put invisible marks around an address that somebody copies.
    const value = input.replaceAll(/\p{DI}/gu, '').trim();
    const isValid = EMAIL.test(value) && value.length <= MAX_LENGTH.email && ONE_LINE.test(value);
    return isValid ? { value } : { error: email };
  };
  return {
    first: createName(messages.first),
    last: createName(messages.last),
    email: checkEmail,
    optionalName,
    dietaryRestrictions: createTextRule(MAX_LENGTH.dietaryRestrictions, messages, MANY_LINES),
    attendance: (title: string): Rule<unknown, Attendance> => {
      const error = toAttendanceError(title);
      return (input) => {
        const value = ATTENDANCE.find((answer) => answer === input);
        return value ? { value } : { error };
      };
    },
    guestsCount: (max: number): Rule<unknown, number> => {
      const error = toCountError(max);
      return (input) => {
        const isValid = Number.isInteger(input) && Number(input) >= 1 && Number(input) <= max;
        return isValid ? { value: Number(input) } : { error };
      };
    },
  };
}

function removeZeroWidth(name: string): string {
  // A name of nothing else is rejected instead.
  return name.replaceAll(ZERO_WIDTH, '').trim() || name;
}

export type RsvpRules = ReturnType<typeof createRsvpRules>;
