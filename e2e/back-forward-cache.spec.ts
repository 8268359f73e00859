import { chromium, type Page } from '@playwright/test';
import { wholeBrowser } from './browser.ts';
import { storeFlag } from './gate.ts';
import { expect, test } from './test.ts';

const launch = wholeBrowser();
test.skip(!launch, 'A browser without windows keeps no page for the way back.');

/** A page of a browser that keeps what was left for the way back, as guests' browsers do. */
async function keepingBrowser() {
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await chromium.launch({ ...launch, ignoreDefaultArgs });
  return { page: await browser.newPage(), close: () => browser.close() };
}

/** Goes on to another page and back; says whether the page was kept. */
async function goAndComeBack(page: Page, url: string): Promise<boolean> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto(`${url}/robots.txt`);
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => Reflect.get(window, 'persisted') === true);
}

for (const [who, flag] of [
  ['stranger', 'false'],
  ['guest who was let in', 'true'],
] as const) {
  test(`a ${who} who goes on and comes back finds the page as it was left`, async ({ site }) => {
    const { page, close } = await keepingBrowser();
    try {
      await storeFlag(page, flag);
      const response = await page.goto(site.url, { waitUntil: 'networkidle' });
      expect(response?.headers()['cache-control']).toBe('no-cache');
      expect(response?.headers().etag).toMatch(/^W\//);
      expect(await goAndComeBack(page, site.url)).toBe(true);

      // The measure would show a page that is not kept.
      await page.evaluate(() => addEventListener('unload', () => {}));
      expect(await goAndComeBack(page, site.url)).toBe(false);
    } finally {
      await close();
    }
  });
}
