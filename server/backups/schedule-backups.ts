import { execFile } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import type { BackupCopyStatus } from '../../domain/dashboard/dashboard-api.ts';
import { createChildEnvironment } from '../platform/child-process.ts';
import type { Log } from '../platform/log.ts';
import { type BackupReason, listBackups } from './backup-list.ts';
import { toErrorMessage } from './make-backup.ts';
import { describeRemote, parseBackupUrl, type RemoteSettings } from './remote/backup-url.ts';
import type { CopyResult } from './remote/remote-backups.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const COPY_TIMEOUT_MS = 30 * 60_000;
const PROGRAM = join(import.meta.dirname, 'backup-process.ts');
const run = promisify(execFile);

type BackupSchedule = {
  /** Resolves when no backup is being made. */
  settled(): Promise<void>;
};

/**
 * Makes a backup at once, unless there is one from the last hour, and then one a day until `stopping`.
 * Each one is copied to the remote location, if there is one; a failed copy is tried again every hour.
 * Failures are logged; the site continues.
 */
export function scheduleBackups(
  dataDir: string,
  {
    log,
    stopping,
    remote = null,
  }: { log: Log; stopping: AbortSignal; remote?: RemoteSettings | null },
): BackupSchedule {
  const runExclusive = pLimit(1);
  let isCopyDue = false;

  async function make(reason: BackupReason): Promise<void> {
    try {
      if (stopping.aborted || (reason === 'start' && hasRecentBackup(dataDir))) return;
      await makeInOtherProcess(dataDir, reason);
    } catch (error) {
      log.error({ backup: reason, reason: toErrorMessage(error) }, 'backup failed');
    }
  }

  async function copy(): Promise<void> {
    if (!remote || stopping.aborted) return;
    const result = await copyInOtherProcess(dataDir, remote, stopping);
    // A copy that was interrupted by the stop is made at the next start.
    if (stopping.aborted) return;
    isCopyDue = result.problem !== null;
    recordCopy(dataDir, remote, result);
    if (isCopyDue) log.error({ reason: result.problem }, 'copying the backup elsewhere failed');
  }

  async function makeAndCopy(reason: BackupReason): Promise<void> {
    await make(reason);
    await copy();
  }

  // Timers, because they do not depend on the system clock, which may be set to another date.
  const daily = setInterval(() => runExclusive(() => makeAndCopy('daily')), DAY_MS);
  const hourly = setInterval(() => runExclusive(async () => isCopyDue && copy()), HOUR_MS);
  stopping.addEventListener('abort', () => {
    clearInterval(daily);
    clearInterval(hourly);
  });
  runExclusive(() => makeAndCopy('start'));
  return { settled: () => runExclusive(() => {}) };
}

function hasRecentBackup(dataDir: string): boolean {
  // A backup with a future time was made before the clock was set back.
  const age = Date.now() - (listBackups(dataDir)[0]?.createdAt.getTime() ?? 0);
  return age >= 0 && age < HOUR_MS;
}

/** Throws an error with the message of the other process. */
async function makeInOtherProcess(dataDir: string, reason: BackupReason): Promise<void> {
  const args = [PROGRAM, reason, dataDir, new Date().toISOString()];
  try {
    await run(process.execPath, args, { env: createChildEnvironment() });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Error(stderr || 'the process ended early');
  }
}

async function copyInOtherProcess(
  dataDir: string,
  { url, key }: RemoteSettings,
  stopping: AbortSignal,
): Promise<CopyResult> {
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
  const env = {
    ...createChildEnvironment(),
    BACKUP_URL: url,
    ...(key !== null && { BACKUP_KEY: key }),
    // For a service with a certificate of its own authority.
    ...(certificates && { NODE_EXTRA_CA_CERTS: certificates }),
  };
  const args = [PROGRAM, 'copy', dataDir, new Date().toISOString()];
  try {
    const options = { env, signal: stopping, timeout: COPY_TIMEOUT_MS };
    const { stdout } = await run(process.execPath, args, options);
    return JSON.parse(stdout);
  } catch {
    // The error's message may quote the address.
    return { newestAt: null, problem: 'The copy did not end within half an hour, or was ended.' };
  }
}

const EMPTY = { succeededAt: null, failure: null };

/** The last results of copying to the remote location, also from before a restart. */
export function readCopyStatus(dataDir: string, { url, key }: RemoteSettings): BackupCopyStatus {
  const current = { location: describeRemote(parseBackupUrl(url)), isEncrypted: key !== null };
  try {
    const stored: BackupCopyStatus = JSON.parse(readFileSync(getFile(dataDir), 'utf8'));
    // The results of another place say nothing about this one.
    const { succeededAt, failure } = stored.location === current.location ? stored : EMPTY;
    return { ...current, succeededAt, failure };
  } catch {
    return { ...current, ...EMPTY };
  }
}

/** A status that cannot be stored, for example on a full disk, is only in the log. */
export function recordCopy(
  dataDir: string,
  remote: RemoteSettings,
  { newestAt, problem }: CopyResult,
): void {
  const status = readCopyStatus(dataDir, remote);
  const failure = problem === null ? null : { at: new Date().toISOString(), reason: problem };
  const succeededAt = newestAt ?? status.succeededAt;
  const partial = `${getFile(dataDir)}.partial`;
  try {
    writeFileSync(partial, JSON.stringify({ ...status, succeededAt, failure }), { mode: 0o600 });
    renameSync(partial, getFile(dataDir));
  } catch {}
}

function getFile(dataDir: string): string {
  return join(dataDir, 'backup-copies.json');
}
