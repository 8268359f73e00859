import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { backUpBeforeMigration } from '../backups/before-migration.ts';
import { refuseDamaged } from './damaged-database.ts';
import type { Database, Queries, Value } from './database.ts';
import { createMutex } from './mutex.ts';
import { retryWhileLocked } from './retry-while-locked.ts';
import {
  databaseFile,
  explainErrorsOf,
  openSqlite,
  openSqliteForReading,
  type Reading,
} from './sqlite.ts';
import { watchChanges } from './sqlite-changes.ts';
import { migrate, refuseOtherVersion } from './sqlite-migrations.ts';
import { LOCKED, StorageError, storageErrorOfSqlite } from './storage-error.ts';

/** How long a statement waits for another process's lock, in milliseconds. */
const PATIENCE = 5_000;

/** Opens the database in `dataDir`, made and migrated as needed; throws StartFailure. */
export function openSqliteDatabase(dataDir: string, patience = PATIENCE): Database {
  const sqlite = openSqlite(dataDir);
  try {
    explainErrorsOf(databaseFile(dataDir), () => {
      refuseDamaged(sqlite, databaseFile(dataDir));
      migrate(sqlite, databaseFile(dataDir), () => backUpBeforeMigration(dataDir));
    });
  } catch (error) {
    sqlite.close();
    throw error;
  }
  return over(sqlite, dataDir, patience);
}

/** Opens what is there to read only and makes nothing; null when there is no database yet. */
export function openSqliteDatabaseForReading(dataDir: string, reading?: Reading): Database | null {
  const sqlite = openSqliteForReading(dataDir, reading);
  if (!sqlite) return null;
  refuseOtherVersion(sqlite, databaseFile(dataDir));
  return over(sqlite, dataDir);
}

function over(sqlite: DatabaseSync, dataDir: string, patience = PATIENCE): Database {
  // From here on a lock is waited for outside of SQLite, which would stop the whole thread.
  sqlite.exec('PRAGMA busy_timeout = 0');
  const statements = new Map<string, StatementSync>();
  const changes = watchChanges(sqlite);
  // There is one connection: a query of another request must not slip into an open transaction.
  const nextTurn = createMutex();
  // Whoever finds the lock held asks for another turn, so that those who only read go on.
  const inTurn = <T>(task: () => T | Promise<T>) =>
    retryWhileLocked(patience, () => nextTurn(task));

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
    exclusiveTransaction: (work) => inTurn(() => thenLook(within('BEGIN IMMEDIATE', work))),
    // One writes at a time here, whoever waits.
    transaction: (work) => inTurn(() => thenLook(within('BEGIN IMMEDIATE', work))),
    snapshot: (work) => inTurn(() => within('BEGIN', work)),
    onChange: changes.listen,
    lastId: rememberedId,
    async continueIds(queries, table, lastId = 0) {
      // AUTOINCREMENT remembers by itself the highest id that was ever in the table.
      if (lastId <= (await rememberedId(queries, table))) return;
      await queries.query('DELETE FROM sqlite_sequence WHERE name = $1', [table]);
      const remember = 'INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)';
      await queries.query(remember, [table, lastId]);
    },
    copyInto: (file) =>
      inTurn(() => {
        run('VACUUM INTO $1', [file]);
      }),
    async scrub() {
      await inTurn(() => rebuild(run));
      return inTurn(() => emptyLog(run)).catch(falseWhenHeld);
    },
    async close() {
      changes.stop();
      sqlite.close();
    },
    place: `${databaseFile(dataDir)} (SQLite)`,
  };
}

async function rememberedId(queries: Queries, table: string): Promise<number> {
  const [row] = await queries.query<{ id: number }>(
    'SELECT coalesce(max(seq), 0) AS id FROM sqlite_sequence WHERE name = $1',
    [table],
  );
  return row?.id ?? 0;
}

type Run = <Row>(sql: string) => Row[];

/** SQLite leaves what was deleted in its free pages until the file is rebuilt … */
function rebuild(run: Run): void {
  // Put together in memory: a temporary file would be yet another copy.
  run('PRAGMA temp_store = MEMORY');
  run('VACUUM');
}

/** … and in its log until that is emptied; throws StorageError while another reads from it. */
function emptyLog(run: Run): true {
  const [log] = run<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
  if (log?.busy !== 0) throw new StorageError(LOCKED);
  return true;
}

function falseWhenHeld(error: unknown): false {
  if (error instanceof StorageError && error.sqlstate === LOCKED) return false;
  throw error;
}
