import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { flush } from '../flush.ts';
import { StartFailure } from '../start-failure.ts';

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

/** The file is there whole or not at all, also when the disk is full, the power fails or a kill comes. */
function writeOnce(file: string, make: () => string): void {
  if (existsSync(file)) return;
  try {
    mkdirSync(dirname(file), { mode: 0o700, recursive: true });
    const half = `${file}.${process.pid}.half`;
    try {
      writeFileSync(half, `${make()}\n`, { mode: 0o600, flush: true });
      nameOnce(half, file);
    } finally {
      rmSync(half, { force: true });
    }
  } catch (error) {
    throw new StartFailure(`${file} cannot be written (${codeOf(error)}).`, { cause: error });
  }
  try {
    flush(dirname(file));
  } catch {
    // Some file systems keep names in their own time; the line itself is on the disk.
  }
}

function nameOnce(half: string, file: string): void {
  try {
    linkSync(half, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    // Some file systems know no second name for a file.
    renameSync(half, file);
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
