import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails if the page breaks any of axe's rules, best practices included. */
export async function expectAccessible(page: Page, message?: string): Promise<void> {
  // Legacy mode runs in the page itself. The default opens another tab, for frames that we do not have.
  const { passes, violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(({ failureSummary, target }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, message).toEqual([]);
  // An empty page breaks no rule, but it passes none either.
  expect(passes.length, message).toBeGreaterThan(10);
}
