import { localizeOnce } from '../domain/wedding/localize.ts';
import type { HostAccess } from './accounts/host-access.ts';
import { createAnnouncements } from './announcements/announcements.ts';
import { type EmailSource, type MailServerSetup, NO_EMAILS } from './emails/setup/mail-service.ts';
import { createGuestDataSource, type GuestDataSource } from './guest-data/guest-data.ts';
import { createEnvelopes } from './invitations/envelope.ts';
import { createInvitedSiteFinder, createWeddingFinder } from './invitations/guest-wedding.ts';
import { createPersonalLinks } from './invitations/personal-links.ts';
import { createGatedPages } from './pages/gated-pages.ts';
import type { SiteFiles } from './pages/site-files.ts';
import type { PhotoLocation } from './photos/photo-files.ts';
import { createPhotoService } from './photos/photo-service.ts';
import { createPhotoStore, type PhotoStore } from './photos/photo-store.ts';
import { type AttemptLimiters, createMemoryLimiters } from './platform/access/attempt-limiter.ts';
import { createGateLock } from './platform/access/gate-lock.ts';
import type { ScryptCost } from './platform/access/passwords.ts';
import { createSessionGenerations } from './platform/access/sessions.ts';
import type { Database } from './platform/database/database.ts';
import { createVisitorResolver } from './platform/http/visitor.ts';
import { type Log, warnOnceAMinute } from './platform/log.ts';
import { createReplyLimits } from './replies/reply-limits.ts';
import type { Settings } from './settings.ts';
import { readContentFiles } from './website/content-files.ts';
import { createWebsite, type Website } from './website/website.ts';

export type AppOptions = {
  settings: Settings;
  /** Null when replies go to Supabase: the app then serves the pages only. */
  database: Database | null;
  /** Without credentials there is no dashboard. */
  access?: HostAccess | null;
  /** Signs the sessions of the gate. */
  secret?: string | null;
  attempts?: AttemptLimiters;
  /** The cost of hashing a co-host's password; less than the default only in tests. */
  passwordCost?: ScryptCost;
  /** Without it the server sends no emails. */
  emails?: EmailSource & { setup: MailServerSetup | null };
  /** Publishes the website; without it, from the files in `content/` and without pages. */
  website?: Website | null;
  /** The one that the emails use. */
  guestData?: GuestDataSource | null;
  /** Null without photographs. */
  photoStore?: PhotoStore | null;
  /** Null for a development server that builds the pages itself: the app then serves the APIs only. */
  files: SiteFiles | null;
  log: Log;
  /** While true, the data API rejects replies. */
  isStalled?: () => boolean;
  /** Ends the open event streams. */
  stopping?: AbortSignal;
};

/** Creates what the routes of several features share. */
export function createServices({
  settings,
  database,
  access = null,
  secret = access?.secret ?? null,
  attempts = createMemoryLimiters(),
  passwordCost,
  emails = NO_EMAILS,
  files,
  log,
  website = database && createFileWebsite(database, log, settings),
  guestData = database && website && createPublishedGuestData(database, website),
  photoStore = database && website && createPhotos(settings, access, { database, website, log }),
  isStalled = () => false,
  stopping = new AbortController().signal,
}: AppOptions) {
  const getVisitor = createVisitorResolver(settings.trustProxy);
  const generations = createSessionGenerations(database, warnOnceAMinute(log));
  // Guests whose replies go to Supabase have no personal links.
  const links =
    database && secret !== null && !settings.supabase
      ? createPersonalLinks({ queries: database, secret, getVisitor, warn: warnOnceAMinute(log) })
      : null;
  const gateOptions = { settings, secret, generations, getVisitor, log };
  const envelopes =
    links && guestData && website
      ? createEnvelopes({ links, source: guestData, website, getVisitor })
      : null;
  const lockOptions = { ...gateOptions, attempts: attempts.gate, openLink: links?.openTyped };
  const lock = createGateLock(lockOptions);
  // Also with GATE=page, whose page only hides the wedding.
  const photoLock =
    lock ??
    (access && createGateLock({ ...lockOptions, settings: { ...settings, gate: 'server' } }));
  const findInvitedSite = createInvitedSiteFinder(website, guestData, links);
  const shared = { settings, files, emails, attempts, lock, envelopes, getVisitor, log };
  const limits = createReplyLimits({ settings, getVisitor, isStalled, log });
  const photos =
    database && website && guestData && secret !== null && photoLock && photoStore
      ? createPhotoService({
          ...{ store: photoStore, database, secret, links, website, getVisitor },
          ...{ lock: photoLock, source: guestData },
        })
      : null;
  return {
    ...shared,
    /** Null without a database or a dashboard. */
    photos,
    ...createGatedPages(settings, files, lock, getVisitor, findInvitedSite),
    replies: { emails, limits, ...createWeddingFinder(website) },
    /** What is in the database; null without one. */
    stored:
      database && website && guestData
        ? {
            database,
            website,
            source: guestData,
            links,
            announcements: createAnnouncements(
              database,
              () => website.current().document,
              warnOnceAMinute(log),
            ),
          }
        : null,
    dashboard: access && {
      auth: {
        access,
        attempts: attempts.dashboard,
        generations,
        getVisitor,
        passwordCost,
        requirePasskeys: settings.requirePasskeys,
      },
      stopping,
    },
  };
}

/** Publishes the files in `content/`, without pages. */
export function createFileWebsite(database: Database, log: Log, location?: PhotoLocation): Website {
  const files = readContentFiles(location);
  const start = { document: files.document, version: null };
  return createWebsite(database, files, { start, publisher: null, log });
}

/** The guest data, in the first language of the published website. */
export function createPublishedGuestData(database: Database, website: Website): GuestDataSource {
  return createGuestDataSource(database, () => localizeOnce(website.current().document));
}

/** Null without a dashboard, and where guests reply to Supabase. */
export function createPhotos(
  settings: Settings,
  access: HostAccess | null,
  options: { database: Database; website: Website; log: Log },
): PhotoStore | null {
  return access && !settings.supabase ? createPhotoStore({ settings, ...options }) : null;
}
