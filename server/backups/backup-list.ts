import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { countReplies } from './sqlite-file.ts';

/** A start of the server, a day that has passed, or a migration that follows. */
export type BackupReason = 'start' | 'daily' | 'migration';

export type BackupFile = { name: string; path: string; createdAt: Date; reason: BackupReason };

const MAX_BACKUPS = 14;

// The time in UTC, without characters that file systems reject: 2027-06-01T10-00-00Z.
const NAME =
  /^serenissima-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z-(start|daily|migration)\.db$/;
// Earlier versions wrote `.half`.
const PARTIAL = /\.(partial|half)(-journal)?$/;

/** Also contains files for downloads. "Delete all data" removes the folder. */
export function getBackupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

export function createBackupName(createdAt: Date, reason: BackupReason): string {
  const time = `${createdAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  return `serenissima-${time}-${reason}.db`;
}

/** The name of a backup while it is written. */
export function toPartialName(name: string): string {
  return `${name}.partial`;
}

/**
 * The backups that the server has made in the data folder, newest first, without other files. A backup
 * with a future time was made before the clock was set back, so it is older than all others.
 */
export function listBackups(dataDir: string, now = new Date()): BackupFile[] {
  const backups = listNames(dataDir).flatMap((name) => parseName(name, getBackupFolder(dataDir)));
  const isFuture = ({ createdAt }: BackupFile) => Number(createdAt > now);
  return backups.toSorted(
    (a, b) =>
      isFuture(a) - isFuture(b) ||
      b.createdAt.getTime() - a.createdAt.getTime() ||
      (a.name < b.name ? 1 : -1),
  );
}

/** Incomplete files of a server that was ended while it wrote a backup. */
export function listPartialFiles(dataDir: string): string[] {
  return listNames(dataDir)
    .filter((name) => PARTIAL.test(name) && NAME.test(name.replace(PARTIAL, '')))
    .map((name) => join(getBackupFolder(dataDir), name));
}

/**
 * The backups to remove, so that fourteen stay. The last of each day stay longest: a server that
 * restarts often must not replace the days before. A backup made before a migration counts on its own.
 */
export function findExpiredBackups(
  newestFirst: readonly BackupFile[],
  kept = MAX_BACKUPS,
): BackupFile[] {
  const days = new Set<string>();
  const lastOfDay: BackupFile[] = [];
  const others: BackupFile[] = [];
  for (const backup of newestFirst) {
    const isMigration = backup.reason === 'migration';
    const day = `${backup.createdAt.toISOString().slice(0, 10)} ${isMigration}`;
    (days.has(day) ? others : lastOfDay).push(backup);
    days.add(day);
  }
  return [...lastOfDay, ...others].slice(kept);
}

/** The backups as a table for the terminal, newest first. */
export function formatBackupList(dataDir: string): string {
  const backups = listBackups(dataDir);
  if (backups.length === 0) return `There are no backups in ${getBackupFolder(dataDir)}.`;
  const rows = [['created (UTC)', 'replies', 'size', 'name'], ...backups.map(formatBackup)];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [
    ...rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')),
    '',
    `To restore one, with the site stopped: npm run restore -- ${backups[0]?.name}`,
  ].join('\n');
}

function formatBackup({ createdAt, name, path }: BackupFile): string[] {
  const size = `${Math.ceil(statSync(path).size / 1000)} kB`;
  return [
    createdAt.toISOString().slice(0, 19).replace('T', ' '),
    formatReplyCount(path),
    size,
    name,
  ];
}

function formatReplyCount(path: string): string {
  try {
    return String(countReplies(path));
  } catch {
    return 'damaged';
  }
}

function listNames(dataDir: string): string[] {
  const folder = getBackupFolder(dataDir);
  return existsSync(folder) ? readdirSync(folder) : [];
}

function parseName(name: string, folder: string): BackupFile[] {
  const [, day, hour, minute, second, reason] = NAME.exec(name) ?? [];
  const createdAt = new Date(`${day}T${hour}:${minute}:${second}Z`);
  if (!reason || Number.isNaN(createdAt.getTime())) return [];
  return [{ name, path: join(folder, name), createdAt, reason: reason as BackupReason }];
}
