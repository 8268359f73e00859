import { formatMessage } from '../../domain/messages/format.ts';
import type { Edition } from '../edition.tsx';
import { loadChunk } from '../load-chunk.ts';
import { request } from '../request.ts';
import { saveDraft } from './draft.ts';
import type { FormAnswers } from './form-answers.ts';
import { getQuestions } from './load-questions.ts';
import type { RsvpClient } from './submit-rsvp.ts';

/** Returns a function that imports submit-rsvp.ts once; its next call after a failure tries again. */
export function createRsvpLoader(edition: Edition): () => Promise<RsvpClient> {
  let client: Promise<RsvpClient> | undefined;
  return () => {
    client ??= loadChunk(() => import('./submit-rsvp.ts')).then(
      ({ createRsvpClient }) =>
        createRsvpClient(edition, request, formatMessage, getQuestions(edition)),
      (error) => {
        client = undefined;
        throw error;
      },
    );
    return client;
  };
}

/** With GATE=server, the chunk does not load either when the guest's access has ended. */
export async function hasLostAccess(): Promise<boolean> {
  if (!window.SITE_GATE) return false;
  const response = await fetch('/private/').catch(() => null);
  return response?.status === 401;
}

/** The text of the toast if the chunk did not load. */
export function getLoadFailureText(
  hasLostAccess: boolean,
  { rsvp, site }: Edition['messages'],
): string {
  if (hasLostAccess) return rsvp.gateClosed;
  return `${rsvp.replyMayNotBeSent} ${site.networkErrors.offline[1]}`;
}

/**
 * Reloads the page, which then submits the draft: some browsers cache a failed import and never
 * request it again. Returns false if a reload would lose the page or the answers.
 */
export async function reloadAndSubmit(answers: FormAnswers, draftKey?: string): Promise<boolean> {
  const page = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (!page?.ok || !saveDraft({ ...answers, toBeSent: 1 }, draftKey)) return false;
  location.reload();
  return true;
}
