import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Context } from 'hono';
import type { ByteRange } from '../backups/remote/remote-storage.ts';

type File = {
  size: number;
  type: string;
  /** Of exactly these bytes. */
  etag: string;
  open(range: ByteRange): Promise<Readable>;
};

/** Sends a file, or the part of it that the browser asks for. Headers that were set before are sent as well. */
export async function sendFile(c: Context, { size, type, etag, open }: File): Promise<Response> {
  c.header('ETag', etag);
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304);
  c.header('Accept-Ranges', 'bytes');
  // A browser that has the beginning of another file gets all of this one.
  const isSame = (c.req.header('If-Range') ?? etag) === etag;
  const range = isSame ? parseRange(c.req.header('Range'), size) : null;
  if (range === 'unsatisfiable') return c.body(null, 416, { 'Content-Range': `bytes */${size}` });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  c.header('Content-Type', type);
  c.header('Content-Length', String(end - start + 1));
  if (range) c.header('Content-Range', `bytes ${start}-${end}/${size}`);
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return c.body(null, status);
  const stream = await open({ start, end });
  return c.body(Readable.toWeb(stream) as ReadableStream, status);
}

/** Sends a smaller size of a picture. Nobody has stored its length, so it is read before it is sent. */
export async function sendPicture(
  c: Context,
  { etag, open }: { etag: string; open(): Promise<Readable> },
): Promise<Response> {
  c.header('ETag', etag);
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304);
  const bytes = await buffer(await open());
  return c.body(Uint8Array.from(bytes), 200, { 'Content-Type': 'image/webp' });
}

/** One range of bytes; null for several, which a server may ignore. */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
