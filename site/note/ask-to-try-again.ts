import { showNote } from './show-note.ts';

const WORDS = 'Part of this page did not load. You can read on, and what you type is kept.';

/** Tells a guest who reads the page that its script is missing; resolves when to ask for it again. */
export function askToTryAgain(): Promise<void> {
  return new Promise((resolve) => {
    const again = () => {
      removeEventListener('online', again);
      remove();
      resolve();
    };
    const remove = showNote({ role: 'alert', words: WORDS, acts: { 'Try again': again } });
    addEventListener('online', again);
  });
}
