import type { CDPSession, Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { enterPassword, passwordField, storeFlag, weddingHeading } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { passFrames, watchLayoutShifts } from './layout.ts';
import { expect, NETWORK_ERROR, PASSWORD, test } from './test.ts';
import { toasts } from './toasts.ts';

test.use({ loadsPictures: true, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** A web font that replaces its fallback may move a centred line by a pixel or two. */
const MAX_SHIFT = 0.001;

/** Adds up the transferred bytes per file, headers included, in the order of the requests. */
async function measureTransfer(cdp: CDPSession): Promise<Map<string, number>> {
  const names = new Map<string, string>();
  const bytes = new Map<string, number>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.startsWith('data:')) return;
    names.set(requestId, url);
    bytes.set(url, bytes.get(url) ?? 0);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = names.get(requestId);
    if (url) bytes.set(url, (bytes.get(url) ?? 0) + encodedDataLength);
  });
  return bytes;
}

function expectTransfer(bytes: Map<string, number>, maxBytes: number): void {
  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  const list = [...bytes].map(([url, size]) => `${size} ${url}`).join('\n');
  expect(total, list).toBeLessThanOrEqual(maxBytes);
}

/** Lists the files with a matching name that were requested before the first paint. */
function listBeforeFirstPaint(page: Page, files: RegExp): Promise<string[]> {
  return page.evaluate((source) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => {
        const isFile = !name.startsWith('data:') && new RegExp(source).test(name);
        return isFile && startTime < (paint?.startTime ?? Number.POSITIVE_INFINITY);
      })
      .map(({ name }) => name);
  }, files.source);
}

test('the first load of the gate transfers at most 160 kB, its first paint waits for no file, and nothing moves by itself', async ({
  page,
  context,
}) => {
  const bytes = await measureTransfer(await context.newCDPSession(page));
  const readShifts = await watchLayoutShifts(page);
  const listFiles = (pattern: RegExp) => [...bytes.keys()].filter((url) => pattern.test(url));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await listBeforeFirstPaint(page, /\.(js|woff2|css)$/)).toEqual([]);
  expect(listFiles(/\/private\/|\.(avif|webp|jpeg|png)$/)).toEqual([]);
  // The page, the entry script, the toasts and their shared chunks, two fonts and the icon.
  expect(bytes.size, listFiles(/./).join('\n')).toBeLessThanOrEqual(9);
  expectTransfer(bytes, 160_000);
  // The dots of a password need no other font.
  await passwordField(page).fill(PASSWORD);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(listFiles(/\.woff2$/)).toHaveLength(2);
  await enterPassword(page, 'wrong');
  await expect(toasts(page)).toBeVisible();
  // The button's two labels have different widths. Only this tiny shift is allowed.
  expect(await readShifts()).toBeLessThan(MAX_SHIFT);
  // Shows that a moving page would be detected.
  await page.evaluate(() => document.body.style.setProperty('padding-top', '200px'));
  await expect.poll(readShifts).toBeGreaterThan(MAX_SHIFT);
});

test('the first load of the wedding page transfers at most 450 kB, its first paint waits only for the page, and nothing moves by itself', async ({
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
  expect(await listBeforeFirstPaint(page, /\.(js|css)$/)).toEqual([]);
  expect((await listBeforeFirstPaint(page, /\.woff2$/)).length).toBeLessThanOrEqual(2);
  const urls = [...bytes.keys()];
  expect(urls[1]).toMatch(/\/private\/wedding-page-.*\.html$/);
  expect(urls[2], 'the photo is requested right after the page that shows it').toMatch(/\.avif$/);
  const photo = page.locator('img[loading="eager"]');
  expect(await photo.evaluate((image) => (image as HTMLImageElement).currentSrc)).toBe(urls[2]);
  expect(urls.filter((url) => /\.(webp|jpeg|png)$|wedding-page-.*\.css$/.test(url))).toEqual([]);
  expectTransfer(bytes, 450_000);
  await scrollToAllPictures(page);
  expect(await readShifts()).toBeLessThan(MAX_SHIFT);

  await test.step('the next visit, with motion: the photo is requested first', async () => {
    await cdp.send('Network.clearBrowserCache');
    await page.evaluate(() => sessionStorage.clear());
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    bytes.clear();
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(weddingHeading(page)).toBeVisible();
    // The page before may still ask for announcements.
    const requested = [...bytes.keys()].filter((url) => !url.includes('/announcement/'));
    expect(requested[1]).toMatch(/\.avif$/);
    await scrollToAllPictures(page);
    expect(await readShifts()).toBeLessThan(MAX_SHIFT);
  });
});

async function scrollToAllPictures(page: Page): Promise<void> {
  for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
  await passFrames(page, 2);
  const findMissing = (images: Element[]) =>
    (images as HTMLImageElement[]).filter((one) => !one.naturalWidth).map(({ src }) => src);
  // The state `networkidle` was reached before the scroll, and stays.
  await expect.poll(() => page.locator('img').evaluateAll(findMissing)).toEqual([]);
}

test('on a first visit the fonts replace their fallbacks together, and one that fails or hangs does not keep the others away', async ({
  expectOnConsole,
  page,
}) => {
  const listStates = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status !== 'unloaded')
        .map(({ family, status, style, weight }) => `${family} ${weight} ${style} ${status}`)
        .filter((font) => /^(Cardo|Alegreya Sans) \d/.test(font))
        .sort(),
    );
  await storeFlag(page, 'true');
  expectOnConsole(NETWORK_ERROR);
  await page.route('**/cardo-words-400-italic-*', (route) => route.abort());
  const release = await holdFiles(page, '**/alegreya-sans-words-500-normal-*');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  const html = page.locator('html');
  await expect
    .poll(listStates)
    .toEqual([
      'Alegreya Sans 400 normal loaded',
      'Alegreya Sans 500 normal loading',
      'Cardo 400 italic error',
      'Cardo 400 normal loaded',
    ]);
  await expect(html).toHaveAttribute('data-fonts', 'later');
  await page.clock.runFor(5000);
  await expect(html).not.toHaveAttribute('data-fonts');
  await expect(weddingHeading(page)).toHaveCSS('font-family', /Cardo/);
  const readFlag = () => page.evaluate(() => localStorage.getItem('wedding-fonts'));
  expect(await readFlag()).toBeNull();
  release();
  await expect.poll(readFlag).toBe('true');
  expect(await listStates()).toContain('Alegreya Sans 500 normal loaded');

  // Without a font that hangs, the page waits for no time at all.
  await page.evaluate(() => localStorage.removeItem('wedding-fonts'));
  await page.reload();
  await expect(html).not.toHaveAttribute('data-fonts');
});

test('a wide screen loads only the landscape photo, and a phone only the other one', async ({
  page,
}) => {
  await storeFlag(page, 'true');
  for (const [width, ratio] of [
    [1280, 16 / 9],
    [390, 4 / 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const photo = page.getByAltText(wedding.couplePhoto.alt);
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
    const { source, naturalRatio } = await photo.evaluate((element) => {
      const { currentSrc, naturalWidth, naturalHeight } = element as HTMLImageElement;
      return { source: currentSrc, naturalRatio: naturalWidth / naturalHeight };
    });
    expect(naturalRatio).toBeCloseTo(ratio, 2);
    const preloads = await page.locator('link[rel="preload"][as="image"]').evaluateAll((all) =>
      all
        .map((link) => link as HTMLLinkElement)
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ imageSrcset }) => imageSrcset),
    );
    // The preloaded picture is the one that the page shows.
    expect(preloads).toEqual([expect.stringContaining(new URL(source).pathname)]);
  }
});
