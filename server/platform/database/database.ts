export type Value = string | number | Uint8Array | null;

/** As a parameter: the id in the row that the first statement of the batch returned. */
export const FIRST_ID = { isFirstId: true } as const;

export type Statement = { sql: string; params: readonly (Value | typeof FIRST_ID)[] };

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
   * Commits all statements or none, and returns the rows of each. SQLite commits batches that arrive
   * together with a single flush of the disk, and no other request waits for it.
   */
  batch<Row>(statements: readonly Statement[]): Promise<Row[][]>;
  /** Runs work that only reads; all its queries see the same moment. */
  snapshot<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Calls the listener after every write, also of other processes; returns a function that stops. */
  onChange(listener: () => void): () => void;
  /** The highest id that any row of the table ever had, also a deleted one; 0 without any. */
  lastId(queries: Queries, table: string): Promise<number>;
  /** After inserts with explicit ids: makes new ids continue after them and after `lastId`. */
  continueIds(queries: Queries, table: string, lastId?: number): Promise<void>;
  /** Writes a consistent copy as one SQLite file, which must not exist yet. */
  copyInto(file: string): Promise<void>;
  /** Removes the bytes of deleted rows from the files; false while another process reads them. */
  purgeDeletedRows(): Promise<boolean>;
  close(): Promise<void>;
  /** File or server, for the person at the terminal; without a password. */
  readonly location: string;
};

/** Runs the statements of a batch in a transaction that is open already. */
export async function runStatements<Row>(
  { query }: Queries,
  statements: readonly Statement[],
): Promise<Row[][]> {
  const results: Row[][] = [];
  for (const { sql, params } of statements) {
    const [first] = (results[0] ?? []) as { id?: number }[];
    const values = params.map((value) => (value === FIRST_ID ? (first?.id ?? null) : value));
    results.push(await query<Row>(sql, values as Value[]));
  }
  return results;
}
