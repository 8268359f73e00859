import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Log, onceAMinute } from './log.ts';

/** How often the delay is measured, and how often it is looked at: milliseconds. */
const RESOLUTION = 20;
const WINDOW = 1_000;
/** Worth a line in the log. */
const SLOW = 500;
/** Half of all turns this late: who asks for a page would wait too, so that no more is taken on. */
const STALLED = 300;

/** Nanoseconds between two turns, of all since the last reset. */
type Delays = { percentile(part: number): number; reset(): void };

/** Judges the delays of the one thread that answers everybody. */
export function eventLoopWatch(delays: Delays, log: Log, now = () => performance.now()) {
  let isStalled = false;
  const warn = onceAMinute(log, now);
  const delay = (part: number) => Math.round(delays.percentile(part) / 1e6 - RESOLUTION);

  return {
    isStalled: () => isStalled,
    /** Looks at the delays since the last look. */
    look() {
      const [p50, p99] = [delay(50), delay(99)];
      delays.reset();
      isStalled = p50 > STALLED;
      if (p99 > SLOW) warn({ p50ms: p50, p99ms: p99, isStalled }, 'answers are slow');
    },
  };
}

/** Watches this process as long as it lives. */
export function watchEventLoop(log: Log): () => boolean {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  const watch = eventLoopWatch(delays, log);
  setInterval(watch.look, WINDOW).unref();
  return watch.isStalled;
}
