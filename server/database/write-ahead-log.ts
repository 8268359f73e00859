import type { DatabaseSync } from 'node:sqlite';

// SQLITE_BUSY (https://sqlite.org/rescode.html).
const BUSY = 5;
const PAUSE = 20;

/**
 * Switches the database to a write-ahead log. Of several processes that make it at once SQLite refuses
 * all but one here, without the patience that its time-out gives everywhere else: it is given `patience`
 * milliseconds. Throws what SQLite throws.
 */
export function switchToWriteAheadLog(sqlite: DatabaseSync, patience: number): void {
  const end = performance.now() + patience;
  for (;;) {
    try {
      sqlite.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'errcode' in error && error.errcode === BUSY;
      if (!isBusy || performance.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}
