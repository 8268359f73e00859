import type { PrivateEdition } from '../edition.tsx';
import { loadChunk } from '../load-chunk.ts';

type Questions = typeof import('./open-questions.tsx');

let questions: Questions | undefined;

/**
 * Loads the part of the form with the couple's own questions, if the wedding has some. Before the page is
 * rendered or hydrated: a form that waits for it would lose a tap.
 */
export async function loadQuestions({ messages }: Pick<PrivateEdition, 'messages'>): Promise<void> {
  if (messages.questions) questions ??= await loadChunk(() => import('./open-questions.tsx'));
}

/** Undefined if the wedding has no questions of its own. */
export function getQuestions({
  messages,
}: Pick<PrivateEdition, 'messages'>): Questions | undefined {
  return messages.questions && questions;
}
