import { existsSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Secrets } from '../../platform/access/secrets.ts';
import { CommandError } from '../../platform/command-error.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import {
  describeDatabase,
  findDatabaseUrlError,
} from '../../platform/database/postgres-connection.ts';
import {
  explainUnreadable,
  getDatabaseFile,
  getFileSize,
} from '../../platform/database/sqlite-connection.ts';
import { createSecrets, openDatabase, openDatabaseForReading } from '../../store.ts';
import { createBackupFile, openBackupFile } from './backup-file.ts';
import { explainFailures } from './failures.ts';

/** Everything that a site stores, open. A backup file is one, too: its content is in a database. */
export type Installation = {
  /** For people; without a password. */
  name: string;
  database: Database;
  openSecrets(queries: Queries): Secrets;
  /** Whether a site may be using it. */
  isInUse: boolean;
  /** Completes a copy into it: a backup file is written only now. */
  finish(): Promise<void>;
  close(): Promise<void>;
};

/** Names an installation: a data folder, a PostgreSQL database or a backup file. */
export type Location = { option: '--from' | '--to'; name: string } & (
  | { kind: 'database'; dataDir: string; databaseUrl: string | null }
  | { kind: 'file'; file: string }
);

/** The location that an option names; throws CommandError. */
export function parseLocation(option: Location['option'], value: string): Location {
  if (/^[a-z][\w+.-]*:\/\//i.test(value)) {
    const error = findDatabaseUrlError(value);
    if (error) throw new CommandError(nameOption(option, error));
    // The address contains a password, the name does not.
    const name = `the ${describeDatabase(value)}`;
    return { option, kind: 'database', dataDir: '', databaseUrl: value, name };
  }
  const path = resolve(value);
  const stats = explainUnreadable(path, () => statSync(path, { throwIfNoEntry: false }));
  if (stats ? stats.isFile() : /\.(db|json)$/i.test(path)) {
    return { option, kind: 'file', file: path, name: `the file ${path}` };
  }
  return { option, kind: 'database', dataDir: path, databaseUrl: null, name: `the folder ${path}` };
}

/** Whether both are evidently the same. If not detected here, the contents are found to be equal. */
export function isSameLocation(one: Location, other: Location): boolean {
  return toComparable(one) === toComparable(other);
}

function toComparable(location: Location): string {
  if (location.kind === 'database' && location.databaseUrl) return location.name;
  const path = location.kind === 'file' ? location.file : location.dataDir;
  return existsSync(path) ? realpathSync(path) : path;
}

/** Opens an existing installation for reading; throws CommandError. */
export async function openSource(location: Location): Promise<Installation> {
  if (location.kind === 'file') return openBackupFile(location.file);
  // A site that runs on SQLite is detected before the database is opened.
  const wasInUse = hasWriteAheadLog(location);
  const database = await withOption(location, () =>
    openDatabaseForReading(location, { follow: true }),
  );
  if (!database) {
    throw new CommandError(
      `There is nothing to move in ${location.name}: it has no database. ` +
        'Name the DATA_DIR of the site in --from.',
    );
  }
  const isInUse = location.databaseUrl ? await hasOtherConnections(database) : wasInUse;
  return createInstallation(location, database, isInUse);
}

/** Opens the location to copy into, creates and migrates it if necessary; throws CommandError. */
export async function openTarget(location: Location): Promise<Installation> {
  if (location.kind === 'file') return createBackupFile(location.file);
  const database = await withOption(location, () => openDatabase(location));
  return createInstallation(location, database);
}

/** The installation of the settings, as a target; throws CommandError. */
export async function openConfigured(settings: {
  dataDir: string;
  databaseUrl: string | null;
}): Promise<Installation> {
  const database = await openDatabase(settings);
  return createInstallation({ ...settings, name: database.location }, database);
}

function createInstallation(
  location: { name: string; dataDir: string; databaseUrl: string | null },
  database: Database,
  isInUse = false,
): Installation {
  return {
    name: location.name,
    database: explainFailures(database, location.name),
    openSecrets: (queries) => createSecrets(location, queries),
    isInUse,
    finish: async () => {},
    close: () => database.close(),
  };
}

/** SQLite empties the log when the last program that writes closes the database properly. */
function hasWriteAheadLog({ dataDir }: { dataDir: string }): boolean {
  return getFileSize(`${getDatabaseFile(dataDir)}-wal`) > 0;
}

/** Errors of the start name settings; the person at the terminal gave an option. */
async function withOption<T>({ option }: Location, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(nameOption(option, error.message), { cause: error });
  }
}

function nameOption(option: Location['option'], message: string): string {
  return message.replaceAll(/DATABASE_URL|DATA_DIR/g, option);
}

/** Whether another server of this program is connected to the PostgreSQL database. */
async function hasOtherConnections(database: Database): Promise<boolean> {
  const others = await database.query(
    "SELECT pid FROM pg_stat_activity WHERE application_name = 'serenissima'" +
      ' AND datname = current_database() AND pid <> pg_backend_pid()',
  );
  return others.length > 0;
}
