import type { Page } from '@playwright/test';
import wedding from '../content/wedding.ts';
import { measureBoxes } from './bounding-boxes.ts';
import { expect, test } from './test.ts';

const { map } = wedding.travel;

function figure(page: Page) {
  return page.getByRole('figure').filter({ has: page.getByAltText(map.alt, { exact: true }) });
}

/** The drawings that the page asks for, as they are asked for. */
function watchDrawings(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/private\/.*\.svg$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

async function comeTo(page: Page) {
  const image = figure(page).getByRole('img');
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  await image.evaluate((drawing) => (drawing as HTMLImageElement).decode());
  return image;
}

test('a guest without the picture has its words, and nothing moves', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  await page.route(/\/private\/.*\.svg$/, (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem('wedding-authenticated', 'true'));
  await page.goto('/');
  const image = figure(page).getByRole('img');
  const before = await image.boundingBox();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.svg'));
  await image.scrollIntoViewIfNeeded();
  await failed;
  expect(await image.boundingBox()).toMatchObject({
    width: before?.width ?? 0,
    height: before?.height ?? 0,
  });
  expect(before?.height).toBeGreaterThan(300);
  await expect(figure(page).getByRole('definition').first()).toBeVisible();
});

test('the drawing does not come before the guest comes near', async ({ page }) => {
  const asked = watchDrawings(page);
  await page.addInitScript(() => localStorage.setItem('wedding-authenticated', 'true'));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(figure(page).getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(asked).toEqual([]);
  await comeTo(page);
  expect(asked).toHaveLength(1);
});

test('below the travel cards a guest finds every way with its minutes, as text too', async ({
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

    test('a guest can read every word of the drawing', async ({ weddingPage: page }) => {
      const image = await comeTo(page);
      const seen = await image.evaluate((element) => {
        const { currentSrc, height, width } = element as HTMLImageElement;
        return { currentSrc, height, width };
      });
      const svg = await (await page.request.get(seen.currentSrc)).text();
      const [, drawnWidth, drawnHeight] = svg.match(/viewBox="0 0 (\d+) (\d+)"/) ?? [];
      const scale = seen.width / Number(drawnWidth);
      expect(seen.height / Number(drawnHeight), 'undistorted').toBeCloseTo(scale, 2);
      expect(seen.height > seen.width).toBe(width < 800);
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      expect(sizes.length).toBeGreaterThan(15);
      expect(Math.min(...sizes) * scale, 'pixels').toBeGreaterThanOrEqual(11);
    });
  });
}
