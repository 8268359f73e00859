import { expect, type Locator, type Page } from '@playwright/test';

/** The toasts that stand on the page, the newest last. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Messages/ }).getByRole('listitem');
}

/** The newest toast of an Italian page says this. */
export async function expectItalianToast(
  page: Page,
  title: string,
  text: string | RegExp,
): Promise<void> {
  const region = page.getByRole('region', { name: /^Messaggi/ });
  const newest = region.getByRole('listitem').filter({ hasText: title }).last();
  await newest.waitFor({ timeout: 10_000 });
  await expect(newest.getByText(text)).toBeVisible();
}

/** The newest toast says exactly this. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  // Noticed the moment it is there; an assertion alone looks again after longer and longer pauses.
  await toasts(page).filter({ hasText: title }).last().waitFor({ timeout: 10_000 });
  await expect(toasts(page).last()).toHaveText(`${title} ${text}`, { useInnerText: true });
}
