import type { Locator, Page } from '@playwright/test';

const FLAG = 'wedding-authenticated';

export function passwordField(page: Page): Locator {
  return page.getByLabel('Please enter the password to view our wedding website');
}

export function enterButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Enter Website' });
}

export async function enterPassword(page: Page, password: string): Promise<void> {
  await passwordField(page).fill(password);
  await enterButton(page).click();
}

/** The first heading behind the gate. */
export function weddingHeading(page: Page): Locator {
  return page.getByRole('heading', { name: 'Celebrate With Us' });
}

/** What the browser keeps of having been let in. */
export function storedFlag(page: Page): Promise<string | null> {
  return page.evaluate((flag) => localStorage.getItem(flag), FLAG);
}

/** Before any page opens, the flag stands in the browser with this value. */
export async function keepFlag(page: Page, value: string): Promise<void> {
  await page.addInitScript(([flag, value]) => localStorage.setItem(flag, value), [
    FLAG,
    value,
  ] as const);
}
