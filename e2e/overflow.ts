import { expect, type Page } from '@playwright/test';

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
