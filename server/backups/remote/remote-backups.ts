import { randomUUID } from 'node:crypto';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../../platform/command-error.ts';
import { isStaleFile } from '../../platform/files.ts';
import { BACKUP_TABLES } from '../../schema.ts';
import {
  type Backup,
  findExpiredBackups,
  getBackupFolder,
  listBackups,
  parseBackupName,
  sortNewestFirst,
} from '../backup-list.ts';
import { describeRemote, parseBackupUrl, type RemoteSettings } from './backup-url.ts';
import { decryptFile, encryptFile } from './encrypted-file.ts';
import {
  explainStorageError,
  openRemoteStorage,
  PARTIAL,
  type RemoteStorage,
} from './remote-storage.ts';

const ENCRYPTED = '.enc';
const EMPTY_BACKUP =
  'The newest backup is empty, so it is not copied beside the copies that are there. On a new machine ' +
  'restore one of them with npm run restore.';

type RemoteBackup = Backup & { size: number };

/** The result of copying: `newestAt` is the time of the newest copy, `problem` a sentence. */
export type CopyResult = { newestAt: string | null; problem: string | null };

/**
 * Copies the newest backup of the data folder to the remote location, unless it is there already,
 * and removes expired copies. A new machine's empty site never becomes the newest copy of the one that was lost.
 */
export async function copyNewestBackup(
  dataDir: string,
  remote: RemoteSettings,
  now = new Date(),
): Promise<CopyResult> {
  const [newest] = listBackups(dataDir, now);
  if (!newest) return { newestAt: null, problem: 'There is no backup to copy yet.' };
  const name = remote.key === null ? newest.name : newest.name + ENCRYPTED;
  const newestAt = newest.createdAt.toISOString();
  let storage: RemoteStorage;
  try {
    storage = await openRemoteStorage(remote.url);
    const copies = await storage.list();
    if (copies.some((copy) => copy.name === name)) return { newestAt, problem: null };
    if (isEmptyFile(newest.path) && copies.some((copy) => parseCopyName(copy.name))) {
      return { newestAt: null, problem: EMPTY_BACKUP };
    }
    await upload(storage, newest.path, name, { dataDir, key: remote.key });
  } catch (error) {
    return { newestAt: null, problem: explainStorageError(error) };
  }
  try {
    const partial = (await storage.list()).filter(({ name }) => isPartialCopy(name));
    for (const copy of [...partial, ...findExpiredBackups(await listCopies(storage, now))]) {
      await storage.remove(copy.name);
    }
    return { newestAt, problem: null };
  } catch (error) {
    const reason = explainStorageError(error);
    return { newestAt, problem: `Old copies could not be removed. ${reason}` };
  }
}

async function upload(
  storage: RemoteStorage,
  file: string,
  name: string,
  { dataDir, key }: { dataDir: string; key: string | null },
): Promise<void> {
  // In the backup folder, so that "delete all data" also removes the files of a killed process.
  const folders = join(getBackupFolder(dataDir), 'encrypted-');
  for (const stale of globSync(`${folders}*`).filter(isStaleFile)) {
    rmSync(stale, { recursive: true, force: true });
  }
  const folder = `${folders}${randomUUID()}.${process.pid}.tmp`;
  mkdirSync(folder, { mode: 0o700 });
  try {
    const source = key === null ? file : join(folder, name);
    if (key !== null) await encryptFile(file, source, key);
    await storage.upload(source, name);
    const copy = (await storage.list()).find((one) => one.name === name);
    if (copy?.size === (await stat(source)).size) return;
    // The next attempt would take it for the copy.
    await storage.remove(name);
    throw new CommandError('The copy is incomplete.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The copies in the remote location, newest first, without other files. Throws CommandError. */
export async function listRemoteBackups(
  { url }: RemoteSettings,
  now = new Date(),
): Promise<RemoteBackup[]> {
  return withLocation(url, async () => listCopies(await openRemoteStorage(url), now));
}

/** Writes a copy into a folder, decrypted. Throws CommandError. */
export async function downloadRemoteBackup(
  { url, key }: RemoteSettings,
  { name }: Pick<RemoteBackup, 'name'>,
  folder: string,
): Promise<string> {
  const isEncrypted = name.endsWith(ENCRYPTED);
  if (isEncrypted && key === null) {
    throw new CommandError(
      `${name} is encrypted. Set BACKUP_KEY to the key that it was encrypted with.`,
    );
  }
  const downloaded = join(folder, name);
  await withLocation(url, async () => (await openRemoteStorage(url)).download(name, downloaded));
  if (!isEncrypted || key === null) return downloaded;
  const decrypted = removeSuffix(downloaded, ENCRYPTED);
  await decryptFile(downloaded, decrypted, key);
  return decrypted;
}

const removeSuffix = (name: string, suffix: string) =>
  name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;

const parseCopyName = (name: string) => parseBackupName(removeSuffix(name, ENCRYPTED));

/** A file of a process that was killed while it copied into a folder. */
const isPartialCopy = (name: string) =>
  name.endsWith(PARTIAL) && parseCopyName(removeSuffix(name, PARTIAL)) !== undefined;

async function listCopies(storage: RemoteStorage, now: Date): Promise<RemoteBackup[]> {
  const copies = (await storage.list()).flatMap(({ name, size }) => {
    const backup = parseCopyName(name);
    return backup ? [{ ...backup, name, size }] : [];
  });
  return sortNewestFirst(copies, now);
}

async function withLocation<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const name = describeRemote(parseBackupUrl(url));
    const message = `The backups in ${name} cannot be read. ${explainStorageError(error)}`;
    throw new CommandError(message, { cause: error });
  }
}

/** Whether a backup contains no guests, no website and no announcement; false for another kind of file. */
function isEmptyFile(file: string): boolean {
  try {
    using sqlite = new DatabaseSync(file, { readOnly: true });
    return BACKUP_TABLES.every(
      ({ name }) => sqlite.prepare(`SELECT 1 FROM ${name} LIMIT 1`).all().length === 0,
    );
  } catch {
    return false;
  }
}
