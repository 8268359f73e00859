import { expect, type Locator, type Page } from '@playwright/test';

/** The toasts that stand on the page, the newest last. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Messages/ }).getByRole('listitem');
}

/** The newest toast says exactly this. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  // Noticed the moment it is there; an assertion alone looks again after longer and longer pauses.
  await toasts(page).filter({ hasText: title }).last().waitFor({ timeout: 10_000 });
  await expect(toasts(page).last()).toHaveText(`${title} ${text}`, { useInnerText: true });
}
