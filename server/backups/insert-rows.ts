import type { Database, Queries, Value } from '../database/database.ts';
import { BACKUP_TABLES, type BackupRows, TABLE_NAMES } from './backup.ts';

/** How many rows one statement takes: SQLite looks for each parameter among all of them. */
export const ROWS_AT_ONCE = 50;

/** Puts rows with ids of their own into empty tables. Throws StorageError. */
export async function insertRows(
  { continueIds }: Pick<Database, 'continueIds'>,
  queries: Queries,
  rows: BackupRows,
): Promise<void> {
  for (const table of TABLE_NAMES) {
    for (let start = 0; start < rows[table].length; start += ROWS_AT_ONCE) {
      const some = rows[table].slice(start, start + ROWS_AT_ONCE);
      await insertSome(queries, { table, columns: BACKUP_TABLES[table] }, some);
    }
    await continueIds(queries, table);
  }
}

/** Adds up to ROWS_AT_ONCE rows in one statement. Throws StorageError. */
export async function insertSome(
  queries: Queries,
  { table, columns }: { table: string; columns: readonly string[] },
  rows: readonly Record<string, Value>[],
): Promise<void> {
  const places = rows.map((_, row) => {
    const numbers = columns.map((_, column) => `$${row * columns.length + column + 1}`);
    return `(${numbers.join(', ')})`;
  });
  await queries.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places.join(', ')}`,
    rows.flatMap((row) => columns.map((column) => row[column] ?? null)),
  );
}
