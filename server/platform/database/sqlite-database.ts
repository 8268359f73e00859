import type { DatabaseSync, StatementSync } from 'node:sqlite';
import pLimit from 'p-limit';
import pRetry from 'p-retry';
import type { Database, Queries, Statement, Value } from './database.ts';
import {
  assertIntact,
  getDatabaseFile,
  openSqlite,
  openSqliteForReading,
  type ReadOptions,
  wrapSqliteErrors,
} from './sqlite-connection.ts';
import { assertCurrentSchema, migrateSqlite } from './sqlite-migrations.ts';
import { createFileGuard, createSqliteWriter } from './sqlite-writer.ts';
import { LOCKED, StorageError, sqliteToStorageError } from './storage-error.ts';

/** How long a statement waits for another process's lock. */
const LOCK_TIMEOUT_MS = 5_000;
const READ_ONLY = '25006';
const RETRY = { retries: Number.POSITIVE_INFINITY, minTimeout: 2, maxTimeout: 100 };

type OpenOptions = {
  /** Called before a migration changes existing data, for a backup; an error stops the migration. */
  beforeMigration?: () => void;
  lockTimeoutMs?: number;
};

/** Opens the database in `dataDir`, creates and migrates it if necessary; throws CommandError. */
export function openSqliteDatabase(
  dataDir: string,
  { beforeMigration = () => {}, lockTimeoutMs }: OpenOptions = {},
): Database {
  const file = getDatabaseFile(dataDir);
  const sqlite = openSqlite(dataDir);
  try {
    wrapSqliteErrors(file, () => {
      assertIntact(sqlite, file);
      migrateSqlite(sqlite, file, beforeMigration);
    });
  } catch (error) {
    sqlite.close();
    throw error;
  }
  return wrapSqlite(sqlite, file, lockTimeoutMs);
}

/** Opens an existing database read-only; null when there is none. */
export function openSqliteDatabaseForReading(
  dataDir: string,
  options?: ReadOptions,
): Database | null {
  const file = getDatabaseFile(dataDir);
  const sqlite = openSqliteForReading(dataDir, options);
  if (!sqlite) return null;
  assertCurrentSchema(sqlite, file);
  return {
    ...wrapSqlite(sqlite, file),
    insert: () => Promise.reject(new StorageError(READ_ONLY)),
  };
}

