import type { Locator, Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import type { Picture } from '../domain/wedding/wedding.ts';
import { expectAccessible } from './axe.ts';
import { storeFlag, weddingHeading } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { expect, test } from './test.ts';

test.use({ loadsPictures: true });

const [FIRST, SECOND, ...OTHERS] = wedding.carousel.pictures as [Picture, Picture, ...Picture[]];
const LAST = OTHERS.at(-1) as Picture;
const LIGHTBOX_SCRIPT = /\/private\/lightbox-[^/]+\.js/;

function lightbox(page: Page): Locator {
  return page.getByRole('dialog', { name: wedding.carousel.label });
}

function enlargeButton(page: Page, { alt }: Picture): Locator {
  return page.getByRole('button', { name: `Enlarge: ${alt}`, exact: true });
}

/** The picture in the middle of the dialog. */
function shownPicture(page: Page, { alt }: Picture): Locator {
  return lightbox(page).getByRole('img', { name: alt, exact: true });
}

async function openLightbox(page: Page): Promise<void> {
  await enlargeButton(page, FIRST).click();
  await expectPicture(page, FIRST);
}

/** Waits until the picture is in the middle, with its description below it. */
async function expectPicture(page: Page, picture: Picture): Promise<void> {
  await expect(lightbox(page)).toHaveAccessibleDescription(picture.alt);
  const readOffset = () =>
    shownPicture(page, picture).evaluate((image) => {
      const { left, width } = image.getBoundingClientRect();
      return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
    });
  await expect.poll(readOffset).toBeLessThan(1.5);
}

async function expectClosed(page: Page, picture = FIRST): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(enlargeButton(page, picture)).toBeFocused();
}

/** Opens the page and scrolls to the carousel, which can move then. */
async function openAtCarousel(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await enlargeButton(page, FIRST).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-motion="ready"]')).toBeAttached();
}

/** Where the guest is on the page and in the history, and where the pictures are. */
function readPlace(page: Page) {
  return page.evaluate(() => ({
    scroll: scrollY,
    isExtraEntry: Boolean(history.state?.lightbox),
    pictures: [...document.images].map((image) => image.getBoundingClientRect().left),
  }));
}

test('a picture opens when its script has loaded, and a guest who closes it is back where it is', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (LIGHTBOX_SCRIPT.test(request.url())) requests.push(request.url());
  });
  await storeFlag(page, 'true');
  await test.step('a guest whose dialog cannot be loaded reads on', async () => {
    await page.route(LIGHTBOX_SCRIPT, (route) => route.abort('failed'));
    await openAtCarousel(page);
    const failure = page.waitForEvent('requestfailed');
    await enlargeButton(page, FIRST).click();
    await failure;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(page.locator('#carousel')).toContainText('2 of 6');
    await page.unroute(LIGHTBOX_SCRIPT);
  });
  await test.step('a tap before any script has loaded opens the picture later', async () => {
    const release = await holdFiles(page, /\/(assets|private)\/[^/]+\.js/);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(weddingHeading(page)).toBeVisible();
    await enlargeButton(page, wedding.strip[1] as Picture).click();
    release();
    await expect(page.getByRole('dialog')).toHaveAccessibleDescription(`${wedding.strip[1]?.alt}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unrouteAll();
  });

  requests.length = 0;
  await openAtCarousel(page);
  expect(requests, 'nobody has touched a picture').toEqual([]);
  const before = await readPlace(page);
  for (const [way, close] of [
    ['the Escape key', () => page.keyboard.press('Escape')],
    ['the close button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['a tap beside the picture', () => page.mouse.click(12, 300)],
    ['the Back button', () => page.goBack()],
  ] as const) {
    await test.step(`${way} closes the picture`, async () => {
      for (let visit = 0; visit < 2; visit += 1) {
        await openLightbox(page);
        await page.mouse.wheel(0, 400);
        await close();
        await expectClosed(page);
        await expect.poll(() => readPlace(page)).toEqual(before);
      }
    });
  }
  expect(requests).toHaveLength(1);
});

test('a guest moves from picture to picture in the dialog, which fits every window and follows the guest’s text size, colours and motion', async ({
  weddingPage: page,
}) => {
  await openLightbox(page);
  await test.step('the buttons and the arrow keys go round all pictures', async () => {
    const move = (name: string) => lightbox(page).getByRole('button', { name }).click();
    await move('Next picture');
    await expectPicture(page, SECOND);
    await expect(lightbox(page)).toContainText('2 of 6');
    await move('Previous picture');
    await expectPicture(page, FIRST);
    await page.keyboard.press('ArrowLeft');
    await expectPicture(page, LAST);
    await expect(lightbox(page)).toContainText('6 of 6');
    await page.keyboard.press('ArrowRight');
    await expectPicture(page, FIRST);
  });
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    await test.step(`everything is in view at ${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      await expectPicture(page, FIRST);
      await expectAccessible(page);
      await expectEverythingInView(page);
    });
  }
  await test.step('its animation is only for guests who allow motion', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      const name = await lightbox(page).evaluate(
        (dialog) => getComputedStyle(dialog).animationName,
      );
      expect(name === 'none', reducedMotion).toBe(reducedMotion === 'reduce');
    }
  });
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(page.locator('#carousel'), 'the carousel has not moved').toContainText('1 of 6');
  await test.step('a guest who drags the carousel opens no picture', async () => {
    const { x = 0, y = 0, width = 0 } = (await enlargeButton(page, FIRST).boundingBox()) ?? {};
    await page.mouse.move(x + width * 0.9, y + 80);
    await page.mouse.down();
    // The picture stays below the mouse.
    await page.mouse.move(x + width * 0.1, y + 80, { steps: 8 });
    await page.mouse.up();
    await expect(page.locator('#carousel')).toContainText(/[23] of 6/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('at 200% text size the picture and its buttons are in view, with borders in forced colours', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await page.emulateMedia({ forcedColors: 'active' });
    await openLightbox(page);
    await expect(shownPicture(page, FIRST)).toBeInViewport({ ratio: 0.99 });
    for (const button of await lightbox(page).getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 0.99 });
      const { border, background } = await button.evaluate((element) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(element);
        return { border: borderTopColor, background: backgroundColor };
      });
      expect(border).not.toBe(background);
    }
  });
});

