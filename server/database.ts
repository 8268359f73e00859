import type { DatabaseSync } from 'node:sqlite';
import { migrate, refuseOtherVersion } from './migrate.ts';
import { databaseFile, openSqlite, openSqliteForReading, orExplain } from './sqlite.ts';
import { sqliteDatabase } from './sqlite-database.ts';

export type Value = string | number | null;

export type Queries = {
  /** Runs one statement and gives its rows; a write is committed by then. Throws StorageError. */
  query<Row>(sql: string, params?: readonly Value[]): Promise<Row[]>;
};

/** Where the replies lie. SQL takes its parameters as `$1`, `$2`…, as PostgreSQL does. */
export type Database = Queries & {
  /** Does all of the work, or nothing when it throws. No one else writes in the meantime. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Does work that only reads, and sees everything as of one moment. */
  snapshot<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Calls the listener after every write, also those of other processes; returns how to stop. */
  onChange(listener: () => void): () => void;
  close(): void;
  /** Where the data is, in words for the person who started the server. */
  readonly place: string;
};

/** Opens the database in `dataDir`, made and migrated as needed; throws StartFailure. */
export function openDatabase(dataDir: string): Database {
  const sqlite = openSqlite(dataDir);
  try {
    orExplain(databaseFile(dataDir), () => migrate(sqlite, databaseFile(dataDir)));
  } catch (error) {
    sqlite.close();
    throw error;
  }
  return over(sqlite, dataDir);
}

/** Opens what is there to read only and makes nothing; null when there is no database yet. */
export function openDatabaseForReading(dataDir: string): Database | null {
  const sqlite = openSqliteForReading(dataDir);
  if (!sqlite) return null;
  refuseOtherVersion(sqlite, databaseFile(dataDir));
  return over(sqlite, dataDir);
}

function over(sqlite: DatabaseSync, dataDir: string): Database {
  return sqliteDatabase(sqlite, `${databaseFile(dataDir)} (SQLite)`);
}
