import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import type { Connections } from './postgres.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'supabase', 'migrations');
// Any number, so long as no other program on the same database takes it: 'Sere' in ASCII.
const LOCK = 0x53657265;
const WAIT = 60_000;

/**
 * Brings the database to the newest schema, all of it or nothing. Of several copies that start at
 * once, one does it and the others wait. Each migration notes its own number, so that it is known
 * here also when Supabase's tool applied it. Throws StartFailure.
 */
export async function migratePostgres({ single, place }: Connections): Promise<void> {
  // A connection of its own, without the time limits of a request.
  const client = single();
  try {
    await client.connect();
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${WAIT}`);
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    const version = await versionOf(client, place);
    for (const text of migrationTexts().slice(version)) await client.query(text);
    await client.query('COMMIT');
  } catch (error) {
    throw error instanceof StartFailure ? error : failureOf(error, place);
  } finally {
    // With the connection an unfinished transaction ends, and its lock.
    await client.end();
  }
}

/** Whether the schema is this program's, or one that the next start brings up to it; throws StartFailure. */
export async function isMigrated({ pool, place }: Connections): Promise<boolean> {
  const client = await pool.connect();
  try {
    return (await versionOf(client, place)) === migrationFiles().length;
  } finally {
    client.release();
  }
}

/** For a reader, who must not migrate: throws StartFailure unless the schema is this program's. */
export async function refuseOtherSchema(connections: Connections): Promise<void> {
  if (await isMigrated(connections)) return;
  throw new StartFailure(
    `The ${connections.place} is empty or older. Start the site once: npm start`,
  );
}

/** The SQL of each migration, from the first to the newest. */
export function migrationTexts(): string[] {
  return migrationFiles().map((name) => readFileSync(join(FOLDER, name), 'utf8'));
}

function migrationFiles(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

async function versionOf(client: pg.ClientBase, place: string): Promise<number> {
  const { rows } = await client.query<{ ours: boolean; others: boolean }>(
    "SELECT to_regclass('public.schema_versions') IS NOT NULL AS ours," +
      " to_regclass('public.rsvps') IS NOT NULL AS others",
  );
  const [found] = rows;
  if (!found?.ours && found?.others) {
    throw new StartFailure(
      `The ${place} has a table rsvps that this program did not make. ` +
        'Give it a database of its own in DATABASE_URL, or rename that table.',
    );
  }
  if (!found?.ours) return 0;
  const versions = await client.query<{ newest: number }>(
    'SELECT coalesce(max(version), 0) AS newest FROM public.schema_versions',
  );
  const version = versions.rows[0]?.newest ?? 0;
  const newest = migrationFiles().length;
  if (version > newest) {
    throw new StartFailure(
      `The ${place} was made by a newer version of this program ` +
        `(schema ${version}, this one knows ${newest}). Update the program, or set another DATABASE_URL`,
    );
  }
  return version;
}

function failureOf(error: unknown, place: string): Error {
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  if (code === '42501') {
    return new StartFailure(
      `The user of DATABASE_URL may not make tables in the ${place}. ` +
        'As its owner run: GRANT USAGE, CREATE ON SCHEMA public TO that_user;',
      { cause: error },
    );
  }
  if (code === '55P03') {
    return new StartFailure(
      `Another copy has been migrating the ${place} for a minute. Look at it, then start again.`,
      { cause: error },
    );
  }
  return new StartFailure(
    `The ${place} could not be brought to this version (${code ?? 'the connection was lost'}). ` +
      'Nothing was changed.',
    { cause: error },
  );
}
