import { expect, test } from 'vitest';
import { createDateFormats, formatOffset } from './format-dates.ts';

const YEAR = new Date().getFullYear();

test('a day of another year is not mistaken for one of this year', () => {
  const { formatDay, formatMoment } = createDateFormats('en-US');
  expect(formatDay(new Date(YEAR, 2, 4))).toBe('Mar 4');
  expect(formatDay(new Date(YEAR + 1, 2, 4))).toBe(`Mar 4, ${YEAR + 1}`);
  const before = new Date(YEAR - 1, 2, 4, 14, 30).toISOString();
  expect(formatMoment(before).replaceAll(/\s/g, ' ')).toBe(`Mar 4, ${YEAR - 1}, 2:30 PM`);
});

test('dates are in the English of the wedding, and in British English for a wedding in another language', () => {
  expect(createDateFormats('en-US').formatDate('2026-03-15')).toBe('March 15, 2026');
  for (const locale of ['de-DE', 'it-IT']) {
    const { formatDate, formatLocalTime, formatMoment } = createDateFormats(locale);
    expect(formatDate('2026-03-15')).toBe('15 March 2026');
    expect(formatLocalTime('2026-06-05T17:00')).toBe('Friday 5 June at 17:00');
    expect(formatMoment(new Date(YEAR, 2, 4, 14, 30).toISOString())).toBe('4 Mar, 14:30');
  }
});

test('the offset of a time zone is that of the wedding day', () => {
  expect(formatOffset('Europe/Lisbon', '2026-01-06')).toBe('GMT+0 on your wedding day');
  expect(formatOffset('Europe/Lisbon', '2026-06-06')).toBe('GMT+1 on your wedding day');
  expect(formatOffset('Asia/Tokyo', '')).toBe('GMT+9 today');
});

test('a time of the wedding is the same on every device, with its time zone', () => {
  const { formatInTimeZone } = createDateFormats('en-GB');
  expect(formatInTimeZone('2027-05-01T08:00:00Z', 'Europe/Rome')).toBe(
    'Saturday, 1 May 2027 at 10:00 (Europe/Rome)',
  );
  expect(formatInTimeZone('2027-05-01T03:00:00Z', 'America/New_York')).toBe(
    'Friday, 30 April 2027 at 23:00 (America/New York)',
  );
});
