import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import type { Database } from './database.ts';
import { deskRefusal } from './desk-refusal.ts';
import { SESSION_DAYS, sessionSigner } from './desk-session.ts';
import { endSession, isSignedOut } from './desk-sessions-table.ts';
import type { HostAccess } from './host-access.ts';
import { jsonObject } from './json-body.ts';
import { signInTries } from './sign-in-tries.ts';

const COOKIE = 'desk-session';

export type DeskEnv = { Variables: { session: string }; Bindings: Partial<HttpBindings> };

const signInSchema = z.object({ password: z.string().check(z.maxLength(1000)) });

/** Signing in and out, and the guard before everything else of the desk. */
export function deskAccess(database: Database, access: HostAccess) {
  const signer = sessionSigner(access);
  const tries = signInTries();

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
    const address = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
    const body = signInSchema.safeParse(await jsonObject(c.req.raw));
    // From here to the end nothing waits: tries sent all at once are counted one by one.
    const seconds = tries.wait(address);
    if (seconds > 0) throw deskRefusal.slowDown(seconds);
    if (!body.success || !signer.isPassword(body.data.password)) {
      tries.note(address);
      throw deskRefusal.wrongPassword();
    }
    setCookie(c, COOKIE, signer.issue(), {
      path: '/host',
      httpOnly: true,
      sameSite: 'Strict',
      secure: cameByHttps(c),
      maxAge: SESSION_DAYS * 24 * 60 * 60,
    });
    return c.body(null, 204);
  }

  async function signOut(c: Context<DeskEnv>): Promise<Response> {
    await endSession(database, c.var.session);
    deleteCookie(c, COOKIE, { path: '/host', secure: cameByHttps(c) });
    return c.body(null, 204);
  }

  return { requireSession, sessionOf, signIn, signOut };
}

export function signedIn(c: Context): Response {
  return c.body(null, 204);
}

/** Also behind a proxy. Who says so falsely keeps no one's cookie but their own from plain http. */
function cameByHttps(c: Context): boolean {
  return [c.req.url, c.req.header('Origin') ?? '', `${c.req.header('X-Forwarded-Proto')}:`].some(
    (address) => address.startsWith('https:'),
  );
}
