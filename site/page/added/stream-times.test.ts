import { expect, it } from 'vitest';
import { formatDate } from '../../../domain/wedding/format-date.ts';
import { findStreamState, formatOwnTime } from './stream-times.ts';

const STREAM = { startsAt: '2026-06-06T15:00:00Z', endsAt: '2026-06-06T17:00:00Z' };
const VENICE = { locale: 'it-IT', timeZone: 'Europe/Rome', formatDate };

it('a livestream is live from its start to its end, and asks again when that changes', () => {
  const find = (time: string) => findStreamState(STREAM, Date.parse(time));
  expect(find('2026-06-06T14:59:59Z')).toEqual({ state: 'before', waitMs: 1000 });
  expect(find('2026-06-06T15:00:00Z')).toEqual({ state: 'live', waitMs: 7_200_000 });
  expect(find('2026-06-06T17:00:00Z')).toEqual({ state: 'over', waitMs: null });
  // A longer timer would ring at once.
  expect(find('2026-01-01T00:00:00Z')).toEqual({ state: 'before', waitMs: 2 ** 31 - 1 });
});

it('a guest in another zone reads the start of a livestream in their own time, written as all times of the page', () => {
  const format = (zone: string) => formatOwnTime(STREAM.startsAt, VENICE, zone);
  expect(format('America/New_York')).toBe('sabato 6 giugno 2026 alle ore 11.00');
  expect(format('Pacific/Auckland')).toBe('domenica 7 giugno 2026 alle ore 03.00');
  expect(format('Europe/Berlin')).toBe('');
});
