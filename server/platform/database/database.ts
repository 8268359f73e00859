import { setTimeout as sleep } from 'node:timers/promises';
import { type Log, toLoggableError } from '../log.ts';

export type Value = string | number | Uint8Array | null;

export type Statement = { sql: string; params: readonly Value[] };

export type Queries = {
  /** Runs one statement and returns its rows, after the commit of a write. Throws StorageError. */
  query<Row>(sql: string, params?: readonly Value[]): Promise<Row[]>;
};

/**
 * The database of the replies: SQLite or PostgreSQL, with the same SQL. Parameters are `$1`, `$2`…;
 * ids and counts are numbers, times are ISO 8601 in UTC.
 */
export type Database = Queries & {
  /** Commits all of the work, or nothing when it throws. Nobody else writes in the meantime. */
  exclusiveTransaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /**
   * Inserts a row, then runs statements that get its id as `$1` before their own parameters: all or nothing.
   * Returns the inserted row after the commit. SQLite commits inserts that arrive together with a single
   * flush of the disk, and no other request waits for it.
   */
  insert<Row>(insert: Statement, further?: readonly Statement[]): Promise<Row | undefined>;
  /** Runs work that only reads; all its queries see the same moment. */
  snapshot<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Calls the listener after every write, also of other processes; returns a function that stops. */
  onChange(listener: () => void): () => void;
  /** The highest id that any row of the table ever had, also a deleted one; 0 without any. */
  lastId(queries: Queries, table: string): Promise<number>;
  /** After inserts with explicit ids: makes new ids continue after them and after `lastId`. */
  continueIds(queries: Queries, table: string, lastId?: number): Promise<void>;
  /** Removes the bytes of deleted rows from the files; false while another process reads them. */
  purgeDeletedRows(): Promise<boolean>;
  close(): Promise<void>;
  /** File or server, for the person at the terminal; without a password. */
  readonly location: string;
  /** Null for PostgreSQL. */
  readonly sqliteFile: string | null;
};

/** `Database.insert` in a transaction that is open already. */
export async function insertWith<Row>(
  { query }: Queries,
  { sql, params }: Statement,
  further: readonly Statement[] = [],
): Promise<Row | undefined> {
  const [row] = await query<Row & { id?: number }>(sql, params);
  for (const next of further) await query(next.sql, [row?.id ?? null, ...next.params]);
  return row;
}

/** Few per statement: SQLite searches each parameter among all of them. */
const ROWS_PER_STATEMENT = 50;

type Rows = {
  table: string;
  columns: readonly string[];
  rows: readonly (readonly Value[])[];
  /** The end of each statement, as in `ON CONFLICT (code) DO NOTHING`. */
  ending?: string;
};

/** Inserts rows in several statements, and returns the rows that these return. */
export async function insertInBatches<Returned>(
  queries: Queries,
  { table, columns, rows, ending = '' }: Rows,
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

/** Long enough for a healthy database, short enough for somebody who waits for an answer. */
const MAX_WAIT_MS = 250;

/**
 * Lets a request continue although a note about it cannot be written: the disk is full, or another
 * process locks the database. The write goes on in the background; a failure is logged.
 */
export async function writeIfPossible(write: Promise<unknown>, warn: Log['warn']): Promise<void> {
  const written = write.catch((error) => {
    warn(toLoggableError(error), 'a note about a request could not be written');
  });
  await Promise.race([written, sleep(MAX_WAIT_MS, undefined, { ref: false })]);
}
