import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodePicture, meltsIntoPaper } from './pictures.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'serenissima-pictures-'));
});

afterEach(async () => {
  await rm(dir, { recursive: true });
});

/** Writes a photo of 300 × 200 pixels that is rotated by its metadata, as phones do, and has a location. */
async function createPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 200, channels: 3, background: '#2f6f78' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitude: '45/1 25/1 30/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

it('rejects a file that is not a picture', async () => {
  await expect(encodePicture(Buffer.from('Dear Bassanio'), [100], dir)).rejects.toThrow(
    'unsupported image format',
  );
});

it('encodes every format in the requested widths, up to the width of the original', async () => {
  const picture = await encodePicture(await createPhoto(), [100, 150, 400], dir);
  expect(picture.widths).toEqual([100, 150, 200]);
  expect(picture.names.toSorted()).toEqual([
    ...['100.avif', '100.webp', '150.avif', '150.jpeg', '150.webp', '200.avif', '200.webp'],
  ]);
  for (const name of picture.names) {
    const { width } = await sharp(join(picture.dir, name)).metadata();
    expect(width).toBe(Number.parseInt(name, 10));
  }
});

it('rotates a photo as its metadata says and returns its displayed size', async () => {
  const picture = await encodePicture(await createPhoto(), [100], dir);
  expect([picture.width, picture.height]).toEqual([100, 150]);
  const fallback = await sharp(join(picture.dir, picture.fallback)).metadata();
  expect([fallback.width, fallback.height]).toEqual([100, 150]);
});

it('removes the location and the camera from every file', async () => {
  const original = await createPhoto();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const picture = await encodePicture(original, [100], dir);
  for (const name of picture.names) {
    expect((await sharp(join(picture.dir, name)).metadata()).exif).toBeUndefined();
  }
});

/** Writes a JPEG of horizontal bands, each 100 pixels high, rotated by its metadata. */
async function createBands(colors: string[], colourspace = 'srgb'): Promise<Buffer> {
  const bands = colors.map((color, index) => ({
    input: { create: { width: 300, height: 100, channels: 3 as const, background: color } },
    top: 100 * index,
    left: 0,
  }));
  const upright = sharp({ create: { width: 300, height: 300, channels: 3, background: '#000' } })
    .composite(bands)
    .png();
  return sharp(await upright.toBuffer())
    .rotate(270)
    .toColourspace(colourspace)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The pixels of a placeholder at these heights, in its middle. */
async function readPlaceholder(placeholder: string, heights: readonly number[]): Promise<string[]> {
  const [, base64 = ''] = /^url\(data:image\/webp;base64,([\w+/=]+)\)$/.exec(placeholder) ?? [];
  const image = sharp(Buffer.from(base64, 'base64'));
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return heights.map((height) => {
    const start = 3 * info.width * (Math.floor(height * info.height) + 0.5);
    const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < 40) return 'grey';
    return red > Math.max(green, blue) ? 'red' : green > blue ? 'green' : 'blue';
  });
}

it('the placeholder is a tiny picture of at most 250 bytes, upright and in its colours', async () => {
  const bands = await createBands(['#f00', '#0f0', '#00f']);
  const { placeholder } = await encodePicture(bands, [100], dir);
  expect(placeholder.length).toBeLessThanOrEqual(250);
  expect(await readPlaceholder(placeholder, [0.1, 0.5, 0.9])).toEqual(['red', 'green', 'blue']);

  const grey = await createBands(['#fff', '#888', '#000'], 'b-w');
  const other = await encodePicture(grey, [100], dir);
  expect(await readPlaceholder(other.placeholder, [0.1, 0.5, 0.9])).toEqual(Array(3).fill('grey'));

  // A pattern that no encoder makes small.
  const pixels = Buffer.from(Array.from({ length: 16 * 16 * 3 }, (_, at) => (at * at * 151) % 256));
  const restless = sharp(pixels, { raw: { width: 16, height: 16, channels: 3 } }).png();
  const worst = await encodePicture(await restless.toBuffer(), [16], dir);
  expect(worst.placeholder.length).toBeLessThanOrEqual(250);
});

