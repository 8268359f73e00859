import type { Locator, Page } from '@playwright/test';

/** The toasts after a wrong and after the right password. */
export const DENIED = ['Access Denied', 'Please enter the correct password.'] as const;
export const GRANTED = ['Welcome!', 'Access granted to the wedding website.'] as const;

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

/** A heading that only the wedding page has. */
export function weddingHeading(page: Page): Locator {
  return page.getByRole('heading', { name: 'Celebrate With Us' });
}

/** Reads the flag that the gate sets in local storage when a guest enters. */
export function readFlag(page: Page): Promise<string | null> {
  return page.evaluate((flag) => localStorage.getItem(flag), FLAG);
}

/** Sets the flag on every page that this tab opens, before the page's own scripts run. */
export async function storeFlag(page: Page, value: string): Promise<void> {
  await page.addInitScript(([flag, value]) => localStorage.setItem(flag, value), [
    FLAG,
    value,
  ] as const);
}

/** Checks in every frame of every later page whether the gate is visible. `wasGateVisible` returns the result. */
export async function watchGate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let wasVisible = false;
    const checkFrame = () => {
      const field = document.querySelector('#password');
      wasVisible ||=
        field?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
      requestAnimationFrame(checkFrame);
    };
    checkFrame();
    Object.assign(window, { wasGateVisible: () => wasVisible });
  });
}

export function wasGateVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'wasGateVisible')());
}
