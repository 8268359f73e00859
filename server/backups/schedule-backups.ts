import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Log } from '../log.ts';
import { type BackupReason, listBackups } from './backup-list.ts';
import { toErrorMessage } from './make-backup.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const PROGRAM = join(import.meta.dirname, 'make-backup-process.ts');

export type BackupSchedule = {
  /** Resolves when no backup is being made. */
  settled(): Promise<void>;
};

/**
 * Makes a backup at once, unless there is one from the last hour, and then one a day until `stopping`.
 * A failed backup is logged; the site continues.
 */
export function scheduleBackups(
  dataDir: string,
  { log, stopping }: { log: Log; stopping: AbortSignal },
): BackupSchedule {
  const runExclusive = pLimit(1);

  async function make(reason: BackupReason): Promise<void> {
    try {
      if (stopping.aborted || (reason === 'start' && hasRecentBackup(dataDir))) return;
      await makeInOtherProcess(dataDir, reason);
    } catch (error) {
      log.error({ backup: reason, reason: toErrorMessage(error) }, 'backup failed');
    }
  }

  // A timer, because it does not depend on the system clock, which may be set to another date.
  const daily = setInterval(() => runExclusive(() => make('daily')), DAY_MS);
  stopping.addEventListener('abort', () => clearInterval(daily));
  runExclusive(() => make('start'));
  return { settled: () => runExclusive(() => {}) };
}

function hasRecentBackup(dataDir: string): boolean {
  // A backup with a future time was made before the clock was set back.
  const age = Date.now() - (listBackups(dataDir)[0]?.createdAt.getTime() ?? 0);
  return age >= 0 && age < HOUR_MS;
}

/** Throws an error with the message of the other process. */
async function makeInOtherProcess(dataDir: string, reason: BackupReason): Promise<void> {
  const now = new Date().toISOString();
  const child = execFile(process.execPath, [PROGRAM, dataDir, reason, now], { env: {} });
  let message = '';
  child.stderr?.on('data', (text) => {
    message += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(message || 'the process ended early');
}
