import type { Locator } from '@playwright/test';

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
