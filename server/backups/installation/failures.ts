import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../../platform/command-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { describeFileError } from '../../platform/database/sqlite-connection.ts';
import {
  isConnectionLost,
  isRejected,
  isTransient,
  StorageError,
} from '../../platform/database/storage-error.ts';

/** Explains a failed database operation; `rows` names the rows concerned. */
export function toStorageFailure(name: string, error: StorageError, rows = ''): CommandError {
  return new CommandError(explain(name, error, rows && ` (${rows})`), { cause: error });
}

function explain(name: string, error: StorageError, rows: string): string {
  if (isConnectionLost(error)) {
    return (
      `The connection to ${name} was lost${rows}. Run the same command again: ` +
      'it copies everything, or reports that the copy is complete.'
    );
  }
  return `Nothing was changed: ${name} ${explainRejection(error, rows)}`;
}

function explainRejection(error: StorageError, rows: string): string {
  if (error.sqlstate.startsWith('53')) {
    return `has no space left, or its disk fails${rows}. Free some space, then run the same command again.`;
  }
  if (isTransient(error)) {
    return `is busy${rows}. Stop the sites that use it, then run the same command again.`;
  }
  if (isRejected(error) || error.sqlstate.startsWith('22')) {
    return `rejects a row${rows} because its values are not valid. Correct that row in the source.`;
  }
  return `failed with ${error.sqlstate}${rows}.`;
}

/** The same database under a name for people; its StorageErrors become CommandErrors. */
export function withStorageFailures(database: Database, name: string): Database {
  const explained = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw error instanceof StorageError ? toStorageFailure(name, error) : error;
    }
  };
  return {
    ...database,
    location: name,
    query: (sql, params) => explained(database.query(sql, params)),
    snapshot: (work) => explained(database.snapshot(work)),
    exclusiveTransaction: (work) => explained(database.exclusiveTransaction(work)),
  };
}

/** Creates a folder for a backup's content, which the caller removes; throws CommandError. */
export function createTemporaryFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), 'serenissima-restore-'));
  } catch (cause) {
    throw new CommandError(
      `The folder for temporary files, ${tmpdir()}, cannot be written (${describeFileError(cause)}). ` +
        'Nothing was changed. Name another folder in TMPDIR, then run the same command again.',
      { cause },
    );
  }
}

/** Explains that a temporary folder's disk is full, if that is the error's cause; otherwise returns the error. */
export function explainFullDisk(error: unknown): unknown {
  if (!isDiskFull(error)) return error;
  return new CommandError(
    `The folder for temporary files, ${tmpdir()}, has no space left, or its disk fails. ` +
      'Nothing was changed. Free some space or name another folder in TMPDIR, then run the same command again.',
    { cause: error },
  );
}

const NO_SPACE_CODES = ['ENOSPC', 'EDQUOT'];
// SQLITE_IOERR, also for a quota or a log's index that cannot grow, and SQLITE_FULL (https://sqlite.org/rescode.html).
const NO_SPACE_SQLITE_CODES = [10, 13];

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return (
    NO_SPACE_CODES.includes(String(code)) ||
    NO_SPACE_SQLITE_CODES.includes(Number(errcode) & 0xff) ||
    isDiskFull(error.cause)
  );
}
