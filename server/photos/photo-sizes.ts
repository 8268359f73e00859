import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_SIZES } from '../../domain/photos/photos-api.ts';
import { toInstant } from '../../domain/wedding/zone-time.ts';
import { runLimitedProcess } from '../platform/child-process.ts';
import type { Database } from '../platform/database/database.ts';
import { followDatabase } from '../platform/database/follow-database.ts';
import type { Log } from '../platform/log.ts';
import { type PhotoFiles, toSizeName } from './photo-files.ts';
import {
  findPhotoWithoutSizes,
  parsePhotoTime,
  putPhotoSizes,
  type StoredPhoto,
} from './photos.ts';

/** The first line of the process's output; the files follow. */
export type MadeSizes = {
  width: number;
  height: number;
  lengths: number[];
  /** As in '2026-06-06T21:14:05'. */
  localTime?: string;
  offset?: string;
};

const PROCESS = join(import.meta.dirname, 'make-sizes-process.ts');
const TIMEOUT_MS = 60_000;
const INTERVAL_MS = 1_000;

type Options = {
  database: Database;
  files: PhotoFiles;
  getTimeZone: () => string;
  log: Log;
};

/** Makes the smaller sizes of new photographs, one at a time, in a process that a hostile file cannot leave. */
export function makePhotoSizes(
  { database, files, getTimeZone, log }: Options,
  stopping: AbortSignal,
): void {
  async function makeAll(): Promise<void> {
    while (!stopping.aborted) {
      const photo = await findPhotoWithoutSizes(database);
      if (!photo) return;
      await makeSizes(photo);
    }
  }

  async function makeSizes(photo: StoredPhoto): Promise<void> {
    const storage = await files.open();
    const original = await storage.read(photo.sha256).catch(async (error) => {
      // An unmounted folder is empty: its photographs come back.
      if ((await storage.list()).length === 0) throw error;
      return null;
    });
    if (!original) return putPhotoSizes(database, photo.id, null);
    const output = await runLimitedProcess(PROCESS, original, { timeoutMs: TIMEOUT_MS });
    const end = output?.indexOf('\n') ?? -1;
    if (!output || end < 1) {
      await putPhotoSizes(database, photo.id, null);
      return;
    }
    const made = JSON.parse(output.toString('utf8', 0, end)) as MadeSizes;
    let start = end + 1;
    for (const [index, size] of PHOTO_SIZES.entries()) {
      const bytes = output.subarray(start, start + (made.lengths[index] ?? 0));
      start += bytes.length;
      const source = join(files.uploads, `${photo.id}-${size}.partial`);
      await writeFile(source, bytes, { mode: 0o600 });
      await storage.moveIn(source, toSizeName(photo.sha256, size));
    }
    const takenAt = toTakenAt(made, getTimeZone());
    const { width, height } = made;
    await putPhotoSizes(database, photo.id, { width, height, ...(takenAt && { takenAt }) });
  }

  const onError = 'smaller sizes of photographs could not be made';
  followDatabase(database, makeAll, { intervalMs: INTERVAL_MS, log, onError, stopping });
}

function toTakenAt({ localTime, offset }: MadeSizes, timeZone: string): string | null {
  if (localTime === undefined) return null;
  if (offset !== undefined) return parsePhotoTime(localTime + offset);
  const minute = Date.parse(toInstant(localTime.slice(0, 16), timeZone));
  return parsePhotoTime(new Date(minute + Number(localTime.slice(17)) * 1000).toISOString());
}