it('encodes a file once, and again when the original changes', async () => {
  const original = await createPhoto();
  const first = await encodePicture(original, [100], dir);
  const encodedAt = async () => (await stat(join(first.dir, first.fallback))).mtimeMs;
  const before = await encodedAt();
  await utimes(first.dir, 1, 1);
  expect((await encodePicture(original, [100], dir)).dir).toBe(first.dir);
  expect(await encodedAt()).toBe(before);
  // The cache keeps folders that were used.
  expect((await stat(first.dir)).mtimeMs).toBeGreaterThan(before);

  const changed = await sharp(original).rotate(180).jpeg().toBuffer();
  const other = await encodePicture(changed, [100], dir);
  expect(other.dir).not.toBe(first.dir);
  expect(other.hash).not.toBe(first.hash);
});

it('encodes a file again that a power failure has left empty', async () => {
  const original = await createPhoto();
  const { dir: folder, names } = await encodePicture(original, [100], dir);
  const [name = ''] = names;
  await writeFile(join(folder, name), '');
  await encodePicture(original, [100], dir);
  expect((await sharp(join(folder, name)).metadata()).width).toBe(100);
});

it('renders a drawing at any width, with a transparent background', async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>',
  );
  const picture = await encodePicture(drawing, [40, 80], dir);
  expect(picture.placeholder).toBe('none');
  expect(picture.fallback).toBe('40.png');
  const { hasAlpha, width } = await sharp(join(picture.dir, picture.fallback)).metadata();
  expect([hasAlpha, width]).toEqual([true, 40]);
});

it('a half-transparent picture keeps its colour in each format', async () => {
  const background = { r: 200, g: 100, b: 50, alpha: 0.5 };
  const original = await sharp({ create: { width: 200, height: 200, channels: 4, background } })
    .png()
    .toBuffer();
  const picture = await encodePicture(original, [100], dir);
  // A placeholder would stay visible through it.
  expect(picture.placeholder).toBe('none');
  for (const name of ['100.avif', '100.webp']) {
    const pixels = await sharp(join(picture.dir, name)).raw().toBuffer();
    for (const [channel, value] of [200, 100, 50, 128].entries()) {
      expect(Math.abs((pixels[channel] ?? 0) - value)).toBeLessThan(6);
    }
  }
});

describe('a picture melts into the page', () => {
  /** Draws a picture of 600 × 400 pixels on a ground. */
  const draw = (ground: string, drawing: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><defs><radialGradient id="a">
        <stop offset=".5" stop-color="#3a6a58"/><stop offset="1" stop-color="#3a6a58" stop-opacity="0"/>
        </radialGradient></defs><rect width="600" height="400" fill="${ground}"/>${drawing}</svg>`,
      ),
    );
  const WASH = '<ellipse cx="300" cy="230" rx="280" ry="160" fill="url(#a)"/>';

  it.for<[string, string, string]>([
    [
      'an upper edge of sky only',
      '#e9eef2',
      '<rect y="160" width="600" height="240" fill="#465a4a"/>',
    ],
    ['a dark room', '#2a211d', WASH],
    ['a coloured wall to its edges', '#d98f6a', WASH],
    ['paper on three sides', '#f6f0e2', '<rect width="90" height="400" fill="#33414f"/>'],
    [
      'a dark upper fifth',
      '#f6f0e2',
      '<rect x="12" y="8" width="576" height="90" fill="#22303a"/>',
    ],
  ])('not with %s', async ([, ground, drawing]) => {
    expect(await meltsIntoPaper(await draw(ground, drawing).jpeg().toBuffer())).toBe(false);
  });

  it.for<[string, string, string]>([
    ['paper around it', '#f6f0e2', ''],
    ['a stroke that reaches an edge', '#f6f0e2', '<rect x="280" y="300" width="20" height="100"/>'],
    ['a transparent ground', 'none', ''],
  ])('with %s', async ([, ground, drawing]) => {
    expect(
      await meltsIntoPaper(
        await draw(ground, WASH + drawing)
          .png()
          .toBuffer(),
      ),
    ).toBe(true);
  });

  it('in grey too, and what was found is kept with its sizes', async () => {
    const grey = await draw('#f4f4f4', WASH).toColourspace('b-w').jpeg().toBuffer();
    for (let count = 0; count < 2; count += 1) {
      expect((await encodePicture(grey, [100], dir)).melts).toBe(true);
    }
  });
});
