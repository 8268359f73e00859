import type { Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import type { WeddingMap } from '../domain/wedding/wedding.ts';
import { storeFlag } from './gate.ts';
import { expectNoSidewaysScroll, measureBoxes } from './layout.ts';
import { expect, test } from './test.ts';

test.use({ loadsPictures: true });

const map = wedding.travel.map as WeddingMap;

function figure(page: Page) {
  return page
    .getByRole('figure')
    .filter({ has: page.getByAltText(map.picture.alt, { exact: true }) });
}

/** The routes over the map that is shown. */
function lines(page: Page) {
  return figure(page).locator('picture ~ svg').filter({ visible: true });
}

function toEnds({ from, to }: Pick<WeddingMap['routes'][0], 'from' | 'to'>): string {
  return `${from}\u00a0– ${to}`;
}

async function openPage(page: Page) {
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'networkidle' });
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
  await openPage(page);
  const image = figure(page).getByRole('img');
  const before = await image.boundingBox();
  expect(before?.height).toBeGreaterThan(300);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.svg'));
  await image.scrollIntoViewIfNeeded();
  await failed;
  expect(await image.boundingBox()).toMatchObject({
    ...{ width: before?.width ?? 0, height: before?.height ?? 0 },
  });
  for (const { width } of await measureBoxes(figure(page).getByRole('definition'))) {
    expect(width).toBeGreaterThan(30);
  }
  await expect(figure(page).locator('picture')).toHaveCSS('opacity', '0');
  await expect(lines(page)).toHaveCSS('opacity', '0');
});

test('the map loads when a guest scrolls near it, and moves only while it is in view', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const listDrawings = () => requested.filter((path) => /^\/private\/.*\.svg$/.test(path));
  await openPage(page);
  await test.step('it lists every route as text', async () => {
    await expect(figure(page).getByRole('term')).toHaveText(map.routes.map(({ by }) => by));
    const definitions = await figure(page).getByRole('definition').allTextContents();
    expect(definitions).toEqual(
      map.routes.flatMap(({ detail, ...ends }) => [toEnds(ends), detail]),
    );
  });
  await test.step('it is loaded only when a guest scrolls near it', async () => {
    await expect(figure(page)).toHaveAttribute('data-status', 'waiting');
    for (const journey of await readJourneys(page))
      expect(journey).toEqual({ boat: '0%', isMoving: false });
    expect(listDrawings()).toEqual([]);
    await scrollToMap(page);
    expect(listDrawings()).toHaveLength(1);
  });
  await test.step('boats sail and routes are drawn only while it is in view', async () => {
    await expect(figure(page)).toHaveAttribute('data-status', 'shown');
    expect(await isMoving(page)).toBe(true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(figure(page)).toHaveAttribute('data-status', 'waiting');
    expect(await isMoving(page)).toBe(false);
    await scrollToMap(page);
    await figure(page).evaluate((element) => {
      for (const animation of element.getAnimations({ subtree: true })) animation.playbackRate = 8;
    });
    await expect
      .poll(async () => (await readJourneys(page)).map(({ boat }) => boat))
      .toEqual(Array.from({ length: 7 }, () => '100%'));
    await expect.poll(() => isMoving(page)).toBe(false);
  });
});

