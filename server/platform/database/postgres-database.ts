import type pg from 'pg';
import {
  type Database,
  type Queries,
  runStatements,
  type Statement,
  type Value,
} from './database.ts';
import { watchPostgres } from './postgres-changes.ts';
import type { Connections } from './postgres-connection.ts';
import { isConnectionLost, postgresToStorageError, StorageError } from './storage-error.ts';

const TABLES =
  'rsvps, host_entries, invited, invited_matches, exports, desk_sessions, session_generations, emails,' +
  ' wedding_versions, wedding_draft, pictures, preview_links, share_links, invitation_codes,' +
  ' announcements, hosts, mailings, mail_recipients';
const WRITE_COMMANDS = new Set(['INSERT', 'UPDATE', 'DELETE']);

// The lock waits for running writes and blocks new ones: everything read inside stays true until the
// commit, also when guests' pages write to Supabase directly.
const BEGIN_EXCLUSIVE = `BEGIN; LOCK TABLE ${TABLES} IN SHARE ROW EXCLUSIVE MODE`;
const BEGIN = 'BEGIN';
const BEGIN_SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

type Options = {
  /** Writes all rows of a database into a new SQLite file. */
  writeSqliteCopy(database: Database, file: string): Promise<void>;
};

/** Wraps the connections to a migrated PostgreSQL database. */
export function createPostgresDatabase(
  { pool, createClient, location }: Connections,
  { writeSqliteCopy }: Options,
): Database {
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
    exclusiveTransaction: (work) => runTransaction(BEGIN_EXCLUSIVE, work),
    async batch<Row>(statements: readonly Statement[]) {
      const [first, ...others] = statements;
      // One statement is a transaction of its own, without two more round trips.
      if (others.length === 0)
        return [first ? await database.query<Row>(first.sql, first.params as Value[]) : []];
      return runTransaction(BEGIN, (queries) => runStatements<Row>(queries, statements));
    },
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
    copyInto: (file) => writeSqliteCopy(database, file),
    async purgeDeletedRows() {
      // A connection without time limits: PostgreSQL rewrites every table.
      const client = createClient();
      try {
        await client.connect();
        await client.query(`VACUUM (FULL) ${TABLES}`);
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
