import { expect, it } from 'vitest';
import { formatCount, formatNumber } from './format-count.ts';

it('separates the thousands of a number by commas', () => {
  for (const number of [0, 7, 12, 999, 1000, 2000, 12_345, 100_000, 999_999, 1_000_000]) {
    expect(formatNumber(number)).toBe(number.toLocaleString('en'));
  }
});

it('uses the singular for one only', () => {
  expect(formatCount(0, 'reply', 'replies')).toBe('0 replies');
  expect(formatCount(1, 'reply', 'replies')).toBe('1 reply');
  expect(formatCount(2000, 'reply', 'replies')).toBe('2,000 replies');
});
