import type { GuestData } from '../../../domain/dashboard/dashboard-api.ts';
import type { HouseholdReply, ReplyField } from '../../../domain/replies/household.ts';
import { toQuestionId } from '../../../domain/replies/household.ts';
import { getPersonName, listPeople } from '../../../domain/replies/people.ts';
import { parsePersonField } from '../../../domain/replies/person-fields.ts';
import { formatAnswer } from '../../../domain/replies/questions.ts';
import { type AnswerValue, getOwn } from '../../../domain/replies/reply-answers.ts';
import type { FormerQuestion } from '../../../domain/wedding/wedding.ts';

export type Form = Pick<GuestData['wedding'], 'events' | 'questions' | 'formerQuestions'>;

const WORDS = { yes: 'Yes', no: 'No' };

/** Also one that is not on the form any more. */
function findQuestion(
  { formerQuestions = [], questions = [] }: Form,
  id: string,
): FormerQuestion | undefined {
  return [...questions, ...formerQuestions].find((question) => question.id === id);
}

/** The answers in words, in the order of the form; those to removed questions at the end. */
export function listAnswersInWords(
  answers: Record<string, AnswerValue> | undefined,
  form: Form,
): { id: string; label: string; text: string }[] {
  const { formerQuestions = [], questions = [] } = form;
  const order = [...questions, ...formerQuestions].map(({ id }) => id);
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return Object.entries(answers ?? {})
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([id, answer]) => {
      const question = findQuestion(form, id);
      return { id, label: question?.label ?? id, text: formatAnswer(question, answer, WORDS) };
    });
}

/** Replies may have answers about an event that is not on the form any more. */
export function getEventTitle(id: string, { events }: Form): string {
  return events.find((event) => event.id === id)?.title ?? 'Removed event';
}

/** The label of a field with an answer; null for other fields. */
export function getAnswerLabel(
  field: ReplyField,
  form: Form,
  reply: HouseholdReply,
): string | null {
  const question = toQuestionId(field);
  if (question !== null) return findQuestion(form, question)?.label ?? 'Removed question';
  const parsed = parsePersonField(field);
  if (!parsed) return null;
  const { id, index, part } = parsed;
  const person = listPeople(reply)[index];
  if (part === 'name' || !person) return 'Person';
  const label = {
    dietary: 'Dietary needs',
    event: getEventTitle(id, form),
    question: findQuestion(form, id)?.label ?? 'Removed question',
  }[part];
  return `${getPersonName(reply, person)} · ${label}`;
}

/** The value of such a field in words. */
export function formatAnswerField(field: ReplyField, value: string | null, form: Form): string {
  const parsed = parsePersonField(field);
  if (parsed?.part === 'name') return value === null ? 'not in the reply' : value || 'no name';
  const id = toQuestionId(field) ?? (parsed?.part === 'question' ? parsed.id : null);
  if (id === null || value === null) return value ?? 'none';
  const question = findQuestion(form, id);
  return formatAnswer(question, toAnswer(value, question), WORDS);
}

function toAnswer(text: string, question: FormerQuestion | undefined): AnswerValue {
  const isYesNo = question ? question.kind === 'yes-no' : text === 'true' || text === 'false';
  return isYesNo ? text === 'true' : text;
}

/** The answers of one person to read in a list, with the dietary needs. */
export function listPersonInWords(
  person: { questions?: Record<string, AnswerValue>; dietary?: string },
  form: Form,
): { id: string; label: string; text: string }[] {
  return [
    ...listAnswersInWords(person.questions, form),
    ...(person.dietary ? [{ id: '', label: 'Dietary needs', text: person.dietary }] : []),
  ];
}

/** The titles of the events that a person attends; null if they are those of the household. */
export function listOwnEvents(
  { events }: { events?: Record<string, string> },
  form: Form,
): string[] | null {
  if (!events) return null;
  return form.events
    .filter(({ id }) => getOwn(events, id) === 'attending')
    .map(({ title }) => title);
}
