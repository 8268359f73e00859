// `npm run bench:photos-page`: the guests' gallery with 3,000 photographs on a phone. Budgets: the first picture within
// 1.5 s on slow 4G (1.6 Mbit/s, a round trip of 150 ms, CPU throttled 4 times), and no task over 50 ms while the whole
// gallery scrolls by. Beside it, how long a plain page needs to collect the garbage of as many pictures.
import { type BrowserContext, chromium } from '@playwright/test';
import { buildAppIfOutdated } from '../build/main.ts';
import { getBrowserOptions } from '../e2e/browser.ts';
import { PASSWORD, startSite } from '../e2e/site.ts';
import { storePhotos } from '../server/fixtures/stored-photos.ts';
import { saveResults } from './results.ts';
import { summarize } from './statistics.ts';
import { trace } from './tour/trace.ts';

const COUNT = 3000;
const RUNS = Number(process.argv[2] ?? 5);
const BUDGETS_MS = { firstPicture: 1500, task: 50 };
const CPU_SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** Pixels in each step, as a fast finger scrolls. */
const STEP_PX = 400;

await buildAppIfOutdated();
const site = await startSite();
const browser = await chromium.launch(await getBrowserOptions());
const firstPictures: number[] = [];
const shifts: number[] = [];
const tasks: number[] = [];
const cpuTasks: number[] = [];
const plainCollections: number[] = [];
try {
  await storePhotos(site.dataDir, COUNT);
  for (let run = 0; run < RUNS; run += 1) {
    const context = await openPhone();
    const { firstPicture, shift } = await measureLoad(context);
    firstPictures.push(firstPicture);
    shifts.push(shift);
    const { longestTask, longestTaskCpu } = await measureScroll(context);
    tasks.push(longestTask);
    cpuTasks.push(longestTaskCpu);
    plainCollections.push(await measurePlainPage(context));
    await context.close();
    process.stderr.write(`run ${run + 1} of ${RUNS}\n`);
  }
} finally {
  await browser.close();
  await site.close();
}

async function openPhone(): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    ...{ hasTouch: true, isMobile: true, baseURL: site.url, serviceWorkers: 'block' },
  });
  const entered = await context.request.post('/photos/enter', {
    headers: { Origin: site.url },
    data: { password: PASSWORD },
  });
  if (!entered.ok()) throw new Error(`The password was answered with ${entered.status()}.`);
  return context;
}

/** From the start of the navigation to the frame with the first loaded picture, and how much moved. */
async function measureLoad(context: BrowserContext) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const measured = { firstPicture: 0, shift: 0 };
    Object.assign(window, { measured });
    // The window hears of no picture.
    document.addEventListener(
      'load',
      ({ target }) => {
        if (!(target instanceof HTMLImageElement) || measured.firstPicture) return;
        measured.firstPicture = 1;
        requestAnimationFrame(() =>
          setTimeout(() => {
            measured.firstPicture = performance.now();
          }),
        );
      },
      { capture: true },
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) measured.shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/photos');
  // A busy machine pauses between the requests.
  await page.waitForFunction(() => Reflect.get(window, 'measured').firstPicture > 1);
  await page.waitForLoadState('networkidle');
  const measured = await page.evaluate(() => Reflect.get(window, 'measured'));
  await page.close();
  return measured as { firstPicture: number; shift: number };
}

/** The longest task while the whole gallery scrolls by. */
async function measureScroll(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto('/photos', { waitUntil: 'networkidle' });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times = await trace(cdp, page, () =>
    page.evaluate(async (step) => {
      const getEnd = () => document.documentElement.scrollHeight - innerHeight;
      while (scrollY < getEnd() - 1) {
        scrollBy({ top: step, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    }, STEP_PX),
  );
  await page.close();
  return times;
}

/** The CPU time of a garbage collection after a page without a framework has shown as many pictures, a row a frame. */
async function measurePlainPage(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.goto('/healthz');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(async (count) => {
    const { photos } = await (await fetch('/photos/list')).json();
    const rows: Element[] = [];
    for (let shown = 0; shown < count; shown += 12) {
      const row = document.createElement('div');
      for (let index = shown; index < shown + 12; index += 1) {
        const image = document.createElement('img');
        image.width = 90;
        // Each has an address of its own.
        image.src = `/photos/files/${photos[index % photos.length].id}/400?${index}`;
        row.append(image);
      }
      document.body.append(row);
      rows.push(row);
      if (rows.length > 6) rows.shift()?.remove();
      await new Promise(requestAnimationFrame);
    }
  }, COUNT);
  const { longestTaskCpu } = await trace(cdp, page, async () => {
    await cdp.send('HeapProfiler.collectGarbage');
  });
  await page.close();
  return longestTaskCpu;
}

const results = {
  photographs: COUNT,
  firstPictureMs: summarize(firstPictures),
  layoutShift: summarize(shifts),
  longestTaskMs: summarize(tasks),
  longestTaskCpuMs: summarize(cpuTasks),
  plainPageCollectionCpuMs: summarize(plainCollections),
};
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
saveResults('photos-page', results);
const isMissed =
  results.firstPictureMs.median > BUDGETS_MS.firstPicture ||
  results.longestTaskCpuMs.median > BUDGETS_MS.task;
process.exitCode = isMissed ? 1 : 0;
