import {
  findTextError,
  MAX_TOGETHER_LENGTH,
  toDietaryField,
} from '../../domain/replies/questions.ts';
import type {
  Attendance,
  AttendanceByEvent,
  Name,
  Person,
  Reply,
} from '../../domain/replies/reply.ts';
import { listRsvpEvents, toEventField } from '../../domain/replies/rsvp-questions.ts';
import type { Edition } from '../edition.tsx';
import type { FieldErrors, FormAnswers } from './form-answers.ts';
import {
  type Asked,
  describeAnswers,
  findLongestField,
  findQuestionErrors,
  readQuestionAnswers,
  splitQuestions,
} from './question-answers.ts';

/** The attendance of the household in the open form, before and after the guest has seen its fields. */
export function readOpenAttendance(answers: FormAnswers, { wedding }: Edition): AttendanceByEvent {
  const first = wedding.rsvp.noDefaultAttendance ? '' : 'attending';
  return Object.fromEntries(
    listRsvpEvents(wedding).map(({ id }) => [
      id,
      (answers[toEventField(id)] ?? first) as Attendance,
    ]),
  );
}

export function countGuests({ guestsCount }: FormAnswers): number {
  return Math.max(1, Number(guestsCount) || 1);
}

/** The name of a guest, numbered from 0; empty without one. */
export function readName(answers: FormAnswers, person: number): string {
  const guest = `guest${['One', 'Two'][person] ?? person + 1}`;
  return [answers[`${guest}First`], answers[`${guest}Last`]].filter(Boolean).join(' ').trim();
}

/** The errors by field name. */
export function findErrors(answers: FormAnswers, edition: Edition): FieldErrors {
  const texts = edition.messages.questions;
  if (!texts) return {};
  const { household, people } = listAsked(answers, edition);
  const errors = Object.assign(
    {},
    ...[...people, household].map((asked) => findQuestionErrors(asked, answers, texts)),
  ) as FieldErrors;
  for (const [person] of people.entries()) {
    const name = toDietaryField(person);
    const error = findTextError(readDietary(answers, person), texts.errors);
    if (error) errors[name] = error;
  }
  const names = people.map((_, person) => ({ first: readName(answers, person), last: null }));
  const together = JSON.stringify(composeAnswers(answers, edition, names));
  const longest = together.length > MAX_TOGETHER_LENGTH && findLongestField(answers);
  return longest ? { [longest]: texts.tooLongTogether, ...errors } : errors;
}

/** The reply of the specification's form with the answers to the couple's questions. */
export function addAnswers(reply: Reply, answers: FormAnswers, edition: Edition): Reply {
  return { ...reply, ...composeAnswers(answers, edition, reply.people) };
}

/** The answers in words, each with its question, for the card with the reply. */
export function listAnswers(
  answers: FormAnswers,
  edition: Edition,
): (readonly [question: string, answer: string])[] {
  const names = Array.from({ length: countGuests(answers) }, (_, person) => ({
    first: readName(answers, person),
    last: null,
  }));
  const reply = composeAnswers(answers, edition, names);
  const described = describeAnswers(reply, edition, ({ first }) => first);
  return [...described.answers, [edition.messages.rsvp.dietaryNotes, described.dietary] as const];
}

function listAsked(answers: FormAnswers, edition: Edition): { household: Asked; people: Asked[] } {
  const { questions = [] } = edition.wedding.rsvp;
  const attendance = readOpenAttendance(answers, edition);
  const ofPeople = splitQuestions(questions, attendance, true);
  return {
    household: { questions: splitQuestions(questions, attendance, false) },
    people: Array.from({ length: countGuests(answers) }, (_, person) => ({
      person,
      questions: ofPeople,
    })),
  };
}

function composeAnswers(
  answers: FormAnswers,
  edition: Edition,
  names: readonly Name[],
): Pick<Reply, 'people' | 'answers'> {
  const { household, people } = listAsked(answers, edition);
  return {
    people: names.map((name, person): Person => {
      const asked = people[person];
      return {
        ...{ attendance: {}, ...name },
        dietary: readDietary(answers, person) || null,
        answers: asked ? readQuestionAnswers(asked, answers) : {},
      };
    }),
    answers: readQuestionAnswers(household, answers),
  };
}

function readDietary(answers: FormAnswers, person: number): string {
  return String(answers[toDietaryField(person)] ?? '').trim();
}
