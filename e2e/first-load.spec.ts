import type { Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { passwordField, storeFlag, weddingHeading } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { expect, NETWORK_ERROR, PASSWORD, test } from './test.ts';

test.use({ loadsPictures: true });

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** Collects the paths that the page requests, in order. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol !== 'data:') paths.push(pathname);
  });
  return paths;
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

test('the gate’s first paint waits for no script, stylesheet or font', async ({ page }) => {
  const requested = watchRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await listBeforeFirstPaint(page, /\.(js|woff2|css)$/)).toEqual([]);
  expect(requested.filter((path) => path.startsWith('/private/'))).toEqual([]);
  // The page, the entry script, the toasts and their shared chunks, two fonts and the icon.
  expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(9);
  // The dots of a password need no other font.
  await passwordField(page).fill(PASSWORD);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(requested.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
});

test('a returning guest’s first paint waits only for the page itself, which contains its stylesheet', async ({
  page,
}) => {
  const requested = watchRequests(page);
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(weddingHeading(page)).toBeVisible();
  expect(await listBeforeFirstPaint(page, /\.(js|css)$/)).toEqual([]);
  expect((await listBeforeFirstPaint(page, /\.woff2$/)).length).toBeLessThanOrEqual(2);
  expect(requested.slice(0, 2)).toEqual([
    '/',
    expect.stringMatching(/^\/private\/wedding-page-.*\.html$/),
  ]);
  expect(requested[2], 'the photo is requested right after the page that shows it').toMatch(
    /\.avif$/,
  );
  expect(requested.filter((path) => /\.(webp|jpeg|png)$/.test(path))).toEqual([]);
  expect(requested.filter((path) => /wedding-page-.*\.css$/.test(path))).toEqual([]);
});

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
  const ratioAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const pictures = page.waitForResponse(/\.avif$/);
    await page.goto('/');
    await pictures;
    const photo = page.getByAltText(wedding.couplePhoto.alt);
    await expect(photo).toHaveJSProperty('complete', true);
    const links = await page.locator('link[rel="preload"][as="image"]').evaluateAll((all) =>
      all
        .map((link) => link as HTMLLinkElement)
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ imageSrcset }) => imageSrcset),
    );
    const source = await photo.evaluate((image) => (image as HTMLImageElement).currentSrc);
    // The preloaded picture is the one that the page shows.
    expect(links).toHaveLength(1);
    expect(links[0]).toContain(new URL(source).pathname);
    return photo.evaluate((image) => {
      const { naturalHeight, naturalWidth } = image as HTMLImageElement;
      return naturalWidth / naturalHeight;
    });
  };
  await storeFlag(page, 'true');
  expect(await ratioAt(1280)).toBeCloseTo(16 / 9, 2);
  expect(await ratioAt(390)).toBeCloseTo(4 / 5, 2);
});
