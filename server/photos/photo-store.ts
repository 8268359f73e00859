import { existsSync } from 'node:fs';
import { BIN_DAYS } from '../../domain/photos/host-photos-api.ts';
import { arePhotosOpen } from '../../domain/photos/photo-opening.ts';
import type { RemoteStorage } from '../backups/remote/remote-storage.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { type Log, toLoggableError } from '../platform/log.ts';
import type { Settings } from '../settings.ts';
import type { Website } from '../website/website.ts';
import { type CleanVideos, createCleanVideos } from './clean-videos.ts';
import { createPhotoFiles, PHOTO_FILE, type PhotoFiles } from './photo-files.ts';
import { readPhotoSettings } from './photo-settings.ts';
import { makePhotoSizes } from './photo-sizes.ts';
import { deletePhotos, findExpiredPhotos, findPhotoByHash, listHashes } from './photos.ts';
import { createPhotoUploads, type PhotoUploads } from './uploads.ts';

export type PhotoStore = {
  files: PhotoFiles;
  videos: CleanVideos;
  uploads: PhotoUploads;
  /** Makes smaller sizes and removes files that are not needed, until `stopping`. */
  follow(stopping: AbortSignal): void;
};

type Options = {
  settings: Settings;
  database: Database;
  website: Pick<Website, 'current'>;
  log: Log;
};

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** A file is stored before its row, or before the website's draft names it. */
const ORPHAN_MS = DAY_MS;

/** The photographs of an installation, for the server that receives them. */
export function createPhotoStore({ settings, database, website, log }: Options): PhotoStore {
  const files = createPhotoFiles(settings);
  const getDocument = () => website.current().document;
  const canGuestsAdd = async () =>
    // Nobody watches over a demo, which is open to everybody.
    !settings.isDemo && arePhotosOpen(await readPhotoSettings(database), getDocument());
  const uploads = createPhotoUploads({ database, files, canGuestsAdd, log });

  /** The files that nothing used an hour ago. */
  let unused: ReadonlySet<string> = new Set();

  async function cleanUp(): Promise<void> {
    await emptyBin(database);
    // Most sites have no photographs yet.
    if (!existsSync(files.uploads)) return;
    await uploads.cleanUp();
    unused = await removeOrphans(database, await files.open(), unused);
  }

  return {
    files,
    videos: createCleanVideos(files),
    uploads,
    follow(stopping) {
      const getTimeZone = () => getDocument().timeZone;
      makePhotoSizes({ database, files, getTimeZone, log }, stopping);
      const run = () =>
        cleanUp().catch((error) =>
          log.error(toLoggableError(error), 'files of photographs could not be removed'),
        );
      const timer = setInterval(run, HOUR_MS).unref();
      stopping.addEventListener('abort', () => clearInterval(timer));
      void run();
    },
  };
}

/** Deletes for good the photographs that were in the bin for 30 days. */
export async function emptyBin(queries: Queries, now = Date.now()): Promise<void> {
  const before = new Date(now - BIN_DAYS * DAY_MS).toISOString();
  await deletePhotos(queries, await findExpiredPhotos(queries, before));
}

/**
 * Removes files that nothing uses: of deleted photographs, of replaced videos, and of uploads that were never named. Only
 * those that were unused before, because an undo can bring a section back. Returns the names of the others.
 */
export async function removeOrphans(
  queries: Queries,
  storage: RemoteStorage,
  unusedBefore: ReadonlySet<string>,
  now = Date.now(),
): Promise<Set<string>> {
  const files = await storage.list();
  const known = new Set(await listHashes(queries));
  const unused = new Set<string>();
  for (const { name, changedAt } of files) {
    const [, sha256] = PHOTO_FILE.exec(name) ?? [];
    if (sha256 === undefined || known.has(sha256) || now - changedAt < ORPHAN_MS) continue;
    if (!unusedBefore.has(name)) unused.add(name);
    // The file may have been added again since it was listed.
    else if ((await findPhotoByHash(queries, sha256)) === null) await storage.remove(name);
  }
  return unused;
}
