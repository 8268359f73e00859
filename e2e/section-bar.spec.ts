import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectNoSidewaysScroll, measureBoxes, passFrames, watchLayoutShifts } from './layout.ts';
import { expect, test } from './test.ts';

const LINKS = ['Portia & Bassanio', 'Celebrate', 'Stay', 'Travel', 'Questions', 'RSVP'];

/** The bar at the top of the window; a hidden one is inert. */
function findBar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Sections' }).and(page.locator(':not([inert])'));
}

async function scrollBy(page: Page, distance: number): Promise<void> {
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), distance);
  await passFrames(page, 2);
}

function waitForScript(page: Page): Promise<void> {
  return expect(page.locator('[data-motion="ready"]')).toBeAttached();
}

/** Scrolls below the start of a section, and back up a little, until the page's script is there. */
async function scrollUpIn(page: Page, id: string): Promise<void> {
  await expect(async () => {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
    await scrollBy(page, 200);
    await scrollBy(page, -100);
    await expect(findBar(page)).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
}

test('the bar appears when a guest scrolls up, marks the section, leads to every other one, and cuts no word on a phone', async ({
  weddingPage: page,
}) => {
  const readShifts = await watchLayoutShifts(page);
  await page.reload();
  await waitForScript(page);
  await test.step('no bar appears over the hero or while a guest scrolls down', async () => {
    await expect(findBar(page)).toHaveCount(0);
    for (let scrolled = 0; scrolled < 6; scrolled += 1) {
      await scrollBy(page, 400);
      await expect(findBar(page)).toHaveCount(0);
    }
  });
  await test.step('the bar comes and goes, and moves no part of the page', async () => {
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const before = await readShifts();
    await scrollBy(page, -100);
    await expect(findBar(page)).toBeInViewport({ ratio: 1 });
    await scrollBy(page, 100);
    await expect(findBar(page)).toHaveCount(0);
    expect(await readShifts()).toBe(before);
    await scrollBy(page, -100);
    await expect(findBar(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(findBar(page)).toHaveCount(0);
  });

  for (const [from, current, name, id] of [
    ['rsvp', 'RSVP', 'Celebrate', 'celebrate'],
    ['stay', 'Stay', 'Questions', 'faq'],
    ['faq', 'Questions', 'Travel', 'travel'],
  ] as const) {
    await test.step(`it marks ${current}; ${name} leads to its section and does not cover the heading`, async () => {
      await scrollUpIn(page, from);
      await expect(findBar(page).locator('[aria-current]')).toHaveText([current]);
      await findBar(page).getByRole('link', { name, exact: true }).click();
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      const [bar, heading] = await measureBoxes(
        page.locator(`nav[aria-label="Sections"], #${id} h2`),
      );
      expect(heading?.y).toBeGreaterThanOrEqual(Number(bar?.height));
      expect(heading?.y).toBeLessThan(Number(bar?.height) + 150);
    });
  }

  await test.step('the names lead back to the hero, where the bar is hidden', async () => {
    await scrollUpIn(page, 'faq');
    const links = findBar(page).getByRole('link');
    await expect(links).toHaveCount(LINKS.length);
    for (const [index, name] of LINKS.entries()) {
      await expect(links.nth(index)).toHaveAccessibleName(name);
    }
    await links.first().click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(findBar(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  });
  await test.step('the bar is one row, or two on a phone, at every text size', () =>
    expectFewRows(page));
});

async function expectFewRows(page: Page): Promise<void> {
  for (const [width, textSize, maxHeight] of [
    [320, 100, 96],
    [390, 200, 116],
    [820, 100, 60],
    [1920, 200, 184],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, textSize);
    await scrollUpIn(page, 'faq');
    await expectNoSidewaysScroll(page);
    if (width === 390) await expectAccessible(page, 'the bar at 200% text size');
    const [bar] = await measureBoxes(findBar(page));
    expect(bar?.height).toBeLessThanOrEqual(maxHeight);
    // The link of the current section and the RSVP are never scrolled away.
    for (const name of ['Portia & Bassanio', 'Questions', 'RSVP']) {
      await expect(findBar(page).getByText(name, { exact: true })).toBeInViewport();
    }
  }
}

test('a guest with a keyboard always sees the focused element, passes the bar once, and can use it', async ({
  weddingPage: page,
}) => {
  await waitForScript(page);
  await page.locator('#faq').getByRole('button').nth(3).focus();
  const inBar: string[] = [];
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    const { isInHero, isInBar, name, ...stop } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { top, bottom, height } = element.getBoundingClientRect();
      const bar = document.querySelector('nav[aria-label="Sections"]:not([inert])');
      // A tall card is partly out of view anyway.
      const isTall = height > innerHeight / 2;
      const barEnd = bar && !bar.contains(element) ? bar.getBoundingClientRect().bottom : 0;
      return {
        name: element.ariaLabel ?? element.innerText,
        isInBar: element.closest('nav')?.ariaLabel === 'Sections',
        isInHero: element.closest('header') !== null,
        isInView: bottom > 0 && top < innerHeight,
        isCovered: (isTall ? bottom : top) < barEnd,
      };
    });
    expect(stop, name).toEqual({ isInView: true, isCovered: false });
    if (isInBar) inBar.push(name);
    if (isInHero) break;
  }
  expect([[], LINKS.toReversed()]).toContainEqual(inBar);

  await test.step('the bar stays while it has the focus, and leads to a section', async () => {
    await scrollUpIn(page, 'faq');
    const stay = findBar(page).getByRole('link', { name: 'Stay' });
    await stay.focus();
    await scrollBy(page, 300);
    await expect(stay).toBeFocused();
    await expect(findBar(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('#stay')).toBeFocused();
  });
  await test.step('the bar slides, but not with reduced motion, and is not printed', async () => {
    const bar = page.locator('nav[aria-label="Sections"]');
    await expect(bar).toHaveCSS('transition-property', 'none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(bar).toHaveCSS('transition-property', 'transform');
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
});
