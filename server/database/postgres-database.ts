import type pg from 'pg';
import type { Database, Queries, Value } from './database.ts';
import type { Connections } from './postgres.ts';
import { watchPostgres } from './postgres-changes.ts';
import { writeSqliteCopy } from './sqlite-copy.ts';
import { isLost, StorageError, storageErrorOfPostgres } from './storage-error.ts';

const TABLES = 'rsvps, host_entries, invited, invited_matches, exports, desk_sessions, emails';
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE']);

// The lock waits for the writes under way and holds off new ones: what is read inside stays true
// until the commit, also where guests' pages write past this program.
const BEGIN = `BEGIN; LOCK TABLE ${TABLES} IN SHARE ROW EXCLUSIVE MODE`;
const BEGIN_TRANSACTION = 'BEGIN';
const BEGIN_READING = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

type Result<Row> = { rows: Row[]; command: string; wrote: boolean };

/** A migrated PostgreSQL as the database the rest of the server knows. */
export function postgresDatabase({ pool, single, place }: Connections): Database {
  const changes = watchPostgres(pool, single);

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error) => {
      throw storageErrorOfPostgres(error);
    });
    let lost = false;
    try {
      return await work(client);
    } catch (error) {
      lost = isLost(error);
      throw error;
    } finally {
      // One that may be in the middle of something is not given to the next request.
      client.release(lost);
    }
  }

  function within<T>(begin: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    return withClient(async (client) => {
      let wrote = false;
      try {
        await run(client, begin);
        const result = await work({
          async query<Row>(sql: string, params?: readonly Value[]) {
            const done = await run<Row>(client, sql, params);
            wrote ||= done.wrote;
            return done.rows;
          },
        });
        const { command } = await run(client, 'COMMIT');
        // After a statement that failed, COMMIT succeeds and does the opposite.
        if (command !== 'COMMIT') throw new StorageError('25P02');
        if (wrote) changes.tell();
        return result;
      } catch (error) {
        if (!isLost(error)) await run(client, 'ROLLBACK');
        throw error;
      }
    });
  }

  const database: Database = {
    query: <Row>(sql: string, params?: readonly Value[]) =>
      withClient(async (client) => {
        const { rows, wrote } = await run<Row>(client, sql, params);
        if (wrote) changes.tell();
        return rows;
      }),
    exclusiveTransaction: (work) => within(BEGIN, work),
    transaction: (work) => within(BEGIN_TRANSACTION, work),
    snapshot: (work) => within(BEGIN_READING, work),
    onChange: changes.listen,
    async lastId(queries, table) {
      const [row] = await queries.query<{ id: number }>(
        `SELECT coalesce(pg_sequence_last_value(${sequenceOf(table)}), 0) AS id`,
      );
      return row?.id ?? 0;
    },
    async continueIds(queries, table, lastId = 0) {
      await queries.query(
        `SELECT setval(${sequenceOf(table)}, greatest(max(id), $1::bigint))` +
          ` FROM ${table} HAVING greatest(max(id), $1::bigint) > 0`,
        [lastId],
      );
    },
    copyInto: (file) => writeSqliteCopy(database, file),
    async scrub() {
      // A connection without time limits of its own: every table is written anew.
      const client = single();
      try {
        await client.connect();
        await client.query(`VACUUM (FULL) ${TABLES}`);
        return true;
      } catch (error) {
        throw storageErrorOfPostgres(error);
      } finally {
        await client.end();
      }
    },
    async close() {
      await changes.close();
      await pool.end();
    },
    place,
  };
  return database;
}

function sequenceOf(table: string): string {
  return `pg_get_serial_sequence('${table}', 'id')::regclass`;
}

async function run<Row>(
  client: pg.PoolClient,
  sql: string,
  params: readonly Value[] = [],
): Promise<Result<Row>> {
  try {
    const { rows, command, rowCount } = await client.query(sql, [...params]);
    return { rows, command, wrote: WRITES.has(command) && rowCount !== 0 };
  } catch (error) {
    throw storageErrorOfPostgres(error);
  }
}
