import { constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { describeRemote, parseBackupUrl } from '../backups/remote/backup-url.ts';
import {
  createFolderStorage,
  openRemoteStorage,
  type RemoteStorage,
} from '../backups/remote/remote-storage.ts';

export type PhotoFiles = {
  /** The originals under their SHA-256, and their smaller sizes. */
  open(): Promise<RemoteStorage>;
  /** Whether the original with this SHA-256 is stored and can be read. */
  has(sha256: string): Promise<boolean>;
  /** Uploads in progress. The folder exists after `open`. */
  readonly uploads: string;
  /** The folder whose disk has to have space for an upload. */
  readonly folder: string;
  readonly isBucket: boolean;
  /** Whether PHOTOS_URL is not set. */
  readonly isInDataDir: boolean;
  /** For the person at the terminal. */
  readonly location: string;
};

export type PhotoLocation = { dataDir: string; photosUrl?: string | null };

/**
 * The photographs of an installation, and the videos of its website: in the data folder, or in the folder or the bucket of
 * PHOTOS_URL.
 */
export function createPhotoFiles({ dataDir, photosUrl = null }: PhotoLocation): PhotoFiles {
  const own = join(dataDir, 'photos');
  const location = photosUrl === null ? null : parseBackupUrl(photosUrl);
  const folder = location?.kind === 'folder' ? location.path : own;
  const uploads = join(folder, 'uploads');
  let opened: Promise<RemoteStorage> | undefined;

  async function open(): Promise<RemoteStorage> {
    // An unmounted folder must not be created on this disk.
    if (location?.kind === 'folder') await access(folder, constants.W_OK);
    mkdirSync(uploads, { mode: 0o700, recursive: true });
    return location?.kind === 'bucket'
      ? openRemoteStorage(photosUrl ?? '')
      : createFolderStorage(folder);
  }

  const openOnce = () => {
    opened ??= open().catch((error) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  return {
    open: openOnce,
    has: async (sha256) => {
      // A site without photographs needs no folder for them.
      if (location === null && !existsSync(own)) return false;
      const size = await openOnce()
        .then((storage) => storage.readSize(sha256))
        .catch(() => null);
      return size !== null;
    },
    uploads,
    folder,
    isBucket: location?.kind === 'bucket',
    isInDataDir: location === null,
    location: location ? describeRemote(location) : `the folder ${own}`,
  };
}

/** The name of a smaller size. */
export function toSizeName(sha256: string, size: number): string {
  return `${sha256}-${size}.webp`;
}

/** Removes the files of all photographs, and uploads in progress. */
export async function removeAllPhotoFiles(files: PhotoFiles): Promise<void> {
  if (files.isInDataDir && !existsSync(files.folder)) return;
  const storage = await files.open();
  for (const { name } of await storage.list()) {
    if (PHOTO_FILE.test(name)) await storage.remove(name);
  }
  for (const name of readdirSync(files.uploads)) rmSync(join(files.uploads, name), { force: true });
}

/** A file of a photograph; its first group is the SHA-256 of the original. */
export const PHOTO_FILE = /^([0-9a-f]{64})(?:-\d+\.webp)?$/;
