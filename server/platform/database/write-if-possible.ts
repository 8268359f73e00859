import { setTimeout as sleep } from 'node:timers/promises';
import { type Log, toLoggableError } from '../log.ts';

/** Long enough for a healthy database, short enough for somebody who waits for an answer. */
const MAX_WAIT_MS = 250;

/**
 * Lets a request continue although a note about it cannot be written: the disk is full, or another
 * process locks the database. The write goes on in the background; a failure is logged.
 */
export async function writeIfPossible(write: Promise<unknown>, warn: Log['warn']): Promise<void> {
  const written = write.catch((error) => {
    warn(toLoggableError(error), 'a note about a request could not be written');
  });
  await Promise.race([written, sleep(MAX_WAIT_MS, undefined, { ref: false })]);
}
