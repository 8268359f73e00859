import { existsSync } from 'node:fs';
import { arePhotosOpen } from '../../domain/photos/photo-opening.ts';
import type { Database } from '../platform/database/database.ts';
import { type Log, toLoggableError } from '../platform/log.ts';
import type { Settings } from '../settings.ts';
import type { Website } from '../website/website.ts';
import { emptyBin, removeOrphans } from './orphans.ts';
import { createPhotoFiles, type PhotoFiles } from './photo-files.ts';
import { readPhotoSettings } from './photo-settings.ts';
import { makePhotoSizes } from './photo-sizes.ts';
import { createPhotoUploads, type PhotoUploads } from './uploads.ts';

export type PhotoStore = {
  files: PhotoFiles;
  uploads: PhotoUploads;
  /** Makes smaller sizes and removes what is not needed, until `stopping`. */
  follow(stopping: AbortSignal): void;
};

type Options = {
  settings: Settings;
  database: Database;
  website: Pick<Website, 'current'>;
  log: Log;
};

const HOUR_MS = 60 * 60_000;

/** The photographs of an installation, for the server that receives them. */
export function createPhotoStore({ settings, database, website, log }: Options): PhotoStore {
  const files = createPhotoFiles(settings);
  const getDocument = () => website.current().document;
  const areGuestsWelcome = async () =>
    // Nobody watches over a demo, which is open to everybody.
    !settings.isDemo && arePhotosOpen(await readPhotoSettings(database), getDocument());
  const uploads = createPhotoUploads({ database, files, areGuestsWelcome, log });

  async function cleanUp(): Promise<void> {
    await emptyBin(database);
    // Most sites have no photographs yet.
    if (!existsSync(files.uploads)) return;
    await uploads.cleanUp();
    await removeOrphans(database, await files.open());
  }

  return {
    files,
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
