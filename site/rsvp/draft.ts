import type { Answers } from './answers.ts';

const KEY = 'wedding-rsvp-draft';

/** What the guest had typed before a reload or a closed tab; nothing is sure about it. */
export function readDraft(): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** Says false without a store: the words stay in the form for as long as it is open. */
export function saveDraft(answers: Answers): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // No store, no draft.
  }
}
