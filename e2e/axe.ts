import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe finds nothing, by any of its rules, best practices too. */
export async function expectAccessible(page: Page): Promise<void> {
  const { passes, violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(({ failureSummary, target }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found).toEqual([]);
  // A page that axe could not see has passed nothing either.
  expect(passes.length).toBeGreaterThan(10);
}
