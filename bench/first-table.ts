import type { Browser, Page } from '@playwright/test';
import { HOST_PASSWORD } from '../e2e/site.ts';
import { summarize } from './statistics.ts';

/** The line that Lighthouse simulates as slow 4G, with 150 ms for an answer, and a phone's processor. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const RUNS = 5;
/** A new tab loads a hundred files of Chromium's own interface, which would compete with the page for two cores. */
const TAB_SETTLES_MS = 1500;

const TABLES = {
  replies: { tab: 'Replies', rows: 'table[aria-label="Replies"] tbody tr' },
  'guest-list': { tab: 'Guest list', rows: 'ul[aria-label="Households"] li' },
} as const;
type Table = keyof typeof TABLES;

/**
 * As a phone that is signed in and has the scripts: the time from the address to the first rows on the screen
 * (`open`), and from a tap on the tab of the open dashboard (`switchTo`). Medians in milliseconds.
 */
export async function measureFirstTables(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url, ...PHONE });
  await context.request.post('/host/api/session', {
    headers: { Origin: url },
    data: { password: HOST_PASSWORD },
  });
  const results: Partial<Record<Table, { open: number; switchTo: number }>> = {};
  for (const table of Object.keys(TABLES) as Table[]) {
    const visit = async (isSlow: boolean) => {
      const page = await context.newPage();
      await page.waitForTimeout(TAB_SETTLES_MS);
      if (isSlow) await slowDown(page);
      await page.addInitScript(watchRows, TABLES[table].rows);
      await page.goto(`/host/${table}`);
      const open = await page.evaluate(() => (window as RowsWindow).rowsShownAt as Promise<number>);
      const switchTo = isSlow ? await measureSwitch(page, table) : 0;
      await page.close();
      return { open, switchTo };
    };
    // Fills the browser's cache, and compiles the scripts as on any later visit.
    for (let run = 0; run < 2; run += 1) await visit(false);
    const visits: { open: number; switchTo: number }[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(true));
    const getMedian = (name: 'open' | 'switchTo') =>
      Math.round(summarize(visits.map((one) => one[name])).median);
    results[table] = { open: getMedian('open'), switchTo: getMedian('switchTo') };
  }
  await context.close();
  return results;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Opens another page of the dashboard, and then the table. */
async function measureSwitch(page: Page, table: Table): Promise<number> {
  const { tab, rows } = TABLES[table];
  const getTab = (name: string) =>
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name });
  await getTab('Overview').click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  // Time that passes while the couple reads the overview.
  await page.waitForTimeout(1000);
  await page.evaluate(watchRows, rows);
  const link = await getTab(tab).elementHandle();
  const started = await link?.evaluate((element) => {
    const now = performance.now();
    (element as HTMLElement).click();
    return now;
  });
  const shown = await page.evaluate(() => (window as RowsWindow).rowsShownAt as Promise<number>);
  return shown - (started ?? Number.NaN);
}

type RowsWindow = Window & { rowsShownAt?: Promise<number> };

/** Runs in the page: remembers the time at which a frame with the rows is painted. */
function watchRows(selector: string): void {
  (window as RowsWindow).rowsShownAt = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
