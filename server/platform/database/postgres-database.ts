import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type Database, insertWith, type Queries, type Value } from './database.ts';
import { type Connections, loadPg } from './postgres-connection.ts';
import { CONNECTION_LOST, isConnectionLost, StorageError } from './storage-error.ts';

const WRITE_COMMANDS = new Set(['INSERT', 'UPDATE', 'DELETE']);

const BEGIN = 'BEGIN';
const BEGIN_SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** Wraps the connections to a migrated PostgreSQL database. */
export function createPostgresDatabase(
  { pool, createClient, location }: Connections,
  tables: readonly string[],
): Database {
  // The lock waits for running writes and blocks new ones: everything read inside stays true until the
  // commit, also when guests' pages write to Supabase directly.
  const beginExclusive = `BEGIN; LOCK TABLE ${tables.join(', ')} IN SHARE ROW EXCLUSIVE MODE`;
  const changes = watchPostgres(pool, createClient);

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error) => {
      throw postgresToStorageError(error);
    });
    let mustDiscard = false;
    try {
      return await work(client);
    } catch (error) {
      mustDiscard = isConnectionLost(error);
      throw error;
    } finally {
      // A lost connection may be in the middle of a statement: the next request must not get it.
      client.release(mustDiscard);
    }
  }

  function runTransaction<T>(begin: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    return withClient(async (client) => {
      let hasWritten = false;
      try {
        await run(client, begin);
        const result = await work({
          async query<Row>(sql: string, params?: readonly Value[]) {
            const { rows, isWrite } = await run<Row>(client, sql, params);
            hasWritten ||= isWrite;
            return rows;
          },
        });
        const { command } = await run(client, 'COMMIT');
        // After a failed statement, COMMIT rolls back and reports no error.
        if (command !== 'COMMIT') throw new StorageError('25P02');
        if (hasWritten) changes.notify();
        return result;
      } catch (error) {
        if (!isConnectionLost(error)) await run(client, 'ROLLBACK');
        throw error;
      }
    });
  }

  const database: Database = {
    query: <Row>(sql: string, params?: readonly Value[]) =>
      withClient(async (client) => {
        const { rows, isWrite } = await run<Row>(client, sql, params);
        if (isWrite) changes.notify();
        return rows;
      }),
    exclusiveTransaction: (work) => runTransaction(beginExclusive, work),
    // One statement is a transaction of its own, without two more round trips.
    insert: (insert, further = []) =>
      further.length === 0
        ? insertWith(database, insert)
        : runTransaction(BEGIN, (queries) => insertWith(queries, insert, further)),
    snapshot: (work) => runTransaction(BEGIN_SNAPSHOT, work),
    onChange: changes.listen,
    async lastId(queries, table) {
      const [row] = await queries.query<{ id: number }>(
        `SELECT coalesce(pg_sequence_last_value(${toSequence(table)}), 0) AS id`,
      );
      return row?.id ?? 0;
    },
    async continueIds(queries, table, lastId = 0) {
      await queries.query(
        `SELECT setval(${toSequence(table)}, greatest(max(id), $1::bigint))` +
          ` FROM ${table} HAVING greatest(max(id), $1::bigint) > 0`,
        [lastId],
      );
    },
    async purgeDeletedRows() {
      // A connection without time limits: PostgreSQL rewrites every table.
      const client = createClient();
      try {
        await client.connect();
        await client.query(`VACUUM (FULL) ${tables.join(', ')}`);
        return true;
      } catch (error) {
        throw postgresToStorageError(error);
      } finally {
        await client.end();
      }
    },
    async close() {
      await changes.close();
      await pool.end();
    },
    location,
    sqliteFile: null,
  };
  return database;
}

function toSequence(table: string): string {
  return `pg_get_serial_sequence('${table}', 'id')::regclass`;
}

type Result<Row> = { rows: Row[]; command: string; isWrite: boolean };

async function run<Row>(
  client: pg.PoolClient,
  sql: string,
  params: readonly Value[] = [],
): Promise<Result<Row>> {
  try {
    const { rows, command, rowCount } = await client.query(sql, [...params]);
    return { rows, command, isWrite: WRITE_COMMANDS.has(command) && rowCount !== 0 };
  } catch (error) {
    throw postgresToStorageError(error);
  }
}

// A NUL in a text, which PostgreSQL rejects before it checks the table's constraints.
const UNTRANSLATABLE = new Set(['22021', '22P05']);

/** Converts an error of pg; every error that the server did not send is a lost connection. */
function postgresToStorageError(error: unknown): StorageError {
  if (!(error instanceof loadPg().DatabaseError)) return new StorageError(CONNECTION_LOST, error);
  const { code = 'XX000' } = error;
  return new StorageError(UNTRANSLATABLE.has(code) ? '23514' : code, error);
}

const CHANNEL = 'serenissima_changes';
// At most one NOTIFY in this time, however many replies come at once: one per reply would make all
// commits of the database wait for each other.
const NOTIFY_INTERVAL_MS = 100;
// Guests' pages that write to Supabase directly send no notification.
const POLL_INTERVAL_MS = 5_000;
const RECONNECT_DELAY_MS = 1_000;

/** Announces writes to all copies of the server that share a database. */
function watchPostgres(pool: pg.Pool, createClient: () => pg.Client) {
  const listeners = new Set<() => void>();
  const closing = new AbortController();
  const { signal } = closing;
  let watching: Promise<void> | undefined;
  let sending: Promise<void> | undefined;
  let isPending = false;

  function callListeners(): void {
    for (const listener of listeners) listener();
  }

  async function sendNotifications(): Promise<void> {
    while (isPending && !signal.aborted) {
      isPending = false;
      // If this fails, the other copies find the change at their next poll.
      await pool.query(`NOTIFY ${CHANNEL}`).catch(() => {});
      await delay(NOTIFY_INTERVAL_MS, undefined, { signal }).catch(() => {});
    }
    sending = undefined;
  }

  /** Keeps one connection listening until `close`, and reconnects after errors. */
  async function watch(): Promise<void> {
    const poll = setInterval(callListeners, POLL_INTERVAL_MS);
    while (!signal.aborted) {
      await listenUntilLost();
      await delay(RECONNECT_DELAY_MS, undefined, { signal }).catch(() => {});
    }
    clearInterval(poll);
  }

  async function listenUntilLost(): Promise<void> {
    const client = createClient();
    const lost = new Promise<void>((resolve) => {
      client.on('end', resolve).on('error', () => resolve());
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', callListeners);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      // For changes that were made while the connection was down.
      callListeners();
      await lost;
    } catch {
      // `watch` retries.
    } finally {
      await client.end().catch(() => {});
    }
  }

  return {
    listen(listener: () => void) {
      watching ??= watch();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Calls the listeners of this process and of every other copy of the server. */
    notify() {
      callListeners();
      isPending = true;
      sending ??= sendNotifications();
    },
    async close() {
      closing.abort();
      await Promise.all([watching, sending]);
    },
  };
}
