import type { Locator, Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { expectAccessible } from './axe.ts';
import { storeFlag, weddingHeading } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { expect, test } from './test.ts';

test.use({ loadsPictures: true });

const [FIRST, SECOND, ...OTHERS] = wedding.carousel.pictures;
const LAST = OTHERS.at(-1);
const LIGHTBOX_SCRIPT = /\/private\/lightbox-[^/]+\.js/;

function lightbox(page: Page): Locator {
  return page.getByRole('dialog', { name: wedding.carousel.label });
}

function enlargeButton(page: Page, { alt = '' } = {}): Locator {
  return page.getByRole('button', { name: `Enlarge: ${alt}`, exact: true });
}

/** The picture in the middle of the dialog. */
function shownPicture(page: Page, { alt = '' } = {}): Locator {
  return lightbox(page).getByRole('img', { name: alt, exact: true });
}

async function openLightbox(page: Page, picture = FIRST): Promise<void> {
  await enlargeButton(page, picture).click();
  await expectPicture(page, picture);
}

/** Waits until the picture is in the middle, with its description below it. */
async function expectPicture(page: Page, picture = FIRST): Promise<void> {
  await expect(lightbox(page)).toHaveAccessibleDescription(picture?.alt ?? '');
  await expect
    .poll(() =>
      shownPicture(page, picture).evaluate((image) => {
        const { left, width } = image.getBoundingClientRect();
        return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
      }),
    )
    .toBeLessThan(1.5);
}

async function expectClosed(page: Page, picture = FIRST): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(enlargeButton(page, picture)).toBeFocused();
}

test('a picture opens when its script has loaded, and a guest who closes it is back where it is', async ({
  page,
  expectOnConsole,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (LIGHTBOX_SCRIPT.test(request.url())) requests.push(request.url());
  });
  await storeFlag(page, 'true');

  await test.step('a guest whose dialog cannot be loaded reads on', async () => {
    expectOnConsole(/Failed to load resource/);
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

test('a guest moves from picture to picture in the dialog without moving the carousel', async ({
  weddingPage: page,
}) => {
  await openLightbox(page);
  await test.step('the buttons go round all pictures', async () => {
    await lightbox(page).getByRole('button', { name: 'Next picture' }).click();
    await expectPicture(page, SECOND);
    await expect(lightbox(page)).toContainText('2 of 6');
    for (const picture of [FIRST, LAST]) {
      await lightbox(page).getByRole('button', { name: 'Previous picture' }).click();
      await expectPicture(page, picture);
    }
    await expect(lightbox(page)).toContainText('6 of 6');
  });
  await test.step('the arrow keys go round all pictures', async () => {
    await page.keyboard.press('ArrowRight');
    await expectPicture(page, FIRST);
    for (const picture of [SECOND, FIRST, LAST]) {
      await page.keyboard.press(picture === SECOND ? 'ArrowRight' : 'ArrowLeft');
      await expectPicture(page, picture);
    }
    await page.keyboard.press('ArrowRight');
    await expectPicture(page, FIRST);
  });
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(page.locator('#carousel')).toContainText('1 of 6');

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
});

test('a tap before any script has loaded opens the picture later', async ({ page }) => {
  const release = await holdFiles(page, /\/(assets|private)\/[^/]+\.js/);
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(weddingHeading(page)).toBeVisible();
  await enlargeButton(page, wedding.strip[1]).click();
  release();
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription(wedding.strip[1]?.alt ?? '');
});

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
    await expect(lightbox(page)).toHaveAccessibleDescription(SECOND?.alt ?? '');
  });
});

test('the dialog fits every window and follows the guest’s text size, colours and choice of motion', async ({
  weddingPage: page,
}) => {
  await openLightbox(page);
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    await test.step(`${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      await expectPicture(page);
      await expectAccessible(page);
      await expectEverythingInView(page);
    });
  }
  await test.step('its animation is only for guests who allow motion', async () => {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      const animation = await lightbox(page).evaluate(
        (dialog) => getComputedStyle(dialog).animationName,
      );
      expect(animation === 'none', reducedMotion).toBe(reducedMotion === 'reduce');
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('meta[name="viewport"]')).not.toHaveAttribute(
      'content',
      /user-scalable|maximum-scale/,
    );
  });
  await test.step('at 200% text size the picture and its buttons are in view', async () => {
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await openLightbox(page);
    await expect(shownPicture(page, FIRST)).toBeInViewport({ ratio: 0.99 });
    for (const button of await lightbox(page).getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 0.99 });
    }
  });
  await test.step('the buttons have borders with forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const button of await lightbox(page).getByRole('button').all()) {
      const { border, background } = await button.evaluate((element) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(element);
        return { border: borderTopColor, background: backgroundColor };
      });
      expect(border).not.toBe(background);
    }
  });
});

async function expectEverythingInView(page: Page): Promise<void> {
  for (const part of [
    shownPicture(page, FIRST),
    lightbox(page).getByText(FIRST?.alt ?? ''),
    lightbox(page).getByText('1 of 6'),
    ...(await lightbox(page).getByRole('button').all()),
  ]) {
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