async function expectEverythingInView(page: Page): Promise<void> {
  const buttons = await lightbox(page).getByRole('button').all();
  const texts = [FIRST.alt, '1 of 6'].map((text) => lightbox(page).getByText(text));
  for (const part of [shownPicture(page, FIRST), ...texts, ...buttons]) {
    await expect(part).toBeInViewport({ ratio: 0.99 });
  }
  const areas = await lightbox(page)
    .locator('button, img')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
  const [close, ...others] = areas as [DOMRect, ...DOMRect[]];
  for (const { bottom, left, right, top } of others) {
    const isApart = right <= close.left || left >= close.right || top >= close.bottom;
    expect(isApart || bottom <= close.top, 'the close button covers nothing').toBe(true);
  }
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a guest taps a picture, swipes to the next one, and zooms in with two fingers', async ({
    weddingPage: page,
    context,
  }) => {
    const cdp = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: number[]) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map((x, id) => ({ x, y: 400, id })),
      });
    const swipe = async (distance: number) => {
      await touch('touchStart', 300);
      for (let part = 0.1; part <= 1; part += 0.1) await touch('touchMove', 300 + distance * part);
      await touch('touchEnd');
    };
    await enlargeButton(page, FIRST).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-motion="ready"]')).toBeAttached();
    // The carousel stays in place when a guest taps the visible half of a picture at the side.
    const before = await readPlace(page);
    const { y = 0 } = (await enlargeButton(page, SECOND).boundingBox()) ?? {};
    await page.touchscreen.tap(370, y + 60);
    await expectPicture(page, SECOND);
    await page.keyboard.press('Escape');
    await expectClosed(page, SECOND);
    expect(await readPlace(page)).toEqual(before);

    await enlargeButton(page, FIRST).tap();
    await expectPicture(page, FIRST);
    await swipe(-250);
    await expectPicture(page, SECOND);
    await touch('touchStart', 185, 205);
    for (let way = 10; way <= 80; way += 10) await touch('touchMove', 185 - way, 205 + way);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    // One finger now looks around in the picture.
    const readOffset = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0);
    const offset = await readOffset();
    await swipe(-150);
    await expect.poll(readOffset).toBeGreaterThan(offset + 50);
    await expect(lightbox(page)).toHaveAccessibleDescription(SECOND.alt);
  });
});
