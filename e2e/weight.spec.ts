import type { CDPSession, Page } from '@playwright/test';
import { enterPassword, passwordField, storeFlag, weddingHeading } from './gate.ts';
import { expect, test } from './test.ts';
import { toasts } from './toasts.ts';

test.use({ loadsPictures: true });

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** Adds up the transferred bytes per file, headers included. */
async function measureTransfer(cdp: CDPSession): Promise<Map<string, number>> {
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

function sum(bytes: Map<string, number>): number {
  return [...bytes.values()].reduce((total, size) => total + size, 0);
}

/** Records layout shifts; returns a function that reads their sum. */
async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let total = 0;
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number })[]) total += entry.value;
    };
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      sumShifts: () => {
        add(observer.takeRecords());
        return total;
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'sumShifts')() as number);
}

function waitForTwoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
}

test('the first load of the wedding page transfers at most 450 kB', async ({ page, context }) => {
  const bytes = await measureTransfer(await context.newCDPSession(page));
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(weddingHeading(page)).toBeVisible();
  await expect(page.getByRole('img').first()).toHaveJSProperty('complete', true);
  await page.waitForLoadState('networkidle');
  const heaviest = [...bytes]
    .toSorted(([, a], [, b]) => b - a)
    .map(([url, size]) => `${size} ${url}`);
  expect(bytes.size).toBeGreaterThan(8);
  expect(sum(bytes), heaviest.join('\n')).toBeLessThanOrEqual(450_000);
  const photo = await page
    .locator('img[loading="eager"]')
    .evaluate((image) => (image as HTMLImageElement).currentSrc);
  expect(
    [...bytes.keys()].filter((url) => url === photo),
    'the photo is loaded once',
  ).toHaveLength(1);
});

test('the first load of the gate transfers at most 160 kB', async ({ page, context }) => {
  const bytes = await measureTransfer(await context.newCDPSession(page));
  await page.goto('/', { waitUntil: 'networkidle' });
  const heaviest = [...bytes]
    .toSorted(([, a], [, b]) => b - a)
    .map(([url, size]) => `${size} ${url}`);
  expect(sum(bytes), heaviest.join('\n')).toBeLessThanOrEqual(160_000);
  expect([...bytes.keys()].filter((url) => /\.(avif|webp|jpeg|png)$/.test(url))).toEqual([]);
});

/** A web font that replaces its fallback may move a centred line by a pixel or two. */
const MAX_SHIFT = 0.001;

test('nothing moves by itself on the gate', async ({ page }) => {
  const readShifts = await watchLayoutShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(passwordField(page)).toBeVisible();
  expect(await readShifts()).toBeLessThan(MAX_SHIFT);
  await enterPassword(page, 'wrong');
  await expect(toasts(page)).toBeVisible();
  // The button's two labels have different widths. Only this tiny shift is allowed.
  expect(await readShifts()).toBeLessThan(MAX_SHIFT);

  // Shows that a moving page would be detected.
  await page.evaluate(() => document.body.style.setProperty('padding-top', '200px'));
  await expect.poll(readShifts).toBeGreaterThan(0);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('nothing moves by itself on the wedding page', async ({ page }) => {
      const readShifts = await watchLayoutShifts(page);
      await storeFlag(page, 'true');
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect(weddingHeading(page)).toBeVisible();
      for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await waitForTwoFrames(page);
      expect(await readShifts()).toBeLessThan(MAX_SHIFT);
    });
  });
}
