import { once } from 'node:events';
import { CommandError } from '../platform/command-error.ts';
import { type Connections, connectPostgres } from '../platform/database/postgres-connection.ts';
import { isMigrated } from '../platform/database/postgres-migrations.ts';
import { isThisMachine } from '../platform/this-machine.ts';
import { type CheckResult, error, ok, warning } from './check.ts';

// Long enough for a database that is starting, short enough to report one that is stopped.
const CONNECT_TIMEOUT_MS = 3_000;
const NOTIFY_TIMEOUT_MS = 3_000;
// A channel of its own, so that the dashboards of a running site do not refresh.
const CHANNEL = 'serenissima_doctor';

/** Checks the PostgreSQL of DATABASE_URL. */
export async function checkPostgres(url: string): Promise<CheckResult[]> {
  const connections = await connectPostgres(url, {
    print: () => {},
    timeoutMs: CONNECT_TIMEOUT_MS,
  });
  try {
    return [
      ok(`The ${connections.location} answers.`),
      ...(await checkSchema(connections)),
      ...(await checkServer(connections)),
      await checkNotifications(connections),
    ];
  } finally {
    await connections.pool.end();
  }
}

async function checkSchema(connections: Connections): Promise<CheckResult[]> {
  try {
    if (!(await isMigrated(connections))) {
      return [
        ok('It is empty or from an older version; the next start creates or updates its tables.'),
      ];
    }
  } catch (cause) {
    if (cause instanceof CommandError) return [error(cause.message)];
    throw cause;
  }
  const { rows } = await connections.pool.query('SELECT count(*) AS replies FROM rsvps');
  return [
    ok('Its tables match this version of the program.'),
    ok(`Replies stored: ${rows[0].replies}.`),
  ];
}

async function checkServer({ createClient, pool }: Connections): Promise<CheckResult[]> {
  const { rows } = await pool.query(
    `SELECT current_setting('fsync') = 'on' AND current_setting('full_page_writes') = 'on' AS durable,
       current_setting('transaction_read_only') = 'on' AS "readOnly",
       coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS encrypted`,
  );
  const { durable, encrypted, readOnly } = rows[0];
  return [
    durable
      ? ok('Stored replies survive a power failure.')
      : error(
          'It is not durable: fsync or full_page_writes is off, so a power failure can lose every reply.',
          'Turn both on in its postgresql.conf; then restart PostgreSQL',
        ),
    readOnly
      ? error(
          'It is read-only: replies cannot be stored.',
          'Set DATABASE_URL to the primary database, or turn default_transaction_read_only off',
        )
      : ok('It can be written.'),
    checkEncryption(createClient().host, encrypted),
  ];
}

export function checkEncryption(host: string, isEncrypted: boolean): CheckResult {
  if (isEncrypted) return ok('The connection is encrypted.');
  if (isThisMachine(host)) {
    return ok('It is on this machine, so the connection needs no encryption.');
  }
  return warning(
    'The connection is not encrypted: others on the network can read names, addresses and passwords.',
    'Add ?sslmode=verify-full to DATABASE_URL, unless the network is private',
  );
}

/** Checks that a notification reaches other connections, as copies of the server need. */
async function checkNotifications({ createClient }: Connections): Promise<CheckResult> {
  const [listener, sender] = [createClient(), createClient()];
  // A lost connection fails the check below; without a listener, this event would end the process.
  for (const client of [listener, sender]) client.on('error', () => {});
  try {
    await Promise.all([listener.connect(), sender.connect()]);
    await listener.query(`LISTEN ${CHANNEL}`);
    const signal = AbortSignal.timeout(NOTIFY_TIMEOUT_MS);
    await Promise.all([
      once(listener, 'notification', { signal }),
      sender.query(`NOTIFY ${CHANNEL}`),
    ]);
    return ok('Changes reach every copy of the server at once.');
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'AbortError') {
      return error(
        'Notifications (LISTEN and NOTIFY) do not reach other connections: DATABASE_URL leads ' +
          'through a pooler in transaction mode.',
        'Set DATABASE_URL to the direct address of the database, or to a pooler in session mode ' +
          '(of Supabase: port 5432, not 6543)',
      );
    }
    return error(
      'Notifications could not be tested: the database refused two more connections, or closed them.',
      'Try again; if this stays, raise max_connections or close other connections',
    );
  } finally {
    await Promise.allSettled([listener.end(), sender.end()]);
  }
}
