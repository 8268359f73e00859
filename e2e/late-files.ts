import type { Page } from '@playwright/test';

/** Waits for the files that the wedding page loads by itself when it is idle. */
export async function waitForLateFiles(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('carousel-motion-')),
  );
  await page.waitForLoadState('networkidle');
}
