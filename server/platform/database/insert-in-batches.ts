import type { Queries, Value } from './database.ts';

/** Few per statement: SQLite searches each parameter among all of them. */
const ROWS_PER_STATEMENT = 50;

type Insert = {
  table: string;
  columns: readonly string[];
  rows: readonly (readonly Value[])[];
  /** The end of each statement, as in `ON CONFLICT (code) DO NOTHING`. */
  ending?: string;
};

/** Inserts rows in several statements, and returns the rows that these return. */
export async function insertInBatches<Returned>(
  queries: Queries,
  { table, columns, rows, ending = '' }: Insert,
): Promise<Returned[]> {
  const returned: Returned[] = [];
  for (const batch of toBatches(rows)) {
    const tuples = batch.map((_, row) => {
      const params = columns.map((_, column) => `$${row * columns.length + column + 1}`);
      return `(${params.join(', ')})`;
    });
    const values = `VALUES ${tuples.join(', ')} ${ending}`;
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) ${values}`;
    returned.push(...(await queries.query<Returned>(sql, batch.flat())));
  }
  return returned;
}

/** The rows for each statement. */
export function* toBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    yield rows.slice(start, start + ROWS_PER_STATEMENT);
  }
}
