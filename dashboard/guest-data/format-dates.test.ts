import { expect, test } from 'vitest';
import { createDateFormats } from './format-dates.ts';

const YEAR = new Date().getFullYear();

test('a day of another year is not mistaken for one of this year', () => {
  const { formatDay, formatMoment } = createDateFormats('en-US');
  expect(formatDay(new Date(YEAR, 2, 4))).toBe('Mar 4');
  expect(formatDay(new Date(YEAR + 1, 2, 4))).toBe(`Mar 4, ${YEAR + 1}`);
  const before = new Date(YEAR - 1, 2, 4, 14, 30).toISOString();
  expect(formatMoment(before).replaceAll(/\s/g, ' ')).toBe(`Mar 4, ${YEAR - 1}, 2:30 PM`);
});

test('each language has its own formats', () => {
  expect(createDateFormats('de-DE').formatDate('2026-03-15')).toBe('15. März 2026');
  expect(createDateFormats('en-US').formatDate('2026-03-15')).toBe('March 15, 2026');
});
