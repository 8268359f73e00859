import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from '../database/database.ts';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { insertContents, readContents } from './backup-json.ts';
import { getBackupFolder } from './backup-list.ts';
import { removeSecrets } from './sqlite-file.ts';

/**
 * Writes a copy of the database for a download, readable for this user alone. It is in the folder of
 * the backups, so that "delete all data" also removes a copy that a crash left behind.
 */
export async function createDownload(
  database: Database,
  dataDir: string,
): Promise<{ file: string; remove: () => void }> {
  mkdirSync(getBackupFolder(dataDir), { mode: 0o700, recursive: true });
  const file = join(getBackupFolder(dataDir), `${randomUUID()}.db`);
  const remove = () => rmSync(file, { force: true });
  try {
    await database.copyInto(file);
    // A file that `npm run move` wrote contains secrets, and may have become the database.
    removeSecrets(file);
    return { file, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Writes the guests' data of any database, as of one moment, into a new SQLite file. */
export async function writeSqliteCopy(database: Database, file: string): Promise<void> {
  const folder = mkdtempSync(join(dirname(file), 'copy-'));
  try {
    const copy = openSqliteDatabase(folder);
    try {
      await insertContents(copy, await readContents(database));
      await copy.copyInto(file);
    } finally {
      await copy.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
