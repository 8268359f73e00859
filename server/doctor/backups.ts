import { statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBackupFolder, listBackups } from '../backups/backup-list.ts';
import {
  describeRemote,
  parseBackupUrl,
  type RemoteSettings,
} from '../backups/remote/backup-url.ts';
import { listRemoteBackups } from '../backups/remote/remote-backups.ts';
import { explainStorageError, openRemoteStorage } from '../backups/remote/remote-storage.ts';
import { CommandError } from '../platform/command-error.ts';
import { type CheckResult, error, ok, warning } from './check.ts';

const DAY_MS = 86_400_000;
const MAX_AGE_DAYS = 2;
const FIX_OLD_BACKUP =
  'A running site makes one each day. If it is running, look for “backup failed” in its log';
const FIX_OLD_COPY = 'Start the site; its log and its dashboard say why copies fail';
const FIX_REMOTE =
  'Correct BACKUP_URL, or repair that place; until then all backups are on this disk only';

/** Checks that the daily backups are made. A site makes the first one once there is something to lose. */
export function checkBackups(dataDir: string, now = new Date()): CheckResult[] {
  const [newest] = listBackups(dataDir, now);
  if (!newest) return [ok('There is no backup yet.')];
  return [
    checkAge(newest.createdAt, { place: getBackupFolder(dataDir), fix: FIX_OLD_BACKUP, now }),
  ];
}

/** Reads the place of the copies, and writes and removes a small file there. */
export async function checkRemoteBackups(
  dataDir: string,
  remote: RemoteSettings,
  now = new Date(),
): Promise<CheckResult[]> {
  const location = parseBackupUrl(remote.url);
  const place = describeRemote(location);
  const results: CheckResult[] = [];
  try {
    const [newest] = await listRemoteBackups(remote, now);
    results.push(
      newest
        ? checkAge(newest.createdAt, { place, fix: FIX_OLD_COPY, now })
        : warning(`There is no backup in ${place} yet.`, 'The site copies one at its next start'),
    );
  } catch (cause) {
    if (cause instanceof CommandError) return [error(cause.message, FIX_REMOTE)];
    throw cause;
  }
  results.push(await checkWriting(remote.url, place));
  if (location.kind === 'folder' && isSameDisk(location.path, dataDir)) {
    results.push(
      warning(
        `The folder ${location.path} is on the same disk as the data folder.`,
        'Mount another disk or machine there, unless another program copies the folder elsewhere',
      ),
    );
  }
  if (remote.key === null) {
    results.push(
      warning(
        'The backups elsewhere are not encrypted.',
        'Set BACKUP_KEY, and keep a copy of the key away from this machine',
      ),
    );
  }
  return results;
}

function checkAge(
  time: Date,
  { place, fix, now }: { place: string; fix: string; now: Date },
): CheckResult {
  const days = Math.floor((now.getTime() - time.getTime()) / DAY_MS);
  const age = days < 1 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`;
  const message = `The newest backup in ${place} is ${age} old.`;
  return days < MAX_AGE_DAYS ? ok(message) : warning(message, fix);
}

const TEST_NAME = 'serenissima-doctor.txt';

async function checkWriting(url: string, place: string): Promise<CheckResult> {
  const folder = await mkdtemp(join(tmpdir(), 'serenissima-doctor-'));
  try {
    const file = join(folder, TEST_NAME);
    writeFileSync(file, 'npm run doctor checks whether this place can be written.\n');
    const storage = await openRemoteStorage(url);
    await storage.upload(file, TEST_NAME);
    await storage.remove(TEST_NAME);
    return ok(`Backups can be written to ${place}.`);
  } catch (cause) {
    const message = `Backups cannot be written to ${place}. ${explainStorageError(cause)}`;
    return error(message, FIX_REMOTE);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isSameDisk(folder: string, dataDir: string): boolean {
  const device = (path: string) => statSync(path, { throwIfNoEntry: false })?.dev;
  return device(folder) !== undefined && device(folder) === device(dataDir);
}
