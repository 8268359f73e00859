import { Readable } from 'node:stream';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { parseInvitationCode } from '../../domain/invitations/invitation-code.ts';
import { arePhotosOpen } from '../../domain/photos/photo-opening.ts';
import {
  type GuestPhoto,
  type GuestPhotosResponse,
  PHOTO_SIZES,
  PHOTOS_PATH,
  type PhotoSettings,
  type PhotosState,
  TABLE_LINK_ERRORS,
  TABLE_LINK_PATH,
} from '../../domain/photos/photos-api.ts';
import { getFirstLanguage } from '../../domain/wedding/languages.ts';
import { toLocalTime } from '../../domain/wedding/zone-time.ts';
import type { AttemptLimiter } from '../platform/access/attempt-limiter.ts';
import type { Database } from '../platform/database/database.ts';
import { noStore, requireSameOrigin } from '../platform/http/middleware.ts';
import { smallBody } from '../platform/http/request-body.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import { acceptLanguage } from '../platform/language.ts';
import type { Website } from '../website/website.ts';
import { toSizeName } from './photo-files.ts';
import type { PhotoService } from './photo-service.ts';
import { readPhotoSettings } from './photo-settings.ts';
import {
  binPhotos,
  countVisiblePhotos,
  findVisiblePhoto,
  listVisiblePhotos,
  type StoredPhoto,
} from './photos.ts';
import { sendFile, sendPicture } from './send-file.ts';
import { findTableLink, listTableLinks } from './table-links.ts';
import { createVisibility, isGalleryOpen, type Viewer } from './viewers.ts';

export type GuestRouteOptions = PhotoService & {
  database: Database;
  /** Counts codes that open nothing. */
  attempts: AttemptLimiter;
  website: Pick<Website, 'current'>;
  getVisitor: (c: Context) => Visitor;
};

const PHOTOS_PER_PAGE = 300;
/** In wider windows, the first tile may show the larger size. */
const PHONE = '(max-width: 520px)';
const STATUS = { 'no-access': 401, 'not-found': 404 } as const;

