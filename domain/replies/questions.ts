// The couple's questions on the form.

import { QUESTION_MESSAGES, type QuestionMessages } from '../messages/rsvp-messages.ts';
import { formatDate } from '../wedding/format-date.ts';
import type { RsvpQuestion } from '../wedding/wedding.ts';
import {
  type Answers,
  type AnswerValue,
  type Attendance,
  getOwn,
  type Person,
  type Reply,
} from './reply.ts';
import type { RsvpQuestions } from './rsvp-questions.ts';

export const MAX_ANSWER_LENGTH = 500;
/** The limit of all answers together as JSON: the databases have one, and the events need some room. */
export const MAX_TOGETHER_LENGTH = 7000;
const MAX_NUMBER = 9999;
const MAX_PHONE_LENGTH = 60;

// As MANY_LINES in rsvp-rules.ts.
const TEXT = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;
/** With five digits or more, as in '+39 (041) 522-6480'. */
const PHONE = /^\+?(?:[\s()./-]*\d){5,20}[\s()./-]*$/;

type Kind = RsvpQuestion['kind'];

/** The type of the native field for the kinds that have one. */
export const FIELD_TYPES: Partial<Record<Kind, string>> = {
  date: 'date',
  time: 'time',
  'date-time': 'datetime-local',
  phone: 'tel',
};

const CATERER_KINDS: readonly Kind[] = ['choice', 'choices', 'yes-no', 'number'];

/** Whether the answers are for the caterer: the menu, and not the song or the flight of a guest. */
export function isForCaterer({ journey, kind }: Pick<RsvpQuestion, 'journey' | 'kind'>): boolean {
  return !journey && CATERER_KINDS.includes(kind);
}

/**
 * The questions for a household or a person with this attendance, in the order of the form. Nobody who
 * declines all events is asked.
 */
export function listAskedQuestions(
  questions: readonly RsvpQuestion[],
  attendance: Readonly<Record<string, Attendance | null | undefined>>,
): RsvpQuestion[] {
  const isComing = Object.values(attendance).includes('attending');
  return questions.filter(({ event }) =>
    event === undefined
      ? isComing
      : Object.hasOwn(attendance, event) && attendance[event] === 'attending',
  );
}

/** Whether the question has a deadline of its own, and takes no answer any more. */
export function isClosed({ closesAt }: Pick<RsvpQuestion, 'closesAt'>, now = Date.now()): boolean {
  return closesAt !== undefined && now >= Date.parse(closesAt);
}

/** The message for an answer that is missing or wrong; null for a right one. */
export function findAnswerError(
  { choices, isLater, kind, required }: RsvpQuestion,
  answer: AnswerValue | undefined,
  messages: QuestionMessages,
): string | null {
  if (answer === undefined || answer === '') {
    return required && !isLater ? messages.required : null;
  }
  switch (kind) {
    case 'choice':
    case 'choices': {
      const ids = kind === 'choice' ? [answer] : listChosen(answer);
      return ids.every((chosen) => choices.some(({ id }) => id === chosen))
        ? null
        : messages.choice;
    }
    case 'yes-no':
      return typeof answer === 'boolean' ? null : messages.choice;
    case 'number':
      return Number.isInteger(answer) && Number(answer) >= 0 && Number(answer) <= MAX_NUMBER
        ? null
        : messages.number.replace('{max}', String(MAX_NUMBER));
    case 'date':
    case 'time':
    case 'date-time':
      return parseTime(kind, answer) ? null : messages[kind];
    case 'phone':
      return PHONE.test(String(answer)) && String(answer).length <= MAX_PHONE_LENGTH
        ? null
        : messages.phone;
    case 'stay':
    case 'text':
      return findTextError(answer, messages);
  }
}

/** Checks the answer to a question with a text, or dietary needs. */
export function findTextError(
  text: AnswerValue,
  { invisible, tooLong }: QuestionMessages,
): string | null {
  if (typeof text !== 'string' || !TEXT.test(text)) return invisible;
  if (text.length <= MAX_ANSWER_LENGTH) return null;
  return tooLong.replace('{max}', String(MAX_ANSWER_LENGTH));
}

/** The name of the field for a household's answer, or for one of a person, numbered from 0. */
export function toQuestionField(question: string, person?: number): string {
  return person === undefined ? `question:${question}` : `person:${person}:question:${question}`;
}

