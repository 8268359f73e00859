import { chmodSync, closeSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../platform/command-error.ts';
import { getDatabaseFile, getFileSize } from '../platform/database/sqlite-connection.ts';
import { assertSpace, flushToDisk, giveToFolderOwner } from '../platform/files.ts';
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
  assertSpace(dataDir, 2 * getDatabaseSize(dataDir), 'a backup');
  const file = join(folder, createBackupName(now, reason));
  const partial = toPartialName(file);
  try {
    closeSync(openSync(partial, 'wx', 0o600));
    giveToFolderOwner(partial);
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
  if (mkdirSync(folder, { mode: 0o700, recursive: true })) giveToFolderOwner(folder);
  // An existing folder may be open to others.
  chmodSync(folder, 0o700);
}

function getDatabaseSize(dataDir: string): number {
  const file = getDatabaseFile(dataDir);
  return getFileSize(file) + getFileSize(`${file}-wal`);
}
