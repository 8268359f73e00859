import { expect, test } from 'vitest';
import { attemptLimiterContract, someAddress } from '../../fixtures/attempt-limiter-contract.ts';
import { createMemoryLimiters, MAX_ATTEMPTS, MAX_DASHBOARD_ATTEMPTS } from './attempt-limiter.ts';

attemptLimiterContract('the attempt limiter in memory', () => createMemoryLimiters());

function createLimiterWithClock() {
  let now = 1_000_000;
  const { gate } = createMemoryLimiters({ now: () => now, key: 'the same key in every run' });
  const pass = (seconds: number) => {
    now += seconds * 1000;
  };
  return { gate, pass };
}

test('after ten attempts in a minute, the next is allowed when the first is a minute old', async () => {
  const { gate, pass } = createLimiterWithClock();
  await gate.take('192.0.2.1');
  pass(20);
  for (let time = 0; time < 9; time += 1) expect(await gate.take('192.0.2.1')).toBe(0);
  expect(await gate.take('192.0.2.1')).toBe(40);
  pass(39.5);
  expect(await gate.take('192.0.2.1')).toBe(1);
  pass(0.5);
  expect(await gate.take('192.0.2.1')).toBe(0);
  expect(await gate.take('192.0.2.1')).toBe(20);
});

test('a rejected attempt does not extend the wait', async () => {
  const { gate, pass } = createLimiterWithClock();
  for (let time = 0; time < 10; time += 1) await gate.take('192.0.2.1');
  for (let time = 0; time < 59; time += 1) {
    expect(await gate.take('192.0.2.1')).toBe(60 - time);
    pass(1);
  }
  pass(1);
  expect(await gate.take('192.0.2.1')).toBe(0);
});

test('attempts from ten thousand other addresses do not reset a count', async () => {
  const { gate } = createLimiterWithClock();
  for (let time = 0; time < 10; time += 1) await gate.take('192.0.2.1');
  for (let at = 0; at < 10_000; at += 1) await gate.take(`10.0.${at >> 8}.${at & 255}`);
  expect(await gate.take('192.0.2.1')).toBe(60);
});

test('an address that has sent the right password is not blocked by attempts from other addresses', async () => {
  const { dashboard } = createMemoryLimiters();
  for (let time = 0; time < 2; time += 1) {
    await dashboard.take('192.0.2.1');
    await dashboard.refund('192.0.2.1');
  }
  for (let time = 0; time < MAX_DASHBOARD_ATTEMPTS; time += 1) await dashboard.take(someAddress());
  expect(await dashboard.take('198.51.100.7')).toBeGreaterThan(0);
  for (let time = 0; time < MAX_ATTEMPTS; time += 1) {
    expect(await dashboard.take('192.0.2.1')).toBe(0);
  }
  expect(await dashboard.take('192.0.2.1')).toBeGreaterThan(0);
  // Nor does its right password give the others another attempt.
  await dashboard.refund('192.0.2.1');
  expect(await dashboard.take('198.51.100.7')).toBeGreaterThan(0);
});
