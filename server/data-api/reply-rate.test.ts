import { expect, test } from 'vitest';
import { REPLIES_AT_ONCE, replyRate } from './reply-rate.ts';

function clock() {
  let now = 1_000_000;
  const count = replyRate({ now: () => now, key: 'the same in every run' });
  const all = (times: number) => Array.from({ length: times }, () => count('192.0.2.1'));
  return { count, all, pass: (seconds: number) => (now += seconds * 1000) };
}

test('after forty at once the next waits three seconds, and asking makes it no longer', () => {
  const { all, pass } = clock();
  expect(all(REPLIES_AT_ONCE)).toEqual(Array(REPLIES_AT_ONCE).fill(0));
  expect(all(10)).toEqual(Array(10).fill(3));
  pass(2.5);
  expect(all(2)).toEqual([1, 1]);
  pass(0.5);
  expect(all(2)).toEqual([0, 3]);
});

test('a flood for an hour gets twenty a minute in, and others do not notice', () => {
  const { count, pass } = clock();
  let stored = 0;
  for (let second = 0; second < 3600; second += 0.5) {
    if (count('192.0.2.1') === 0) stored += 1;
    if (second % 60 === 0) expect(count('198.51.100.7')).toBe(0);
    pass(0.5);
  }
  expect(stored).toBe(REPLIES_AT_ONCE + 60 * 20 - 1);
});

test('thirty guests of one hotel answer in the same minute, and ten of them twice', () => {
  const { all } = clock();
  expect(all(40).every((seconds) => seconds === 0)).toBe(true);
});

test('one visitor counts as one under every address of theirs', () => {
  const { count } = clock();
  for (let at = 0; at < REPLIES_AT_ONCE; at += 1) count(`2001:db8:1:2::${at}`);
  expect(count('2001:0db8:1:2:3:4:5:6')).toBe(3);
  expect(count('2001:db8:1:3::1')).toBe(0);
});

test('a hundred thousand addresses reset nobody’s count', () => {
  const { count, all } = clock();
  all(REPLIES_AT_ONCE);
  for (let at = 0; at < 100_000; at += 1) count(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);
  expect(all(1)).toEqual([3]);
});
