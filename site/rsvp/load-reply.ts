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
