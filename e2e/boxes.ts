import type { Locator } from '@playwright/test';

type Box = { x: number; y: number; width: number; height: number };

/**
 * Where the elements stand, in the page's order, all at one moment: what is asked of one after the other
 * may have moved meanwhile, when a font came.
 */
export function boxesOf(elements: Locator): Promise<Box[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
}
