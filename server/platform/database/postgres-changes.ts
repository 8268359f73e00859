import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

const CHANNEL = 'serenissima_changes';
// At most one NOTIFY in this time, however many replies come at once: one per reply would make all
// commits of the database wait for each other.
const NOTIFY_INTERVAL_MS = 100;
// Guests' pages that write to Supabase directly send no notification.
const POLL_INTERVAL_MS = 5_000;
const RECONNECT_DELAY_MS = 1_000;

export type PostgresWatch = {
  listen(listener: () => void): () => void;
  /** Calls the listeners of this process and of every other copy of the server. */
  notify(): void;
  close(): Promise<void>;
};

/** Announces writes to all copies of the server that share a database. */
export function watchPostgres(pool: pg.Pool, createClient: () => pg.Client): PostgresWatch {
  const listeners = new Set<() => void>();
  const closing = new AbortController();
  const { signal } = closing;
  let watching: Promise<void> | undefined;
  let sending: Promise<void> | undefined;
  let isPending = false;

  function callListeners(): void {
    for (const listener of listeners) listener();
  }

  async function sendNotifications(): Promise<void> {
    while (isPending && !signal.aborted) {
      isPending = false;
      // If this fails, the other copies find the change at their next poll.
      await pool.query(`NOTIFY ${CHANNEL}`).catch(() => {});
      await delay(NOTIFY_INTERVAL_MS, undefined, { signal }).catch(() => {});
    }
    sending = undefined;
  }

  /** Keeps one connection listening until `close`, and reconnects after errors. */
  async function watch(): Promise<void> {
    const poll = setInterval(callListeners, POLL_INTERVAL_MS);
    while (!signal.aborted) {
      await listenUntilLost();
      await delay(RECONNECT_DELAY_MS, undefined, { signal }).catch(() => {});
    }
    clearInterval(poll);
  }

  async function listenUntilLost(): Promise<void> {
    const client = createClient();
    const lost = new Promise<void>((resolve) => {
      client.on('end', resolve).on('error', () => resolve());
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', callListeners);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      // For changes that were made while the connection was down.
      callListeners();
      await lost;
    } catch {
      // `watch` retries.
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
    notify() {
      callListeners();
      isPending = true;
      sending ??= sendNotifications();
    },
    async close() {
      closing.abort();
      await Promise.all([watching, sending]);
    },
  };
}
