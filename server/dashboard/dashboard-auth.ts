import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AttemptLimiter } from '../access/attempt-limiter.ts';
import type { HostAccess } from '../access/host-access.ts';
import { createPasswordCheck } from '../access/password-check.ts';
import { createDashboardSigner } from '../access/session-signer.ts';
import type { Database } from '../database/database.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Log } from '../log.ts';
import { DASHBOARD_SESSION_DAYS, endSession, isSignedOut } from '../tables/dashboard-sessions.ts';
import { writeIfPossible } from './write-if-possible.ts';

// An earlier name, like the signer's: another one would sign the couple out.
const COOKIE = 'desk-session';

export type DashboardEnv = { Variables: { session: string }; Bindings: Partial<HttpBindings> };

export type DashboardAuth = {
  access: HostAccess;
  attempts: AttemptLimiter;
  getVisitor: (c: Context) => Visitor;
};

/** Creates the handlers that sign in and out, and the guard for all other routes. */
export function createDashboardAuth(
  database: Database,
  { access, attempts, getVisitor }: DashboardAuth,
  warn: Log['warn'],
) {
  const signer = createDashboardSigner(access);
  const checkPassword = createPasswordCheck(signer.isPassword, attempts);
  /** Sessions whose end is not in the database yet. */
  const ended = new Set<string>();

  /** The id of the session if it is valid. */
  async function getSession(c: Context): Promise<string | null> {
    const id = signer.verifyToken(getCookie(c, COOKIE));
    if (id === null || ended.has(id)) return null;
    return (await isSignedOut(database, id)) ? null : id;
  }

  const requireSession: MiddlewareHandler<DashboardEnv> = async (c, next) => {
    const session = await getSession(c);
    if (session === null) throw dashboardErrors.signedOut();
    c.set('session', session);
    await next();
  };

  async function signIn(c: Context<DashboardEnv>): Promise<Response> {
    const { address, isHttps } = getVisitor(c);
    await checkPassword(c, address);
    setCookie(c, COOKIE, signer.createToken(), {
      path: '/host',
      httpOnly: true,
      sameSite: 'Strict',
      secure: isHttps,
      maxAge: DASHBOARD_SESSION_DAYS * 24 * 60 * 60,
    });
    return c.body(null, 204);
  }

  async function signOut(c: Context<DashboardEnv>): Promise<Response> {
    const { session } = c.var;
    ended.add(session);
    await writeIfPossible(
      endSession(database, session).then(() => ended.delete(session)),
      warn,
    );
    deleteCookie(c, COOKIE, { path: '/host', secure: getVisitor(c).isHttps });
    return c.body(null, 204);
  }

  return { requireSession, getSession, signIn, signOut };
}
