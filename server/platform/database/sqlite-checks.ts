import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../command-error.ts';

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
export function assertLogHasDatabase(file: string): void {
  if (getFileSize(`${file}-wal`) > 0 && getFileSize(file) === 0) {
    throw new DamagedDatabaseError(file);
  }
}

/**
 * Throws CommandError for another program's database, which would otherwise get our tables. Only
 * reads.
 */
export function assertOwnDatabase(sqlite: DatabaseSync, file: string): void {
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
export function isDamageError(error: Error & { errcode: unknown }): boolean {
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
