import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Database, Queries } from '../../platform/database/database.ts';
import { defineTable } from '../../platform/database/table.ts';
import { rejections } from '../../platform/rejections.ts';
import { CONTENT_PICTURES, type ContentFiles } from '../content-files.ts';

export const picturesTable = defineTable(
  'pictures',
  {
    id: 'text',
    uploaded_at: 'text',
    type: 'text',
    width: 'integer',
    height: 'integer',
    bytes: 'bytes',
    thumbnail: 'bytes',
  },
  { title: 'pictures', contains: 'website', rowsPerRead: 1 },
);

const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;
export type PictureType = keyof typeof EXTENSIONS;

/** An uploaded picture without its bytes. */
export type StoredPicture = {
  id: string;
  uploadedAt: string;
  type: PictureType;
  width: number;
  height: number;
  size: number;
};

/** A decoded and encoded picture. */
export type CleanPicture = Pick<StoredPicture, 'type' | 'width' | 'height'> & {
  bytes: Uint8Array;
  thumbnail: Uint8Array;
};

/** Stores a picture and returns its id. The same picture is stored once. */
export async function insertPicture(
  database: Pick<Database, 'insert'>,
  { type, width, height, bytes, thumbnail }: CleanPicture,
): Promise<string> {
  const id = toPictureId(bytes);
  // With `insert`, because on SQLite another thread then writes the megabytes.
  await database.insert({
    sql:
      'INSERT INTO pictures (id, type, width, height, bytes, thumbnail)' +
      ' VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING',
    params: [id, type, width, height, bytes, thumbnail],
  });
  return id;
}

/** The pictures without their bytes, newest first. */
export function listPictures(queries: Queries): Promise<StoredPicture[]> {
  return queries.query(`SELECT ${SUMMARY} FROM pictures ORDER BY uploaded_at DESC, id`);
}

export async function findPicture(queries: Queries, id: string): Promise<StoredPicture | null> {
  const [row] = await queries.query<StoredPicture>(
    `SELECT ${SUMMARY} FROM pictures WHERE id = $1`,
    [id],
  );
  return row ?? null;
}

/** How many bytes all pictures have together, without their thumbnails. */
export async function readTotalSize(queries: Queries): Promise<number> {
  const [row] = await queries.query<{ size: number }>(
    'SELECT coalesce(sum(length(bytes)), 0) AS size FROM pictures',
  );
  return Number(row?.size);
}

export async function readPictureBytes(
  queries: Queries,
  id: string,
  column: 'bytes' | 'thumbnail' = 'bytes',
): Promise<Uint8Array | null> {
  const [row] = await queries.query<{ bytes: Uint8Array }>(
    `SELECT ${column} AS bytes FROM pictures WHERE id = $1`,
    [id],
  );
  return row?.bytes ?? null;
}

export async function deletePicture(queries: Queries, id: string): Promise<void> {
  await queries.query('DELETE FROM pictures WHERE id = $1', [id]);
}

/** The first half of the SHA-256, as 32 hexadecimal digits. */
export function toPictureId(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** The name under which a document refers to the picture. */
export function toPictureFile({ id, type }: Pick<StoredPicture, 'id' | 'type'>): string {
  return `${id}.${EXTENSIONS[type]}`;
}

/** The id in the name of an uploaded picture; null for a file of `content/pictures/`. */
export function parsePictureFile(file: string): string | null {
  return /^([0-9a-f]{32})\.(?:jpg|webp)$/.exec(file)?.[1] ?? null;
}

const SUMMARY = 'id, uploaded_at AS "uploadedAt", type, width, height, length(bytes) AS size';

type PictureFile = { type: string; bytes: Uint8Array };

/** A picture by its name in a document: an uploaded one, or a file in `content/pictures/`. */
export async function readPictureFile(
  queries: Queries,
  file: string,
  files: Pick<ContentFiles, 'pictures'>,
): Promise<PictureFile | null> {
  const id = parsePictureFile(file);
  const picture = id ? await findPicture(queries, id) : null;
  const bytes = picture && (await readPictureBytes(queries, picture.id));
  if (bytes) return { type: picture.type, bytes };
  // Only names of the list, so no other file can be read.
  if (!files.pictures.has(file)) return null;
  const type = getMimeType(file) ?? 'application/octet-stream';
  return { type, bytes: await readFile(join(CONTENT_PICTURES, file)) };
}

/** Sends the picture named in the request's path; throws Rejection. */
export async function sendPictureFile(
  c: Context,
  queries: Queries,
  files: Pick<ContentFiles, 'pictures'>,
): Promise<Response> {
  const picture = await readPictureFile(queries, c.req.param('file') ?? '', files);
  if (!picture) throw rejections.pictureNotFound();
  return c.body(Uint8Array.from(picture.bytes), 200, {
    'Content-Type': picture.type,
    'Cache-Control': 'private, max-age=3600',
  });
}
