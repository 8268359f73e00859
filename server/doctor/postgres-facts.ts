import type { Connections } from '../database/postgres.ts';

/** What a PostgreSQL says of itself; settings as `on` or `off`. */
export type Facts = {
  version: string;
  fsync: string;
  fullPageWrites: string;
  synchronousCommit: string;
  readOnly: string;
  encrypted: boolean;
  host: string;
  /** Milliseconds. */
  clockAhead: number;
};

/** Asks on a connection of its own. */
export async function factsOf({ single }: Connections): Promise<Facts> {
  // Not of the pool, whose connections have been set to be durable.
  const client = single();
  // Lost, it is told by the query; unheard, this event ends the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const before = Date.now();
    const { rows } = await client.query<Omit<Facts, 'clockAhead' | 'host'> & { clock: string }>(
      `SELECT current_setting('server_version') AS version,
         current_setting('fsync') AS fsync,
         current_setting('full_page_writes') AS "fullPageWrites",
         current_setting('synchronous_commit') AS "synchronousCommit",
         current_setting('transaction_read_only') AS "readOnly",
         coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS encrypted,
         clock_timestamp() AS clock`,
    );
    const [facts] = rows;
    if (!facts) throw new Error('PostgreSQL told nothing of itself.');
    const ours = (before + Date.now()) / 2;
    return { ...facts, host: client.host, clockAhead: Date.parse(facts.clock) - ours };
  } finally {
    await client.end();
  }
}
