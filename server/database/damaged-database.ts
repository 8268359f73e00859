import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type BackupFile, listBackups } from '../backups/backup-files.ts';
import { StartFailure } from '../start-failure.ts';

/** The database's file is not whole, or none. It is left as it is; the message says how to go on. */
export class DamagedDatabase extends StartFailure {
  constructor(file: string, cause?: unknown) {
    const folder = dirname(file);
    // A new one each time: what an earlier damage left is not written over.
    const second = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const aside = quoted(join(folder, `damaged-${second}Z`));
    const [newest] = listBackups(folder);
    super(
      `The database ${file} is damaged. It was not changed. To go on with ` +
        `${newest ? 'the newest backup' : 'a backup (npm run restore lists them)'}:\n` +
        `  mkdir -m 700 ${aside} && mv ${quoted(file)}* ${aside}/\n` +
        `  ${restoring(newest)}`,
      { cause },
    );
  }
}

/**
 * Reads through the whole file; throws DamagedDatabase, or what SQLite throws. What every row was
 * checked for when it was written is not checked again: that takes twenty times as long.
 */
export function refuseDamaged(sqlite: DatabaseSync, file: string): void {
  sqlite.exec('PRAGMA ignore_check_constraints = ON');
  const [row] = sqlite.prepare('PRAGMA quick_check(1)').all();
  sqlite.exec('PRAGMA ignore_check_constraints = OFF');
  if (row?.quick_check !== 'ok') throw new DamagedDatabase(file);
}

/** Where backups are and no database, one was there: an empty site would say that nobody has replied. */
export function vanished(file: string, newest: BackupFile): StartFailure {
  return new StartFailure(
    `The database ${file} is empty or not there, but backups of it are. To put the newest back:\n` +
      `  ${restoring(newest)}\n` +
      `Or to begin anew: move the folder ${dirname(newest.path)} away.`,
  );
}

function restoring(newest: BackupFile | undefined): string {
  return `npm run restore -- ${newest?.name ?? 'FILE'}`;
}

/** As the shell takes it for one word, whatever is in it. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", "'\\''")}'`;
}

// SQLITE_CORRUPT and SQLITE_NOTADB (https://sqlite.org/rescode.html).
const DAMAGES = [11, 26];

/** Whether what SQLite threw says that the file is not whole, or no database. */
export function isDamage(error: Error & { errcode: unknown }): boolean {
  return DAMAGES.includes(Number(error.errcode) & 0xff);
}
