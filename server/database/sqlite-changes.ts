import type { DatabaseSync } from 'node:sqlite';

// How soon another process's writes are noticed; our own are at once.
const EVERY = 2_000;

export type ChangeWatch = {
  listen(listener: () => void): () => void;
  /** Tells the listeners when anything was written since the last look. */
  look(): void;
  stop(): void;
};

/** Watches a database for rows written by this connection or, while someone listens, by others. */
export function watchChanges(sqlite: DatabaseSync): ChangeWatch {
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  let seen = '';

  function state(): string {
    const rows = [
      ...sqlite.prepare('SELECT total_changes()').all(),
      ...sqlite.prepare('PRAGMA data_version').all(),
    ];
    return rows.flatMap((row) => Object.values(row)).join();
  }

  function look(): void {
    if (listeners.size === 0) return;
    const now = stateOr(seen);
    if (now === seen) return;
    seen = now;
    for (const listener of listeners) listener();
  }

  /** A file that is busy at this moment is looked at again at the next. */
  function stateOr(before: string): string {
    try {
      return state();
    } catch {
      return before;
    }
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    listen(listener) {
      if (listeners.size === 0) {
        seen = stateOr('');
        timer = setInterval(look, EVERY).unref();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    look,
    stop,
  };
}
