import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { deskSessions, SESSION_DAYS } from '../access/desk-session.ts';
import type { HostAccess } from '../access/host-access.ts';
import { passwordCheck } from '../access/password-check.ts';
import type { Tries } from '../access/tries.ts';
import type { Database } from '../database/database.ts';
import { deskRefusal } from '../http/desk-refusal.ts';
import type { Visitor } from '../http/visitor.ts';
import { endSession, isSignedOut } from '../tables/desk-sessions.ts';

const COOKIE = 'desk-session';

export type DeskEnv = { Variables: { session: string }; Bindings: Partial<HttpBindings> };

export type DeskDoor = {
  access: HostAccess;
  tries: Tries;
  visitorOf: (c: Context) => Visitor;
};

/** Signing in and out, and the guard before everything else of the desk. */
export function deskAccess(database: Database, { access, tries, visitorOf }: DeskDoor) {
  const signer = deskSessions(access);
  const checkPassword = passwordCheck(signer.isPassword, tries);

  async function sessionOf(c: Context): Promise<string | null> {
    const id = signer.idOf(getCookie(c, COOKIE));
    return id !== null && !(await isSignedOut(database, id)) ? id : null;
  }

  const requireSession: MiddlewareHandler<DeskEnv> = async (c, next) => {
    const session = await sessionOf(c);
    if (session === null) throw deskRefusal.signedOut();
    c.set('session', session);
    await next();
  };

  async function signIn(c: Context<DeskEnv>): Promise<Response> {
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

  async function signOut(c: Context<DeskEnv>): Promise<Response> {
    await endSession(database, c.var.session);
    deleteCookie(c, COOKIE, { path: '/host', secure: visitorOf(c).byHttps });
    return c.body(null, 204);
  }

  return { requireSession, sessionOf, signIn, signOut };
}

export function signedIn(c: Context): Response {
  return c.body(null, 204);
}
