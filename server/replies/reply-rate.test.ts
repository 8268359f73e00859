import { expect, test } from 'vitest';
import { BURST_REPLIES, createReplyRateLimiter } from './reply-rate.ts';

function createTestLimiter() {
  let now = 1_000_000;
  const count = createReplyRateLimiter({ now: () => now, key: 'the same in every run' });
  const countTimes = (times: number) => Array.from({ length: times }, () => count('192.0.2.1'));
  return { count, countTimes, wait: (seconds: number) => (now += seconds * 1000) };
}

test('after forty replies at once the next waits three seconds, and further attempts do not add to that', () => {
  const { countTimes, wait } = createTestLimiter();
  expect(countTimes(BURST_REPLIES)).toEqual(Array(BURST_REPLIES).fill(0));
  expect(countTimes(10)).toEqual(Array(10).fill(3));
  wait(2.5);
  expect(countTimes(2)).toEqual([1, 1]);
  wait(0.5);
  expect(countTimes(2)).toEqual([0, 3]);
});

test('a flood for an hour gets twenty replies a minute through, and other addresses are not affected', () => {
  const { count, wait } = createTestLimiter();
  let stored = 0;
  for (let second = 0; second < 3600; second += 0.5) {
    if (count('192.0.2.1') === 0) stored += 1;
    if (second % 60 === 0) expect(count('198.51.100.7')).toBe(0);
    wait(0.5);
  }
  expect(stored).toBe(BURST_REPLIES + 60 * 20 - 1);
});

test('thirty guests of one hotel can reply in the same minute, ten of them twice', () => {
  const { countTimes } = createTestLimiter();
  expect(countTimes(40).every((seconds) => seconds === 0)).toBe(true);
});

test('all addresses of one IPv6 network count together', () => {
  const { count } = createTestLimiter();
  for (let at = 0; at < BURST_REPLIES; at += 1) count(`2001:db8:1:2::${at}`);
  expect(count('2001:0db8:1:2:3:4:5:6')).toBe(3);
  expect(count('2001:db8:1:3::1')).toBe(0);
});

test('replies from a hundred thousand addresses do not reset another address', () => {
  const { count, countTimes } = createTestLimiter();
  countTimes(BURST_REPLIES);
  for (let at = 0; at < 100_000; at += 1) count(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);
  expect(countTimes(1)).toEqual([3]);
});
