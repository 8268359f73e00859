import { BACKUP_TABLES, type BackupRows, TABLE_NAMES } from './backup.ts';
import type { Database, Queries } from './database.ts';

/** Puts rows with ids of their own into empty tables. Throws StorageError. */
export async function insertRows(
  { continueIds }: Pick<Database, 'continueIds'>,
  queries: Queries,
  rows: BackupRows,
): Promise<void> {
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
    await continueIds(queries, table);
  }
}
