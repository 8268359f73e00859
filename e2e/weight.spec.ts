import type { CDPSession, Page } from '@playwright/test';
import { enterPassword, passwordField, storeFlag, weddingHeading } from './gate.ts';
import { expect, test } from './test.ts';
import { toasts } from './toasts.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** Adds up the bytes that come over the line, headers too, by file. */
async function weigh(cdp: CDPSession): Promise<Map<string, number>> {
  const names = new Map<string, string>();
  const bytes = new Map<string, number>();
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    names.set(requestId, response.url);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId) ?? requestId;
    bytes.set(name, (bytes.get(name) ?? 0) + encodedDataLength);
  });
  return bytes;
}

function total(bytes: Map<string, number>): number {
  return [...bytes.values()].reduce((sum, size) => sum + size, 0);
}

/** Watches how much of the page moves by itself; returns the sum so far. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value;
    };
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      shifted: () => {
        add(observer.takeRecords());
        return sum;
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted')() as number);
}

function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => drawn())),
      ),
  );
}

test('a guest’s first look at the wedding page weighs at most 450 kB', async ({
  page,
  context,
}) => {
  const bytes = await weigh(await context.newCDPSession(page));
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(weddingHeading(page)).toBeVisible();
  await expect(page.getByRole('img').first()).toHaveJSProperty('complete', true);
  await page.waitForLoadState('networkidle');
  const heaviest = [...bytes]
    .toSorted(([, a], [, b]) => b - a)
    .map(([url, size]) => `${size} ${url}`);
  expect(bytes.size).toBeGreaterThan(8);
  expect(total(bytes), heaviest.join('\n')).toBeLessThanOrEqual(450_000);
  const photo = await page
    .locator('img[loading="eager"]')
    .evaluate((image) => (image as HTMLImageElement).currentSrc);
  expect(
    [...bytes.keys()].filter((url) => url === photo),
    'it came, and once',
  ).toHaveLength(1);
});

test('a guest’s first look at the gate weighs at most 160 kB', async ({ page, context }) => {
  const bytes = await weigh(await context.newCDPSession(page));
  await page.goto('/', { waitUntil: 'networkidle' });
  const heaviest = [...bytes]
    .toSorted(([, a], [, b]) => b - a)
    .map(([url, size]) => `${size} ${url}`);
  expect(total(bytes), heaviest.join('\n')).toBeLessThanOrEqual(160_000);
  expect([...bytes.keys()].filter((url) => /\.(avif|webp|jpeg|png)$/.test(url))).toEqual([]);
});

/** Fonts that come late move a centred line by a pixel or two; the measure is told to three decimals. */
const NOTHING = 0.001;

test('nothing moves under a guest’s eyes at the gate', async ({ page }) => {
  const shifted = await watchShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(passwordField(page)).toBeVisible();
  expect(await shifted()).toBeLessThan(NOTHING);
  await enterPassword(page, 'wrong');
  await expect(toasts(page)).toBeVisible();
  // The button's two labels are of different lengths, and centred: that alone is counted.
  expect(await shifted()).toBeLessThan(NOTHING);

  // The measure would show a page that moves.
  await page.evaluate(() => document.body.style.setProperty('padding-top', '200px'));
  await expect.poll(shifted).toBeGreaterThan(0);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('nothing moves under a guest’s eyes on the wedding page', async ({ page }) => {
      const shifted = await watchShifts(page);
      await storeFlag(page, 'true');
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect(weddingHeading(page)).toBeVisible();
      for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await twoFrames(page);
      expect(await shifted()).toBeLessThan(NOTHING);
    });
  });
}
