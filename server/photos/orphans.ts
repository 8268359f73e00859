import type { RemoteStorage } from '../backups/remote/remote-storage.ts';
import type { Queries } from '../platform/database/database.ts';
import { PHOTO_FILE } from './photo-files.ts';
import { deletePhotos, findExpiredPhotos, findPhotoByHash, listHashes } from './photos.ts';

const DAY_MS = 24 * 60 * 60_000;
const BIN_DAYS = 30;
/** A file is stored before its row. */
const ORPHAN_MS = DAY_MS;

/** Deletes for good the photographs that were in the bin for 30 days. */
export async function emptyBin(queries: Queries, now = Date.now()): Promise<void> {
  const before = new Date(now - BIN_DAYS * DAY_MS).toISOString();
  await deletePhotos(queries, await findExpiredPhotos(queries, before));
}

/** Removes files without a row: of deleted photographs, and of uploads during which the server was stopped. */
export async function removeOrphans(
  queries: Queries,
  storage: RemoteStorage,
  now = Date.now(),
): Promise<void> {
  const files = await storage.list();
  const known = new Set(await listHashes(queries));
  for (const { name, changedAt } of files) {
    const [, sha256] = PHOTO_FILE.exec(name) ?? [];
    if (sha256 === undefined || known.has(sha256) || now - changedAt < ORPHAN_MS) continue;
    // The file may have been added again since it was listed.
    if ((await findPhotoByHash(queries, sha256)) === null) await storage.remove(name);
  }
}
