import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { bodyLimit } from 'hono/body-limit';
import { type Closing, getClosedMessage, getClosingTime } from '../../domain/rsvp-closing.ts';
import type { Database } from '../database/database.ts';
import type { Emails } from '../emails/emails.ts';
import { apiErrors } from '../http/api-error.ts';
import { jsonObject } from '../http/json-body.ts';
import { ANON_KEY } from '../pages/page-globals.ts';
import { parseRsvp } from './parse-rsvp.ts';
import type { ReplyLimits } from './reply-limits.ts';
import { storeReply } from './store-reply.ts';

const BODY_LIMIT = 16 * 1024;
const LIST = 'application/json';
const OBJECT = 'application/vnd.pgrst.object+json';

/** A reply, and a refusal with a guest's words near it, is for no cache to keep. */
export const noStore: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store');
  await next();
};

/** Lets through who shows the page's key, as `apikey`, as `Authorization: Bearer`, or as both. */
export const requireKey: MiddlewareHandler = async (c, next) => {
  const bearer = /^Bearer\s+(.*)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  const keys = [c.req.header('apikey'), bearer].filter(Boolean);
  if (keys.length === 0) throw apiErrors.noKey();
  if (keys.some((key) => key !== ANON_KEY)) throw apiErrors.wrongKey();
  await next();
};

export const limitBody = bodyLimit({
  maxSize: BODY_LIMIT,
  onError: () => {
    throw apiErrors.tooLarge(BODY_LIMIT);
  },
});

/** Stores one reply, until replies close, and answers once it is durable. */
export function postRsvp({
  database,
  emails = null,
  limits: { inPlace },
  closing = {},
}: {
  database: Database;
  emails?: Emails | null;
  limits: Pick<ReplyLimits, 'inPlace'>;
  closing?: Closing;
}) {
  const closes = getClosingTime(closing);
  return async (c: Context): Promise<Response> => {
    refuseQuery(new URL(c.req.url).searchParams);
    const mediaType = acceptedType(c);
    const record = parseRsvp(await jsonObject(c.req.raw));
    if (Date.now() >= closes) throw apiErrors.closed(getClosedMessage(closing));
    const stored = await inPlace(() => storeReply(database, emails, record));

    // `Prefer: resolution=…` finds nothing to resolve: an insert is all that is ever done.
    if (!asksForRow(c.req.header('Prefer'))) return c.body(null, 201);
    return c.body(JSON.stringify(mediaType === OBJECT ? stored : [stored]), 201, {
      'Content-Type': `${mediaType}; charset=utf-8`,
      'Preference-Applied': 'return=representation',
    });
  };
}

export function refuseMethod(allow: string) {
  return (): never => {
    throw apiErrors.method(allow);
  };
}

export function refuseTable(c: Context): never {
  throw apiErrors.noSuchTable(c.req.param('table') ?? '');
}

export function refusePath(): never {
  throw apiErrors.noSuchPath();
}

/** A filter or a conflict target left unheeded would make an answer mean less than was asked. */
function refuseQuery(query: URLSearchParams): void {
  for (const [name, value] of query) {
    if (name !== 'select' || value !== '*') throw apiErrors.query(name);
  }
}

function acceptedType(c: Context): string {
  const type = accepts(c, {
    header: 'Accept',
    supports: [LIST, OBJECT],
    default: LIST,
    match: (wanted, { supports }) => {
      const types = wanted.filter(({ q }) => q > 0).map(({ type }) => type.toLowerCase());
      const open = types.some((type) => type === '*/*' || type === 'application/*');
      return types.find((type) => supports.includes(type)) ?? (open ? LIST : '');
    },
  });
  if (!type) throw apiErrors.mediaType();
  return type;
}

function asksForRow(prefer = ''): boolean {
  return prefer.split(',').some((wish) => wish.trim() === 'return=representation');
}
