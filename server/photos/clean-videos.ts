import type { ByteRange, RemoteStorage } from '../backups/remote/remote-storage.ts';
import type { PhotoFiles } from './photo-files.ts';
import { emptyBoxes, findPrivateBoxes } from './video-metadata.ts';

export type CleanVideos = ReturnType<typeof createCleanVideos>;

/** Stored videos as guests get them: without their place, their camera and the tracks of their sensors. */
export function createCleanVideos(files: Pick<PhotoFiles, 'open'>) {
  /** A file never changes, so its index is read once for all of its ranges. */
  const privateBoxes = new Map<string, Promise<ByteRange[]>>();

  function readPrivateBoxes(storage: RemoteStorage, sha256: string, size: number) {
    const known = privateBoxes.get(sha256);
    if (known) return known;
    const found = findPrivateBoxes((range) => storage.read(sha256, range), size);
    privateBoxes.set(sha256, found);
    found.catch(() => privateBoxes.delete(sha256));
    return found;
  }

  return {
    async read(sha256: string, size: number, range: ByteRange): Promise<AsyncIterable<Uint8Array>> {
      const storage = await files.open();
      const boxes = await readPrivateBoxes(storage, sha256, size);
      return emptyBoxes(await storage.read(sha256, range), range.start, boxes);
    },
  };
}
