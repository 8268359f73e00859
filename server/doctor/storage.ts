import { once } from 'node:events';
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { getBackupFolder, listBackups } from '../backups/backup-list.ts';
import { toRecoveryMessage } from '../backups/recovery.ts';
import {
  describeRemote,
  parseBackupUrl,
  type RemoteSettings,
} from '../backups/remote/backup-url.ts';
import { listRemoteBackups } from '../backups/remote/remote-backups.ts';
import { CommandError } from '../platform/command-error.ts';
import { type Connections, connectPostgres } from '../platform/database/postgres-connection.ts';
import { isMigrated as isPostgresMigrated } from '../platform/database/postgres-migrations.ts';
import {
  DamagedDatabaseError,
  describeFileError,
  getDatabaseFile,
  openSqliteForReading,
  wrapSqliteErrors,
} from '../platform/database/sqlite-connection.ts';
import { isMigrated } from '../platform/database/sqlite-migrations.ts';
import { isReadableByOthers } from '../platform/files.ts';
import { isThisMachine } from '../platform/this-machine.ts';
import { type CheckResult, error, ok, warning } from './check.ts';

const COUNT_REPLIES = 'SELECT count(*) AS replies FROM rsvps';
const FIX_BY_RESTORING =
  'Stop the site, move the data folder away unchanged, and restore a backup into an empty one: ' +
  'npm run restore -- backup.db';

/** Checks the embedded database, reading its whole file. */
export async function checkSqlite(dataDir: string): Promise<CheckResult[]> {
  const file = getDatabaseFile(dataDir);
  try {
    // Throws when this user has no access to the folder; the file would otherwise seem to be missing.
    statSync(file, { throwIfNoEntry: false });
    const sqlite = openSqliteForReading(dataDir);
    if (!sqlite) return [ok('There is no database yet; the first start creates it.')];
    try {
      return await checkDatabase(sqlite, file);
    } finally {
      sqlite.close();
    }
  } catch (cause) {
    if (cause instanceof DamagedDatabaseError) return [error(toRecoveryMessage(cause, dataDir))];
    if (cause instanceof CommandError) return [error(cause.message, FIX_BY_RESTORING)];
    const message = `The database ${file} cannot be checked: ${describeFileError(cause)}.`;
    return [error(message, 'Run the doctor as the user who runs the site')];
  }
}

async function checkDatabase(sqlite: DatabaseSync, file: string): Promise<CheckResult[]> {
  const isIntact = wrapSqliteErrors(
    file,
    () => sqlite.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok',
  );
  if (!isIntact) throw new DamagedDatabaseError(file);
  const results = [
    ok(`The database ${file} is not damaged.`),
    ...(await checkSchema(
      () => isMigrated(sqlite, file),
      () => sqlite.prepare(COUNT_REPLIES).get()?.replies,
    )),
  ];
  if (isReadableByOthers(file, 'users')) {
    results.push(
      warning('Other users of this machine can read the database.', `chmod 600 ${file}*`),
    );
  }
  return results;
}

/** Checks that this version of the program knows the tables. */
async function checkSchema(
  isCurrent: () => boolean | Promise<boolean>,
  countReplies: () => unknown,
): Promise<CheckResult[]> {
  try {
    if (!(await isCurrent())) {
      return [
        ok('It is empty or from an older version; the next start creates or updates its tables.'),
      ];
    }
  } catch (cause) {
    if (cause instanceof CommandError) return [error(cause.message.replace(/\.?$/, '.'))];
    throw cause;
  }
  return [
    ok('Its tables match this version of the program.'),
    ok(`Replies stored: ${await countReplies()}.`),
  ];
}

// Long enough for a database that is starting, short enough to report one that is stopped.
const POSTGRES_TIMEOUT_MS = 3_000;
const NOTIFY_TIMEOUT_MS = 3_000;
// A channel of its own, so that the dashboards of a running site do not refresh.
const CHANNEL = 'serenissima_doctor';

/** Checks the PostgreSQL of DATABASE_URL. */
export async function checkPostgres(url: string): Promise<CheckResult[]> {
  const connections = await connectPostgres(url, {
    print: () => {},
    timeoutMs: POSTGRES_TIMEOUT_MS,
  });
  try {
    return [
      ok(`The ${connections.location} answers.`),
      ...(await checkSchema(
        () => isPostgresMigrated(connections),
        async () => (await connections.pool.query(COUNT_REPLIES)).rows[0].replies,
      )),
      checkEncryption(connections.createClient().host, await isEncrypted(connections)),
      await checkNotifications(connections),
    ];
  } finally {
    await connections.pool.end();
  }
}

async function isEncrypted({ pool }: Connections): Promise<boolean> {
  const { rows } = await pool.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
  return rows[0]?.ssl === true;
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
  } catch {
    return error(
      'Notifications (LISTEN and NOTIFY) do not reach other connections: DATABASE_URL leads ' +
        'through a pooler in transaction mode, or the database refused two more connections.',
      'Set DATABASE_URL to the direct address of the database, or to a pooler in session mode ' +
        '(of Supabase: port 5432, not 6543)',
    );
  } finally {
    await Promise.allSettled([listener.end(), sender.end()]);
  }
}

const DAY_MS = 86_400_000;
const MAX_AGE_DAYS = 2;
const FIX_OLD_BACKUP =
  'A running site makes one each day. If it is running, look for “backup failed” in its log';
const FIX_OLD_COPY = 'Start the site; its log and its dashboard say why copies fail';
const FIX_REMOTE =
  'Correct BACKUP_URL, or repair that place; until then all backups are on this disk only';

/** Checks that the daily backups are made. A site makes the first one once there is something to lose. */
export function checkBackups(dataDir: string, now = new Date()): CheckResult[] {
  const [newest] = listBackups(dataDir, now);
  if (!newest) return [ok('There is no backup yet.')];
  return [
    checkAge(newest.createdAt, { place: getBackupFolder(dataDir), fix: FIX_OLD_BACKUP, now }),
  ];
}

/** Checks that the place of the copies can be read and has a recent one. The dashboard says why copies fail. */
export async function checkRemoteBackups(
  remote: RemoteSettings,
  now = new Date(),
): Promise<CheckResult[]> {
  const place = describeRemote(parseBackupUrl(remote.url));
  const results: CheckResult[] = [];
  try {
    const [newest] = await listRemoteBackups(remote, now);
    results.push(
      newest
        ? checkAge(newest.createdAt, { place, fix: FIX_OLD_COPY, now })
        : warning(`There is no backup in ${place} yet.`, 'The site copies one at its next start'),
    );
  } catch (cause) {
    if (cause instanceof CommandError) return [error(cause.message, FIX_REMOTE)];
    throw cause;
  }
  if (remote.key === null) {
    results.push(
      warning(
        'The backups elsewhere are not encrypted.',
        'Set BACKUP_KEY, and keep a copy of the key away from this machine',
      ),
    );
  }
  return results;
}

function checkAge(
  time: Date,
  { place, fix, now }: { place: string; fix: string; now: Date },
): CheckResult {
  const days = Math.floor((now.getTime() - time.getTime()) / DAY_MS);
  const age = days < 1 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`;
  const message = `The newest backup in ${place} is ${age} old.`;
  return days < MAX_AGE_DAYS ? ok(message) : warning(message, fix);
}
