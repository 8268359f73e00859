import { expect, it } from 'vitest';
import { formatOwnTime } from './livestream.tsx';

const VENICE = { locale: 'it-IT', timeZone: 'Europe/Rome' };

it('a guest in another zone reads the start of a livestream in their own time, written as all times of the page', () => {
  const format = (zone: string) => formatOwnTime('2026-06-06T15:00:00Z', VENICE, zone);
  expect(format('America/New_York')).toBe('sabato 6 giugno 2026 alle ore 11.00');
  expect(format('Pacific/Auckland')).toBe('domenica 7 giugno 2026 alle ore 03.00');
  expect(format('Europe/Berlin')).toBe('');
});
