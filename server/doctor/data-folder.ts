import { randomUUID } from 'node:crypto';
import { constants, existsSync, lstatSync } from 'node:fs';
import { access, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeFileError } from '../platform/database/sqlite-connection.ts';
import { findExistingFolder } from '../platform/free-space.ts';
import { type CheckResult, error, ok, warning } from './report.ts';

const LOW_SPACE_BYTES = 500e6;
const MIN_SPACE_BYTES = 50e6;
const FIX_ACCESS = 'Give the user who runs the site write access, or set another DATA_DIR';
const FIX_SPACE = 'Free some space, or set DATA_DIR to a folder on another disk';

/** Checks that the data folder is writable and that its disk has room. */
export async function checkDataFolder(dataDir: string): Promise<CheckResult[]> {
  const exists = existsSync(dataDir);
  const nearest = exists ? dataDir : findExistingFolder(dirname(dataDir));
  try {
    const folder = await stat(nearest);
    if (!folder.isDirectory()) return [error(`${nearest} is a file, not a folder.`, FIX_ACCESS)];
    if (!exists && isLink(dataDir)) {
      return [error(`The data folder ${dataDir} is a link to nothing.`, FIX_ACCESS)];
    }
    await (exists ? tryToWrite(dataDir) : access(nearest, constants.W_OK | constants.X_OK));
    return [
      exists
        ? ok(`The data folder ${dataDir} is writable.`)
        : ok(`The data folder ${dataDir} does not exist yet; the first start creates it.`),
      ...(exists ? checkOwner(folder.uid) : []),
      checkSpace(await measureFreeBytes(nearest)),
    ];
  } catch (cause) {
    const isFull = cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC';
    return [
      error(
        `The data folder ${dataDir} is not writable: ${describeFileError(cause)}.`,
        isFull ? FIX_SPACE : FIX_ACCESS,
      ),
    ];
  }
}

/** Root may write anywhere, which proves nothing about the user who runs the site. */
export function checkOwner(owner: number, user = process.getuid?.()): CheckResult[] {
  if (user !== 0 || owner === 0) return [];
  return [
    warning(
      'You are root and the folder belongs to another user: write access was not tested for that user.',
      `Run the doctor as the user who runs the site: sudo -u '#${owner}' npm run doctor`,
    ),
  ];
}

export function checkSpace(bytes: number): CheckResult {
  if (bytes >= LOW_SPACE_BYTES) return ok(`Its disk has ${formatBytes(bytes)} free.`);
  const message = `Its disk has only ${formatBytes(bytes)} free`;
  if (bytes >= MIN_SPACE_BYTES) return warning(`${message}.`, FIX_SPACE);
  return error(`${message}: soon replies cannot be stored.`, FIX_SPACE);
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

async function measureFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

// The permission alone proves little: the disk can be full or mounted read-only.
async function tryToWrite(folder: string): Promise<void> {
  const file = join(folder, `.doctor-${randomUUID()}`);
  try {
    await writeFile(file, 'This file can be removed.\n', { flag: 'wx', mode: 0o600, flush: true });
  } finally {
    await rm(file, { force: true });
  }
}

function formatBytes(bytes: number): string {
  if (bytes >= 10e9) return `${Math.floor(bytes / 1e9)} GB`;
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.floor(bytes / 1e6)} MB`;
}
