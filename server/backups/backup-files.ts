import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolder } from '../backup.ts';

/** What made the backup: a start of the server, a day that has passed, or a migration to come. */
export type Occasion = 'start' | 'daily' | 'migration';

export type BackupFile = { name: string; path: string; madeAt: Date; occasion: Occasion };

// The instant in UTC, as a file system takes it: 2027-06-01T10-00-00Z.
const NAME =
  /^serenissima-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z-(start|daily|migration)\.db$/;

export function backupName(madeAt: Date, occasion: Occasion): string {
  const instant = `${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  return `serenissima-${instant}-${occasion}.db`;
}

/** The backups that the server has made in the data folder, the newest first; nothing else there. */
export function listBackups(dataDir: string): BackupFile[] {
  const folder = backupFolder(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const [, day, hour, minute, second, occasion] = NAME.exec(name) ?? [];
      const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`);
      if (!occasion || Number.isNaN(madeAt.getTime())) return [];
      return { name, path: join(folder, name), madeAt, occasion: occasion as Occasion };
    })
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime() || (a.name < b.name ? 1 : -1));
}
