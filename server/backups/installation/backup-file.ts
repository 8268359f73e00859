import {
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdtempSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createDatabaseSecrets } from '../../platform/access/secrets.ts';
import { CommandError } from '../../platform/command-error.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  DamagedDatabaseError,
  getDatabaseFile,
  openSqliteForReading,
} from '../../platform/database/sqlite-connection.ts';
import { openSqliteDatabase } from '../../platform/database/sqlite-database.ts';
import { flushToDisk } from '../../platform/files.ts';
import { hasRepliesTable } from '../sqlite-file.ts';
import { createTemporaryFolder, explainFullDisk, withStorageFailures } from './failures.ts';
import type { Installation } from './installation.ts';
import { createSecretsTable, isIntact } from './queries.ts';

const SQLITE_HEADER = Buffer.from('SQLite format 3\0');

/**
 * Opens a backup, which must be an intact database of this program; throws CommandError. Opens a
 * temporary copy, so that the file itself is not migrated. The target's constraints check each row.
 */
export async function openBackupFile(file: string): Promise<Installation> {
  if (!hasSqliteHeader(file)) {
    throw createFailure(
      file,
      /\.json$/i.test(file)
        ? 'a .json export is for reading; restore the .db backup'
        : 'it is not a backup of this program',
    );
  }
  const folder = createTemporaryFolder();
  try {
    const database = await openCopy(file, folder);
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
  const installation = createInstallation(file, database, folder);
  return {
    ...installation,
    async finish() {
      const partial = join(folder, 'partial');
      closeSync(openSync(partial, 'wx', 0o600));
      await database.copyInto(partial);
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
    database: withStorageFailures(database, name),
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

function hasSqliteHeader(file: string): boolean {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(SQLITE_HEADER.length);
      readSync(descriptor, bytes);
      return bytes.equals(SQLITE_HEADER);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw new CommandError(`${file} cannot be read.`, { cause: error });
  }
}

async function openCopy(file: string, folder: string): Promise<Database> {
  try {
    copyFileSync(file, getDatabaseFile(folder));
    // The newest rows of a database that was copied from a data folder may be in its log.
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${getDatabaseFile(folder)}-wal`);
    assertOwnTables(folder, file);
    const database = openSqliteDatabase(folder);
    try {
      if (!(await isIntact(database))) throw createFailure(file, 'it is damaged');
      await createSecretsTable(database);
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    if (error instanceof CommandError && !(error instanceof DamagedDatabaseError)) {
      const message = error.message.replaceAll(getDatabaseFile(folder), file);
      throw new CommandError(message, { cause: error });
    }
    throw createFailure(file, 'it is damaged', error);
  }
}

/** Migrating another program's database would create empty tables beside its own. */
function assertOwnTables(folder: string, file: string): void {
  const sqlite = openSqliteForReading(folder);
  const isOwn = sqlite !== null && hasRepliesTable(sqlite);
  sqlite?.close();
  if (!isOwn) throw createFailure(file, 'it is not a backup of this program');
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
