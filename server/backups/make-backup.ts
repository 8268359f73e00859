import { chmodSync, closeSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../platform/command-error.ts';
import {
  BUSY_TIMEOUT_MS,
  getDatabaseFile,
  getFileSize,
} from '../platform/database/sqlite-connection.ts';
import { assertSpace, flushToDisk, giveToFolderOwner } from '../platform/files.ts';
import { BACKUP_TABLES } from '../schema.ts';
import {
  type BackupReason,
  createBackupName,
  findExpiredBackups,
  getBackupFolder,
  listBackups,
  listPartialFiles,
  toPartialName,
} from './backup-list.ts';

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

/**
 * Copies a database, also while it is in use, as of one moment. SQLite's online backup starts again
 * after every write of another connection, so under a flood of replies it never ends.
 */
export function copySqliteFile(file: string, copy: string): void {
  // A connection of its own: the server's connection may be in a transaction.
  using source = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  source.prepare('VACUUM INTO ?').run(copy);
}

export function assertIntactFile(file: string): void {
  using sqlite = new DatabaseSync(file, { readOnly: true });
  const [row] = sqlite.prepare('PRAGMA quick_check(1)').all();
  if (row?.quick_check !== 'ok') throw new Error('The copy is damaged.');
}

/** Whether a backup contains no guests, no website and no announcement; false for another kind of file. */
export function isEmptyFile(file: string): boolean {
  try {
    using sqlite = new DatabaseSync(file, { readOnly: true });
    return BACKUP_TABLES.every(
      ({ name }) => sqlite.prepare(`SELECT 1 FROM ${name} LIMIT 1`).all().length === 0,
    );
  } catch {
    return false;
  }
}

export function hasRepliesTable(sqlite: DatabaseSync): boolean {
  return sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'rsvps'").all().length === 1;
}

/** Removes the secrets, the co-hosts and what signs in beside the passwords, if the file has any, and their bytes. */
export function removeSecrets(file: string): void {
  using sqlite = new DatabaseSync(file);
  const has = (name: string) =>
    sqlite.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').all(name).length > 0;
  const removals = [
    has('server_secrets') && 'DROP TABLE server_secrets',
    ...['hosts', 'passkeys', 'recovery_codes'].map(
      (name) =>
        has(name) &&
        sqlite.prepare(`SELECT 1 FROM ${name} LIMIT 1`).all().length > 0 &&
        `DELETE FROM ${name}`,
    ),
  ].filter(Boolean);
  if (removals.length > 0) sqlite.exec([...removals, 'VACUUM'].join('; '));
}
