import { statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeRemote, parseBackupUrl, type RemoteSettings } from '../backups/backup-url.ts';
import { listRemoteBackups } from '../backups/remote-backups.ts';
import { explainStorageError, openRemoteStorage } from '../backups/remote-storage.ts';
import { CommandError } from '../platform/command-error.ts';
import { type CheckResult, error, ok, warning } from './report.ts';

const DAY_MS = 86_400_000;
const MAX_AGE_DAYS = 2;
const TEST_NAME = 'serenissima-doctor.txt';
const FIX =
  'Correct BACKUP_URL, or repair that place; until then all backups are on this disk only';

/** Reads the remote location, and writes and removes a small file there. */
export async function checkRemoteBackups(
  dataDir: string,
  remote: RemoteSettings,
  now = new Date(),
): Promise<CheckResult[]> {
  const location = parseBackupUrl(remote.url);
  const name = describeRemote(location);
  const results: CheckResult[] = [];
  try {
    const [newest] = await listRemoteBackups(remote, now);
    results.push(
      newest ? checkAge(name, now.getTime() - newest.createdAt.getTime()) : noCopy(name),
    );
  } catch (cause) {
    if (!(cause instanceof CommandError)) throw cause;
    return [error(cause.message, FIX)];
  }
  results.push(await checkWriting(remote.url, name));
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

function checkAge(name: string, age: number): CheckResult {
  const days = Math.floor(age / DAY_MS);
  const text = days < 1 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`;
  const message = `The newest backup in ${name} is ${text} old.`;
  if (days < MAX_AGE_DAYS) return ok(message);
  return warning(message, 'Start the site; its log and its dashboard say why copies fail');
}

function noCopy(name: string): CheckResult {
  return warning(`There is no backup in ${name} yet.`, 'The site copies one at its next start');
}

async function checkWriting(url: string, name: string): Promise<CheckResult> {
  const folder = await mkdtemp(join(tmpdir(), 'serenissima-doctor-'));
  try {
    const file = join(folder, TEST_NAME);
    writeFileSync(file, 'npm run doctor checks whether this place can be written.\n');
    const storage = await openRemoteStorage(url);
    await storage.upload(file, TEST_NAME);
    await storage.remove(TEST_NAME);
    return ok(`Backups can be written to ${name}.`);
  } catch (cause) {
    return error(`Backups cannot be written to ${name}. ${explainStorageError(cause)}`, FIX);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isSameDisk(folder: string, dataDir: string): boolean {
  const device = (path: string) => statSync(path, { throwIfNoEntry: false })?.dev;
  return device(folder) !== undefined && device(folder) === device(dataDir);
}
