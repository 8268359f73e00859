import { randomUUID } from 'node:crypto';
import { createReadStream, globSync, mkdirSync, rmSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip, createGzip } from 'node:zlib';
import { createPhotoFiles } from '../../photos/photo-files.ts';
import { CommandError } from '../../platform/command-error.ts';
import { isStaleFile, writePrivateFile } from '../../platform/files.ts';
import {
  type Backup,
  type BackupReason,
  createBackupName,
  findExpiredCopies,
  getBackupFolder,
  parseBackupName,
  sortNewestFirst,
} from '../backup-list.ts';
import { isEmptyFile } from '../make-backup.ts';
import { describeRemote, parseBackupUrl, type RemoteSettings } from './backup-url.ts';
import { decryptFile, type EncryptionKey, encryptFile } from './encrypted-file.ts';
import {
  copyLargeValues,
  copyPhotoFiles,
  findLargeNames,
  isLargeName,
  removeUnusedValues,
  toPhotoValue,
} from './large-values.ts';
import {
  explainStorageError,
  openRemoteStorage,
  PARTIAL,
  type RemoteFile,
  type RemoteStorage,
} from './remote-storage.ts';
import { fillSnapshot, listLargeValues, listPhotoHashes, writeSnapshot } from './snapshot.ts';

const ENCRYPTED = '.enc';
const COMPRESSED = '.gz';
const EMPTY_DATABASE =
  'The database is empty, so it is not copied beside the copies that are there. On a new machine ' +
  'restore one of them with npm run restore.';

type RemoteBackup = Backup & { size: number };

/** A copy that was made, with the hash of its content. */
export type LastCopy = { name: string; sha256: string };

/** The result of copying: the newest copy, and a sentence about a problem. */
export type CopyResult = {
  copied: LastCopy | null;
  problem: string | null;
  /** Whether files of photographs are still to be copied. */
  isUnfinished?: boolean;
};

/** The rows come first: a copy of the database does not wait longer for photographs. */
const PHOTOS_MS = 60_000;

type CopyTarget = { url: string; key: EncryptionKey | null; photosUrl?: string | null };

type CopyOptions = {
  reason: BackupReason;
  now: Date;
  /** An equal database is not copied again. */
  last?: LastCopy | null;
};

/**
 * Copies the database to the remote location, compressed, with the pictures that are not there, and removes expired
 * copies. A new machine's empty site never becomes the newest copy of the one that was lost.
 */
