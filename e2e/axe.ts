import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe finds nothing, by any of its rules, best practices too. */
export async function expectAccessible(page: Page, where?: string): Promise<void> {
  // In the page itself, for there are no frames: otherwise each look opens a second, empty page.
  const { passes, violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(({ failureSummary, target }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, where).toEqual([]);
  // A page that axe could not see has passed nothing either.
  expect(passes.length, where).toBeGreaterThan(10);
}
