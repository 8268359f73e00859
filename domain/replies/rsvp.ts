// The rules for the server and the dashboard, with messages in the couple's language, or in English for guests. A
// guest's page must not download them: it creates the rules in its own language from rsvp-rules.ts.

import * as z from 'zod/mini';
import { getMessages } from '../dashboard/messages/messages.ts';
import { GUEST_LIST_LIMITS } from '../guest-list/guest-list.ts';
import type {
  AddressRequest,
  PersonalReply,
  PersonalReplyRequest,
} from '../invitations/invitation.ts';
import type { RsvpMessages } from '../messages/rsvp-messages.ts';
import { findQuestionIssue, MAX_ANSWER_LENGTH } from './questions.ts';
import { ATTENDANCE, getOwn, hasName, isComing, type Person, type Reply } from './reply.ts';
import type { RsvpQuestions } from './rsvp-questions.ts';
import { encodeReply } from './rsvp-record.ts';
import {
  createRsvpRules,
  createTextRule,
  MANY_LINES,
  type RsvpRules,
  type Rule,
} from './rsvp-rules.ts';

export { MANY_LINES } from './rsvp-rules.ts';

/** In an open reply, with those that a wedding may allow. */
export const MAX_GUESTS = 10;

/** In any reply: as many as one household of the guest list can bring. */
export const MAX_PEOPLE = 20;

/** The limit of both databases, in characters of the JSON. */
export const MAX_ANSWERS_LENGTH = 8000;

/** A trimmed text of at most `max` characters, of one line unless `allowed` says otherwise. */
export function text(max: number, allowed?: RegExp) {
  return toSchema(() => createTextRule(max, getMessages('replies').checks, allowed));
}

const rulesByMessages = new WeakMap<RsvpMessages, RsvpRules>();

function getRules(): RsvpRules {
  const { checks } = getMessages('replies');
  const known = rulesByMessages.get(checks) ?? createRsvpRules(checks);
  rulesByMessages.set(checks, known);
  return known;
}

export const rules = {
  first: toSchema(() => getRules().first),
  last: toSchema(() => getRules().last),
  email: toSchema(() => getRules().email),
  optionalName: toSchema(() => getRules().optionalName),
  dietaryRestrictions: toSchema(() => getRules().dietaryRestrictions),
  attendance: (title: string) =>
    z.enum(ATTENDANCE, { error: () => getRules().attendance(title)(undefined).error ?? '' }),
  guestsCount: (max: number) =>
    z
      .number({ error: () => countError(max) })
      .check(toCheck<number>(() => getRules().guestsCount(max))),
};

function countError(max: number): string {
  return getRules().guestsCount(max)(undefined).error ?? '';
}

function toSchema(getRule: () => Rule<string>) {
  return z.string().check(toCheck(getRule));
}

function toCheck<Value>(getRule: () => Rule<Value>): z.core.CheckFn<Value> {
  return (payload) => {
    const { error, value } = getRule()(payload.value);
    if (error === undefined) payload.value = value;
    // `continue` makes it the error of a union with other types, too.
    else
      payload.issues.push({ code: 'custom', input: payload.value, message: error, continue: true });
  };
}

/** Stores a missing, null or empty text as null. */
export function optional(rule: typeof rules.optionalName) {
  return z.pipe(
    z.nullish(rule),
    z.transform((value) => value || null),
  );
}

export const eventId = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,39}$/));

export const nameSchema = {
  first: optional(rules.optionalName),
  last: optional(rules.optionalName),
};
export const attendanceSchema = z.record(
  eventId,
  z.enum(ATTENDANCE, { error: () => getMessages('replies').errors.attendance }),
);
export const answersSchema = z.record(
  eventId,
  z.union([text(MAX_ANSWER_LENGTH, MANY_LINES), z.number(), z.boolean()]),
);

const peopleSchema = z
  .array(
    z.strictObject({
      id: z.exactOptional(z.int()),
      ...nameSchema,
      isChild: z.exactOptional(z.literal(true)),
      attendance: attendanceSchema,
      dietary: optional(text(MAX_ANSWER_LENGTH, MANY_LINES)),
      answers: z._default(answersSchema, {}),
    }),
  )
  .check(
    z.minLength(1, { error: () => getMessages('replies').errors.noGuest }),
    z.maxLength(MAX_PEOPLE, {
      error: () => getMessages('replies').errors.tooManyGuests(MAX_PEOPLE),
    }),
  );

