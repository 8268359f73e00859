import type { CDPSession, Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  ph: string;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
};

/** The part of a debugging session that a trace needs. */
export type Tracer = {
  send(method: 'Tracing.start', params: { traceConfig: object }): Promise<unknown>;
  send(method: 'Tracing.end'): Promise<unknown>;
  on(event: 'Tracing.dataCollected', listener: (data: { value: unknown[] }) => void): unknown;
  once(event: 'Tracing.tracingComplete', listener: (result: unknown) => void): unknown;
};

/**
 * Measures the page's longest task, the longest by its own CPU time, which other programs do not lengthen, and its
 * slowest input (until the next frame), in milliseconds.
 */
export async function trace(
  cdp: CDPSession,
  page: Page,
  act: () => Promise<void>,
): Promise<{ longestTask: number; longestTaskCpu: number; longestInput: number }> {
  const getSlowestInput = await watchInputs(page);
  let longestInput = 0;
  const tasks = await traceTasks(cdp, async () => {
    await act();
    await page.waitForTimeout(400);
    longestInput = await getSlowestInput();
  });
  return { ...tasks, longestInput };
}

export async function traceTasks(
  cdp: Tracer,
  act: () => Promise<void>,
): Promise<{ longestTask: number; longestTaskCpu: number }> {
  const events: TraceEvent[] = [];
  let isOpen = true;
  cdp.on('Tracing.dataCollected', ({ value }) => {
    if (isOpen) events.push(...(value as TraceEvent[]));
  });
  await cdp.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  });
  await act();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  isOpen = false;
  return {
    longestTask: findLongestTask(events, ({ dur }) => dur),
    longestTaskCpu: findLongestTask(events, ({ tdur }) => tdur),
  };
}

/** Finds the longest task of the page's main thread, which is identified by its name. */
function findLongestTask(
  events: TraceEvent[],
  read: (event: TraceEvent) => number | undefined,
): number {
  const main = events.filter(
    (event) =>
      event.name === 'thread_name' &&
      Reflect.get(Object(Reflect.get(event, 'args')), 'name') === 'CrRendererMain',
  );
  const durations = events
    .filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
    .filter(({ pid, tid }) => main.some((thread) => thread.pid === pid && thread.tid === tid))
    .map((event) => (read(event) ?? 0) / 1000);
  return Math.max(0, ...durations);
}

/** Watches for the slowest input, measured as for INP. Inputs below 16 ms are reported as 16 ms. */
async function watchInputs(page: Page): Promise<() => Promise<number>> {
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
