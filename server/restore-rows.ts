import { BACKUP_TABLES, type BackupRows, TABLE_NAMES } from './backup.ts';
import { type Database, openDatabase, type Queries } from './database.ts';
import { StartFailure } from './start-failure.ts';
import { StorageError } from './storage-error.ts';

/** Puts all rows into the empty database of `dataDir`, or none; throws StartFailure. */
export async function restoreRows(dataDir: string, rows: BackupRows): Promise<void> {
  const database = openDatabase(dataDir);
  try {
    await database.transaction(async (queries) => {
      await refuseFilled(queries, database);
      await insertAll(queries, rows);
    });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new StartFailure(
      'The backup cannot be stored: its rows contradict each other, or the disk is full or busy. ' +
        'Nothing was changed.',
      { cause: error },
    );
  } finally {
    database.close();
  }
}

async function refuseFilled(queries: Queries, { place }: Database): Promise<void> {
  for (const table of TABLE_NAMES) {
    const rows = await queries.query(`SELECT id FROM ${table} LIMIT 1`);
    if (rows.length === 0) continue;
    throw new StartFailure(
      `There are replies or lists in ${place} already. ` +
        'Restore into an empty installation: set another DATA_DIR, or erase everything at the desk.',
    );
  }
}

async function insertAll(queries: Queries, rows: BackupRows): Promise<void> {
  for (const table of TABLE_NAMES) {
    const columns = BACKUP_TABLES[table];
    const values = columns.map((_, index) => `$${index + 1}`).join(', ');
    const insert = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values})`;
    for (const row of rows[table]) {
      await queries.query(
        insert,
        columns.map((column) => row[column] ?? null),
      );
    }
  }
}
