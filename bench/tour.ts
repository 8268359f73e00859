// `npm run bench:tour`: a guest's tour of the wedding page on a slow phone (4 times throttled), with
// real input. Wanted: no task over 50 ms but the load's own, no input answered after 100 ms; and the
// page again, from the browser's cache, in under 200 ms.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { browserLaunch } from '../e2e/browser.ts';
import { startSite } from '../e2e/site.ts';
import { machine } from './machine.ts';
import { measure, table } from './measures.ts';
import { TOUR } from './tour/stops.ts';
import { trace } from './tour/trace.ts';

const RUNS = Number(process.argv[2] ?? 5);
const MOST = { task: 50, input: 100, again: 200 };

type Figures = { task: number[]; input: number[] };

const site = await startSite();
const browser = await chromium.launch(await browserLaunch());
const stops = new Map<string, Figures>();
const again: number[] = [];
try {
  for (let run = 0; run < RUNS; run += 1) {
    const page = await arrive();
    again.push(await timeOfReload(page));
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const [name, act] of Object.entries(TOUR)) await stop(cdp, page, name, act);
    await page.context().close();
    process.stderr.write(`tour ${run + 1} of ${RUNS}\n`);
  }
} finally {
  await browser.close();
  await site.close();
}

async function arrive(): Promise<Page> {
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

/** Milliseconds until the returning guest sees the page, all of it known to the browser. */
async function timeOfReload(page: Page): Promise<number> {
  await page.goto('/', { waitUntil: 'networkidle' });
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
}

async function stop(
  cdp: CDPSession,
  page: Page,
  name: string,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const figures = stops.get(name) ?? { task: [], input: [] };
  stops.set(name, figures);
  const { longestInput, longestTask } = await trace(cdp, page, () => act(page));
  figures.task.push(longestTask);
  figures.input.push(longestInput);
}

const results = Object.fromEntries(
  [...stops].map(([name, { input, task }]) => [
    name,
    { task: measure(task), input: measure(input) },
  ]),
);
const reload = measure(again);
const words = ({ max, median }: { median: number; max: number }) =>
  `${Math.round(median)} (${Math.round(max)})`;
const rows = Object.entries(results).map(([name, { input, task }]) => [
  name,
  words(task),
  words(input),
]);
process.stdout.write(
  `${table([['', 'longest task ms (max)', 'slowest input ms (max)'], ...rows])}\n`,
);
process.stdout.write(`The page again, from the cache: ${words(reload)} ms\n`);

const missed = Object.entries(results).flatMap(([name, { input, task }]) => [
  ...(task.median > MOST.task ? [`${name}: a task of ${Math.round(task.median)} ms`] : []),
  ...(input.median >= MOST.input
    ? [`${name}: an answer after ${Math.round(input.median)} ms`]
    : []),
]);
if (reload.median >= MOST.again) missed.push(`the page again took ${Math.round(reload.median)} ms`);
process.stdout.write(
  missed.length ? `\nMissed:\n${missed.join('\n')}\n` : '\nEvery budget kept.\n',
);
await writeFile(
  join(import.meta.dirname, 'results', 'tour.json'),
  `${JSON.stringify({ ...machine(`Chromium ${browser.version()}`), runs: RUNS, missed, again: reload, stops: results }, null, 2)}\n`,
);
process.exitCode = missed.length ? 1 : 0;
