import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { migrate, refuseOtherVersion } from './migrate.ts';
import { databaseFile, openSqlite, openSqliteForReading, orExplain } from './sqlite.ts';
import { storageErrorOfSqlite } from './storage-error.ts';

export type Value = string | number | null;

/** Where the replies lie. SQL takes its parameters as `$1`, `$2`…, as PostgreSQL does. */
export type Database = {
  /** Runs one statement and gives its rows; a write is committed by then. Throws StorageError. */
  query<Row>(sql: string, params?: readonly Value[]): Promise<Row[]>;
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
  const statements = new Map<string, StatementSync>();

  function prepared(sql: string): StatementSync {
    const statement = statements.get(sql) ?? sqlite.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  return {
    async query<Row>(sql: string, params: readonly Value[] = []) {
      const named = Object.fromEntries(params.map((value, index) => [`$${index + 1}`, value]));
      try {
        // Never .get(): on a statement that writes it stops after the first row, and a commit that
        // fails on a full disk is swallowed. .all() runs to the end and throws.
        const rows = prepared(sql).all(named);
        return rows.map((row) => ({ ...row })) as Row[];
      } catch (error) {
        throw storageErrorOfSqlite(error);
      }
    },
    close: () => sqlite.close(),
    place: `${databaseFile(dataDir)} (SQLite)`,
  };
}
