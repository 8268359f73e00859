import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type Context, Hono } from 'hono';
import pLimit from 'p-limit';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { PICTURE_LIMITS } from '../../../domain/website/picture-limits.ts';
import type { Picture } from '../../../domain/website/website-api.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { limitBodyTo } from '../../platform/http/request-body.ts';
import { rejections } from '../../platform/rejections.ts';
import { listDraftSections } from '../draft.ts';
import { listDocumentsAfter } from '../wedding-versions.ts';
import { cleanPicture } from './clean-picture.ts';
import {
  deletePicture,
  findPicture,
  insertPicture,
  listPictures,
  readPictureBytes,
  readTotalSize,
  type StoredPicture,
  toPictureFile,
} from './pictures.ts';

/** Each waits for its client and then for its turn to be decoded, in a process of 50 MB. */
const MAX_UPLOADS = 3;
const MAX_WAITING_UPLOADS = 12;

const PICTURE_ID = /[0-9a-f]{32}/g;

/** The pictures that the couple uploads. */
export function createPictureRoutes(database: Database) {
  const findUsed = createUsedPictures();
  const runUpload = pLimit(MAX_UPLOADS);

  async function requireSpace(bytes = 0): Promise<void> {
    if ((await readTotalSize(database)) + bytes <= PICTURE_LIMITS.totalBytes) return;
    const { picturesFull } = getMessages('website').errors;
    throw rejections.pictureRejected(picturesFull(PICTURE_LIMITS.totalBytes / 1_000_000));
  }

  async function sendPicture(c: Context, column: 'bytes' | 'thumbnail') {
    const id = c.req.param('id') ?? '';
    const picture = await findPicture(database, id);
    const bytes = picture && (await readPictureBytes(database, id, column));
    if (!bytes) throw rejections.pictureNotFound();
    return c.body(Uint8Array.from(bytes), 200, {
      'Content-Type': column === 'bytes' ? picture.type : 'image/webp',
      // A picture never changes. An hour, because the session may end on a shared computer.
      'Cache-Control': 'private, max-age=3600',
    });
  }

  return (
    new Hono()
      .get('/', async (c) => {
        const pictures = await listPictures(database);
        const used = await findUsed(database);
        return c.json({
          pictures: pictures.map((picture) => toPicture(picture, used.has(picture.id))),
          totalBytes: pictures.reduce((sum, { size }) => sum + size, 0),
          maxTotalBytes: PICTURE_LIMITS.totalBytes,
        });
      })
      // Stores an upload as it was decoded and encoded again; see clean-picture.ts.
      .post('/', limitBodyTo(PICTURE_LIMITS.bytes, '30 MB'), async (c) => {
        const { body } = c.req.raw;
        if (!body) throw rejections.pictureRejected(getMessages('website').errors.noPicture);
        if (runUpload.pendingCount >= MAX_WAITING_UPLOADS) {
          // The server does not read the body.
          c.header('Connection', 'close');
          throw rejections.tooManyUploads();
        }
        return runUpload(async () => {
          await requireSpace();
          const picture = await cleanPicture(Readable.fromWeb(body as ReadableStream<Uint8Array>));
          await requireSpace(picture.bytes.length);
          const stored = await findPicture(database, await insertPicture(database, picture));
          if (!stored) throw rejections.pictureNotFound();
          const used = await findUsed(database);
          return c.json(toPicture(stored, used.has(stored.id)), 201);
        });
      })
      .get('/:id', (c) => sendPicture(c, 'bytes'))
      .get('/:id/thumbnail', (c) => sendPicture(c, 'thumbnail'))
      .delete('/:id', async (c) => {
        const id = c.req.param('id');
        await database.exclusiveTransaction(async (queries) => {
          if ((await findUsed(queries)).has(id)) throw rejections.pictureUsed();
          await deletePicture(queries, id);
        });
        return c.body(null, 204);
      })
  );
}

function toPicture(picture: StoredPicture, isUsed: boolean): Picture {
  const { id, width, height, size, uploadedAt } = picture;
  return { id, file: toPictureFile(picture), width, height, size, uploadedAt, isUsed };
}

/** Returns a function that finds the ids of all pictures that the draft or any version uses. */
function createUsedPictures() {
  // Versions never change, so each is read once.
  const inVersions = new Set<string>();
  let lastVersion = 0;

  return async (queries: Queries): Promise<Set<string>> => {
    for (const { id, document } of await listDocumentsAfter(queries, lastVersion)) {
      for (const [picture] of document.matchAll(PICTURE_ID)) inVersions.add(picture);
      lastVersion = id;
    }
    const used = new Set(inVersions);
    for (const { content } of await listDraftSections(queries)) {
      for (const [picture] of (content ?? '').matchAll(PICTURE_ID)) used.add(picture);
    }
    return used;
  };
}
