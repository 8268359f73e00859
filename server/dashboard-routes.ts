import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { PICTURE_LIMITS } from '../domain/website/picture-limits.ts';
import {
  createDashboardAuth,
  type DashboardAuth,
  type DashboardEnv,
} from './accounts/dashboard-auth.ts';
import { createHostRoutes, requireCouple } from './accounts/host-routes.ts';
import { createSessionRoutes } from './accounts/session-routes.ts';
import { createAnnouncementRoutes } from './announcements/announcement-routes.ts';
import type { Announcements } from './announcements/announcements.ts';
import { createDataRoutes } from './backups/data-routes.ts';
import type { RemoteSettings } from './backups/remote/backup-url.ts';
import { createEmailRoutes } from './emails/email-routes.ts';
import type { Emails } from './emails/emails.ts';
import { createMailingRoutes } from './emails/mailings/mailing-routes.ts';
import type { GuestDataSource } from './guest-data/guest-data.ts';
import { createGuestDataRoutes } from './guest-data/guest-data-routes.ts';
import { createGuestListEditRoutes } from './guest-list/edit-routes.ts';
import { createGuestListRoutes } from './guest-list/routes.ts';
import { createInvitationCodeRoutes } from './invitations/code-routes.ts';
import { createExportRoutes } from './lists/export-routes.ts';
import type { Database } from './platform/database/database.ts';
import { dashboardErrors } from './platform/http/dashboard-error.ts';
import { KIB, limitBodyTo } from './platform/http/request-body.ts';
import { rejectHead, rejectOtherSites } from './platform/http/same-origin.ts';
import { type Log, warnOnceAMinute } from './platform/log.ts';
import { noStore } from './replies/data-api.ts';
import { createHouseholdDataRoutes } from './replies/household-data.ts';
import { createHouseholdRoutes } from './replies/household-routes.ts';
import { createShareLinkRoutes } from './sharing/link-routes.ts';
import { createPictureRoutes } from './website/pictures/picture-routes.ts';
import { createPreviewRoutes } from './website/preview/preview-routes.ts';
import type { Website } from './website/website.ts';
import { createWebsiteRoutes } from './website/website-routes.ts';

