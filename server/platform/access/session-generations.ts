import { setTimeout as sleep } from 'node:timers/promises';
import type { Queries } from '../database/database.ts';
import { type Log, toLoggableError } from '../log.ts';
import {
  type Generations,
  readGenerations,
  type SessionKind,
} from './session-generations-table.ts';

/** How long another copy of the server accepts sessions that were ended. */
const MAX_AGE_MS = 1_000;
/** A page must not wait longer for a database that does not answer. */
const MAX_WAIT_MS = 250;

export type SessionGenerations = {
  /** Reads the generations at most once a second; keeps the known ones after an error. */
  refresh(): Promise<void>;
  /** Reads the generations now. Throws StorageError. */
  reload(): Promise<void>;
  /** The generation as last read; null before the first read. */
  get(kind: SessionKind): string | null;
  /** The generation for a new session. Throws StorageError if it was never read. */
  load(kind: SessionKind): Promise<string>;
};

/** Caches the generations of sessions. Without a database nothing can end sessions. */
export function createSessionGenerations(
  database: Queries | null,
  warn: Log['warn'],
  maxWaitMs = MAX_WAIT_MS,
): SessionGenerations {
  let known: Generations | null = database ? null : {};
  let readAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const get = (kind: SessionKind) => known && (known[kind] ?? '');

  async function reload(): Promise<void> {
    if (!database) return;
    const startedAt = performance.now();
    triedAt = startedAt;
    const generations = await readGenerations(database);
    // A later read has finished earlier: this one may be from before a change.
    if (startedAt < readAt) return;
    known = generations;
    readAt = startedAt;
  }

  return {
    async refresh() {
      if (!database) return;
      if (!reading && performance.now() - triedAt < MAX_AGE_MS) return;
      reading ??= reload()
        .catch((error) => warn(toLoggableError(error), 'ended sessions could not be read'))
        .finally(() => {
          reading = undefined;
        });
      // Before the first read nobody has access: a guest who comes back would see the gate.
      if (known === null) return reading;
      await Promise.race([reading, sleep(maxWaitMs, undefined, { ref: false })]);
    },
    reload,
    get,
    async load(kind) {
      await reload().catch((error) => {
        if (known === null) throw error;
      });
      return get(kind) ?? '';
    },
  };
}
