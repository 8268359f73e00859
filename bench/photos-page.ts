// `npm run bench:photos-page`: the guests' gallery with 3,000 photographs on a phone. Budgets: the first picture within
// 1.5 s on slow 4G (1.6 Mbit/s, a round trip of 150 ms, CPU throttled 4 times), and no task over 50 ms while the whole
// gallery scrolls by: as a fast finger flicks it, and slowly enough to see each picture.
import { type BrowserContext, chromium } from '@playwright/test';
import { buildAppIfOutdated } from '../build/main.ts';
import { getBrowserOptions } from '../e2e/browser.ts';
import { PASSWORD, startSite } from '../e2e/site.ts';
import { storePhotos } from '../server/fixtures/stored-photos.ts';
import { saveResults } from './results.ts';
import { summarize } from './statistics.ts';
import { traceTasks } from './tour/trace.ts';
import { openUnwatchedTab, post, scrollToEnd } from './unwatched-tab.ts';

const COUNT = 3000;
const RUNS = Number(process.argv[2] ?? 3);
const BUDGETS_MS = { firstPicture: 1500, task: 50 };
const CPU_SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SCREEN = { width: 390, height: 844 };
/** Pixels in a second: all pictures load only while the guest scrolls slowly. */
const SPEEDS = { fast: 12_000, slow: 2_000 };

await buildAppIfOutdated();
const site = await startSite();
const browser = await chromium.launch(await getBrowserOptions());
const firstPictures: number[] = [];
const shifts: number[] = [];
const tasks: Record<keyof typeof SPEEDS, { wall: number[]; cpu: number[] }> = {
  fast: { wall: [], cpu: [] },
  slow: { wall: [], cpu: [] },
};
try {
  await storePhotos(site.dataDir, COUNT);
  for (let run = 0; run < RUNS; run += 1) {
    const context = await openPhone();
    const { firstPicture, shift } = await measureLoad(context);
    firstPictures.push(firstPicture);
    shifts.push(shift);
    await context.close();
    for (const speed of ['fast', 'slow'] as const) {
      const { longestTask, longestTaskCpu } = await measureScroll(SPEEDS[speed]);
      tasks[speed].wall.push(longestTask);
      tasks[speed].cpu.push(longestTaskCpu);
    }
    process.stderr.write(`run ${run + 1} of ${RUNS}\n`);
  }
} finally {
  await browser.close();
  await site.close();
}

async function openPhone(): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ viewport: SCREEN, deviceScaleFactor: 2 },
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
async function measureScroll(pxPerSecond: number) {
  const tab = await openUnwatchedTab(browser, SCREEN);
  await tab.send('Emulation.setDeviceMetricsOverride', {
    ...{ ...SCREEN, deviceScaleFactor: 2, mobile: true },
  });
  await tab.goto(`${site.url}/healthz`);
  await post(tab, '/photos/enter', { password: PASSWORD });
  await tab.goto(`${site.url}/photos`);
  await tab.evaluate(waitForAll);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times = await traceTasks(tab, () => scrollToEnd(tab, pxPerSecond));
  await tab.close();
  return times;
}

/** Runs in the page: until the list of all photographs has arrived, page after page. */
async function waitForAll(): Promise<void> {
  const measure = () => document.documentElement.scrollHeight;
  for (let former = 0; former !== measure() || former < 10 * innerHeight; ) {
    former = measure();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

const results = {
  photographs: COUNT,
  firstPictureMs: summarize(firstPictures),
  layoutShift: summarize(shifts),
  longestTaskMs: { fast: summarize(tasks.fast.wall), slow: summarize(tasks.slow.wall) },
  longestTaskCpuMs: { fast: summarize(tasks.fast.cpu), slow: summarize(tasks.slow.cpu) },
};
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
saveResults('photos-page', results);
const isMissed =
  results.firstPictureMs.median > BUDGETS_MS.firstPicture ||
  results.longestTaskCpuMs.fast.median > BUDGETS_MS.task ||
  results.longestTaskCpuMs.slow.median > BUDGETS_MS.task;
process.exitCode = isMissed ? 1 : 0;
