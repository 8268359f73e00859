import { Hono } from 'hono';
import wedding from '../content/wedding.ts';
import type { AttemptLimiters } from './access/attempt-limiter.ts';
import { gateLock } from './access/gate-lock.ts';
import type { HostAccess } from './access/host-access.ts';
import { createMemoryLimiters } from './access/memory-attempt-limiter.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import {
  limitBody,
  noStore,
  postRsvp,
  rejectMethod,
  rejectPath,
  rejectTable,
  requireKey,
} from './data-api/data-api.ts';
import { createReplyLimits } from './data-api/reply-limits.ts';
import { createReplyRateLimiter } from './data-api/reply-rate.ts';
import type { Database } from './database/database.ts';
import type { Emails } from './emails/emails.ts';
import { apiErrors } from './http/api-error.ts';
import { KIB, limitBodyTo } from './http/body-limit.ts';
import { answerError } from './http/error-answer.ts';
import { requireSameOrigin } from './http/same-origin.ts';
import { visitorBehind } from './http/visitor.ts';
import type { Log } from './log.ts';
import { createGatedPages } from './pages/gated-pages.ts';
import { serveDashboard, serveFiles, serveHomePage, serveNotFoundPage } from './pages/pages.ts';
import type { SiteFiles } from './pages/site-files.ts';
import type { Settings } from './settings.ts';

const FOREVER = 'max-age=31536000, immutable';

/**
 * The whole site: every route is here. `files: null` leaves the data API alone, for a server that
 * makes the pages itself; `database: null` leaves the pages alone, when replies go to Supabase.
 * Without `access` there is no dashboard. `secret` signs the sessions of the gate's lock; `tries` counts
 * wrong passwords; without `letters` none are written. While `isStalled`, replies are refused. `stopping`
 * ends what would otherwise stay open.
 */
export function createApp({
  settings,
  database,
  access = null,
  secret = access?.secret ?? null,
  attempts = createMemoryLimiters(),
  emails = null,
  files,
  log,
  isStalled = () => false,
  stopping = new AbortController().signal,
}: {
  settings: Settings;
  database: Database | null;
  access?: HostAccess | null;
  secret?: string | null;
  attempts?: AttemptLimiters;
  emails?: Emails | null;
  files: SiteFiles | null;
  log: Log;
  isStalled?: () => boolean;
  stopping?: AbortSignal;
}): Hono {
  const visitorOf = visitorBehind(settings.trustProxy);
  const lock = gateLock({ settings, secret, attempts: attempts.gate, visitorOf });
  const { securityHeaders, pagesFor } = createGatedPages(settings, files, lock, visitorOf);
  const app = new Hono();

  app.use(securityHeaders);

  if (lock) {
    app.post('/gate', noStore, requireSameOrigin, limitBodyTo(32 * KIB, '32 kB'), lock.enter);
    app.post('/gate/forget', noStore, requireSameOrigin, lock.forget);
    app.use('/rest/*', noStore, lock.refuseStrangers(apiErrors.gateClosed));
    app.use('/private/*', noStore, lock.refuseStrangers(apiErrors.passwordRequired));
  }

  app.use('/rest/*', noStore, requireKey);
  if (database && !settings.supabase) {
    const limits = createReplyLimits({
      visitorOf,
      rateLimiter: settings.rateLimit ? createReplyRateLimiter() : null,
      isStalled,
      log,
    });
    app.post(
      '/rest/v1/rsvps',
      limits.rejectOverload,
      limitBody,
      postRsvp({ database, emails, limits, closing: wedding.rsvp }),
    );
    app.all('/rest/v1/rsvps', rejectMethod('POST'));
  }
  app.all('/rest/v1/:table', rejectTable);
  app.all('/rest/*', rejectPath);

  if (database && access) {
    const { dataDir } = settings;
    const auth = { access, attempts: attempts.dashboard, visitorOf };
    app.route(
      '/host',
      dashboardRoutes({ database, dataDir, auth, wedding, emails, stopping, log }),
    );
  }

  if (database && access && files?.dashboard && pagesFor) {
    const { assets } = files.dashboard;
    app.get(
      '/host/assets/*',
      serveFiles(assets, `public, ${FOREVER}`),
      serveNotFoundPage(pagesFor),
    );
    app.get('/host/*', serveDashboard(pagesFor));
  }

  if (files && pagesFor) {
    app.get('/assets/*', serveFiles(files.assets, `public, ${FOREVER}`));
    app.get('/private/*', serveFiles(files.privateAssets, `private, ${FOREVER}`));
    app.get(
      '/*',
      serveHomePage(pagesFor),
      serveFiles(files.assets, 'no-cache'),
      serveNotFoundPage(pagesFor),
    );
    app.all('/*', rejectMethod('GET, HEAD'));
  }

  app.onError(answerError(log, visitorOf));
  return app;
}
