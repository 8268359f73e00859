export type Value = string | number | null;

export type Queries = {
  /** Runs one statement and gives its rows; a write is committed by then. Throws StorageError. */
  query<Row>(sql: string, params?: readonly Value[]): Promise<Row[]>;
};

/**
 * Where the replies lie: SQLite or PostgreSQL, under the same statements. SQL takes its parameters
 * as `$1`, `$2`…; ids and counts come as numbers, times as ISO 8601 in UTC.
 */
export type Database = Queries & {
  /** Does all of the work, or nothing when it throws. No one else writes in the meantime. */
  exclusiveTransaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Does all of the work, or nothing when it throws; others may write in the meantime. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Does work that only reads, and sees everything as of one moment. */
  snapshot<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Calls the listener after every write, also those of other processes; returns how to stop. */
  onChange(listener: () => void): () => void;
  /** The highest id that was ever given in the table, also to a row that is gone; 0 before any. */
  lastId(queries: Queries, table: string): Promise<number>;
  /** After rows that brought their own ids: new ones get later ids, and later than `lastId`. */
  continueIds(queries: Queries, table: string, lastId?: number): Promise<void>;
  /** Writes a consistent copy of everything as one SQLite file, which must not be there yet. */
  copyInto(file: string): Promise<void>;
  /** Takes what deleted rows leave behind out of the files; false when another reader is in the way. */
  scrub(): Promise<boolean>;
  close(): Promise<void>;
  /** Where the data is, in words for the person who started the server. */
  readonly place: string;
};
