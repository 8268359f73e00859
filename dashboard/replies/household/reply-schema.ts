import * as z from 'zod/mini';
import type { GuestData } from '../../../domain/dashboard/dashboard-api.ts';
import { getSecondGuest } from '../../../domain/replies/names.ts';
import { findAnswerError, QUESTION_MESSAGES } from '../../../domain/replies/questions.ts';
import {
  type Answers,
  type AnswerValue,
  ATTENDANCE,
  type Attendance,
  type AttendanceByEvent,
  getAttendance,
  getAttendanceByEvent,
  getGuestCount,
  getOwn,
  hasName,
  type Person,
  type Reply,
} from '../../../domain/replies/reply.ts';
import { MANY_LINES, MAX_GUESTS, rules, text } from '../../../domain/replies/rsvp.ts';
import type { RsvpQuestion } from '../../../domain/wedding/wedding.ts';

type Wedding = GuestData['wedding'];

const EMAIL_MESSAGE = 'Please enter a valid email address, or leave it empty';
const MAX_DIETARY_LENGTH = 500;

type AttendanceValues = Record<string, Attendance | 'not-asked'>;
/** The answers by the question's id, as texts; empty without an answer. */
type AnswerTexts = Record<string, string>;

/** The number of a household's guests that a form offers. */
const GUEST_COUNTS = Array.from({ length: MAX_GUESTS }, (_, index) => String(index + 1));

/** The guests' RSVP form for the couple: a reply received by phone may have no email address. */
export function createReplySchema(wedding: Wedding) {
  const attendance = z.enum([...ATTENDANCE, 'not-asked'], 'Please choose an answer');
  const events = z.object(
    Object.fromEntries(wedding.events.map(({ id }) => [id, attendance])),
  ) as z.ZodMiniType<AttendanceValues, AttendanceValues>;
  const person = {
    /** The position of the person in the reply before; null for somebody who was added. */
    position: z.nullable(z.number()),
    first: rules.optionalName,
    last: rules.optionalName,
    events,
    dietary: text(MAX_DIETARY_LENGTH, MANY_LINES),
    questions: createAnswersSchema(splitQuestions(wedding, true)),
  };
  const household = {
    email: z.string().check(
      z.trim(),
      z.refine((email) => email === '' || rules.email.safeParse(email).success, EMAIL_MESSAGE),
    ),
    events,
    guestsCount: z.pipe(z.enum(GUEST_COUNTS), z.transform(Number)),
    note: rules.dietaryRestrictions,
    questions: createAnswersSchema(splitQuestions(wedding, false)),
  };
  const perPerson = z.object({
    ...household,
    isPerPerson: z.boolean(),
    people: z.array(z.object(person)),
  });
  const first = z.object({ ...person, first: rules.first, last: rules.last });
  return z.discriminatedUnion('isPerPerson', [
    z.object({ ...perPerson.shape, isPerPerson: z.literal(true) }),
    // All guests, of whom the form shows as many as are counted, and the second one.
    z.object({
      ...household,
      isPerPerson: z.literal(false),
      people: z.tuple([first], z.object(person)),
    }),
  ]) as unknown as typeof perPerson;
}
type ReplySchema = ReturnType<typeof createReplySchema>;
/** The values in the form, and the values after validation. */
export type ReplyInput = z.input<ReplySchema>;
export type ReplyValues = z.output<ReplySchema>;
type PersonInput = ReplyInput['people'][number];

function splitQuestions({ questions = [] }: Wedding, perPerson: boolean): RsvpQuestion[] {
  return questions.filter((question) => question.perPerson === perPerson);
}

function createAnswersSchema(questions: readonly RsvpQuestion[]) {
  return z.object(
    Object.fromEntries(questions.map((question) => [question.id, createAnswerRule(question)])),
  ) as unknown as z.ZodMiniType<AnswerTexts, AnswerTexts>;
}

/** The couple may leave any question without an answer, and keep a choice that was removed. */
function createAnswerRule(question: RsvpQuestion) {
  if (question.kind === 'choice') return z.string();
  return z.string().check(
    z.superRefine((answer, { addIssue }) => {
      const given = readAnswer(answer, question);
      const message = findAnswerError({ ...question, required: false }, given, QUESTION_MESSAGES);
      if (message) addIssue({ code: 'custom', message, input: answer });
    }),
  );
}

