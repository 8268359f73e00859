import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Queries } from '../../platform/database/database.ts';
import { dashboardErrors } from '../../platform/http/dashboard-error.ts';
import { CONTENT_PICTURES, type ContentFiles } from '../content-files.ts';
import { findPicture, parsePictureFile, readPictureBytes } from './pictures.ts';

export type PictureFile = { type: string; bytes: Uint8Array };

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

/** Sends the picture named in the request's path; throws DashboardError. */
export async function sendPictureFile(
  c: Context,
  queries: Queries,
  files: Pick<ContentFiles, 'pictures'>,
): Promise<Response> {
  const picture = await readPictureFile(queries, c.req.param('file') ?? '', files);
  if (!picture) throw dashboardErrors.pictureNotFound();
  return c.body(Uint8Array.from(picture.bytes), 200, {
    'Content-Type': picture.type,
    'Cache-Control': 'private, max-age=3600',
  });
}
