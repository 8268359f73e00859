import { expect, test } from 'vitest';
import { checkExpiry } from './certificate.ts';

const at = (date: string) => Date.parse(date);

/** For a certificate issued on 1 March, checked when `left` of its `days` remain. */
function checkAt({ days, left }: { days: number; left: number }) {
  const from = at('2026-03-01');
  const to = from + days * 86_400_000;
  return checkExpiry(from, to, to - left * 86_400_000);
}

test.each([
  [
    { days: 90, left: 13.5 },
    'Its certificate expires in 13 days (2026-05-30) and has not been renewed.',
  ],
  [
    { days: 365, left: 1.2 },
    'Its certificate expires in 1 day (2027-03-01) and has not been renewed.',
  ],
  [
    { days: 6, left: 0.5 },
    'Its certificate expires in less than a day (2026-03-07) and has not been renewed.',
  ],
])('warns about a certificate that was not renewed in time: %o', (certificate, message) => {
  expect(checkAt(certificate)).toMatchObject({ level: 'warning', message });
});

test.each([
  { days: 90, left: 15.5 },
  { days: 365, left: 15 },
  { days: 6, left: 2 },
])('accepts a certificate that does not expire soon: %o', (certificate) => {
  expect(checkAt(certificate)).toMatchObject({ level: 'ok' });
});
