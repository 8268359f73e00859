import { gateClosed, notReached } from '#messages/rsvp.ts';
import { loadChunk } from '../load-chunk.ts';

type Reply = typeof import('./reply.ts');

let reply: Promise<Reply> | undefined;

/** The form's rules and its call, on their way since they were first asked for; a failure is forgotten. */
export function loadReply(): Promise<Reply> {
  reply ??= loadChunk(() => import('./reply.ts')).catch((error) => {
    reply = undefined;
    throw error;
  });
  return reply;
}

/** Why it did not come: behind the server's lock it is not for those who are no longer let in. */
export async function whyNoReply(): Promise<string> {
  const answer = window.SITE_GATE ? await fetch('/private/').catch(() => null) : null;
  return answer?.status === 401 ? gateClosed : notReached;
}
