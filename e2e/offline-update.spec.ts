import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import type { Page } from '@playwright/test';
import { getMimeType } from 'hono/utils/mime';
import { OFFLINE_LIST } from '../domain/pages/offline-list.ts';
import { storeFlag, weddingHeading } from './gate.ts';
import { NETWORK_ERROR } from './locked-site.ts';
import { listCachedPaths, waitUntilCached } from './offline-cache.ts';
import { field } from './rsvp-form.ts';
import { test as base, expect } from './test.ts';

const DIST = join(import.meta.dirname, '..', 'dist', 'site');

const test = base.extend<{ builds: TwoBuilds }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names there.
  builds: async ({}, use) => {
    const builds = await serveTwoBuilds();
    await use(builds);
    builds.close();
  },
  baseURL: ({ builds }, use) => use(builds.url),
});

test.use({ usesServiceWorker: true, loadsPictures: true });

test.beforeEach(async ({ page }) => {
  await storeFlag(page, 'true');
  await page.goto('/');
  await waitUntilCached(page);
});

function updateBanner(page: Page) {
  return page.getByText('This page has been updated.');
}

function readBuildId(page: Page) {
  return page.evaluate(() => document.getElementById('inline-script')?.dataset.build);
}

/** Simulates a guest who returns to the tab. */
function returnToTab(page: Page) {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

function listCaches(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/**
 * Waits until a new cache is the only one. Chromium may restore a deleted cache; the page deletes it
 * again after the pictures have loaded, 10 s later.
 */
async function waitUntilReplaced(page: Page, oldCache = ''): Promise<void> {
  await expect
    .poll(() => listCaches(page), { timeout: 25_000 })
    .toEqual([expect.not.stringMatching(oldCache)]);
}

test('a guest who is filling in the form is offered a new version and keeps the typed text', async ({
  page,
  builds,
}) => {
  const oldBuild = await readBuildId(page);
  await field(page, 'guestOneFirst').fill('Jessica');
  const asked = builds.countRequests();
  await returnToTab(page);
  await expect.poll(() => builds.countRequests()).toBeGreaterThan(asked);
  await expect(updateBanner(page), 'there is no new version yet').toHaveCount(0);

  builds.publishNext();
  await returnToTab(page);
  await expect(updateBanner(page)).toBeVisible();
  expect(await readBuildId(page)).toBe(oldBuild);
  await field(page, 'guestOneLast').fill('Levi');
  await expect(field(page, 'guestOneFirst')).toHaveValue('Jessica');

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => readBuildId(page)).not.toBe(oldBuild);
  await expect(weddingHeading(page)).toBeVisible();
  await expect(field(page, 'guestOneFirst')).toHaveValue('Jessica');
  await expect(field(page, 'guestOneLast')).toHaveValue('Levi');
  await expect(updateBanner(page)).toHaveCount(0);
});

test('a guest who chooses "Later" keeps the old page and its cache until the next visit, which needs no banner', async ({
  page,
  context,
  builds,
  expectOnConsole,
}) => {
  const [oldCache] = await listCaches(page);
  const oldBuild = await readBuildId(page);
  builds.publishNext();
  await returnToTab(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(updateBanner(page)).toHaveCount(0);
  expect(await listCaches(page)).toContain(oldCache);
  expect(await readBuildId(page)).toBe(oldBuild);

  await page.reload();
  await waitUntilReplaced(page, oldCache);
  expect(await readBuildId(page)).not.toBe(oldBuild);
  expect(await listCachedPaths(page)).toContain('/');
  await expect(updateBanner(page)).toHaveCount(0);
  // The pictures further down are not cached, because the guest has not scrolled to them.
  expectOnConsole(NETWORK_ERROR);
  await context.setOffline(true);
  await page.reload();
  await expect(weddingHeading(page)).toBeVisible();
});

type TwoBuilds = {
  url: string;
  /** How often the service worker has asked for the current build. */
  countRequests(): number;
  publishNext(): void;
  close(): void;
};

/** Serves the built site as a file host, and after `publishNext` the same site with another build id. */
async function serveTwoBuilds(): Promise<TwoBuilds> {
  const id = /data-build="([^"]+)"/.exec(await readFile(join(DIST, 'index.html'), 'utf8'))?.[1];
  if (!id) throw new Error('The built page has no build id.');
  const nextId = [...id].reverse().join('');
  let isNext = false;
  let requests = 0;

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = pathname === '/' ? '/index.html' : normalize(pathname);
    const file = await readFile(join(DIST, path)).catch(() => null);
    if (path === OFFLINE_LIST) requests += 1;
    const hasChanged = isNext && (path === '/index.html' || path === OFFLINE_LIST);
    response.writeHead(file ? 200 : 404, { 'Content-Type': getMimeType(path) ?? 'text/html' });
    response.end(hasChanged ? `${file}`.replaceAll(id, nextId) : file);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    countRequests: () => requests,
    publishNext: () => {
      isNext = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
