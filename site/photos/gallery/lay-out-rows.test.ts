import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GuestPhoto } from '../../../domain/photos/photos-api.ts';
import { findRows, layOutRows, type Row } from './lay-out-rows.ts';

const SPACE = { width: 1000, rowHeight: 200, gap: 10, headingHeight: 60 };

function createPhoto(width: number | null, height: number | null, day = '2026-06-06'): GuestPhoto {
  const texts = {
    id: crypto.randomUUID(),
    takenAt: `${day}T12:00`,
    day,
    time: '12:00',
    event: null,
  };
  return { ...texts, kind: 'picture', width, height, isOwn: false };
}

function listTiles(photos: GuestPhoto[]) {
  return layOutRows(photos, SPACE).flatMap((row) =>
    'tiles' in row ? row.tiles.map((tile) => ({ ...tile, height: row.height, top: row.top })) : [],
  );
}

function measureRow(row: Row): number {
  const widths = 'tiles' in row ? row.tiles.map(({ width }) => width) : [];
  return widths.reduce((sum, width) => sum + width, 0) + SPACE.gap * Math.max(widths.length - 1, 0);
}

const photoLists = fc
  .array(
    fc.tuple(
      fc.option(fc.integer({ min: 1, max: 9000 })),
      fc.integer({ min: 1, max: 9000 }),
      fc.integer({ min: 1, max: 4 }),
    ),
    { maxLength: 200 },
  )
  .map((sizes) =>
    sizes
      .sort(([, , a], [, , b]) => b - a)
      .map(([width, height, day]) => createPhoto(width, width && height, `2026-06-0${day}`)),
  );

it('every photograph has one place, in the order of the list, in a row that fits and below the row before', () => {
  fc.assert(
    fc.property(photoLists, (photos) => {
      const rows = layOutRows(photos, SPACE);
      expect(listTiles(photos).map(({ photo }) => photo)).toEqual(photos);
      let bottom = 0;
      for (const row of rows) {
        expect(row.top).toBeGreaterThanOrEqual(bottom - 0.001);
        bottom = row.top + row.height;
        expect(measureRow(row)).toBeLessThanOrEqual(SPACE.width + 0.001);
      }
    }),
  );
});

it('a heading stands before the first photograph of each day and nowhere else', () => {
  fc.assert(
    fc.property(photoLists, (photos) => {
      const days = layOutRows(photos, SPACE).flatMap((row) => ('day' in row ? [row.day] : []));
      expect(days).toEqual([...new Set(photos.map(({ day }) => day))]);
    }),
  );
});

it('a tile has the shape of its picture, and a square without sizes', () => {
  const tiles = listTiles([
    createPhoto(3000, 2000),
    createPhoto(2000, 3000),
    createPhoto(null, null),
  ]);
  expect(tiles.map(({ height, width }) => Number((width / height).toFixed(3)))).toEqual([
    1.5, 0.667, 1,
  ]);
});

it('rows fill the width, but a single portrait does not become as wide as the page', () => {
  const landscapes = Array.from({ length: 10 }, () => createPhoto(3000, 2000));
  const [, first, second] = layOutRows(landscapes, SPACE) as [Row, Row, Row];
  expect(measureRow(first)).toBeCloseTo(1000);
  expect(second.top).toBeGreaterThan(first.top);
  const [alone] = listTiles([createPhoto(2000, 3000)]);
  expect(alone).toMatchObject({ height: 200 });
});

it('a panorama is wide but not thinner than a finger', () => {
  const [panorama] = listTiles([createPhoto(20_000, 1000)]);
  expect(panorama?.width).toBe(1000);
  expect(panorama?.height).toBeGreaterThan(160);
});

it('finds the rows in view', () => {
  const photos = Array.from({ length: 300 }, () => createPhoto(3000, 2000));
  const rows = layOutRows(photos, SPACE);
  fc.assert(
    fc.property(
      fc.integer({ min: -500, max: 30_000 }),
      fc.integer({ min: 1, max: 2000 }),
      (from, size) => {
        const [first, end] = findRows(rows, from, from + size);
        const inView = rows.filter(({ height, top }) => top + height > from && top < from + size);
        expect(rows.slice(first, end)).toEqual(inView);
      },
    ),
  );
});
