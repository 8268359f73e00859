import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { listBackups } from '../backups/backup-files.ts';
import { StartFailure } from '../start-failure.ts';
import { DamagedDatabase, isDamage, vanished } from './damaged-database.ts';
import { refuseForeign } from './foreign-database.ts';
import { switchToWriteAheadLog } from './write-ahead-log.ts';

const FILE = 'serenissima.db';
const BUSY_TIMEOUT = 5000;

/** The one file the replies lie in; `-wal` and `-shm` beside it belong to it. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, FILE);
}

/** Opens the database for writing, made when it is not there; throws StartFailure. */
export function openSqlite(dataDir: string): DatabaseSync {
  const file = databaseFile(dataDir);
  refuseLogAlone(file);
  makePrivate(dataDir, file);
  return explainErrorsOf(file, () => {
    const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
    try {
      sqlite.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
      refuseForeign(sqlite, file);
      switchToWriteAheadLog(sqlite, BUSY_TIMEOUT);
      sqlite.exec('PRAGMA synchronous = FULL');
      // On a Mac a plain fsync leaves the row in the drive's cache; elsewhere this changes nothing.
      sqlite.exec('PRAGMA fullfsync = ON');
      assertDurable(sqlite, file);
      return sqlite;
    } catch (error) {
      sqlite.close();
      throw error;
    }
  });
}

/** How a reader stands to what others write after it has opened: `follow` to see that too. */
export type Reading = { follow?: boolean };

/**
 * Opens an existing database to read only, also beside a running server; null when there is none.
 * Leaves the folder as it is, unless it follows.
 */
export function openSqliteForReading(
  dataDir: string,
  { follow = false }: Reading = {},
): DatabaseSync | null {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return null;
  return explainErrorsOf(file, () => {
    const place = follow ? file : restingPlace(file);
    const sqlite = new DatabaseSync(place, { readOnly: true, timeout: BUSY_TIMEOUT });
    // Opening alone reads nothing: only now a file that is no database is found out.
    sqlite.exec('SELECT count(*) FROM sqlite_schema');
    return sqlite;
  });
}

// A reader makes -wal and -shm where nobody has the database open, and leaves them behind: made by
// root, they would keep out the server that comes next. Without a -wal all is in the file itself.
function restingPlace(file: string): string | URL {
  if (existsSync(`${file}-wal`)) return file;
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  return url;
}

// Beside an empty file SQLite deletes the log, and the replies in it. The log is looked at first:
// who makes a database writes its file before.
function refuseLogAlone(file: string): void {
  if (sizeOf(`${file}-wal`) > 0 && sizeOf(file) === 0) throw new DamagedDatabase(file);
}

/** Throws StartFailure where there are backups of a database and no database. */
export function refuseVanished(dataDir: string): void {
  const file = databaseFile(dataDir);
  if (sizeOf(file) > 0) return;
  const [newest] = listBackups(dataDir);
  if (newest) throw vanished(file, newest);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Guests' names, addresses and diets are nobody else's on a shared machine. */
function makePrivate(dataDir: string, file: string): void {
  try {
    makeFolder(dataDir);
    // The folder may be older and open to all; SQLite gives -wal and -shm the mode of this file.
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    throw new StartFailure(
      `The data folder ${dataDir} cannot be written (${reason(error)}). ` +
        'Let this user write there or choose another, for example DATA_DIR=./data',
      { cause: error },
    );
  }
}

// Not mkdir's own `recursive`: under a folder that takes no children, such as /proc, it never ends.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may start at the same moment.
    if (!existsSync(folder)) throw error;
  }
}

// A pragma that cannot be honoured is ignored in silence: a network share without shared memory
// stays in another journal mode, and acknowledged replies could be lost there.
function assertDurable(sqlite: DatabaseSync, file: string): void {
  const wanted = { journal_mode: 'wal', synchronous: 2, busy_timeout: BUSY_TIMEOUT };
  for (const [name, value] of Object.entries(wanted)) {
    const [row] = sqlite.prepare(`PRAGMA ${name}`).all();
    if (row && Object.values(row)[0] === value) continue;
    throw new StartFailure(
      `The database ${file} does not keep what it is given (${name} is not ${value}). ` +
        'Choose a folder on a local disk, for example DATA_DIR=./data',
    );
  }
}

/** Does a part of opening; whatever SQLite throws becomes a StartFailure. */
export function explainErrorsOf<T>(file: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    if (isDamage(error)) throw new DamagedDatabase(file, error);
    throw new StartFailure(`The database ${file} cannot be opened (${reason(error)}).`, {
      cause: error,
    });
  }
}

/** Why a file or folder cannot be had, in words. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if ('errstr' in error) return String(error.errstr);
  const code = 'code' in error ? String(error.code) : error.name;
  return REASONS.get(code) ?? code;
}

const REASONS = new Map([
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EEXIST', 'a file is in the way'],
  ['ENOTDIR', 'a file is in the way'],
  ['EISDIR', 'a folder is in the way'],
  ['ENOENT', 'there is no such place'],
]);
