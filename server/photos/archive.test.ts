import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type ArchivedPhoto, planArchive, readPart } from './archive.ts';

const VENICE = 'Europe/Rome';

function createPhoto(changes: Partial<ArchivedPhoto> = {}): ArchivedPhoto {
  return {
    ...{ hash: 'a1', bytes: 5, extension: 'jpg', takenAt: '2026-06-06T19:14:09.000Z' },
    ...{ event: 'Wedding', name: 'Anna Rossi', ...changes },
  };
}

const read = (photo: ArchivedPhoto) =>
  (async function* () {
    yield Buffer.alloc(photo.bytes, photo.hash);
  })();

const listNames = (photos: ArchivedPhoto[]) =>
  planArchive(photos, VENICE).flatMap(({ entries }) => entries.map(({ name }) => name));

describe('the name of a downloaded photograph', () => {
  test('has the local time, the event and the guest', () => {
    expect(listNames([createPhoto()])).toEqual(['2026-06-06 21.14 Wedding – Anna Rossi.jpg']);
  });

  test('has only the time without an event and a guest', () => {
    expect(listNames([createPhoto({ event: null, name: null })])).toEqual(['2026-06-06 21.14.jpg']);
  });

  test('has a number if another one is the same, also in other capitals', () => {
    const photos = [createPhoto(), createPhoto({ name: 'ANNA ROSSI' }), createPhoto()];
    expect(listNames(photos)).toEqual([
      '2026-06-06 21.14 Wedding – Anna Rossi.jpg',
      '2026-06-06 21.14 Wedding – ANNA ROSSI (2).jpg',
      '2026-06-06 21.14 Wedding – Anna Rossi (3).jpg',
    ]);
  });

  test('has nothing that leads out of the folder or that a system rejects', () => {
    const photos = [
      createPhoto({ name: '../../etc/passwd' }),
      createPhoto({ name: 'Anna\u0000\u202E "A|B" <x>: Rossi.' }),
      createPhoto({ name: `${'a'.repeat(59)}🥂` }),
    ];
    expect(listNames(photos)).toEqual([
      '2026-06-06 21.14 Wedding – .. .. etc passwd.jpg',
      '2026-06-06 21.14 Wedding – Anna A B x Rossi.jpg',
      `2026-06-06 21.14 Wedding – ${'a'.repeat(59)}.jpg`,
    ]);
  });
});

describe('the download of all photographs', () => {
  const photos = [
    createPhoto({ hash: '1', bytes: 70_000 }),
    createPhoto({ hash: '2', bytes: 3, name: 'Zoë', takenAt: '1970-01-01T00:00:00.000Z' }),
    createPhoto({ hash: '3', bytes: 0, extension: 'mov' }),
  ];

  test('is one ZIP file with every photograph, as large as announced', async () => {
    const [part] = planArchive(photos, VENICE);
    if (!part) throw new Error('There is no part.');
    const zip = await buffer(readPart(part, VENICE, read));
    expect(zip.length).toBe(part.bytes);
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual(part.entries.map(({ name }) => name));
    expect(Object.values(files).map(({ length }) => length)).toEqual([70_000, 3, 0]);
    expect(Buffer.from(Object.values(files)[1] ?? [])).toEqual(Buffer.from('222'));
  });

  test('keeps the local time of each photograph as the date of its file', async () => {
    const [part] = planArchive([createPhoto()], VENICE);
    if (!part) throw new Error('There is no part.');
    const header = await buffer(readPart(part, VENICE, read, { end: 14 }));
    // Hour and minute, then year since 1980, month and day.
    expect(header.readUInt16LE(10)).toBe((21 << 11) | (14 << 5));
    expect(header.readUInt16LE(12)).toBe((46 << 9) | (6 << 5) | 6);
  });

  test('continues at any byte with the same bytes', async () => {
    const [part] = planArchive(photos, VENICE);
    if (!part) throw new Error('There is no part.');
    const zip = await buffer(readPart(part, VENICE, read));
    for (const start of [0, 10, 69_000, 70_100, zip.length - 1]) {
      const rest = await buffer(readPart(part, VENICE, read, { start }));
      expect(rest.equals(zip.subarray(start)), `from ${start}`).toBe(true);
    }
    const middle = await buffer(readPart(part, VENICE, read, { start: 20, end: 70_050 }));
    expect(middle.equals(zip.subarray(20, 70_050))).toBe(true);
  });

  test('has parts of at most the largest size, and a tag that changes with a photograph', () => {
    const many = Array.from({ length: 10 }, (_, index) =>
      createPhoto({ hash: `${index}`, bytes: 400 }),
    );
    const parts = planArchive(many, VENICE, 2000);
    expect(parts.length).toBeGreaterThan(2);
    for (const { bytes } of parts) expect(bytes).toBeLessThanOrEqual(2000);
    expect(parts.flatMap(({ entries }) => entries.map(({ photo }) => photo))).toEqual(many);
    const changed = planArchive(
      many.map((photo) => ({ ...photo, hash: photo.hash === '0' ? 'other' : photo.hash })),
      VENICE,
      2000,
    );
    expect(changed[0]?.etag).not.toBe(parts[0]?.etag);
    expect(changed[1]?.etag).toBe(parts[1]?.etag);
    expect(planArchive([], VENICE)).toEqual([]);
  });

  test('closes the open file when it is cancelled', async () => {
    const closed: string[] = [];
    async function* open({ hash }: ArchivedPhoto) {
      try {
        for (;;) yield Buffer.alloc(1000);
      } finally {
        closed.push(hash);
      }
    }
    const [part] = planArchive([createPhoto({ bytes: 1e9 })], VENICE);
    if (!part) throw new Error('There is no part.');
    let count = 0;
    for await (const _chunk of readPart(part, VENICE, open)) {
      count += 1;
      if (count > 4) break;
    }
    expect(closed).toEqual(['a1']);
  });
});