/** A new reply has no default attendance: the couple must enter it. */
export function toFormValues(reply: Reply | null, wedding: Wedding): Partial<ReplyInput> {
  const isPerPerson = reply?.isPerPerson ?? false;
  const count = reply && isPerPerson ? reply.people.length : MAX_GUESTS;
  const toAttendance = ({ id }: { id: string }) =>
    [id, (reply && getAttendance(reply, id)) ?? 'not-asked'] as const;
  const people = Array.from({ length: count }, (_, index) => toPersonInput(reply, index, wedding));
  return {
    email: reply?.email ?? '',
    ...(reply && { events: Object.fromEntries(wedding.events.map(toAttendance)) }),
    guestsCount: String(reply ? Math.min(getGuestCount(reply), MAX_GUESTS) : 1),
    note: reply?.note ?? '',
    isPerPerson,
    people,
    questions: toAnswerTexts(reply?.answers, splitQuestions(wedding, false)),
  };
}

/** A person of the reply, or somebody new. */
export function toPersonInput(
  reply: Reply | null,
  position: number | null,
  wedding: Wedding,
): PersonInput {
  const person = position === null ? undefined : reply?.people[position];
  const name = reply?.uncounted && position === 1 ? getSecondGuest(reply) : person;
  const attend = (id: string) =>
    person ? (getOwn(person.attendance, id) ?? 'not-asked') : 'attending';
  return {
    position: person ? position : null,
    first: name?.first ?? '',
    last: name?.last ?? '',
    events: Object.fromEntries(wedding.events.map(({ id }) => [id, attend(id)])),
    dietary: person?.dietary ?? '',
    questions: toAnswerTexts(person?.answers, splitQuestions(wedding, true)),
  };
}

function toAnswerTexts(answers: Answers = {}, questions: readonly RsvpQuestion[]): AnswerTexts {
  return Object.fromEntries(questions.map(({ id }) => [id, String(getOwn(answers, id) ?? '')]));
}

/** Answers about events and questions that are not on the form any more stay as they are in `initial`. */
export function toReply(values: ReplyValues, initial: Reply | null, wedding: Wedding): Reply {
  const { isPerPerson, guestsCount, email, note } = values;
  const { people: _, uncounted: __, ...others } = initial ?? {};
  const attendance = readAttendance(values.events, initial ? getAttendanceByEvent(initial) : {});
  const shown = isPerPerson ? values.people : values.people.slice(0, guestsCount);
  const people = shown.map(({ position, ...person }): Person => {
    const before = position === null ? undefined : initial?.people[position];
    return {
      ...before,
      ...toName(person),
      attendance: isPerPerson
        ? readAttendance(person.events, before?.attendance ?? {})
        : attendance,
      dietary: person.dietary || null,
      answers: readAnswers(person.questions, before?.answers, splitQuestions(wedding, true)),
    };
  });
  const [, second] = values.people;
  const isUncounted = !isPerPerson && guestsCount < 2 && second && hasName(second);
  return {
    ...others,
    people,
    isPerPerson,
    ...(isUncounted && { uncounted: toName(second) }),
    email: email || null,
    note: note || null,
    answers: readAnswers(values.questions, initial?.answers, splitQuestions(wedding, false)),
  };
}

function toName({ first, last }: { first: string; last: string }) {
  return { first: first || null, last: last || null };
}

function readAttendance(values: AttendanceValues, before: AttendanceByEvent): AttendanceByEvent {
  const all = Object.entries({ ...before, ...values });
  return Object.fromEntries(
    all.flatMap(([id, answer]) => (answer === 'not-asked' ? [] : [[id, answer] as const])),
  );
}

/** The answers as they are stored. Those to other questions stay as they were. */
function readAnswers(
  texts: AnswerTexts,
  before: Answers = {},
  questions: readonly RsvpQuestion[],
): Answers {
  const asked = new Set(questions.map(({ id }) => id));
  const given = questions.flatMap((question) => {
    const answer = readAnswer(texts[question.id] ?? '', question);
    return answer === undefined ? [] : [[question.id, answer] as const];
  });
  return Object.fromEntries([...Object.entries(before).filter(([id]) => !asked.has(id)), ...given]);
}

function readAnswer(text: string, { kind }: RsvpQuestion): AnswerValue | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (kind === 'yes-no') return trimmed === 'true';
  return kind === 'number' ? Number(trimmed) : trimmed;
}
