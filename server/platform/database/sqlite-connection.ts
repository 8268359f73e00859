import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { CommandError } from '../command-error.ts';
import { giveToFolderOwner } from '../files.ts';

const FILE = 'serenissima.db';
export const BUSY_TIMEOUT_MS = 5_000;

/** The path of the database file; the files `-wal` and `-shm` beside it belong to it. */
export function getDatabaseFile(dataDir: string): string {
  return join(dataDir, FILE);
}

/** Opens the database for writing and creates it if necessary; throws CommandError. */
export function openSqlite(dataDir: string): DatabaseSync {
  const file = getDatabaseFile(dataDir);
  assertLogHasDatabase(file);
  createPrivateFile(dataDir, file);
  return wrapSqliteErrors(file, () => {
    const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    try {
      sqlite.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
      assertOwnDatabase(sqlite, file);
      enableWriteAheadLog(sqlite);
      sqlite.exec('PRAGMA synchronous = FULL');
      // On macOS a plain fsync leaves the data in the drive's cache; elsewhere this has no effect.
      sqlite.exec('PRAGMA fullfsync = ON');
      assertDurable(sqlite, file);
      return sqlite;
    } catch (error) {
      sqlite.close();
      throw error;
    }
  });
}

/** With `follow`, the reader also sees rows that are written after it opened the database. */
export type ReadOptions = { follow?: boolean };

/**
 * Opens an existing database read-only, also while the server runs; null when there is none. Does not
 * change the folder, except with `follow`.
 */
export function openSqliteForReading(
  dataDir: string,
  { follow = false }: ReadOptions = {},
): DatabaseSync | null {
  const file = getDatabaseFile(dataDir);
  if (!explainUnreadable(file, () => statSync(file, { throwIfNoEntry: false }))) return null;
  return wrapSqliteErrors(file, () => {
    const location = follow ? file : toUnchangedLocation(file);
    const sqlite = new DatabaseSync(location, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    // Opening reads nothing: only this query finds a file that is not a database.
    sqlite.exec('SELECT count(*) FROM sqlite_schema');
    return sqlite;
  });
}

/** Looks at a file or folder; throws CommandError when this user may not, instead of reporting that there is none. */
export function explainUnreadable<T>(path: string, look: () => T): T {
  try {
    return look();
  } catch (error) {
    throw new CommandError(
      `${path} cannot be read (${describeFileError(error)}). ` +
        'Let this user read it, or run this as the user who runs the site.',
      { cause: error },
    );
  }
}

/** Runs a step of opening a database; turns errors of SQLite into CommandError. */
export function wrapSqliteErrors<T>(file: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    if (isDamageError(error)) throw new DamagedDatabaseError(file, error);
    throw new CommandError(`The database ${file} cannot be opened (${describeFileError(error)}).`, {
      cause: error,
    });
  }
}

/** Describes why a file or folder is not available. */
export function describeFileError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if ('errstr' in error) return String(error.errstr);
  const code = 'code' in error ? String(error.code) : error.name;
  return FILE_ERRORS.get(code) ?? code;
}

const PERMISSION_DENIED = 'permission denied';
const FILE_ERRORS = new Map([
  ['EACCES', PERMISSION_DENIED],
  ['EPERM', PERMISSION_DENIED],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EEXIST', 'a file is in the way'],
  ['ENOTDIR', 'a file is in the way'],
  ['EISDIR', 'a folder is in the way'],
  ['ENOENT', 'no such file or folder'],
]);

// A reader creates -wal and -shm where no process has the database open, and leaves them behind. If
// root created them, the server could not open the database. Without -wal the file is complete.
function toUnchangedLocation(file: string): string | URL {
  if (existsSync(`${file}-wal`)) return file;
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  return url;
}

/** Keeps the guests' names, addresses and diets from other users of the machine. */
function createPrivateFile(dataDir: string, file: string): void {
  try {
    createMissingFolders(dataDir);
    const isNew = !existsSync(file);
    // An older folder may be open to everybody. SQLite gives -wal and -shm the mode of this file.
    closeSync(openSync(file, 'a', 0o600));
    if (isNew) giveToFolderOwner(file);
  } catch (error) {
    const reason = describeFileError(error);
    throw new CommandError(
      existsSync(file) && reason === PERMISSION_DENIED
        ? `The database ${file} cannot be written (${reason}). It may belong to another user: ` +
            'give it and the files beside it to the user who runs the site'
        : `The data folder ${dataDir} cannot be written (${reason}). ` +
            'Let this user write there or choose another folder, for example DATA_DIR=./data',
      { cause: error },
    );
  }
}

