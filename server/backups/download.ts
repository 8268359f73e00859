import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Database } from '../database/database.ts';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { insertContents, readContents } from './backup-json.ts';
import { getBackupFolder } from './backup-list.ts';

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
    removeSecrets(file);
    return { file, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A backup file that `npm run move` made has a table of secrets, and may be in use as a database. */
function removeSecrets(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    const tables = copy
      .prepare("SELECT name FROM sqlite_schema WHERE name = 'server_secrets'")
      .all();
    if (tables.length > 0) copy.exec('DROP TABLE server_secrets; VACUUM');
  } finally {
    copy.close();
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