test('with reduced motion nothing on the map moves, a guest lights up its routes, and every word is legible', async ({
  weddingPage: page,
}) => {
  await scrollToMap(page);
  const [first, second] = map.routes;
  if (!first || !second) throw new Error('The map has fewer than two routes.');
  const status = figure(page).getByRole('status');
  const button = ({ by }: typeof first) => figure(page).getByRole('button', { name: by });
  const states = () =>
    lines(page)
      .locator('text')
      .evaluateAll((names) => names.map((name) => name.dataset.state));
  const measure = () =>
    status.evaluate((element) => {
      const { offsetHeight, offsetTop } = element as HTMLElement;
      return { offsetHeight, offsetTop };
    });

  await test.step('a tap on a route lights it up, and a second tap releases it', async () => {
    await tapFirstRoute(page);
    await expect(button(first)).toHaveAttribute('aria-pressed', 'true');
    await tapFirstRoute(page);
    await expect(button(first)).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a route is lit up by its button until it is pressed again', async () => {
    const before = await measure();
    await expect(status).toHaveText('Choose a route to follow it.');
    await button(second).focus();
    await page.keyboard.press('Enter');
    await expect(button(second)).toHaveAttribute('aria-pressed', 'true');
    await expect(status).toHaveText(`${second.detail} ${second.by}, ${toEnds(second)}`);
    expect(await states()).toEqual(['dim', 'lit', 'dim', 'dim']);
    await button(first).click();
    await expect(button(second)).toHaveAttribute('aria-pressed', 'false');
    await expect(status).toContainText(first.detail);
    expect(await states()).toEqual(['lit', 'dim', 'dim', 'dim']);
    expect(await measure(), 'nothing moves').toEqual(before);
    await expectNothingMoves(page);
    await button(first).click();
    await expect(status).toHaveText('Choose a route to follow it.');
    expect(await states()).toEqual(Array.from({ length: 4 }));
  });

  await test.step('on a phone the routes are chosen above the map, and the chosen one is in view', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const image = figure(page).getByRole('img');
    const [above, below] = await measureBoxes(figure(page).locator('figcaption').or(image));
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    const columns = (await measureBoxes(figure(page).getByRole('button'))).map(({ x }) => x);
    expect(new Set(columns).size).toBe(2);
    for (const route of map.routes) {
      await button(route).click();
      const line = lines(page).locator('g[data-state="lit"]').first();
      await expect(line).toBeInViewport({ ratio: 0.95 });
      await button(route).click();
    }
  });

  for (const width of [320, 390, 799, 800, 1920]) {
    await test.step(`at ${width} px the map fills the page, and every word is legible`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await scrollToMap(page);
      await expectLegible(page, width);
      await expectAsWideAsPage(page, width);
    });
  }
});

/** With reduced motion, the boats are under way. */
async function expectNothingMoves(page: Page) {
  // A focused or clicked button can have moved it out of view.
  await scrollToMap(page);
  await expect(figure(page)).toHaveAttribute('data-status', 'shown');
  for (const journey of await readJourneys(page))
    expect(journey).toEqual({ boat: '58%', isMoving: false });
  expect(
    await figure(page).evaluate((element) => element.getAnimations({ subtree: true })),
  ).toEqual([]);
}

async function tapFirstRoute(page: Page) {
  const at = await lines(page)
    .locator('path')
    .first()
    .evaluate((element) => {
      const path = element as SVGPathElement;
      const middle = path.getPointAtLength(path.getTotalLength() * 0.3);
      const { x, y } = middle.matrixTransform(path.getScreenCTM() ?? undefined);
      return { x, y };
    });
  await page.mouse.click(at.x + 4, at.y);
}

async function expectLegible(page: Page, width: number) {
  const image = figure(page).getByRole('img');
  const readShown = () =>
    image.evaluate((element) => {
      const { currentSrc, height, width } = element as HTMLImageElement;
      return { currentSrc, height, width, isTall: height > width };
    });
  await expect.poll(async () => (await readShown()).isTall).toBe(width < 800);
  const shown = await readShown();
  const svg = await (await page.request.get(shown.currentSrc)).text();
  const [, viewBoxWidth, viewBoxHeight] = svg.match(/viewBox="0 0 (\d+) (\d+)"/) ?? [];
  const scale = shown.width / Number(viewBoxWidth);
  expect(shown.height / Number(viewBoxHeight), 'undistorted').toBeCloseTo(scale, 2);
  const names = await lines(page)
    .locator('text')
    .evaluateAll((texts) =>
      texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    );
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  sizes.push(...names);
  expect(sizes.length).toBeGreaterThan(15);
  expect(Math.min(...sizes) * scale, 'pixels').toBeGreaterThanOrEqual(width < 390 ? 10 : 11);
}

/** The routes over the map too. */
async function expectAsWideAsPage(page: Page, width: number) {
  await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }));
  const [box, over] = await measureBoxes(figure(page).getByRole('img').or(lines(page)));
  expect(box).toMatchObject({ x: 0, width });
  expect(over).toEqual(box);
  await expectNoSidewaysScroll(page);
  for (const { height } of await measureBoxes(figure(page).getByRole('button'))) {
    expect(height).toBeGreaterThanOrEqual(44);
  }
}

/** How far the boats have come, and whether they or the lines of their routes move. */
function readJourneys(page: Page) {
  return lines(page)
    .locator('path[pathLength]')
    .evaluateAll((inks) =>
      inks.map((ink) => {
        const boat = ink.nextElementSibling as Element;
        return {
          boat: getComputedStyle(boat).offsetDistance,
          isMoving: [ink, boat].some((element) =>
            element.getAnimations().some(({ playState }) => playState === 'running'),
          ),
        };
      }),
    );
}

async function isMoving(page: Page) {
  return (await readJourneys(page)).some((journey) => journey.isMoving);
}
