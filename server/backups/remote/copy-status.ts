import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupCopyStatus } from '../../../domain/dashboard/dashboard-api.ts';
import { describeRemote, parseBackupUrl, type RemoteSettings } from './backup-url.ts';
import { deriveKey, type EncryptionKey } from './encrypted-file.ts';
import type { CopyResult, LastCopy } from './remote-backups.ts';

type Stored = BackupCopyStatus & { last?: LastCopy; key?: { salt: string; check: string } };

/** The last results of copying to the remote location, also from before a restart. */
export function readCopyStatus(dataDir: string, remote: RemoteSettings): BackupCopyStatus {
  const { location, isEncrypted, succeededAt, failure } = readStored(dataDir, remote);
  return { location, isEncrypted, succeededAt, failure };
}

export function readLastCopy(dataDir: string, remote: RemoteSettings): LastCopy | null {
  return readStored(dataDir, remote).last ?? null;
}

/** The key that encrypts the copies: that of the last copy, until BACKUP_KEY is another. */
export async function readCopyKey(
  dataDir: string,
  remote: RemoteSettings,
): Promise<EncryptionKey | null> {
  if (remote.key === null) return null;
  const { key: last } = readStored(dataDir, remote);
  if (!last) return deriveKey(remote.key);
  const key = await deriveKey(remote.key, Buffer.from(last.salt, 'hex'));
  return key.check.toString('hex') === last.check ? key : deriveKey(remote.key);
}

/** A status that cannot be stored, for example on a full disk, is only in the log. */
export function recordCopy(
  dataDir: string,
  remote: RemoteSettings,
  { copied, problem }: CopyResult,
  key: EncryptionKey | null = null,
): void {
  const stored = readStored(dataDir, remote);
  const at = new Date().toISOString();
  const next: Stored = {
    ...stored,
    // The time of the first failure, until a copy succeeds.
    failure: problem === null ? null : { at: stored.failure?.at ?? at, reason: problem },
    ...(copied && { succeededAt: at, last: copied }),
    ...(copied &&
      key && { key: { salt: key.salt.toString('hex'), check: key.check.toString('hex') } }),
  };
  const partial = `${getFile(dataDir)}.partial`;
  try {
    writeFileSync(partial, JSON.stringify(next), { mode: 0o600 });
    renameSync(partial, getFile(dataDir));
  } catch {}
}

function readStored(dataDir: string, { url, key }: RemoteSettings): Stored {
  const isEncrypted = key !== null;
  const current = { location: describeRemote(parseBackupUrl(url)), isEncrypted };
  try {
    const stored: Stored = JSON.parse(readFileSync(getFile(dataDir), 'utf8'));
    // The results of another place say nothing about this one.
    if (stored.location === current.location) return { ...stored, ...current };
  } catch {}
  return { ...current, succeededAt: null, failure: null };
}

function getFile(dataDir: string): string {
  return join(dataDir, 'backup-copies.json');
}
