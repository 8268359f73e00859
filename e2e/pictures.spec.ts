import { english as wedding } from '../content/localized.ts';
import type { Picture, WeddingMap } from '../domain/wedding/wedding.ts';
import { findPictures } from '../domain/wedding/wedding-checks.ts';
import { storeFlag } from './gate.ts';
import { expect, test } from './test.ts';

test.use({ loadsPictures: true });

function collectPictures(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('file' in value && 'alt' in value) return [value as Picture];
  return Object.values(value).flatMap(collectPictures);
}

const CONTENT = collectPictures(wedding);

test('every picture has its alt text', async ({ weddingPage: page }) => {
  // The couple's photo for wide screens has the description of the other one.
  expect(CONTENT).toHaveLength([...findPictures(wedding)].length - 1);
  const alts = await page
    .locator('img:not([alt=""])')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));
  const map = wedding.travel.map as WeddingMap;
  expect(alts.toSorted()).toEqual([...CONTENT, map].map(({ alt }) => alt).toSorted());
  await expect(page.locator('img:not([alt])')).toHaveCount(0);
  await expect(page.locator('[aria-hidden="true"] img')).toHaveCount(2);
});

test('pictures that cannot be loaded leave a gradient of their colours and their words, and the ornaments disappear', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  await page.route(/\.(avif|webp|jpeg|png)$/, (route) => route.abort());
  // The pictures fail before the page's script can listen for errors.
  await page.route('/assets/index-*.js', async (route) => {
    await expect.poll(countFailed).toBeGreaterThanOrEqual(3);
    await route.continue();
  });
  const countFailed = () =>
    page.evaluate(
      () =>
        [...document.images].filter(({ complete, naturalWidth }) => complete && !naturalWidth)
          .length,
    );
  await storeFlag(page, 'true');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const corner of await page.locator('[aria-hidden="true"] img').all()) {
    await expect(corner).toBeHidden();
  }
  for (const { alt } of CONTENT) {
    const image = page.getByAltText(alt, { exact: true });
    const picture = image.locator('..');
    await expect(picture).toHaveCSS(
      'background-image',
      /^linear-gradient\((rgb\([\d, ]+\)(, )?){3}\)$/,
    );
    await image.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-missing', alt);
    await expect(image, 'no icon of a broken picture').toHaveCSS('opacity', '0');
    const words = await picture.evaluate((element) => getComputedStyle(element, '::after').content);
    // Screen readers read the words of the image, and not these too.
    expect(words).toBe(`${JSON.stringify(alt)} / ""`);
  }
});

test('a picture that loads after all loses its words', async ({ page, expectOnConsole }) => {
  expectOnConsole(/Failed to load resource/);
  await page.route(/\.(avif|webp|jpeg|png)$/, (route) => route.abort());
  await storeFlag(page, 'true');
  await page.goto('/');
  const image = page.getByAltText(wedding.couplePhoto.alt, { exact: true });
  const picture = image.locator('..');
  await expect(picture).toHaveAttribute('data-missing', wedding.couplePhoto.alt);
  await page.unroute(/\.(avif|webp|jpeg|png)$/);
  await image.evaluate((element: HTMLImageElement) => element.setAttribute('src', element.src));
  await expect(picture).not.toHaveAttribute('data-missing');
  await expect(image).toHaveCSS('opacity', '1');
});

for (const [width, deviceScaleFactor] of [
  [390, 3],
  [1280, 1],
] as const) {
  test.describe(`at ${width} px and a device pixel ratio of ${deviceScaleFactor}`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor });

    test('every picture is an AVIF, sharp and undistorted', async ({ weddingPage: page }) => {
      for (const { alt } of CONTENT) {
        const image = page.getByAltText(alt, { exact: true });
        await image.scrollIntoViewIfNeeded();
        await expect(image).toHaveJSProperty('complete', true);
        const shown = await image.evaluate(async (element) => {
          const img = element as HTMLImageElement;
          await img.decode();
          const box = img.getBoundingClientRect();
          const file = await createImageBitmap(await (await fetch(img.currentSrc)).blob());
          return {
            source: img.currentSrc,
            fit: getComputedStyle(img).objectFit,
            isUndistorted: Math.abs(img.width / img.height - box.width / box.height) < 0.02,
            pixelRatio: Math.min(file.width / box.width, file.height / box.height),
          };
        });
        expect(shown.source).toMatch(/\.avif$/);
        expect(shown.fit).toBe('cover');
        expect(shown.isUndistorted).toBe(true);
        expect(shown.pixelRatio, alt).toBeGreaterThanOrEqual(deviceScaleFactor);
      }
    });
  });
}

test('every picture reserves its space before it loads', async ({ weddingPage: page }) => {
  const images = await page.locator('img').evaluateAll((all) =>
    all.map((image) => ({
      alt: image.getAttribute('alt'),
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
    })),
  );
  expect(images).toHaveLength(CONTENT.length + 3);
  for (const { alt, height, width } of images) {
    expect(width, `width of ${alt}`).toBeGreaterThan(0);
    expect(height, `height of ${alt}`).toBeGreaterThan(0);
  }
});

test('the couple’s photo loads first, and the others when a guest scrolls near them', async ({
  weddingPage: page,
}) => {
  const loading = await page
    .locator('img:not([alt=""])')
    .evaluateAll((images) =>
      images.map((image) => [image.getAttribute('alt'), image.getAttribute('loading')]),
    );
  const eager = loading.filter(([, loading]) => loading !== 'lazy').map(([alt]) => alt);
  expect(eager).toEqual([wedding.couplePhoto.alt]);
  await expect(page.getByAltText(wedding.couplePhoto.alt)).toHaveAttribute('fetchpriority', 'high');
});

test('the pictures far below wait until the guest begins to scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'networkidle' });
  const isLoaded = (alt = '') =>
    page
      .getByAltText(alt, { exact: true })
      .evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
  const event = wedding.celebrate.events[0]?.image;
  const hotel = wedding.stay.groups[0]?.hotels[0]?.image;
  await expect.poll(() => isLoaded(event?.alt)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await isLoaded(hotel?.alt)).toBe(false);
  await page.mouse.wheel(0, 1);
  await expect.poll(() => isLoaded(hotel?.alt)).toBe(true);
});

test('every picture has WebP and JPEG or PNG versions for older browsers', async ({
  weddingPage: page,
}) => {
  for (const picture of await page.locator('picture:not(#travel *)').all()) {
    const types = (selector: string) =>
      picture
        .locator(selector)
        .evaluateAll((sources) => sources.map((source) => source.getAttribute('type')));
    expect(await types('source:not([media])')).toEqual(['image/avif', 'image/webp']);
    // The last one for wide screens is a JPEG.
    expect([[], ['image/avif', 'image/webp', null]]).toContainEqual(await types('source[media]'));
    await expect(picture.locator('img')).toHaveAttribute('src', /\.(jpeg|png)$/);
  }
});
