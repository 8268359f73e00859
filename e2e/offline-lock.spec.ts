import type { Page } from '@playwright/test';
import { enterButton, enterPassword, storeFlag, weddingHeading } from './gate.ts';
import {
  expect,
  HTTP_ERROR,
  type LockedSite,
  NETWORK_ERROR,
  PASSWORD,
  readGateCookie,
  test,
} from './locked-site.ts';
import { countServiceWorkers, listCachedPaths, waitUntilCached } from './offline-cache.ts';
import { toasts } from './toasts.ts';

test.use({ usesServiceWorker: true });

test.beforeEach(({ expectOnConsole }) => {
  expectOnConsole(HTTP_ERROR);
  expectOnConsole(NETWORK_ERROR);
});

async function enterAndCache(page: Page): Promise<void> {
  await page.goto('/');
  await enterPassword(page, PASSWORD);
  await expect(weddingHeading(page)).toBeVisible();
  await waitUntilCached(page);
}

/** Restarts the site at the same address with another password. */
async function changePassword(site: LockedSite): Promise<void> {
  Object.assign(site.env, { PORT: new URL(site.url).port, SITE_PASSWORD: 'another' });
  await site.killAndRestart();
}

async function expectNothingCached(page: Page): Promise<void> {
  await expect.poll(() => listCachedPaths(page)).toEqual([]);
  await expect.poll(() => countServiceWorkers(page)).toBe(0);
}

test('without the password nothing is cached', async ({ page, context }) => {
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(enterButton(page)).toBeVisible();
  await expectNothingCached(page);

  // A service worker that another script registers receives no file to cache either.
  const installed = await page.evaluate(async () => {
    const { inlineScript } = window as unknown as {
      inlineScript: { toScriptUrl(address: string): string };
    };
    const { installing } = await navigator.serviceWorker.register(
      inlineScript.toScriptUrl('/sw.js'),
    );
    return new Promise((resolve) =>
      installing?.addEventListener('statechange', () => resolve(installing.state)),
    );
  });
  expect(installed).toBe('redundant');
  await expectNothingCached(page);
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('a guest who has entered opens the page without a network', async ({ page, context }) => {
  await enterAndCache(page);
  await context.setOffline(true);
  const response = await page.reload();
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(weddingHeading(page)).toBeVisible();
});

test('after the couple changes the password, the next visit deletes the cache', async ({
  page,
  context,
  lockedSite,
}) => {
  await enterAndCache(page);
  await changePassword(lockedSite);
  await page.reload();
  await expect(enterButton(page)).toBeVisible();
  await expectNothingCached(page);

  await enterPassword(page, 'another');
  await expect(weddingHeading(page)).toBeVisible();
  await waitUntilCached(page);
  await context.setOffline(true);
  await page.reload();
  await expect(weddingHeading(page)).toBeVisible();
});

test('after the couple changes the password, a rejected file deletes the cache of an open page', async ({
  page,
  lockedSite,
}) => {
  await enterAndCache(page);
  await changePassword(lockedSite);
  // This screen does not need the WebP size, so it is not cached.
  const status = await page.evaluate(async () => {
    const [, webp] = [...document.querySelectorAll('source[type="image/webp"]')].map(
      (source) => (source as HTMLSourceElement).srcset.split(' ')[0] ?? '',
    );
    return (await fetch(webp ?? '', { cache: 'no-store' })).status;
  });
  expect(status).toBe(401);
  await expectNothingCached(page);
});

test.describe('Forget this device', () => {
  async function forgetDevice(page: Page): Promise<void> {
    await page.getByText('Forget this device').click();
    await page.getByRole('button', { name: 'Yes, forget it' }).click();
  }

  test('fails without a network and deletes nothing', async ({ page, context }) => {
    await enterAndCache(page);
    await context.setOffline(true);
    await forgetDevice(page);
    await expect(toasts(page).filter({ hasText: 'Device not forgotten' })).toBeVisible();
    expect(await readGateCookie(context)).toBeDefined();
    expect(await listCachedPaths(page)).toContain('/');
  });

  test('deletes the cookie and the cache', async ({ page, context, expectOnConsole }) => {
    expectOnConsole(/Cleared data types: "cache"/);
    await enterAndCache(page);
    await forgetDevice(page);
    await expect(enterButton(page)).toBeVisible();
    expect(await readGateCookie(context)).toBeUndefined();
    await expectNothingCached(page);
    const flag = await page.evaluate(() => localStorage.getItem('wedding-authenticated'));
    expect(flag).toBeNull();
  });
});
