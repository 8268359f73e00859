import type { Page } from '@playwright/test';
import { enterButton, enterPassword, readFlag, weddingHeading } from './gate.ts';
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

async function enterAndCache(page: Page, password: string): Promise<void> {
  await page.goto('/');
  await enterPassword(page, password);
  await expect(weddingHeading(page)).toBeVisible();
  await waitUntilCached(page);
}

/** Restarts the site at the same address with another password. */
async function changePassword(site: LockedSite, password: string): Promise<void> {
  Object.assign(site.env, { PORT: new URL(site.url).port, SITE_PASSWORD: password });
  await site.killAndRestart();
}

async function expectNothingCached(page: Page): Promise<void> {
  await expect.poll(() => listCachedPaths(page)).toEqual([]);
  await expect.poll(() => countServiceWorkers(page)).toBe(0);
}

async function forgetDevice(page: Page): Promise<void> {
  // While the page loads, a click could miss what moves.
  await page.getByText('Forget this device').press('Enter');
  await page.getByRole('button', { name: 'Yes, forget it' }).click();
}

test('nothing is cached before a guest has entered and after "Forget this device"; in between the page opens offline', async ({
  page,
  context,
  expectOnConsole,
}) => {
  await test.step('without the password nothing is cached', async () => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('wedding-authenticated', 'true'));
    await page.reload({ waitUntil: 'networkidle' });
    await expect(enterButton(page)).toBeVisible();
    await expectNothingCached(page);
  });

  await test.step('a service worker that another script registers receives no file to cache either', async () => {
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
    expect(installed).toBe('installed');
    expect(await listCachedPaths(page)).toEqual([]);
    await context.setOffline(true);
    await expect(page.reload()).rejects.toThrow(/ERR_FAILED/);
    await context.setOffline(false);
  });

  await test.step('a guest who has entered opens the page without a network', async () => {
    await enterAndCache(page, PASSWORD);
    await context.setOffline(true);
    const response = await page.reload();
    expect(response?.fromServiceWorker()).toBe(true);
    await expect(weddingHeading(page)).toBeVisible();
  });

  await test.step('"Forget this device" fails without a network and deletes nothing', async () => {
    await forgetDevice(page);
    await expect(toasts(page).filter({ hasText: 'Device not forgotten' })).toBeVisible();
    expect(await readGateCookie(context)).toBeDefined();
    expect(await listCachedPaths(page)).toContain('/');
  });

  await test.step('"Forget this device" deletes the cookie and the cache', async () => {
    expectOnConsole(/Cleared data types: "cache"/);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Yes, forget it' }).click();
    await expect(enterButton(page)).toBeVisible();
    expect(await readGateCookie(context)).toBeUndefined();
    await expectNothingCached(page);
    expect(await readFlag(page)).toBeNull();
  });
});

test('the cache is deleted after the couple changes the password', async ({
  page,
  context,
  lockedSite,
}) => {
  await enterAndCache(page, PASSWORD);

  await test.step('when the server rejects a file of an open page', async () => {
    await changePassword(lockedSite, 'another');
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

  await test.step('until the guest enters the new password', async () => {
    await enterAndCache(page, 'another');
    await context.setOffline(true);
    await page.reload();
    await expect(weddingHeading(page)).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('at the next visit', async () => {
    await changePassword(lockedSite, 'a third one');
    await page.reload();
    await expect(enterButton(page)).toBeVisible();
    await expectNothingCached(page);
  });
});
