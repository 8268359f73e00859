import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createMutex } from '../database/mutex.ts';
import type { Log } from '../log.ts';
import { listBackups, type Occasion } from './backup-files.ts';
import { messageOf } from './message-of.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const PROGRAM = join(import.meta.dirname, 'backup-program.ts');

export type Backups = {
  /** Resolves when none is being made. */
  settled(): Promise<void>;
};

/**
 * Makes a backup now, unless one was made within the hour, and one each day from then on, until
 * `stopping`. One that fails is logged; the site goes on.
 */
export function keepBackups(
  dataDir: string,
  { log, stopping }: { log: Log; stopping: AbortSignal },
): Backups {
  const inTurn = createMutex();

  async function make(occasion: Occasion): Promise<void> {
    try {
      if (stopping.aborted || (occasion === 'start' && hasRecent(dataDir))) return;
      await makeBeside(dataDir, occasion);
    } catch (error) {
      log.error({ occasion, reason: messageOf(error) }, 'backup failed');
    }
  }

  // By a clock that nobody sets: what is days away by the other is not made endlessly.
  const daily = setInterval(() => inTurn(() => make('daily')), DAY);
  stopping.addEventListener('abort', () => clearInterval(daily));
  inTurn(() => make('start'));
  return { settled: () => inTurn(() => {}) };
}

function hasRecent(dataDir: string): boolean {
  // One from the future was made before the clock was set back, and is none.
  const age = Date.now() - (listBackups(dataDir)[0]?.madeAt.getTime() ?? 0);
  return age >= 0 && age < HOUR;
}

/** Has a program of its own make it; throws what that one says. */
async function makeBeside(dataDir: string, occasion: Occasion): Promise<void> {
  const now = new Date().toISOString();
  const running = execFile(process.execPath, [PROGRAM, dataDir, occasion, now], { env: {} });
  let said = '';
  running.stderr?.on('data', (text) => {
    said += text;
  });
  const [code] = await once(running, 'close');
  if (code !== 0) throw new Error(said || 'ended before it was done');
}
