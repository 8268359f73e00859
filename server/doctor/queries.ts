import type { DatabaseSync } from 'node:sqlite';
import type { Connections } from '../platform/database/postgres-connection.ts';

/** Values of PostgreSQL's own settings are `on` or `off`. */
export type ServerStatus = {
  version: string;
  fsync: string;
  fullPageWrites: string;
  synchronousCommit: string;
  readOnly: string;
  encrypted: boolean;
  host: string;
  clockAheadMs: number;
};

export async function readServerStatus({ createClient }: Connections): Promise<ServerStatus> {
  // Not from the pool: it sets its connections to be durable.
  const client = createClient();
  // The query reports a lost connection; without a listener, this event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const before = Date.now();
    const { rows } = await client.query<
      Omit<ServerStatus, 'clockAheadMs' | 'host'> & { clock: string }
    >(
      `SELECT current_setting('server_version') AS version,
         current_setting('fsync') AS fsync,
         current_setting('full_page_writes') AS "fullPageWrites",
         current_setting('synchronous_commit') AS "synchronousCommit",
         current_setting('transaction_read_only') AS "readOnly",
         coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS encrypted,
         clock_timestamp() AS clock`,
    );
    const [status] = rows;
    if (!status) throw new Error('PostgreSQL returned no settings.');
    const localTime = (before + Date.now()) / 2;
    return { ...status, host: client.host, clockAheadMs: Date.parse(status.clock) - localTime };
  } finally {
    await client.end();
  }
}

/** Null when there is no table of replies, or no permission to read it. */
export async function countPostgresReplies({ pool }: Connections): Promise<number | null> {
  const { rows: tables } = await pool.query(
    "SELECT 1 WHERE to_regclass('public.rsvps') IS NOT NULL" +
      " AND has_table_privilege(to_regclass('public.rsvps'), 'SELECT')",
  );
  if (tables.length === 0) return null;
  const { rows } = await pool.query<{ replies: number }>('SELECT count(*) AS replies FROM rsvps');
  return rows[0]?.replies ?? null;
}

/** Null when there is no table of replies. */
export function countSqliteReplies(sqlite: DatabaseSync): number | null {
  const [table] = sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'rsvps'").all();
  if (!table) return null;
  return Number(sqlite.prepare('SELECT count(*) AS replies FROM rsvps').all()[0]?.replies);
}

/** Reads the whole file. */
export function isIntact(sqlite: DatabaseSync): boolean {
  return sqlite.prepare('PRAGMA quick_check(1)').all()[0]?.quick_check === 'ok';
}
