import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { getDatabaseFile } from '../database/sqlite-connection.ts';
import { flushToDisk } from '../flush.ts';
import {
  type BackupReason,
  createBackupName,
  findExpiredBackups,
  getBackupFolder,
  listBackups,
  listPartialFiles,
  toPartialName,
} from './backup-list.ts';
import { assertIntactFile, copySqliteFile, removeSecrets } from './sqlite-file.ts';

/**
 * Copies the database into the backup folder, also while it is in use, checks the copy and removes
 * expired backups. The copy has a temporary name until it is complete and on disk. This takes
 * seconds, so the server runs it in another process. Throws.
 */
export function makeBackup(dataDir: string, reason: BackupReason, now = new Date()): void {
  const folder = getBackupFolder(dataDir);
  ensurePrivateFolder(folder);
  for (const partial of listPartialFiles(dataDir)) rmSync(partial, { force: true });
  assertSpace(dataDir);
  const file = join(folder, createBackupName(now, reason));
  const partial = toPartialName(file);
  try {
    closeSync(openSync(partial, 'wx', 0o600));
    copySqliteFile(getDatabaseFile(dataDir), partial);
    removeSecrets(partial);
    assertIntactFile(partial);
    // SQLite has flushed its own file, but not the new name.
    flushToDisk(partial);
    renameSync(partial, file);
    flushToDisk(folder);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  for (const { path } of findExpiredBackups(listBackups(dataDir, now)))
    rmSync(path, { force: true });
}

/** Makes a backup before a migration. If that fails, nothing is migrated: throws CommandError. */
export function backUpBeforeMigration(dataDir: string): void {
  try {
    makeBackup(dataDir, 'migration');
  } catch (error) {
    throw new CommandError(
      'This version changes the database, and the backup before it failed ' +
        `(${toErrorMessage(error)}). Nothing was changed. Free some space or repair the folder ` +
        `backups in ${dataDir}, and start again`,
      { cause: error },
    );
  }
}

export function toErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown error';
}

function ensurePrivateFolder(folder: string): void {
  mkdirSync(folder, { mode: 0o700, recursive: true });
  // An existing folder may be open to others.
  chmodSync(folder, 0o700);
}

/** Keeps the last free space for replies. */
function assertSpace(dataDir: string): void {
  const size = getSize(getDatabaseFile(dataDir)) + getSize(`${getDatabaseFile(dataDir)}-wal`);
  const { blocks, bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  // Some file systems do not report their size.
  if (blocks === 0 || free > 2 * size) return;
  throw new Error(
    `The disk has no space: a backup needs ${toMegabytes(2 * size)}, ${toMegabytes(free)} are free.`,
  );
}

function getSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function toMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