// Not mkdir's own `recursive`, which never returns under /proc, where no folder can be created.
function createMissingFolders(folder: string): void {
  if (existsSync(folder)) return;
  createMissingFolders(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it at the same moment.
    if (!existsSync(folder)) throw error;
  }
}

// SQLITE_BUSY (https://sqlite.org/rescode.html).
const BUSY = 5;
const BUSY_PAUSE_MS = 20;

/**
 * Switches to a write-ahead log. When several processes create the database at once, SQLite returns
 * SQLITE_BUSY here at once and ignores its busy timeout, so this function waits itself.
 */
function enableWriteAheadLog(sqlite: DatabaseSync): void {
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      sqlite.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'errcode' in error && error.errcode === BUSY;
      if (!isBusy || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_PAUSE_MS);
    }
  }
}

// SQLite silently ignores a pragma that it cannot apply: on a network share without shared memory the
// database stays in another journal mode, and acknowledged replies could be lost.
function assertDurable(sqlite: DatabaseSync, file: string): void {
  const required = { journal_mode: 'wal', synchronous: 2, busy_timeout: BUSY_TIMEOUT_MS };
  for (const [name, value] of Object.entries(required)) {
    const [row] = sqlite.prepare(`PRAGMA ${name}`).all();
    if (row && Object.values(row)[0] === value) continue;
    throw new CommandError(
      `The database ${file} cannot store data durably (${name} is not ${value}). ` +
        'Choose a folder on a local disk, for example DATA_DIR=./data',
    );
  }
}

/** The database file is damaged. The program leaves it unchanged. */
export class DamagedDatabaseError extends CommandError {
  constructor(file: string, cause?: unknown) {
    super(`The database ${file} is damaged. It was not changed.`, { cause });
  }
}

/**
 * Reads the whole file; throws DamagedDatabaseError or an error of SQLite. The CHECK constraints of
 * every row were checked when it was written: checking them again takes twenty times as long.
 */
export function assertIntact(sqlite: DatabaseSync, file: string): void {
  sqlite.exec('PRAGMA ignore_check_constraints = ON');
  const [row] = sqlite.prepare('PRAGMA quick_check(1)').all();
  sqlite.exec('PRAGMA ignore_check_constraints = OFF');
  if (row?.quick_check !== 'ok') throw new DamagedDatabaseError(file);
}

/**
 * Throws DamagedDatabaseError for a write-ahead log without its database: SQLite would delete the
 * log, and the replies in it. The log is checked first, because a process that creates a database
 * writes the database file before the log.
 */
function assertLogHasDatabase(file: string): void {
  if (getFileSize(`${file}-wal`) > 0 && getFileSize(file) === 0) {
    throw new DamagedDatabaseError(file);
  }
}

/**
 * Throws CommandError for another program's database, which would otherwise get our tables. Only
 * reads.
 */
function assertOwnDatabase(sqlite: DatabaseSync, file: string): void {
  const [facts] = sqlite.prepare(SELECT_FACTS).all() as [Facts];
  const { schemaVersion, applicationId, tableCount, ownTableCount } = facts;
  const isOwn = applicationId === 0 && (ownTableCount === 1 || tableCount === 0);
  if (isOwn) return;
  const version = schemaVersion > 0 ? ` (its version ${schemaVersion})` : '';
  throw new CommandError(
    `The database ${file} belongs to another program${version}. ` +
      'It was not changed. Choose another folder, for example DATA_DIR=./data',
  );
}

type Facts = {
  schemaVersion: number;
  applicationId: number;
  tableCount: number;
  ownTableCount: number;
};

// One statement sees one moment: another process may be creating the database.
const SELECT_FACTS = `
  SELECT user_version AS schemaVersion,
    (SELECT application_id FROM pragma_application_id) AS applicationId,
    (SELECT count(*) FROM sqlite_schema) AS tableCount,
    (SELECT count(*) FROM sqlite_schema WHERE name = 'rsvps') AS ownTableCount
  FROM pragma_user_version`;

// SQLITE_CORRUPT and SQLITE_NOTADB (https://sqlite.org/rescode.html).
const DAMAGE_CODES = [11, 26];

/** Whether an error of SQLite means that the file is damaged or not a database. */
function isDamageError(error: Error & { errcode: unknown }): boolean {
  return DAMAGE_CODES.includes(Number(error.errcode) & 0xff);
}

/** The size of a file; 0 without it, and where opening it then explains why it cannot be read. */
export function getFileSize(file: string): number {
  try {
    return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    return 0;
  }
}
