import { chromium, type Page } from '@playwright/test';
import { findFullBrowser } from './browser.ts';
import { storeFlag } from './gate.ts';
import { expect, test } from './test.ts';

const launch = findFullBrowser();
test.skip(!launch, 'The headless shell has no back/forward cache.');

/** Starts a browser with the back/forward cache, which Playwright switches off by default. */
async function startBrowser() {
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await chromium.launch({ ...launch, ignoreDefaultArgs });
  return { page: await browser.newPage(), close: () => browser.close() };
}

/** Opens another page and goes back; returns whether the page came from the cache. */
async function leaveAndReturn(page: Page, url: string): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { wasLeft: true }));
  await page.goto(`${url}/robots.txt`);
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => Reflect.get(window, 'wasLeft') === true);
}

for (const [visitor, flag] of [
  ['new visitor', 'false'],
  ['returning guest', 'true'],
] as const) {
  test(`a ${visitor} who leaves and goes back finds the page unchanged`, async ({ site }) => {
    const { page, close } = await startBrowser();
    try {
      await storeFlag(page, flag);
      const response = await page.goto(site.url, { waitUntil: 'networkidle' });
      expect(response?.headers()['cache-control']).toBe('private, no-cache');
      expect(response?.headers().etag).toMatch(/^W\//);
      // A busy browser drops a page now and then, but it never keeps one that prevents it.
      await expect(async () => expect(await leaveAndReturn(page, site.url)).toBe(true)).toPass();

      // Shows that a page outside the cache would be detected.
      await page.evaluate(() => addEventListener('unload', () => {}));
      expect(await leaveAndReturn(page, site.url)).toBe(false);
    } finally {
      await close();
    }
  });
}
