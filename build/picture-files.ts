import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Change it when the making below changes: what was made before is then made anew. */
const RECIPE = 4;

type Target = {
  extension: 'avif' | 'webp' | 'jpeg' | 'png';
  options: (width: number) => object;
};

/**
 * Effort 3 is four times as fast as 4, for 0.5% more; effort 2 is twice as fast again, for 3% more, and
 * enough for the widest.
 */
const AVIF: Target = {
  extension: 'avif',
  options: (width) => ({ quality: 52, effort: width > 960 ? 2 : 3 }),
};
const WEBP: Target = { extension: 'webp', options: () => ({ quality: 74 }) };
const FALLBACK: Target = { extension: 'jpeg', options: () => ({ quality: 78, mozjpeg: true }) };
const DRAWING_FALLBACK: Target = { extension: 'png', options: () => ({ palette: true }) };

export type PictureFiles = {
  /** Of the fallback, in pixels. */
  width: number;
  height: number;
  /** What CSS paints in its place until it has come. */
  wash: string;
  /** Of the original and of how its files are made: another picture has another. */
  hash: string;
  /** Where the files lie, and their names: a width, and the format. */
  dir: string;
  names: string[];
  /** The widths that are there as AVIF and as WebP, the smallest first. */
  widths: number[];
  /** The name of the file that every browser reads. */
  fallback: string;
};

/**
 * Makes a picture in widths and formats for the page. The files are kept in `cacheDir` under the hash
 * of the original; nothing of its metadata (place, camera) is in them.
 */
export async function makePicture(
  original: string,
  wanted: readonly number[],
  cacheDir: string,
): Promise<PictureFiles> {
  const bytes = await readFile(original);
  const { autoOrient: size, format } = await sharp(bytes).metadata();
  const isDrawing = format === 'svg';
  const widths = isDrawing ? [...wanted] : fitting(wanted, size.width);
  const hash = createHash('sha256').update(`${RECIPE}`).update(bytes).digest('base64url');
  const dir = join(cacheDir, hash);
  await mkdir(dir, { recursive: true });

  async function make(width: number, { extension, options }: Target): Promise<string> {
    const name = `${width}.${extension}`;
    const path = join(dir, name);
    if (await isThere(path)) return name;
    // A drawing is rendered at the width that is wanted, not enlarged from its own.
    const density = Math.max(1, Math.min(2400, (72 * width) / size.width));
    const image = sharp(bytes, isDrawing ? { density } : {})
      .autoOrient()
      .resize({ width });
    const made = await image.toFormat(extension, options(width)).toFile(`${path}.making`);
    await rename(`${path}.making`, path);
    if (made.size === 0) throw new Error(`${path} came out empty.`);
    return name;
  }

  const width = widths[Math.floor((widths.length - 1) / 2)] ?? size.width;
  const fallback = await make(width, isDrawing ? DRAWING_FALLBACK : FALLBACK);
  const names = await Promise.all(
    widths.flatMap((width) => [make(width, AVIF), make(width, WEBP)]),
  );
  return {
    width,
    height: Math.round((size.height * width) / size.width),
    wash: isDrawing ? 'transparent' : await washOf(bytes),
    hash: hash.slice(0, 8),
    dir,
    names: [...names, fallback],
    widths,
    fallback,
  };
}

/** Those of the widths that the original fills, and its own when it is smaller than some. */
function fitting(wanted: readonly number[], own: number): number[] {
  const fit = wanted.filter((width) => width <= own);
  return fit.length === wanted.length ? fit : [...fit, own];
}

/** The colours of its upper, middle and lower third run into each other, light as a first wash. */
async function washOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .toColourspace('srgb')
    // What is mixed loses its colour.
    .modulate({ saturation: 2 })
    .resize({ width: 1, height: 3, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thirds = [0, 1, 2].map((third) => {
    const color = [...data.subarray(third * info.channels).subarray(0, 3)];
    // Four bits a channel are enough for what is seen for a moment.
    return color.map((channel) => Math.round((0.6 * channel + 102) / 17).toString(16)).join('');
  });
  return `linear-gradient(${thirds.map((third) => `#${third}`)})`;
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );
}
