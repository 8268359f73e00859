import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import type { Wedding } from '../domain/wedding/wedding.ts';
import { flushAllToDisk } from '../server/platform/files.ts';
import type { BuiltPicture } from '../site/edition.tsx';
import { markAsUsed, writeInOneStep } from './cache.ts';
import type { Files } from './files.ts';

/** Returns a picture's original by its file name in the content. */
export type ReadPicture = (file: string) => Promise<Buffer>;

export function isDrawing(file: string): boolean {
  return /\.svg$/i.test(file);
}

type Options = {
  cacheDir: string;
  /** Called after each picture. */
  onProgress?: ((done: number, total: number) => void) | undefined;
};

/**
 * Encodes every picture of the content in several widths and formats. The published files are named by
 * hash and width only: the original's name could reveal something about the wedding, and the gate's public
 * page contains the name of the first picture.
 */
export async function createPictures(
  wedding: Wedding,
  readPicture: ReadPicture,
  { cacheDir, onProgress }: Options,
): Promise<{ built: Record<string, BuiltPicture>; files: Files }> {
  const files: Files = new Map();
  const widthsByFile = [...listPictureWidths(wedding)];
  const limit = pLimit({ concurrency: PICTURES_AT_ONCE, rejectOnClear: true });
  let done = 0;
  const tasks = widthsByFile.map(([file, requested]) =>
    limit(async () => {
      const picture = await encodePicture(
        await readPicture(file),
        requested,
        join(cacheDir, 'pictures'),
      );
      const { dir, fallback, hash, height, melts, names, placeholder, width, widths } = picture;
      const prefix = `/private/${hash}-`;
      for (const name of names) files.set(prefix + name, { copyOf: join(dir, name) });
      onProgress?.(++done, widthsByFile.length);
      const src = prefix + fallback;
      const size = { width, height, ...(melts && { melts }) };
      return [file, { ...size, placeholder, src, prefix, widths }] as const;
    }),
  );
  const built = await Promise.all(tasks).catch(async (error) => {
    limit.clearQueue();
    // The picture that is being encoded still has a temporary file.
    await Promise.allSettled(tasks);
    throw error;
  });
  return { built: Object.fromEntries(built), files };
}

/** Each takes about 80 MB of memory. */
const PICTURES_AT_ONCE = Math.min(2, availableParallelism());
// One thread per file: the pictures themselves are encoded in parallel.
sharp.concurrency(1);
sharp.cache(false);

/**
 * The widths in pixels for each use of a picture. They match the `sizes` of the components at one to
 * three device pixels per CSS pixel.
 */
const WIDTHS = {
  ornament: [240, 480],
  photo: [480, 720, 960, 1440],
  landscape: [960, 1440, 1920, 2400],
  card: [400, 560, 720, 1120],
  // On phones it is as high as it is wide, so its sides are cropped.
  event: [400, 560, 720, 1120, 1440],
  strip: [240, 400, 640, 960],
  slide: [240, 400, 640, 960],
} as const;

