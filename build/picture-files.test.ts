import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makePicture } from './picture-files.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'serenissima-pictures-'));
});

afterEach(async () => {
  await rm(dir, { recursive: true });
});

/** A photo of 300 × 200 pixels, lying on its side as phones write them, with the place it was taken. */
async function photo(): Promise<string> {
  const path = join(dir, 'photo.jpg');
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2f6f78' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitude: '45/1 25/1 30/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path);
  return path;
}

it('refuses what is no picture', async () => {
  const path = join(dir, 'letter.jpg');
  await writeFile(path, 'Dear Bassanio');
  await expect(makePicture(path, [100], dir)).rejects.toThrow('unsupported image format');
});

it('makes every format in the widths that the original fills, and none larger', async () => {
  const made = await makePicture(await photo(), [100, 150, 400], dir);
  const names = [...made.avif, ...made.webp].map(({ path }) => basename(path));
  expect(names).toEqual([
    ...['photo-100.avif', 'photo-150.avif', 'photo-200.avif'],
    ...['photo-100.webp', 'photo-150.webp', 'photo-200.webp'],
  ]);
  for (const { path, width } of [...made.avif, ...made.webp]) {
    expect((await sharp(path).metadata()).width).toBe(width);
  }
});

it('turns a photo upright and gives its size as it is shown', async () => {
  const made = await makePicture(await photo(), [100], dir);
  expect([made.width, made.height]).toEqual([100, 150]);
  const fallback = await sharp(made.fallback).metadata();
  expect([fallback.width, fallback.height]).toEqual([100, 150]);
});

it('leaves the place and the camera out of every file', async () => {
  const original = await photo();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const made = await makePicture(original, [100], dir);
  const paths = [made.fallback, ...[...made.avif, ...made.webp].map(({ path }) => path)];
  for (const path of paths) expect((await sharp(path).metadata()).exif).toBeUndefined();
});

/** A JPEG of these bands, each 100 pixels high, kept on its side as phones do. */
async function bandsOf(colors: string[], colourspace = 'srgb'): Promise<string> {
  const path = join(dir, 'bands.jpg');
  const bands = colors.map((color, index) => ({
    input: { create: { width: 300, height: 100, channels: 3 as const, background: color } },
    top: 100 * index,
    left: 0,
  }));
  const upright = sharp({ create: { width: 300, height: 300, channels: 3, background: '#000' } })
    .composite(bands)
    .png();
  await sharp(await upright.toBuffer())
    .rotate(270)
    .toColourspace(colourspace)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path);
  return path;
}

it('washes the place of a picture in its colours from top to bottom, lightly', async () => {
  const { wash } = await makePicture(await bandsOf(['#f00', '#0f0', '#00f']), [100], dir);
  const [top, middle, bottom] = wash.match(/#[\da-f]{3}/g) ?? [];
  expect(wash).toBe(`linear-gradient(${[top, middle, bottom]})`);
  // The bands run into each other: each third is most of its own colour, and none is dark.
  expect(top).toMatch(/^#[c-f][6-9][6-8]$/);
  expect(middle).toMatch(/^#[6-9][c-f][6-9]$/);
  expect(bottom).toMatch(/^#[6-8][6-9][c-f]$/);
});

it('washes the place of a picture without colours in greys', async () => {
  const { wash } = await makePicture(await bandsOf(['#fff', '#888', '#000'], 'b-w'), [100], dir);
  expect(wash).toMatch(/^linear-gradient\((#([\da-f])\2\2,?){3}\)$/);
});

it('makes a file once, and anew when the original changes', async () => {
  const original = await photo();
  const first = await makePicture(original, [100], dir);
  const before = await stat(first.fallback);
  expect((await stat((await makePicture(original, [100], dir)).fallback)).mtimeMs).toBe(
    before.mtimeMs,
  );

  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c9785c' } })
    .jpeg()
    .toFile(original);
  expect((await makePicture(original, [100], dir)).fallback).not.toBe(first.fallback);
});

it('renders a drawing sharp at any width, on a clear ground', async () => {
  const path = join(dir, 'corner.svg');
  await writeFile(
    path,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>',
  );
  const made = await makePicture(path, [40, 80], dir);
  expect(made.wash).toBe('transparent');
  expect(basename(made.fallback)).toBe('corner-40.png');
  const { hasAlpha, width } = await sharp(made.fallback).metadata();
  expect([hasAlpha, width]).toEqual([true, 40]);
});
