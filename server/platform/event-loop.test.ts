import { describe, expect } from 'vitest';
import { test as base } from '../fixtures/site.ts';
import { createEventLoopMonitor, runInSlices } from './event-loop.ts';

const test = base.extend<{ loop: ReturnType<typeof createLoop> }>({
  loop: async ({ log }, use) => use(createLoop(log)),
});

function createLoop(log: Parameters<typeof createEventLoopMonitor>[1]) {
  let now = 0;
  let delays = { p50: 0, p99: 0 };
  const histogram = {
    percentile: (percentile: number) => ((percentile === 50 ? delays.p50 : delays.p99) + 20) * 1e6,
    reset: () => {
      delays = { p50: 0, p99: 0 };
    },
  };
  const monitor = createEventLoopMonitor(histogram, log, () => now);
  return {
    isStalled: monitor.isStalled,
    second(p50: number, p99 = p50) {
      now += 1000;
      delays = { p50, p99 };
      monitor.check();
    },
  };
}

describe('an event loop', () => {
  test('that is often late is stalled until it recovers', ({ loop, logged }) => {
    loop.second(700);
    expect(loop.isStalled()).toBe(true);
    expect(logged).toEqual([
      { p50ms: 700, p99ms: 700, isStalled: true, message: 'answers are slow' },
    ]);
    loop.second(2);
    expect(loop.isStalled()).toBe(false);
  });

  test('that was late once is logged but not stalled', ({ loop, logged }) => {
    loop.second(2, 1500);
    expect(loop.isStalled()).toBe(false);
    expect(logged).toMatchObject([{ p50ms: 2, p99ms: 1500, isStalled: false }]);
  });

  test('that stays late is logged once a minute', ({ loop, logged }) => {
    for (let second = 0; second < 120; second += 1) loop.second(800);
    expect(logged).toHaveLength(2);
  });

  test('that is on time is not logged', ({ loop, logged }) => {
    for (let second = 0; second < 10; second += 1) loop.second(20, 400);
    expect(logged).toEqual([]);
    expect(loop.isStalled()).toBe(false);
  });
});

test('work in slices lets others run after each 25 ms, and returns its result', async () => {
  const order: string[] = [];
  let now = 0;
  function* work() {
    for (const step of ['first', 'second', 'third', 'fourth']) {
      order.push(step);
      now += 15;
      yield;
    }
    return 'result';
  }
  setImmediate(() => order.push('another request'));
  expect(await runInSlices(work(), () => now)).toBe('result');
  expect(order).toEqual(['first', 'second', 'another request', 'third', 'fourth']);
});
