import { expect, it } from 'vitest';
import type { Household } from '../../domain/replies/household.ts';
import type { Reply } from '../../domain/replies/reply.ts';
import { getChartPoints, getChartRange, getLatestSteps } from './overview-data.ts';

const toTime = (date: string) => Date.parse(date);

it('the chart has no points before the first reply', () => {
  expect(getChartPoints([], '2026-02-01')).toEqual([]);
});

it('the chart starts at zero on the day before the first reply and ends today', () => {
  const days = [
    { day: '2026-02-01', replies: 2, total: 2 },
    { day: '2026-02-04', replies: 1, total: 3 },
  ];
  expect(getChartPoints(days, '2026-02-10')).toEqual([
    { at: toTime('2026-01-31'), total: 0 },
    { at: toTime('2026-02-01'), total: 2 },
    { at: toTime('2026-02-04'), total: 3 },
    { at: toTime('2026-02-10'), total: 3 },
  ]);
  expect(getChartPoints(days, '2026-02-04')).toHaveLength(3);
});

it.each(['2025-12-01', '2026-02-02', '2026-03-15'])(
  'the time axis contains every point and the deadline %s',
  (deadline) => {
    const points = getChartPoints([{ day: '2026-02-01', replies: 1, total: 1 }], '2026-02-10');
    const [start, end] = getChartRange(points, deadline);
    expect(start).toBeLessThan(toTime(deadline));
    expect(end).toBeGreaterThan(toTime(deadline));
    expect(start).toBeLessThanOrEqual(toTime('2026-01-31'));
    expect(end).toBeGreaterThan(toTime('2026-02-10'));
  },
);

function createHousehold(key: string, lastAt: string): Household {
  const reply = {} as Reply;
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
  createHousehold(
    `household ${number}`,
    `2026-02-${String(number + 1).padStart(2, '0')}T10:00:00.000Z`,
  ),
);

it('a visit after the last change shows no new replies', () => {
  expect(getLatestSteps(HOUSEHOLDS, '2026-03-01T00:00:00.000Z')).toEqual([]);
});

it('a visit shows the replies since the last one, newest first', () => {
  const latest = getLatestSteps(HOUSEHOLDS, '2026-02-18T00:00:00.000Z').map(
    ({ household: { key } }) => key,
  );
  expect(latest).toEqual(['household 19', 'household 18', 'household 17']);
});

it('the first visit shows the latest five replies', () => {
  expect(getLatestSteps(HOUSEHOLDS, null)).toHaveLength(5);
});
