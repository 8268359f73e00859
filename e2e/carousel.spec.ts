import type { Locator, Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { measureBoxes } from './bounding-boxes.ts';
import { storeFlag } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { expect, test } from './test.ts';

function carousel(page: Page): Locator {
  return page.locator('[aria-roledescription="carousel"]');
}

function slides(page: Page): Locator {
  return carousel(page).locator('[aria-roledescription="slide"]');
}

/** Returns the slide nearest to the centre ('2 of 6') and its distance from the centre in pixels. */
async function findCentredSlide(page: Page): Promise<{ slide: string; offset: number }> {
  return carousel(page).evaluate((element) => {
    const box = element.getBoundingClientRect();
    const centre = box.left + box.width / 2;
    const slides = [...element.querySelectorAll('[aria-roledescription="slide"]')].map((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      return {
        slide: slide.getAttribute('aria-label') ?? '',
        offset: Math.abs(left + width / 2 - centre),
      };
    });
    const [nearest] = slides.toSorted((a, b) => a.offset - b.offset);
    if (!nearest) throw new Error('The carousel has no slides.');
    return nearest;
  });
}

async function expectCentredSlide(page: Page, slide: string): Promise<void> {
  const readSlide = async () => {
    const nearest = await findCentredSlide(page);
    return nearest.offset < 1.5 ? nearest.slide : 'between two slides';
  };
  await expect.poll(readSlide, { intervals: [50] }).toBe(slide);
}

/** Scrolls to the carousel and waits until it can move. */
async function scrollToCarousel(page: Page): Promise<void> {
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toHaveAttribute('data-motion', 'ready');
  await expectCentredSlide(page, '1 of 6');
}

test('with the keyboard, a guest moves the pictures only while the carousel has the focus', async ({
  weddingPage: page,
}) => {
  await scrollToCarousel(page);
  const previous = page.getByRole('button', { name: 'Previous picture' });
  const press = async (key: 'ArrowLeft' | 'ArrowRight', slides: number[]) => {
    for (const slide of slides) {
      await page.keyboard.press(key);
      await expectCentredSlide(page, `${slide} of 6`);
    }
  };

  await test.step('elsewhere the arrow keys do not move them', async () => {
    for (const elsewhere of [page.locator('[name="guestOneFirst"]'), page.locator('#faq button')]) {
      await elsewhere.first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
    }
    await page.getByRole('button', { name: 'Next picture' }).focus();
    await press('ArrowRight', [2]);
    await expect(carousel(page).getByText('2 of 6')).toBeVisible();
    await press('ArrowLeft', [1]);
  });

  await test.step('the arrow keys loop in both directions', async () => {
    await previous.focus();
    await press('ArrowLeft', [6, 5]);
    await press('ArrowRight', [6, 1, 2]);
    await press('ArrowLeft', [1]);
  });

  await test.step('Tab stops once at the pictures, and the arrow keys take the focus along', async () => {
    const button = (slide: number) =>
      slides(page)
        .nth(slide - 1)
        .getByRole('button');
    await page.keyboard.press('Shift+Tab');
    await expect(button(1)).toBeFocused();
    await press('ArrowRight', [2]);
    await expect(button(2)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await press('ArrowLeft', [6]);
    await expect(button(6)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(previous).toBeFocused();
  });
});

test('a guest moves the pictures with the buttons, or drags them with the mouse', async ({
  weddingPage: page,
}) => {
  await scrollToCarousel(page);
  await test.step('a screen reader announces the carousel and its slides', async () => {
    await expect(carousel(page)).toHaveRole('group');
    await expect(carousel(page)).toHaveAccessibleName(wedding.carousel.label);
    for (const [index, picture] of wedding.carousel.pictures.entries()) {
      await expect(slides(page).nth(index)).toHaveRole('group');
      await expect(slides(page).nth(index)).toHaveAccessibleName(`${index + 1} of 6`);
      await expect(slides(page).nth(index).getByRole('img')).toHaveAttribute('alt', picture.alt);
    }
  });

  const click = async (name: string, slides: number[]) => {
    for (const slide of slides) {
      await page.getByRole('button', { name }).click();
      await expectCentredSlide(page, `${slide} of 6`);
    }
  };
  await test.step('the buttons loop through all six pictures in both directions', async () => {
    await click('Next picture', [2, 3, 4, 5, 6, 1, 2]);
    await click('Previous picture', [1, 6, 5, 4, 3, 2, 1]);
  });

  await test.step('the pictures follow the mouse in both directions', async () => {
    const width = (await carousel(page).boundingBox())?.width ?? 0;
    await drag(page, -width / 4, '2 of 6');
    // A quick drag moves the pictures further than the mouse.
    const { slide } = await findCentredSlide(page);
    expect(slide).toMatch(/^[234] of 6$/);
    for (let left = Number(slide[0]) - 1; left > 0; left -= 1)
      await click('Previous picture', [left]);
    await drag(page, width / 4, '6 of 6');
    expect((await findCentredSlide(page)).slide).toMatch(/^[654] of 6$/);
  });
});

/** Drags the pictures by a distance, and waits until they stand still. */
async function drag(page: Page, distance: number, whileDragging: string): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await carousel(page).boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + distance, y + height / 2, { steps: 8 });
  await expect
    .poll(async () => (await findCentredSlide(page)).slide, 'the pictures follow the mouse')
    .toBe(whileDragging);
  await page.mouse.up();
  await expect.poll(async () => (await findCentredSlide(page)).offset).toBeLessThan(1.5);
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('at every width the pictures fill the window, one of them centred, also before the script loads', async ({
    page,
  }) => {
    const release = await holdFiles(page, /\/private\/carousel-motion-[^/]+\.js/);
    await storeFlag(page, 'true');
    await page.goto('/');
    await slides(page).first().scrollIntoViewIfNeeded();
    for (const motion of ['loading', 'ready']) {
      if (motion === 'ready') release();
      await expect(carousel(page)).toHaveAttribute('data-motion', motion);
      for (const width of [320, 360, 390, 639]) {
        await test.step(`${motion}, at ${width} px, half of a neighbour is at each side`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expectCentredSlide(page, '1 of 6');
          await expectHalfNeighbours(page);
        });
      }
    }
    for (const [width, count] of [
      [320, 2],
      [390, 2],
      [820, 3],
      [1280, 4],
      [1920, 4],
    ] as const) {
      await test.step(`at ${width} px, ${count} pictures reach both edges, above the arrows`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expectCentredSlide(page, '1 of 6');
        await expectPicturesPerView(page, width, count);
        await expectArrowsBelow(page, width);
      });
    }

    await test.step('a guest swipes the pictures', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await scrollToCarousel(page);
      const { y = 0, height = 0 } = (await carousel(page).boundingBox()) ?? {};
      const cdp = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: number[]) =>
        cdp.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: fingers.map((x) => ({ x, y: y + height / 2 })),
        });
      await touch('touchStart', 300);
      for (let x = 290; x >= 110; x -= 20) await touch('touchMove', x);
      await touch('touchEnd');
      await expect.poll(async () => (await findCentredSlide(page)).slide).toMatch(/^[23] of 6$/);
    });
  });
});

