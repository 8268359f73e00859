import type { AttemptLimiters } from './access/attempt-limiter.ts';
import { createMemoryLimiters } from './access/memory-attempt-limiter.ts';
import { createPostgresLimiters } from './access/postgres-attempt-limiter.ts';
import { type Secrets, secretsInDatabase, secretsInFolder } from './access/secrets.ts';
import type { Database, Queries } from './database/database.ts';
import { connectPostgres } from './database/postgres.ts';
import { postgresDatabase } from './database/postgres-database.ts';
import { migratePostgres, refuseOtherSchema } from './database/postgres-migrations.ts';
import type { Reading } from './database/sqlite.ts';
import { refuseVanished } from './database/sqlite.ts';
import { openSqliteDatabase, openSqliteDatabaseForReading } from './database/sqlite-database.ts';
import type { Settings } from './settings.ts';

/** What the server remembers, wherever it is kept. */
export type Store = {
  /** Null when guests' pages write to Supabase and no database of the hosts' is named. */
  database: Database | null;
  secrets: Secrets;
  /** Counts the tries of a password; `key` hides whose they are from who reads the store. */
  attemptLimiters(key: string): AttemptLimiters;
};

type Place = Pick<Settings, 'dataDir' | 'databaseUrl' | 'supabase'>;

/** Opens what the settings name, made and migrated as needed; throws StartFailure. */
export async function openStore(settings: Place): Promise<Store> {
  const { dataDir, databaseUrl, supabase } = settings;
  if (databaseUrl) {
    const database = await openPostgres(databaseUrl);
    return {
      database,
      secrets: secretsOf(settings, database),
      attemptLimiters: (key) => createPostgresLimiters(database, key),
    };
  }
  if (!supabase) refuseVanished(dataDir);
  const database = supabase ? null : openSqliteDatabase(dataDir);
  return {
    database,
    secrets: secretsInFolder(dataDir),
    attemptLimiters: () => createMemoryLimiters(),
  };
}

/** The database that the settings name, made and migrated as needed; throws StartFailure. */
export async function openDatabase({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openSqliteDatabase(dataDir);
}

/** The secrets that belong to that database, read and written by `queries` where they lie in it. */
export function secretsOf(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  queries: Queries,
): Secrets {
  return databaseUrl ? secretsInDatabase(queries) : secretsInFolder(dataDir);
}

/** The same as it is, for a program that only reads; null when there is none yet. */
export async function openDatabaseForReading(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  reading?: Reading,
): Promise<Database | null> {
  return databaseUrl
    ? openPostgres(databaseUrl, refuseOtherSchema)
    : openSqliteDatabaseForReading(dataDir, reading);
}

async function openPostgres(url: string, prepare = migratePostgres): Promise<Database> {
  const connections = await connectPostgres(url);
  try {
    await prepare(connections);
    return postgresDatabase(connections);
  } catch (error) {
    await connections.pool.end();
    throw error;
  }
}
