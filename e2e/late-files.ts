import type { Page } from '@playwright/test';

const LATE_FILES = ['carousel-motion-', 'fonts-secondary-'];

/** Waits for the files that the wedding page loads by itself when it is idle. */
export async function waitForLateFiles(page: Page): Promise<void> {
  await page.waitForFunction((files) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return files.every((file) => loaded.some((name) => name.includes(file)));
  }, LATE_FILES);
  await page.waitForLoadState('networkidle');
}
