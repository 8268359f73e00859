import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { PERSONAL_LINK_COOKIE } from '../../domain/guest-list/invitation.ts';
import { parseInvitationCode } from '../../domain/guest-list/invitation-code.ts';
import type { Queries } from '../database/database.ts';
import type { Visitor } from '../http/visitor.ts';
import { findCode } from '../tables/invitation-codes.ts';

const COOKIE = 'invitation';
// From the invitation to the wedding. Each day of use begins it again.
const SESSION_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The clocks of several copies of the server differ a little. */
const MAX_CLOCK_SKEW_MS = 60_000;
const TOKEN = /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/;

export type PersonalLinks = ReturnType<typeof createPersonalLinks>;

/** Opens personal links and remembers the opened one: a signed cookie has the id of its code. */
export function createPersonalLinks({
  queries,
  secret,
  getVisitor,
  now = Date.now,
}: {
  queries: Queries;
  secret: string;
  getVisitor: (c: Context) => Visitor;
  now?: () => number;
}) {
  const key = createHmac('sha256', secret).update('personal link').digest();
  const sign = (claims: string) => createHmac('sha256', key).update(claims).digest();

  function remember(c: Context, codeId: number): void {
    const claims = `${codeId}.${now()}`;
    const options = {
      path: '/',
      // Not Strict: a link in an email opens the page.
      sameSite: 'Lax',
      secure: getVisitor(c).isHttps,
      maxAge: (SESSION_DAYS * DAY_MS) / 1000,
    } as const;
    const token = `${claims}.${sign(claims).toString('base64url')}`;
    setCookie(c, COOKIE, token, { ...options, httpOnly: true });
    setCookie(c, PERSONAL_LINK_COOKIE, 'true', options);
  }

  function readCookie(c: Context): { codeId: number; ageMs: number } | null {
    const [, id = '', issuedAt, signature = ''] = TOKEN.exec(getCookie(c, COOKIE) ?? '') ?? [];
    const given = Buffer.from(signature, 'base64url');
    const right = sign(`${id}.${issuedAt}`);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const ageMs = now() - Number(issuedAt);
    const isCurrent = ageMs > -MAX_CLOCK_SKEW_MS && ageMs < SESSION_DAYS * DAY_MS;
    return isCurrent ? { codeId: Number(id), ageMs } : null;
  }

  /** Opens the link with this code, and returns its entry of the guest list; null for a wrong code. */
  async function open(c: Context, text: string): Promise<number | null> {
    // A text that is no code takes as long as a wrong one.
    const found = await findCode(queries, { code: parseInvitationCode(text) ?? '' });
    if (!found) return null;
    remember(c, found.id);
    return found.entry;
  }

  return {
    open,
    /** Opens the link whose code was typed in place of the password; false if it is none. */
    openTyped: async (c: Context, text: string): Promise<boolean> =>
      parseInvitationCode(text) !== null && (await open(c, text)) !== null,
    /** The entry whose link this browser has opened; null without one, or after it was revoked. */
    async find(c: Context): Promise<number | null> {
      const cookie = readCookie(c);
      const found = cookie && (await findCode(queries, { id: cookie.codeId }));
      if (found && cookie.ageMs > DAY_MS) remember(c, found.id);
      return found?.entry ?? null;
    },
    forget(c: Context): void {
      const options = { path: '/', secure: getVisitor(c).isHttps };
      for (const name of [COOKIE, PERSONAL_LINK_COOKIE]) deleteCookie(c, name, options);
    },
  };
}
