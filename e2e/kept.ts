import { expect, type Page } from '@playwright/test';

/** The paths of all that the browser's stores keep for the site, sorted. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const { url } of await store.keys()) paths.push(new URL(url).pathname);
    }
    return paths.sort();
  });
}

/** The page's worker is at its work, and has kept the site. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
  await expect.poll(() => keptPaths(page)).toContain('/');
}

/** Whether a worker stands between the browser and the site. */
export function workers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}
