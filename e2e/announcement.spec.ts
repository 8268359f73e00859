import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { signInAsCouple } from './dashboard.ts';
import { enterPassword, weddingHeading } from './gate.ts';
import { watchLayoutShifts } from './layout.ts';
import { expect, type LockedSite, NETWORK_ERROR, PASSWORD, test } from './locked-site.ts';
import { waitUntilCached } from './offline-cache.ts';

const BOAT = { en: 'The boat leaves at 17:00, Zattere pier', it: 'La barca parte alle 17:00' };
const LATER = { en: 'The boat leaves at 18:00 <instead>' };

/** Announces texts, or removes the announcement, as the dashboard does. */
async function signIn(requests: APIRequestContext, site: LockedSite) {
  const { request, session } = await signInAsCouple(requests, site);
  const readVersion = async () =>
    (await (await request(session, 'GET', 'announcement')).json()).version;
  return {
    async announce(texts: object) {
      const until = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 16);
      const body = { version: await readVersion(), texts, until };
      expect((await request(session, 'PUT', 'announcement', body)).ok()).toBe(true);
    },
    async remove() {
      await request(session, 'DELETE', `announcement?version=${await readVersion()}`);
    },
  };
}

const announcement = (page: Page) => page.locator('#announcement');
const closeButton = (page: Page, name = 'Dismiss') =>
  announcement(page).getByRole('button', { name });

/** A page that is shown again does not wait for its next check. */
async function returnToPage(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('guests read an announcement in their language, and a closed one stays closed', async ({
  request,
  lockedSite,
  page,
  expectOnConsole,
}) => {
  expectOnConsole(NETWORK_ERROR);
  const couple = await signIn(request, lockedSite);
  await couple.announce(BOAT);
  const readShifts = await watchLayoutShifts(page);
  await page.goto('/');
  await expect(announcement(page)).toHaveText('');
  expect(await page.content()).not.toContain('Zattere');

  await enterPassword(page, PASSWORD);
  await expect(announcement(page)).toHaveText(BOAT.en);
  await expect(announcement(page)).toHaveRole('status');
  await expect(announcement(page)).toBeInViewport();
  expect(await readShifts()).toBeLessThan(0.001);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(announcement(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/it/');
  await expect(announcement(page)).toHaveText(BOAT.it);

  // Before the page's scripts run, and for the whole next visit.
  await page.route(/\/(assets|private)\/[^/]+\.js/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await closeButton(page).click();
  await expect(announcement(page)).toBeHidden();
  await page.unrouteAll();
  await page.goto('/');
  await expect(weddingHeading(page)).toBeVisible();
  await expect(announcement(page)).toBeHidden();
  await page.goto('/it/');
  await expect(announcement(page)).toBeHidden();
});

test.describe('with a service worker', () => {
  test.use({ usesServiceWorker: true });

  test('an open page shows a new announcement within ten seconds, and keeps it without a network', async ({
    request,
    context,
    lockedSite,
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(NETWORK_ERROR);
    const couple = await signIn(request, lockedSite);
    await page.clock.install();
    await page.goto('/');
    await enterPassword(page, PASSWORD);
    await expect(weddingHeading(page)).toBeVisible();
    await waitUntilCached(page);
    const heading = page.getByRole('heading', { name: 'Where to Stay' });
    await heading.scrollIntoViewIfNeeded();
    const before = await heading.boundingBox();

    await couple.announce(BOAT);
    await page.clock.fastForward(10_000);
    await expect(announcement(page)).toHaveText(BOAT.en);
    await expect(announcement(page)).toBeInViewport({ ratio: 1 });
    expect((await heading.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);

    // The cached page is older than the announcement.
    await context.setOffline(true);
    await page.reload();
    await expect(announcement(page)).toHaveText(BOAT.en);
    await closeButton(page).click();
    await expect(announcement(page)).toBeHidden();
    await context.setOffline(false);

    await couple.announce(LATER);
    await returnToPage(page);
    await expect(announcement(page)).toHaveText(LATER.en);
    await couple.remove();
    await returnToPage(page);
    await expect(announcement(page)).toHaveText('');
    await page.reload();
    await expect(weddingHeading(page)).toBeVisible();
    await expect(announcement(page)).toHaveText('');
  });
});