/** A reply that the couple enters. One after a phone call may have no email address. */
export const replySchema = z
  .strictObject({
    people: peopleSchema,
    isPerPerson: z.boolean(),
    uncounted: z.exactOptional(z.strictObject(nameSchema)),
    email: z.nullable(rules.email),
    note: optional(rules.dietaryRestrictions),
    answers: z._default(answersSchema, {}),
    noDietaryNeeds: z.exactOptional(z.literal(true)),
    invitation: z.exactOptional(z.int()),
    household: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(300))),
  })
  .check(
    z.superRefine((reply, { addIssue }) => {
      const issue = findReplyIssue(reply);
      if (issue) addIssue({ code: 'custom', input: reply, ...issue });
    }),
  );

/** The first problem of a reply as a whole; null without one. */
function findReplyIssue(reply: Reply): { path: (string | number)[]; message: string } | null {
  const { people, isPerPerson } = reply;
  const { checks, errors } = getMessages('replies');
  if (!isPerPerson) {
    const [first] = people;
    if (!first?.first) return { path: ['people', 0, 'first'], message: checks.first };
    if (!first.last) return { path: ['people', 0, 'last'], message: checks.last };
    const other = people.findIndex((person) => !hasSameAttendance(person, first));
    if (other > 0) {
      return { path: ['people', other, 'attendance'], message: errors.otherEvents };
    }
  } else if (!people.some(hasName)) {
    return { path: ['people', 0, 'first'], message: checks.first };
  }
  return isShortEnough(reply) ? null : { path: ['answers'], message: errors.tooLong };
}

function hasSameAttendance({ attendance }: Person, other: Person): boolean {
  const ids = Object.keys({ ...attendance, ...other.attendance });
  return ids.every((id) => getOwn(attendance, id) === getOwn(other.attendance, id));
}

/** Whether the answers fit into the column. */
export function isShortEnough(reply: Reply): boolean {
  return JSON.stringify(encodeReply(reply).answers ?? {}).length <= MAX_ANSWERS_LENGTH;
}

/** `POST /invitation/reply`. */
export const personalReplySchema = z.strictObject({
  people: peopleSchema,
  email: rules.email,
  note: optional(rules.dietaryRestrictions),
  answers: z._default(answersSchema, {}),
  id: z.exactOptional(z.int()),
  repliedAt: z.exactOptional(z.nullable(z.string())),
}) satisfies z.ZodMiniType<PersonalReplyRequest>;

/** `POST /invitation/address`. */
export const addressSchema = z.strictObject({
  id: z.int(),
  address: text(GUEST_LIST_LIMITS.address, MANY_LINES).check(z.minLength(1)),
}) satisfies z.ZodMiniType<AddressRequest>;

/** The limits of one household. `events` are those on the form that it is invited to. */
export type InvitationLimits = { events: readonly string[]; maxGuests: number };

/** The field's name, as in `person:2:event:brunch`, and a sentence. */
type Issue = { field: string; message: string };

/** The first answer that does not fit the household's invitation and the form; null without one. */
export function findPersonalReplyIssue(
  { people, answers }: Pick<PersonalReply, 'people' | 'answers'>,
  { events, maxGuests }: InvitationLimits,
  form: Pick<RsvpQuestions, 'questions'>,
  before: Pick<PersonalReply, 'people' | 'answers'> | null = null,
): Issue | null {
  const answered = people.flatMap(({ attendance }, index) =>
    Object.keys(attendance).map((id) => ({ id, field: `person:${index}:event:${id}` })),
  );
  const unknown = answered.find(({ id }) => !events.includes(id));
  if (unknown) {
    const message = `The event ${unknown.id} is not on the invitation any more`;
    return { field: unknown.field, message };
  }
  if (answered.length === 0) {
    const message = 'Please select who is coming';
    return { field: `person:0:event:${events[0] ?? ''}`, message };
  }
  const [index, person] = [...people.entries()].filter(([, one]) => isComing(one))[maxGuests] ?? [];
  if (person) {
    const event = events.find((id) => getOwn(person.attendance, id) === 'attending') ?? '';
    return { field: `person:${index}:event:${event}`, message: countError(maxGuests) };
  }
  // The form keeps a person's note when the couple no longer asks for it.
  return findQuestionIssue({ people, answers }, { ...form, dietaryPerPerson: true }, before);
}
