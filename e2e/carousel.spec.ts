import type { Locator, Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { storeFlag } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { measureBoxes } from './layout.ts';
import { expect, test } from './test.ts';

function carousel(page: Page): Locator {
  return page.locator('[aria-roledescription="carousel"]');
}

function slides(page: Page): Locator {
  return carousel(page).locator('[aria-roledescription="slide"]');
}

/** Returns the slide nearest to the centre ('2 of 6') and its distance from the centre in pixels. */
async function findCentredSlide(page: Page): Promise<{ slide: string; offset: number }> {
  const [frame] = await measureBoxes(carousel(page));
  const centre = (frame?.x ?? 0) + (frame?.width ?? 0) / 2;
  const offsets = (await measureBoxes(slides(page))).map(({ x, width }, index) => ({
    slide: `${index + 1} of 6`,
    offset: Math.abs(x + width / 2 - centre),
  }));
  const [nearest] = offsets.toSorted((a, b) => a.offset - b.offset);
  if (!nearest) throw new Error('The carousel has no slides.');
  return nearest;
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

test('a guest moves the pictures with the keyboard, only while the carousel has the focus, with the buttons, and with the mouse', async ({
  weddingPage: page,
}) => {
  await scrollToCarousel(page);
  const previous = page.getByRole('button', { name: 'Previous picture' });
  const press = async (key: string, slides: number[]) => {
    for (const slide of slides) {
      await page.keyboard.press(key);
      await expectCentredSlide(page, `${slide} of 6`);
    }
  };
  const click = async (name: string, slides: number[]) => {
    for (const slide of slides) {
      await page.getByRole('button', { name }).click();
      await expectCentredSlide(page, `${slide} of 6`);
    }
  };

  await test.step('a screen reader announces the carousel and its slides', async () => {
    await expect(carousel(page)).toHaveRole('group');
    await expect(carousel(page)).toHaveAccessibleName(wedding.carousel.label);
    for (const [index, { alt }] of wedding.carousel.pictures.entries()) {
      const slide = slides(page).nth(index);
      await expect(slide).toHaveRole('group');
      await expect(slide).toHaveAccessibleName(`${index + 1} of 6`);
      await expect(slide.getByRole('img')).toHaveAttribute('alt', alt);
    }
  });
  await test.step('elsewhere the arrow keys do not move them', async () => {
    for (const elsewhere of ['[name="guestOneFirst"]', '#faq button']) {
      await page.locator(elsewhere).first().focus();
      await press('ArrowRight', [1]);
    }
    await page.getByRole('button', { name: 'Next picture' }).focus();
    await press('ArrowRight', [2]);
    await expect(carousel(page).getByText('2 of 6')).toBeVisible();
  });
  await test.step('the arrow keys loop in both directions', async () => {
    await previous.focus();
    await press('ArrowLeft', [1, 6]);
    await press('ArrowRight', [1]);
  });
  await test.step('Tab stops once at the pictures, and the arrow keys take the focus along', async () => {
    const picture = (slide: number) =>
      slides(page)
        .nth(slide - 1)
        .getByRole('button');
    await page.keyboard.press('Shift+Tab');
    await expect(picture(1)).toBeFocused();
    await press('ArrowRight', [2]);
    await expect(picture(2)).toBeFocused();
    await press('ArrowLeft', [1, 6]);
    await expect(picture(6)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(previous).toBeFocused();
  });
  await test.step('the buttons loop through all six pictures in both directions', async () => {
    await click('Next picture', [1, 2, 3, 4, 5, 6, 1]);
    await click('Previous picture', [6]);
    await click('Next picture', [1]);
  });
  await test.step('the pictures follow the mouse, and a quick drag moves them further', async () => {
    const width = (await carousel(page).boundingBox())?.width ?? 0;
    await drag(page, -width / 4, '2 of 6');
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
  await expect.poll(async () => (await findCentredSlide(page)).slide).toBe(whileDragging);
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
      for (const width of [320, 390, 639]) {
        await test.step(`${motion}, at ${width} px, half of a neighbour is at each side`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expectCentredSlide(page, '1 of 6');
          const parts = await measureVisibleParts(page, width);
          expect(parts[0], 'the first').toBeCloseTo(1, 2);
          expect(parts[5], 'the last').toBeCloseTo(0.5, 1);
          expect(parts[1], 'as much as at the other side').toBeCloseTo(parts[5] ?? 0, 1);
        });
      }
    }
    for (const [width, count] of [
      [320, 2],
      [820, 3],
      [1280, 4],
      [1920, 4],
    ] as const) {
      await test.step(`at ${width} px, ${count} pictures reach both edges, above the arrows`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expectCentredSlide(page, '1 of 6');
        expect(await carousel(page).boundingBox()).toMatchObject({ x: 0, width });
        const shown = (await measureVisibleParts(page, width)).reduce((sum, part) => sum + part);
        expect(shown).toBeCloseTo(count, 1);
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

/** The part of each slide that is in the window. */
async function measureVisibleParts(page: Page, windowWidth: number): Promise<number[]> {
  return (await measureBoxes(slides(page))).map(({ x, width }) => {
    const shown = Math.min(x + width, windowWidth) - Math.max(x, 0);
    return Math.max(0, shown) / width;
  });
}

async function expectArrowsBelow(page: Page, width: number): Promise<void> {
  const bottoms = (await measureBoxes(slides(page))).map(({ y, height }) => y + height);
  const arrows = await measureBoxes(carousel(page).getByRole('button', { name: / picture$/ }));
  for (const arrow of arrows) {
    expect(arrow.y).toBeGreaterThan(Math.max(...bottoms));
    expect(arrow).toMatchObject({ width: 44, height: 44 });
  }
  const [previous, next] = arrows;
  expect(((previous?.x ?? 0) + (next?.x ?? 0) + 44) / 2).toBeCloseTo(width / 2, 0);
}
