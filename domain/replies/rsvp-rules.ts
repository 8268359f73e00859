// Plain functions, because the guests' page loads them: rsvp.ts makes schemas of them for the server.

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

/** Reads the form: the values, and the error of each field that has one. A field that is absent is empty. */
export function readRsvpForm(
  answers: Readonly<Record<string, unknown>>,
  rules: RsvpRules,
  { events, maxGuests }: RsvpQuestions,
): { values: RsvpFormValues; errors: Record<string, string> } {
  const further = listFurtherGuests(maxGuests).map((number) => `guest${number}` as const);
  const texts: Record<string, Rule<string>> = {
    guestOneFirst: rules.first,
    guestOneLast: rules.last,
    email: rules.email,
    // Absent if the form asks each person.
    dietaryRestrictions: rules.dietaryRestrictions,
  };
  for (const guest of ['guestTwo', ...further]) {
    texts[`${guest}First`] = rules.optionalName;
    texts[`${guest}Last`] = rules.optionalName;
  }
  const checked = [
    ...Object.entries(texts).map(
      ([name, rule]) => [name, rule(String(answers[name] ?? ''))] as const,
    ),
    ['guestsCount', rules.guestsCount(maxGuests)(answers.guestsCount ?? 1)] as const,
    ...events.map(({ id, title }) => {
      const name = toEventField(id);
      return [name, rules.attendance(title)(answers[name])] as const;
    }),
  ];
  return {
    values: Object.fromEntries(checked.map(([name, { value }]) => [name, value])) as RsvpFormValues,
    errors: Object.fromEntries(
      checked.flatMap(([name, { error }]) => (error === undefined ? [] : [[name, error]])),
    ),
  };
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