/** The widths that the page needs of each picture file. */
function listPictureWidths(wedding: Wedding): Map<string, number[]> {
  const widthsByFile = new Map<string, Set<number>>();
  const add = (file: string | undefined, use: keyof typeof WIDTHS) => {
    if (!file) return;
    const widths = widthsByFile.get(file) ?? new Set();
    for (const width of WIDTHS[use]) widths.add(width);
    widthsByFile.set(file, widths);
  };
  add(wedding.ornament, 'ornament');
  const { couplePhoto } = wedding;
  add(couplePhoto?.file, 'photo');
  // On wide screens it is as wide as the page.
  add(couplePhoto?.landscape?.file ?? couplePhoto?.file, 'landscape');
  for (const { image } of wedding.celebrate.events) add(image?.file, 'event');
  for (const { image } of wedding.stay.groups.flatMap((group) => group.hotels)) {
    add(image?.file, 'card');
  }
  for (const section of Object.values(wedding.sections ?? {})) {
    if (section.kind === 'words') add(section.picture?.file, 'card');
    if (section.kind === 'story') for (const one of section.moments) add(one.picture?.file, 'card');
    if (section.kind === 'people')
      for (const one of section.people) add(one.picture?.file, 'slide');
    if (section.kind === 'video') add(section.poster?.file, 'photo');
    if (section.kind === 'cards') for (const one of section.cards) add(one.picture?.file, 'card');
  }
  const { map } = wedding.travel;
  if (map) {
    const { file, landscape = { file } } = map.picture;
    if (!isDrawing(file)) add(file, 'photo');
    // With lines it is as wide as the page.
    const isWide = map.picture.landscape || map.routes.some(({ line }) => line);
    if (isWide && !isDrawing(landscape.file)) add(landscape.file, 'landscape');
  }
  const { afterwards, strip } = wedding;
  for (const { file } of [...strip, ...(afterwards?.pictures ?? [])]) add(file, 'strip');
  for (const { file } of wedding.carousel.pictures) add(file, 'slide');
  return new Map(
    [...widthsByFile].map(([file, widths]) => [file, [...widths].sort((a, b) => a - b)]),
  );
}

/** Part of the cache key. Increase it when the encoding below changes. */
const ENCODING_VERSION = 7;

type Format = {
  extension: 'avif' | 'webp' | 'jpeg' | 'png';
  options: object;
};

// For 18 pictures effort 1 takes 9 s of CPU time, effort 3 takes 19 s for 1% fewer
// bytes, and effort 0 takes 4 s for 7% more.
const AVIF: Format = { extension: 'avif', options: { quality: 52, effort: 1 } };
const WEBP: Format = { extension: 'webp', options: { quality: 74 } };
const PHOTO_FALLBACK: Format = { extension: 'jpeg', options: { quality: 78, mozjpeg: true } };
const DRAWING_FALLBACK: Format = { extension: 'png', options: { palette: true } };

export type PictureFiles = {
  /** The size of the fallback in pixels. */
  width: number;
  height: number;
  /** As `meltsIntoPaper` says. */
  melts: boolean;
  /** A CSS image that is shown until the picture has loaded. */
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
  bytes: Buffer,
  requestedWidths: readonly number[],
  cacheDir: string,
): Promise<PictureFiles> {
  const hash = createHash('sha256').update(`${ENCODING_VERSION}`).update(bytes).digest('base64url');
  const dir = join(cacheDir, hash);
  await markAsUsed(dir);
  const result = join(dir, `${requestedWidths.join('-')}.json`);
  const cached = await readFile(result, 'utf8').catch(() => null);
  const known: PictureFiles | null = cached ? { ...JSON.parse(cached), dir } : null;
  if (known && (await haveContent(listPaths(known)))) return known;
  await mkdir(dir, { recursive: true });
  const picture = await encodeSizes(bytes, requestedWidths, hash, dir);
  await flushAllToDisk(listPaths(picture));
  // Last and in one step: it says that all files are there.
  await writeInOneStep(result, (path) => writeFile(path, JSON.stringify(picture)));
  return picture;
}

