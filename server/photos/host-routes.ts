import { createHash } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import {
  type HostPhoto,
  type HostPhotosResponse,
  type HostPhotosSummary,
  newTableLinkSchema,
  type PhotoArchiveResponse,
  type PhotoSpace,
  type PhotoStep,
  photoChangesSchema,
  photoSettingsChangesSchema,
} from '../../domain/photos/host-photos-api.ts';
import { PHOTO_SIZES } from '../../domain/photos/photos-api.ts';
import { localizeOnce } from '../../domain/wedding/localize.ts';
import { recordActivity } from '../accounts/activity.ts';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import type { ByteRange } from '../backups/remote/remote-storage.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { findExistingFolder } from '../platform/files.ts';
import { getPathId, jsonBody, largeBody, queryOf } from '../platform/http/request-body.ts';
import { rejections } from '../platform/rejections.ts';
import type { Website } from '../website/website.ts';
import { type ArchivedPhoto, planArchive, readPart } from './archive.ts';
import { type PhotoFiles, toSizeName } from './photo-files.ts';
import type { PhotoService } from './photo-service.ts';
import { putPhotoSettings, readPhotoSettings } from './photo-settings.ts';
import {
  binPhotos,
  countPhotos,
  deletePhotos,
  findPhoto,
  listPhotos,
  readPhotoTotals,
  restorePhotos,
  type StoredPhoto,
  updatePhotos,
} from './photos.ts';
import { sendFile, sendPicture } from './send-file.ts';
import { createTableLink, endTableLink, findTableLink, listTableLinks } from './table-links.ts';
import { RESERVED_BYTES } from './uploads.ts';

const MAX_TABLE_LINKS = 50;

type Options = {
  database: Database;
  website: Pick<Website, 'current'>;
  /** Null on a site without photographs. */
  photos: Pick<PhotoService, 'files'> | null;
};

/** The photographs in the dashboard. */
export function createHostPhotoRoutes({ database, website, photos }: Options) {
  function getFiles(): PhotoFiles {
    if (!photos) throw rejections.notFound();
    return photos.files;
  }

  async function readSpace(queries: Queries, maxBytes: number): Promise<PhotoSpace> {
    const { bytes } = await readPhotoTotals(queries);
    const freeBytes = Math.max(0, Math.min(maxBytes - bytes, readFreeBytes(getFiles())));
    return { usedBytes: bytes, freeBytes };
  }

  async function readAll(queries: Queries): Promise<HostPhotosResponse> {
    const settings = await readPhotoSettings(queries);
    const { celebrate, timeZone } = localizeOnce(website.current().document);
    return {
      photos: (await listPhotos(queries)).map(toHostPhoto),
      settings,
      tableLinks: await listTableLinks(queries),
      space: await readSpace(queries, settings.maxBytes),
      events: celebrate.events.map(({ id, title }) => ({ id, title })),
      timeZone,
    };
  }

  const getTimeZone = () => website.current().document.timeZone;

  function toEntry({ event, guestName, sha256, size, takenAt, type }: StoredPhoto): ArchivedPhoto {
    const { celebrate } = localizeOnce(website.current().document);
    const title = celebrate.events.find(({ id }) => id === event)?.title ?? event;
    const extension = EXTENSIONS[type] ?? 'bin';
    return { hash: sha256, bytes: size, extension, takenAt, event: title, name: guestName };
  }

  /** The ZIP files of a choice, such as 'favourites'. */
  async function plan(of = 'all') {
    const timeZone = getTimeZone();
    const photos = (await listPhotos(database))
      .filter(({ deletedAt, event, isFavourite }) => {
        if (deletedAt !== null) return false;
        return of === 'all' || (of === 'favourites' ? isFavourite === 1 : of === `event:${event}`);
      })
      // In the order of the day, as they are read.
      .reverse()
      .map(toEntry);
    return { parts: planArchive(photos, timeZone), timeZone };
  }

  return new Hono<DashboardEnv>()
    .get('/archive', queryOf('of'), async (c) => {
      const { parts } = await plan(c.req.valid('query').of);
      const answer: PhotoArchiveResponse = {
        parts: parts.map(({ bytes, entries }, index) => ({
          ...{ part: index + 1, count: entries.length, bytes },
        })),
      };
      return c.json(answer);
    })
    .get('/download', queryOf('of', 'part'), async (c) => {
      const files = getFiles();
      const { of, part: number } = c.req.valid('query');
      const { parts, timeZone } = await plan(of);
      const part = parts[Number(number ?? 1) - 1];
      if (!part) throw rejections.notFound();
      const { bytes: size, etag } = part;
      const name = parts.length === 1 ? 'photographs.zip' : `photographs-${number}.zip`;
      c.header('Content-Disposition', `attachment; filename="${name}"`);
      return sendFile(c, {
        ...{ size, type: 'application/zip', etag },
        async open({ start, end }) {
          // A download that continues is not another one.
          if (start === 0) {
            await recordActivity(database, c.var.actor, 'photographs-downloaded', name);
          }
          const range = { start, end: end + 1 };
          const zip = readPart(part, timeZone, ({ hash }) => readFile(files, hash), range);
          return Readable.from(zip, { objectMode: false });
        },
      });
    })
    .get('/files/:id/:file', async (c) => {
      const photo = await findPhoto(database, c.req.param('id'));
      const name = photo && getStoredName(photo, c.req.param('file'));
      if (!name) throw rejections.notFound();
      const etag = `"${name}"`;
      // An hour, because the session may end on a shared computer.
      c.header('Cache-Control', 'private, max-age=3600');
      c.header('Content-Disposition', toDisposition(toEntry(photo), getTimeZone()));
      const open = async (range?: ByteRange) => (await getFiles().open()).read(name, range);
      if (name === photo.sha256) {
        return sendFile(c, { size: photo.size, type: photo.type, etag, open });
      }
      return sendPicture(c, { etag, open });
    })
    .get('/', compress(), async (c) => {
      const answer = await database.snapshot(readAll);
      const hash = createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
      const etag = `W/"${hash.slice(0, 22)}"`;
      c.header('ETag', etag);
      return c.req.header('If-None-Match') === etag ? c.body(null, 304) : c.json(answer);
    })
    .get('/summary', async (c) => {
      if (!photos) return c.json(null);
      const summary = await database.snapshot(async (queries): Promise<HostPhotosSummary> => {
        const { maxBytes, mode } = await readPhotoSettings(queries);
        const space = await readSpace(queries, maxBytes);
        return { ...(await countPhotos(queries)), mode, space };
      });
      return c.json(summary);
    })
    .post('/changes', jsonBody(photoChangesSchema, largeBody), async (c) => {
      const { steps } = c.req.valid('json');
      await database.exclusiveTransaction(async (queries) => {
        for (const step of steps) await applyStep(queries, step);
        const deleted = steps.flatMap((step) =>
          'action' in step && step.action === 'delete-for-good' ? step.ids : [],
        );
        if (deleted.length > 0) {
          await recordActivity(queries, c.var.actor, 'photographs-deleted', `${deleted.length}`);
        }
      });
      return c.body(null, 204);
    })
    .patch('/settings', jsonBody(photoSettingsChangesSchema), async (c) => {
      const changes = c.req.valid('json');
      await database.exclusiveTransaction(async (queries) =>
        putPhotoSettings(queries, { ...(await readPhotoSettings(queries)), ...changes }),
      );
      return c.body(null, 204);
    })
    .post('/table-links', jsonBody(newTableLinkSchema), async (c) => {
      const { label } = c.req.valid('json');
      const link = await database.exclusiveTransaction(async (queries) => {
        const links = await listTableLinks(queries);
        if (links.filter(({ endedAt }) => endedAt === null).length >= MAX_TABLE_LINKS) {
          throw rejections.invalid(getMessages('photos').links.tooMany(MAX_TABLE_LINKS));
        }
        await recordActivity(queries, c.var.actor, 'table-link-created', label);
        return createTableLink(queries, label);
      });
      return c.json(link, 201);
    })
    .delete('/table-links/:id', async (c) => {
      const id = getPathId(c);
      await database.exclusiveTransaction(async (queries) => {
        const link = await findTableLink(queries, { id });
        if (!link || !(await endTableLink(queries, id))) return;
        await recordActivity(queries, c.var.actor, 'table-link-ended', link.label);
      });
      return c.body(null, 204);
    });
}

