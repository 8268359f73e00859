import { Hono } from 'hono';
import wedding from '../content/wedding.ts';
import {
  limitBody,
  noStore,
  postRsvp,
  refuseMethod,
  refusePath,
  refuseTable,
  requireKey,
} from './data-api.ts';
import type { Database } from './database.ts';
import { deskRoutes } from './desk-routes.ts';
import { answerError } from './error-answer.ts';
import type { HostAccess } from './host-access.ts';
import type { Log } from './log.ts';
import { pageGlobals } from './page-globals.ts';
import { deskPage, fillPages, homePage, notFoundPage, siteFile } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import type { SiteFiles } from './site-files.ts';

const FOREVER = 'max-age=31536000, immutable';

/**
 * The whole site: every route is here. `files: null` leaves the data API alone, for a server that
 * makes the pages itself; `database: null` leaves the pages alone, when replies go to Supabase.
 * Without `access` there is no desk. `stopping` ends what would otherwise stay open.
 */
export function createApp({
  settings,
  database,
  access = null,
  files,
  log,
  stopping = new AbortController().signal,
}: {
  settings: Settings;
  database: Database | null;
  access?: HostAccess | null;
  files: SiteFiles | null;
  log: Log;
  stopping?: AbortSignal;
}): Hono {
  const pages = files && fillPages(files, pageGlobals(settings));
  const app = new Hono();

  app.use(
    securityHeaders({
      inlineScripts: pages?.inlineScripts ?? [],
      connectTo: settings.supabase ? [new URL(settings.supabase.url).origin] : [],
    }),
  );

  app.use('/rest/*', noStore, requireKey);
  if (database && !settings.supabase) {
    app.post('/rest/v1/rsvps', limitBody, postRsvp(database));
    app.all('/rest/v1/rsvps', refuseMethod('POST'));
  }
  app.all('/rest/v1/:table', refuseTable);
  app.all('/rest/*', refusePath);

  if (database && access) {
    const { dataDir } = settings;
    app.route('/host', deskRoutes({ database, dataDir, access, wedding, stopping, log }));
  }

  if (database && access && files?.desk && pages) {
    app.get('/host/assets/*', siteFile(files.desk, `public, ${FOREVER}`), notFoundPage(pages));
    app.get('/host/*', deskPage(pages));
  }

  if (files && pages) {
    app.get('/', homePage(pages));
    app.get('/assets/*', siteFile(files, `public, ${FOREVER}`));
    app.get('/private/*', siteFile(files, `private, ${FOREVER}`));
    app.get('/*', siteFile(files, 'no-cache'), notFoundPage(pages));
    app.all('/*', refuseMethod('GET, HEAD'));
  }

  app.onError(answerError(log));
  return app;
}
