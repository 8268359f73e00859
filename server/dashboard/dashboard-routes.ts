import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Wedding } from '../../domain/wedding.ts';
import { noStore } from '../data-api/data-api.ts';
import type { Database } from '../database/database.ts';
import type { Emails } from '../emails/emails.ts';
import { KIB, limitBodyTo } from '../http/body-limit.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import { refuseHead, requireSameOrigin } from '../http/same-origin.ts';
import type { Log } from '../log.ts';
import { createGuestDataSource } from '../tables/guest-data.ts';
import {
  createDashboardAuth,
  type DashboardAuth,
  type DashboardEnv,
  signedIn,
} from './dashboard-auth.ts';
import { getDatabaseFile, getRows, postDeleteAllData } from './data-routes.ts';
import { getEmails, postReminders, postResend, previewEmail } from './email-routes.ts';
import { getExport } from './export-routes.ts';
import { getGuestData, streamChanges } from './guest-data-routes.ts';
import {
  deleteMatch,
  postGuestList,
  previewGuestList,
  putMatch,
  removeGuestListEntry,
} from './guest-list-routes.ts';
import { postHousehold, postReply, postWithdrawal } from './household-routes.ts';

/** The dashboard's side of the server, mounted at `/host`: every call the hosts' page makes. */
export function dashboardRoutes({
  database,
  dataDir,
  auth,
  wedding,
  emails,
  stopping,
  log,
}: {
  database: Database;
  dataDir: string;
  auth: DashboardAuth;
  wedding: Wedding;
  /** Null where none are sent. */
  emails: Emails | null;
  /** Ends the open streams. */
  stopping: AbortSignal;
  log: Log;
}): Hono<DashboardEnv> {
  const { requireSession, sessionOf, signIn, signOut } = createDashboardAuth(database, auth);
  const source = createGuestDataSource(database, wedding);
  const isOpen = async (c: Parameters<typeof sessionOf>[0]) => (await sessionOf(c)) !== null;
  const small = limitBodyTo(32 * KIB, '32 kB');
  const list = limitBodyTo(1024 * KIB, '1 MB');
  // What a list of 1 MB becomes as JSON, where every row names its columns.
  const rows = limitBodyTo(4096 * KIB, '4 MB');
  const dashboard = new Hono<DashboardEnv>();

  dashboard.use('/api/*', noStore, refuseHead, requireSameOrigin);
  dashboard.post('/api/session', small, signIn);
  dashboard.use('/api/*', requireSession);
  dashboard.get('/api/session', signedIn);
  dashboard.delete('/api/session', signOut);

  dashboard.get('/api/guest-data', compress(), getGuestData(database, source));
  dashboard.get('/api/changes', streamChanges({ database, source, isOpen, stopping, log }));

  dashboard.post('/api/households', small, postHousehold(database));
  dashboard.post('/api/households/:key/reply', small, postReply(database));
  dashboard.post('/api/households/:key/withdraw', small, postWithdrawal(database, 'withdraw'));
  dashboard.post('/api/households/:key/restore', small, postWithdrawal(database, 'restore'));

  dashboard.post('/api/guest-list/preview', list, previewGuestList(database));
  dashboard.post('/api/guest-list', rows, postGuestList(database));
  dashboard.delete('/api/guest-list/:id', removeGuestListEntry(database));
  dashboard.put('/api/guest-list/:id/matches/:key', small, putMatch(database));
  dashboard.delete('/api/guest-list/:id/matches/:key', deleteMatch(database));

  const deps = { database, source, emails };
  dashboard.get('/api/emails', getEmails(deps));
  dashboard.get('/api/emails/preview/:kind', previewEmail(deps));
  dashboard.post('/api/emails/reminders', list, postReminders(deps));
  dashboard.post('/api/emails/:id/resend', small, postResend(deps));

  dashboard.get('/api/exports/:file', getExport(database, source));
  dashboard.get('/api/backup.db', getDatabaseFile(database, dataDir));
  dashboard.get('/api/backup.json', getRows(database));
  dashboard.post('/api/delete-all-data', small, postDeleteAllData(database, dataDir));

  dashboard.all('/api/*', () => {
    throw dashboardErrors.notFound();
  });
  return dashboard;
}
