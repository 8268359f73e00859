import type { Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import type { WeddingMap } from '../domain/wedding.ts';
import { measureBoxes } from './bounding-boxes.ts';
import { expect, test } from './test.ts';

const map = wedding.travel.map as WeddingMap;

function figure(page: Page) {
  return page.getByRole('figure').filter({ has: page.getByAltText(map.alt, { exact: true }) });
}

/** Collects the paths of the SVG files that the page requests. */
function watchMapRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/private\/.*\.svg$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

async function scrollToMap(page: Page) {
  const image = figure(page).getByRole('img');
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  await image.evaluate((element) => (element as HTMLImageElement).decode());
  return image;
}

test('if the map cannot be loaded, the routes are listed as text and nothing moves', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  await page.route(/\/private\/.*\.svg$/, (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem('wedding-authenticated', 'true'));
  await page.goto('/');
  const image = figure(page).getByRole('img');
  const boxBefore = await image.boundingBox();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.svg'));
  await image.scrollIntoViewIfNeeded();
  await failed;
  expect(await image.boundingBox()).toMatchObject({
    width: boxBefore?.width ?? 0,
    height: boxBefore?.height ?? 0,
  });
  expect(boxBefore?.height).toBeGreaterThan(300);
  await expect(figure(page).getByRole('definition').first()).toBeVisible();
});

test('the map is loaded only when a guest scrolls near it', async ({ page }) => {
  const requested = watchMapRequests(page);
  await page.addInitScript(() => localStorage.setItem('wedding-authenticated', 'true'));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(figure(page).getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(requested).toEqual([]);
  await scrollToMap(page);
  expect(requested).toHaveLength(1);
});

test('the map is below the travel cards and lists every route as text', async ({
  weddingPage: page,
}) => {
  const last = page.locator('#travel').getByRole('article').last();
  const [above, below] = await measureBoxes(last.or(figure(page)));
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  const terms = await figure(page).getByRole('term').allTextContents();
  expect(terms).toEqual(map.routes.map(({ by }) => by));
  const definitions = await figure(page).getByRole('definition').allTextContents();
  expect(definitions).toEqual(
    map.routes.flatMap(({ detail, from, to }) => [`${map.names[from]} – ${map.names[to]}`, detail]),
  );
});

for (const width of [390, 799, 800, 820, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('every word on the map is legible', async ({ weddingPage: page }) => {
      const image = await scrollToMap(page);
      const shown = await image.evaluate((element) => {
        const { currentSrc, height, width } = element as HTMLImageElement;
        return { currentSrc, height, width };
      });
      const svg = await (await page.request.get(shown.currentSrc)).text();
      const [, viewBoxWidth, viewBoxHeight] = svg.match(/viewBox="0 0 (\d+) (\d+)"/) ?? [];
      const scale = shown.width / Number(viewBoxWidth);
      expect(shown.height / Number(viewBoxHeight), 'undistorted').toBeCloseTo(scale, 2);
      expect(shown.height > shown.width).toBe(width < 800);
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      expect(sizes.length).toBeGreaterThan(15);
      expect(Math.min(...sizes) * scale, 'pixels').toBeGreaterThanOrEqual(11);
    });
  });
}
