import type { DatabaseSync } from 'node:sqlite';

// How soon writes of other processes are noticed; own writes are noticed at once.
const POLL_INTERVAL_MS = 2_000;

export type SqliteWatch = {
  listen(listener: () => void): () => void;
  /** Calls the listeners. */
  notify(): void;
  /** Calls the listeners when the database has changed since the last check. */
  check(): void;
  stop(): void;
};

/** Watches a database for writes of this connection and, while there are listeners, of others. */
export function watchSqlite(sqlite: DatabaseSync): SqliteWatch {
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  let lastState = '';

  function check(): void {
    if (listeners.size === 0) return;
    const state = readState();
    if (state === lastState) return;
    lastState = state;
    notify();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  /** A database that is busy at this moment is read again at the next check. */
  function readState(): string {
    try {
      const rows = [
        ...sqlite.prepare('SELECT total_changes()').all(),
        ...sqlite.prepare('PRAGMA data_version').all(),
      ];
      return rows.flatMap((row) => Object.values(row)).join();
    } catch {
      return lastState;
    }
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    listen(listener) {
      if (listeners.size === 0) {
        lastState = '';
        lastState = readState();
        timer = setInterval(check, POLL_INTERVAL_MS).unref();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    notify,
    check,
    stop,
  };
}
