import { getFirstLanguage, type LocalText } from './languages.ts';
import type { WeddingDocument } from './wedding.ts';

const MAX_FORMER_QUESTIONS = 60;

/**
 * The document with the questions that were on the form before: replies may have answers to them, which the
 * dashboard shows in the words of that time.
 */
export function keepFormerQuestions(
  document: WeddingDocument,
  published: WeddingDocument,
): WeddingDocument {
  const first = getFirstLanguage(published);
  const read = (text: LocalText) =>
    typeof text === 'string' ? text : (text[first] ?? Object.values(text)[0] ?? '');
  const removed = (published.rsvp.questions ?? []).map(
    ({ choices = [], id, kind, label, perPerson = false }) => ({
      ...{ id, kind, perPerson, label: read(label) },
      choices: choices.map((choice) => ({ id: choice.id, label: read(choice.label) })),
    }),
  );
  const current = new Set(document.rsvp.questions?.map(({ id }) => id));
  const former = new Map(
    [
      ...(document.rsvp.formerQuestions ?? []),
      ...(published.rsvp.formerQuestions ?? []),
      ...removed,
    ].map((question) => [question.id, question]),
  );
  const kept = [...former.values()]
    .filter(({ id }) => !current.has(id))
    .slice(-MAX_FORMER_QUESTIONS);
  const { formerQuestions: _, ...rsvp } = document.rsvp;
  return { ...document, rsvp: { ...rsvp, ...(kept.length > 0 && { formerQuestions: kept }) } };
}
