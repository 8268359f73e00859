import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  expect(made.widths).toEqual([100, 150, 200]);
  expect(made.names.toSorted()).toEqual([
    ...['100.avif', '100.webp', '150.avif', '150.jpeg', '150.webp', '200.avif', '200.webp'],
  ]);
  for (const name of made.names) {
    const { width } = await sharp(join(made.dir, name)).metadata();
    expect(width).toBe(Number.parseInt(name, 10));
  }
});

it('turns a photo upright and gives its size as it is shown', async () => {
  const made = await makePicture(await photo(), [100], dir);
  expect([made.width, made.height]).toEqual([100, 150]);
  const fallback = await sharp(join(made.dir, made.fallback)).metadata();
  expect([fallback.width, fallback.height]).toEqual([100, 150]);
});

it('leaves the place and the camera out of every file', async () => {
  const original = await photo();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const made = await makePicture(original, [100], dir);
  for (const name of made.names) {
    expect((await sharp(join(made.dir, name)).metadata()).exif).toBeUndefined();
  }
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
  const madeAt = async () => (await stat(join(first.dir, first.fallback))).mtimeMs;
  const before = await madeAt();
  expect((await makePicture(original, [100], dir)).dir).toBe(first.dir);
  expect(await madeAt()).toBe(before);

  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c9785c' } })
    .jpeg()
    .toFile(original);
  const other = await makePicture(original, [100], dir);
  expect(other.dir).not.toBe(first.dir);
  expect(other.hash).not.toBe(first.hash);
});

it('renders a drawing sharp at any width, on a clear ground', async () => {
  const path = join(dir, 'corner.svg');
  await writeFile(
    path,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>',
  );
  const made = await makePicture(path, [40, 80], dir);
  expect(made.wash).toBe('transparent');
  expect(made.fallback).toBe('40.png');
  const { hasAlpha, width } = await sharp(join(made.dir, made.fallback)).metadata();
  expect([hasAlpha, width]).toEqual([true, 40]);
});
