import { expect, type Locator, type Page } from '@playwright/test';

type Box = { x: number; y: number; width: number; height: number };

/**
 * Measures all elements at the same moment. Measured one by one, they may move in between, for
 * example when a font arrives.
 */
export function measureBoxes(elements: Locator): Promise<Box[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
}

/** Waits until the browser has painted this many frames. */
export function passFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** Adds up the layout shifts of every page that is opened from now on; returns a function that reads the sum. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += Reflect.get(entry, 'value');
    };
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      sumShifts() {
        add(observer.takeRecords());
        return sum;
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'sumShifts')());
}

/** Fails if something is beyond the sides of the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
  expect(await findOverflow(page)).toEqual([]);
}

/** Finds texts, pictures and controls beyond the sides of the window, except in rows that scroll. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isInRow = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return ['auto', 'scroll'].includes(getComputedStyle(parent).overflowX) || isInRow(parent);
    };
    const overflowing = [...document.querySelectorAll('body *')].filter((element) => {
      if (element.closest('#carousel, [role="region"] > span')) return false;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText && !element.matches('img, svg:not(svg svg), input, textarea, button, a'))
        return false;
      const { left, right, width: elementWidth } = element.getBoundingClientRect();
      return elementWidth > 0 && (left < -1 || right > width + 1) && !isInRow(element);
    });
    return overflowing.map(
      (element) => `${element.tagName} ${element.className} ${element.textContent}`,
    );
  });
}
