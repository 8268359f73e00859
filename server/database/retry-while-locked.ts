import { setTimeout as pause } from 'node:timers/promises';
import { LOCKED, StorageError } from './storage-error.ts';

const FIRST_PAUSE = 2;
const LONGEST_PAUSE = 100;

/**
 * Tries again while another process holds the lock, for so many milliseconds from now. SQLite's own
 * way to wait would stop the one thread that answers everybody.
 */
export async function retryWhileLocked<T>(patience: number, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + patience;
  for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      const isHeld = error instanceof StorageError && error.sqlstate === LOCKED;
      if (!isHeld || performance.now() >= until) throw error;
    }
    await pause(wait);
  }
}
