import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Fails if the page breaks any of axe's rules, best practices included. */
export async function expectAccessible(page: Page, message?: string): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const { passed, broken } = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // The only frame is the editor's preview: a guests' page, with tests of its own.
    const { passes, violations } = await axe.run({ iframes: false });
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
