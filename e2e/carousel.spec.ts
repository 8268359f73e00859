import type { Locator, Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { measureBoxes } from './bounding-boxes.ts';
import { storeFlag } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { expect, test } from './test.ts';

test.use({ loadsPictures: true });

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
  await expect.poll(async () => (await findCentredSlide(page)).slide).toBe(slide);
  await expect.poll(async () => (await findCentredSlide(page)).offset).toBeLessThan(1.5);
}

/** Scrolls to the carousel and waits until it can move. */
async function scrollToCarousel(page: Page): Promise<void> {
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toHaveAttribute('data-motion', 'ready');
  await expectCentredSlide(page, '1 of 6');
}

test('the arrow keys move the pictures only while the carousel has the focus', async ({
  weddingPage: page,
}) => {
  await scrollToCarousel(page);
  for (const elsewhere of [page.locator('[name="guestOneFirst"]'), page.locator('#faq button')]) {
    await elsewhere.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('button', { name: 'Next picture' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectCentredSlide(page, '2 of 6');
  await expect(carousel(page).getByText('2 of 6')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expectCentredSlide(page, '1 of 6');
});

for (const [width, count] of [
  [390, 2],
  [820, 3],
  [1280, 4],
] as const) {
  test(`a guest sees ${count} pictures at a time at ${width} px, one of them centred`, async ({
    weddingPage: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await scrollToCarousel(page);
    await expect(slides(page)).toHaveCount(6);
    const box = await carousel(page).boundingBox();
    for (const slide of await slides(page).all()) {
      const { width: slideWidth = 0 } = (await slide.boundingBox()) ?? {};
      expect((box?.width ?? 0) / slideWidth).toBeCloseTo(count, 1);
    }
    const shown = await carousel(page).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const widths = [...element.querySelectorAll('[aria-roledescription="slide"]')].map(
        (slide) => {
          const at = slide.getBoundingClientRect();
          const inside = Math.min(at.right, right) - Math.max(at.left, left);
          return Math.max(0, inside) / at.width;
        },
      );
      return widths.reduce((sum, part) => sum + part, 0);
    });
    expect(shown, 'the pictures fill the whole width').toBeCloseTo(count, 1);
  });
}

test('on a phone the first picture is whole, and half of a neighbour is at each side, also before the script loads', async ({
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
      await page.setViewportSize({ width, height: 800 });
      await expectCentredSlide(page, '1 of 6');
      const [last, first, second] = await Promise.all(
        ['6 of 6', '1 of 6', '2 of 6'].map((name) => visiblePart(page, name)),
      );
      expect(first, `the first at ${width} px`).toBeCloseTo(1, 2);
      expect(last, `the last at ${width} px`).toBeCloseTo(0.5, 1);
      expect(second, 'as much as at the other side').toBeCloseTo(last ?? Number.NaN, 1);
    }
  }
});

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

for (const width of [320, 820, 1280, 1920]) {
  test(`at ${width} px the pictures reach both edges, and the arrows are below them`, async ({
    weddingPage: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await scrollToCarousel(page);
    const box = await carousel(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width });
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
  });
}

test('Tab stops once at the pictures, and the arrow keys take the focus along', async ({
  weddingPage: page,
}) => {
  await scrollToCarousel(page);
  await page.getByRole('button', { name: 'Previous picture' }).focus();
  await page.keyboard.press('Shift+Tab');
  const slide = (number: number) =>
    slides(page)
      .nth(number - 1)
      .getByRole('button');
  await expect(slide(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(slide(2)).toBeFocused();
  await expectCentredSlide(page, '2 of 6');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(slide(6)).toBeFocused();
  await expectCentredSlide(page, '6 of 6');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Previous picture' })).toBeFocused();
});

test('the arrow buttons loop through all six pictures in both directions', async ({
  weddingPage: page,
}) => {
  await scrollToCarousel(page);
  const next = page.getByRole('button', { name: 'Next picture' });
  for (const slide of [2, 3, 4, 5, 6, 1, 2]) {
    await next.click();
    await expectCentredSlide(page, `${slide} of 6`);
  }
  const previous = page.getByRole('button', { name: 'Previous picture' });
  for (const slide of [1, 6, 5, 4, 3, 2, 1]) {
    await previous.click();
    await expectCentredSlide(page, `${slide} of 6`);
  }
});

test('the arrow keys loop through the pictures in both directions', async ({
  weddingPage: page,
}) => {
  await scrollToCarousel(page);
  await page.getByRole('button', { name: 'Previous picture' }).focus();
  for (const slide of [6, 5]) {
    await page.keyboard.press('ArrowLeft');
    await expectCentredSlide(page, `${slide} of 6`);
  }
  for (const slide of [6, 1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expectCentredSlide(page, `${slide} of 6`);
  }
});

test('a guest drags the pictures with the mouse', async ({ weddingPage: page }) => {
  await scrollToCarousel(page);
  const box = await carousel(page).boundingBox();
  if (!box) throw new Error('The carousel has no box.');
  const y = box.y + box.height / 2;
  const width = box.width / 4;
  const nearest = async () => (await findCentredSlide(page)).slide;
  const drag = async (distance: number, whileDragging: string, afterwards: RegExp) => {
    await page.mouse.move(box.x + box.width / 2, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + distance, y, { steps: 8 });
    await expect.poll(nearest, 'the pictures follow the mouse').toBe(whileDragging);
    await page.mouse.up();
    // A quick drag moves the pictures further than the mouse.
    await expect.poll(async () => (await findCentredSlide(page)).offset).toBeLessThan(1.5);
    expect(await nearest()).toMatch(afterwards);
  };
  await drag(-width, '2 of 6', /^[234] of 6$/);
  await page.reload();
  await scrollToCarousel(page);
  await drag(width, '6 of 6', /^[654] of 6$/);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a guest swipes the pictures', async ({ weddingPage: page, context }) => {
    await scrollToCarousel(page);
    const box = await carousel(page).boundingBox();
    if (!box) throw new Error('The carousel has no box.');
    const cdp = await context.newCDPSession(page);
    const y = box.y + box.height / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    await touch('touchStart', 300);
    for (let x = 290; x >= 110; x -= 20) await touch('touchMove', x);
    await touch('touchEnd', 110);
    await expect.poll(async () => (await findCentredSlide(page)).slide).toMatch(/^[23] of 6$/);
  });
});

test('a screen reader announces the carousel and its slides', async ({ weddingPage: page }) => {
  await expect(carousel(page)).toHaveRole('group');
  await expect(carousel(page)).toHaveAccessibleName(wedding.carousel.label);
  for (const [index, picture] of wedding.carousel.pictures.entries()) {
    await expect(slides(page).nth(index)).toHaveRole('group');
    await expect(slides(page).nth(index)).toHaveAccessibleName(`${index + 1} of 6`);
    await expect(slides(page).nth(index).getByRole('img')).toHaveAttribute('alt', picture.alt);
  }
});
