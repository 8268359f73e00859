import { once } from 'node:events';
import type pg from 'pg';
import { CommandError } from '../platform/command-error.ts';
import { type Connections, connectPostgres } from '../platform/database/postgres-connection.ts';
import { isMigrated } from '../platform/database/postgres-migrations.ts';
import { isThisMachine } from '../platform/this-machine.ts';
import { countPostgresReplies, readServerStatus, type ServerStatus } from './queries.ts';
import { type CheckResult, error, ok, warning } from './report.ts';

// Long enough for a database that is starting, short enough to report one that is stopped.
const CONNECT_TIMEOUT_MS = 3_000;
const NOTIFY_TIMEOUT_MS = 3_000;
const MAX_CLOCK_DIFFERENCE_MS = 5_000;
const OLDEST_VERSION = 13;
// A channel of its own, so that the dashboards of a running site do not refresh.
const CHANNEL = 'serenissima_doctor';

/** Checks the PostgreSQL of DATABASE_URL. */
export async function checkPostgres(url: string): Promise<CheckResult[]> {
  try {
    const connections = await connectPostgres(url, {
      print: () => {},
      timeoutMs: CONNECT_TIMEOUT_MS,
    });
    try {
      return await checkDatabase(connections);
    } finally {
      await connections.pool.end();
    }
  } catch (cause) {
    if (!(cause instanceof CommandError)) throw cause;
    return [error(cause.message)];
  }
}

async function checkDatabase(connections: Connections): Promise<CheckResult[]> {
  const server = await readServerStatus(connections);
  const replies = await countPostgresReplies(connections);
  return [
    ok(`The ${connections.location} answers.`),
    checkVersion(server.version),
    await checkSchema(connections),
    ...(replies === null ? [] : [ok(`Replies stored: ${replies}.`)]),
    ...checkDurability(server),
    checkClock(server.clockAheadMs),
    await checkNotifications(connections),
    checkEncryption(server),
  ];
}

export function checkVersion(version: string): CheckResult {
  const [number = ''] = version.split(' ');
  if (Number.parseInt(number, 10) >= OLDEST_VERSION) return ok(`It is PostgreSQL ${number}.`);
  return error(`It is PostgreSQL ${number}; the site needs ${OLDEST_VERSION} or newer.`);
}

async function checkSchema(connections: Connections): Promise<CheckResult> {
  try {
    return (await isMigrated(connections))
      ? ok('Its tables match this version of the program.')
      : ok('It is empty or from an older version; the next start creates or updates its tables.');
  } catch (cause) {
    if (!(cause instanceof CommandError)) throw cause;
    return error(cause.message);
  }
}

function checkDurability({
  fsync,
  fullPageWrites,
  synchronousCommit,
  readOnly,
}: ServerStatus): CheckResult[] {
  const results: CheckResult[] = [];
  if (fsync !== 'on' || fullPageWrites !== 'on') {
    const name = fsync === 'on' ? 'full_page_writes' : 'fsync';
    results.push(
      error(
        `It is not durable: ${name} is off, so a power failure can lose every reply.`,
        `In its postgresql.conf: ${name} = on; then restart PostgreSQL`,
      ),
    );
  }
  if (synchronousCommit === 'off') {
    results.push(
      warning(
        'It can lose the last writes in a crash (synchronous_commit is off). This site turns the ' +
          'setting on for its own writes; other programs do not.',
        'In its postgresql.conf: synchronous_commit = on',
      ),
    );
  }
  if (readOnly === 'on') {
    results.push(
      error(
        'It is read-only: replies cannot be stored.',
        'Set DATABASE_URL to the primary database, or turn default_transaction_read_only off',
      ),
    );
  }
  return results.length > 0 ? results : [ok('Stored replies survive a power failure.')];
}

export function checkClock(aheadMs: number): CheckResult {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  if (Math.abs(aheadMs) <= MAX_CLOCK_DIFFERENCE_MS) {
    return ok('Its clock agrees with the clock of this machine.');
  }
  return warning(
    `Its clock is ${seconds} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine’s: the ` +
      'dashboard would show wrong times.',
    'Synchronize the clocks of both machines over the network (NTP)',
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
    const arrival = hasArrived(listener);
    await sender.query(`NOTIFY ${CHANNEL}`);
    if (await arrival) return ok('Changes reach every copy of the server at once.');
  } catch {
    return error(
      'Notifications could not be tested: the database refused two more connections, or closed them.',
      'Try again; if this stays, raise max_connections or close other connections',
    );
  } finally {
    await Promise.allSettled([listener.end(), sender.end()]);
  }
  return error(
    'Notifications (LISTEN and NOTIFY) do not reach other connections: DATABASE_URL leads through a ' +
      'pooler in transaction mode.',
    'Set DATABASE_URL to the direct address of the database, or to a pooler in session mode ' +
      '(of Supabase: port 5432, not 6543)',
  );
}

async function hasArrived(listener: pg.Client): Promise<boolean> {
  const signal = AbortSignal.timeout(NOTIFY_TIMEOUT_MS);
  return once(listener, 'notification', { signal }).then(
    () => true,
    () => false,
  );
}

export function checkEncryption({
  host,
  encrypted,
}: Pick<ServerStatus, 'host' | 'encrypted'>): CheckResult {
  if (encrypted) return ok('The connection is encrypted.');
  if (isThisMachine(host))
    return ok('It is on this machine, so the connection needs no encryption.');
  return warning(
    'The connection is not encrypted: others on the network can read names, addresses and passwords.',
    'Add ?sslmode=verify-full to DATABASE_URL, unless the network is private',
  );
}
