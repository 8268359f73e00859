import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { Rejection } from '../../platform/rejections.ts';
import { cleanPicture } from './clean-picture.ts';
import type { CleanPicture } from './pictures.ts';

// Each picture starts a process, which is slow while the machine runs other tests.
const HEIC = join(import.meta.dirname, '..', '..', 'fixtures', 'pictures', 'small.heic');
const EXIF = {
  IFD0: { Artist: 'Shylock', Copyright: 'Tubal' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 26/1 0/1' },
};

const clean = (bytes: Uint8Array) => cleanPicture(Readable.from([bytes]));

async function readRejection(upload: Readable, timeoutMs?: number): Promise<string> {
  try {
    await cleanPicture(upload, timeoutMs === undefined ? {} : { timeoutMs });
  } catch (error) {
    if (error instanceof Rejection) return error.message;
    throw error;
  }
  throw new Error('The picture was accepted.');
}

/** A red rectangle with a white one in the top left quarter. */
function draw(width = 96, height = 64) {
  const white = { width: width / 4, height: height / 4, channels: 3, background: 'white' } as const;
  return sharp({ create: { width, height, channels: 3, background: '#c82828' } }).composite([
    { input: { create: white }, left: 0, top: 0 },
  ]);
}

async function readPixel({ bytes }: CleanPicture, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

/** A PNG whose header promises a size that its data does not have. */
async function promise(width: number, height: number): Promise<Buffer> {
  const png = await draw(4, 4).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

/** A HEIC whose header promises another size. */
function promiseHeic(width: number, height: number): Buffer {
  const heic = readFileSync(HEIC);
  const start = heic.indexOf('ispe');
  heic.writeUInt32BE(width, start + 8);
  heic.writeUInt32BE(height, start + 12);
  return heic;
}

describe('an upload', () => {
  const UNKNOWN = 'This file is not a JPEG, PNG, WebP, AVIF or HEIC picture.';
  test.for<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['empty', () => Buffer.alloc(0), UNKNOWN],
    ['a text', () => Buffer.from('Portia, Bassanio'), UNKNOWN],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), UNKNOWN],
    ['a GIF', () => draw().gif().toBuffer(), UNKNOWN],
    ['a TIFF', () => draw().tiff().toBuffer(), UNKNOWN],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), UNKNOWN],
    ['a video', () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), UNKNOWN],
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'SVG'],
    [
      'a drawing after a comment',
      () => Buffer.from('<?xml version="1.0"?>\n<!-- a -->\n<svg onload="alert(1)"/>'),
      'SVG',
    ],
    ['50,000 pixels wide', () => promise(50_000, 50_000), '50,000 × 50,000 pixels, which is too'],
    ['long and narrow', () => promise(1, 2_000_000), '1 × 2,000,000 pixels, which is too many'],
    ['just above the limit', () => promise(10_001, 10_000), '10,001 × 10,000 pixels, which is'],
    ['a HEIC of 56 million pixels', () => promiseHeic(8_000, 7_000), '8,000 × 7,000 pixels, which'],
    ['a promise of more pixels than it has', () => promise(5_000, 5_000), 'is damaged'],
    ['only the start of a JPEG', () => Buffer.of(0xff, 0xd8, 0xff, 0xe0), 'is damaged'],
    ['half a WebP', async () => (await draw().webp().toBuffer()).subarray(0, 60), 'is damaged'],
    ['half a HEIC', () => readFileSync(HEIC).subarray(0, 500), 'is damaged'],
    // Its decoder writes a message to stdout.
    ['a HEIC without its end', () => readFileSync(HEIC).subarray(0, 650), 'is damaged'],
    [
      'random bytes after a header',
      () => Buffer.from(`RIFF\0\0\0\0WEBP${'x'.repeat(9)}`),
      'is damaged',
    ],
  ])('is rejected with a sentence if it is %s', async ([, create, message]) => {
    expect(await readRejection(Readable.from([await create()]))).toContain(message);
  });

  test('is rejected with a sentence if it is sent only in part', async () => {
    const upload = Readable.from(
      (async function* () {
        yield Buffer.of(0xff, 0xd8, 0xff);
        throw new Error('The client went away.');
      })(),
    );
    expect(await readRejection(upload)).toContain('did not arrive completely');
  });

  test('is rejected with a sentence if no process can be started', async ({ onTestFinished }) => {
    const { execPath, platform } = process;
    onTestFinished(() => {
      process.execPath = execPath;
      Object.defineProperty(process, 'platform', { value: platform });
    });
    process.execPath = '/missing/node';
    // Not by the shell, which can be started.
    Object.defineProperty(process, 'platform', { value: 'darwin' });
    async function* send() {
      // The process reports its failure before the picture arrives.
      await setImmediate();
      yield await draw().png().toBuffer();
    }
    const message = await readRejection(Readable.from(send()));
    expect(message).toMatch(/did not arrive completely/);
  });

  test('is rejected with a sentence if it is slow to decode', async () => {
    const message = await readRejection(createReadStream(HEIC), 1);
    expect(message).toContain('too much time or memory');
  });
});

