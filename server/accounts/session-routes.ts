import type { Context } from 'hono';
import type { SessionsResponse } from '../../domain/dashboard/dashboard-api.ts';
import type { SessionGenerations } from '../platform/access/sessions.ts';
import { renewGeneration } from '../platform/access/sessions.ts';
import type { Database } from '../platform/database/database.ts';
import { dashboardErrors } from '../platform/http/dashboard-error.ts';
import type { DashboardEnv } from './dashboard-auth.ts';
import { endSession, listSessions } from './dashboard-sessions.ts';

/** The dashboard's routes of sessions. */
export function createSessionRoutes(
  database: Database,
  generations: SessionGenerations,
  hasLock: boolean,
) {
  /** Sends the dashboard's sessions, and whether the guests have sessions, too. */
  async function getSessions(c: Context<DashboardEnv>): Promise<Response> {
    const sessions = (await listSessions(database)).map(({ hostId: _, ...session }) => ({
      ...session,
      isCurrent: session.id === c.var.session,
    }));
    return c.json({ sessions, hasGuestSessions: hasLock } satisfies SessionsResponse);
  }

  /** Ends a session; a co-host can end only their own. */
  async function deleteSession(c: Context<DashboardEnv>): Promise<Response> {
    const { host } = c.var;
    const sessions = await listSessions(database);
    const session = sessions.find(({ id }) => id === c.req.param('id'));
    if (session && host && session.hostId !== host.id) throw dashboardErrors.coupleOnly();
    // A session that is not listed has ended already. Other ids must not fill the table.
    if (session) await endSession(database, session.id);
    return c.body(null, 204);
  }

  /** Ends the sessions of all guests, of every device. */
  async function postEndGuestSessions(c: Context): Promise<Response> {
    if (!hasLock) throw dashboardErrors.notFound();
    await renewGeneration(database, 'gate');
    await generations.reload();
    return c.body(null, 204);
  }

  return { getSessions, deleteSession, postEndGuestSessions };
}
