import { getMessages } from '../dashboard/messages/messages.ts';
import type { RsvpQuestion } from '../wedding/wedding.ts';
import { getActiveHouseholds } from './headcount.ts';
import type { Household } from './household.ts';
import { listAskedQuestions, listChosen, OTHER_PLACE } from './questions.ts';
import { type AnswerValue, getAttendance, getOwn, type Person, type Reply } from './reply.ts';
import type { EventInfo } from './rsvp-questions.ts';

/** The answers to one question. */
export type AnswerCount = {
  question: RsvpQuestion;
  /** Those of `listOptions` with their counts. */
  answers: { id: string; label: string; count: number }[];
  /** All numbers together, of a question for a number. */
  sum: number | null;
  /** The guests or households that were asked; the two below add up to it. */
  asked: number;
  answered: number;
  unanswered: number;
};

type Form = {
  events: readonly Pick<EventInfo, 'id'>[];
  questions?: readonly RsvpQuestion[] | undefined;
};

/** A question with one answer to it; undefined for an answer that is missing. */
export type GivenAnswer = { question: RsvpQuestion; answer: AnswerValue | undefined };

/** The questions that were asked of a person. */
export function listPersonAnswers(
  { answers, attendance }: Person,
  { events, questions = [] }: Form,
): GivenAnswer[] {
  const perPerson = questions.filter((question) => question.perPerson);
  const asked = Object.fromEntries(events.map(({ id }) => [id, getOwn(attendance, id)]));
  return listAskedQuestions(perPerson, asked).map((question) => ({
    question,
    answer: getOwn(answers, question.id),
  }));
}

/** The questions that were asked of all together. */
export function listHouseholdAnswers(
  reply: Reply,
  { events, questions = [] }: Form,
): GivenAnswer[] {
  const asked = Object.fromEntries(events.map(({ id }) => [id, getAttendance(reply, id)]));
  const ofHousehold = questions.filter(({ perPerson }) => !perPerson);
  return listAskedQuestions(ofHousehold, asked).map((question) => ({
    question,
    answer: getOwn(reply.answers, question.id),
  }));
}

/** Whether somebody was asked one of the questions and has not answered it. */
export function hasUnanswered(reply: Reply, form: Form): boolean {
  const given = [
    ...listHouseholdAnswers(reply, form),
    ...reply.people.flatMap((person) => listPersonAnswers(person, form)),
  ];
  return given.some(({ answer }) => answer === undefined);
}

/** Counts the answers of those who come: of guests for questions to each person, else of households. */
export function countAnswers(households: readonly Household[], form: Form): AnswerCount[] {
  const given = getActiveHouseholds(households).flatMap(({ current }) => [
    ...listHouseholdAnswers(current, form),
    ...current.people.flatMap((person) => listPersonAnswers(person, form)),
  ]);
  const byQuestion = Map.groupBy(given, ({ question }) => question);
  return (form.questions ?? []).map((question) =>
    countQuestion(question, byQuestion.get(question) ?? []),
  );
}

function countQuestion(question: RsvpQuestion, given: readonly GivenAnswer[]): AnswerCount {
  const values = given.flatMap(({ answer }) => (answer === undefined ? [] : [answer]));
  const known = listOptions(question);
  const ids = known.length > 0 ? values.flatMap((value) => listOptionIds(question, value)) : [];
  // A choice that the couple removed is counted by its id.
  const removed = [...new Set(ids)].filter((id) => known.every((option) => option.id !== id));
  return {
    question,
    answers: [...known, ...removed.map((id) => ({ id, label: id }))].map((option) => ({
      ...option,
      count: ids.filter((id) => id === option.id).length,
    })),
    sum:
      question.kind === 'number' ? values.reduce<number>((sum, one) => sum + Number(one), 0) : null,
    asked: given.length,
    answered: values.length,
    unanswered: given.length - values.length,
  };
}

/** The answers that are counted one by one, in the order of the form; none for a question with any other answers. */
export function listOptions({
  choices,
  kind,
}: Pick<RsvpQuestion, 'choices' | 'kind'>): { id: string; label: string }[] {
  const { no, otherPlace, yes } = getMessages('replies');
  if (kind === 'yes-no') {
    return [
      { id: 'true', label: yes },
      { id: 'false', label: no },
    ];
  }
  if (kind !== 'stay') return choices;
  return choices.length > 0 ? [...choices, { id: OTHER_PLACE, label: otherPlace }] : [];
}

/** The ids of the options that an answer consists of. */
export function listOptionIds(
  { choices, kind }: Pick<RsvpQuestion, 'choices' | 'kind'>,
  answer: AnswerValue,
): string[] {
  if (kind === 'choices') return listChosen(answer);
  const isOther = kind === 'stay' && choices.every(({ id }) => id !== answer);
  return [isOther ? OTHER_PLACE : String(answer)];
}
