import { expect, type Locator, type Page } from '@playwright/test';

/** All visible toasts, the newest last. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Messages/ }).getByRole('listitem');
}

/** Waits for a toast with this title and expects the newest toast to be exactly this one. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  // `waitFor` returns at once. An assertion polls at growing intervals and could miss the toast.
  await toasts(page).filter({ hasText: title }).last().waitFor({ timeout: 20_000 });
  await expect(toasts(page).last()).toHaveText(`${title} ${text}`, { useInnerText: true });
}

/** Dismisses all toasts: in an open sheet they cover its buttons for seconds. */
export async function dismissToasts(page: Page): Promise<void> {
  while ((await toasts(page).count()) > 0) {
    await toasts(page).last().getByRole('button', { name: 'Dismiss' }).click();
  }
}

/** Expects a toast on an Italian page. */
export async function expectItalianToast(
  page: Page,
  title: string,
  text: string | RegExp,
): Promise<void> {
  const region = page.getByRole('region', { name: /^Messaggi/ });
  const newest = region.getByRole('listitem').filter({ hasText: title }).last();
  await newest.waitFor({ timeout: 20_000 });
  await expect(newest.getByText(text)).toBeVisible();
}
