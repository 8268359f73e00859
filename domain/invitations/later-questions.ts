import { isClosed, listAskedQuestions } from '../replies/questions.ts';
import { type Answers, type AttendanceByEvent, getOwn, type Reply } from '../replies/reply.ts';
import type { RsvpQuestion } from '../wedding/wedding.ts';

type Answered = Pick<Reply, 'people' | 'answers'>;

/** The questions of a form that is shown after the reply, for each of its people and for the household. */
export type LaterQuestions = { people: RsvpQuestion[][]; household: RsvpQuestion[] };

/**
 * The questions that a household can answer without a new reply: while replies are open, those without an answer that
 * can wait or are required; then those with a deadline of their own, with `withAnswered` also to change an answer.
 */
export function listLaterQuestions(
  { people, answers }: Answered,
  questions: readonly RsvpQuestion[],
  { areRepliesClosed, withAnswered }: { areRepliesClosed: boolean; withAnswered: boolean },
): LaterQuestions {
  const open = questions
    .filter(
      (question) =>
        !isClosed(question) &&
        (areRepliesClosed ? question.closesAt : question.isLater || question.required),
    )
    // This form no longer lets a required answer wait.
    .map(({ isLater: _, ...question }) => question);
  const list = (attendance: AttendanceByEvent, given: Answers, isPerson: boolean) =>
    listAskedQuestions(open, attendance).filter(
      ({ id, perPerson }) =>
        perPerson === isPerson && (withAnswered || getOwn(given, id) === undefined),
    );
  const together = people.flatMap(({ attendance }) =>
    Object.entries(attendance).filter(([, answer]) => answer === 'attending'),
  );
  return {
    people: people.map((person) => list(person.attendance, person.answers, true)),
    household: list(Object.fromEntries(together), answers, false),
  };
}

export function hasLaterQuestions({ household, people }: LaterQuestions): boolean {
  return [household, ...people].some(({ length }) => length > 0);
}

/** The reply without the answers that it may still change after replies have closed. */
export function omitOpenAnswers<Given extends Answered>(
  reply: Given,
  questions: readonly RsvpQuestion[] = [],
): Given {
  const open = questions.filter((question) => question.closesAt && !isClosed(question));
  const omit = (answers: Answers) =>
    Object.fromEntries(
      Object.entries(answers).filter(([id]) => open.every((question) => question.id !== id)),
    );
  return {
    ...reply,
    people: reply.people.map((person) => ({ ...person, answers: omit(person.answers) })),
    answers: omit(reply.answers),
  };
}
