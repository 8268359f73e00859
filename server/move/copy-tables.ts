import { insertSome, ROWS_AT_ONCE } from '../backups/insert-rows.ts';
import type { Database, Queries } from '../database/database.ts';
import { StorageError } from '../database/storage-error.ts';
import { failureIn } from './failure.ts';
import { MOVED_NAMES, MOVED_TABLES, type MovedTable } from './moved-tables.ts';
import { type Row, rowsOf } from './table-rows.ts';
import { type TableSum, type TableSums, tallyOf } from './table-sums.ts';

type End = { database: Database; queries: Queries };

/** Copies every row as it is, ids and times too; gives the sums of what was read. */
export async function copyTables(from: End, to: End): Promise<TableSums> {
  const sums: [MovedTable, TableSum][] = [];
  for (const table of MOVED_NAMES) {
    const tally = tallyOf(table);
    for await (const rows of rowsOf(from.queries, table)) {
      tally.add(rows);
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
        await insert(to, table, rows.slice(start, start + ROWS_AT_ONCE));
      }
    }
    // The ids of rows that are gone are not given again: hosts' entries may still point past them.
    if (table !== 'desk_sessions') {
      const lastId = await from.database.lastId(from.queries, table);
      await continueIds(to, table, lastId);
    }
    sums.push([table, tally.sum()]);
  }
  return Object.fromEntries(sums) as TableSums;
}

// What fails here is said here: further out, where the source is read too, nobody knows whose it was.
async function insert({ database, queries }: End, table: MovedTable, rows: Row[]): Promise<void> {
  try {
    await insertSome(queries, { table, columns: MOVED_TABLES[table] }, rows);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    const which = table === 'desk_sessions' ? '' : `, ids ${rows[0]?.id} to ${rows.at(-1)?.id}`;
    throw failureIn(database.location, error, `table ${table}${which}`);
  }
}

async function continueIds({ database, queries }: End, table: MovedTable, lastId: number) {
  try {
    await database.continueIds(queries, table, lastId);
  } catch (error) {
    throw error instanceof StorageError ? failureIn(database.location, error) : error;
  }
}
