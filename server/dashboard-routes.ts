import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { PasswordRequest } from '../domain/dashboard/dashboard-api.ts';
import {
  createDashboardAuth,
  type DashboardAuth,
  type DashboardEnv,
} from './accounts/dashboard-auth.ts';
import { createAccountRoutes, requireCouple } from './accounts/routes.ts';
import type { Announcements } from './announcements/announcements.ts';
import { createAnnouncementRoutes } from './announcements/routes.ts';
import type { RemoteSettings } from './backups/remote/backup-url.ts';
import { createDataRoutes } from './backups/routes.ts';
import type { Emails } from './emails/emails.ts';
import { createMailingRoutes } from './emails/mailings/routes.ts';
import { createEmailRoutes } from './emails/routes.ts';
import type { GuestDataSource } from './guest-data/guest-data.ts';
import { createGuestDataRoutes } from './guest-data/guest-data-routes.ts';
import { createGuestListEditRoutes } from './guest-list/edit-routes.ts';
import { createGuestListRoutes } from './guest-list/routes.ts';
import { createInvitationCodeRoutes } from './invitations/code-routes.ts';
import { createExportRoutes } from './lists/routes.ts';
import type { Database } from './platform/database/database.ts';
import { dashboardErrors } from './platform/http/dashboard-error.ts';
import { KIB, limitBodyTo, smallBody } from './platform/http/request-body.ts';
import { rejectHead, rejectOtherSites } from './platform/http/same-origin.ts';
import { type Log, warnOnceAMinute } from './platform/log.ts';
import { noStore } from './replies/data-api.ts';
import { createHouseholdDataRoutes } from './replies/household-data.ts';
import { createHouseholdRoutes } from './replies/household-routes.ts';
import { createShareLinkRoutes } from './sharing/routes.ts';
import { createPictureRoutes } from './website/pictures/routes.ts';
import { createWebsiteRoutes } from './website/routes.ts';
import type { Website } from './website/website.ts';

/** The routes of the dashboard's API, mounted at `/host/api`. */
export function createDashboardRoutes({
  database,
  dataDir,
  remoteBackups,
  auth,
  hasLock,
  source,
  website,
  announcements,
  emails,
  stopping,
  log,
  sitePassword,
  publicUrl,
}: {
  database: Database;
  dataDir: string;
  /** Null on a site that copies its backups nowhere. */
  remoteBackups: RemoteSettings | null;
  auth: DashboardAuth;
  /** Whether guests have sessions, which the couple can end. */
  hasLock: boolean;
  source: GuestDataSource;
  website: Website;
  announcements: Announcements;
  /** Null on a site that sends no emails. */
  emails: Emails | null;
  /** Aborted when the server stops: ends the open event streams. */
  stopping: AbortSignal;
  log: Log;
  /** The guests' password. */
  sitePassword: string;
  /** For links; null for the address of the request. */
  publicUrl: string | null;
}) {
  const warn = warnOnceAMinute(log);
  const { requireSession, getSession, signIn, signOut, ...sessions } = createDashboardAuth(
    database,
    auth,
    log,
  );
  const getSiteAddress = (c: Context) => {
    const { isHttps } = auth.getVisitor(c);
    return publicUrl ?? `${isHttps ? 'https' : 'http'}://${new URL(c.req.url).host}`;
  };
  const isSignedIn = async (c: Context) => (await getSession(c)) !== null;
  const knownPasswords = [sitePassword, auth.access.password];
  const listBody = limitBodyTo(1024 * KIB, '1 MB');
  // All entries, each with every value and the couple's decisions.
  const undoBody = limitBodyTo(16 * 1024 * KIB, '16 MB');
  const guestData = createGuestDataRoutes({
    ...{ database, source, isSignedIn, stopping, publicUrl, warn, log },
  });
  const households = createHouseholdRoutes(source);
  const householdData = createHouseholdDataRoutes(database, source, getSiteAddress);
  const guestList = createGuestListRoutes(database, source);
  const edits = createGuestListEditRoutes(database, source);
  const codes = createInvitationCodeRoutes(database);

  return new Hono<DashboardEnv>()
    .use(noStore, rejectHead, rejectOtherSites)
    .post('/session', smallBody, async (c: PasswordContext) => {
      await signIn(c);
      return c.body(null, 204);
    })
    .use(requireSession)
    .get('/session', (c) => c.body(null, 204))
    .delete('/session', async (c) => {
      await signOut(c);
      return c.body(null, 204);
    })
    .route('/', createAccountRoutes(database, { ...auth, ...sessions, hasLock, knownPasswords }))
    .get('/guest-data', compress(), guestData.getGuestData)
    .get('/changes', guestData.streamChanges)
    .post('/households', smallBody, households.postHousehold)
    .post('/households/:key/reply', smallBody, households.postReply)
    .post('/households/:key/confirm', smallBody, households.postConfirmation)
    .post('/households/:key/withdraw', smallBody, households.postWithdrawal)
    .post('/households/:key/restore', smallBody, households.postRestoration)
    .get('/households/:key/data', householdData.getData)
    .post('/households/:key/erase', smallBody, requireCouple, householdData.postErasure)
    .post('/guest-list/preview', listBody, guestList.previewGuestList)
    .post('/guest-list/import', undoBody, guestList.postImport)
    .post('/guest-list/merge', smallBody, edits.postMerge)
    .post('/guest-list/bulk', listBody, edits.postBulkChange)
    .post('/guest-list/undo', undoBody, edits.postUndo)
    .put('/guest-list/:id', smallBody, edits.putGuestListEntry)
    .delete('/guest-list/:id', edits.removeGuestListEntry)
    .post('/guest-list/:id/split', smallBody, edits.postSplit)
    .post('/guest-list/:id/code', smallBody, codes.postInvitationCode)
    .delete('/guest-list/:id/code', codes.deleteInvitationCode)
    .put('/guest-list/:id/matches/:key', smallBody, guestList.putMatch)
    .delete('/guest-list/:id/matches/:key', guestList.deleteMatch)
    .route('/emails', createEmailRoutes({ database, emails }))
    .route('/mailings', createMailingRoutes({ database, source, emails }))
    .route('/website', createWebsiteRoutes(database, website))
    .route('/announcement', createAnnouncementRoutes(database, website, announcements))
    .route('/pictures', createPictureRoutes(database))
    .route('/share-links', createShareLinkRoutes(database, source))
    .route('/exports', createExportRoutes(database, source, getSiteAddress, warn))
    .route('/', createDataRoutes(database, dataDir, remoteBackups))
    .all('/*', () => {
      throw dashboardErrors.notFound();
    });
}

/** The type of the routes, for the dashboard's client. */
export type DashboardRoutes = ReturnType<typeof createDashboardRoutes>;

/** The body is read by the check of the password, after it has counted the attempt. */
type PasswordContext = Context<DashboardEnv, '/session', { in: { json: PasswordRequest } }>;
