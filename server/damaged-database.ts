import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { listBackups } from './backups/backup-files.ts';
import { StartFailure } from './start-failure.ts';

/** The database's file is not whole, or none. It is left as it is; the message says how to go on. */
export class DamagedDatabase extends StartFailure {
  constructor(file: string, cause?: unknown) {
    const folder = dirname(file);
    const aside = join(folder, 'damaged');
    const [newest] = listBackups(folder);
    super(
      `The database ${file} is damaged. It was not changed. To go on with ` +
        `${newest ? 'the newest backup' : 'a backup (npm run restore lists them)'}:\n` +
        `  mkdir -p ${aside} && mv ${file}* ${aside}/\n` +
        `  npm run restore -- ${newest?.name ?? 'FILE'}`,
      { cause },
    );
  }
}

/** Reads through the whole file; throws DamagedDatabase, or what SQLite throws. */
export function refuseDamaged(sqlite: DatabaseSync, file: string): void {
  const [row] = sqlite.prepare('PRAGMA quick_check(1)').all();
  if (Object.values(row ?? {})[0] !== 'ok') throw new DamagedDatabase(file);
}

// SQLITE_CORRUPT and SQLITE_NOTADB (https://sqlite.org/rescode.html).
const DAMAGES = [11, 26];

/** Whether what SQLite threw says that the file is not whole, or no database. */
export function isDamage(error: Error & { errcode: unknown }): boolean {
  return DAMAGES.includes(Number(error.errcode) & 0xff);
}
