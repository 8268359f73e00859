import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Fails if the page breaks any of axe's rules, best practices included. */
export async function expectAccessible(page: Page, message?: string): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const { passed, broken } = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // For the rules that pass, one element each is enough.
    // The only frame is the editor's preview: a guests' page, with tests of its own.
    const { passes, violations } = await axe.run({
      iframes: false,
      resultTypes: ['violations'],
      // Only an experimental rule, which is off, reads the style sheets again.
      preload: false,
    });
    return {
      passed: passes.length,
      broken: violations.map(({ id, nodes }) => ({
        rule: id,
        at: nodes.map(({ failureSummary, target }) => `${target.join(' ')}: ${failureSummary}`),
      })),
    };
  });
  expect(broken, message).toEqual([]);
  // An empty page breaks no rule, but it passes none either.
  expect(passed, message).toBeGreaterThan(10);
}

/** Fails if the page, at one of these widths, breaks a rule of axe or scrolls sideways. */
export async function expectAccessibleAt(
  widths: readonly number[],
  page: Page,
  screen: string,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 860 });
    await expectNoSidewaysScroll(page, `${screen} at ${width} px`);
    await expectAccessible(page, `${screen} at ${width} px`);
  }
}

export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const readExcess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // After the window has changed its size, the page needs a moment.
  await expect.poll(readExcess, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
}
