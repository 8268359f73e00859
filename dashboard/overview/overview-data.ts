import type { DayOfReplies } from '../../domain/replies/headcount.ts';
import type { HistoryEntry, Household } from '../../domain/replies/household.ts';

const MAX_NEW_REPLIES = 12;
const MAX_ON_FIRST_VISIT = 5;

export type LatestStep = {
  household: Household;
  step: HistoryEntry;
  before: HistoryEntry | undefined;
};

/** The last step of each household since the last visit, newest first. */
export function getLatestSteps(
  households: readonly Household[],
  lastVisitAt: string | null,
): LatestStep[] {
  return households
    .filter(({ lastAt }) => lastVisitAt === null || lastAt > lastVisitAt)
    .toSorted((a, b) => (a.lastAt < b.lastAt ? 1 : -1))
    .slice(0, lastVisitAt === null ? MAX_ON_FIRST_VISIT : MAX_NEW_REPLIES)
    .map((household) => ({
      household,
      step: household.history.at(-1) as HistoryEntry,
      before: household.history.at(-2),
    }));
}

export type ChartPoint = { at: number; total: number };

const DAY_MS = 86_400_000;

/** The chart's line: from zero on the day before the first reply until today. */
export function getChartPoints(days: readonly DayOfReplies[], today: string): ChartPoint[] {
  const points = days.map(({ day, total }) => ({ at: Date.parse(day), total }));
  const [first, last] = [points.at(0), points.at(-1)];
  if (!first || !last) return [];
  const now = Date.parse(today);
  const start = { at: first.at - DAY_MS, total: 0 };
  return now > last.at ? [start, ...points, { at: now, total: last.total }] : [start, ...points];
}

/** The time axis: it contains all points and the deadline. */
export function getChartRange(points: readonly ChartPoint[], deadline: string): [number, number] {
  const end = Date.parse(deadline);
  const [first, last] = [points[0]?.at ?? end, points.at(-1)?.at ?? end];
  return [Math.min(first, end - DAY_MS), Math.max(last, end) + DAY_MS];
}

/** Whether a point on the time axis is the start of a day in UTC, as the days of the replies are. */
export function isStartOfDay(time: Date): boolean {
  return time.getTime() % DAY_MS === 0;
}
