// For processes of their own: decoders are written in C, and a hostile file must not reach the server's memory.
import { crc32, deflateSync } from 'node:zlib';
import type { Sharp } from 'sharp';
import { PICTURE_LIMITS } from '../../../domain/website/picture-limits.ts';
import type { CleanResult, PictureIssue } from './clean-picture.ts';
import { detectPictureFormat, type PictureFormat } from './picture-format.ts';

// heic-decode needs all pixels in memory several times: 48 million take 760 MB.
const MAX_HEIC_PIXELS = 50_000_000;

const OPTIONS = { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' } as const;

type SharpModule = typeof import('sharp').default;

export class PictureRejection extends Error {
  readonly result: CleanResult;
  constructor(rejection: PictureIssue, size?: { width: number; height: number }) {
    super(rejection);
    this.result = { rejection, ...size };
  }
}

/** The pixels in sRGB, upright and scaled down, and the header of the file. Throws PictureRejection. */
export async function decodePicture(bytes: Buffer, maxSide: number) {
  const format = detectPictureFormat(bytes);
  if (format === null || format === 'svg') {
    throw new PictureRejection(format === 'svg' ? 'drawing' : 'unknown-format');
  }
  // Only now, because loading them takes most of the time of an upload that is rejected.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Only the decoders of the accepted formats.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
  });
  const { header, data, info } = await decode(sharp, bytes, format, maxSide);
  const { width, height, channels } = info;
  return { header, info, getPixels: () => sharp(data, { raw: { width, height, channels } }) };
}

async function decode(sharp: SharpModule, bytes: Buffer, format: PictureFormat, maxSide: number) {
  // Reads the header only: a picture of too many pixels is never decoded.
  const header = await sharp(bytes, { ...OPTIONS, limitInputPixels: false }).metadata();
  const { width, height } = header;
  const maxPixels = format === 'heic' ? MAX_HEIC_PIXELS : PICTURE_LIMITS.pixels;
  if (width * height > maxPixels || Math.max(width, height) > PICTURE_LIMITS.side) {
    throw new PictureRejection('too-many-pixels', { width, height });
  }
  const input =
    format === 'heic'
      ? await decodeHeicFile(sharp, bytes, header.icc, maxSide)
      : sharp(bytes, OPTIONS).autoOrient();
  const scaled = scaleDown(input, maxSide).toColourspace('srgb').raw();
  return { header, ...(await scaled.toBuffer({ resolveWithObject: true })) };
}

/** sharp has no decoder for HEIC. The other one applies the rotation, and ignores the colour profile. */
async function decodeHeicFile(
  sharp: SharpModule,
  buffer: Buffer,
  profile: Buffer | undefined,
  maxSide: number,
): Promise<Sharp> {
  const { default: decodeHeic } = await import('heic-decode');
  const { data, width, height } = await decodeHeic({ buffer });
  const raw = { width, height, channels: 4 } as const;
  const image = scaleDown(sharp(Buffer.from(data.buffer), { raw, ...OPTIONS }), maxSide);
  if (!profile) return image;
  const png = await image.png({ compressionLevel: 0 }).toBuffer();
  return sharp(attachProfile(png, profile), OPTIONS);
}

export function scaleDown(image: Sharp, maxSide: number): Sharp {
  return image.resize({
    width: maxSide,
    height: maxSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
}

/** Adds an `iCCP` chunk after the header: an iPhone's colours are in Display P3. */
function attachProfile(png: Buffer, profile: Buffer): Buffer {
  const HEADER_END = 33;
  const data = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(data));
  return Buffer.concat([
    png.subarray(0, HEADER_END),
    length,
    data,
    checksum,
    png.subarray(HEADER_END),
  ]);
}
