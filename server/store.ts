import { backUpBeforeMigration } from './backups/make-backup.ts';
import { assertNotLost, openOrExplainRecovery } from './backups/recovery.ts';
import type { AttemptLimiters } from './platform/access/attempt-limiter.ts';
import { createMemoryLimiters, createPostgresLimiters } from './platform/access/attempt-limiter.ts';
import {
  createDatabaseSecrets,
  createFolderSecrets,
  type Secrets,
} from './platform/access/secrets.ts';
import type { Database, Queries } from './platform/database/database.ts';
import { type ConnectOptions, connectPostgres } from './platform/database/postgres-connection.ts';
import { createPostgresDatabase } from './platform/database/postgres-database.ts';
import { assertCurrentSchema, migratePostgres } from './platform/database/postgres-migrations.ts';
import type { ReadOptions } from './platform/database/sqlite-connection.ts';
import {
  openSqliteDatabase,
  openSqliteDatabaseForReading,
} from './platform/database/sqlite-database.ts';
import { TABLES } from './schema.ts';
import type { Settings } from './settings.ts';

/** Everything that the server stores: in the data folder or in PostgreSQL. */
export type Store = {
  /** Null when guests' pages write to Supabase and DATABASE_URL is not set. */
  database: Database | null;
  secrets: Secrets;
  /** Counts password attempts; `key` hides the visitors' addresses from readers of the database. */
  createAttemptLimiters(key: string): AttemptLimiters;
};

type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** Opens the store, creates and migrates it if necessary; throws CommandError. */
export async function openStore(
  settings: DatabaseSettings & Pick<Settings, 'supabase'>,
): Promise<Store> {
  const { dataDir, databaseUrl, supabase } = settings;
  if (databaseUrl) {
    const database = await openPostgres(databaseUrl);
    return {
      database,
      secrets: createSecrets(settings, database),
      createAttemptLimiters: (key) => createPostgresLimiters(database, key),
    };
  }
  if (!supabase) assertNotLost(dataDir);
  return {
    database: supabase ? null : openSqlite(dataDir),
    secrets: createFolderSecrets(dataDir),
    createAttemptLimiters: () => createMemoryLimiters(),
  };
}

/** Opens the database, creates and migrates it if necessary; throws CommandError. */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseSettings): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
}

/** Opens an existing database for a program that only reads; null when there is none yet. */
export async function openDatabaseForReading(
  { dataDir, databaseUrl }: DatabaseSettings,
  { connect, ...options }: ReadOptions & { connect?: ConnectOptions } = {},
): Promise<Database | null> {
  if (databaseUrl) return openPostgres(databaseUrl, assertCurrentSchema, connect);
  return openOrExplainRecovery(dataDir, () => openSqliteDatabaseForReading(dataDir, options));
}

/** The secrets beside the database, or in it; `queries` reads and writes those in it. */
export function createSecrets(
  { dataDir, databaseUrl }: DatabaseSettings,
  queries: Queries,
): Secrets {
  return databaseUrl ? createDatabaseSecrets(queries) : createFolderSecrets(dataDir);
}

function openSqlite(dataDir: string): Database {
  return openOrExplainRecovery(dataDir, () =>
    openSqliteDatabase(dataDir, { beforeMigration: () => backUpBeforeMigration(dataDir) }),
  );
}

async function openPostgres(
  url: string,
  prepare = migratePostgres,
  connect: ConnectOptions = {},
): Promise<Database> {
  const connections = await connectPostgres(url, connect);
  try {
    await prepare(connections);
    return createPostgresDatabase(
      connections,
      TABLES.map(({ name }) => name),
    );
  } catch (error) {
    await connections.pool.end();
    throw error;
  }
}
