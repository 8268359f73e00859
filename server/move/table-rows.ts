import type { Queries, Value } from '../database/database.ts';
import { StartFailure } from '../start-failure.ts';
import { MOVED_TABLES, type MovedTable } from './moved-tables.ts';

export type Row = Record<string, Value>;

/** How many rows are in memory at a time. */
const BATCH = 1000;

/** All rows of a table in one order on every engine, some at a time. Throws StorageError. */
export async function* rowsOf(queries: Queries, table: MovedTable): AsyncGenerator<Row[]> {
  const select = `SELECT ${MOVED_TABLES[table].join(', ')} FROM ${table}`;
  if (table === 'desk_sessions') {
    // Few, one for each time a host signed in. Databases disagree on the order of texts.
    yield (await queries.query<Row>(select)).sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
    return;
  }
  let rows = await queries.query<Row>(`${select} ORDER BY id LIMIT ${BATCH}`);
  while (rows.length > 0) {
    refuseRounded(rows, table);
    yield rows;
    const last = rows.at(-1)?.id ?? null;
    rows = await queries.query<Row>(`${select} WHERE id > $1 ORDER BY id LIMIT ${BATCH}`, [last]);
  }
}

/** PostgreSQL's largest numbers are rounded on their way here, and must not be stored so. */
function refuseRounded(rows: Row[], table: MovedTable): void {
  const isRounded = (value: Value) => typeof value === 'number' && !Number.isSafeInteger(value);
  const row = rows.find((row) => Object.values(row).some(isRounded));
  if (!row) return;
  throw new StartFailure(
    `Near id ${row.id} of the table ${table} stands a number too large to be moved. ` +
      'Nothing was moved.',
  );
}
