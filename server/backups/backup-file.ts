import {
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createDatabaseSecrets, SECRET_NAMES } from '../platform/access/secrets.ts';
import { CommandError } from '../platform/command-error.ts';
import type { Database } from '../platform/database/database.ts';
import { DamagedDatabaseError } from '../platform/database/sqlite-checks.ts';
import { getDatabaseFile, openSqliteForReading } from '../platform/database/sqlite-connection.ts';
import { openSqliteDatabase } from '../platform/database/sqlite-database.ts';
import { StorageError } from '../platform/database/storage-error.ts';
import { flushToDisk } from '../platform/flush.ts';
import {
  type BackupContents,
  insertContents,
  parseBackupJson,
  writeBackupJson,
} from './backup-json.ts';
import { findInvalidRow } from './backup-schema.ts';
import type { Installation } from './installation.ts';
import { ALL_TABLES, createSecretsTable, isIntact, readRows } from './queries.ts';
import { hasRepliesTable } from './sqlite-file.ts';
import { withStorageFailures } from './storage-failure.ts';
import { createTemporaryFolder, explainFullDisk } from './temporary-folder.ts';

const SQLITE_HEADER = Buffer.from('SQLite format 3\0');

/**
 * Opens a backup of either format after checking all of it; throws CommandError. Its content is in a
 * temporary database: the file itself is not changed, also when it is from an older version.
 */
export async function openBackupFile(file: string): Promise<Installation> {
  const bytes = readBytes(file);
  const isDatabase = bytes.subarray(0, SQLITE_HEADER.length).equals(SQLITE_HEADER);
  const folder = createTemporaryFolder();
  try {
    const database = isDatabase
      ? await openCopy(file, folder)
      : await openJson(file, bytes.toString(), folder);
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
  if (!/\.(db|json)$/i.test(file)) {
    throw new CommandError(`${file} must end with .db or .json.`);
  }
  const folder = createFolderBeside(file);
  const database = openSqliteDatabase(folder);
  await createSecretsTable(database);
  const installation = createInstallation(file, database, folder);
  return {
    ...installation,
    async finish() {
      const problem = await findProblem(database);
      if (problem) throw new CommandError(`${file} cannot be written: ${problem}.`);
      const partial = join(folder, 'partial');
      if (/\.json$/i.test(file)) {
        const secrets = await readSecrets(database);
        await writeBackupJson(database, partial, { everything: true, secrets });
      } else {
        closeSync(openSync(partial, 'wx', 0o600));
        await database.copyInto(partial);
      }
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

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new CommandError(`${file} cannot be read.`, { cause: error });
  }
}

async function openJson(file: string, text: string, folder: string): Promise<Database> {
  const contents = parseBackupJson(text);
  if (typeof contents === 'string') throw createFailure(file, contents);
  const database = openSqliteDatabase(folder);
  try {
    await insertContents(database, contents);
    await writeSecrets(database, contents.secrets);
    return database;
  } catch (error) {
    await database.close();
    if (!(error instanceof StorageError)) throw error;
    throw createFailure(file, 'its rows contradict each other or are not valid', error);
  }
}

async function writeSecrets(database: Database, secrets: BackupContents['secrets']): Promise<void> {
  await createSecretsTable(database);
  for (const name of SECRET_NAMES) {
    const line = secrets[name];
    if (line !== undefined) await createDatabaseSecrets(database).getOrCreate(name, () => line);
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
      const problem = await findProblem(database);
      if (problem) throw createFailure(file, problem);
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

/** Checks all rows: other programs can write any rows into a file, or directly into a database. */
async function findProblem(database: Database): Promise<string | undefined> {
  if (!(await isIntact(database))) return 'it is damaged';
  for (const table of ALL_TABLES) {
    for await (const rows of readRows(database, table)) {
      const problem = findInvalidRow(table, rows);
      if (problem) return problem;
    }
  }
  return undefined;
}

function createFailure(file: string, problem: string, cause?: unknown): CommandError {
  return new CommandError(`${file} cannot be restored: ${problem}. Nothing was changed.`, {
    cause,
  });
}

async function readSecrets(database: Database): Promise<BackupContents['secrets']> {
  const secrets: BackupContents['secrets'] = {};
  for (const name of SECRET_NAMES) {
    const line = await createDatabaseSecrets(database).find(name);
    if (line !== null) secrets[name] = line;
  }
  return secrets;
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
