import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { measureBoxes } from './bounding-boxes.ts';
import { expectNoSidewaysScroll } from './overflow.ts';
import { expect, test } from './test.ts';

const LINKS = ['Portia & Bassanio', 'Celebrate', 'Stay', 'Travel', 'Questions', 'RSVP'];

/** The bar at the top of the window; a hidden one is inert. */
function findBar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Sections' }).and(page.locator(':not([inert])'));
}

function scrollBy(page: Page, distance: number): Promise<void> {
  return page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), distance);
}

function waitForScript(page: Page): Promise<void> {
  return expect(page.locator('[data-motion="ready"]')).toBeAttached();
}

/** Scrolls below the start of a section, and back up a little, until the page's script is there. */
async function scrollUpIn(page: Page, id: string): Promise<void> {
  await expect(async () => {
    await page.locator(`#${id}`).evaluate(async (section) => {
      const top = section.getBoundingClientRect().top + scrollY;
      for (const distance of [200, 100]) {
        scrollTo({ top: top + distance, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
    await expect(findBar(page)).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
}

test('the bar appears when a guest scrolls up, marks the section, leads to every other one, and cuts no word on a phone', async ({
  weddingPage: page,
}) => {
  await test.step('no bar appears over the hero or while a guest scrolls down', async () => {
    await waitForScript(page);
    await expect(findBar(page)).toHaveCount(0);
    for (let scrolled = 0; scrolled < 6; scrolled += 1) {
      await scrollBy(page, 400);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(findBar(page)).toHaveCount(0);
    }
  });

  await test.step('the bar comes and goes, and moves no part of the page', async () => {
    const readShifts = await watchLayoutShifts(page);
    await scrollBy(page, -100);
    await expect(findBar(page)).toBeInViewport({ ratio: 1 });
    await scrollBy(page, 100);
    await expect(findBar(page)).toHaveCount(0);
    expect(await readShifts()).toEqual([]);
    await scrollBy(page, -100);
    await expect(findBar(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(findBar(page)).toHaveCount(0);
  });

  await test.step('it has the names and the sections that the page has', async () => {
    await scrollUpIn(page, 'faq');
    const links = findBar(page).getByRole('link');
    await expect(links).toHaveCount(LINKS.length);
    for (const [index, name] of LINKS.entries()) {
      await expect(links.nth(index)).toHaveAccessibleName(name);
    }
    const hero = page.getByRole('banner').getByRole('navigation').getByRole('link');
    expect(await findBar(page).getByRole('listitem').getByRole('link').allTextContents()).toEqual(
      await hero.allTextContents(),
    );
  });

  for (const [from, current, name, id] of [
    ['rsvp', 'RSVP', 'Celebrate', 'celebrate'],
    ['stay', 'Stay', 'Questions', 'faq'],
    ['faq', 'Questions', 'Travel', 'travel'],
    ['stay', 'Stay', 'RSVP', 'rsvp'],
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
    await findBar(page).getByRole('link', { name: 'Portia & Bassanio' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(findBar(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  });

  await test.step('the bar is accessible at every width and text size', () => expectFewRows(page));
});

test('a guest with a keyboard always sees the focused element, passes the bar once, and can use it', async ({
  weddingPage: page,
}) => {
  await waitForScript(page);
  await page.locator('#faq').getByRole('button').nth(3).focus();
  await page.keyboard.press('Shift+Tab');
  const inBar: string[] = [];
  for (let stops = 0; stops < 40; stops += 1) {
    const stop = await page.evaluate(() => {
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
    expect(stop, stop.name).toMatchObject({ isInView: true, isCovered: false });
    if (stop.isInBar) inBar.push(stop.name);
    if (stop.isInHero) break;
    await page.keyboard.press('Shift+Tab');
  }
  expect(inBar.length === 0 || inBar.join() === LINKS.toReversed().join(), inBar.join()).toBe(true);

  await test.step('the bar stays while it has the focus, and leads to a section', async () => {
    await scrollUpIn(page, 'faq');
    await findBar(page).getByRole('link', { name: 'Stay' }).focus();
    await scrollBy(page, 300);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(findBar(page).getByRole('link', { name: 'Stay' })).toBeFocused();
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

/** The bar is one row, or two on a phone. */
async function expectFewRows(page: Page): Promise<void> {
  for (const [width, textSize, maxHeight] of [
    [320, 100, 96],
    [390, 200, 116],
    [820, 100, 60],
    [1280, 100, 60],
    [1920, 200, 184],
  ] as const) {
    await test.step(`${width} px and ${textSize}% text size`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
      }, textSize);
      await scrollUpIn(page, 'faq');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      const [bar] = await measureBoxes(findBar(page));
      expect(bar?.height).toBeLessThanOrEqual(maxHeight);
      // The link of the current section and the RSVP are never scrolled away.
      for (const name of ['Portia & Bassanio', 'Questions', 'RSVP']) {
        await expect(findBar(page).getByText(name, { exact: true })).toBeInViewport();
      }
    });
  }
}

/** Records layout shifts from now on; returns a function that reads them. */
async function watchLayoutShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { shifts });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}
