import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Part of the cache key. Increase it when the encoding below changes. */
const ENCODING_VERSION = 4;

type Format = {
  extension: 'avif' | 'webp' | 'jpeg' | 'png';
  options: (width: number) => object;
};

// Effort 3 is four times as fast as 4 and costs 0.5% in size. Effort 2 is twice as fast again, costs 3%
// more, and is enough for the widest pictures.
const AVIF: Format = {
  extension: 'avif',
  options: (width) => ({ quality: 52, effort: width > 960 ? 2 : 3 }),
};
const WEBP: Format = { extension: 'webp', options: () => ({ quality: 74 }) };
const PHOTO_FALLBACK: Format = {
  extension: 'jpeg',
  options: () => ({ quality: 78, mozjpeg: true }),
};
const DRAWING_FALLBACK: Format = { extension: 'png', options: () => ({ palette: true }) };

export type PictureFiles = {
  /** The size of the fallback in pixels. */
  width: number;
  height: number;
  /** A CSS background that is shown until the picture has loaded. */
  placeholder: string;
  /** Identifies the original and the encoding version. */
  hash: string;
  dir: string;
  /** The files in `dir`: the width and the format, `480.avif`. */
  names: string[];
  /** The widths that exist as AVIF and as WebP, in ascending order. */
  widths: number[];
  /** The name of the file for browsers without AVIF and WebP. */
  fallback: string;
};

/**
 * Encodes a picture in several widths and formats. The files are cached under the hash of the original
 * and contain none of its metadata (location, camera).
 */
export async function encodePicture(
  original: string,
  requestedWidths: readonly number[],
  cacheDir: string,
): Promise<PictureFiles> {
  const bytes = await readFile(original);
  const { autoOrient: size, format } = await sharp(bytes).metadata();
  const isDrawing = format === 'svg';
  const widths = isDrawing ? [...requestedWidths] : withoutUpscaling(requestedWidths, size.width);
  const hash = createHash('sha256').update(`${ENCODING_VERSION}`).update(bytes).digest('base64url');
  const dir = join(cacheDir, hash);
  await mkdir(dir, { recursive: true });

  async function encode(width: number, { extension, options }: Format): Promise<string> {
    const name = `${width}.${extension}`;
    const path = join(dir, name);
    if (await hasContent(path)) return name;
    // Drawings are rendered at the requested width instead of being scaled up from their own.
    const density = Math.max(1, Math.min(2400, (72 * width) / size.width));
    const image = sharp(bytes, isDrawing ? { density } : {})
      .autoOrient()
      .resize({ width });
    // The same picture under another name may be encoded at the same time.
    const tempPath = `${path}.${randomUUID()}.tmp`;
    const written = await image.toFormat(extension, options(width)).toFile(tempPath);
    await rename(tempPath, path);
    if (written.size === 0) throw new Error(`${path} is empty after encoding.`);
    return name;
  }

  const width = widths[Math.floor((widths.length - 1) / 2)] ?? size.width;
  const fallback = await encode(width, isDrawing ? DRAWING_FALLBACK : PHOTO_FALLBACK);
  const names = await Promise.all(
    widths.flatMap((width) => [encode(width, AVIF), encode(width, WEBP)]),
  );
  return {
    width,
    height: Math.round((size.height * width) / size.width),
    placeholder: isDrawing ? 'transparent' : await createPlaceholder(bytes),
    hash: hash.slice(0, 8),
    dir,
    names: [...names, fallback],
    widths,
    fallback,
  };
}

/** Replaces the widths beyond the original's by the original's own. */
function withoutUpscaling(widths: readonly number[], originalWidth: number): number[] {
  const smaller = widths.filter((width) => width <= originalWidth);
  return smaller.length === widths.length ? smaller : [...smaller, originalWidth];
}

/** A gradient of the pale average colours of the upper, middle and lower third. */
async function createPlaceholder(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .toColourspace('srgb')
    // Averaging makes colours dull.
    .modulate({ saturation: 2 })
    .resize({ width: 1, height: 3, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thirds = [0, 1, 2].map((third) => {
    const color = [...data.subarray(third * info.channels).subarray(0, 3)];
    // Four bits per channel (#abc) are enough for a placeholder.
    return color.map((channel) => Math.round((0.6 * channel + 102) / 17).toString(16)).join('');
  });
  return `linear-gradient(${thirds.map((third) => `#${third}`)})`;
}

async function hasContent(path: string): Promise<boolean> {
  return stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );
}
