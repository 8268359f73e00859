import type { GuestPhoto } from '../../../domain/photos/photos-api.ts';

/** A photograph in its row, with its width in CSS pixels. */
export type Tile = { photo: GuestPhoto; index: number; width: number };

/** A line of the gallery, at its place from the top: the heading of a day, or photographs of the same height. */
export type Row = { top: number; height: number } & ({ day: string } | { tiles: Tile[] });

type Space = { width: number; rowHeight: number; gap: number; headingHeight: number };

/** Wider and taller pictures are cropped: a tile has to be large enough for a finger. */
const [NARROWEST, WIDEST] = [0.45, 6];
/** How much taller than the others the last row of a day may be, to fill the line. */
const MAX_STRETCH = 1.35;

/**
 * Places photographs in rows that keep each picture's shape and fill the width. The places depend on the list alone, so
 * nothing moves while pictures load, and those out of view need no element.
 */
export function layOutRows(photos: readonly GuestPhoto[], space: Space): Row[] {
  const rows: Row[] = [];
  let [top, start] = [0, 0];
  while (start < photos.length) {
    const { day } = photos[start] as GuestPhoto;
    if (day !== photos[start - 1]?.day) {
      rows.push({ top, height: space.headingHeight, day });
      top += space.headingHeight;
    }
    const { end, height } = fillRow(photos, start, space);
    const tiles: Tile[] = [];
    for (let index = start; index < end; index += 1) {
      const photo = photos[index] as GuestPhoto;
      tiles.push({ photo, index, width: height * computeRatio(photo) });
    }
    rows.push({ top, height, tiles });
    top += height + space.gap;
    start = end;
  }
  return rows;
}

/** Ends a row where its height is nearest to the wanted one, or with its day. */
function fillRow(
  photos: readonly GuestPhoto[],
  start: number,
  { gap, rowHeight, width }: Space,
): { end: number; height: number } {
  let ratios = 0;
  let former = Number.POSITIVE_INFINITY;
  const day = photos[start]?.day;
  for (let end = start; photos[end]?.day === day; end += 1) {
    ratios += computeRatio(photos[end] as GuestPhoto);
    const height = (width - gap * (end - start)) / ratios;
    if (height <= rowHeight) {
      return former / rowHeight < rowHeight / height
        ? { end, height: former }
        : { end: end + 1, height };
    }
    former = height;
    if (photos[end + 1]?.day !== day) {
      return { end: end + 1, height: height <= rowHeight * MAX_STRETCH ? height : rowHeight };
    }
  }
  return { end: start + 1, height: rowHeight };
}

/** A video, and a picture whose sizes are not made yet, has a square. */
function computeRatio({ height, width }: GuestPhoto): number {
  return width && height ? Math.min(Math.max(width / height, NARROWEST), WIDEST) : 1;
}

/** The rows that touch a part of the gallery, from the first to before the last. */
export function findRows(
  rows: readonly Row[],
  from: number,
  to: number,
): [first: number, end: number] {
  return [
    findFirst(rows, ({ height, top }) => top + height > from),
    findFirst(rows, ({ top }) => top >= to),
  ];
}

/** The first row with a property that all later ones have too. */
function findFirst(rows: readonly Row[], isAfter: (row: Row) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isAfter(rows[middle] as Row)) high = middle;
    else low = middle + 1;
  }
  return low;
}
