import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../platform/command-error.ts';
import { describeFileError } from '../platform/database/sqlite-connection.ts';

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
