import type { Locator, Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { findPictures } from '../domain/wedding/checks/wedding-checks.ts';
import type { Picture } from '../domain/wedding/wedding.ts';
import { storeFlag } from './gate.ts';
import { expect, test } from './test.ts';

test.use({ loadsPictures: true });

const FILES = /\.(avif|webp|jpeg|png)$/;

function collectPictures(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('file' in value && 'alt' in value) return [value as Picture];
  return Object.values(value).flatMap(collectPictures);
}

// The map is a drawing, which e2e/map.spec.ts covers.
const { travel, ...PHOTOGRAPHED } = wedding;
const CONTENT = collectPictures(PHOTOGRAPHED);

function findPicture(page: Page, { alt }: Picture): Locator {
  return page.getByAltText(alt, { exact: true });
}

test('pictures that cannot be loaded leave a blurred copy and, until they load, their words, and the ornaments disappear', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  await page.route(FILES, (route) => route.abort());
  const countFailed = () =>
    page.evaluate(
      () =>
        [...document.images].filter(({ complete, naturalWidth }) => complete && !naturalWidth)
          .length,
    );
  // The pictures fail before the page's script can listen for errors.
  await page.route('/assets/index-*.js', async (route) => {
    await expect.poll(countFailed).toBeGreaterThanOrEqual(3);
    await route.continue();
  });
  await storeFlag(page, 'true');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const corner of await page.locator('[aria-hidden="true"] img').all()) {
    await expect(corner).toBeHidden();
  }
  for (const content of CONTENT) {
    const image = findPicture(page, content);
    const picture = image.locator('..');
    await expect(picture).toHaveCSS('background-image', /^url\("data:image\/webp;base64,/);
    await image.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-missing', content.alt);
    await expect(image, 'no icon of a broken picture').toHaveCSS('opacity', '0');
    const words = await picture.evaluate((element) => getComputedStyle(element, '::after').content);
    // Screen readers read the words of the image, and not these too.
    expect(words).toBe(`${JSON.stringify(content.alt)} / ""`);
  }
  await test.step('a picture that loads after all loses its words', async () => {
    const image = findPicture(page, wedding.couplePhoto);
    await page.unroute(FILES);
    await image.evaluate((element: HTMLImageElement) => element.setAttribute('src', element.src));
    await expect(image.locator('..')).not.toHaveAttribute('data-missing');
    await expect(image).toHaveCSS('opacity', '1');
  });
});

test.describe('on a phone with a device pixel ratio of 3', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('the pictures far below wait until the guest begins to scroll, and all are sharp', async ({
    page,
  }) => {
    await storeFlag(page, 'true');
    await page.goto('/', { waitUntil: 'networkidle' });
    const isLoaded = (picture?: Picture) =>
      findPicture(page, picture as Picture).evaluate(
        (image) => (image as HTMLImageElement).naturalWidth > 0,
      );
    const hotel = wedding.stay.groups[0]?.hotels[0]?.image;
    await expect.poll(() => isLoaded(wedding.celebrate.events[0]?.image)).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await isLoaded(hotel)).toBe(false);
    await page.mouse.wheel(0, 1);
    await expect.poll(() => isLoaded(hotel)).toBe(true);
    await expectSharpPictures(page, 3);
  });
});

test('every picture has an alt text and its space, is sharp, and opens large and whole', async ({
  weddingPage: page,
}) => {
  const images = await page.locator('img').evaluateAll((all) =>
    (all as HTMLImageElement[]).map((image) => ({
      ...{ alt: image.getAttribute('alt'), isEager: image.loading !== 'lazy' },
      hasSpace: Number(image.getAttribute('width')) * Number(image.getAttribute('height')) > 0,
    })),
  );
  // The couple's photo for wide screens has the description of the other one; the two ornaments have none.
  expect(CONTENT).toHaveLength([...findPictures(PHOTOGRAPHED)].length - 1);
  const alts = [...CONTENT, ...collectPictures(travel)].map(({ alt }) => alt);
  expect(images.map(({ alt }) => alt).sort()).toEqual(['', '', ...alts].sort());
  expect(
    images.filter(({ hasSpace }) => !hasSpace),
    'space is reserved',
  ).toEqual([]);
  const eager = images.filter(({ alt, isEager }) => alt && isEager);
  expect(eager.map(({ alt }) => alt)).toEqual([wedding.couplePhoto.alt]);

  await test.step('every picture has WebP and JPEG or PNG versions for older browsers', async () => {
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
  await test.step('every picture is sharp', () => expectSharpPictures(page, 1));
  await test.step('a guest can open pictures large and whole', async () => {
    for (const picture of [wedding.couplePhoto, ...wedding.strip])
      await expectOpensWhole(page, picture, 'Photos of the couple');
    for (const picture of wedding.carousel.pictures.slice(0, 2))
      await expectOpensWhole(page, picture, wedding.carousel.label);
  });
});

/** Each picture is an AVIF with a pixel for each pixel of the screen, and undistorted. */
async function expectSharpPictures(page: Page, deviceScaleFactor: number): Promise<void> {
  for (const picture of CONTENT) {
    const image = findPicture(page, picture);
    await image.scrollIntoViewIfNeeded();
    const { pixelRatio, ...shown } = await measurePicture(image);
    expect(shown).toMatchObject({
      ...{ source: expect.stringMatching(/\.avif$/), fit: 'cover', isUndistorted: true },
    });
    expect(pixelRatio, picture.alt).toBeGreaterThanOrEqual(deviceScaleFactor);
  }
}

async function expectOpensWhole(page: Page, { alt }: Picture, region: string): Promise<void> {
  await page.getByRole('button', { name: `Enlarge: ${alt}`, exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: region });
  await expect(dialog).toHaveAccessibleDescription(alt);
  await expect(dialog.getByText(alt)).toBeVisible();
  const shown = await measurePicture(dialog.getByRole('img', { name: alt, exact: true }));
  expect(shown.isWhole, 'not cropped').toBe(true);
  expect(shown.pixelRatio, 'sharp').toBeGreaterThanOrEqual(1);
  expect(shown.viewportShare, 'large').toBeGreaterThan(0.7);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Measures a picture that has loaded, and compares its box with its file. */
async function measurePicture(image: Locator) {
  await expect(image).toHaveJSProperty('complete', true);
  return image.evaluate(async (element) => {
    const img = element as HTMLImageElement;
    await img.decode();
    const { height, width } = img.getBoundingClientRect();
    const file = await createImageBitmap(await (await fetch(img.currentSrc)).blob());
    return {
      source: img.currentSrc,
      fit: getComputedStyle(img).objectFit,
      isUndistorted: Math.abs(img.width / img.height - width / height) < 0.02,
      isWhole: Math.abs(file.width / file.height - width / height) < 0.01,
      pixelRatio: Math.min(file.width / width, file.height / height),
      viewportShare: Math.max(width / innerWidth, height / innerHeight),
    };
  });
}
