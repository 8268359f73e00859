import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolder } from './backup.ts';

/** What made the backup: a start of the server, a day that has passed, or a migration to come. */
export type Occasion = 'start' | 'daily' | 'migration';

export type BackupFile = { name: string; path: string; madeAt: Date; occasion: Occasion };

// The instant in UTC, as a file system takes it: 2027-06-01T10-00-00Z.
const NAME =
  /^serenissima-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z-(start|daily|migration)\.db$/;
const HALF = /\.half(-journal)?$/;

export function backupName(madeAt: Date, occasion: Occasion): string {
  const instant = `${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  return `serenissima-${instant}-${occasion}.db`;
}

/** The name of a backup while it is made. */
export function halfOf(name: string): string {
  return `${name}.half`;
}

/**
 * The backups that the server has made in the data folder, the newest first; nothing else there. One
 * from the future was made before the clock was set back, and so before all that were made since.
 */
export function listBackups(dataDir: string, now = new Date()): BackupFile[] {
  const found = namesIn(dataDir).flatMap((name) => backupCalled(name, backupFolder(dataDir)));
  const isFuture = ({ madeAt }: BackupFile) => Number(madeAt > now);
  return found.toSorted(
    (a, b) =>
      isFuture(a) - isFuture(b) ||
      b.madeAt.getTime() - a.madeAt.getTime() ||
      (a.name < b.name ? 1 : -1),
  );
}

/** What was left half made, by a server that was ended in the middle of it. */
export function listHalves(dataDir: string): string[] {
  return namesIn(dataDir)
    .filter((name) => HALF.test(name) && NAME.test(name.replace(HALF, '')))
    .map((name) => join(backupFolder(dataDir), name));
}

function namesIn(dataDir: string): string[] {
  const folder = backupFolder(dataDir);
  return existsSync(folder) ? readdirSync(folder) : [];
}

function backupCalled(name: string, folder: string): BackupFile[] {
  const [, day, hour, minute, second, occasion] = NAME.exec(name) ?? [];
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`);
  if (!occasion || Number.isNaN(madeAt.getTime())) return [];
  return [{ name, path: join(folder, name), madeAt, occasion: occasion as Occasion }];
}
