import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { PhotoSettings, PhotosState, TableLink } from '../../domain/photos/photos-api.ts';
import type { Wedding } from '../../domain/wedding/localize.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { createWeddingFinder } from '../invitations/guest-wedding.ts';
import type { PersonalLinks } from '../invitations/personal-links.ts';
import type { GateLock } from '../platform/access/gate-lock.ts';
import type { Queries, Value } from '../platform/database/database.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import { createLinkToken, hashLinkToken } from '../platform/random-code.ts';
import { findTableLink } from './table-links.ts';

const DEVICE_COOKIE = 'photos-device';
const TABLE_COOKIE = 'photos-table';
// Guests add photographs for weeks after the wedding.
const DEVICE_SECONDS = 400 * 24 * 60 * 60;
const TABLE_SECONDS = 60 * 24 * 60 * 60;

/** A visitor who asks for photographs. */
export type Viewer = {
  access: PhotosState['access'];
  /** The hash of the device's token; null before its first visit with access. */
  device: string | null;
  /** The table link that gives access; null for guests with the password or a personal link. */
  tableLink: number | null;
  /** The events that the guest may know of. */
  events: PhotosState['events'];
  wedding: Pick<Wedding, 'celebrate' | 'couple' | 'locale' | 'timeZone'>;
};

type Options = {
  database: Queries;
  secret: string;
  /** Whether the password was entered; also with GATE=page. */
  lock: GateLock;
  links: PersonalLinks | null;
  source: Pick<GuestDataSource, 'findInvited'>;
  findWedding: ReturnType<typeof createWeddingFinder>['findWedding'];
  getVisitor: (c: Context) => Visitor;
};

export type Viewers = ReturnType<typeof createViewers>;

/** Identifies visitors by the cookies of the gate, a personal link, a table link and the device. */
export function createViewers(options: Options) {
  const { database, secret, lock, links, source, findWedding, getVisitor } = options;
  const sign = ({ id, code }: TableLink) =>
    createHmac('sha256', secret).update(`table link ${id} ${code}`).digest();

  function setPhotosCookie(c: Context, name: string, value: string, maxAge: number): void {
    const secure = getVisitor(c).isHttps;
    // Not Strict: a link in a message opens the page.
    setCookie(c, name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
  }

  async function findOpenedLink(c: Context): Promise<TableLink | null> {
    const [, id, signature = ''] =
      /^(\d{1,15})\.([\w-]{43})$/.exec(getCookie(c, TABLE_COOKIE) ?? '') ?? [];
    if (id === undefined) return null;
    const link = await findTableLink(database, { id: Number(id) });
    if (!link || link.endedAt !== null) return null;
    return timingSafeEqual(sign(link), Buffer.from(signature, 'base64url')) ? link : null;
  }

  return {
    async find(c: Context, language: string | null = null): Promise<Viewer> {
      const token = getCookie(c, DEVICE_COOKIE);
      const device = token === undefined ? null : hashLinkToken(token);
      const entry = (await links?.find(c)) ?? null;
      const household = entry === null ? null : (await source.findInvited(entry))?.entry;
      const wedding = findWedding(language, household ?? undefined);
      const events = wedding.celebrate.events.map(({ id, title }) => ({ id, title }));
      const viewer = { device, tableLink: null, events, wedding };
      if (household || lock.isOpenTo(c)) {
        return { ...viewer, access: 'all' };
      }
      const link = await findOpenedLink(c);
      if (link) return { ...viewer, access: 'add', tableLink: link.id };
      return { ...viewer, access: 'none', events: [] };
    },

    /** Gives the browser access by a table link. */
    openTable(c: Context, link: TableLink): void {
      const token = `${link.id}.${sign(link).toString('base64url')}`;
      setPhotosCookie(c, TABLE_COOKIE, token, TABLE_SECONDS);
    },

    /** Gives the device a token unless it has one, and returns its hash. */
    rememberDevice(c: Context, { device }: Viewer): string {
      if (device !== null) return device;
      const token = createLinkToken();
      setPhotosCookie(c, DEVICE_COOKIE, token, DEVICE_SECONDS);
      return hashLinkToken(token);
    },
  };
}

/** Whether the viewer sees the photographs of others now. */
export function isGalleryOpen(
  { access }: Viewer,
  { mode, revealAt }: PhotoSettings,
  now = Date.now(),
): boolean {
  const isRevealed = revealAt === null || Date.parse(revealAt) <= now;
  return access === 'all' && mode !== 'collect' && isRevealed;
}

/**
 * The condition for the rows of `photographs` that the viewer sees: those of the own device, and others' when the
 * couple shows them. A photograph of an event that the viewer does not know, or that was removed, is not shown.
 */
export function createVisibility(
  viewer: Viewer,
  settings: PhotoSettings,
  isOnlyOwn = false,
): { sql: string; params: Value[] } {
  if (viewer.access === 'none') return { sql: '1 = 0', params: [] };
  const isOwn = 'deleted_at IS NULL AND device = $1';
  const params: Value[] = [viewer.device ?? ''];
  if (isOnlyOwn || !isGalleryOpen(viewer, settings)) return { sql: isOwn, params };
  const isShown = settings.mode === 'show' ? "status <> 'hidden'" : "status = 'shown'";
  const places = viewer.events.map(({ id }) => `$${params.push(id)}`);
  const isOfKnownEvent =
    places.length > 0 ? `event IS NULL OR event IN (${places.join()})` : 'event IS NULL';
  return {
    sql: `deleted_at IS NULL AND (device = $1 OR (${isShown} AND (${isOfKnownEvent})))`,
    params,
  };
}
