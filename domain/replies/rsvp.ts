// The rules with English messages, for the server and the dashboard. A guest's page must not
// download them: it creates the rules in its own language from rsvp-rules.ts.

import * as z from 'zod/mini';
import { listGuestNames } from './people.ts';
import { findQuestionIssue, MAX_ANSWER_LENGTH } from './questions.ts';
import { EVENT_COLUMNS, type ReplyAnswers } from './reply-answers.ts';
import { RSVP_MESSAGES } from './rsvp-messages.ts';
import type { RsvpQuestions } from './rsvp-questions.ts';
import {
  ATTENDANCE,
  createRsvpRules,
  createTextRule,
  MANY_LINES,
  type RsvpRecord,
} from './rsvp-rules.ts';

export {
  ATTENDANCE,
  type Attendance,
  MANY_LINES,
  type RsvpRecord,
} from './rsvp-rules.ts';

/** In an open reply, with those that a wedding may allow. */
export const MAX_GUESTS = 10;

/** In any reply: as many as one household of the guest list can bring. */
export const MAX_PEOPLE = 20;

/** The limit of both databases, in characters of the JSON. */
const MAX_ANSWERS_LENGTH = 8000;

/** A trimmed text of at most `max` characters, of one line unless `allowed` says otherwise. */
export function text(max: number, allowed?: RegExp) {
  return createTextRule(max, RSVP_MESSAGES, allowed);
}

export const rules = createRsvpRules(RSVP_MESSAGES);

/** Stores a missing, null or empty text as null. */
export function optional(rule: typeof rules.optionalName) {
  return z.pipe(
    z.nullish(rule),
    z.transform((value) => value || null),
  );
}

export const eventId = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,39}$/));

const guestName = { first: optional(rules.optionalName), last: optional(rules.optionalName) };
const eventAnswers = z.record(eventId, z.enum(ATTENDANCE));
const questionAnswers = z.record(
  eventId,
  z.union([text(MAX_ANSWER_LENGTH, MANY_LINES), z.number(), z.boolean()]),
);

/** The parts of `answers` that a guest without a personal link can send. */
export const openAnswers = {
  events: z.optional(eventAnswers),
  notAsked: z.optional(z.array(z.enum(EVENT_COLUMNS)).check(z.maxLength(EVENT_COLUMNS.length))),
  guests: z.optional(
    z
      .array(z.strictObject(guestName))
      .check(z.maxLength(MAX_PEOPLE - 2, `Please use at most ${MAX_PEOPLE} guests`)),
  ),
  people: z.optional(
    z
      .array(
        z.strictObject({
          ...guestName,
          isChild: z.optional(z.literal(true)),
          events: z.optional(eventAnswers),
          dietary: z.optional(text(MAX_ANSWER_LENGTH, MANY_LINES)),
          questions: z.optional(questionAnswers),
        }),
      )
      .check(z.maxLength(MAX_PEOPLE, `Please use at most ${MAX_PEOPLE} guests`)),
  ),
  questions: z.optional(questionAnswers),
};

/** `answers` of any wedding. */
export const replyAnswersSchema = createAnswersSchema({
  ...openAnswers,
  noDietaryNeeds: z.optional(z.literal(true)),
  invitation: z.optional(z.int()),
  household: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
});

function createAnswersSchema<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z
    .strictObject(shape)
    .check(
      z.refine(
        (answers) => JSON.stringify(answers).length <= MAX_ANSWERS_LENGTH,
        'Please use shorter answers',
      ),
    ) as unknown as z.ZodMiniType<ReplyAnswers>;
}

/** A row of the table `rsvps` without the columns that the server adds. */
export const rsvpRecordSchema = z.strictObject({
  guest_one_first: rules.first,
  guest_one_last: rules.last,
  guest_two_first: optional(rules.optionalName),
  guest_two_last: optional(rules.optionalName),
  email: rules.email,
  welcome_party: rules.attendance('Welcome Party'),
  wedding: rules.attendance('The Wedding'),
  guests_count: rules.guestsCount(2),
  dietary_restrictions: optional(rules.dietaryRestrictions),
});

/** The nine columns and `answers` of the open form; null or nothing if the columns say everything. */
export const replySchema = z.strictObject({
  ...rsvpRecordSchema.shape,
  answers: z.nullish(createAnswersSchema(openAnswers)),
});

/** The first problem of an open reply with the questions of this wedding's form; null without one. */
export function findAnswerIssue(record: RsvpRecord, form: RsvpQuestions): string | null {
  const { answers = {}, guests_count } = record;
  const { events: answered = {}, guests = [] } = answers;
  const unknown = Object.keys(answered).find((id) => !form.events.some((event) => event.id === id));
  if (unknown !== undefined) {
    return `The event ${unknown} is not on the form any more`;
  }
  if (guests.length > 0 && guests_count < 2) return 'Further guests come after the second one';
  const { error } = rules.guestsCount(form.maxGuests).safeParse(guests_count + guests.length);
  const message = error?.issues[0]?.message ?? findPeopleIssue(record);
  return message ?? findQuestionIssue(answers, form)?.message ?? null;
}

/** In an open reply, people are the guests in their order, and attend what the household attends. */
function findPeopleIssue(record: RsvpRecord): string | null {
  const people = record.answers?.people;
  if (!people) return null;
  const names = listGuestNames(record);
  const isSame = names.every(
    ({ first, last }, index) => people[index]?.first === first && people[index]?.last === last,
  );
  if (people.length !== names.length || !isSame) return 'The people are not the guests';
  const hasOwnEvents = people.some(({ events }) => events);
  return hasOwnEvents ? 'Only a personal link asks each person about the events' : null;
}

/** A stored reply. `created_at` is ISO 8601 in UTC. */
export type StoredRsvp = RsvpRecord & { id: number; created_at: string };
