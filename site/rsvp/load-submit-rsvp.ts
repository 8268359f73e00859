import { gateClosed, replyMayNotBeSent } from '#messages/rsvp.ts';
import { networkErrors } from '#messages/site.ts';
import { loadChunk } from '../load-chunk.ts';
import { type FormAnswers, saveDraft } from './draft.ts';

type SubmitRsvp = typeof import('./submit-rsvp.ts');

let chunk: Promise<SubmitRsvp> | undefined;

/** Imports submit-rsvp.ts once; the next call after a failure tries again. */
export function loadSubmitRsvp(): Promise<SubmitRsvp> {
  chunk ??= loadChunk(() => import('./submit-rsvp.ts')).catch((error) => {
    chunk = undefined;
    throw error;
  });
  return chunk;
}

/** With GATE=server, the chunk does not load either when the guest's access has ended. */
export async function hasLostAccess(): Promise<boolean> {
  if (!window.SITE_GATE) return false;
  const response = await fetch('/private/').catch(() => null);
  return response?.status === 401;
}

/** The text of the toast if the chunk did not load. */
export function loadFailureText(hasLostAccess: boolean): string {
  return hasLostAccess ? gateClosed : `${replyMayNotBeSent} ${networkErrors.offline[1]}`;
}

/**
 * Reloads the page, which then submits the draft: some browsers cache a failed import and never
 * request it again. Returns false if a reload would lose the page or the answers.
 */
export async function reloadAndSubmit(answers: FormAnswers): Promise<boolean> {
  const page = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (!page?.ok || !saveDraft({ ...answers, toBeSent: 1 })) return false;
  location.reload();
  return true;
}
