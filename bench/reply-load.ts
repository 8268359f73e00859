import { PORTIA } from '../server/fixtures/portia.ts';
import { ANON_KEY } from '../server/pages/page-globals.ts';

export const REPLY = PORTIA;

export const HEADERS = {
  'Content-Type': 'application/json',
  Accept: 'application/vnd.pgrst.object+json',
  Prefer: 'return=representation',
  apikey: ANON_KEY,
};

/** The server's answer to one reply. */
export type Answer = { tookMs: number } & (
  | { kind: 'stored'; id: number; email: string }
  | { kind: 'rejected'; status: number; isClear: boolean }
  | { kind: 'unreachable' }
);

export type Load = {
  /** All answers so far, in the order of their arrival. */
  answers: Answer[];
  /** Lets every guest finish the request that is under way. */
  stop(): Promise<void>;
};

/**
 * Simulates guests who each send one reply after another, to each of the servers in turn. Their email
 * addresses start with `marker`.
 */
export function sendReplies(
  guests: number,
  getServers: () => readonly string[],
  marker = 'guest',
): Load {
  const answers: Answer[] = [];
  let isSending = true;

  async function guest(number: number): Promise<void> {
    for (let sent = 0; isSending; sent += 1) {
      const servers = getServers();
      const server = servers[(number + sent) % servers.length] ?? '';
      const answer = await sendOne(server, `${marker}-${number}-${sent}@belmont.example`);
      answers.push(answer);
      // A real guest would not retry within a millisecond.
      if (answer.kind === 'unreachable') await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const all = Promise.all(Array.from({ length: guests }, (_, number) => guest(number)));
  return {
    answers,
    async stop() {
      isSending = false;
      await all;
    },
  };
}

async function sendOne(server: string, email: string): Promise<Answer> {
  const started = performance.now();
  const tookMs = () => performance.now() - started;
  try {
    const response = await fetch(`${server}/rest/v1/rsvps?select=*`, {
      method: 'POST',
      headers: HEADERS,
      body: JSON.stringify({ ...REPLY, email }),
      signal: AbortSignal.timeout(30_000),
    });
    const body = (await response.json()) as Record<string, unknown>;
    if (response.status === 201 && typeof body.id === 'number') {
      return { kind: 'stored', id: body.id, email, tookMs: tookMs() };
    }
    const isClear =
      [503, 507].includes(response.status) &&
      response.headers.has('Retry-After') &&
      typeof body.message === 'string' &&
      ['code', 'details', 'hint'].every((part) => part in body);
    return { kind: 'rejected', status: response.status, isClear, tookMs: tookMs() };
  } catch {
    return { kind: 'unreachable', tookMs: tookMs() };
  }
}
