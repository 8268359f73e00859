import { type Context, Hono } from 'hono';
import type { PasswordRequest } from '../domain/dashboard/dashboard-api.ts';
import {
  createDashboardAuth,
  type DashboardAuth,
  type DashboardEnv,
} from './accounts/dashboard-auth.ts';
import { createPasskeyRoutes } from './accounts/passkey-routes.ts';
import { createAccountRoutes } from './accounts/routes.ts';
import type { Announcements } from './announcements/announcements.ts';
import { createAnnouncementRoutes } from './announcements/routes.ts';
import { createTransferRoutes } from './arrivals/routes.ts';
import { createDataRoutes } from './backups/routes.ts';
import { createMailingRoutes } from './emails/mailings/routes.ts';
import { createEmailRoutes } from './emails/routes.ts';
import type { EmailSource, MailServerSetup } from './emails/setup/mail-service.ts';
import { createMailServerRoutes } from './emails/setup/routes.ts';
import type { GuestDataSource } from './guest-data/guest-data.ts';
import { createGuestDataRoutes } from './guest-data/routes.ts';
import { createGuestListRoutes } from './guest-list/routes.ts';
import { createInvitationCodeRoutes } from './invitations/routes.ts';
import { createKeepsakeRoutes } from './keepsake/routes.ts';
import { createExportRoutes } from './lists/routes.ts';
import type { SiteFiles } from './pages/site-files.ts';
import { createHostPhotoRoutes } from './photos/host-routes.ts';
import { createHostUploads } from './photos/host-uploads.ts';
import type { PhotoService } from './photos/photo-service.ts';
import type { Database } from './platform/database/database.ts';
import { noStore, rejectHead, rejectOtherSites } from './platform/http/middleware.ts';
import { smallBody } from './platform/http/request-body.ts';
import { type Log, warnOnceAMinute } from './platform/log.ts';
import { rejections } from './platform/rejections.ts';
import { createHouseholdRoutes } from './replies/routes.ts';
import { createSeatingRoutes } from './seating/routes.ts';
import type { Settings } from './settings.ts';
import { createShareLinkRoutes } from './sharing/routes.ts';
import { createPictureRoutes } from './website/pictures/routes.ts';
import { createWebsiteRoutes } from './website/routes.ts';
import { createVideoRoutes } from './website/videos/routes.ts';
import type { Website } from './website/website.ts';
import { createWeekendRoutes } from './weekend/routes.ts';
import { createWishRoutes } from './wishes/routes.ts';

/** The routes of the dashboard's API, mounted at `/host/api`. */
export function createDashboardRoutes({
  database,
  auth,
  hasLock,
  source,
  website,
  announcements,
  photos,
  files,
  emails,
  stopping,
  log,
  settings: { dataDir, remoteBackups, sitePassword, publicUrl },
}: {
  database: Database;
  auth: DashboardAuth;
  /** Whether guests have sessions, which the couple can end. */
  hasLock: boolean;
  source: GuestDataSource;
  website: Website;
  announcements: Announcements;
  /** Null where guests reply to Supabase. */
  photos: PhotoService | null;
  /** The published pages; null without them. */
  files: SiteFiles | null;
  emails: EmailSource & { setup: MailServerSetup | null };
  /** Aborted when the server stops: ends the open event streams. */
  stopping: AbortSignal;
  log: Log;
  settings: Settings;
}) {
  const warn = warnOnceAMinute(log);
  const { requireSession, getSession, signIn, signInWithPasskey, signOut, ...sessions } =
    createDashboardAuth(database, auth, emails, log);
  const getSiteAddress = (c: Context) => {
    const { isHttps } = auth.getVisitor(c);
    return publicUrl ?? `${isHttps ? 'https' : 'http'}://${new URL(c.req.url).host}`;
  };
  const isSignedIn = async (c: Context) => (await getSession(c)) !== null;
  const knownPasswords = [sitePassword, auth.access.password];

  const { getVisitor } = auth;
  const hostUploads = createHostUploads({ photos, requireSession, website, getVisitor });

  return (
    new Hono<DashboardEnv>()
      .use(noStore, rejectOtherSites)
      // The protocol asks with HEAD how much of a file has arrived.
      .route('/photos/uploads', hostUploads)
      .use(rejectHead)
      .post('/session', smallBody, async (c: PasswordContext) => {
        await signIn(c);
        return c.body(null, 204);
      })
      .post('/session/passkey-options', smallBody, async (c) =>
        c.json(await sessions.passkeys.createSignInOptions(c)),
      )
      .post('/session/passkey', smallBody, async (c: PasskeyContext) => {
        await signInWithPasskey(c);
        return c.body(null, 204);
      })
      .use(requireSession)
      .get('/session', (c) => c.body(null, 204))
      .delete('/session', async (c) => {
        await signOut(c);
        return c.body(null, 204);
      })
      .route('/', createAccountRoutes(database, { ...auth, ...sessions, hasLock, knownPasswords }))
      .route('/', createPasskeyRoutes(database, { ...auth, ...sessions }))
      .route(
        '/',
        createGuestDataRoutes({ database, source, isSignedIn, stopping, publicUrl, warn, log }),
      )
      .route('/households', createHouseholdRoutes(database, source, getSiteAddress, warn))
      .route(
        '/guest-list',
        createGuestListRoutes(database, source, () => website.current().document),
      )
      .route('/guest-list', createInvitationCodeRoutes(database))
      .route('/seating', createSeatingRoutes(database, source))
      .route('/transfers', createTransferRoutes(database))
      .route('/emails', createEmailRoutes({ database, emails }))
      .route('/mail-server', createMailServerRoutes(emails.setup))
      .route('/mailings', createMailingRoutes({ database, source, emails }))
      .route('/website', createWebsiteRoutes(database, website, warn))
      .route('/weekend', createWeekendRoutes(database, website, warn))
      .route('/announcement', createAnnouncementRoutes(database, website, announcements))
      .route('/pictures', createPictureRoutes(database))
      .route('/videos', createVideoRoutes(photos))
      .route('/wishes', createWishRoutes(database))
      .route('/photos', createHostPhotoRoutes({ database, website, photos }))
      .route('/', createKeepsakeRoutes({ database, website, files, photos }))
      .route('/share-links', createShareLinkRoutes(database, source))
      .route('/exports', createExportRoutes(database, source, getSiteAddress, warn))
      .route('/', createDataRoutes(database, dataDir, { remote: remoteBackups, photos }, warn))
      .all('/*', () => {
        throw rejections.notFound();
      })
  );
}

/** The type of the routes, for the dashboard's client. */
export type DashboardRoutes = ReturnType<typeof createDashboardRoutes>;

type PasskeyContext = Context<DashboardEnv, '/session/passkey', { in: { json: unknown } }>;

/** The body is read by the check of the password, after it has counted the attempt. */
type PasswordContext = Context<DashboardEnv, '/session', { in: { json: PasswordRequest } }>;
