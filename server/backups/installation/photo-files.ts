import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_SIZES } from '../../../domain/photos/photos-api.ts';
import { createPhotoFiles, toSizeName } from '../../photos/photo-files.ts';
import { listHashes, renewPhotoSizes } from '../../photos/photos.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Settings } from '../../settings.ts';
import { downloadPhotoFiles } from '../remote/remote-backups.ts';
import type { Location } from './installation.ts';

/**
 * Fetches the files of restored photographs and of the website's videos from BACKUP_URL, if they are not stored here, and
 * has the smaller sizes of the photographs made again. Returns a line for the report; throws CommandError.
 */
export async function restorePhotoFiles(queries: Queries, settings: Settings): Promise<string> {
  const hashes = await listHashes(queries);
  if (hashes.length === 0) return '';
  const files = createPhotoFiles(settings);
  const storage = await files.open();
  const { remoteBackups } = settings;
  const fetched = remoteBackups
    ? await downloadPhotoFiles(remoteBackups, hashes, storage, files.uploads)
    : 0;
  const stored = new Set((await storage.list()).map(({ name }) => name));
  const isWithoutSizes = (sha256: string) =>
    stored.has(sha256) && !stored.has(toSizeName(sha256, PHOTO_SIZES[0]));
  await renewPhotoSizes(queries, hashes.filter(isWithoutSizes));
  const missing = hashes.filter((sha256) => !stored.has(sha256)).length;
  return `photographs and videos ${hashes.length}, files fetched ${fetched}, files missing ${missing}\n`;
}

/** Copies the files of photographs to another data folder. Returns a line about the remaining work; null without any. */
export async function copyPhotoFolder(from: Location, to: Location): Promise<string | null> {
  const source = from.kind === 'database' && from.dataDir ? join(from.dataDir, 'photos') : null;
  if (source === null || !existsSync(source)) return null;
  if (to.kind === 'database' && to.dataDir) {
    await cp(source, join(to.dataDir, 'photos'), { recursive: true, preserveTimestamps: true });
    return null;
  }
  return `The files of the photographs stay in ${source}. Copy them into the folder photos of the new DATA_DIR, or set PHOTOS_URL=${source}`;
}