/** The requests of the guests' page of photographs, and the table links. */
export function createGuestPhotoRoutes(options: GuestRouteOptions): Hono {
  const { database, files, videos, uploads, viewers, lock, attempts, website, getVisitor } =
    options;
  const reject = (c: Context, code: keyof typeof STATUS) =>
    c.json({ code }, STATUS[code], { 'Cache-Control': 'no-store' });
  const getLanguageOf = (c: Context) => c.req.query('language') ?? null;

  async function findVisible(c: Context): Promise<{ photo: StoredPhoto; viewer: Viewer } | null> {
    const viewer = await viewers.find(c);
    const visibility = createVisibility(viewer, await readPhotoSettings(database));
    const photo = await findVisiblePhoto(database, c.req.param('id') ?? '', visibility);
    return photo && { photo, viewer };
  }

  async function getAdding(settings: PhotoSettings): Promise<PhotosState['adding']> {
    if (!arePhotosOpen(settings, website.current().document)) return 'closed';
    return (await uploads.hasRoom()) ? 'open' : 'full';
  }

  /** The page of photographs in a language of the visitor. */
  function findPage(c: Context, fragment = ''): string {
    const { languages } = website.current().document;
    const first = getFirstLanguage({ languages });
    const language = acceptLanguage(c, languages, first);
    return (language === first ? PHOTOS_PATH : `/${language}${PHOTOS_PATH}`) + fragment;
  }

  async function receive(c: Context): Promise<Response> {
    const viewer = await viewers.find(c);
    if (viewer.access === 'none') return reject(c, 'no-access');
    return uploads.handle(c, {
      address: getVisitor(c).address,
      device: viewers.rememberDevice(c, viewer),
      tableLink: viewer.tableLink,
      events: viewer.events.map(({ id }) => id),
      isGuest: true,
    });
  }

  async function listPage(
    viewer: Viewer,
    settings: PhotoSettings,
    { after, isOnlyOwn }: { after?: string | undefined; isOnlyOwn?: boolean } = {},
  ): Promise<GuestPhotosResponse> {
    const visibility = createVisibility(viewer, settings, isOnlyOwn);
    const formatTime = createTimeFormat(viewer.wedding);
    const rows = await listVisiblePhotos(
      database,
      visibility,
      parseCursor(after),
      PHOTOS_PER_PAGE + 1,
    );
    const page = rows.slice(0, PHOTOS_PER_PAGE);
    const last = rows.length > PHOTOS_PER_PAGE ? page.at(-1) : undefined;
    return {
      photos: page.map((photo) => toGuestPhoto(photo, { viewer, settings, formatTime })),
      next: last ? formatCursor(last) : null,
      total: await countVisiblePhotos(database, visibility),
    };
  }

  /** The first picture loads beside the page's script on phones, which have slow networks. */
  const preloadFirst: MiddlewareHandler = async (c, next) => {
    // The page is served also without the database.
    const first = await findFirst(c).catch(() => null);
    if (first?.sizes === 'made') {
      const address = `${PHOTOS_PATH}/files/${first.id}/${PHOTO_SIZES[0]}`;
      c.header('Link', `<${address}>; rel=preload; as=image; fetchpriority=high; media="${PHONE}"`);
    }
    await next();
  };

  async function findFirst(c: Context): Promise<StoredPhoto | undefined> {
    const viewer = await viewers.find(c);
    const settings = await readPhotoSettings(database);
    if (!isGalleryOpen(viewer, settings)) return undefined;
    const [first] = await listVisiblePhotos(database, createVisibility(viewer, settings), null, 1);
    return first;
  }

  async function sendSize(c: Context, { id, sha256, sizes }: StoredPhoto): Promise<Response> {
    const size = PHOTO_SIZES.find((one) => String(one) === c.req.param('size'));
    if (size === undefined || sizes !== 'made') return reject(c, 'not-found');
    setFileHeaders(c, `photograph-${id}.webp`);
    const open = async () => (await files.open()).read(toSizeName(sha256, size));
    return sendPicture(c, { etag: `"${id}-${size}"`, open });
  }

  async function sendVideo(c: Context, { id, kind, sha256, type, size }: StoredPhoto) {
    if (kind !== 'video') return reject(c, 'not-found');
    setFileHeaders(c, `video-${id}.${type === 'video/mp4' ? 'mp4' : 'mov'}`);
    return sendFile(c, {
      ...{ size, type, etag: `"${id}"` },
      open: async (range) => Readable.from(await videos.read(sha256, size, range)),
    });
  }

  const photos = new Hono()
    .use(requireSameOrigin)
    .get('/state', noStore, compress(), async (c) => {
      const viewer = await viewers.find(c, getLanguageOf(c));
      const settings = await readPhotoSettings(database);
      // Now, so that two uploads at once are of one device.
      if (viewer.access !== 'none') viewers.rememberDevice(c, viewer);
      const isOpen = isGalleryOpen(viewer, settings);
      const links = viewer.access === 'all' ? await listTableLinks(database) : [];
      const link = links.find(({ endedAt }) => endedAt === null);
      return c.json({
        access: viewer.access,
        mode: settings.mode,
        revealAt: settings.revealAt,
        isGalleryOpen: isOpen,
        first: isOpen ? await listPage(viewer, settings) : null,
        adding: await getAdding(settings),
        events: viewer.events,
        couple: viewer.access === 'none' ? null : viewer.wedding.couple,
        tableLink: link ? TABLE_LINK_PATH + link.code : null,
      } satisfies PhotosState);
    })
    .get('/list', noStore, compress(), async (c) => {
      const viewer = await viewers.find(c, getLanguageOf(c));
      if (viewer.access === 'none') return reject(c, 'no-access');
      const settings = await readPhotoSettings(database);
      const isOnlyOwn = c.req.query('own') !== undefined;
      return c.json(await listPage(viewer, settings, { after: c.req.query('after'), isOnlyOwn }));
    })
    .post('/enter', noStore, smallBody, lock.enter)
    .all('/uploads', noStore, receive)
    .all('/uploads/:upload', noStore, receive)
    .get('/files/:id/:size', async (c) => {
      const found = await findVisible(c);
      if (!found) return reject(c, 'not-found');
      return c.req.param('size') === 'video' ? sendVideo(c, found.photo) : sendSize(c, found.photo);
    })
    .delete('/:id', noStore, async (c) => {
      const found = await findVisible(c);
      if (!found || found.photo.device !== found.viewer.device) return reject(c, 'not-found');
      await binPhotos(database, [found.photo.id], 'guest');
      return c.body(null, 204);
    });

  return new Hono()
    .get(`${TABLE_LINK_PATH}:code`, noStore, async (c) => {
      const { address } = getVisitor(c);
      const seconds = await attempts.take(address);
      if (seconds > 0) return c.redirect(findPage(c, TABLE_LINK_ERRORS.tooMany), 303);
      const code = parseInvitationCode(c.req.param('code')) ?? '';
      const link = await findTableLink(database, { code });
      if (link) await attempts.refund(address);
      // The answer to a wrong code is the same.
      if (!link || link.endedAt !== null)
        return c.redirect(findPage(c, TABLE_LINK_ERRORS.ended), 303);
      viewers.openTable(c, link);
      return c.redirect(findPage(c), 303);
    })
    .on('GET', [PHOTOS_PATH, `/:language{[a-z]{2}}${PHOTOS_PATH}`], preloadFirst)
    .route(PHOTOS_PATH, photos);
}

