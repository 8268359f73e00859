import * as z from 'zod/mini';
import type { GuestData } from '../../../domain/dashboard/dashboard-api.ts';
import type { HouseholdReply } from '../../../domain/replies/household.ts';
import { listPeople } from '../../../domain/replies/people.ts';
import { findAnswerError, QUESTION_MESSAGES } from '../../../domain/replies/questions.ts';
import {
  type AnswerValue,
  getOwn,
  getPersonAttendance,
  type PersonReply,
} from '../../../domain/replies/reply-answers.ts';
import { ATTENDANCE, MANY_LINES, rules, text } from '../../../domain/replies/rsvp.ts';
import type { RsvpQuestion } from '../../../domain/wedding/wedding.ts';

type Wedding = GuestData['wedding'];

/** The answers by the question's id, as texts; empty without an answer. */
type AnswerTexts = Record<string, string>;

const MAX_DIETARY_LENGTH = 500;

/** The answers to these questions. */
export function createAnswersSchema(questions: readonly RsvpQuestion[]) {
  return z.object(
    Object.fromEntries(questions.map((question) => [question.id, createAnswerRule(question)])),
  ) as unknown as z.ZodMiniType<AnswerTexts, AnswerTexts>;
}

/** The couple may leave any question without an answer, and keep a choice that was removed. */
function createAnswerRule(question: RsvpQuestion) {
  if (question.kind === 'choice') return z.string();
  const findError = (answer: string) =>
    findAnswerError(
      { ...question, required: false },
      toAnswer(answer, question),
      QUESTION_MESSAGES,
    );
  return z.string().check(
    z.superRefine((answer, { addIssue }) => {
      const message = findError(answer);
      if (message) addIssue({ code: 'custom', message, input: answer });
    }),
  );
}

export function createPersonSchema({ events, questions = [] }: Wedding) {
  const attendance = z.enum([...ATTENDANCE, 'not-asked'], 'Please choose an answer');
  return z.object({
    /** The position of the person in the reply before; null for somebody who was added. */
    position: z.nullable(z.number()),
    first: rules.optionalName,
    last: rules.optionalName,
    events: z.object(
      Object.fromEntries(events.map(({ id }) => [id, attendance])),
    ) as unknown as z.ZodMiniType<Record<string, string>, Record<string, string>>,
    dietary: text(MAX_DIETARY_LENGTH, MANY_LINES),
    questions: createAnswersSchema(questions.filter(({ perPerson }) => perPerson)),
  });
}
export type PersonInput = z.input<ReturnType<typeof createPersonSchema>>;

/** A person of the reply, or somebody new. */
export function toPersonInput(
  reply: HouseholdReply | null,
  position: number | null,
  { events, questions = [] }: Wedding,
): PersonInput {
  const person = (reply && position !== null && listPeople(reply)[position]) || undefined;
  const attend = (id: string) =>
    reply && person ? (getPersonAttendance(reply, person, id) ?? 'not-asked') : 'attending';
  return {
    position: person ? position : null,
    first: person?.first ?? '',
    last: person?.last ?? '',
    events: Object.fromEntries(events.map(({ id }) => [id, attend(id)])),
    dietary: person?.dietary ?? '',
    questions: toAnswerTexts(
      person?.questions,
      questions.filter(({ perPerson }) => perPerson),
    ),
  };
}

export function toAnswerTexts(
  answers: Record<string, AnswerValue> = {},
  questions: readonly RsvpQuestion[],
): AnswerTexts {
  return Object.fromEntries(questions.map(({ id }) => [id, String(getOwn(answers, id) ?? '')]));
}

/** The answers as they are stored. Those to other questions stay as they were. */
export function toAnswers(
  texts: AnswerTexts,
  before: Record<string, AnswerValue> = {},
  questions: readonly RsvpQuestion[],
): Record<string, AnswerValue> {
  const asked = new Set(questions.map(({ id }) => id));
  const given = questions.flatMap((question) => {
    const answer = toAnswer(texts[question.id] ?? '', question);
    return answer === undefined ? [] : [[question.id, answer] as const];
  });
  return Object.fromEntries([...Object.entries(before).filter(([id]) => !asked.has(id)), ...given]);
}

/** The parts of a person's answers that the form has. */
export function toPersonAnswers(
  { dietary, questions: texts }: Pick<PersonInput, 'dietary' | 'questions'>,
  before: PersonReply | undefined,
  { questions = [] }: Wedding,
): Pick<PersonReply, 'dietary' | 'questions' | 'isChild'> {
  const answers = toAnswers(
    texts,
    before?.questions,
    questions.filter(({ perPerson }) => perPerson),
  );
  return {
    ...(before?.isChild && { isChild: before.isChild }),
    ...(dietary && { dietary }),
    ...(Object.keys(answers).length > 0 && { questions: answers }),
  };
}

function toAnswer(text: string, { kind }: RsvpQuestion): AnswerValue | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (kind === 'yes-no') return trimmed === 'true';
  return kind === 'number' ? Number(trimmed) : trimmed;
}
