import { existsSync, statfsSync } from 'node:fs';
import { estimatePhotoCount } from '../../domain/photos/host-photos-api.ts';
import { explainStorageError } from '../backups/remote/remote-storage.ts';
import { createPhotoFiles } from '../photos/photo-files.ts';
import { RESERVED_BYTES } from '../photos/uploads.ts';
import type { Settings } from '../settings.ts';
import { type CheckResult, error, ok, warning } from './check.ts';

/** Checks the folder or the bucket of photographs, and the room for more. */
export async function checkPhotos(
  settings: Pick<Settings, 'dataDir' | 'photosUrl'>,
): Promise<CheckResult[]> {
  const files = createPhotoFiles(settings);
  if (files.isInDataDir && !existsSync(files.folder)) return [];
  try {
    const storage = await files.open();
    const originals = (await storage.list()).filter(({ name }) => /^[0-9a-f]{64}$/.test(name));
    return [
      ok(`Photographs and videos in ${files.location}: ${originals.length}.`),
      checkRoom(files.uploads),
    ];
  } catch (cause) {
    return [
      error(
        `The photographs in ${files.location} cannot be read. ${explainStorageError(cause)}`,
        'Correct PHOTOS_URL, or repair that location; until then guests see no photographs',
      ),
    ];
  }
}

function checkRoom(folder: string): CheckResult {
  const { blocks, bavail, bsize } = statfsSync(folder);
  if (blocks === 0) return ok('Its disk does not report its size.');
  const count = estimatePhotoCount({ freeBytes: bavail * bsize - RESERVED_BYTES });
  if (count > 0) return ok(`There is room for about ${count} more photographs.`);
  return warning(
    'The disk has no room for photographs: its last gigabyte is kept for replies.',
    'Free some space, or set PHOTOS_URL to another disk or a bucket',
  );
}
