import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { createGuest, createJpeg, setPhotoSettings } from '../fixtures/photos.ts';
import { test as base } from '../fixtures/site.ts';
import type { Database } from '../platform/database/database.ts';
import { createPhotoFiles } from './photo-files.ts';
import { makePhotoSizes } from './photo-sizes.ts';
import { findPhoto } from './photos.ts';

const HEIC = readFileSync(join(import.meta.dirname, '../fixtures/pictures/small.heic'));

const test = base.extend<{ guest: ReturnType<typeof createGuest>; make: () => void }>({
  guest: async ({ app, database }, use) => {
    await setPhotoSettings(database);
    const guest = createGuest(app);
    await guest.enter();
    await use(guest);
  },
  make: async ({ database, dataDir, log, stopping }, use) =>
    use(() => {
      const files = createPhotoFiles({ dataDir, photosUrl: null });
      const getTimeZone = () => 'Europe/Rome';
      makePhotoSizes({ database, files, getTimeZone, log }, stopping.signal);
    }),
});

/** A picture on its side, as a telephone stores it, with a time and a place. */
function createPicture(exif: Record<string, string>): Promise<Buffer> {
  return sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#864' } })
    .withExif({ IFD0: { Make: 'Telefono' }, IFD2: exif, IFD3: { GPSLatitude: '45/1 26/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** They are made with low priority, so a busy machine takes long. */
async function waitForSizes(database: Database, id: string): Promise<void> {
  const poll = expect.poll(() => findPhoto(database, id), { timeout: 60_000 });
  await poll.toMatchObject({ sizes: 'made' });
}

describe('the smaller sizes of a picture', () => {
  test('are upright, without place and camera, and the time is that of the picture', async ({
    database,
    guest,
    make,
  }) => {
    const id = await guest.add(await createPicture({ DateTimeOriginal: '2026:06:06 21:14:05' }));
    expect((await guest.request(`/photos/files/${id}/400`)).status).toBe(404);
    make();
    await waitForSizes(database, id);
    expect(await findPhoto(database, id)).toMatchObject({
      ...{ width: 1200, height: 1600, takenAt: '2026-06-06T19:14:05.000Z' },
    });
    for (const [size, width, height] of [
      [400, 300, 400],
      [1600, 1200, 1600],
    ] as const) {
      const response = await guest.request(`/photos/files/${id}/${size}`);
      expect(response.headers.get('Content-Type')).toBe('image/webp');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.includes('Telefono')).toBe(false);
    }
    for (const size of [401, 'original', '400.webp', 'video']) {
      expect((await guest.request(`/photos/files/${id}/${size}`)).status).toBe(404);
    }
  });

  test('are made of HEIC, and a file that cannot be decoded keeps its row', async ({
    database,
    guest,
    make,
  }) => {
    const damaged = await guest.add(createJpeg());
    const heic = await guest.add(HEIC);
    make();
    await waitForSizes(database, heic);
    expect(await findPhoto(database, damaged)).toMatchObject({ sizes: 'failed', width: null });
    expect((await guest.request(`/photos/files/${damaged}/400`)).status).toBe(404);
  });

  test('have the time with the offset of the camera, and not the time of a wrong clock', async ({
    database,
    guest,
    make,
  }) => {
    const [far, wrong] = [
      await guest.add(
        await createPicture({
          DateTimeOriginal: '2026:06:06 21:14:05',
          OffsetTimeOriginal: '-04:00',
        }),
      ),
      await guest.add(await createPicture({ DateTimeOriginal: '1980:01:01 00:00:00' }), {
        takenAt: '2026-06-06T10:00:00.000Z',
      }),
    ];
    make();
    await waitForSizes(database, wrong ?? '');
    expect(await findPhoto(database, far ?? '')).toMatchObject({
      takenAt: '2026-06-07T01:14:05.000Z',
    });
    expect(await findPhoto(database, wrong ?? '')).toMatchObject({
      takenAt: '2026-06-06T10:00:00.000Z',
    });
  });
});
