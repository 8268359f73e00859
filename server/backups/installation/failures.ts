import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../../platform/command-error.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { describeFileError } from '../../platform/database/sqlite-connection.ts';
import {
  isConnectionLost,
  isTransient,
  StorageError,
} from '../../platform/database/storage-error.ts';

/** The same database under a name for people; its StorageErrors become CommandErrors. */
export function explainFailures(database: Database, name: string): Database {
  // At each query, because further out an error could come from the source as well as from the target.
  const wrap = ({ query }: Queries): Queries => ({
    query: (sql, params) => explain(query(sql, params)),
  });
  const explain = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw error instanceof StorageError ? toCommandError(name, error) : error;
    }
  };
  return {
    ...database,
    location: name,
    query: (sql, params) => explain(database.query(sql, params)),
    snapshot: (work) => explain(database.snapshot((queries) => work(wrap(queries)))),
    exclusiveTransaction: (work) =>
      explain(database.exclusiveTransaction((queries) => work(wrap(queries)))),
  };
}

function toCommandError(name: string, error: StorageError): CommandError {
  const message = isConnectionLost(error)
    ? `The connection to ${name} was lost. Run the same command again: it copies everything, or finds ` +
      'that everything was copied because replies are there.'
    : `Nothing was changed: ${name} ${describeProblem(error)}`;
  return new CommandError(message, { cause: error });
}

function describeProblem(error: StorageError): string {
  if (error.sqlstate.startsWith('53')) {
    return 'has no space left, or its disk fails. Free some space, then run the same command again.';
  }
  if (isTransient(error)) {
    return 'is busy. Stop the sites that use it, then run the same command again.';
  }
  return `rejects a row or failed (${error.sqlstate}).`;
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
