import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { LINK_ERRORS } from '../../domain/invitations/invitation.ts';
import { ENTERED_COOKIE, ENTERED_COOKIE_SECONDS } from '../../domain/pages/entered-cookie.ts';
import { getFirstLanguage, type LanguageCode } from '../../domain/wedding/languages.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { AttemptLimiter } from '../platform/access/attempt-limiter.ts';
import type { GateLock } from '../platform/access/gate-lock.ts';
import { createPasswordCheck } from '../platform/access/password-check.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import { acceptLanguage } from '../platform/language.ts';
import { type Log, limitWarnings } from '../platform/log.ts';
import type { Website } from '../website/website.ts';
import type { PersonalLinks } from './personal-links.ts';

const MAX_LINES_PER_MINUTE = 100;

export type OpeningOptions = {
  links: PersonalLinks;
  /** Null with GATE=page. */
  lock: GateLock | null;
  source: Pick<GuestDataSource, 'findInvited'>;
  envelopes: { seal: (c: Context) => void } | null;
  /** Counts codes that open nothing. */
  attempts: AttemptLimiter;
  /** Its published version has the languages. */
  website: Pick<Website, 'current'>;
  getVisitor: (c: Context) => Visitor;
  log: Log;
};

/** The routes that open a personal link. A link opens the gate, too. */
export function createOpeningRoutes(options: OpeningOptions) {
  const { links, lock, source, envelopes, attempts, website, getVisitor, log } = options;
  const warn = limitWarnings(log, MAX_LINES_PER_MINUTE);
  const checkCode = createPasswordCheck({
    form: 'invitation',
    findOwner: async ({ password }, c) => ((await links.openTyped(c, password)) ? 'guest' : null),
    attempts,
    log,
  });

  function findHome(c: Context, language: LanguageCode | null): string {
    const { languages } = website.current().document;
    const first = getFirstLanguage({ languages });
    const chosen =
      languages.find((code) => code === language) ?? acceptLanguage(c, languages, first);
    return chosen === first ? '/' : `/${chosen}/`;
  }

  async function openGate(c: Context): Promise<void> {
    if (lock) return lock.open(c);
    const secure = getVisitor(c).isHttps;
    const cookie = { path: '/', sameSite: 'Lax', secure, maxAge: ENTERED_COOKIE_SECONDS } as const;
    setCookie(c, ENTERED_COOKIE, 'true', cookie);
  }

  return {
    /** `GET /i/:code`. The answer to a wrong, a revoked and a deleted code is the same. */
    async getLink(c: Context): Promise<Response> {
      const { address } = getVisitor(c);
      const seconds = await attempts.take(address);
      if (seconds > 0) return c.redirect(findHome(c, null) + LINK_ERRORS.tooMany, 303);
      const entry = await links.open(c, c.req.param('code') ?? '');
      if (entry === null) {
        warn({ form: 'invitation', address }, 'sign-in failed');
        return c.redirect(findHome(c, null) + LINK_ERRORS.unknown, 303);
      }
      await attempts.refund(address);
      await openGate(c);
      envelopes?.seal(c);
      const invited = await source.findInvited(entry);
      return c.redirect(findHome(c, invited?.entry.language ?? null), 303);
    },
    /** `POST /invitation`: a code that a guest typed in place of the password, with GATE=page. */
    async postCode(c: Context): Promise<Response> {
      await checkCode(c, getVisitor(c).address);
      await openGate(c);
      return c.body(null, 204);
    },
  };
}
