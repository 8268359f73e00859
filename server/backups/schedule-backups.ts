import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { createChildEnvironment } from '../platform/child-process.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import { BACKUP_TABLES } from '../schema.ts';
import { type BackupReason, listBackups } from './backup-list.ts';
import { hasRows } from './installation/rows.ts';
import { isEmptyFile, toErrorMessage } from './make-backup.ts';
import type { RemoteSettings } from './remote/backup-url.ts';
import { readCopyKey, readCopyStatus, readLastCopy, recordCopy } from './remote/copy-status.ts';
import { type EncryptionKey, formatKey } from './remote/encrypted-file.ts';
import type { CopyResult, LastCopy } from './remote/remote-backups.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const FIRST_BACKUP_MS = 15 * MINUTE_MS;
/** Changes of a minute are copied together. With the time that a copy takes, a change leaves within two minutes. */
const COPY_DELAY_MS = MINUTE_MS;
/** Between two minutes of copying photographs, another backup may be due. */
const NEXT_PHOTOS_MS = 1_000;
const FIRST_RETRY_MS = MINUTE_MS / 2;
const MAX_RETRY_MS = 5 * MINUTE_MS;
const COPY_TIMEOUT_MS = 30 * MINUTE_MS;
const PROGRAM = join(import.meta.dirname, 'backup-process.ts');
const run = promisify(execFile);

type Options = {
  database: Database;
  log: Log;
  stopping: AbortSignal;
  remote?: RemoteSettings | null;
  /** The setting PHOTOS_URL. */
  photosUrl?: string | null;
};

type BackupSchedule = {
  /** Resolves when no backup is being made. */
  settled(): Promise<void>;
};

/**
 * Makes a backup at once, unless there is one from the last hour, a quarter of an hour after the first data, and one
 * a day until `stopping`. With a remote location, the database is copied there at the start, after each change and
 * once a day. Failures are logged; the site continues.
 */
export function scheduleBackups(
  dataDir: string,
  { database, log, stopping, remote = null, photosUrl = null }: Options,
): BackupSchedule {
  const runExclusive = pLimit(1);
  const copies =
    remote && createCopies(dataDir, remote, { database, log, stopping, photosUrl, runExclusive });

  async function make(reason: BackupReason): Promise<void> {
    try {
      if (stopping.aborted || (reason === 'start' && hasRecentBackup(dataDir))) return;
      if (reason === 'change' && !(await isFirstBackupDue(dataDir, database))) return;
      await makeInOtherProcess(dataDir, reason);
    } catch (error) {
      log.error({ backup: reason, reason: toErrorMessage(error) }, 'backup failed');
    }
  }

  async function makeAndCopy(reason: BackupReason): Promise<void> {
    await make(reason);
    await copies?.copy(reason);
  }

  // Timers, because they do not depend on the system clock, which may be set to another date.
  const daily = setInterval(() => runExclusive(() => makeAndCopy('daily')), DAY_MS);
  const first = setInterval(() => runExclusive(() => make('change')), FIRST_BACKUP_MS);
  stopping.addEventListener('abort', () => {
    clearInterval(daily);
    clearInterval(first);
  });
  runExclusive(() => makeAndCopy('start'));
  return { settled: () => runExclusive(() => {}) };
}

/** Copies the database after each change; a failed copy is tried again after at most five minutes. */
function createCopies(
  dataDir: string,
  remote: RemoteSettings,
  {
    database,
    log,
    stopping,
    photosUrl = null,
    runExclusive,
  }: Options & { runExclusive: (task: () => Promise<void>) => Promise<void> },
) {
  let timer: NodeJS.Timeout | undefined;
  let retryMs = FIRST_RETRY_MS;

  async function copy(reason: BackupReason): Promise<void> {
    cancel();
    if (stopping.aborted) return;
    const key = await readCopyKey(dataDir, remote);
    const last = reason === 'daily' ? null : readLastCopy(dataDir, remote);
    const result = await copyInOtherProcess(dataDir, {
      ...{ remote, key, reason, last, photosUrl, stopping },
    });
    // A copy that was interrupted by the stop is made at the next start.
    if (stopping.aborted) return;
    const { failure } = readCopyStatus(dataDir, remote);
    recordCopy(dataDir, remote, result, key);
    if (result.problem === null) {
      retryMs = FIRST_RETRY_MS;
      if (result.isUnfinished) copyAfter(NEXT_PHOTOS_MS);
      return;
    }
    if (failure?.reason !== result.problem) {
      log.error({ reason: result.problem }, 'copying the backup elsewhere failed');
    }
    cancel();
    copyAfter(retryMs);
    retryMs = Math.min(2 * retryMs, MAX_RETRY_MS);
  }

  function copyAfter(delayMs: number): void {
    timer ??= setTimeout(() => runExclusive(() => copy('change')), delayMs);
  }

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  const unsubscribe = database.onChange(() => copyAfter(COPY_DELAY_MS));
  stopping.addEventListener('abort', () => {
    unsubscribe();
    cancel();
  });
  return { copy };
}

/** Whether there is data, and no backup with data. A new site's first backup is empty. */
async function isFirstBackupDue(dataDir: string, database: Database): Promise<boolean> {
  const [newest] = listBackups(dataDir);
  return (!newest || isEmptyFile(newest.path)) && hasRows(database, BACKUP_TABLES);
}

function hasRecentBackup(dataDir: string): boolean {
  // A backup with a future time was made before the clock was set back.
  const age = Date.now() - (listBackups(dataDir)[0]?.createdAt.getTime() ?? 0);
  return age >= 0 && age < HOUR_MS;
}

async function makeInOtherProcess(dataDir: string, reason: BackupReason): Promise<void> {
  await runBackupProcess([reason, dataDir, new Date().toISOString()]);
}

/** Throws an error with the message of the other process. */
export async function runBackupProcess(args: string[]): Promise<void> {
  try {
    await run(process.execPath, [PROGRAM, ...args], { env: createChildEnvironment() });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Error(stderr || 'the process ended early');
  }
}

type Copy = {
  remote: RemoteSettings;
  key: EncryptionKey | null;
  reason: BackupReason;
  last: LastCopy | null;
  photosUrl: string | null;
  stopping: AbortSignal;
};

async function copyInOtherProcess(
  dataDir: string,
  { remote, key, reason, last, photosUrl, stopping }: Copy,
): Promise<CopyResult> {
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
  const env = {
    ...createChildEnvironment(),
    BACKUP_URL: remote.url,
    ...(key && { DERIVED_KEY: formatKey(key) }),
    ...(photosUrl && { PHOTOS_URL: photosUrl }),
    // For a service with a certificate of its own authority.
    ...(certificates && { NODE_EXTRA_CA_CERTS: certificates }),
  };
  const args = [
    ...[PROGRAM, 'copy', dataDir, new Date().toISOString()],
    ...[reason, JSON.stringify(last)],
  ];
  try {
    const options = { env, signal: stopping, timeout: COPY_TIMEOUT_MS };
    const { stdout } = await run(process.execPath, args, options);
    return JSON.parse(stdout);
  } catch {
    // The error's message may quote the address.
    return { copied: null, problem: 'The copy did not end within half an hour, or was ended.' };
  }
}