/** By the type of the content. */
const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
};

/** The name in the storage: of the original, or of a smaller size once it is made. */
function getStoredName({ kind, sha256, sizes }: StoredPhoto, file: string): string | null {
  if (file === 'original' || (file === 'video' && kind === 'video')) return sha256;
  const size = PHOTO_SIZES.find((one) => String(one) === file);
  return size !== undefined && sizes === 'made' ? toSizeName(sha256, size) : null;
}

/** The name of the file as in the ZIP files. */
function toDisposition(photo: ArchivedPhoto, timeZone: string): string {
  const [part] = planArchive([photo], timeZone);
  const name = encodeURIComponent(part?.entries[0]?.name ?? '').replaceAll("'", '%27');
  return `attachment; filename="photograph.${photo.extension}"; filename*=UTF-8''${name}`;
}

async function* readFile(files: PhotoFiles, sha256: string): AsyncGenerator<Uint8Array> {
  const storage = await files.open();
  yield* await storage.read(sha256);
}

/** The free space of the disk for photographs; a bucket has no limit. */
function readFreeBytes({ folder, isBucket }: PhotoFiles): number {
  if (isBucket) return Number.POSITIVE_INFINITY;
  const { bavail, blocks, bsize } = statfsSync(findExistingFolder(folder));
  // Some file systems do not report their size.
  if (blocks === 0) return Number.POSITIVE_INFINITY;
  // Rounded down, so that the answer does not change whenever something writes to the disk.
  return Math.floor((bavail * bsize - RESERVED_BYTES) / 100_000_000) * 100_000_000;
}

async function applyStep(queries: Queries, step: PhotoStep): Promise<void> {
  if (!('action' in step)) {
    const { isFavourite, ...change } = step.change;
    return updatePhotos(queries, step.ids, {
      ...change,
      ...(isFavourite !== undefined && { isFavourite: Number(isFavourite) }),
    } as Parameters<typeof updatePhotos>[2]);
  }
  if (step.action === 'delete') return binPhotos(queries, step.ids, 'couple');
  if (step.action === 'restore') return restorePhotos(queries, step.ids);
  return deletePhotos(queries, step.ids);
}

function toHostPhoto(photo: StoredPhoto): HostPhoto {
  const { id, kind, width, height, takenAt, addedAt, event, status, deletedAt } = photo;
  return {
    ...{ id, kind, width, height, takenAt, addedAt, event, status, deletedAt },
    bytes: photo.size,
    name: photo.guestName,
    addedBy: photo.device === null ? 'couple' : 'guest',
    isFavourite: photo.isFavourite === 1,
  };
}