/** On a phone the first picture is whole. */
async function expectHalfNeighbours(page: Page): Promise<void> {
  const [last, first, second] = await Promise.all(
    ['6 of 6', '1 of 6', '2 of 6'].map((name) => visiblePart(page, name)),
  );
  expect(first, 'the first').toBeCloseTo(1, 2);
  expect(last, 'the last').toBeCloseTo(0.5, 1);
  expect(second, 'as much as at the other side').toBeCloseTo(last ?? Number.NaN, 1);
}

/** The part of a slide's picture that is in the window. */
function visiblePart(page: Page, name: string): Promise<number> {
  return page
    .getByRole('group', { name, exact: true })
    .getByRole('img')
    .evaluate((image) => {
      const { left, right, width } = image.getBoundingClientRect();
      const shown = Math.min(right, document.documentElement.clientWidth) - Math.max(left, 0);
      return Math.max(0, shown) / width;
    });
}

async function expectPicturesPerView(page: Page, width: number, count: number): Promise<void> {
  expect(await carousel(page).boundingBox()).toMatchObject({ x: 0, width });
  await expect(slides(page)).toHaveCount(6);
  const boxes = await measureBoxes(slides(page));
  for (const box of boxes) expect(width / box.width).toBeCloseTo(count, 1);
  const parts = boxes.map((box) => {
    const inside = Math.min(box.x + box.width, width) - Math.max(box.x, 0);
    return Math.max(0, inside) / box.width;
  });
  const shown = parts.reduce((sum, part) => sum + part, 0);
  expect(shown, 'the pictures fill the whole width').toBeCloseTo(count, 1);
}

async function expectArrowsBelow(page: Page, width: number): Promise<void> {
  const bottoms = (await measureBoxes(slides(page))).map((slide) => slide.y + slide.height);
  const [previous, next] = await measureBoxes(
    carousel(page).getByRole('button', { name: / picture$/ }),
  );
  for (const arrow of [previous, next]) {
    expect(arrow?.y).toBeGreaterThan(Math.max(...bottoms));
    expect(arrow).toMatchObject({ width: 44, height: 44 });
  }
  const middle = ((previous?.x ?? 0) + (next?.x ?? 0) + 44) / 2;
  expect(middle).toBeCloseTo(width / 2, 0);
}
