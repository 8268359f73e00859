import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { PERSONAL_LINK_COOKIE } from '../../domain/invitations/invitation.ts';
import { parseInvitationCode } from '../../domain/invitations/invitation-code.ts';
import { type Queries, writeIfPossible } from '../platform/database/database.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import type { Log } from '../platform/log.ts';
import { findCode, type InvitationCode, markOpened } from './invitation-codes.ts';

const COOKIE = 'invitation';
// From the invitation to the wedding. Each day of use begins it again.
const SESSION_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The clocks of several copies of the server differ a little. */
const MAX_CLOCK_SKEW_MS = 60_000;
const TOKEN = /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/;
const FEED_TOKEN = /^(\d{1,15})\.([\w-]{43})$/;

export type PersonalLinks = ReturnType<typeof createPersonalLinks>;

/**
 * Opens personal links and remembers the opened one: a cookie has the id of its code. The signature is also over the
 * code, because a database that was set back to an older copy gives the same id to another household.
 */
export function createPersonalLinks({
  queries,
  secret,
  getVisitor,
  warn,
  now = Date.now,
}: {
  queries: Queries;
  secret: string;
  getVisitor: (c: Context) => Visitor;
  warn: Log['warn'];
  now?: () => number;
}) {
  const key = createHmac('sha256', secret).update('personal link').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();

  function remember(c: Context, { id, code }: InvitationCode): void {
    const claims = `${id}.${now()}`;
    const options = {
      path: '/',
      // Not Strict: a link in an email opens the page.
      sameSite: 'Lax',
      secure: getVisitor(c).isHttps,
      maxAge: (SESSION_DAYS * DAY_MS) / 1000,
    } as const;
    const token = `${claims}.${sign(`${claims}.${code}`).toString('base64url')}`;
    setCookie(c, COOKIE, token, { ...options, httpOnly: true });
    setCookie(c, PERSONAL_LINK_COOKIE, 'true', options);
  }

  /** The content of the cookie; null without a current one. It proves nothing before its signature is compared. */
  function parseCookie(c: Context) {
    const [, id, issuedAt, signature = ''] = TOKEN.exec(getCookie(c, COOKIE) ?? '') ?? [];
    const ageMs = now() - Number(issuedAt);
    const isCurrent = ageMs > -MAX_CLOCK_SKEW_MS && ageMs < SESSION_DAYS * DAY_MS;
    return isCurrent ? { claims: `${id}.${issuedAt}`, codeId: Number(id), ageMs, signature } : null;
  }

  function isSigned({ claims, signature }: { claims: string; signature: string }, code: string) {
    const given = Buffer.from(signature, 'base64url');
    const right = sign(`${claims}.${code}`);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  /** Other claims than a cookie's: a calendar app that has the address of the feed cannot open the link. */
  const toFeedClaims = (id: number) => `calendar.${id}`;

  /** Opens the link with this code, and returns its entry of the guest list; null for a wrong code. */
  async function open(c: Context, text: string): Promise<number | null> {
    // A text that is no code takes as long as a wrong one.
    const found = await findCode(queries, { code: parseInvitationCode(text) ?? '' });
    if (!found) return null;
    remember(c, found);
    return found.entry;
  }

  async function findLink(c: Context): Promise<InvitationCode | null> {
    const cookie = parseCookie(c);
    const found = cookie && (await findCode(queries, { id: cookie.codeId }));
    if (!found || !isSigned(cookie, found.code)) return null;
    if (cookie.ageMs > DAY_MS) remember(c, found);
    return found;
  }

  return {
    open,
    /** Opens the link whose code was typed in place of the password; false if it is none. */
    openTyped: async (c: Context, text: string): Promise<boolean> =>
      parseInvitationCode(text) !== null && (await open(c, text)) !== null,
    /** The entry whose link this browser has opened; null without one, or after it was revoked. */
    find: async (c: Context): Promise<number | null> => (await findLink(c))?.entry ?? null,
    /** The same for a request that only a page makes that runs in a browser: stores that the link was opened. */
    async findShown(c: Context): Promise<number | null> {
      const found = await findLink(c);
      if (found && found.openedAt === null && !isPreview(c)) {
        await writeIfPossible(markOpened(queries, found.id, new Date(now())), warn);
      }
      return found?.entry ?? null;
    },
    /** Stands for the opened link in the address of its calendar feed, which has no cookie. It ends with the link. */
    async createFeedToken(c: Context): Promise<string | null> {
      const found = await findLink(c);
      if (!found) return null;
      const signature = sign(`${toFeedClaims(found.id)}.${found.code}`);
      return `${found.id}.${signature.toString('base64url')}`;
    },
    /** The entry whose link the token stands for. */
    async findFeed(token: string): Promise<number | null> {
      const [, id, signature = ''] = FEED_TOKEN.exec(token) ?? [];
      const found = await findCode(queries, { id: Number(id ?? 0) });
      const claims = toFeedClaims(Number(id));
      return found && isSigned({ claims, signature }, found.code) ? found.entry : null;
    },
    forget(c: Context): void {
      const options = { path: '/', secure: getVisitor(c).isHttps };
      for (const name of [COOKIE, PERSONAL_LINK_COOKIE]) deleteCookie(c, name, options);
    },
  };
}

// Messengers and search engines. Those of Apple run the page's scripts and call themselves Facebook's.
const ROBOTS = /bot\b|crawl|spider|preview|externalhit|whatsapp|pagerenderer/i;

/** Whether the page is read for a preview, or before its visitor asks for it. */
function isPreview(c: Context): boolean {
  const purpose = c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '';
  return purpose.includes('prefetch') || ROBOTS.test(c.req.header('user-agent') ?? '');
}
