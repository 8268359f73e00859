import { randomUUID } from 'node:crypto';
import { constants, existsSync, lstatSync } from 'node:fs';
import { access, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reason } from '../database/sqlite.ts';
import { type CheckResult, fault, warning, well } from './check-result.ts';

const ENOUGH = 500e6;
const TOO_LITTLE = 50e6;
const CHOOSE = 'Let the user who runs the site write there, or set another DATA_DIR';
const MAKE_ROOM = 'Make room, or set DATA_DIR to a folder on another disk';

/** Looks whether the site can write where it keeps what it is given, and whether there is room. */
export async function checkDataFolder(dataDir: string): Promise<CheckResult[]> {
  const isThere = existsSync(dataDir);
  const nearest = isThere ? dataDir : firstThere(dirname(dataDir));
  try {
    const folder = await stat(nearest);
    if (!folder.isDirectory()) {
      return [fault(`${nearest} is a file where the data folder should be.`, CHOOSE)];
    }
    if (!isThere && isLink(dataDir)) {
      return [fault(`The data folder ${dataDir} is a link that leads nowhere.`, CHOOSE)];
    }
    await (isThere ? tryToWrite(dataDir) : access(nearest, constants.W_OK | constants.X_OK));
    return [
      isThere
        ? well(`The data folder ${dataDir} can be written.`)
        : well(`The data folder ${dataDir} is not there yet; the first start makes it.`),
      ...(isThere ? ownerFindings(folder.uid) : []),
      roomFinding(await freeBytes(nearest)),
    ];
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    const says = `The data folder ${dataDir} cannot be written: ${reason(error)}.`;
    return [fault(says, isFull ? MAKE_ROOM : CHOOSE)];
  }
}

/** Root may write anywhere, which proves nothing for the user who runs the site. */
export function ownerFindings(owner: number, user = process.getuid?.()): CheckResult[] {
  if (user !== 0 || owner === 0) return [];
  return [
    warning(
      'You are root here and the folder is another user’s: whether the site may write there was not tried.',
      `Run the doctor as the user who runs the site: sudo -u '#${owner}' npm run doctor`,
    ),
  ];
}

/** What so many free bytes mean for a site that takes replies. */
export function roomFinding(bytes: number): CheckResult {
  const free = `${sized(bytes)} are free on its disk`;
  if (bytes >= ENOUGH) return well(`${free}.`);
  if (bytes >= TOO_LITTLE) return warning(`Only ${free}.`, MAKE_ROOM);
  return fault(`Only ${free}: soon no reply could be stored.`, MAKE_ROOM);
}

function firstThere(folder: string): string {
  const above = dirname(folder);
  return existsSync(folder) || above === folder ? folder : firstThere(above);
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

// Asking for the right to write is not enough: a disk can be full, or mounted to read only.
async function tryToWrite(folder: string): Promise<void> {
  const file = join(folder, `.doctor-${randomUUID()}`);
  try {
    await writeFile(file, 'May be removed.\n', { flag: 'wx', mode: 0o600, flush: true });
  } finally {
    await rm(file, { force: true });
  }
}

function sized(bytes: number): string {
  if (bytes >= 10e9) return `${Math.floor(bytes / 1e9)} GB`;
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.floor(bytes / 1e6)} MB`;
}
