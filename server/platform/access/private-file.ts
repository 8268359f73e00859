import {
  createWriteStream,
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
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../command-error.ts';
import { flushToDisk } from '../flush.ts';
import { giveToFolderOwner } from '../folder-owner.ts';

/**
 * Reads the one line of a private file in the data folder; creates the file, for this user only, when
 * there is none. Never overwrites a file. Throws CommandError.
 */
export function readOrCreateLine(file: string, create: () => string): string {
  createOnce(file, create);
  return readLine(file);
}

/** Reads the one line of a private file; null when there is no file. Throws CommandError. */
export function readPrivateLine(file: string): string | null {
  return existsSync(file) ? readLine(file) : null;
}

/** Whether other users, or those outside of its group, may read the file; false on Windows, which has no modes. */
export function isReadableByOthers(file: string, others: 'users' | 'outside-group'): boolean {
  const bits = others === 'users' ? 0o077 : 0o007;
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  return process.platform !== 'win32' && (mode & bits) !== 0;
}

/** Writes a new file that only this user can read, and waits until it is on disk. */
export async function writePrivateFile(
  file: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
}

/** Writes the whole file or none, also when the disk is full, the power fails or the process dies. */
function createOnce(file: string, create: () => string): void {
  if (existsSync(file)) return;
  try {
    mkdirSync(dirname(file), { mode: 0o700, recursive: true });
    const partial = `${file}.${process.pid}.half`;
    try {
      writeFileSync(partial, `${create()}\n`, { mode: 0o600, flush: true });
      giveToFolderOwner(partial);
      publishOnce(partial, file);
    } finally {
      rmSync(partial, { force: true });
    }
  } catch (error) {
    throw new CommandError(`${file} cannot be written (${getCode(error)}).`, { cause: error });
  }
  try {
    flushToDisk(dirname(file));
  } catch {
    // Some file systems cannot flush a folder; the file itself is already on disk.
  }
}

/** Two processes may start at once: the first file wins. */
function publishOnce(partial: string, file: string): void {
  try {
    linkSync(partial, file);
  } catch (error) {
    if (getCode(error) === 'EEXIST') return;
    // Some file systems have no hard links.
    renameSync(partial, file);
  }
}

function readLine(file: string): string {
  const line = readText(file).trim();
  if (line === '') {
    throw new CommandError(`${file} is empty. Remove it; the next start creates a new one.`);
  }
  return line;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(
      `${file} cannot be read (${getCode(error)}). Make it readable for this user or remove it.`,
      { cause: error },
    );
  }
}

function getCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
}
