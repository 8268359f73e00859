import { type Context, Hono } from 'hono';
import { getLastEnd } from '../../domain/wedding/localize.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import type { GuestWishes, OwnWish } from '../../domain/wishes/wishes-api.ts';
import { wishRequestSchema } from '../../domain/wishes/wishes-schema.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { PersonalLinks } from '../invitations/personal-links.ts';
import type { GateLock } from '../platform/access/gate-lock.ts';
import type { Database } from '../platform/database/database.ts';
import { apiErrors } from '../platform/http/api-error.ts';
import { noStore, rejectMethod, rejectOtherSites } from '../platform/http/middleware.ts';
import { parseJsonObject } from '../platform/http/request-body.ts';
import { limitReplyBody } from '../replies/data-api.ts';
import type { ReplyLimits } from '../replies/reply-limits.ts';
import type { Website } from '../website/website.ts';
import { findOwnWish, listShownWishes, putWish } from './wishes.ts';

type Options = {
  database: Database;
  links: PersonalLinks;
  /** Null with GATE=page. */
  lock: GateLock | null;
  limits: ReplyLimits;
  source: Pick<GuestDataSource, 'findInvited'>;
  website: Pick<Website, 'current'>;
};

/** `/wishes`: the wishes that guests read, and that of the household whose personal link was opened. */
export function createGuestWishRoutes({
  database,
  links,
  lock,
  limits,
  source,
  website,
}: Options): Hono {
  const app = new Hono().use('/wishes', noStore, rejectOtherSites);
  if (lock) app.use('/wishes', lock.requirePassword(apiErrors.gateClosed));

  function getSettings(): NonNullable<WeddingDocument['wishes']> {
    const { wishes } = website.current().document;
    if (!wishes) throw apiErrors.formChanged('wish', 'The couple does not ask for wishes any more');
    return wishes;
  }

  async function findEntry(c: Context) {
    const id = await links.find(c);
    return id === null ? null : ((await source.findInvited(id))?.entry ?? null);
  }

  app.get('/wishes', async (c) => {
    const { shown } = getSettings();
    const isShown = shown === 'at-once' || (shown === 'afterwards' && isOver(website));
    const entry = await findEntry(c);
    return c.json({
      shown: isShown ? await listShownWishes(database) : [],
      ...(entry && { own: await findOwnWish(database, entry.id) }),
    } satisfies GuestWishes);
  });

  app.put('/wishes', limits.rejectOverload, limitReplyBody, async (c) => {
    getSettings();
    const entry = await findEntry(c);
    if (!entry) throw apiErrors.noInvitation();
    const { data, error } = wishRequestSchema.safeParse(await parseJsonObject(c.req.raw));
    if (!data) {
      const [issue] = error.issues;
      throw apiErrors.wrongValue(issue?.path.join('.') ?? '', issue?.message ?? '');
    }
    // All tabs of a browser share the cookie.
    if (data.id !== entry.id) throw apiErrors.otherInvitation();
    const newer = await limits.withSlot(() =>
      // Alone, so that of two phones at the same time the second one sees the wish of the first.
      database.exclusiveTransaction((queries) => putWish(queries, { ...data, name: entry.name })),
    );
    if (newer) return c.json(newer satisfies OwnWish, 409);
    return c.json({ id: entry.id }, 201);
  });

  app.all('/wishes', rejectMethod('GET, PUT'));
  return app;
}

function isOver(website: Pick<Website, 'current'>): boolean {
  return Date.now() >= Date.parse(getLastEnd(website.current().document));
}
