import type { Page } from '@playwright/test';
import { keepFlag, weddingHeading } from './gate-form.ts';
import { keptPaths, untilKept } from './kept.ts';
import { NO_LINE } from './lock.ts';
import { field } from './rsvp-form.ts';
import { test as base, expect } from './test.ts';
import { serveTwoBuilds, type TwoBuilds } from './two-builds.ts';

const test = base.extend<{ builds: TwoBuilds }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names there.
  builds: async ({}, use) => {
    const builds = await serveTwoBuilds();
    await use(builds);
    builds.close();
  },
  baseURL: ({ builds }, use) => use(builds.url),
});

test.use({ keepsPages: true });

test.beforeEach(async ({ page }) => {
  await keepFlag(page, 'true');
  await page.goto('/');
  await untilKept(page);
});

function note(page: Page) {
  return page.getByText('This page has changed since you opened it.');
}

function shownBuild(page: Page) {
  return page.evaluate(() => document.getElementById('inline-script')?.dataset.build);
}

/** As when a guest comes back to a page that was left open. */
function comeBack(page: Page) {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

function stores(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/**
 * There is one store, and another than before. Chromium may bring a removed one back; it is removed
 * anew when the pictures have come, after 10 s.
 */
async function untilReplaced(page: Page, store = ''): Promise<void> {
  await expect
    .poll(() => stores(page), { timeout: 25_000 })
    .toEqual([expect.not.stringMatching(store)]);
}

test('a guest in the middle of the form is offered what is new, and never made to take it', async ({
  page,
  builds,
}) => {
  const before = await shownBuild(page);
  await field(page, 'guestOneFirst').fill('Jessica');
  await comeBack(page);
  // Asked for again, it is the same look, which has ended then.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(note(page), 'nothing is new').toHaveCount(0);

  builds.publishNext();
  await comeBack(page);
  await expect(note(page)).toBeVisible();
  expect(await shownBuild(page)).toBe(before);
  await field(page, 'guestOneLast').fill('Levi');
  await expect(field(page, 'guestOneFirst')).toHaveValue('Jessica');

  await page.getByRole('button', { name: 'Show the new one' }).click();
  await expect.poll(() => shownBuild(page)).not.toBe(before);
  await expect(weddingHeading(page)).toBeVisible();
  await expect(field(page, 'guestOneFirst')).toHaveValue('Jessica');
  await expect(field(page, 'guestOneLast')).toHaveValue('Levi');
  await expect(note(page)).toHaveCount(0);
});

test('a guest who wants it later keeps the page, and its files until the new one is shown', async ({
  page,
  context,
  builds,
  expectOnConsole,
}) => {
  const [old] = await stores(page);
  const before = await shownBuild(page);
  builds.publishNext();
  await comeBack(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(note(page)).toHaveCount(0);
  expect(await stores(page)).toContain(old);
  expect(await shownBuild(page)).toBe(before);

  await page.reload();
  await untilReplaced(page, old);
  expect(await shownBuild(page)).not.toBe(before);
  // The pictures further down were not looked at yet.
  expectOnConsole(NO_LINE);
  await context.setOffline(true);
  await page.reload();
  await expect(weddingHeading(page)).toBeVisible();
});

test('a guest who opens the new page is not told that it is new', async ({ page, builds }) => {
  const [old] = await stores(page);
  builds.publishNext();
  await page.reload();
  await untilReplaced(page, old);
  expect(await keptPaths(page)).toContain('/');
  await expect(note(page)).toHaveCount(0);
});