export function toDietaryField(person: number): string {
  return `person:${person}:dietary`;
}

function isSamePerson(one: Person, other: Person): boolean {
  if (one.id !== undefined || other.id !== undefined) return one.id === other.id;
  return one.first === other.first && one.last === other.last;
}

/** The choice of a place that is none of the hotels, which has a field of its own. */
export const OTHER_PLACE = 'other';

export function toPlaceField(name: string): string {
  return `${name}:place`;
}

/** A field of a reply and the sentence about its error. */
export type AnswerIssue = { field: string; message: string };

/**
 * The first answer that the form cannot have asked for or accepted; null without one. A missing answer is no
 * issue here: the guest may have opened the page before the question was added. `before` is the household's last
 * reply, whose answers to closed questions stay.
 */
export function findQuestionIssue(
  { people, answers }: Pick<Reply, 'people' | 'answers'>,
  {
    dietaryPerPerson = false,
    questions = [],
  }: Pick<RsvpQuestions, 'dietaryPerPerson' | 'questions'>,
  before: Pick<Reply, 'people' | 'answers'> | null = null,
): AnswerIssue | null {
  const findIssue = (
    given: Answers,
    kept: Answers | undefined,
    person?: number,
  ): AnswerIssue | null => {
    for (const [id, answer] of Object.entries(given)) {
      const field = toQuestionField(id, person);
      const question = questions.find(
        (one) => one.id === id && one.perPerson === (person !== undefined),
      );
      if (!question) {
        const message = `The question ${id} is not on the form any more`;
        return { field, message };
      }
      if (isClosed(question) && (!kept || getOwn(kept, id) !== answer)) {
        return { field, message: `The question ${id} is closed` };
      }
      const message = findAnswerError(question, answer, QUESTION_MESSAGES);
      if (message) return { field, message };
    }
    return null;
  };
  const issue = findIssue(answers, before?.answers);
  if (issue) return issue;
  for (const [index, person] of people.entries()) {
    if (person.dietary && !dietaryPerPerson) {
      const message = 'The form does not ask each person for dietary needs';
      return { field: toDietaryField(index), message };
    }
    const same = before?.people.find((one) => isSamePerson(one, person));
    const found = findIssue(person.answers, same?.answers, index);
    if (found) return found;
  }
  return null;
}

/** The ids of several choices, which are one text with a space between them. */
export function listChosen(answer: AnswerValue): string[] {
  return String(answer).split(' ');
}

type TimeKind = 'date' | 'time' | 'date-time';

const DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
const TIME_FORMATS: Record<TimeKind, Intl.DateTimeFormatOptions> = {
  date: DAY,
  time: CLOCK,
  'date-time': { ...DAY, ...CLOCK },
};

/** A day, a time of day or both, as native fields write them; null for another text. */
function parseTime(kind: TimeKind, answer: AnswerValue): Date | null {
  const text = `${kind === 'time' ? '2000-01-01T' : ''}${answer}${kind === 'date' ? 'T00:00' : ''}`;
  const date = new Date(`${text}Z`);
  // Also without the 31st of June, and without the first digits of a year.
  const isExact = text.length === 16 && date.toJSON()?.startsWith(text);
  return isExact && /^(?:19|20)/.test(text) ? date : null;
}

/** The answer in words. A question or a choice that was removed has only its id. */
export function formatAnswer(
  question: Pick<RsvpQuestion, 'choices' | 'kind'> | undefined,
  answer: AnswerValue,
  { yes, no }: { yes: string; no: string },
  locale: string,
): string {
  if (typeof answer === 'boolean') return answer ? yes : no;
  const { choices = [], kind = 'text' } = question ?? {};
  const toLabel = (chosen: AnswerValue) =>
    choices.find(({ id }) => id === chosen)?.label ?? String(chosen);
  if (kind === 'choices') return listChosen(answer).map(toLabel).join(', ');
  if (kind !== 'date' && kind !== 'time' && kind !== 'date-time') return toLabel(answer);
  const date = parseTime(kind, answer);
  return date ? formatDate(date, locale, TIME_FORMATS[kind]) : String(answer);
}

/** As in 'Menu: Sea bass' and 'Which menu? Sea bass'. */
export function joinAnswer(label: string, answer: string): string {
  return /[?!:.]$/.test(label) ? `${label} ${answer}` : `${label}: ${answer}`;
}
