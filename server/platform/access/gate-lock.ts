import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type ApiError, apiErrors } from '../http/api-error.ts';
import { noStore, requireSameOrigin } from '../http/middleware.ts';
import { smallBody } from '../http/request-body.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Log } from '../log.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';
import { createPasswordCheck } from './password-check.ts';
import type { SessionGenerations } from './sessions.ts';
import { createSessionSigner } from './sessions.ts';

const COOKIE = 'gate-session';
// From the invitation to the wedding: a guest enters the password once per device.
const SESSION_DAYS = 180;

export type GateLock = {
  /** Reads whether the couple ended all sessions; at most once a second. */
  refresh: MiddlewareHandler;
  /** Whether the visitor has entered the current password. */
  isOpenTo(c: Context): boolean;
  /** Creates a middleware that rejects visitors who have not entered the password. */
  requirePassword(createError: () => ApiError): MiddlewareHandler;
  /** Gives the visitor a session. */
  open(c: Context): Promise<void>;
  /** Handles a submitted password, or the code of a personal link. */
  enter(c: Context): Promise<Response>;
  /** Ends the session of this browser; the guest's other devices keep theirs. */
  forget(c: Context): Response;
};

type Options = {
  settings: { gate: 'page' | 'server'; sitePassword: string };
  secret: string | null;
  attempts: AttemptLimiter;
  /** Opens the personal link with this code; false without one. */
  openLink?: ((c: Context, code: string) => Promise<boolean>) | undefined;
  generations: SessionGenerations;
  getVisitor: (c: Context) => Visitor;
  log: Log;
};

/**
 * The lock of `GATE=server`: the server compares the password and sets a signed cookie. Null with
 * `GATE=page`.
 */
export function createGateLock({
  settings: { gate, sitePassword: password },
  secret,
  attempts,
  openLink = async () => false,
  generations,
  getVisitor,
  log,
}: Options): GateLock | null {
  if (gate === 'page') return null;
  if (secret === null) throw new Error('GATE=server needs a secret to sign sessions.');
  const signer = createSessionSigner({
    name: 'gate session',
    days: SESSION_DAYS,
    password,
    secret,
  });
  const checkPassword = createPasswordCheck({
    form: 'gate',
    findOwner: async ({ password: given }, c) =>
      signer.isPassword(given) || (await openLink(c, given)) ? 'guest' : null,
    attempts,
    log,
  });
  function isOpenTo(c: Context): boolean {
    const generation = generations.get('gate');
    return generation !== null && signer.verifyToken(getCookie(c, COOKIE), generation) !== null;
  }

  async function open(c: Context): Promise<void> {
    const generation = await generations.load('gate');
    setCookie(c, COOKIE, signer.createToken(generation), {
      path: '/',
      httpOnly: true,
      // Not Strict: a link in an email must open the page without asking for the password again.
      sameSite: 'Lax',
      secure: getVisitor(c).isHttps,
      maxAge: SESSION_DAYS * 24 * 60 * 60,
    });
  }

  return {
    async refresh(c, next) {
      if (getCookie(c, COOKIE)) await generations.refresh();
      await next();
    },
    isOpenTo,
    open,
    requirePassword: (createError) => async (c, next) => {
      if (!isOpenTo(c)) throw createError();
      await next();
    },
    async enter(c) {
      await checkPassword(c, getVisitor(c).address);
      await open(c);
      return c.body(null, 204);
    },
    forget(c) {
      deleteCookie(c, COOKIE, { path: '/', secure: getVisitor(c).isHttps });
      // Private files are cached for a year, and no script can remove them from the HTTP cache.
      c.header('Clear-Site-Data', '"cache"');
      return c.body(null, 204);
    },
  };
}

/** The routes of the gate, and the guards of what is behind it. */
export function createGateRoutes({ enter, forget, requirePassword }: GateLock): Hono {
  const app = new Hono();
  app.post('/gate', noStore, requireSameOrigin, smallBody, enter);
  app.post('/gate/forget', noStore, requireSameOrigin, forget);
  app.use('/rest/*', noStore, requirePassword(apiErrors.gateClosed));
  app.use('/private/*', noStore, requirePassword(apiErrors.passwordRequired));
  return app;
}
