import type { GuestData } from '../../../domain/dashboard/dashboard-api.ts';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { formatAnswer } from '../../../domain/replies/questions.ts';
import type { Answers, Person } from '../../../domain/replies/reply.ts';
import type { FormerQuestion } from '../../../domain/wedding/wedding.ts';
import { toDashboardLocale } from '../../../domain/wedding/zone-time.ts';

export type Form = Pick<
  GuestData['wedding'],
  'events' | 'locale' | 'questions' | 'formerQuestions'
>;

/** Also one that is not on the form any more. */
export function findQuestion(
  { formerQuestions = [], questions = [] }: Form,
  id: string,
): FormerQuestion | undefined {
  return [...questions, ...formerQuestions].find((question) => question.id === id);
}

/** The answers in words, in the order of the form; those to removed questions at the end. */
export function listAnswersInWords(
  answers: Answers,
  form: Form,
): { id: string; label: string; text: string }[] {
  const { formerQuestions = [], questions = [] } = form;
  const order = [...questions, ...formerQuestions].map(({ id }) => id);
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return Object.entries(answers)
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([id, answer]) => {
      const question = findQuestion(form, id);
      return {
        id,
        label: question?.label ?? id,
        text: formatAnswer(
          question,
          answer,
          getMessages('replies'),
          toDashboardLocale(form.locale),
        ),
      };
    });
}

/** The answers of one person to read in a list, with the dietary needs. */
export function listPersonInWords(
  { answers, dietary }: Person,
  form: Form,
): { id: string; label: string; text: string }[] {
  return [
    ...listAnswersInWords(answers, form),
    ...(dietary ? [{ id: '', label: getMessages('replies').fields.dietary, text: dietary }] : []),
  ];
}
