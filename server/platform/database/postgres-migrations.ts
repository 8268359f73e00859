import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { CommandError } from '../command-error.ts';
import { type Connections, loadPg } from './postgres-connection.ts';

const SUPABASE = join(import.meta.dirname, '..', '..', '..', 'supabase');
const FOLDER = join(SUPABASE, 'migrations');
/** The version of the first file. */
const FIRST_VERSION = 20;
/** The version of the last database before the first release. */
const UPGRADED_VERSION = 17;
// Any number that no other program on the same database uses: 'Sere' in ASCII.
const ADVISORY_LOCK = 0x53657265;
const LOCK_TIMEOUT_MS = 60_000;

/**
 * Brings the database to the newest schema in one transaction. Of several copies that start at once,
 * one migrates and the others wait. Each migration records its own number, so that this also works
 * after Supabase's own tool applied it. Throws CommandError.
 */
export async function migratePostgres({ createClient, location }: Connections): Promise<void> {
  // A connection without the time limits of a request.
  const client = createClient();
  try {
    await client.connect();
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    const version = await getVersion(client, location);
    if (version === UPGRADED_VERSION) await client.query(readUpgrade());
    const applied = version === 0 ? 0 : Math.max(version, FIRST_VERSION) - FIRST_VERSION + 1;
    for (const sql of readMigrations().slice(applied)) await client.query(sql);
    await client.query('COMMIT');
  } catch (error) {
    throw error instanceof CommandError ? error : toMigrationFailure(error, location);
  } finally {
    // Closing the connection also ends an unfinished transaction and its lock.
    await client.end();
  }
}

/** Whether the schema is current; false for an older one. Throws CommandError for a newer one. */
export async function isMigrated({ pool, location }: Connections): Promise<boolean> {
  const client = await pool.connect();
  try {
    return (await getVersion(client, location)) === getNewestVersion();
  } finally {
    client.release();
  }
}

/** For programs that only read and must not migrate; throws CommandError. */
export async function assertCurrentSchema(connections: Connections): Promise<void> {
  if (await isMigrated(connections)) return;
  throw new CommandError(
    `The ${connections.location} is empty or older. Start the site once: npm start`,
  );
}

/** The SQL of each migration, oldest first. */
export function readMigrations(): string[] {
  return listMigrations().map((name) => readFileSync(join(FOLDER, name), 'utf8'));
}

/** Turns a database of the last version before the first release into one of the first file. */
function readUpgrade(): string {
  return readFileSync(join(SUPABASE, `upgrade-from-${UPGRADED_VERSION}.sql`), 'utf8');
}

function getNewestVersion(): number {
  return FIRST_VERSION + listMigrations().length - 1;
}

function listMigrations(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

async function getVersion(client: pg.ClientBase, location: string): Promise<number> {
  const { rows } = await client.query<{ hasVersions: boolean; hasReplies: boolean }>(
    'SELECT to_regclass(\'public.schema_versions\') IS NOT NULL AS "hasVersions",' +
      ' to_regclass(\'public.rsvps\') IS NOT NULL AS "hasReplies"',
  );
  const [found] = rows;
  if (!found?.hasVersions && found?.hasReplies) {
    throw new CommandError(
      `The ${location} has a table rsvps that this program did not create. ` +
        'Give it a database of its own in DATABASE_URL, or rename that table.',
    );
  }
  if (!found?.hasVersions) return 0;
  const versions = await client.query<{ newest: number }>(
    'SELECT coalesce(max(version), 0) AS newest FROM public.schema_versions',
  );
  const version = versions.rows[0]?.newest ?? 0;
  const newest = getNewestVersion();
  if (version > newest) {
    throw new CommandError(
      `The ${location} was made by a newer version of this program ` +
        `(schema ${version}, this one knows ${newest}). Update the program, or set another DATABASE_URL`,
    );
  }
  if (version === 0 || version === UPGRADED_VERSION || version >= FIRST_VERSION) return version;
  throw new CommandError(
    `The ${location} is too old for this version (schema ${version}). Start the site once with the last version ` +
      'before 24 November 2026, then with this one.',
  );
}

function toMigrationFailure(error: unknown, location: string): Error {
  const code = error instanceof loadPg().DatabaseError ? error.code : undefined;
  if (code === '42501') {
    return new CommandError(
      `The user of DATABASE_URL may not create tables in the ${location}. ` +
        'As its owner run: GRANT USAGE, CREATE ON SCHEMA public TO that_user;',
      { cause: error },
    );
  }
  if (code === '55P03') {
    return new CommandError(
      `Another copy has been migrating the ${location} for a minute. Check it, then start again.`,
      { cause: error },
    );
  }
  return new CommandError(
    `The ${location} could not be migrated (${code ?? 'the connection was lost'}). ` +
      'Nothing was changed.',
    { cause: error },
  );
}