export async function copyDatabase(
  dataDir: string,
  { url, key, photosUrl = null }: CopyTarget,
  { reason, now, last = null }: CopyOptions,
): Promise<CopyResult> {
  let copied: LastCopy | null = null;
  try {
    const folder = createWorkFolder(dataDir);
    try {
      const snapshot = join(folder, 'snapshot');
      const sha256 = writeSnapshot(dataDir, snapshot);
      const storage = await openRemoteStorage(url);
      const files = await storage.list();
      const large = listLargeValues(snapshot);
      const hashes = listPhotoHashes(snapshot);
      const upload = createUpload(storage, folder, key);
      if (last?.sha256 === sha256 && files.some(({ name }) => name === last.name)) {
        copied = last;
      } else if (isEmptyFile(snapshot) && files.some(({ name }) => parseCopyName(name))) {
        return { copied, problem: EMPTY_DATABASE };
      } else {
        await copyLargeValues(dataDir, large, { files, key, upload });
        const name = createBackupName(now, reason) + COMPRESSED + (key ? ENCRYPTED : '');
        await upload(name, createReadStream(snapshot).pipe(createGzip()));
        copied = { name, sha256 };
      }
      try {
        await removeExpired(
          storage,
          [...files, { name: copied.name, size: 0, changedAt: now.getTime() }],
          now,
        );
        const values = [...large, ...hashes.map(toPhotoValue)];
        await removeUnusedValues(storage, values, { files, key, now, upload });
      } catch (error) {
        const problem = `Old copies could not be removed. ${explainStorageError(error)}`;
        return { copied, problem };
      }
      if (hashes.length === 0) return { copied, problem: null };
      const photos = await createPhotoFiles({ dataDir, photosUrl }).open();
      const deadline = Date.now() + PHOTOS_MS;
      const isComplete = await copyPhotoFiles(hashes, photos, { files, key, upload, deadline });
      return { copied, problem: null, isUnfinished: !isComplete };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  } catch (error) {
    return { copied, problem: explainStorageError(error) };
  }
}

/** In the backup folder, so that "delete all data" also removes the files of a killed process. */
function createWorkFolder(dataDir: string): string {
  const folders = join(getBackupFolder(dataDir), 'copy-');
  for (const stale of globSync(`${folders}*`).filter(isStaleFile)) {
    rmSync(stale, { recursive: true, force: true });
  }
  const folder = `${folders}${randomUUID()}.${process.pid}.tmp`;
  mkdirSync(folder, { mode: 0o700, recursive: true });
  return folder;
}

/** Returns a function that uploads a new file, encrypted if there is a key, and reads its size back. */
function createUpload(storage: RemoteStorage, folder: string, key: EncryptionKey | null) {
  return async (name: string, content: AsyncIterable<Uint8Array>): Promise<void> => {
    const file = join(folder, name);
    if (key) await encryptFile(content, file, key);
    else await writePrivateFile(file, content);
    await storage.upload(file, name);
    const isComplete = (await storage.readSize(name)) === (await stat(file)).size;
    rmSync(file);
    if (isComplete) return;
    // The next attempt would take it for the copy.
    await storage.remove(name);
    throw new CommandError('The copy is incomplete.');
  };
}

async function removeExpired(
  storage: RemoteStorage,
  files: readonly RemoteFile[],
  now: Date,
): Promise<void> {
  const partial = files.filter(({ name }) => isPartialCopy(name));
  for (const { name } of [...partial, ...findExpiredCopies(toBackups(files, now), now)]) {
    await storage.remove(name);
  }
}

/** The copies in the remote location, newest first, without other files. Throws CommandError. */
export async function listRemoteBackups(
  { url }: RemoteSettings,
  now = new Date(),
): Promise<RemoteBackup[]> {
  return withLocation(url, async () => toBackups(await (await openRemoteStorage(url)).list(), now));
}

/**
 * Writes a copy into a folder, decrypted and with its pictures. `missing` counts the pictures that are not in the
 * remote location. Throws CommandError.
 */
export async function downloadRemoteBackup(
  { url, key }: RemoteSettings,
  { name }: Pick<RemoteBackup, 'name'>,
  folder: string,
): Promise<{ file: string; missing: number }> {
  if (name.endsWith(ENCRYPTED) && key === null) {
    throw new CommandError(
      `${name} is encrypted. Set BACKUP_KEY to the key that it was encrypted with.`,
    );
  }
  const storage = await withLocation(url, () => openRemoteStorage(url));
  const download = (one: string) => downloadDecrypted(storage, one, { url, key, folder });
  const file = await download(name);
  // An earlier version copied the whole database, without compression.
  if (!file.endsWith(COMPRESSED)) return { file, missing: 0 };
  const database = removeSuffix(file, COMPRESSED);
  await writePrivateFile(database, createReadStream(file).pipe(createGunzip()));
  const files = await withLocation(url, () => storage.list());
  const missing = await fillSnapshot(database, async (value) => {
    for (const candidate of findLargeNames(value, files)) {
      const downloaded = await download(candidate).catch(undefinedIfCommandError);
      if (!downloaded) continue;
      const bytes = await readFile(downloaded);
      rmSync(downloaded);
      return bytes;
    }
    return undefined;
  });
  return { file: database, missing };
}

/** Fetches the files of photographs that are not stored here, and returns their number. Throws CommandError. */
export async function downloadPhotoFiles(
  { url, key }: RemoteSettings,
  hashes: readonly string[],
  photos: RemoteStorage,
  folder: string,
): Promise<number> {
  const stored = new Set((await photos.list()).map(({ name }) => name));
  const wanted = hashes.filter((sha256) => !stored.has(sha256));
  if (wanted.length === 0) return 0;
  const storage = await withLocation(url, () => openRemoteStorage(url));
  const files = await withLocation(url, () => storage.list());
  let fetched = 0;
  for (const sha256 of wanted) {
    for (const name of findLargeNames(toPhotoValue(sha256), files)) {
      const file = await downloadDecrypted(storage, name, { url, key, folder }).catch(
        undefinedIfCommandError,
      );
      if (!file) continue;
      await photos.moveIn(file, sha256);
      fetched += 1;
      break;
    }
  }
  return fetched;
}

/** A picture that cannot be decrypted must not keep the replies from being restored. */
function undefinedIfCommandError(error: unknown): undefined {
  if (!(error instanceof CommandError)) throw error;
}

async function downloadDecrypted(
  storage: RemoteStorage,
  name: string,
  { url, key, folder }: RemoteSettings & { folder: string },
): Promise<string> {
  const downloaded = join(folder, name);
  await withLocation(url, () => storage.download(name, downloaded));
  if (!name.endsWith(ENCRYPTED) || key === null) return downloaded;
  const decrypted = removeSuffix(downloaded, ENCRYPTED);
  await decryptFile(downloaded, decrypted, key);
  rmSync(downloaded);
  return decrypted;
}

const removeSuffix = (name: string, suffix: string) =>
  name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;

const parseCopyName = (name: string) =>
  parseBackupName(removeSuffix(removeSuffix(name, ENCRYPTED), COMPRESSED));

/** A file of a process that was killed while it copied into a folder. */
function isPartialCopy(name: string): boolean {
  const whole = removeSuffix(name, PARTIAL);
  return whole !== name && (parseCopyName(whole) !== undefined || isLargeName(whole));
}

function toBackups(files: readonly RemoteFile[], now: Date): RemoteBackup[] {
  const copies = files.flatMap(({ name, size }) => {
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
