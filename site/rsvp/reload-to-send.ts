import type { Answers } from './answers.ts';
import { readDraft, saveDraft } from './draft.ts';

/**
 * Loads the whole page anew, which then sends the draft that `wasSent`: some browsers remember that a
 * script failed, and never ask for it again. Says false when it was done already, and where it would
 * lose the page, or the words.
 */
export async function reloadToSend(answers: Answers): Promise<boolean> {
  const { wasSent } = readDraft();
  saveDraft(answers);
  const page = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (wasSent || !page?.ok || !saveDraft({ ...answers, wasSent: 1 })) return false;
  location.reload();
  return true;
}
