// The server's checks of records: of requests to the data API, and of rows of the database.

import * as z from 'zod/mini';
import { findQuestionIssue, MAX_ANSWER_LENGTH } from './questions.ts';
import type { Reply } from './reply.ts';
import {
  answersSchema,
  attendanceSchema,
  MANY_LINES,
  MAX_ANSWERS_LENGTH,
  MAX_PEOPLE,
  nameSchema,
  optional,
  rules,
  text,
} from './rsvp.ts';
import type { RsvpQuestions } from './rsvp-questions.ts';
import {
  decodeReply,
  EVENT_COLUMNS,
  encodeReply,
  type RecordAnswers,
  type RsvpRecord,
} from './rsvp-record.ts';

const tooMany = `Please use at most ${MAX_PEOPLE} guests`;

const openPerson = {
  ...nameSchema,
  isChild: z.optional(z.literal(true)),
  events: z.optional(attendanceSchema),
  dietary: z.optional(text(MAX_ANSWER_LENGTH, MANY_LINES)),
  questions: z.optional(answersSchema),
};

function createPeopleSchema<Shape extends z.core.$ZodLooseShape>(person: Shape) {
  return z.optional(z.array(z.strictObject(person)).check(z.maxLength(MAX_PEOPLE, tooMany)));
}

/** The parts of `answers` that a guest without a personal link can send. */
const openAnswers = {
  events: z.optional(attendanceSchema),
  notAsked: z.optional(z.array(z.enum(EVENT_COLUMNS)).check(z.maxLength(EVENT_COLUMNS.length))),
  guests: z.optional(
    z.array(z.strictObject(nameSchema)).check(z.maxLength(MAX_PEOPLE - 2, tooMany)),
  ),
  people: createPeopleSchema(openPerson),
  questions: z.optional(answersSchema),
};

/** `answers` of any row. */
export const recordAnswersSchema = z.strictObject({
  ...openAnswers,
  people: createPeopleSchema({ ...openPerson, id: z.optional(z.int()) }),
  noDietaryNeeds: z.optional(z.literal(true)),
  invitation: z.optional(z.int()),
  household: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
}) as unknown as z.ZodMiniType<RecordAnswers>;

/** The events with columns, as the specification calls them. */
export const EVENT_TITLES: Readonly<Record<string, string>> = {
  welcome_party: 'Welcome Party',
  wedding: 'Wedding',
} satisfies Record<(typeof EVENT_COLUMNS)[number], string>;

/** A request to the data API. `answers` are null or absent if the columns say everything. */
export const recordSchema = z.strictObject({
  guest_one_first: rules.first,
  guest_one_last: rules.last,
  guest_two_first: optional(rules.optionalName),
  guest_two_last: optional(rules.optionalName),
  email: rules.email,
  welcome_party: rules.attendance('Welcome Party'),
  wedding: rules.attendance('The Wedding'),
  guests_count: rules.guestsCount(2),
  dietary_restrictions: optional(rules.dietaryRestrictions),
  answers: z.nullish(
    z
      .strictObject(openAnswers)
      .check(
        z.refine(
          (answers) => JSON.stringify(answers).length <= MAX_ANSWERS_LENGTH,
          'Please use shorter answers',
        ),
      ),
  ) as unknown as z.ZodMiniType<RecordAnswers | null | undefined>,
});

/** In the order of the record. */
export const REPLY_COLUMNS = Object.keys(recordSchema.shape) as (keyof RsvpRecord)[];

/** The types of the columns that contain no text. */
export const COLUMN_TYPES: Partial<
  Record<string, readonly [type: 'integer' | 'json', jsonType: 'number' | 'object']>
> = {
  guests_count: ['integer', 'number'],
  answers: ['json', 'object'],
};

/** The first problem of an open reply with the questions of this wedding's form; null without one. */
export function findRecordIssue(record: RsvpRecord, form: RsvpQuestions): string | null {
  const { answers = {}, guests_count } = record;
  const { events = {}, guests = [] } = answers;
  const unknown = Object.keys(events).find((id) => !form.events.some((event) => event.id === id));
  if (unknown !== undefined) return `The event ${unknown} is not on the form any more`;
  if (guests.length > 0 && guests_count < 2) return 'Further guests come after the second one';
  const { error } = rules.guestsCount(form.maxGuests).safeParse(guests_count + guests.length);
  const message = error?.issues[0]?.message ?? findPeopleIssue(record);
  return message ?? findQuestionIssue(decodeReply(record), form)?.message ?? null;
}

/** In an open reply, people are the guests in their order, and attend what the household attends. */
function findPeopleIssue(record: RsvpRecord): string | null {
  const given = record.answers?.people;
  if (!given) return null;
  if (given.some(({ events }) => events)) {
    return 'Only a personal link asks each person about the events';
  }
  const { people } = decodeReply(record);
  const isSame = people.every(
    ({ first, last }, index) => given[index]?.first === first && given[index]?.last === last,
  );
  return given.length === people.length && isSame ? null : 'The people are not the guests';
}

/** A row of one of the tables with replies: the columns of the record, with `answers` as JSON. */
export type ReplyRow = Omit<RsvpRecord, 'answers'> & { answers: string | null };

/** The values of the columns; null in all of them without a reply. */
export function encodeRow(reply: Reply | null): (string | number | null)[] {
  const record = reply && encodeReply(reply);
  return REPLY_COLUMNS.map((column) => {
    if (column !== 'answers') return record?.[column] ?? null;
    return record?.answers ? JSON.stringify(record.answers) : null;
  });
}

/**
 * On Supabase guests write into the table, so the answers can have any shape: those that the page cannot have sent
 * are ignored.
 */
export function decodeRow({ answers, ...columns }: ReplyRow): Reply {
  const parsed = answers === null ? null : recordAnswersSchema.safeParse(JSON.parse(answers));
  return decodeReply({ ...columns, ...(parsed?.data && { answers: parsed.data }) });
}
