import type { Page } from '@playwright/test';

/** Delays the page's requests for these addresses until the returned function is called. */
export async function holdFiles(page: Page, files: RegExp | string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
