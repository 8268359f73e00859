// Reads a photograph from stdin and writes its smaller sizes to a pipe, without metadata; see decode-picture.ts. The
// first line is a MadeSizes, or empty for a file that cannot be decoded.
import { createWriteStream } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import exifReader from 'exif-reader';
import { PHOTO_SIZES } from '../../domain/photos/photos-api.ts';
import { decodePicture, scaleDown } from '../website/pictures/decode-picture.ts';
import type { MadeSizes } from './photo-sizes.ts';

const QUALITY = 78;

// Replies come first.
setPriority(constants.priority.PRIORITY_LOW);
const output = await makeSizes(await buffer(process.stdin)).catch(() => null);
const result = createWriteStream('', { fd: Number(process.argv[2]) });
result.write(`${output ? JSON.stringify(output.made) : ''}\n`);
for (const file of output?.files ?? []) result.write(file);
result.end();

async function makeSizes(bytes: Buffer): Promise<{ made: MadeSizes; files: Buffer[] }> {
  const { header, info, getPixels } = await decodePicture(bytes, Math.max(...PHOTO_SIZES));
  const files = [];
  for (const size of PHOTO_SIZES) {
    files.push(await scaleDown(getPixels(), size).webp({ quality: QUALITY }).toBuffer());
  }
  const { width, height } = info;
  return {
    made: { width, height, lengths: files.map(({ length }) => length), ...readTime(header.exif) },
    files,
  };
}

/** The local time in the picture, and its offset from UTC if the camera knew it. */
function readTime(exif: Buffer | undefined): Pick<MadeSizes, 'localTime' | 'offset'> {
  try {
    const { Photo } = exif ? exifReader(exif) : {};
    const { DateTimeOriginal: time, OffsetTimeOriginal: offset } = Photo ?? {};
    if (!time || Number.isNaN(time.getTime())) return {};
    const isOffset = /^[+-]\d\d:\d\d$/.test(offset ?? '');
    return { localTime: time.toISOString().slice(0, 19), ...(isOffset && { offset }) };
  } catch {
    return {};
  }
}
