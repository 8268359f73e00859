import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import { choosePhotosLink, type PhotosLink } from '../../domain/photos/photo-opening.ts';
import type { PhotoSettings } from '../../domain/photos/photos-api.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import { createWeddingFinder } from '../invitations/guest-wedding.ts';
import type { PersonalLinks } from '../invitations/personal-links.ts';
import type { GateLock } from '../platform/access/gate-lock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import type { Website } from '../website/website.ts';
import { readPhotoSettings } from './photo-settings.ts';
import type { PhotoStore } from './photo-store.ts';
import { createViewers, type Viewers } from './viewers.ts';

/** Shared by the routes of guests and of the couple. */
export type PhotoService = Pick<PhotoStore, 'files' | 'videos' | 'uploads'> & {
  viewers: Viewers;
  /** How the wedding page links to the photographs; at most a second old. */
  findLink: () => Promise<PhotosLink | null>;
  /** Whether the password was entered; photographs are locked with GATE=page, too. */
  lock: GateLock;
};

type Options = {
  store: PhotoStore;
  database: Database;
  secret: string;
  lock: GateLock;
  links: PersonalLinks | null;
  source: GuestDataSource;
  website: Website;
  getVisitor: (c: Context) => Visitor;
};

/** How long another copy of the server shows or hides the link after a change of the settings. */
const LINK_AGE_MS = 1_000;
/** A page must not wait longer for a database that does not answer. */
const LINK_WAIT_MS = 250;

export function createPhotoService({ store, ...options }: Options): PhotoService {
  const { database, website } = options;
  const { files, videos, uploads } = store;
  const { findWedding } = createWeddingFinder(website);
  let settingsOfLink: Pick<PhotoSettings, 'opens' | 'mode'> = { opens: 'never', mode: 'collect' };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function readSettingsOfLink(): Promise<void> {
    try {
      settingsOfLink = await readPhotoSettings(database);
    } catch {
      // The last known ones stay; the log has the error of the announcement.
    }
  }

  async function findLink(): Promise<PhotosLink | null> {
    if (performance.now() - readAt >= LINK_AGE_MS) {
      readAt = performance.now();
      reading = readSettingsOfLink();
    }
    await Promise.race([reading, sleep(LINK_WAIT_MS, undefined, { ref: false })]);
    return choosePhotosLink(settingsOfLink, website.current().document);
  }

  return {
    findLink,
    files,
    videos,
    uploads,
    viewers: createViewers({ ...options, findWedding }),
    lock: options.lock,
  };
}
