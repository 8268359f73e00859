import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const CHANNEL = 'serenissima_changes';
// However many replies come at once, the other copies are told this often at most, in milliseconds:
// a NOTIFY with each would make all commits of the database wait for one another.
const BREATH = 100;
// What is written past this program, by guests' pages through Supabase, nobody tells us of.
const LOOK_EVERY = 5_000;
const CONNECT_AGAIN = 1_000;

export type ChangeWatch = {
  listen(listener: () => void): () => void;
  /** Tells the listeners here, and those of every other copy of the server, that there is news. */
  tell(): void;
  close(): Promise<void>;
};

/** Carries the news of a write to all copies of the server that work on the same database. */
export function watchPostgres(pool: pg.Pool, connect: () => pg.Client): ChangeWatch {
  const listeners = new Set<() => void>();
  const closing = new AbortController();
  let watching: Promise<void> | undefined;
  let telling: Promise<void> | undefined;
  let isNews = false;

  function ring(): void {
    for (const listener of listeners) listener();
  }

  async function notify(): Promise<void> {
    while (isNews && !closing.signal.aborted) {
      isNews = false;
      // Untold, the others find it at their next look.
      await pool.query(`NOTIFY ${CHANNEL}`).catch(() => {});
      await pause(BREATH, undefined, { signal: closing.signal }).catch(() => {});
    }
    telling = undefined;
  }

  /** Keeps one connection listening until the end, whatever happens to it. */
  async function watch(): Promise<void> {
    const look = setInterval(ring, LOOK_EVERY);
    while (!closing.signal.aborted) {
      await listenUntilLost();
      await pause(CONNECT_AGAIN, undefined, { signal: closing.signal }).catch(() => {});
    }
    clearInterval(look);
  }

  async function listenUntilLost(): Promise<void> {
    const client = connect();
    const lost = new Promise<void>((resolve) => {
      client.on('end', resolve).on('error', () => resolve());
      closing.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ring);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      // What was written while nobody listened.
      ring();
      await lost;
    } catch {
      // Tried again in a moment.
    } finally {
      await client.end().catch(() => {});
    }
  }

  return {
    listen(listener) {
      watching ??= watch();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell() {
      ring();
      isNews = true;
      telling ??= notify();
    },
    async close() {
      closing.abort();
      await Promise.all([watching, telling]);
    },
  };
}
