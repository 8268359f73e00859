import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pausable } from '../../domain/pausable.ts';
import { type Log, warnOnceAMinute } from './log.ts';

const RESOLUTION_MS = 20;
const CHECK_INTERVAL_MS = 1_000;
/** Slower than this is logged. */
const SLOW_MS = 500;
/** When half of all turns are this late, page requests wait too: the server then rejects replies. */
const STALLED_MS = 300;

const SLICE_MS = 25;

/** Runs the work in slices, between which the server answers others. */
export async function runInSlices<T>(work: Pausable<T>, now = () => performance.now()): Promise<T> {
  let started = now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (now() - started < SLICE_MS) continue;
    await nextTurn();
    started = now();
  }
}

/** Starts to measure the delays of this process; returns whether it is stalled. */
export function watchEventLoop(log: Log): () => boolean {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const monitor = createEventLoopMonitor(delays, log);
  setInterval(monitor.check, CHECK_INTERVAL_MS).unref();
  return monitor.isStalled;
}

/** Delays in nanoseconds since the last reset. */
type Delays = { percentile(percentile: number): number; reset(): void };

/** Decides from the measured delays whether the server's only thread is overloaded. */
export function createEventLoopMonitor(delays: Delays, log: Log, now = () => performance.now()) {
  let isStalled = false;
  const warn = warnOnceAMinute(log, now);
  const getDelayMs = (percentile: number) =>
    Math.round(delays.percentile(percentile) / 1e6 - RESOLUTION_MS);

  return {
    isStalled: () => isStalled,
    /** Evaluates the delays since the last check. */
    check() {
      const [p50, p99] = [getDelayMs(50), getDelayMs(99)];
      delays.reset();
      isStalled = p50 > STALLED_MS;
      if (p99 > SLOW_MS) warn({ p50ms: p50, p99ms: p99, isStalled }, 'answers are slow');
    },
  };
}
