import type { QuestionMessages } from '../messages/rsvp-messages.ts';
import type { RsvpQuestion } from '../wedding/wedding.ts';
import {
  findAnswerError,
  findTextError,
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

  function readAnswers(questions: readonly RsvpQuestion[], person?: number): Answers {
    return Object.fromEntries(
      questions.flatMap((question) => {
        const choice = toQuestionField(question.id, person);
        const isOther = question.kind === 'stay' && answers[choice] === OTHER_PLACE;
        const name = isOther ? toPlaceField(choice) : choice;
        const answer = toAnswer(question, answers[name]);
        const error = texts && findAnswerError(question, answer, texts.errors);
        if (error) errors[name] = error;
        return answer === undefined ? [] : [[question.id, answer]];
      }),
    );
  }

  const checkDietary: Rule<string> = (text) => {
    const value = text.trim();
    const error = texts && findTextError(value, texts.errors);
    return error ? { error } : { value };
  };

  const asked = listAsked(form, answers);
  const listed = listPeople(form, answers);
  const people = listed.map((person, index): Person => {
    const { id, isChild, reply } = person;
    return {
      ...(id !== undefined && { id }),
      ...readName(person, index),
      ...(isChild && { isChild }),
      attendance: readAttendance(index),
      dietary: readText(toDietaryField(index), checkDietary, reply?.dietary) || null,
      answers: readAnswers(asked.people[index] ?? [], index),
    };
  });
  const email = readText('email', rules.email);
  const note = readText('dietaryRestrictions', rules.dietaryRestrictions, form.note) || null;
  const ofHousehold = readAnswers(asked.household);

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
