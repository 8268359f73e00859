import { toNestErrors } from '@hookform/resolvers';
import type { Resolver } from 'react-hook-form';
import type { GuestData } from '../../../domain/dashboard/dashboard-api.ts';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { listOptions } from '../../../domain/replies/answer-counts.ts';
import { getSecondGuest } from '../../../domain/replies/names.ts';
import { listChosen, toDietaryField, toQuestionField } from '../../../domain/replies/questions.ts';
import { type FormRules, readReply } from '../../../domain/replies/read-reply.ts';
import {
  type Answers,
  ATTENDANCE,
  type Attendance,
  getAttendance,
  getAttendanceByEvent,
  getGuestCount,
  getOwn,
  type Person,
  type Reply,
} from '../../../domain/replies/reply.ts';
import {
  PEOPLE_COUNT_FIELD,
  type ReplyForm,
  toAttendanceField,
  toNameField,
} from '../../../domain/replies/reply-form.ts';
import { MAX_GUESTS } from '../../../domain/replies/rsvp.ts';
import { createRsvpRules } from '../../../domain/replies/rsvp-rules.ts';
import type { RsvpQuestion } from '../../../domain/wedding/wedding.ts';

type Wedding = GuestData['wedding'];

type AttendanceValues = Record<string, Attendance | 'not-asked'>;
/** The answers by the question's id, as texts; empty without an answer. Checkboxes have a list. */
type AnswerTexts = Record<string, string | string[]>;

type PersonInput = {
  /** The position of the person in the reply before; null for somebody who was added. */
  position: number | null;
  first: string;
  last: string;
  events: AttendanceValues;
  dietary: string;
  questions: AnswerTexts;
};

/** The values in the couple's form for a reply. */
export type ReplyInput = {
  email: string;
  events: AttendanceValues;
  guestsCount: string;
  note: string;
  isPerPerson: boolean;
  /** Of a household whose people attend the same events, more than are counted. */
  people: PersonInput[];
  questions: AnswerTexts;
};

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
    questions: toAnswerTexts(reply?.answers, listQuestions(wedding, false)),
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
    questions: toAnswerTexts(person?.answers, listQuestions(wedding, true)),
  };
}

function toAnswerTexts(answers: Answers = {}, questions: readonly RsvpQuestion[]): AnswerTexts {
  return Object.fromEntries(
    questions.map(({ id, kind }) => {
      const text = String(getOwn(answers, id) ?? '');
      return [id, kind === 'choices' ? listChosen(text).filter(Boolean) : text];
    }),
  );
}

function listQuestions({ questions = [] }: Wedding, perPerson: boolean): RsvpQuestion[] {
  return questions.filter((question) => question.perPerson === perPerson);
}

/** Checks the form, and turns its values into the reply. */
export function createReplyResolver(
  initial: Reply | null,
  wedding: Wedding,
): Resolver<ReplyInput, unknown, Reply> {
  return (values, _, options) => {
    const { reply, errors } = readReplyInput(values, initial, wedding);
    const found = Object.entries(errors).map(([path, message]) => [
      path,
      { type: 'rule', message },
    ]);
    return found.length === 0
      ? { values: reply, errors: {} }
      : { values: {}, errors: toNestErrors(Object.fromEntries(found), options) };
  };
}

/** The reply in the form, and the first error of each value by its path. It is read as the guests' forms are. */
export function readReplyInput(
  values: ReplyInput,
  initial: Reply | null,
  wedding: Wedding,
): { reply: Reply; errors: Record<string, string> } {
  const form = createReplyForm(values, wedding);
  const fields = listFields(values, form, wedding);
  const { reply, errors } = readReply(
    form,
    Object.fromEntries(fields.map(([name, , value]) => [name, value ?? ''])),
    { rules: createCoupleRules(), questions: { errors: getMessages('replies').questionChecks } },
  );
  return {
    reply: addFormerAnswers({ ...reply, email: reply.email || null }, values, initial, wedding),
    errors: Object.fromEntries(
      fields.flatMap(([name, path]) => (errors[name] ? [[path, errors[name]]] : [])),
    ),
  };
}

