import type { Point, Shape } from './geography.ts';

/** A rectangle of the picture and the part of the world that it shows. */
export type Viewport = {
  x: number;
  y: number;
  width: number;
  height: number;
  center: Point;
  /** SVG units per kilometre. */
  scale: number;
};

/** At the latitude of Venice. */
export const KM_PER_DEGREE = { east: 78.1, north: 111.13 };

/** Converts a point of the world to a position in the picture, to a tenth of a unit. */
export function project(viewport: Viewport, [east, north]: Point): Position {
  const { center, height, scale, width, x, y } = viewport;
  return [
    round(x + width / 2 + (east - center[0]) * KM_PER_DEGREE.east * scale),
    round(y + height / 2 - (north - center[1]) * KM_PER_DEGREE.north * scale),
  ];
}

/** The degrees from the center to the edges, east and north. */
export function computeHalfExtent({ height, scale, width }: Viewport): Point {
  return [width / 2 / scale / KM_PER_DEGREE.east, height / 2 / scale / KM_PER_DEGREE.north];
}

/** Whether the bounding box of the points overlaps the viewport. */
export function isVisible(viewport: Viewport, points: readonly Point[]): boolean {
  return computeHalfExtent(viewport).every((half, axis) => {
    const along = points.map((point) => point[axis as 0 | 1]);
    const middle = viewport.center[axis as 0 | 1];
    return Math.min(...along) < middle + half && Math.max(...along) > middle - half;
  });
}

/** The outlines of the visible shapes, as the `d` of one path. */
export function drawOutlinePath(viewport: Viewport, shapes: readonly Shape[]): string {
  return shapes
    .filter(({ points }) => isVisible(viewport, points))
    .map(({ isAngular, points }) =>
      isAngular
        ? `${drawStraightPath(viewport, points)}z`
        : `${drawSmoothPath(viewport, points, true)}z`,
    )
    .join('');
}

/** A smooth line through the points. */
export function drawCurvedPath(viewport: Viewport, points: readonly Point[]): string {
  return drawSmoothPath(viewport, points, false);
}

/** Straight lines from point to point. */
export function drawStraightPath(viewport: Viewport, points: readonly Point[]): string {
  return `M${points.map((point) => project(viewport, point).join(' ')).join('L')}`;
}

/** A Catmull–Rom spline through every point, written as Bézier curves. */
function drawSmoothPath(viewport: Viewport, points: readonly Point[], isClosed: boolean): string {
  const positions = points.map((point) => project(viewport, point));
  const count = positions.length;
  const at = (index: number): Position =>
    positions[isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [
      0, 0,
    ];
  // The tangent is half the vector between the neighbours, and the handle a third of the tangent.
  const controlPoint = ([x, y]: Position, from: Position, to: Position, sign: 1 | -1) => [
    round(x + (sign * (to[0] - from[0])) / 6),
    round(y + (sign * (to[1] - from[1])) / 6),
  ];
  const curves = positions.slice(isClosed ? 0 : 1).map((_, index) => {
    const [start, end] = [at(index), at(index + 1)];
    const first = controlPoint(start, at(index - 1), end, 1);
    const second = controlPoint(end, start, at(index + 2), -1);
    return `C${[...first, ...second, ...end].join(' ')}`;
  });
  return `M${at(0).join(' ')}${curves.join('')}`;
}

type Position = [x: number, y: number];

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
