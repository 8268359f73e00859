import { setTimeout as delay } from 'node:timers/promises';
import { type Log, toLoggableError } from '../log.ts';
import type { Database } from './database.ts';

type Options = {
  /** The shortest time between two calls. */
  intervalMs: number;
  log: Log;
  /** What is logged when `work` fails. */
  onError: string;
  stopping: AbortSignal;
};

/** Does the work now and after changes of the database, also by other processes, one at a time. */
export function followDatabase(
  database: Database,
  work: () => Promise<void>,
  { intervalMs, log, onError, stopping }: Options,
): void {
  let isDue = false;
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (isDue && !stopping.aborted) {
      isDue = false;
      await work().catch((error) => log.error(toLoggableError(error), onError));
      await delay(intervalMs, undefined, { signal: stopping, ref: false }).catch(() => {});
    }
    isRunning = false;
  }

  function check(): void {
    isDue = true;
    if (!isRunning) void run();
  }
  const unsubscribe = database.onChange(check);
  check();
  stopping.addEventListener('abort', unsubscribe, { once: true });
}
