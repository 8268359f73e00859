import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeFileError } from '../platform/database/sqlite-connection.ts';
import { findExistingFolder } from '../platform/files.ts';
import { type CheckResult, error, ok, warning } from './check.ts';

const LOW_SPACE_BYTES = 500e6;
const MIN_SPACE_BYTES = 50e6;
const FIX_ACCESS = 'Give the user who runs the site write access, or set another DATA_DIR';
const FIX_SPACE = 'Free some space, or set DATA_DIR to a folder on another disk';

/** Checks that the data folder is writable and that its disk has room. */
export async function checkDataFolder(dataDir: string): Promise<CheckResult[]> {
  const exists = existsSync(dataDir);
  const folder = exists ? dataDir : findExistingFolder(dirname(dataDir));
  try {
    const { uid } = await stat(folder);
    await (exists ? tryToWrite(folder) : access(folder, constants.W_OK | constants.X_OK));
    const { bavail, bsize } = await statfs(folder);
    return [
      exists
        ? ok(`The data folder ${dataDir} is writable.`)
        : ok(`The data folder ${dataDir} does not exist yet; the first start creates it.`),
      ...(exists ? checkOwner(uid) : []),
      checkSpace(bavail * bsize),
    ];
  } catch (cause) {
    const isFull = cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC';
    const message = `The data folder ${dataDir} is not writable: ${describeFileError(cause)}.`;
    return [error(message, isFull ? FIX_SPACE : FIX_ACCESS)];
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
  const free = bytes >= 10e9 ? `${Math.floor(bytes / 1e9)} GB` : `${Math.floor(bytes / 1e6)} MB`;
  if (bytes >= LOW_SPACE_BYTES) return ok(`Its disk has ${free} free.`);
  const message = `Its disk has only ${free} free`;
  if (bytes >= MIN_SPACE_BYTES) return warning(`${message}.`, FIX_SPACE);
  return error(`${message}: soon replies cannot be stored.`, FIX_SPACE);
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
