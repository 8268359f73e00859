// Guests who add photographs as the page does: in parts, from the last one after an interruption.
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PHOTO_LIMITS, PHOTO_UPLOADS_PATH } from '../domain/photos/photos-api.ts';

const TUS = { 'Tus-Resumable': '1.0.0' };
const RETRY_MS = 50;

/** A file that nobody else has, and the photograph that the server has acknowledged for it. */
export type SentPhoto = { sha256: string; size: number; id: string };

/** A JPEG of at least this size, with another content each time. */
export function createPhoto(jpeg: Buffer, bytes: number): Buffer {
  // Decoders ignore what follows the end of the picture.
  const filler = Buffer.alloc(Math.max(0, bytes - jpeg.length - 32), 1);
  return Buffer.concat([jpeg, filler, randomBytes(32)]);
}

/** Enters the password; returns the cookies of the guest. */
export async function enterPhotos(server: string, password: string): Promise<string> {
  const cookies = new Map<string, string>();
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = {
      'Content-Type': 'application/json',
      Cookie: [...cookies.values()].join('; '),
      Origin: server,
    };
    const response = await fetch(server + path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.split('=')[0] ?? '', pair);
    }
    return response;
  };
  const { status } = await request('/photos/enter', {
    method: 'POST',
    body: JSON.stringify({ password }),
  });
  if (status !== 204) throw new Error(`The password answers ${status}.`);
  // Sets the cookie of the device.
  await request('/photos/state');
  return [...cookies.values()].join('; ');
}

/** Sends a photograph until the server has acknowledged it. `getServer` returns null while there is none. */
export async function sendPhoto(
  getServer: () => string | null,
  cookie: string,
  photo: Buffer,
): Promise<SentPhoto> {
  const sha256 = createHash('sha256').update(photo).digest('hex');
  let address: string | null = null;
  for (;;) {
    const server = getServer();
    try {
      if (!server) throw new Error('The server is stopped.');
      const result = await attempt(server, cookie, photo, sha256, address);
      if ('id' in result) return { sha256, size: photo.length, id: result.id };
      address = result.address;
    } catch {
      await pause(RETRY_MS);
    }
  }
}

/** Sends one part; returns the photograph after the last one. */
async function attempt(
  server: string,
  cookie: string,
  photo: Buffer,
  sha256: string,
  address: string | null,
): Promise<{ id: string } | { address: string | null }> {
  const headers = { ...TUS, Cookie: cookie, Origin: server };
  if (!address) {
    const metadata = `filename ${btoa('photo.jpg')},sha256 ${btoa(sha256)}`;
    const created = await fetch(server + PHOTO_UPLOADS_PATH, {
      method: 'POST',
      headers: { ...headers, 'Upload-Length': `${photo.length}`, 'Upload-Metadata': metadata },
    });
    if (created.status === 409) {
      const { id } = (await created.json()) as { id: string };
      return { id };
    }
    await created.text();
    const location = created.headers.get('Location');
    if (created.status !== 201 || !location)
      throw new Error(`The creation answers ${created.status}.`);
    return { address: new URL(location, server).pathname };
  }
  const known = await fetch(server + address, { method: 'HEAD', headers });
  if (known.status === 404 || known.status === 410) return { address: null };
  const offset = Number(known.headers.get('Upload-Offset') ?? Number.NaN);
  if (!known.ok || Number.isNaN(offset)) throw new Error(`The upload answers ${known.status}.`);
  const response = await fetch(server + address, {
    method: 'PATCH',
    headers: {
      ...headers,
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': `${offset}`,
    },
    body: Uint8Array.from(photo.subarray(offset, offset + PHOTO_LIMITS.partBytes)),
  });
  await response.text();
  if (response.status !== 204) throw new Error(`The part answers ${response.status}.`);
  const id = response.headers.get('Photo-Id');
  return id ? { id } : { address };
}
