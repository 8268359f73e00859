// A process of its own: decoders are written in C, and a hostile file must not reach the server's memory.
// It reads a picture from stdin and writes it to a pipe, decoded, rotated, without metadata, scaled down
// and encoded again. The first line is a CleanResult.
import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { CleanResult } from './clean-picture.ts';
import { decodePicture, PictureRejection, scaleDown } from './decode-picture.ts';

/** Enough for a screen of 1,280 pixels at twice the density. */
const MAX_SIDE = 2560;
const THUMBNAIL_SIDE = 480;

const upload = await buffer(process.stdin);
const output = await clean(upload).catch((error) => ({ result: toRejection(error), files: [] }));
const result = createWriteStream('', { fd: Number(process.argv[2]) });
result.write(`${JSON.stringify(output.result)}\n`);
for (const file of output.files) result.write(file);
result.end();

async function clean(bytes: Buffer): Promise<{ result: CleanResult; files: Buffer[] }> {
  const { info, getPixels } = await decodePicture(bytes, MAX_SIDE);
  const { width, height, channels } = info;
  const isOpaque = channels < 4 || (await getPixels().stats()).isOpaque;
  const picture = isOpaque
    ? getPixels().removeAlpha().jpeg({ quality: 88 })
    : getPixels().webp({ quality: 90 });
  const encoded = await picture.toBuffer();
  const thumbnail = await scaleDown(getPixels(), THUMBNAIL_SIDE).webp({ quality: 70 }).toBuffer();
  const type = isOpaque ? 'image/jpeg' : 'image/webp';
  return { result: { type, width, height, size: encoded.length }, files: [encoded, thumbnail] };
}

/** The decoders' own messages are for developers. */
function toRejection(error: unknown): CleanResult {
  return error instanceof PictureRejection ? error.result : { rejection: 'damaged' };
}