/** Nothing in a file can run or load anything, also if a browser takes it for a page. */
export const fileHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.req.path.startsWith(`${PHOTOS_PATH}/files/`)) return;
  c.res.headers.set(
    'Content-Security-Policy',
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  );
};

/** A browser asks each time, because the next guest on it may not see the file. `Vary` would only make it load the file again. */
function setFileHeaders(c: Context, name: string): void {
  c.header('Cache-Control', 'private, no-cache');
  c.header('Content-Disposition', `attachment; filename="${name}"`);
}

/** Formats times in the zone and the language of the wedding: days with the year if it is not that of the wedding. */
function createTimeFormat({ celebrate, locale, timeZone }: Viewer['wedding']) {
  const year = celebrate.events[0]?.startsAt.slice(0, 4);
  const createFormat = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options });
  const dayFormat = createFormat({ weekday: 'long', day: 'numeric', month: 'long' });
  const longFormat = createFormat({ dateStyle: 'full' });
  const timeFormat = createFormat({ timeStyle: 'short' });
  return (instant: string): Pick<GuestPhoto, 'takenAt' | 'day' | 'time'> => {
    const takenAt = toLocalTime(instant, timeZone);
    const date = new Date(instant);
    const day = (takenAt.startsWith(`${year}-`) ? dayFormat : longFormat).format(date);
    // The formatter's special spaces are replaced by ordinary ones.
    return { takenAt, day, time: timeFormat.format(date).replaceAll(/\s/g, ' ') };
  };
}

type Reader = {
  viewer: Viewer;
  settings: PhotoSettings;
  formatTime: ReturnType<typeof createTimeFormat>;
};

function toGuestPhoto(photo: StoredPhoto, { viewer, settings, formatTime }: Reader): GuestPhoto {
  const { id, kind, width, height, event, guestName } = photo;
  const { device } = viewer;
  const { showsNames } = settings;
  const isOwn = device !== null && photo.device === device;
  const isNamed = guestName !== null && (showsNames || isOwn);
  return {
    ...{ id, kind, width, height, event, isOwn },
    ...formatTime(photo.takenAt),
    ...(isNamed && { name: guestName }),
  };
}

type Cursor = Pick<StoredPhoto, 'takenAt' | 'id'>;

function formatCursor({ takenAt, id }: Cursor): string {
  return `${takenAt}~${id}`;
}

/** Null for the first page, and for a cursor that this server did not make. */
function parseCursor(text = ''): Cursor | null {
  const [, takenAt, id] = /^([\d-]{10}T[\d:.]{12}Z)~([\w-]{22})$/.exec(text) ?? [];
  const isTime = takenAt !== undefined && !Number.isNaN(Date.parse(takenAt));
  return isTime && id !== undefined ? { takenAt, id } : null;
}
