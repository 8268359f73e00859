import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Database, Queries, Value } from './database.ts';
import { databaseFile, openSqlite, openSqliteForReading, orExplain } from './sqlite.ts';
import { watchChanges } from './sqlite-changes.ts';
import { migrate, refuseOtherVersion } from './sqlite-migrations.ts';
import { storageErrorOfSqlite } from './storage-error.ts';
import { turns } from './turns.ts';

/** Opens the database in `dataDir`, made and migrated as needed; throws StartFailure. */
export function openSqliteDatabase(dataDir: string): Database {
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
export function openSqliteDatabaseForReading(dataDir: string): Database | null {
  const sqlite = openSqliteForReading(dataDir);
  if (!sqlite) return null;
  refuseOtherVersion(sqlite, databaseFile(dataDir));
  return over(sqlite, dataDir);
}

function over(sqlite: DatabaseSync, dataDir: string): Database {
  const statements = new Map<string, StatementSync>();
  const changes = watchChanges(sqlite);
  // There is one connection: a query of another request must not slip into an open transaction.
  const inTurn = turns();

  function prepared(sql: string): StatementSync {
    const statement = statements.get(sql) ?? sqlite.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  function run<Row>(sql: string, params: readonly Value[] = []): Row[] {
    const named = Object.fromEntries(params.map((value, index) => [`$${index + 1}`, value]));
    try {
      // Never .get(): on a statement that writes it stops after the first row, and a commit that
      // fails on a full disk is swallowed. .all() runs to the end and throws.
      const rows = prepared(sql).all(named);
      return rows.map((row) => ({ ...row })) as Row[];
    } catch (error) {
      throw storageErrorOfSqlite(error);
    }
  }

  async function within<T>(begin: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    run(begin);
    try {
      const result = await work({ query: async (sql, params) => run(sql, params) });
      run('COMMIT');
      return result;
    } catch (error) {
      if (sqlite.isTransaction) run('ROLLBACK');
      throw error;
    }
  }

  async function thenLook<T>(result: T | Promise<T>): Promise<T> {
    const done = await result;
    changes.look();
    return done;
  }

  return {
    query: (sql, params) => inTurn(() => thenLook(run(sql, params))),
    // IMMEDIATE takes the write lock first: what is read inside stays true until the commit.
    transaction: (work) => inTurn(() => thenLook(within('BEGIN IMMEDIATE', work))),
    // One writes at a time here, whoever waits.
    together: (work) => inTurn(() => thenLook(within('BEGIN IMMEDIATE', work))),
    snapshot: (work) => inTurn(() => within('BEGIN', work)),
    onChange: changes.listen,
    // AUTOINCREMENT remembers by itself the highest id that was ever in the table.
    continueIds: async () => {},
    copyInto: (file) =>
      inTurn(() => {
        run('VACUUM INTO $1', [file]);
      }),
    scrub: () => inTurn(() => scrubbed(run)),
    async close() {
      changes.stop();
      sqlite.close();
    },
    place: `${databaseFile(dataDir)} (SQLite)`,
  };
}

/** SQLite leaves what was deleted in its free pages and in its log until both are rewritten. */
function scrubbed(run: <Row>(sql: string) => Row[]): boolean {
  // The rebuilt file is put together in memory: a temporary one would be yet another copy.
  run('PRAGMA temp_store = MEMORY');
  run('VACUUM');
  const [log] = run<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
  return log?.busy === 0;
}
