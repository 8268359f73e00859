import { Hono } from 'hono';
import wedding from '../content/wedding.ts';
import { gateLock } from './access/gate-lock.ts';
import type { HostAccess } from './access/host-access.ts';
import type { TriesByKind } from './access/tries.ts';
import { triesInMemory } from './access/tries-in-memory.ts';
import {
  limitBody,
  noStore,
  postRsvp,
  refuseMethod,
  refusePath,
  refuseTable,
  requireKey,
} from './data-api/data-api.ts';
import { replyLimits } from './data-api/reply-limits.ts';
import { replyRate } from './data-api/reply-rate.ts';
import type { Database } from './database/database.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { KIB, limitBodyTo } from './http/body-limit.ts';
import { answerError } from './http/error-answer.ts';
import { requireOwnSite } from './http/own-site.ts';
import { visitorBehind } from './http/visitor.ts';
import { refusal } from './http/wire-error.ts';
import type { Letters } from './letters/letters.ts';
import type { Log } from './log.ts';
import { gateSides } from './pages/gate-sides.ts';
import { deskPage, homePage, notFoundPage, siteFile } from './pages/pages.ts';
import type { SiteFiles } from './pages/site-files.ts';
import type { Settings } from './settings.ts';

const FOREVER = 'max-age=31536000, immutable';

/**
 * The whole site: every route is here. `files: null` leaves the data API alone, for a server that
 * makes the pages itself; `database: null` leaves the pages alone, when replies go to Supabase.
 * Without `access` there is no desk. `secret` signs the sessions of the gate's lock; `tries` counts
 * wrong passwords; without `letters` none are written. While `isStalled`, replies are refused. `stopping`
 * ends what would otherwise stay open.
 */
export function createApp({
  settings,
  database,
  access = null,
  secret = access?.secret ?? null,
  tries = triesInMemory(),
  letters = null,
  files,
  log,
  isStalled = () => false,
  stopping = new AbortController().signal,
}: {
  settings: Settings;
  database: Database | null;
  access?: HostAccess | null;
  secret?: string | null;
  tries?: TriesByKind;
  letters?: Letters | null;
  files: SiteFiles | null;
  log: Log;
  isStalled?: () => boolean;
  stopping?: AbortSignal;
}): Hono {
  const visitorOf = visitorBehind(settings.trustProxy);
  const lock = gateLock({ settings, secret, tries: tries.gate, visitorOf });
  const { headers, pagesFor } = gateSides(settings, files, lock, visitorOf);
  const app = new Hono();

  app.use(headers);

  if (lock) {
    app.post('/gate', noStore, requireOwnSite, limitBodyTo(32 * KIB, '32 kB'), lock.enter);
    app.post('/gate/forget', noStore, requireOwnSite, lock.forget);
    app.use('/rest/*', noStore, lock.refuseStrangers(refusal.gateClosed));
    app.use('/private/*', noStore, lock.refuseStrangers(refusal.notForStrangers));
  }

  app.use('/rest/*', noStore, requireKey);
  if (database && !settings.supabase) {
    const limits = replyLimits({
      visitorOf,
      rate: settings.rateLimit ? replyRate() : null,
      isStalled,
      log,
    });
    app.post(
      '/rest/v1/rsvps',
      limits.refuse,
      limitBody,
      postRsvp({ database, letters, limits, closing: wedding.rsvp }),
    );
    app.all('/rest/v1/rsvps', refuseMethod('POST'));
  }
  app.all('/rest/v1/:table', refuseTable);
  app.all('/rest/*', refusePath);

  if (database && access) {
    const { dataDir } = settings;
    const door = { access, tries: tries.desk, visitorOf };
    app.route('/host', deskRoutes({ database, dataDir, door, wedding, letters, stopping, log }));
  }

  if (database && access && files?.desk && pagesFor) {
    const { assets } = files.desk;
    app.get('/host/assets/*', siteFile(assets, `public, ${FOREVER}`), notFoundPage(pagesFor));
    app.get('/host/*', deskPage(pagesFor));
  }

  if (files && pagesFor) {
    app.get('/assets/*', siteFile(files.assets, `public, ${FOREVER}`));
    app.get('/private/*', siteFile(files.privateAssets, `private, ${FOREVER}`));
    app.get('/*', homePage(pagesFor), siteFile(files.assets, 'no-cache'), notFoundPage(pagesFor));
    app.all('/*', refuseMethod('GET, HEAD'));
  }

  app.onError(answerError(log, visitorOf));
  return app;
}
