import {
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createDatabaseSecrets } from '../../platform/access/secrets.ts';
import { CommandError } from '../../platform/command-error.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import {
  DamagedDatabaseError,
  getDatabaseFile,
  openSqliteForReading,
} from '../../platform/database/sqlite-connection.ts';
import { openSqliteDatabase } from '../../platform/database/sqlite-database.ts';
import { flushToDisk } from '../../platform/files.ts';
import { copySqliteFile, hasRepliesTable } from '../make-backup.ts';
import { createTemporaryFolder, explainFailures, explainFullDisk } from './failures.ts';
import type { Installation } from './installation.ts';

/**
 * Opens a backup, which must be an intact database of this program; throws CommandError. Opens a
 * temporary copy, so that the file itself is not migrated. The target's constraints check each row.
 * `find` may write the file into the temporary folder.
 */
export async function openBackupFile(
  file: string,
  find: (folder: string) => Promise<string> = async () => file,
): Promise<Installation> {
  if (/\.json$/i.test(file)) {
    throw createFailure(file, 'a .json export is for reading; restore the .db backup');
  }
  const folder = createTemporaryFolder();
  try {
    const database = openCopy(file, await find(folder), folder);
    await createSecretsTable(database);
    return createInstallation(file, database, folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw explainFullDisk(error);
  }
}

/**
 * A new backup file to copy into. It is written by `finish`, for this user alone, because it
 * contains the secrets. Throws CommandError.
 */
export async function createBackupFile(file: string): Promise<Installation> {
  if (existsSync(file)) throw new CommandError(`${file} already exists. Name a new file in --to.`);
  if (!/\.db$/i.test(file)) throw new CommandError(`${file} must end with .db.`);
  const folder = createFolderBeside(file);
  const database = openSqliteDatabase(folder);
  await createSecretsTable(database);
  return {
    ...createInstallation(file, database, folder),
    async finish() {
      const partial = join(folder, 'partial');
      closeSync(openSync(partial, 'wx', 0o600));
      copySqliteFile(getDatabaseFile(folder), partial);
      flushToDisk(partial);
      moveToNewName(partial, file);
      flushToDisk(dirname(file));
    },
  };
}

function createInstallation(file: string, database: Database, folder: string): Installation {
  const name = `the file ${file}`;
  return {
    name,
    database: explainFailures(database, name),
    openSecrets: (queries) => ({
      ...createDatabaseSecrets(queries),
      describeLocation: (secret) => `${secret} in ${file}`,
    }),
    isInUse: false,
    finish: async () => {},
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function openCopy(name: string, file: string, folder: string): Database {
  const copy = getDatabaseFile(folder);
  try {
    copyFileSync(file, copy);
    // The newest rows of a database that was copied from a data folder may be in its log.
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
    assertOwnTables(folder, name);
    return openSqliteDatabase(folder);
  } catch (error) {
    if (error instanceof DamagedDatabaseError) {
      throw createFailure(name, 'it is damaged, or not a backup of this program', error);
    }
    const isExplained = error instanceof CommandError;
    const message = isExplained ? error.message.replaceAll(copy, name) : `${name} cannot be read.`;
    throw new CommandError(message, { cause: error });
  }
}

/** Migrating another program's database would create empty tables beside its own. */
function assertOwnTables(folder: string, file: string): void {
  const sqlite = openSqliteForReading(folder);
  const isOwn = sqlite !== null && hasRepliesTable(sqlite);
  sqlite?.close();
  if (!isOwn) throw createFailure(file, 'it is not a backup of this program');
}

/** Gives a SQLite file the table in which PostgreSQL stores the secrets. */
async function createSecretsTable(queries: Queries): Promise<void> {
  await queries.query(
    'CREATE TABLE IF NOT EXISTS server_secrets (name TEXT PRIMARY KEY, line TEXT NOT NULL) STRICT',
  );
}

function createFailure(file: string, problem: string, cause?: unknown): CommandError {
  return new CommandError(`${file} cannot be restored: ${problem}. Nothing was changed.`, {
    cause,
  });
}

/** On the same disk as the file, so that the finished backup appears under its name at once. */
function createFolderBeside(file: string): string {
  try {
    return mkdtempSync(join(dirname(file), '.serenissima-backup-'));
  } catch (error) {
    throw new CommandError(`${file} cannot be written. Choose another folder.`, { cause: error });
  }
}

/** Does not overwrite a file that was created in the meantime. */
function moveToNewName(partial: string, file: string): void {
  try {
    linkSync(partial, file);
  } catch (error) {
    if (existsSync(file)) throw new CommandError(`${file} already exists.`, { cause: error });
    // Some file systems do not support links.
    renameSync(partial, file);
  }
}
