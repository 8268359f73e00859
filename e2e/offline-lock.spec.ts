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

async function enterAndKeep(page: Page): Promise<void> {
  await page.goto('/');
  await enterPassword(page, PASSWORD);
  await expect(weddingHeading(page)).toBeVisible();
  await waitUntilCached(page);
}

/** Starts the site again at the same address with another password. */
async function changePassword(site: LockedSite): Promise<void> {
  Object.assign(site.env, { PORT: new URL(site.url).port, SITE_PASSWORD: 'another' });
  await site.killAndRestart();
}

async function expectNothingKept(page: Page): Promise<void> {
  await expect.poll(() => listCachedPaths(page)).toEqual([]);
  await expect.poll(() => countServiceWorkers(page)).toBe(0);
}

test('a stranger’s device keeps nothing, whatever it asks for', async ({ page, context }) => {
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(enterButton(page)).toBeVisible();
  await expectNothingKept(page);

  // Even a worker that somebody else's script put there gets no file to keep.
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
  await expectNothingKept(page);
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('who was let in opens the page without a network', async ({ page, context }) => {
  await enterAndKeep(page);
  await context.setOffline(true);
  const response = await page.reload();
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(weddingHeading(page)).toBeVisible();
});

test('a changed password takes away what was kept, at the next visit', async ({
  page,
  context,
  lockedSite,
}) => {
  await enterAndKeep(page);
  await changePassword(lockedSite);
  await page.reload();
  await expect(enterButton(page)).toBeVisible();
  await expectNothingKept(page);

  await enterPassword(page, 'another');
  await expect(weddingHeading(page)).toBeVisible();
  await waitUntilCached(page);
  await context.setOffline(true);
  await page.reload();
  await expect(weddingHeading(page)).toBeVisible();
});

test('a file refused takes away what was kept, while the page is still open', async ({
  page,
  lockedSite,
}) => {
  await enterAndKeep(page);
  await changePassword(lockedSite);
  // A size that this screen never needed, and that is therefore not kept.
  const status = await page.evaluate(async () => {
    const [, other] = [...document.querySelectorAll('source[type="image/webp"]')].map(
      (source) => (source as HTMLSourceElement).srcset.split(' ')[0] ?? '',
    );
    return (await fetch(other ?? '', { cache: 'no-store' })).status;
  });
  expect(status).toBe(401);
  await expectNothingKept(page);
});

test.describe('Forget this device', () => {
  async function forget(page: Page): Promise<void> {
    await page.getByText('Forget this device').click();
    await page.getByRole('button', { name: 'Yes, forget it' }).click();
  }

  test('without a network says that it could not, and forgets nothing', async ({
    page,
    context,
  }) => {
    await enterAndKeep(page);
    await context.setOffline(true);
    await forget(page);
    await expect(toasts(page).filter({ hasText: 'Device not forgotten' })).toBeVisible();
    expect(await readGateCookie(context)).toBeDefined();
    expect(await listCachedPaths(page)).toContain('/');
  });

  test('ends the cookie, and leaves nothing', async ({ page, context, expectOnConsole }) => {
    expectOnConsole(/Cleared data types: "cache"/);
    await enterAndKeep(page);
    await forget(page);
    await expect(enterButton(page)).toBeVisible();
    expect(await readGateCookie(context)).toBeUndefined();
    await expectNothingKept(page);
    const flag = await page.evaluate(() => localStorage.getItem('wedding-authenticated'));
    expect(flag).toBeNull();
  });
});
