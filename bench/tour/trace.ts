import type { CDPSession, Page } from '@playwright/test';

type TraceEvent = { name: string; ph: string; dur?: number; pid: number; tid: number };

/** Milliseconds that the page's longest task took, and that the slowest input waited for its frame. */
export async function trace(
  cdp: CDPSession,
  page: Page,
  act: () => Promise<void>,
): Promise<{ longestTask: number; longestInput: number }> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  const input = await watchInput(page);
  await cdp.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  });
  await act();
  await page.waitForTimeout(400);
  const longestInput = await input();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return { longestTask: longestOf(events), longestInput };
}

/** The main thread of the page, which is told apart by its name, and its longest task. */
function longestOf(events: TraceEvent[]): number {
  const main = events.filter(
    (event) =>
      event.name === 'thread_name' &&
      Reflect.get(Object(Reflect.get(event, 'args')), 'name') === 'CrRendererMain',
  );
  const durations = events
    .filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
    .filter(({ pid, tid }) => main.some((thread) => thread.pid === pid && thread.tid === tid))
    .map(({ dur = 0 }) => dur / 1000);
  return Math.max(0, ...durations);
}

/** The slowest input as browsers measure it for INP; 16 ms stand for all that was quicker. */
async function watchInput(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const slow: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slow.push(duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { slowInputs: slow });
  });
  return () =>
    page.evaluate(() => Math.max(16, ...(Reflect.get(window, 'slowInputs') as number[])));
}
