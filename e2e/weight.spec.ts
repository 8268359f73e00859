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

/** A web font that replaces its fallback may move a centred line by a pixel or two. */
const MAX_SHIFT = 0.001;

function listBySize(bytes: Map<string, number>): string {
  return [...bytes]
    .toSorted(([, a], [, b]) => b - a)
    .map(([url, size]) => `${size} ${url}`)
    .join('\n');
}

test('the first load of the gate transfers at most 160 kB, and nothing moves by itself', async ({
  page,
  context,
}) => {
  const bytes = await measureTransfer(await context.newCDPSession(page));
  const readShifts = await watchLayoutShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(passwordField(page)).toBeVisible();
  expect(sum(bytes), listBySize(bytes)).toBeLessThanOrEqual(160_000);
  expect([...bytes.keys()].filter((url) => /\.(avif|webp|jpeg|png)$/.test(url))).toEqual([]);
  expect(await readShifts()).toBeLessThan(MAX_SHIFT);
  await enterPassword(page, 'wrong');
  await expect(toasts(page)).toBeVisible();
  // The button's two labels have different widths. Only this tiny shift is allowed.
  expect(await readShifts()).toBeLessThan(MAX_SHIFT);

  // Shows that a moving page would be detected.
  await page.evaluate(() => document.body.style.setProperty('padding-top', '200px'));
  await expect.poll(readShifts).toBeGreaterThan(0);
});

test('the first load of the wedding page transfers at most 450 kB, and nothing moves by itself, with and without motion', async ({
  page,
  context,
}) => {
  const cdp = await context.newCDPSession(page);
  const bytes = await measureTransfer(cdp);
  const readShifts = await watchLayoutShifts(page);
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(weddingHeading(page)).toBeVisible();
  await expect(page.getByRole('img').first()).toHaveJSProperty('complete', true);
  await page.waitForLoadState('networkidle');
  expect(bytes.size).toBeGreaterThan(8);
  expect(sum(bytes), listBySize(bytes)).toBeLessThanOrEqual(450_000);
  const photo = await page
    .locator('img[loading="eager"]')
    .evaluate((image) => (image as HTMLImageElement).currentSrc);
  expect(
    [...bytes.keys()].filter((url) => url === photo),
    'the photo is loaded once',
  ).toHaveLength(1);
  await scrollToAllPictures(page);
  expect(await readShifts()).toBeLessThan(MAX_SHIFT);

  await test.step('the next visit, with motion: the photo is requested first', async () => {
    await cdp.send('Network.clearBrowserCache');
    await page.evaluate(() => sessionStorage.clear());
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    bytes.clear();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(weddingHeading(page)).toBeVisible();
    expect(requests[1]).toMatch(/\.avif$/);
    await scrollToAllPictures(page);
    expect(await readShifts()).toBeLessThan(MAX_SHIFT);
  });
});

async function scrollToAllPictures(page: Page): Promise<void> {
  for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await waitForTwoFrames(page);
  const missing = await page
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ complete, naturalWidth }) => !complete || !naturalWidth)
        .map(({ src }) => src),
    );
  expect(missing).toEqual([]);
}
