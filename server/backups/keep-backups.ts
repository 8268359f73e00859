import type { Log } from '../log.ts';
import { listBackups, type Occasion } from './backup-files.ts';
import { makeBackup } from './make-backup.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Makes a backup now, unless one was made within the hour, and one each day from then on, until
 * `stopping`. One that fails is logged; the site goes on. `settled` waits for the one being made.
 */
export function keepBackups(
  dataDir: string,
  { log, stopping }: { log: Log; stopping: AbortSignal },
): { settled: () => Promise<void> } {
  async function make(occasion: Occasion): Promise<void> {
    try {
      if (occasion === 'start' && hasRecent(dataDir)) return;
      await makeBackup(dataDir, occasion);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown reason';
      log.error({ occasion, reason }, 'backup failed');
    }
  }

  // By a clock that nobody sets: what is days away by the other is not made endlessly.
  const daily = setInterval(() => {
    making = make('daily');
  }, DAY);
  stopping.addEventListener('abort', () => clearInterval(daily));
  let making = make('start');
  return { settled: () => making };
}

function hasRecent(dataDir: string): boolean {
  const age = Date.now() - (listBackups(dataDir)[0]?.madeAt.getTime() ?? 0);
  // One from the future was made before the clock was set back.
  return age >= 0 && age < HOUR;
}
