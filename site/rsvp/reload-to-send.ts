import type { Answers } from './answers.ts';
import { saveDraft } from './draft.ts';

/**
 * Loads the whole page anew, which then sends the draft that is `toBeSent`: some browsers remember that
 * a script failed, and never ask for it again. Says false where that would lose the page, or the words.
 */
export async function reloadToSend(answers: Answers): Promise<boolean> {
  const page = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (!page?.ok || !saveDraft({ ...answers, toBeSent: 1 })) return false;
  location.reload();
  return true;
}
