import type { Context } from 'hono';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import { createWeddingFinder } from '../invitations/guest-wedding.ts';
import type { PersonalLinks } from '../invitations/personal-links.ts';
import type { GateLock } from '../platform/access/gate-lock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import type { Website } from '../website/website.ts';
import type { PhotoStore } from './photo-store.ts';
import { createViewers, type Viewers } from './viewers.ts';

/** What the routes of guests and of the couple share. */
export type PhotoService = Pick<PhotoStore, 'files' | 'uploads'> & {
  viewers: Viewers;
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

export function createPhotoService({ store, ...options }: Options): PhotoService {
  const { files, uploads } = store;
  const { findWedding } = createWeddingFinder(options.website);
  return {
    files,
    uploads,
    viewers: createViewers({ ...options, findWedding }),
    lock: options.lock,
  };
}
