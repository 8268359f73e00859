import {
  chownSync,
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommandError } from './command-error.ts';

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

// Windows cannot open a folder, and stores names on its own.
const IS_WINDOWS = process.platform === 'win32';

/** Waits until a file's content, or the names in a folder, are on disk. */
export function flushToDisk(path: string): void {
  if (IS_WINDOWS) return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Flushes files and folders at the same time, which takes a tenth of the time of one after the other. */
export async function flushAllToDisk(paths: readonly string[]): Promise<void> {
  if (IS_WINDOWS) return;
  await Promise.all(
    paths.map(async (path) => {
      await using file = await open(path);
      await file.sync();
    }),
  );
}

/**
 * Gives a file or folder that root has created to the owner of the folder around it: a service with a user of
 * its own cannot open what `sudo npm run restore` creates. SQLite does the same with the files beside a database.
 */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  try {
    chownSync(path, uid, gid);
  } catch {
    // Some network shares have no owners.
  }
}

/** Keeps the last free space for replies: throws CommandError unless the disk of a folder has more than `bytes`. */
export function assertSpace(folder: string, bytes: number, task: string): void {
  const { blocks, bavail, bsize } = statfsSync(findExistingFolder(folder));
  const free = bavail * bsize;
  // Some file systems do not report their size.
  if (blocks === 0 || free > bytes) return;
  throw new CommandError(
    `The disk of ${folder} has no space: ${task} needs ${toMegabytes(bytes)}, ${toMegabytes(free)} are free.`,
  );
}

/** The folder, or the nearest one above it that exists. */
export function findExistingFolder(folder: string): string {
  const parent = dirname(folder);
  return existsSync(folder) || parent === folder ? folder : findExistingFolder(parent);
}

function toMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/**
 * Whether the process whose number is in the name of a temporary file, as in `a.db.4711.partial`, has ended.
 * Another copy of the server may be writing such a file at this moment.
 */
export function isStaleFile(name: string): boolean {
  const pid = Number(/\.(\d+)\.[a-z]+$/.exec(name)?.[1]);
  // In a container, the process that was killed had the same number.
  return Number.isNaN(pid) || pid === process.pid || !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
