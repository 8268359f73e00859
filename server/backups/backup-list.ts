import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { explainUnreadable } from '../platform/database/sqlite-connection.ts';
import { isStaleFile } from '../platform/files.ts';

/** A start of the server, a day that has passed, a migration that follows, or a change of the data. */
const REASONS = ['start', 'daily', 'migration', 'change'] as const;
export type BackupReason = (typeof REASONS)[number];

export type Backup = { name: string; createdAt: Date; reason: BackupReason };
export type BackupFile = Backup & { path: string };

const MAX_BACKUPS = 14;

// The time in UTC, without characters that file systems reject: 2027-06-01T10-00-00Z.
const NAME = new RegExp(
  String.raw`^serenissima-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z-(${REASONS.join('|')})\.db$`,
);
const PARTIAL = /\.\d+\.partial(-journal)?$/;

/** Also contains files for downloads. "Delete all data" removes the folder. */
export function getBackupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

export function createBackupName(createdAt: Date, reason: BackupReason): string {
  const time = `${createdAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  return `serenissima-${time}-${reason}.db`;
}

/** Undefined for a file that is not one of the server's backups. */
export function parseBackupName(name: string): Backup | undefined {
  const [, day, hour, minute, second, reason] = NAME.exec(name) ?? [];
  const createdAt = new Date(`${day}T${hour}:${minute}:${second}Z`);
  if (!reason || Number.isNaN(createdAt.getTime())) return undefined;
  return { name, createdAt, reason: reason as BackupReason };
}

/** Begins the name of a copy for a download, which is removed when it is sent. */
export const DOWNLOAD = 'download-';

/** The name of a backup while it is written. */
export function toPartialName(name: string): string {
  return `${name}.${process.pid}.partial`;
}

/** The backups that the server has made in the data folder, newest first, without other files. */
export function listBackups(dataDir: string, now = new Date()): BackupFile[] {
  const folder = getBackupFolder(dataDir);
  const backups = listNames(dataDir).flatMap((name) => {
    const backup = parseBackupName(name);
    return backup ? [{ ...backup, path: join(folder, name) }] : [];
  });
  return sortNewestFirst(backups, now);
}

/** A backup with a future time was made before the clock was set back, so it is older than all others. */
export function sortNewestFirst<B extends Backup>(backups: readonly B[], now: Date): B[] {
  const isFuture = ({ createdAt }: Backup) => Number(createdAt > now);
  return backups.toSorted(
    (a, b) =>
      isFuture(a) - isFuture(b) ||
      b.createdAt.getTime() - a.createdAt.getTime() ||
      (a.name < b.name ? 1 : -1),
  );
}

/** Files of a server that was ended while it wrote a backup or a download. */
export function listPartialFiles(dataDir: string): string[] {
  const isOwn = (name: string) => NAME.test(name) || name.startsWith(DOWNLOAD);
  return listNames(dataDir)
    .filter((name) => PARTIAL.test(name) && isOwn(name.replace(PARTIAL, '')))
    .filter((name) => isStaleFile(name.replace(/-journal$/, '')))
    .map((name) => join(getBackupFolder(dataDir), name));
}

/**
 * The backups to remove, so that fourteen stay. The last of each day stay longest: a server that
 * restarts often must not replace the days before. A backup made before a migration counts on its own.
 */
export function findExpiredBackups<B extends Backup>(
  newestFirst: readonly B[],
  kept = MAX_BACKUPS,
): B[] {
  const days = new Set<string>();
  const lastOfDay: B[] = [];
  const others: B[] = [];
  for (const backup of newestFirst) {
    const isMigration = backup.reason === 'migration';
    const day = `${backup.createdAt.toISOString().slice(0, 10)} ${isMigration}`;
    (days.has(day) ? others : lastOfDay).push(backup);
    days.add(day);
  }
  return [...lastOfDay, ...others].slice(kept);
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** How long the last copy of a day stays in another place. */
export const COPIES_KEPT_MS = 60 * DAY_MS;
const MAX_REMOVALS = 20;

/**
 * The copies in another place to remove, oldest first. All of the last day stay, the last of each hour for a week and
 * the last of each day for 60 days. Few are removed at a time, so that a clock that is wrong for a moment removes few.
 */
export function findExpiredCopies<B extends Backup>(newestFirst: readonly B[], now: Date): B[] {
  const kept = new Set<string>();
  const expired = newestFirst.filter(({ createdAt }, index) => {
    const ageMs = now.getTime() - createdAt.getTime();
    const time = createdAt.toISOString();
    const [day, hour] = [time.slice(0, 10), time.slice(0, 13)];
    const isFirst = (period: string) => !kept.has(period) && Boolean(kept.add(period));
    const [isLastOfDay, isLastOfHour] = [isFirst(day), isFirst(hour)];
    if (index === 0) return false;
    // A copy with a future time was made before the clock was set back.
    if (ageMs < 0) return !isLastOfDay;
    if (ageMs <= DAY_MS) return false;
    if (ageMs <= WEEK_MS) return !isLastOfHour;
    return ageMs > COPIES_KEPT_MS || !isLastOfDay;
  });
  return expired.reverse().slice(0, MAX_REMOVALS);
}

/** The backups as a table for the terminal, newest first. */
export function formatBackupList(dataDir: string): string {
  const backups = listBackups(dataDir);
  if (backups.length === 0) return `There are no backups in ${getBackupFolder(dataDir)}.`;
  return [
    ...formatTable([['created (UTC)', 'replies', 'size', 'name'], ...backups.map(formatBackup)]),
    '',
    `To restore one, with the site stopped: npm run restore -- ${backups[0]?.name}`,
  ].join('\n');
}

const MAX_LISTED_COPIES = 20;

/** The copies in another place as a table for the terminal, newest first. */
export function formatRemoteList(
  location: string,
  backups: readonly (Backup & { size: number })[],
): string {
  const oldest = backups.at(-1);
  if (!oldest) return `There are no backups in ${location}.`;
  const rows = backups
    .slice(0, MAX_LISTED_COPIES)
    .map(({ createdAt, size, name }) => [formatTime(createdAt), formatSize(size), name]);
  const olderCount = backups.length - rows.length;
  return [
    `In ${location}:`,
    ...formatTable([['created (UTC)', 'size', 'name'], ...rows]),
    ...(olderCount > 0 ? [`and ${olderCount} more since ${formatTime(oldest.createdAt)}`] : []),
    '',
    'To restore the newest, with the site stopped: npm run restore -- --from-remote',
    `To restore the last one before a time in UTC: npm run restore -- --at '${formatTime(oldest.createdAt)}'`,
  ].join('\n');
}

function formatBackup({ createdAt, name, path }: BackupFile): string[] {
  return [formatTime(createdAt), formatReplyCount(path), formatSize(statSync(path).size), name];
}

function formatTime(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ');
}

function formatSize(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}

function formatTable(rows: readonly string[][]): string[] {
  const [heading = []] = rows;
  // The last column is not padded.
  const widths = heading
    .slice(0, -1)
    .map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

function formatReplyCount(path: string): string {
  try {
    using sqlite = new DatabaseSync(path, { readOnly: true });
    return String(sqlite.prepare('SELECT count(*) AS replies FROM rsvps').all()[0]?.replies);
  } catch {
    return 'damaged';
  }
}

function listNames(dataDir: string): string[] {
  const folder = getBackupFolder(dataDir);
  return explainUnreadable(folder, () =>
    statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [],
  );
}
