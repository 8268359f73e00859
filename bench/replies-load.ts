import { PORTIA } from '../server/fixtures/portia.ts';
import { ANON_KEY } from '../server/pages/page-globals.ts';

export const REPLY = PORTIA;

export const HEADERS = {
  'Content-Type': 'application/json',
  Accept: 'application/vnd.pgrst.object+json',
  Prefer: 'return=representation',
  apikey: ANON_KEY,
};

/** What came back for one reply, and after how many milliseconds. */
export type Answer = { took: number } & (
  | { kind: 'stored'; id: number; email: string }
  | { kind: 'refused'; status: number; isClear: boolean }
  | { kind: 'unreachable' }
);

export type Load = {
  /** Everything that came back so far, in its order. */
  answers: Answer[];
  /** Lets every guest finish what they are sending, and no more. */
  stop(): Promise<void>;
};

/**
 * Guests who each send one reply after the other, every time to the next of the servers; their
 * addresses begin with `marker`.
 */
export function sendReplies(
  guests: number,
  serversNow: () => readonly string[],
  marker = 'guest',
): Load {
  const answers: Answer[] = [];
  let sending = true;

  async function guest(number: number): Promise<void> {
    for (let sent = 0; sending; sent += 1) {
      const servers = serversNow();
      const server = servers[(number + sent) % servers.length] ?? '';
      const answer = await sendOne(server, `${marker}-${number}-${sent}@belmont.example`);
      answers.push(answer);
      // A guest who was not heard does not try again within the millisecond.
      if (answer.kind === 'unreachable') await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const all = Promise.all(Array.from({ length: guests }, (_, number) => guest(number)));
  return {
    answers,
    async stop() {
      sending = false;
      await all;
    },
  };
}

async function sendOne(server: string, email: string): Promise<Answer> {
  const started = performance.now();
  const took = () => performance.now() - started;
  try {
    const response = await fetch(`${server}/rest/v1/rsvps?select=*`, {
      method: 'POST',
      headers: HEADERS,
      body: JSON.stringify({ ...REPLY, email }),
      signal: AbortSignal.timeout(30_000),
    });
    const body = (await response.json()) as Record<string, unknown>;
    if (response.status === 201 && typeof body.id === 'number') {
      return { kind: 'stored', id: body.id, email, took: took() };
    }
    const isClear =
      [503, 507].includes(response.status) &&
      response.headers.has('Retry-After') &&
      typeof body.message === 'string' &&
      ['code', 'details', 'hint'].every((part) => part in body);
    return { kind: 'refused', status: response.status, isClear, took: took() };
  } catch {
    return { kind: 'unreachable', took: took() };
  }
}

/** The value below which that part of the numbers lies; 0.5 is the median. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