async function encodeSizes(
  bytes: Buffer,
  requestedWidths: readonly number[],
  hash: string,
  dir: string,
): Promise<PictureFiles> {
  const { autoOrient: size, format, hasAlpha } = await sharp(bytes).metadata();
  const isSvg = format === 'svg';
  const widths = isSvg ? [...requestedWidths] : withoutUpscaling(requestedWidths, size.width);

  /** The pixels at a width, which all formats share. */
  async function decode(width: number): Promise<Sharp> {
    // Drawings are rendered at the requested width instead of being scaled up from their own.
    const density = Math.max(1, Math.min(2400, (72 * width) / size.width));
    const { data, info } = await sharp(bytes, isSvg ? { density } : {})
      .autoOrient()
      .resize({ width })
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Not all of `info`: it says wrongly that transparent colours are premultiplied.
    const { channels, height } = info;
    return sharp(data, { raw: { width, height, channels } });
  }

  async function encode(width: number, formats: readonly Format[]): Promise<string[]> {
    let image: Sharp | undefined;
    const files: string[] = [];
    for (const { extension, options } of formats) {
      const name = `${width}.${extension}`;
      const path = join(dir, name);
      files.push(name);
      if (await hasContent(path)) continue;
      image ??= await decode(width);
      const encoder = image.clone().toFormat(extension, options);
      await writeInOneStep(path, async (temp) => {
        const written = await encoder.toFile(temp);
        if (written.size === 0) throw new Error(`${path} is empty after encoding.`);
      });
    }
    return files;
  }

  const width = widths[Math.floor((widths.length - 1) / 2)] ?? size.width;
  const fallback = isSvg ? DRAWING_FALLBACK : PHOTO_FALLBACK;
  const names: string[] = [];
  for (const each of widths) {
    names.push(...(await encode(each, each === width ? [AVIF, WEBP, fallback] : [AVIF, WEBP])));
  }
  return {
    width,
    height: Math.round((size.height * width) / size.width),
    melts: await meltsIntoPaper(bytes),
    // It would stay visible through a transparent picture.
    placeholder: isSvg || hasAlpha ? 'none' : await createPlaceholder(bytes),
    hash: hash.slice(0, 8),
    dir,
    names,
    widths,
    fallback: `${width}.${fallback.extension}`,
  };
}

/** Replaces the widths beyond the original's by the original's own. */
function withoutUpscaling(widths: readonly number[], originalWidth: number): number[] {
  const smaller = widths.filter((width) => width <= originalWidth);
  return smaller.length === widths.length ? smaller : [...smaller, originalWidth];
}

/** The picture in 16 pixels: at most 250 bytes, because pages contain it. */
async function createPlaceholder(bytes: Buffer): Promise<string> {
  const tiny = await sharp(bytes)
    .autoOrient()
    .resize({ width: 16, height: 16, fit: 'inside' })
    // A restless picture would take more bytes.
    .blur(1)
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
  return `url(data:image/webp;base64,${tiny.toString('base64')})`;
}

/** In pixels, of the small square in which the edges are measured. */
const EDGES_SIZE = 64;
/** How many of the pixels at the edge must be of the colour of paper. A stroke may reach it. */
const MIN_PAPER_SHARE = 0.9;
/** The mean of the upper fifth, of 255: with a darker one, the words above would end in a shadow. */
const MIN_TOP_LIGHT = 150;

/** Whether all edges of a picture are paper, as those of a watercolour, and its upper fifth is not dark. */
export async function meltsIntoPaper(bytes: Buffer): Promise<boolean> {
  const pixels = await sharp(bytes)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width: EDGES_SIZE, height: EDGES_SIZE, fit: 'fill' })
    .raw()
    .toBuffer();
  const edge: boolean[] = [];
  let topLight = 0;
  for (let at = 0; at < EDGES_SIZE ** 2; at += 1) {
    const [x, y] = [at % EDGES_SIZE, Math.floor(at / EDGES_SIZE)];
    const color = [...pixels.subarray(3 * at, 3 * at + 3)];
    if (y < EDGES_SIZE / 5) topLight += Math.min(...color);
    const isEdge = [x, y].some((place) => place === 0 || place === EDGES_SIZE - 1);
    // Paper is light, and at most a little yellow.
    if (isEdge) edge.push(Math.min(...color) > 165 && Math.max(...color) - Math.min(...color) < 60);
  }
  const paperShare = edge.filter(Boolean).length / edge.length;
  const meanTopLight = topLight / (EDGES_SIZE * Math.ceil(EDGES_SIZE / 5));
  return paperShare >= MIN_PAPER_SHARE && meanTopLight >= MIN_TOP_LIGHT;
}

function listPaths({ dir, names }: PictureFiles): string[] {
  return names.map((name) => join(dir, name));
}

async function haveContent(paths: readonly string[]): Promise<boolean> {
  return (await Promise.all(paths.map(hasContent))).every(Boolean);
}

/** A power failure may leave an empty file. */
async function hasContent(path: string): Promise<boolean> {
  return stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );
}
