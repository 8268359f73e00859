import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Upload } from '@tus/server';
import type { Context } from 'hono';
import {
  PHOTO_LIMITS,
  PHOTO_UPLOADS_PATH,
  type UploadRejection,
} from '../../domain/photos/photos-api.ts';
import type { Database } from '../platform/database/database.ts';
import { assertSpace } from '../platform/files.ts';
import { toAddressBlock } from '../platform/http/visitor.ts';
import { type Log, toLoggableError } from '../platform/log.ts';
import { getMaxBytes, HEAD_BYTES, readFileType } from './file-type.ts';
import type { PhotoFiles } from './photo-files.ts';
import { readPhotoSettings } from './photo-settings.ts';
import {
  findPhotoByHash,
  insertPhoto,
  listHashes,
  parsePhotoTime,
  readBytesOfLink,
  readPhotoTotals,
} from './photos.ts';

/** The disk keeps at least this much for replies and backups. */
export const RESERVED_BYTES = 1_000_000_000;
/** Of all guests together. At this number, uploads that have received no part for a while are removed. */
const MAX_OPEN_UPLOADS = 2_000;
const IDLE_MS = 10 * 60_000;
const ABANDONED_MS = 24 * 60 * 60_000;
/** Enough for all guests of a wedding behind one address. */
const MAX_UPLOADS_PER_MINUTE = 600;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** A guest, or the couple, who adds a file. */
export type Uploader = {
  address: string;
  /** The hash of the device's token; null for the couple. */
  device: string | null;
  tableLink: number | null;
  /** The ids of the events that the file may belong to. */
  events: readonly string[];
  /** The couple can add files also while guests cannot, and the files of their website. */
  isGuest: boolean;
};

export type PhotoUploads = ReturnType<typeof createPhotoUploads>;

type Options = {
  database: Database;
  files: PhotoFiles;
  /** Whether guests can add photographs now. */
  canGuestsAdd: () => Promise<boolean>;
  log: Log;
};

const STATUS = {
  closed: 403,
  exists: 409,
  'too-large': 413,
  'wrong-kind': 415,
  damaged: 422,
  'too-many-uploads': 429,
  full: 507,
} satisfies Partial<Record<UploadRejection, number>>;

/** An error that the library sends with its status and body. */
class UploadError extends Error {
  readonly status_code: number;
  readonly body: string;
  constructor(code: keyof typeof STATUS, id?: string) {
    super(code);
    this.status_code = STATUS[code];
    this.body = JSON.stringify({ code, ...(id !== undefined && { id }) });
  }
}

/** The checked values of `Upload-Metadata`, with those of the uploader. */
type UploadMetadata = {
  sha256: string;
  takenAt: string;
  name?: string;
  event?: string;
  device?: string;
  tableLink?: string;
  /** For a video of the website or its captions, which have no row: the website's document names them. */
  use?: 'website';
};

/**
 * Receives files in parts, by the tus protocol. The library stores the parts; this stores the whole file before the
 * last part is answered: on disk or in the bucket, and then its row.
 */