test('a small file with a hundred million pixels is scaled down', async () => {
  const create = { width: 10_000, height: 10_000, channels: 3, background: 'white' } as const;
  const upload = await sharp({ create }).png().toBuffer();
  expect(upload.length).toBeLessThan(1_000_000);
  expect(await clean(upload)).toMatchObject({ width: 2560, height: 2560 });
});

describe('a picture', () => {
  test.for(['jpeg', 'png', 'webp', 'avif'] as const)(
    'of the format %s is encoded again',
    async (format) => {
      const upload = await draw().toFormat(format).toBuffer();
      const picture = await clean(upload);
      expect(picture).toMatchObject({ type: 'image/jpeg', width: 96, height: 64 });
      expect(Buffer.from(picture.bytes).equals(upload)).toBe(false);
      expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 96 });
      expect(await sharp(picture.thumbnail).metadata()).toMatchObject({ format: 'webp' });
    },
  );

  test('of an iPhone is decoded', async () => {
    const picture = await cleanPicture(createReadStream(HEIC));
    expect(picture).toMatchObject({ type: 'image/jpeg', width: 96, height: 64 });
    const [corner, left, right] = await Promise.all([
      readPixel(picture, 8, 8),
      readPixel(picture, 8, 50),
      readPixel(picture, 80, 50),
    ]);
    expect(corner?.every((value) => value > 240)).toBe(true);
    expect(left?.[0]).toBeGreaterThan(150);
    expect(right?.[2]).toBeGreaterThan(150);
  });

  test('loses its place, its author and the bytes after its end', async () => {
    const upload = await draw().withExif(EXIF).jpeg().toBuffer();
    const { exif } = await sharp(upload).metadata();
    expect(exif?.includes('Shylock')).toBe(true);
    const { bytes, thumbnail } = await clean(Buffer.concat([upload, Buffer.from('<script>')]));
    for (const file of [bytes, thumbnail]) {
      const { exif, icc, iptc, xmp } = await sharp(file).metadata();
      expect({ exif, icc, iptc, xmp }).toEqual({});
      expect(Buffer.from(file).toString('latin1')).not.toMatch(/Shylock|Tubal|GPS|Exif|<script>/);
    }
  });

  test('is turned upright', async () => {
    const picture = await clean(await draw().withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(picture).toMatchObject({ width: 64, height: 96 });
    expect((await readPixel(picture, 60, 4)).every((value) => value > 240)).toBe(true);
    expect((await sharp(picture.bytes).metadata()).orientation).toBeUndefined();
  });

  test('is scaled down to 2,560 pixels, and never up', async () => {
    const large = await clean(await draw(4000, 1000).jpeg().toBuffer());
    expect(large).toMatchObject({ width: 2560, height: 640 });
    expect(await sharp(large.thumbnail).metadata()).toMatchObject({ width: 480, height: 120 });
    expect(await clean(await draw(8, 4).png().toBuffer())).toMatchObject({ width: 8, height: 4 });
  });

  test('keeps its transparency, as WebP', async () => {
    const create = { width: 40, height: 30, channels: 4, background: '#c8282880' } as const;
    const picture = await clean(await sharp({ create }).png().toBuffer());
    expect(picture.type).toBe('image/webp');
    expect((await readPixel(picture, 20, 15))[3]).toBeCloseTo(128, -1);
  });

  test('keeps its colours when its profile is wider than sRGB', async () => {
    const wide = sharp({ create: { width: 9, height: 9, channels: 3, background: '#c82828' } });
    const picture = await clean(await wide.withIccProfile('p3').png().toBuffer());
    const [red = 0, other = 0] = await readPixel(picture, 4, 4);
    expect(Math.abs(red - 200)).toBeLessThan(6);
    expect(Math.abs(other - 40)).toBeLessThan(6);
  });

  test('is the same after each upload', async () => {
    const upload = await draw().png().toBuffer();
    const [one, other] = await Promise.all([clean(upload), clean(upload)]);
    expect(Buffer.from(one.bytes).equals(other.bytes)).toBe(true);
  });
});
