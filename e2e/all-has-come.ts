import type { Page } from '@playwright/test';

const LATE = ['carousel-motion-', 'fonts-behind-the-gate-'];

/** Waits for what the page sends for by itself when it is idle. */
export async function allHasCome(page: Page): Promise<void> {
  await page.waitForFunction((parts) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return parts.every((part) => loaded.some((name) => name.includes(part)));
  }, LATE);
  await page.waitForLoadState('networkidle');
}