/** Those for guests, but a reply received by phone may have no email address, and skip an event. */
function createCoupleRules(): FormRules['rules'] {
  const { checks, errors } = getMessages('replies');
  const rules = createRsvpRules(checks);
  return {
    ...rules,
    email(text) {
      if (text.trim() === '') return { value: '' };
      const { error, value } = rules.email(text);
      return error === undefined ? { value } : { error: errors.email };
    },
    attendance: () => (input) => {
      const value = ATTENDANCE.find((answer) => answer === input);
      return value || input === 'not-asked' ? { value } : { error: errors.attendance };
    },
  };
}

function createReplyForm(
  { isPerPerson, people }: ReplyInput,
  { events, questions = [] }: Wedding,
): ReplyForm {
  return {
    ...{ events, isPerPerson, maxGuests: MAX_GUESTS },
    asksAll: true,
    // The couple may leave any question without an answer, and keep a choice that was removed.
    questions: questions.map((question) => ({
      ...question,
      kind: question.kind !== 'yes-no' && listOptions(question).length > 0 ? 'text' : question.kind,
      required: false,
    })),
    people: people.map(() => ({ first: '', last: '' })),
  };
}

type Field = [name: string, path: string, value: string | number | undefined];

/** The values by the name that a guest's form has for the field, with their paths in this form. */
function listFields(
  { isPerPerson, people, ...values }: ReplyInput,
  form: ReplyForm,
  wedding: Wedding,
): Field[] {
  const listAnswers = (texts: AnswerTexts, path: string, person?: number) =>
    listQuestions(wedding, person !== undefined).map(
      ({ id }): Field => [
        toQuestionField(id, person),
        `${path}questions.${id}`,
        [texts[id] ?? ''].flat().join(' '),
      ],
    );
  const listAttendance = (events: AttendanceValues | undefined, path: string, person: number) =>
    form.events.map(
      ({ id }): Field => [toAttendanceField(form, person, id), `${path}events.${id}`, events?.[id]],
    );
  return [
    ['email', 'email', values.email],
    ['dietaryRestrictions', 'note', values.note],
    ['guestsCount', 'guestsCount', Number(values.guestsCount)],
    [PEOPLE_COUNT_FIELD, 'people', people.length],
    ...(isPerPerson ? [] : listAttendance(values.events, '', 0)),
    ...people.flatMap((person, index): Field[] => {
      const path = `people.${index}.`;
      return [
        [toNameField(form, index, 'first'), `${path}first`, person.first],
        [toNameField(form, index, 'last'), `${path}last`, person.last],
        ...(isPerPerson ? listAttendance(person.events, path, index) : []),
        [toDietaryField(index), `${path}dietary`, person.dietary],
        ...listAnswers(person.questions, path, index),
      ];
    }),
    ...listAnswers(values.questions, ''),
  ];
}

/** Answers about events and questions that are not on the form any more stay as they are in `initial`. */
function addFormerAnswers(
  reply: Reply,
  values: ReplyInput,
  initial: Reply | null,
  wedding: Wedding,
): Reply {
  const { people: _, uncounted: __, ...others } = initial ?? {};
  const together = initial ? getAttendanceByEvent(initial) : {};
  const people = reply.people.map((person, index): Person => {
    const { position = null } = values.people[index] ?? {};
    const before = position === null ? undefined : initial?.people[position];
    const attendance = values.isPerPerson ? before?.attendance : together;
    return {
      ...before,
      ...person,
      attendance: { ...omit(attendance, wedding.events), ...person.attendance },
      answers: { ...omit(before?.answers, listQuestions(wedding, true)), ...person.answers },
    };
  });
  const answers = { ...omit(initial?.answers, listQuestions(wedding, false)), ...reply.answers };
  return { ...others, ...reply, people, answers };
}

function omit<Value>(
  values: Record<string, Value> = {},
  asked: readonly { id: string }[],
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).filter(([id]) => asked.every((one) => one.id !== id)),
  );
}
