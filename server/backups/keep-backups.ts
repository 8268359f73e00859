import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import { turns } from '../turns.ts';
import { listBackups, type Occasion } from './backup-files.ts';
import type { BackupTask } from './backup-worker.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

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
  const inTurn = turns();

  async function make(occasion: Occasion): Promise<void> {
    try {
      if (stopping.aborted || (occasion === 'start' && hasRecent(dataDir))) return;
      await makeBeside({ dataDir, occasion, now: new Date() });
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown reason';
      log.error({ occasion, reason }, 'backup failed');
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

async function makeBeside(task: BackupTask): Promise<void> {
  const program = join(import.meta.dirname, 'backup-worker.ts');
  // How this process was started is not for a thread: of `node -e` it would want a program too.
  const worker = new Worker(program, { workerData: task, execArgv: [] });
  // What it throws comes as its event 'error', and so from here.
  await once(worker, 'exit');
}
