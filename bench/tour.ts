// `npm run bench:tour`: uses the wedding page like a guest on a slow phone (CPU throttled 4 times), with real
// input. Budgets: no task over 50 ms after the load, every input handled within 100 ms, a tap during the
// hydration answered within 200 ms, a reload from the browser's cache within 200 ms, and on a slow
// connection the page within 700 ms of the password, 500 of them specified.
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { buildAppIfOutdated } from '../build/main.ts';
import { getBrowserOptions } from '../e2e/browser.ts';
import { startSite } from '../e2e/site.ts';
import { describeMachine, formatTable, writeJson } from './results.ts';
import { type Summary, summarize } from './statistics.ts';
import { measureEarlyTap, measureEntry } from './tour/moments.ts';
import { STEPS } from './tour/steps.ts';
import { trace } from './tour/trace.ts';

const RUNS = Number(process.argv[2] ?? 5);
const BUDGETS_MS = { task: 50, input: 100 };
const MOMENT_BUDGETS_MS = { reload: 200, 'tap during hydration': 200, 'entry on slow 4G': 700 };

type Times = { task: number[]; input: number[] };

await buildAppIfOutdated();
const site = await startSite();
const browser = await chromium.launch(await getBrowserOptions());
const timesByStep = new Map<string, Times>();
const moments: Record<keyof typeof MOMENT_BUDGETS_MS, number[]> = {
  reload: [],
  'tap during hydration': [],
  'entry on slow 4G': [],
};
try {
  for (let run = 0; run < RUNS; run += 1) {
    const page = await openWeddingPage();
    moments.reload.push(await measureReload(page));
    moments['tap during hydration'].push(await measureEarlyTap(browser, site.url));
    moments['entry on slow 4G'].push(await measureEntry(browser, site.url));
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const [name, act] of Object.entries(STEPS)) await measureStep(cdp, page, name, act);
    await page.context().close();
    process.stderr.write(`tour ${run + 1} of ${RUNS}\n`);
  }
} finally {
  await browser.close();
  await site.close();
}

async function openWeddingPage(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL: site.url,
  });
  await context.addInitScript(() => localStorage.setItem('wedding-authenticated', 'true'));
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  return page;
}

/** Loads the page again from the browser's cache and returns the first contentful paint in milliseconds. */
async function measureReload(page: Page): Promise<number> {
  await page.goto('/', { waitUntil: 'networkidle' });
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
}

async function measureStep(
  cdp: CDPSession,
  page: Page,
  name: string,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const times = timesByStep.get(name) ?? { task: [], input: [] };
  timesByStep.set(name, times);
  const { longestInput, longestTask } = await trace(cdp, page, () => act(page));
  times.task.push(longestTask);
  times.input.push(longestInput);
}

const results = Object.fromEntries(
  [...timesByStep].map(([name, { input, task }]) => [
    name,
    { task: summarize(task), input: summarize(input) },
  ]),
);
const format = ({ max, median }: Summary) => `${Math.round(median)} (${Math.round(max)})`;
const rows = Object.entries(results).map(([name, { input, task }]) => [
  name,
  format(task),
  format(input),
]);
process.stdout.write(
  `${formatTable([['', 'longest task ms (max)', 'slowest input ms (max)'], ...rows])}\n`,
);
const momentResults = Object.fromEntries(
  Object.entries(moments).map(([name, times]) => [name, summarize(times)]),
);
for (const [name, times] of Object.entries(momentResults)) {
  process.stdout.write(`${name}: ${format(times)} ms\n`);
}

const missed = Object.entries(results).flatMap(([name, { input, task }]) => [
  ...(task.median > BUDGETS_MS.task ? [`${name}: a task of ${Math.round(task.median)} ms`] : []),
  ...(input.median >= BUDGETS_MS.input
    ? [`${name}: an input handled after ${Math.round(input.median)} ms`]
    : []),
]);
for (const [name, budget] of Object.entries(MOMENT_BUDGETS_MS)) {
  const { median = Number.NaN } = momentResults[name] ?? {};
  if (!(median < budget)) missed.push(`${name}: ${Math.round(median)} ms`);
}
process.stdout.write(
  missed.length ? `\nMissed budgets:\n${missed.join('\n')}\n` : '\nAll budgets met.\n',
);
writeJson('tour', {
  ...describeMachine(`Chromium ${browser.version()}`),
  runs: RUNS,
  missed,
  moments: momentResults,
  steps: results,
});
process.exitCode = missed.length ? 1 : 0;
