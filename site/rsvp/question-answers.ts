import {
  findAnswerError,
  formatAnswer,
  listAskedQuestions,
  toQuestionField,
} from '../../domain/replies/questions.ts';
import type {
  Answers,
  AnswerValue,
  AttendanceByEvent,
  Person,
  Reply,
} from '../../domain/replies/reply.ts';
import type { RsvpQuestion } from '../../domain/wedding/wedding.ts';
import type { Edition } from '../edition.tsx';
import type { FieldErrors, FormAnswers, QuestionTexts } from './form-answers.ts';

/** A person, numbered from 0, or the household, with the questions for them. */
export type Asked = { person?: number; questions: readonly RsvpQuestion[] };

/** The questions for the household, and for a person if they have one of each. */
export function splitQuestions(
  questions: readonly RsvpQuestion[],
  attendance: AttendanceByEvent,
  isPerson: boolean,
): RsvpQuestion[] {
  return listAskedQuestions(questions, attendance).filter(
    ({ perPerson }) => perPerson === isPerson,
  );
}

export function readQuestionAnswers({ person, questions }: Asked, answers: FormAnswers): Answers {
  const given = questions.flatMap((question): [string, AnswerValue][] => {
    const answer = readAnswer(question, answers[toQuestionField(question.id, person)]);
    return answer === undefined ? [] : [[question.id, answer]];
  });
  return Object.fromEntries(given);
}

/** The errors by field name. */
export function findQuestionErrors(
  { person, questions }: Asked,
  answers: FormAnswers,
  { errors }: QuestionTexts,
): FieldErrors {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const name = toQuestionField(question.id, person);
      const error = findAnswerError(question, readAnswer(question, answers[name]), errors);
      return error ? [[name, error]] : [];
    }),
  );
}

/** The name of the field with the longest answer. */
export function findLongestField(answers: FormAnswers): string | undefined {
  const length = (name: string) => String(answers[name]).length;
  return Object.keys(answers)
    .filter((name) => name.startsWith(toQuestionField('')) || name.startsWith('person:'))
    .sort((a, b) => length(b) - length(a))[0];
}

/** The answers in words, for the card with the reply: each question with its lines, and the dietary needs. */
export function describeAnswers(
  { people, answers: ofHousehold }: Pick<Reply, 'people' | 'answers'>,
  { messages, wedding }: Pick<Edition, 'messages' | 'wedding'>,
  toName: (person: Person) => string | null,
): { answers: (readonly [question: string, lines: string])[]; dietary: string } {
  const words = messages.questions ?? { yes: '', no: '' };
  const ofPeople = (read: (person: Person) => string | null) =>
    people
      .map((person) => ({ name: people.length > 1 && toName(person), text: read(person) }))
      .filter(({ text }) => text)
      .map(({ name, text }) => (name ? `${name}: ${text}` : text))
      .join('\n');
  const answers = (wedding.rsvp.questions ?? []).map((question) => {
    const format = (given: Answers) => {
      const answer = given[question.id];
      return answer === undefined ? '' : formatAnswer(question, answer, words);
    };
    const lines = question.perPerson
      ? ofPeople((person) => format(person.answers))
      : format(ofHousehold);
    return [question.label, lines] as const;
  });
  return {
    answers: answers.filter(([, lines]) => lines),
    dietary: ofPeople(({ dietary }) => dietary),
  };
}

/** The value of a field as an answer; undefined for an empty field. */
function readAnswer(
  { kind }: RsvpQuestion,
  value: string | number | undefined,
): AnswerValue | undefined {
  const text = String(value ?? '').trim();
  if (text === '') return undefined;
  if (kind === 'number') return Number(text);
  return kind === 'yes-no' ? text === 'true' : text;
}
