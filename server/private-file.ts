import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartFailure } from './start-failure.ts';

/**
 * The one line that a file of the data folder holds, written with `make` when there is no file yet,
 * for this user alone. What is there is never overwritten. Throws StartFailure.
 */
export function privateLine(file: string, make: () => string): string {
  writeOnce(file, make);
  return readLine(file);
}

/** The one line that such a file holds; null when there is no file. Throws StartFailure. */
export function existingLine(file: string): string | null {
  return existsSync(file) ? readLine(file) : null;
}

/** Whether the file is there and open to more than its owner; Windows keeps its rights elsewhere. */
export function isReadByOthers(file: string): boolean {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  return process.platform !== 'win32' && (mode & 0o077) !== 0;
}

function writeOnce(file: string, make: () => string): void {
  try {
    mkdirSync(dirname(file), { mode: 0o700, recursive: true });
    writeFileSync(file, `${make()}\n`, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    throw new StartFailure(`${file} cannot be written (${codeOf(error)}).`, { cause: error });
  }
}

function readLine(file: string): string {
  const line = textOf(file).trim();
  if (line === '') {
    throw new StartFailure(`${file} is empty. Remove it, and the next start makes a new one.`);
  }
  return line;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartFailure(
      `${file} cannot be read (${codeOf(error)}). Make it readable for this user or remove it.`,
      { cause: error },
    );
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
}
