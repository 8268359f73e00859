import type { Database, Queries } from '../database/database.ts';
import { StorageError } from '../database/storage-error.ts';
import { StartFailure } from '../start-failure.ts';
import { type BackupRows, hasRows, TABLE_NAMES } from './backup.ts';
import { insertRows } from './insert-rows.ts';

/** Puts all rows into an empty database, or none; throws StartFailure. */
export async function restoreRows(database: Database, rows: BackupRows): Promise<void> {
  try {
    await database.exclusiveTransaction(async (queries) => {
      await refuseFilled(queries, database);
      await insertRows(database, queries, rows);
    });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new StartFailure(
      'The backup cannot be stored: its rows contradict each other, or the disk is full or busy. ' +
        'Nothing was changed.',
      { cause: error },
    );
  }
}

async function refuseFilled(queries: Queries, { location }: Database): Promise<void> {
  if (!(await hasRows(queries, TABLE_NAMES))) return;
  throw new StartFailure(
    `There are replies or lists in ${location} already. ` +
      'Restore into an empty installation: set another DATA_DIR or DATABASE_URL, or erase everything at the dashboard.',
  );
}
