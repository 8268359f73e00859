import { expect, test } from 'vitest';
import { expiryFinding } from './certificate-check.ts';

const at = (date: string) => Date.parse(date);

/** Of a certificate made on 1 March for so many days, looked at when so many are left. */
function findingWith({ days, left }: { days: number; left: number }) {
  const from = at('2026-03-01');
  const to = from + days * 86_400_000;
  return expiryFinding(from, to, to - left * 86_400_000);
}

test.each([
  [
    { days: 90, left: 13.5 },
    'Its certificate ends in 13 days (2026-05-30), and nobody has renewed it.',
  ],
  [
    { days: 365, left: 1.2 },
    'Its certificate ends in a day (2027-03-01), and nobody has renewed it.',
  ],
  [
    { days: 6, left: 0.5 },
    'Its certificate ends in less than a day (2026-03-07), and nobody has renewed it.',
  ],
])('a certificate that nobody renewed in time is a warning: %o', (certificate, says) => {
  expect(findingWith(certificate)).toMatchObject({ level: 'warning', says });
});

test.each([
  { days: 90, left: 15.5 },
  { days: 365, left: 15 },
  { days: 6, left: 2 },
])('a certificate with time left is well: %o', (certificate) => {
  expect(findingWith(certificate)).toMatchObject({ level: 'well' });
});
