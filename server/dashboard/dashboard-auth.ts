import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AttemptLimiter } from '../access/attempt-limiter.ts';
import type { HostAccess } from '../access/host-access.ts';
import { createPasswordCheck } from '../access/password-check.ts';
import type { SessionGenerations } from '../access/session-generations.ts';
import { createDashboardSigner } from '../access/session-signer.ts';
import type { Database } from '../database/database.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import type { Visitor } from '../http/visitor.ts';
import { type Log, warnOnceAMinute } from '../log.ts';
import {
  DASHBOARD_SESSION_DAYS,
  endOtherSessions,
  endSession,
  isSignedOut,
  recordSignIn,
} from '../tables/dashboard-sessions.ts';
import { writeIfPossible } from '../tables/write-if-possible.ts';
import { toDeviceName } from './device-name.ts';

// An earlier name, like the signer's: another one would sign the couple out.
const COOKIE = 'desk-session';

export type DashboardEnv = { Variables: { session: string }; Bindings: Partial<HttpBindings> };

export type DashboardAuth = {
  access: HostAccess;
  attempts: AttemptLimiter;
  generations: SessionGenerations;
  getVisitor: (c: Context) => Visitor;
};

/** Creates the handlers that sign in and out, and the guard for all other routes. */
export function createDashboardAuth(
  database: Database,
  { access, attempts, generations, getVisitor }: DashboardAuth,
  log: Log,
) {
  const warn = warnOnceAMinute(log);
  const signer = createDashboardSigner(access);
  const { isPassword } = signer;
  const checkPassword = createPasswordCheck({ form: 'dashboard', isPassword, attempts, log });
  /** Sessions whose end is not in the database yet. */
  const ended = new Set<string>();

  function verifyToken(token: string): string | null {
    const generation = generations.get('dashboard');
    return generation === null ? null : signer.verifyToken(token, generation);
  }

  async function verifyCookie(c: Context): Promise<string | null> {
    const token = getCookie(c, COOKIE);
    if (!token) return null;
    await generations.refresh();
    const id = verifyToken(token);
    if (id !== null) return id;
    // Another copy of the server may have signed this cookie for a new generation.
    await generations.reload();
    return verifyToken(token);
  }

  /** The id of the session if it is valid. */
  async function getSession(c: Context): Promise<string | null> {
    const id = await verifyCookie(c);
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
    await checkPassword(c, getVisitor(c).address);
    const generation = await generations.load('dashboard');
    const token = signer.createToken(generation);
    const session = signer.verifyToken(token, generation) ?? '';
    const device = toDeviceName(c.req.header('User-Agent'));
    await writeIfPossible(recordSignIn(database, session, device), warn);
    setSessionCookie(c, token);
    return c.body(null, 204);
  }

  /** Ends all other sessions, also those that are not in the database. */
  async function signOutOthers(c: Context<DashboardEnv>): Promise<Response> {
    const token = getCookie(c, COOKIE) ?? '';
    const generation = await endOtherSessions(database, c.var.session);
    await generations.reload();
    setSessionCookie(c, signer.renewToken(token, generation));
    return c.body(null, 204);
  }

  function setSessionCookie(c: Context, token: string): void {
    setCookie(c, COOKIE, token, {
      path: '/host',
      httpOnly: true,
      sameSite: 'Strict',
      secure: getVisitor(c).isHttps,
      maxAge: DASHBOARD_SESSION_DAYS * 24 * 60 * 60,
    });
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

  return { requireSession, getSession, signIn, signOut, signOutOthers };
}
