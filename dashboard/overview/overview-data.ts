import type { DayOfReplies } from '../../domain/headcount.ts';

export type Point = { at: number; total: number };

const DAY = 86_400_000;

/** The points of the line: it starts at nothing, and goes on as far as today. */
export function chartPoints(days: readonly DayOfReplies[], today: string): Point[] {
  const points = days.map(({ day, total }) => ({ at: Date.parse(day), total }));
  const [first, last] = [points.at(0), points.at(-1)];
  if (!first || !last) return [];
  const now = Date.parse(today);
  const start = { at: first.at - DAY, total: 0 };
  return now > last.at ? [start, ...points, { at: now, total: last.total }] : [start, ...points];
}

/** From the first reply to the deadline, or to today when that has passed; the deadline is in it. */
export function chartSpan(points: readonly Point[], deadline: string): [number, number] {
  const last = Date.parse(deadline);
  const [start, end] = [points[0]?.at ?? last, points.at(-1)?.at ?? last];
  return [Math.min(start, last - DAY), Math.max(end, last) + DAY];
}