export function createPhotoUploads({ database, files, canGuestsAdd, log }: Options) {
  const uploaders = new WeakMap<Request, Uploader>();
  /** The result of `finish` by the id of the upload: a file is finished once, and its browser may still abort it. */
  const finished = new Map<string, Promise<string>>();
  const addresses = createAddressUsage();
  /** The uploads in progress on this copy of the server; `changedAt` is the time of the last part. */
  const uploads = new Map<string, { size: number; changedAt: number }>();
  /** When a file was stored: the answer to its last part may be lost. */
  const storedForWebsite = new Map<string, number>();
  let server: ReturnType<typeof openServer> | undefined;

  async function openServer() {
    await files.open();
    // Sites without photographs do not load the library.
    const [{ Server }, { FileStore }] = await Promise.all([
      import('@tus/server'),
      import('@tus/file-store'),
    ]);

    class UploadStore extends FileStore {
      override async write(stream: IncomingMessage | Readable, id: string, offset: number) {
        requireSpace(PHOTO_LIMITS.partBytes);
        const end = await super.write(stream, id, offset);
        Object.assign(uploads.get(id) ?? {}, { changedAt: Date.now() });
        // A file of another kind is rejected after its first part.
        if (offset < HEAD_BYTES && end >= HEAD_BYTES) {
          const { size = 0, metadata } = await this.getUpload(id);
          await requireAcceptedFile(id, size, metadata?.use);
        }
        return end;
      }

      override async remove(id: string) {
        uploads.delete(id);
        await super.remove(id);
      }
    }

    // `files.open` has created the folder. An error of the library's own attempt would stop the server.
    Object.defineProperty(UploadStore.prototype, 'checkOrCreateDirectory', { value: () => {} });
    const store = new UploadStore({ directory: files.uploads });
    for (const name of await readdir(files.uploads)) {
      const id = name.replace(/\.json$/, '');
      const upload = name === id ? null : await store.getUpload(id).catch(() => null);
      if (!upload) continue;
      const { mtimeMs } = await stat(toPath(id));
      uploads.set(id, { size: upload.size ?? 0, changedAt: mtimeMs });
    }
    const tus = new Server({
      path: PHOTO_UPLOADS_PATH,
      datastore: store,
      allowedOrigins: [],
      namingFunction: () => randomBytes(16).toString('hex'),
      generateUrl: (request, { id }) => `${new URL(request.url).pathname.replace(/\/$/, '')}/${id}`,
      onUploadCreate: async (request, upload) => ({
        metadata: await checkNewUpload(upload, uploaders.get(request)),
      }),
      onUploadFinish: async (_, upload) => ({ headers: { 'Photo-Id': await finish(upload) } }),
    });
    return { store, tus };
  }

  const getServer = () => {
    server ??= openServer().catch((error) => {
      server = undefined;
      throw error;
    });
    return server;
  };

  function requireSpace(bytes: number): void {
    try {
      assertSpace(files.uploads, bytes + RESERVED_BYTES, 'a photograph');
    } catch {
      throw new UploadError('full');
    }
  }

  async function checkNewUpload(
    { id, size, metadata }: Upload,
    uploader: Uploader | undefined,
  ): Promise<Record<string, string>> {
    const given = metadata ?? {};
    const sha256 = given.sha256 ?? '';
    if (!uploader || !size || !/^[0-9a-f]{64}$/.test(sha256)) throw new UploadError('wrong-kind');
    if (size > PHOTO_LIMITS.videoBytes) throw new UploadError('too-large');
    if (uploader.isGuest && !(await canGuestsAdd())) throw new UploadError('closed');
    if (given.use === 'website' && !uploader.isGuest) {
      if (await isStoredForWebsite(sha256)) throw new UploadError('exists', sha256);
      await requireRoomForUpload(size);
      uploads.set(id, { size, changedAt: Date.now() });
      return { sha256, takenAt: '', use: 'website' } satisfies UploadMetadata;
    }
    const existing = await findPhotoByHash(database, sha256);
    if (existing && existing.deletedBy !== 'guest') {
      const isOwn = uploader.device !== null && existing.device === uploader.device;
      throw new UploadError('exists', isOwn ? existing.id : undefined);
    }
    await requireRoom(size, uploader);
    uploads.set(id, { size, changedAt: Date.now() });
    const name = cleanName(given.name);
    return {
      sha256,
      takenAt: parsePhotoTime(given.takenAt ?? '') ?? new Date().toISOString(),
      ...(name !== '' && { name }),
      ...(given.event && uploader.events.includes(given.event) && { event: given.event }),
      ...(uploader.device !== null && { device: uploader.device }),
      ...(uploader.tableLink !== null && { tableLink: String(uploader.tableLink) }),
    } satisfies UploadMetadata;
  }

  async function requireRoom(size: number, uploader: Uploader): Promise<void> {
    const { maxBytes } = await readPhotoSettings(database);
    const { bytes } = await readPhotoTotals(database);
    const coming = [...uploads.values()].reduce((sum, upload) => sum + upload.size, 0);
    if (bytes + coming + size > maxBytes) throw new UploadError('full');
    await requireRoomForUpload(size);
    if (!uploader.isGuest) return;
    // One code on a table, or one stranger, cannot take all of the space in a day.
    const share = maxBytes / 2;
    if (!addresses.take(uploader.address, size, share)) throw new UploadError('too-many-uploads');
    if (uploader.tableLink === null) return;
    const since = new Date(Date.now() - DAY_MS).toISOString();
    const ofLink = await readBytesOfLink(database, uploader.tableLink, since);
    if (ofLink + size > share) throw new UploadError('too-many-uploads');
  }

  async function requireRoomForUpload(size: number): Promise<void> {
    requireSpace(size);
    if (uploads.size >= MAX_OPEN_UPLOADS) {
      const idle = [...uploads].filter(([, { changedAt }]) => Date.now() - changedAt > IDLE_MS);
      if (idle.length === 0) throw new UploadError('too-many-uploads');
      for (const [id] of idle) await remove(id);
    }
  }

  /** An old file that nothing uses is sent again: it may be removed before the website's draft names it. */
  async function isStoredForWebsite(sha256: string): Promise<boolean> {
    const isNew = Date.now() - (storedForWebsite.get(sha256) ?? 0) < HOUR_MS;
    const isKept = isNew || (await listHashes(database)).includes(sha256);
    return isKept && (await files.has(sha256));
  }

  const toPath = (id: string) => join(files.uploads, id);

  async function remove(id: string): Promise<void> {
    const { store } = await getServer();
    // The file of a stored upload has moved.
    await store
      .remove(id)
      .catch(() => store.configstore.delete(id))
      .catch(() => {});
  }

  async function requireAcceptedFile(id: string, size: number, use: string | null | undefined) {
    const type = await readFileType(toPath(id));
    const isAccepted = type && type.kind !== (use === 'website' ? 'picture' : 'captions');
    if (isAccepted && size <= getMaxBytes(type)) return type;
    await remove(id);
    throw new UploadError(isAccepted ? 'too-large' : 'wrong-kind');
  }

  /** Stores a complete upload, and returns the id of its row; without a row, its hash. */
  function finish(upload: Upload): Promise<string> {
    const result = finished.get(upload.id) ?? store(upload);
    finished.set(upload.id, result);
    result.catch(() => finished.delete(upload.id));
    return result;
  }

  async function store({ id, size = 0, metadata }: Upload): Promise<string> {
    const { sha256, takenAt, name, event, device, tableLink, use } = metadata as UploadMetadata;
    const { kind, type } = await requireAcceptedFile(id, size, use);
    if ((await hashFile(toPath(id))) !== sha256) {
      await remove(id);
      throw new UploadError('damaged');
    }
    const storage = await files.open();
    if (use === 'website') {
      await storage.moveIn(toPath(id), sha256);
      storedForWebsite.set(sha256, Date.now());
      await remove(id);
      return sha256;
    }
    const existing = await findPhotoByHash(database, sha256);
    if (!existing || existing.deletedBy === 'guest') {
      await storage.moveIn(toPath(id), sha256);
      await insertPhoto(database, {
        ...{ takenAt, type, sha256, size },
        kind: kind === 'video' ? kind : 'picture',
        event: event ?? null,
        guestName: name ?? null,
        device: device ?? null,
        tableLink: tableLink === undefined ? null : Number(tableLink),
        status: device === undefined ? 'shown' : 'new',
      });
    }
    await remove(id);
    const photo = await findPhotoByHash(database, sha256);
    if (!photo) throw new Error('The row of a new photograph is missing.');
    return photo.id;
  }

  return {
    /** Handles a request of the protocol. */
    async handle(c: Context, uploader: Uploader): Promise<Response> {
      const { tus, store } = await getServer();
      const id = c.req.path.split('/').at(-1) ?? '';
      if (c.req.method === 'HEAD') {
        // The browser takes a whole upload for a stored photograph, but the server may have been stopped in between.
        const upload = await store.getUpload(id).catch(() => null);
        if (upload && upload.offset === upload.size) {
          try {
            await finish(upload);
          } catch (error) {
            // The file is removed if it is rejected; otherwise its disk or bucket fails, and the browser asks again.
            if (!(error instanceof UploadError)) {
              log.error(toLoggableError(error), 'an uploaded photograph could not be stored');
              return c.body(null, 503, { 'Retry-After': '30' });
            }
          }
        }
      }
      uploaders.set(c.req.raw, uploader);
      const response = await tus.handleWeb(c.req.raw);
      if (c.req.method === 'DELETE') {
        const photo = await finished.get(id)?.catch(() => undefined);
        if (photo !== undefined) response.headers.set('Photo-Id', photo);
      }
      response.headers.delete('Access-Control-Allow-Origin');
      response.headers.delete('Access-Control-Expose-Headers');
      if (response.status === STATUS['too-many-uploads']) response.headers.set('Retry-After', '30');
      return c.newResponse(response.body, response);
    },

    /** Stores the uploads that were complete when the server stopped, and removes abandoned files. */
    async cleanUp(now = Date.now()): Promise<void> {
      const { store } = await getServer();
      // The couple deleted all data, or the disk had no room for the file.
      for (const id of uploads.keys()) if (!existsSync(toPath(id))) uploads.delete(id);
      for (const name of await readdir(files.uploads)) {
        const upload = await store.getUpload(name).catch(() => null);
        if (upload && upload.offset === upload.size) {
          await finish(upload).catch((error) =>
            log.error(toLoggableError(error), 'an uploaded photograph could not be stored'),
          );
          continue;
        }
        const changedAt = (await stat(toPath(name)).catch(() => null))?.mtimeMs ?? now;
        const isDescription = name.endsWith('.json') && existsSync(toPath(name.slice(0, -5)));
        if (now - changedAt > ABANDONED_MS && !isDescription) await remove(name);
      }
    },

    /** Whether there is space for another picture. */
    async hasRoom(): Promise<boolean> {
      const { maxBytes } = await readPhotoSettings(database);
      const { bytes } = await readPhotoTotals(database);
      try {
        requireSpace(PHOTO_LIMITS.pictureBytes);
      } catch {
        return false;
      }
      return bytes < maxBytes;
    },
  };
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: 256 * 1024 }), hash);
  return hash.digest('hex');
}

function cleanName(name: string | null | undefined): string {
  return (name ?? '').replaceAll(/\p{C}/gu, '').trim().slice(0, PHOTO_LIMITS.name);
}

/** Counts new uploads and their bytes for each address; an address is forgotten after a day. */
function createAddressUsage(now = Date.now) {
  type Usage = { day: number; bytes: number; minute: number; uploads: number };
  const used = new Map<string, Usage>();
  return {
    /** Returns false above a limit. */
    take(address: string, bytes: number, maxBytes: number): boolean {
      const time = now();
      for (const [key, { day }] of used) if (time - day > DAY_MS) used.delete(key);
      const key = toAddressBlock(address);
      const usage = used.get(key) ?? { day: time, bytes: 0, minute: time, uploads: 0 };
      used.set(key, usage);
      if (time - usage.minute > MINUTE_MS) Object.assign(usage, { minute: time, uploads: 0 });
      if (usage.uploads >= MAX_UPLOADS_PER_MINUTE || usage.bytes + bytes > maxBytes) return false;
      usage.uploads += 1;
      usage.bytes += bytes;
      return true;
    },
  };
}
