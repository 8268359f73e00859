import { open } from 'node:fs/promises';
import { PHOTO_LIMITS } from '../../domain/photos/photos-api.ts';
import { detectPictureFormat } from '../website/pictures/picture-format.ts';

export type FileType = { kind: 'picture' | 'video' | 'captions'; type: string };

/** How many bytes at the start of a file name its type. */
export const HEAD_BYTES = 1024;

const VIDEO_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|dash|M4V |M4VP|MSNV|3gp[4-7])$/;

/** The type by the first bytes, because a name proves nothing; null for a file that is not accepted. */
export async function readFileType(file: string): Promise<FileType | null> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return detectFileType(buffer.subarray(0, bytesRead));
}

function detectFileType(head: Buffer): FileType | null {
  const format = detectPictureFormat(head);
  if (format === 'svg') return null;
  if (format) return { kind: 'picture', type: `image/${format}` };
  if (/^\uFEFF?WEBVTT(?:\s|$)/.test(head.toString('utf8')))
    return { kind: 'captions', type: 'text/vtt' };
  if (head.toString('latin1', 4, 8) !== 'ftyp') return null;
  const brand = head.toString('latin1', 8, 12);
  if (brand === 'qt  ') return { kind: 'video', type: 'video/quicktime' };
  return VIDEO_BRANDS.test(brand) ? { kind: 'video', type: 'video/mp4' } : null;
}

const MAX_BYTES = {
  picture: PHOTO_LIMITS.pictureBytes,
  video: PHOTO_LIMITS.videoBytes,
  captions: PHOTO_LIMITS.captionsBytes,
};

export function getMaxBytes({ kind }: FileType): number {
  return MAX_BYTES[kind];
}
