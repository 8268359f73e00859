import type { Context } from 'hono';
import { arePhotosOpen } from '../../domain/photos/photo-opening.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import { createWeddingFinder } from '../invitations/guest-wedding.ts';
import type { PersonalLinks } from '../invitations/personal-links.ts';
import type { GateLock } from '../platform/access/gate-lock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import type { Log } from '../platform/log.ts';
import type { Settings } from '../settings.ts';
import type { Website } from '../website/website.ts';
import { createPhotoFiles, type PhotoFiles } from './photo-files.ts';
import { readPhotoSettings } from './photo-settings.ts';
import { createPhotoUploads, type PhotoUploads } from './uploads.ts';
import { createViewers, type Viewers } from './viewers.ts';

/** What the routes of guests and of the couple share. */
export type PhotoService = {
  files: PhotoFiles;
  uploads: PhotoUploads;
  viewers: Viewers;
  /** Whether the password was entered; photographs are locked with GATE=page, too. */
  lock: GateLock;
};

type Options = {
  settings: Settings;
  database: Database;
  secret: string;
  lock: GateLock;
  links: PersonalLinks | null;
  source: GuestDataSource;
  website: Website;
  getVisitor: (c: Context) => Visitor;
  log: Log;
};

export function createPhotoService(options: Options): PhotoService {
  const { settings, database, website, lock, log } = options;
  const files = createPhotoFiles(settings);
  const uploads = createPhotoUploads({
    database,
    files,
    areGuestsWelcome: async () =>
      !settings.isDemo &&
      arePhotosOpen(await readPhotoSettings(database), website.current().document),
    onAdded: () => {},
    log,
  });
  const { findWedding } = createWeddingFinder(website);
  return { files, uploads, viewers: createViewers({ ...options, findWedding }), lock };
}
