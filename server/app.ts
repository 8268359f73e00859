import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import content from '../content/wedding.ts';
import type { GuestListEntry } from '../domain/guest-list/guest-list.ts';
import { OFFLINE_LIST } from '../domain/pages/offline-list.ts';
import { chooseLanguage } from '../domain/wedding/languages.ts';
import { localizeOnce } from '../domain/wedding/localize.ts';
import {
  createGuestView,
  listInvitedTo,
  listPrivateEvents,
} from '../domain/wedding/private-events.ts';
import type { HostAccess } from './accounts/host-access.ts';
import { type Announcements, createAnnouncements } from './announcements/announcements.ts';
import { createDashboardRoutes } from './dashboard-routes.ts';
import type { Emails } from './emails/emails.ts';
import { createUnsubscribePage } from './emails/mailings/unsubscribe-page.ts';
import { createGuestDataSource, type GuestDataSource } from './guest-data/guest-data.ts';
import { addInvitationRoutes } from './invitations/invitation-routes.ts';
import { createPersonalLinks, type PersonalLinks } from './invitations/personal-links.ts';
import { createGatedPages } from './pages/gated-pages.ts';
import {
  serveDashboard,
  serveFiles,
  serveHomePage,
  serveInvitedFiles,
  serveNotFoundPage,
} from './pages/pages.ts';
import type { SiteFiles, SiteVersion } from './pages/site-files.ts';
import { type AttemptLimiters, createMemoryLimiters } from './platform/access/attempt-limiter.ts';
import { createGateLock } from './platform/access/gate-lock.ts';
import type { ScryptCost } from './platform/access/passwords.ts';
import { createSessionGenerations } from './platform/access/sessions.ts';
import type { Database } from './platform/database/database.ts';
import { apiErrors } from './platform/http/api-error.ts';
import { createRequestLimit } from './platform/http/connections.ts';
import { createErrorHandler } from './platform/http/error-handler.ts';
import { createHealthCheck } from './platform/http/health.ts';
import { KIB, limitBodyTo } from './platform/http/request-body.ts';
import { requireSameOrigin } from './platform/http/same-origin.ts';
import { createVisitorResolver } from './platform/http/visitor.ts';
import { type Log, warnOnceAMinute } from './platform/log.ts';
import {
  limitReplyBody,
  noStore,
  postRsvp,
  rejectMethod,
  rejectPath,
  rejectTable,
  requireKey,
} from './replies/data-api.ts';
import { createReplyLimits } from './replies/reply-limits.ts';
import { createReplyRateLimiter } from './replies/reply-rate.ts';
import type { Settings } from './settings.ts';
import { createSharedPage } from './sharing/shared-page.ts';
import { readContentFiles } from './website/content-files.ts';
import { createPreviewPage } from './website/preview/preview.ts';
import { createWebsite, type Website } from './website/website.ts';

type Options = {
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
  emails?: Emails | null;
  /** Publishes the website; without it, from the files in `content/` and without pages. */
  website?: Website | null;
  /** The one that the emails use. */
  guestData?: GuestDataSource | null;
  /** Null for a development server that builds the pages itself: the app then serves the APIs only. */
  files: SiteFiles | null;
  log: Log;
  /** While true, the data API rejects replies. */
  isStalled?: () => boolean;
  /** Ends the open event streams. */
  stopping?: AbortSignal;
};

const ONE_YEAR = 'max-age=31536000, immutable';

// Without it, an error says only “Invalid input”: zod/mini has no texts.
z.config(english());