function wrapSqlite(sqlite: DatabaseSync, file: string, lockTimeoutMs = LOCK_TIMEOUT_MS): Database {
  // From here on this program waits for locks itself: SQLite's own wait would block the only thread.
  sqlite.exec('PRAGMA busy_timeout = 0');
  const statements = new Map<string, StatementSync>();
  const changes = watchSqlite(sqlite);
  // This connection is shared: a query of another request must not run inside an open transaction.
  const runExclusive = pLimit(1);
  // The connection of the thread writes, too. Without turns, one of them would find the database locked
  // again and again.
  const runWrite = pLimit(1);
  const { assertSameFile } = createFileGuard(file);
  const writer = createSqliteWriter(file, {
    runWrite,
    assertSameFile,
    onCommit: changes.notify,
  });
  // A writer that finds the database locked goes back to the queue, so readers are not blocked.
  const retryWhileLocked = <T>(attempt: (number: number) => Promise<T>) =>
    pRetry(attempt, {
      ...RETRY,
      maxRetryTime: lockTimeoutMs,
      shouldRetry: ({ error }) => isLocked(error),
    });
  const enqueueWrite = <T>(task: () => T | Promise<T>) =>
    retryWhileLocked(() => runWrite(() => runExclusive(task)));
  // Only a write finds the database locked, so only its second attempt takes the turn of a write.
  const enqueue = <T>(task: () => T | Promise<T>) =>
    retryWhileLocked((attempt) =>
      attempt === 1 ? runExclusive(task) : runWrite(() => runExclusive(task)),
    );

  function prepare(sql: string): StatementSync {
    const statement = statements.get(sql) ?? sqlite.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  function run<Row>(sql: string, params: readonly Value[] = []): Row[] {
    const named = Object.fromEntries(params.map((value, index) => [`$${index + 1}`, value]));
    try {
      // Never .get() on a statement that writes: it stops after the first row and hides a failed
      // commit on a full disk. .all() runs to the end and throws.
      const rows = prepare(sql).all(named);
      return rows.map((row) => ({ ...row })) as Row[];
    } catch (error) {
      throw sqliteToStorageError(error);
    }
  }

  async function runTransaction<T>(
    begin: string,
    work: (queries: Queries) => Promise<T>,
  ): Promise<T> {
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

  async function thenNotify<T>(result: T | Promise<T>): Promise<T> {
    const value = await result;
    // After the commit: a reply in a file that is gone must not be acknowledged.
    assertSameFile();
    changes.check();
    return value;
  }

  return {
    query: (sql, params) => enqueue(() => thenNotify(run(sql, params))),
    // IMMEDIATE takes the write lock first: everything read inside stays true until the commit.
    exclusiveTransaction: (work) =>
      enqueueWrite(() => thenNotify(runTransaction('BEGIN IMMEDIATE', work))),
    insert: <Row>(insert: Statement, further: readonly Statement[] = []) =>
      retryWhileLocked(() => writer.insert(insert, further)) as Promise<Row | undefined>,
    snapshot: (work) => enqueue(() => runTransaction('BEGIN', work)),
    onChange: changes.listen,
    lastId: getLastId,
    async continueIds(queries, table, lastId = 0) {
      // AUTOINCREMENT itself remembers the highest id that was ever in the table.
      if (lastId <= (await getLastId(queries, table))) return;
      await queries.query('DELETE FROM sqlite_sequence WHERE name = $1', [table]);
      const insert = 'INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)';
      await queries.query(insert, [table, lastId]);
    },
    async purgeDeletedRows() {
      await enqueueWrite(() => rebuild(run));
      return enqueueWrite(() => emptyLog(run)).catch(falseIfLocked);
    },
    async close() {
      changes.stop();
      await writer.close();
      sqlite.close();
    },
    location: `${file} (SQLite)`,
    sqliteFile: file,
  };
}

async function getLastId(queries: Queries, table: string): Promise<number> {
  const [row] = await queries.query<{ id: number }>(
    'SELECT coalesce(max(seq), 0) AS id FROM sqlite_sequence WHERE name = $1',
    [table],
  );
  return row?.id ?? 0;
}

type Run = <Row>(sql: string) => Row[];

/** SQLite keeps deleted rows in free pages until the file is rebuilt. */
function rebuild(run: Run): void {
  // In memory: a temporary file would be one more copy of the deleted rows.
  run('PRAGMA temp_store = MEMORY');
  run('VACUUM');
}

/** The write-ahead log keeps deleted rows, too. Throws StorageError while another process reads it. */
function emptyLog(run: Run): true {
  const [log] = run<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
  if (log?.busy !== 0) throw new StorageError(LOCKED);
  return true;
}

function falseIfLocked(error: unknown): false {
  if (isLocked(error)) return false;
  throw error;
}

function isLocked(error: unknown): boolean {
  return error instanceof StorageError && error.sqlstate === LOCKED;
}

// How soon writes of other processes are noticed; own writes are noticed at once.
const POLL_INTERVAL_MS = 2_000;

/** Watches a database for writes of this connection and, while there are listeners, of others. */
function watchSqlite(sqlite: DatabaseSync) {
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  let lastState = '';
  let selectState: StatementSync | undefined;

  /** Calls the listeners when the database has changed since the last check. */
  function check(): void {
    if (listeners.size === 0) return;
    const state = readState();
    if (state === lastState) return;
    lastState = state;
    notify();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  /** A database that is busy at this moment is read again at the next check. */
  function readState(): string {
    try {
      selectState ??= sqlite.prepare(
        'SELECT total_changes() AS own, data_version AS others FROM pragma_data_version',
      );
      return Object.values(selectState.all()[0] ?? {}).join();
    } catch {
      return lastState;
    }
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    listen(listener: () => void) {
      if (listeners.size === 0) {
        lastState = '';
        lastState = readState();
        timer = setInterval(check, POLL_INTERVAL_MS).unref();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    notify,
    check,
    stop,
  };
}
