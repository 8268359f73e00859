import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AttemptLimiter } from '../access/attempt-limiter.ts';
import { dashboardSessions, SESSION_DAYS } from '../access/dashboard-session.ts';
import type { HostAccess } from '../access/host-access.ts';
import { passwordCheck } from '../access/password-check.ts';
import type { Database } from '../database/database.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import type { Visitor } from '../http/visitor.ts';
import { endSession, isSignedOut } from '../tables/dashboard-sessions.ts';

const COOKIE = 'dashboard-session';

export type DashboardEnv = { Variables: { session: string }; Bindings: Partial<HttpBindings> };

export type DashboardAuth = {
  access: HostAccess;
  attempts: AttemptLimiter;
  visitorOf: (c: Context) => Visitor;
};

/** Creates the handlers that sign in and out, and the guard for all other routes. */
export function createDashboardAuth(
  database: Database,
  { access, attempts, visitorOf }: DashboardAuth,
) {
  const signer = dashboardSessions(access);
  const checkPassword = passwordCheck(signer.isPassword, attempts);

  /** The id of the session if it is valid. */
  async function getSession(c: Context): Promise<string | null> {
    const id = signer.idOf(getCookie(c, COOKIE));
    return id !== null && !(await isSignedOut(database, id)) ? id : null;
  }

  const requireSession: MiddlewareHandler<DashboardEnv> = async (c, next) => {
    const session = await getSession(c);
    if (session === null) throw dashboardErrors.signedOut();
    c.set('session', session);
    await next();
  };

  async function signIn(c: Context<DashboardEnv>): Promise<Response> {
    const { address, byHttps } = visitorOf(c);
    await checkPassword(c, address);
    setCookie(c, COOKIE, signer.issue(), {
      path: '/host',
      httpOnly: true,
      sameSite: 'Strict',
      secure: byHttps,
      maxAge: SESSION_DAYS * 24 * 60 * 60,
    });
    return c.body(null, 204);
  }

  async function signOut(c: Context<DashboardEnv>): Promise<Response> {
    await endSession(database, c.var.session);
    deleteCookie(c, COOKIE, { path: '/host', secure: visitorOf(c).byHttps });
    return c.body(null, 204);
  }

  return { requireSession, getSession, signIn, signOut };
}
