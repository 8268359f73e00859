import type { QuestionMessages } from '../messages/rsvp-messages.ts';
import type { RsvpQuestion } from '../wedding/wedding.ts';
import {
  findAnswerError,
  findTextError,
  isClosed,
  MAX_TOGETHER_LENGTH,
  OTHER_PLACE,
  toDietaryField,
  toPlaceField,
  toQuestionField,
} from './questions.ts';
import {
  type Answers,
  type AnswerValue,
  type Attendance,
  type AttendanceByEvent,
  getOwn,
  hasName,
  isComing,
  type Name,
  type Person,
  type Reply,
} from './reply.ts';
import {
  type FieldErrors,
  type FormAnswers,
  type FormPerson,
  listAsked,
  listPeople,
  type ReplyForm,
  toAttendanceField,
  toNameField,
} from './reply-form.ts';
import type { RsvpRules, Rule } from './rsvp-rules.ts';

/** A reply as a form says it. */
export type FormReply = Pick<Reply, 'people' | 'isPerPerson' | 'uncounted' | 'note' | 'answers'> & {
  email: string;
};

export type FormRules = {
  rules: Omit<RsvpRules, 'attendance'> & {
    /** Undefined if the person was not asked. */
    attendance: (title: string) => Rule<unknown, Attendance | undefined>;
  };
  /** The messages for the couple's questions, if there are any. */
  questions?: { errors: QuestionMessages; tooLongTogether?: string } | undefined;
  /** The message at each guest for whom there is no room; without it, there is no limit. */
  tooMany?: string;
};

/**
 * Reads a reply from the fields of a form, with the first error of each field. A field that is absent is hidden: a
 * name or a note in it is kept, and an answer is not. The reply can be sent if there is no error.
 */
export function readReply(
  form: ReplyForm,
  answers: FormAnswers,
  { rules, questions: texts, tooMany }: FormRules,
): { reply: FormReply; errors: FieldErrors } {
  const { isPerPerson, maxGuests } = form;
  const errors: FieldErrors = {};

  function readText(name: string, rule: Rule<string>, hidden?: string | null): string {
    const text = String(answers[name] ?? hidden ?? '');
    const { error, value = text.trim() } = rule(text);
    if (error !== undefined) errors[name] = error;
    return value;
  }

  function readName({ first, last, reply }: FormPerson, person: number): Name {
    if (hasName({ first, last })) return { first: first || null, last: last || null };
    const read = (part: 'first' | 'last') => {
      const isRequired = !isPerPerson && person === 0;
      const rule = isRequired ? rules[part] : rules.optionalName;
      return readText(toNameField(form, person, part), rule, reply?.[part]) || null;
    };
    return { first: read('first'), last: read('last') };
  }

  function readAttendance(person: number): AttendanceByEvent {
    return Object.fromEntries(
      form.events.flatMap(({ id, title }) => {
        const name = toAttendanceField(form, person, id);
        const { error, value } = rules.attendance(title)(answers[name]);
        if (error !== undefined) errors[name] = error;
        return value ? [[id, value]] : [];
      }),
    );
  }

  const readAnswersOf = (questions: readonly RsvpQuestion[], before?: Answers, person?: number) =>
    readAnswers(questions, answers, { errors, texts: texts?.errors, before, person });

  const checkDietary: Rule<string> = (text) => {
    const value = text.trim();
    const error = texts && findTextError(value, texts.errors);
    return error ? { error } : { value };
  };

  // Also closed questions: their answers stay.
  const asked = listAsked(form, answers, 0);
  const listed = listPeople(form, answers);
  const people = listed.map((person, index): Person => {
    const { id, isChild, reply } = person;
    return {
      ...(id !== undefined && { id }),
      ...readName(person, index),
      ...(isChild && { isChild }),
      attendance: readAttendance(index),
      dietary: readText(toDietaryField(index), checkDietary, reply?.dietary) || null,
      answers: readAnswersOf(asked.people[index] ?? [], reply?.answers, index),
    };
  });
  const email = readText('email', rules.email);
  const note = readText('dietaryRestrictions', rules.dietaryRestrictions, form.note) || null;
  const ofHousehold = readAnswersOf(asked.household, form.answers);

  let uncounted: Name | undefined;
  if (!isPerPerson) {
    const { error } = rules.guestsCount(maxGuests)(answers.guestsCount ?? 1);
    if (error !== undefined) errors.guestsCount = error;
    // The fields of the second guest are always there.
    if (people.length < 2) uncounted = readName({ first: '', last: '' }, 1);
  }
  if (tooMany) {
    for (const person of people.filter((one) => isComing(one)).slice(maxGuests)) {
      const event = form.events.find(({ id }) => person.attendance[id] === 'attending');
      errors[toAttendanceField(form, people.indexOf(person), event?.id ?? '')] = tooMany;
    }
  }
  const together = JSON.stringify({ people, answers: ofHousehold });
  const longest = together.length > MAX_TOGETHER_LENGTH && findLongestField(answers);
  if (longest && texts?.tooLongTogether) errors[longest] ??= texts.tooLongTogether;

  const isIncluded = (person: Person, index: number) =>
    !isPerPerson || !listed[index]?.isAdded || isComing(person);
  return {
    reply: {
      people: people.filter(isIncluded),
      isPerPerson,
      ...(uncounted && hasName(uncounted) && { uncounted }),
      ...{ email, note, answers: ofHousehold },
    },
    errors,
  };
}

/** Reads the answers to questions, with the first error of each field. */
export function readAnswers(
  questions: readonly RsvpQuestion[],
  fields: FormAnswers,
  { errors, texts, before = {}, person }: ReadOptions,
): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const choice = toQuestionField(question.id, person);
      const isOther = question.kind === 'stay' && fields[choice] === OTHER_PLACE;
      const name = isOther ? toPlaceField(choice) : choice;
      const isKept = fields[name] === undefined && isClosed(question);
      const answer = isKept ? getOwn(before, question.id) : toAnswer(question, fields[name]);
      const error = texts && !isKept && findAnswerError(question, answer, texts);
      if (error) errors[name] = error;
      return answer === undefined ? [] : [[question.id, answer]];
    }),
  );
}

type ReadOptions = {
  /** Gets the errors by field. */
  errors: FieldErrors;
  texts: QuestionMessages | undefined;
  /** The answers of the last reply. */
  before?: Answers | undefined;
  person?: number | undefined;
};

/** The value of a field as an answer; undefined for an empty field. */
function toAnswer(
  { kind }: RsvpQuestion,
  value: string | number | undefined,
): AnswerValue | undefined {
  const text = String(value ?? '').trim();
  if (text === '') return undefined;
  if (kind === 'number') return Number(text);
  return kind === 'yes-no' ? text === 'true' : text;
}

/** The name of the field with the longest answer. */
function findLongestField(answers: FormAnswers): string | undefined {
  const length = (name: string) => String(answers[name]).length;
  return Object.keys(answers)
    .filter((name) => name.startsWith(toQuestionField('')) || name.startsWith('person:'))
    .sort((a, b) => length(b) - length(a))[0];
}