/** The routes of the dashboard's API (domain/dashboard/dashboard-api.ts), mounted at `/host`. */
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
}): Hono<DashboardEnv> {
  const warn = warnOnceAMinute(log);
  const { requireSession, getSession, signIn, signOut, signOutOthers, renewSession } =
    createDashboardAuth(database, auth, log);
  const getSiteAddress = (c: Context) => {
    const { isHttps } = auth.getVisitor(c);
    return publicUrl ?? `${isHttps ? 'https' : 'http'}://${new URL(c.req.url).host}`;
  };
  const isSignedIn = async (c: Context) => (await getSession(c)) !== null;
  const smallBody = limitBodyTo(32 * KIB, '32 kB');
  const listBody = limitBodyTo(1024 * KIB, '1 MB');
  // All entries, each with every value and the couple's decisions.
  const undoBody = limitBodyTo(16 * 1024 * KIB, '16 MB');
  const pictureBody = limitBodyTo(PICTURE_LIMITS.bytes, '30 MB');
  const dashboard = new Hono<DashboardEnv>();

  dashboard.use('/api/*', noStore, rejectHead, rejectOtherSites);
  dashboard.post('/api/session', smallBody, signIn);
  dashboard.use('/api/*', requireSession);
  dashboard.get('/api/session', (c) => c.body(null, 204));
  dashboard.delete('/api/session', signOut);

  const sessions = createSessionRoutes(database, auth.generations, hasLock);
  dashboard.get('/api/sessions', sessions.getSessions);
  dashboard.post('/api/sessions/end-others', smallBody, requireCouple, signOutOthers);
  dashboard.delete('/api/sessions/:id', sessions.deleteSession);
  dashboard.post('/api/guest-sessions/end', smallBody, sessions.postEndGuestSessions);

  const hosts = createHostRoutes(database, {
    ...auth,
    renewSession,
    knownPasswords: [sitePassword, auth.access.password],
  });
  dashboard.get('/api/hosts', hosts.getHosts);
  dashboard.post('/api/hosts', smallBody, requireCouple, hosts.postHost);
  dashboard.put('/api/hosts/:id', smallBody, requireCouple, hosts.putHost);
  dashboard.delete('/api/hosts/:id', requireCouple, hosts.removeHost);
  dashboard.post('/api/hosts/:id/password', smallBody, requireCouple, hosts.postPassword);
  dashboard.post('/api/own-password', smallBody, hosts.postOwnPassword);

  const guestData = createGuestDataRoutes({
    database,
    source,
    isSignedIn,
    stopping,
    publicUrl,
    warn,
    log,
  });
  dashboard.get('/api/guest-data', compress(), guestData.getGuestData);
  dashboard.get('/api/changes', guestData.streamChanges);

  const households = createHouseholdRoutes(source);
  dashboard.post('/api/households', smallBody, households.postHousehold);
  dashboard.post('/api/households/:key/reply', smallBody, households.postReply);
  dashboard.post('/api/households/:key/confirm', smallBody, households.postConfirmation);
  dashboard.post('/api/households/:key/withdraw', smallBody, households.postWithdrawal);
  dashboard.post('/api/households/:key/restore', smallBody, households.postRestoration);

  const householdData = createHouseholdDataRoutes(database, source, getSiteAddress);
  dashboard.get('/api/households/:key/data', householdData.getData);
  dashboard.post('/api/households/:key/erase', smallBody, requireCouple, householdData.postErasure);

  const guestList = createGuestListRoutes(database, source);
  const edits = createGuestListEditRoutes(database, source);
  const codes = createInvitationCodeRoutes(database);
  dashboard.post('/api/guest-list/preview', listBody, guestList.previewGuestList);
  dashboard.post('/api/guest-list/import', undoBody, guestList.postImport);
  dashboard.post('/api/guest-list/merge', smallBody, edits.postMerge);
  dashboard.post('/api/guest-list/bulk', listBody, edits.postBulkChange);
  dashboard.post('/api/guest-list/undo', undoBody, edits.postUndo);
  dashboard.put('/api/guest-list/:id', smallBody, edits.putGuestListEntry);
  dashboard.delete('/api/guest-list/:id', edits.removeGuestListEntry);
  dashboard.post('/api/guest-list/:id/split', smallBody, edits.postSplit);
  dashboard.post('/api/guest-list/:id/code', smallBody, codes.postInvitationCode);
  dashboard.delete('/api/guest-list/:id/code', codes.deleteInvitationCode);
  dashboard.put('/api/guest-list/:id/matches/:key', smallBody, guestList.putMatch);
  dashboard.delete('/api/guest-list/:id/matches/:key', guestList.deleteMatch);

  const singleEmails = createEmailRoutes({ database, emails });
  dashboard.get('/api/emails', singleEmails.getEmails);
  dashboard.get('/api/emails/preview/:kind', singleEmails.previewEmail);
  dashboard.post('/api/emails/:id/resend', smallBody, singleEmails.postResend);
  dashboard.route('/api/mailings', createMailingRoutes({ database, source, emails }));

  const draft = createWebsiteRoutes(database, website);
  dashboard.get('/api/website', draft.getDraft);
  dashboard.post('/api/website/draft', listBody, draft.postDraft);
  dashboard.post('/api/website/draft/discard', smallBody, draft.postDiscard);
  dashboard.get('/api/website/changes', draft.getChanges);
  dashboard.get('/api/website/publish', draft.getPublish);
  dashboard.post('/api/website/publish', smallBody, draft.postPublish);
  dashboard.get('/api/website/versions', draft.getVersions);
  dashboard.get('/api/website/versions/:id', draft.getVersion);
  dashboard.post('/api/website/versions/:id/restore', smallBody, draft.postRestore);

  const preview = createPreviewRoutes(database, website);
  dashboard.post('/api/website/preview', listBody, preview.postPreview);
  dashboard.get('/api/website/pictures/:file', preview.getPictureFile);
  dashboard.get('/api/website/preview-links', preview.getLinks);
  dashboard.post('/api/website/preview-links', smallBody, preview.postLink);
  dashboard.delete('/api/website/preview-links/:id', preview.deleteLink);

  const announcement = createAnnouncementRoutes(database, website, announcements);
  dashboard.get('/api/announcement', announcement.getAnnouncement);
  dashboard.put('/api/announcement', smallBody, announcement.putAnnouncement);
  dashboard.delete('/api/announcement', announcement.deleteAnnouncement);

  const pictures = createPictureRoutes(database);
  dashboard.get('/api/pictures', pictures.getPictures);
  dashboard.post('/api/pictures', pictureBody, pictures.postPicture);
  dashboard.get('/api/pictures/:id', pictures.getPicture);
  dashboard.get('/api/pictures/:id/thumbnail', pictures.getThumbnail);
  dashboard.delete('/api/pictures/:id', pictures.deletePicture);

  const share = createShareLinkRoutes(database, source);
  dashboard.get('/api/share-links', share.getLinks);
  dashboard.post('/api/share-links', smallBody, share.postLink);
  dashboard.delete('/api/share-links/:id', share.deleteLink);

  const exportRoutes = createExportRoutes(database, source, getSiteAddress, warn);
  dashboard.get('/api/exports/:file', exportRoutes.getExport);

  const data = createDataRoutes(database, dataDir, remoteBackups);
  dashboard.get('/api/backup.db', data.getDatabaseBackup);
  dashboard.get('/api/backup.json', data.getJsonBackup);
  dashboard.get('/api/backup-copies', data.getBackupCopies);
  dashboard.post('/api/delete-all-data', smallBody, requireCouple, data.postDeleteAllData);

  dashboard.all('/api/*', () => {
    throw dashboardErrors.notFound();
  });
  return dashboard;
}
