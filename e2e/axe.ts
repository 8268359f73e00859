import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails if the page breaks any of axe's rules, best practices included. */
export async function expectAccessible(page: Page, message?: string): Promise<void> {
  // Legacy mode runs in the page itself; the default opens another tab, for frames. The only frame is the
  // editor's preview: a guests' page, with tests of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ iframes: false });
  const { passes, violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(({ failureSummary, target }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, message).toEqual([]);
  // An empty page breaks no rule, but it passes none either.
  expect(passes.length, message).toBeGreaterThan(10);
}
