import { expect, it } from 'vitest';
import type { Household, HouseholdReply } from '../../domain/household.ts';
import { latestSteps } from './latest.ts';
import { chartPoints, chartSpan } from './overview-data.ts';

const day = (date: string) => Date.parse(date);

it('draws nothing before the first reply', () => {
  expect(chartPoints([], '2026-02-01')).toEqual([]);
});

it('begins at nothing and goes on to today', () => {
  const days = [
    { day: '2026-02-01', replies: 2, total: 2 },
    { day: '2026-02-04', replies: 1, total: 3 },
  ];
  expect(chartPoints(days, '2026-02-10')).toEqual([
    { at: day('2026-01-31'), total: 0 },
    { at: day('2026-02-01'), total: 2 },
    { at: day('2026-02-04'), total: 3 },
    { at: day('2026-02-10'), total: 3 },
  ]);
  expect(chartPoints(days, '2026-02-04')).toHaveLength(3);
});

it.each(['2025-12-01', '2026-02-02', '2026-03-15'])('has the deadline %s in it', (deadline) => {
  const points = chartPoints([{ day: '2026-02-01', replies: 1, total: 1 }], '2026-02-10');
  const [start, end] = chartSpan(points, deadline);
  expect(start).toBeLessThan(day(deadline));
  expect(end).toBeGreaterThan(day(deadline));
  expect(start).toBeLessThanOrEqual(day('2026-01-31'));
  expect(end).toBeGreaterThan(day('2026-02-10'));
});

function household(key: string, lastAt: string): Household {
  const reply = {} as HouseholdReply;
  const history: Household['history'] = [{ at: lastAt, by: 'guest', action: 'reply', reply }];
  return {
    key,
    version: '1.0',
    current: reply,
    withdrawn: false,
    hasCoupleEntries: false,
    firstAt: lastAt,
    lastAt,
    history,
  };
}

const HOUSEHOLDS = Array.from({ length: 20 }, (_, number) =>
  household(`party ${number}`, `2026-02-${String(number + 1).padStart(2, '0')}T10:00:00.000Z`),
);

it('tells nothing new when nothing is new', () => {
  expect(latestSteps(HOUSEHOLDS, '2026-03-01T00:00:00.000Z')).toEqual([]);
});

it('tells what came since the last visit, the newest first', () => {
  const latest = latestSteps(HOUSEHOLDS, '2026-02-18T00:00:00.000Z').map(
    ({ household: { key } }) => key,
  );
  expect(latest).toEqual(['party 19', 'party 18', 'party 17']);
});

it('tells the latest few on the first visit', () => {
  expect(latestSteps(HOUSEHOLDS, null)).toHaveLength(5);
});
