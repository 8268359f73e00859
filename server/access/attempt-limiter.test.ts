import { expect, test } from 'vitest';
import { attemptLimiterContract } from '../fixtures/attempt-limiter-contract.ts';
import { createMemoryLimiters } from './attempt-limiter.ts';

attemptLimiterContract('tries in memory', () => createMemoryLimiters());

function clock() {
  let now = 1_000_000;
  const { gate } = createMemoryLimiters({ now: () => now, key: 'the same in every run' });
  const pass = (seconds: number) => {
    now += seconds * 1000;
  };
  return { gate, pass };
}

test('ten tries in a minute have to wait until the first is a minute old', async () => {
  const { gate, pass } = clock();
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

test('who is refused does not wait the longer for having asked', async () => {
  const { gate, pass } = clock();
  for (let time = 0; time < 10; time += 1) await gate.take('192.0.2.1');
  for (let time = 0; time < 59; time += 1) {
    expect(await gate.take('192.0.2.1')).toBe(60 - time);
    pass(1);
  }
  pass(1);
  expect(await gate.take('192.0.2.1')).toBe(0);
});

test('tries from ten thousand other addresses do not reset one’s own', async () => {
  const { gate } = clock();
  for (let time = 0; time < 10; time += 1) await gate.take('192.0.2.1');
  for (let at = 0; at < 10_000; at += 1) await gate.take(`10.0.${at >> 8}.${at & 255}`);
  expect(await gate.take('192.0.2.1')).toBe(60);
});
