import type { Point, Shape } from './geography.ts';

/** A frame of the picture, and the part of the world that is seen in it. */
export type Sheet = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The point in its middle. */
  centre: Point;
  /** Units of the picture to a kilometre. */
  scale: number;
};

export const KM_A_DEGREE = { east: 78.1, north: 111.13 };

/** Where a point of the world lies in the picture, to a tenth of a unit. */
export function project(sheet: Sheet, [east, north]: Point): Position {
  const { centre, height, scale, width, x, y } = sheet;
  return [
    round(x + width / 2 + (east - centre[0]) * KM_A_DEGREE.east * scale),
    round(y + height / 2 - (north - centre[1]) * KM_A_DEGREE.north * scale),
  ];
}

/** How far the sheet reaches from its middle, in degrees. */
export function reach({ height, scale, width }: Sheet): Point {
  return [width / 2 / scale / KM_A_DEGREE.east, height / 2 / scale / KM_A_DEGREE.north];
}

/** Whether anything of these points can be seen on the sheet: what cannot is not drawn. */
export function isSeen(sheet: Sheet, points: readonly Point[]): boolean {
  return reach(sheet).every((half, axis) => {
    const along = points.map((point) => point[axis as 0 | 1]);
    const middle = sheet.centre[axis as 0 | 1];
    return Math.min(...along) < middle + half && Math.max(...along) > middle - half;
  });
}

/** The outline of shapes, as the `d` of one path. */
export function outline(sheet: Sheet, shapes: readonly Shape[]): string {
  return shapes
    .filter(({ points }) => isSeen(sheet, points))
    .map(({ points, stone }) => `${stone ? straight(sheet, points) : bends(sheet, points, true)}z`)
    .join('');
}

/** A line along points that takes its bends gently. */
export function course(sheet: Sheet, points: readonly Point[]): string {
  return bends(sheet, points, false);
}

/** The same without bends. */
export function straight(sheet: Sheet, points: readonly Point[]): string {
  return `M${points.map((point) => project(sheet, point).join(' ')).join('L')}`;
}

/** Through every point (Catmull and Rom's curve, as Béziers). */
function bends(sheet: Sheet, points: readonly Point[], closed: boolean): string {
  const at = points.map((point) => project(sheet, point));
  const count = at.length;
  const near = (index: number): Position =>
    at[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  // A third of the way on, along the line from the point before to the one after.
  const handle = ([x, y]: Position, before: Position, after: Position, way: 1 | -1) => [
    round(x + (way * (after[0] - before[0])) / 6),
    round(y + (way * (after[1] - before[1])) / 6),
  ];
  const parts = at.slice(closed ? 0 : 1).map((_, index) => {
    const [from, to] = [near(index), near(index + 1)];
    const leaving = handle(from, near(index - 1), to, 1);
    const arriving = handle(to, from, near(index + 2), -1);
    return `C${[...leaving, ...arriving, ...to].join(' ')}`;
  });
  return `M${near(0).join(' ')}${parts.join('')}`;
}

type Position = [x: number, y: number];

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