/** Creates the app with every route of the site. */
export function createApp({
  settings,
  database,
  access = null,
  secret = access?.secret ?? null,
  attempts = createMemoryLimiters(),
  passwordCost,
  emails = null,
  files,
  log,
  website = database && createFileWebsite(database, log),
  guestData: source = database && website
    ? createGuestDataSource(database, () => localizeOnce(website.current().document))
    : null,
  isStalled = () => false,
  stopping = new AbortController().signal,
}: Options): Hono {
  const getVisitor = createVisitorResolver(settings.trustProxy);
  const generations = createSessionGenerations(database, warnOnceAMinute(log));
  // Guests whose replies go to Supabase have no personal links.
  const links =
    database && secret !== null && !settings.supabase
      ? createPersonalLinks({ queries: database, secret, getVisitor })
      : null;
  const lock = createGateLock({
    settings,
    secret,
    attempts: attempts.gate,
    openLink: links?.openTyped,
    generations,
    getVisitor,
    log,
  });
  const { securityHeaders, guestPages } = createGatedPages(
    settings,
    files,
    lock,
    getVisitor,
    createInvitedSiteFinder(website, source, links),
  );
  const app = new Hono();

  if (lock) app.use(lock.refresh);
  app.use(securityHeaders);
  if (settings.rateLimit) app.use(createRequestLimit(getVisitor, log));

  app.get('/healthz', noStore, createHealthCheck(database));

  if (lock) {
    app.post('/gate', noStore, requireSameOrigin, limitBodyTo(32 * KIB, '32 kB'), lock.enter);
    app.post('/gate/forget', noStore, requireSameOrigin, lock.forget);
    app.use('/rest/*', noStore, lock.requirePassword(apiErrors.gateClosed));
    app.use('/private/*', noStore, lock.requirePassword(apiErrors.passwordRequired));
  }

  app.use('/rest/*', noStore, requireKey);
  if (database && !settings.supabase) {
    const { findWedding, isPrivateEvent } = createWeddingFinder(website);
    const limits = createReplyLimits({
      getVisitor,
      rateLimiter: settings.rateLimit ? createReplyRateLimiter() : null,
      isStalled,
      log,
    });
    app.post(
      '/rest/v1/rsvps',
      limits.rejectOverload,
      limitReplyBody,
      postRsvp({ database, emails, limits, findWedding, isPrivateEvent }),
    );
    app.all('/rest/v1/rsvps', rejectMethod('POST'));

    if (links && source && website) {
      const getLanguages = () => website.current().document.languages;
      addInvitationRoutes(app, {
        ...{ database, source, links, lock, emails, limits, findWedding, getLanguages },
        ...{ attempts: attempts.invitation, getVisitor, log },
      });
    }
  }
  app.all('/rest/v1/:table', rejectTable);
  app.all('/rest/*', rejectPath);

  const announcements = website && createWebsiteAnnouncements(database, website, log);
  if (announcements) app.get('/private/announcement/:language', noStore, announcements.get);

  if (database && access && website && source && announcements) {
    const { dataDir, remoteBackups } = settings;
    const auth = { access, attempts: attempts.dashboard, generations, getVisitor, passwordCost };
    app.route(
      '/host/api',
      createDashboardRoutes({
        database,
        dataDir,
        remoteBackups,
        auth,
        hasLock: lock !== null,
        source,
        website,
        announcements,
        emails,
        stopping,
        log,
        sitePassword: settings.sitePassword,
        publicUrl: settings.publicUrl,
      }),
    );

    const shared = createSharedPage({
      ...{ database, source, website, files, getVisitor, log },
      attempts: attempts.sharing,
    });
    app.use('/shared/*', noStore, compress());
    app.get('/shared/:token', shared.getPage);
    app.get('/shared/:token/:file', shared.getCsv);
  }

  if (database && website) {
    const preview = createPreviewPage(database, website);
    app.get('/preview/:token', noStore, preview.getPage);
    app.get('/preview/:token/pictures/:file', noStore, preview.getPicture);
  }

  // Also without a mail server: earlier emails have the link.
  if (database) {
    const page = createUnsubscribePage(database);
    app.get('/unsubscribe/:token', noStore, page.getPage);
    app.post('/unsubscribe/:token', noStore, limitBodyTo(32 * KIB, '32 kB'), page.postPage);
  }

  if (database && access && files?.current.dashboard && guestPages) {
    app.get(
      '/host/assets/*',
      serveFiles(() => files.current.dashboard?.assets, `public, ${ONE_YEAR}`),
      serveNotFoundPage(guestPages),
    );
    app.get('/host/*', serveDashboard(guestPages));
  }

  if (files && guestPages) {
    const serveInvited = serveInvitedFiles(guestPages);
    app.get(
      '/assets/*',
      serveFiles(() => files.current.assets, `public, ${ONE_YEAR}`),
      serveInvited,
    );
    app.get(
      '/private/*',
      serveFiles(() => files.current.privateAssets, `private, ${ONE_YEAR}`),
      serveInvited,
    );
    app.get(OFFLINE_LIST, serveInvited);
    app.get(
      '/*',
      serveHomePage(guestPages, announcements),
      serveFiles(() => files.current.assets, 'no-cache'),
      serveNotFoundPage(guestPages),
    );
    app.all('/*', rejectMethod('GET, HEAD'));
  }

  app.onError(createErrorHandler(log, getVisitor));
  return app;
}

/** The published wedding in a guest's language, with the private events of the household that opened its link. */
function createWeddingFinder(website: Website | null) {
  const getDocument = () => website?.current().document ?? content;
  return {
    findWedding: (language: string | null, entry?: Pick<GuestListEntry, 'events'>) => {
      const document = getDocument();
      const view = createGuestView(document, entry && listInvitedTo(document, entry));
      return localizeOnce(view, chooseLanguage(document, language));
    },
    isPrivateEvent: (id: string) => listPrivateEvents(getDocument()).includes(id),
  };
}

/** Finds the site with private events. At each request, because the couple may revoke a link or an invitation. */
function createInvitedSiteFinder(
  website: Website | null,
  source: GuestDataSource | null,
  links: PersonalLinks | null,
) {
  return async (c: Context): Promise<SiteVersion | null> => {
    if (!website || !source || !links) return null;
    const { document } = website.current();
    if (listPrivateEvents(document).length === 0) return null;
    const id = await links.find(c);
    const invited = id === null ? null : await source.findInvited(id);
    const invitedTo = invited ? listInvitedTo(document, invited.entry) : [];
    return invitedTo.length > 0 ? website.openInvited(invitedTo) : null;
  };
}

function createWebsiteAnnouncements(
  database: Database | null,
  website: Website,
  log: Log,
): Announcements | null {
  const getDocument = () => website.current().document;
  return database && createAnnouncements(database, getDocument, warnOnceAMinute(log));
}

/** Publishes the files in `content/`, without pages. */
export function createFileWebsite(database: Database, log: Log): Website {
  const files = readContentFiles();
  const start = { document: files.document, version: null };
  return createWebsite(database, files, { start, publisher: null, log });
}
