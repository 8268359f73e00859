import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiError } from '../http/api-error.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Settings } from '../settings.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';
import { passwordCheck } from './password-check.ts';
import { sessionSigner } from './session-signer.ts';

const COOKIE = 'gate-session';
// From the invitation to the day itself: a guest who enters once is not asked again on the boat.
const DAYS = 180;

export type GateLock = {
  /** Whether the visitor was let in, and the password is still the same. */
  isOpenTo(c: Context): boolean;
  /** Refuses everything after it to who was not let in. */
  refuseStrangers(apiErrors: () => ApiError): MiddlewareHandler;
  /** Lets in who sends the password. */
  enter(c: Context): Promise<Response>;
  /** Ends what this browser was let in by; other devices of the guest stay let in. */
  forget(c: Context): Response;
};

type Options = {
  settings: Settings;
  secret: string | null;
  attempts: AttemptLimiter;
  visitorOf: (c: Context) => Visitor;
};

/**
 * `GATE=server`: the password is compared here, and opens by a cookie that only this site signs. With
 * `GATE=page` there is no lock.
 */
export function gateLock({ settings, secret, attempts, visitorOf }: Options): GateLock | null {
  const { gate, sitePassword: password } = settings;
  if (gate === 'page') return null;
  if (secret === null) throw new Error('The lock has no secret to sign with.');
  const signer = sessionSigner({ name: 'gate session', days: DAYS, password, secret });
  const checkPassword = passwordCheck(signer.isPassword, attempts);
  const isOpenTo = (c: Context) => signer.idOf(getCookie(c, COOKIE)) !== null;

  return {
    isOpenTo,
    refuseStrangers: (apiErrors) => async (c, next) => {
      if (!isOpenTo(c)) throw apiErrors();
      await next();
    },
    async enter(c) {
      const { address, byHttps } = visitorOf(c);
      await checkPassword(c, address);
      setCookie(c, COOKIE, signer.issue(), {
        path: '/',
        httpOnly: true,
        // Not Strict: the link in an invitation's mail must find the door open.
        sameSite: 'Lax',
        secure: byHttps,
        maxAge: DAYS * 24 * 60 * 60,
      });
      return c.body(null, 204);
    },
    forget(c) {
      deleteCookie(c, COOKIE, { path: '/', secure: visitorOf(c).byHttps });
      // What is private is kept for a year: no script can take it from the browser's own cache.
      c.header('Clear-Site-Data', '"cache"');
      return c.body(null, 204);
    },
  };
}
