import { Hono } from 'hono';
import { createDashboardRoutes } from './dashboard-routes.ts';
import { createUnsubscribePage } from './emails/mailings/unsubscribe-page.ts';
import { createInvitationRoutes } from './invitations/invitation-routes.ts';
import { createPageRoutes } from './pages/pages.ts';
import { createGuestPhotoRoutes, fileHeaders } from './photos/guest-routes.ts';
import { createGateRoutes } from './platform/access/gate-lock.ts';
import { createRequestLimit } from './platform/http/connections.ts';
import { createErrorHandler } from './platform/http/error-handler.ts';
import { createHealthCheck } from './platform/http/health.ts';
import { noStore } from './platform/http/middleware.ts';
import { speakLanguage } from './platform/language.ts';
import { createDataApi } from './replies/data-api.ts';
import { type AppOptions, createServices } from './services.ts';
import { createSharedPage } from './sharing/shared-page.ts';
import { createPreviewPage } from './website/preview/preview.ts';
import { createGuestVideoRoutes } from './website/videos/routes.ts';
import { createGuestWishRoutes } from './wishes/guest-routes.ts';

/** Creates the app with the routes of every feature. */
export function createApp(options: AppOptions): Hono {
  const services = createServices(options);
  const { settings, lock, replies, stored, dashboard, files, guestPages } = services;
  const { attempts, envelopes, photos, getVisitor, emails, log } = services;
  const app = new Hono();
  app.onError(createErrorHandler(log, getVisitor));

  if (lock) app.use(lock.refresh);
  if (photos) app.use('/photos/*', photos.lock.refresh, fileHeaders);
  app.use(services.securityHeaders);
  if (settings.rateLimit) app.use(createRequestLimit(getVisitor, log));
  app.get('/healthz', noStore, createHealthCheck(options.database));
  if (lock) app.route('/', createGateRoutes(lock));

  const toTable = !settings.supabase && stored && { ...replies, database: stored.database };
  app.route('/rest', createDataApi(toTable || null));
  app.use('/host/*', speakLanguage());
  app.use('/shared/*', speakLanguage());
  app.use('/preview/*', speakLanguage());
  if (stored) {
    const { database, source, website, links, announcements } = stored;
    if (links) {
      const options = { ...replies, database, source, website, links, lock, getVisitor, log };
      app.route(
        '/',
        createInvitationRoutes({ ...options, envelopes, attempts: attempts.invitation }),
      );
      app.route('/', createGuestWishRoutes(options));
    }
    app.get('/private/announcement/:language', noStore, announcements.get);
    app.route('/preview', createPreviewPage(database, website));
    // Also without a mail server: earlier emails have the link.
    app.route('/unsubscribe', createUnsubscribePage(database));
    if (photos) {
      const options = { ...photos, database, website, attempts: attempts.invitation, getVisitor };
      app.route('/', createGuestPhotoRoutes(options));
      app.route('/', createGuestVideoRoutes(photos, website));
    }
    if (dashboard) {
      const hasLock = lock !== null;
      const options = { ...stored, ...dashboard, settings, hasLock, photos, files, emails, log };
      app.route('/host/api', createDashboardRoutes(options));
      const shared = { database, source, website, files, getVisitor, log };
      app.route('/shared', createSharedPage({ ...shared, attempts: attempts.sharing }));
    }
  }
  if (files && guestPages) {
    const announcements = stored?.announcements ?? null;
    const hasDashboard = stored !== null && dashboard !== null && files.current.dashboard !== null;
    const findPhotosLink = photos && hasDashboard ? photos.findLink : async () => null;
    const pages = { files, pages: guestPages, announcements, envelopes, hasDashboard };
    app.route('/', createPageRoutes({ ...pages, findPhotosLink }));
  }
  return app;
}
