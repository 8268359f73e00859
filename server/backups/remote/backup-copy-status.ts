import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupCopyStatus } from '../../../domain/dashboard/dashboard-api.ts';
import { describeRemote, parseBackupUrl, type RemoteSettings } from './backup-url.ts';
import type { CopyResult } from './remote-backups.ts';

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
