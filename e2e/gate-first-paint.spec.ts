import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { enterButton, passwordField, storeFlag, weddingHeading } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { expect, PASSWORD, test } from './test.ts';
import { expectToast } from './toasts.ts';

const SCRIPTS = '/assets/*.js';

/** Checks in every frame whether the gate is visible. `wasGateVisible` returns the result. */
async function watchGate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let wasVisible = false;
    const checkFrame = () => {
      const field = document.querySelector('#password');
      wasVisible ||=
        field?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
      requestAnimationFrame(checkFrame);
    };
    checkFrame();
    Object.assign(window, { wasGateVisible: () => wasVisible });
  });
}

function wasGateVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'wasGateVisible')());
}

test('a guest who sends the password before the script loads enters, and the password is not in the address', async ({
  page,
}) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  await passwordField(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  await expect(passwordField(page)).toHaveValue(PASSWORD);

  release();
  await expectToast(page, 'Welcome!', 'Access granted to the wedding website.');
  await expect(weddingHeading(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('a guest who sends a wrong password before the script loads sees the error afterwards', async ({
  page,
}) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  await passwordField(page).fill('wrong');
  await enterButton(page).click();
  release();
  await expectToast(page, 'Access Denied', 'Please enter the correct password.');
  await expect(passwordField(page)).toHaveValue('wrong');
});

test('a guest sees the gate and can type before the script loads, and keeps the typed text', async ({
  page,
}) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(enterButton(page)).toBeVisible();
  expect(await enterButton(page).evaluate((button) => getComputedStyle(button).minHeight)).toBe(
    '52px',
  );
  await passwordField(page).pressSequentially('seren');
  release();
  await page.waitForLoadState('load');
  await passwordField(page).pressSequentially('issima');
  await expect(passwordField(page)).toHaveValue(PASSWORD);
  await expect(weddingHeading(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(weddingHeading(page)).toBeVisible();
});

test('a returning guest does not see the gate', async ({ page }) => {
  await watchGate(page);
  await page.goto('/');
  await expect.poll(() => wasGateVisible(page), 'a new visitor sees it').toBe(true);

  await storeFlag(page, 'true');
  // The delay makes a flash of the gate last for many frames.
  await page.route('/private/wedding-page-*.js', async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fulfill({ response });
  });
  await page.reload();
  await expect(weddingHeading(page)).toBeVisible();
  expect(await wasGateVisible(page)).toBe(false);
  await expect(page.getByText('Access granted')).toHaveCount(0);
  // The test may be over before the delay is.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a returning guest reads the page before the scripts load', async ({ page }) => {
  await watchGate(page);
  await storeFlag(page, 'true');
  const release = await holdFiles(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(weddingHeading(page)).toBeVisible();
  expect(await wasGateVisible(page)).toBe(false);
  release();
  await expect(page.locator('[data-motion="ready"]')).toBeAttached();
  await expect(weddingHeading(page)).toBeVisible();
  expect(await wasGateVisible(page)).toBe(false);
});

test('a returning guest does not see the gate if the prerendered page cannot be loaded', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  await watchGate(page);
  await storeFlag(page, 'true');
  const release = await holdFiles(page, SCRIPTS);
  await page.route('/private/*.html', (route) => route.abort('failed'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(passwordField(page)).toBeAttached();
  // Wait for two frames that contain the gate's HTML and no script.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await wasGateVisible(page)).toBe(false);
  release();
  await expect(weddingHeading(page)).toBeVisible();
  expect(await wasGateVisible(page)).toBe(false);
});

test('the browser sends requests only to the site itself', async ({ page, site }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/');
  await passwordField(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(weddingHeading(page)).toBeVisible();
  for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect([...origins]).toEqual([new URL(site.url).origin]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest is asked to switch on JavaScript', async ({ page }) => {
    await page.goto('/');
    // Playwright's text assertions ignore <noscript>.
    expect(await page.locator('noscript').evaluate((note) => note.textContent)).toBe(
      'Please turn on JavaScript in your browser to enter.',
    );
    await expect(page.locator('noscript')).toBeInViewport();
    await expect(passwordField(page)).toBeVisible();
  });
});

test('a guest with JavaScript is not asked to switch it on', async ({ page }) => {
  await page.goto('/');
  await expect(enterButton(page)).toBeVisible();
  await expect(page.locator('noscript')).toBeHidden();
});

test('a guest does not see half of the gate if the connection stalls in the middle of the page', async ({
  page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(/404/);
  // This server sends only the page, with a pause between the prompt and the field.
  const html = await (await fetch(site.url)).text();
  const cut = html.indexOf('<input');
  expect(cut).toBeGreaterThan(0);
  const server = createServer(async (request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, cut));
    await pause(1_000);
    return response.end(html.slice(cut));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect(enterButton(page)).toBeVisible();
    const [paintTime, responseEnd] = await page.evaluate(async () => {
      const paint = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? 0)).observe({
          type: 'paint',
          buffered: true,
        });
      });
      const [navigation] = performance.getEntriesByType('navigation');
      return [paint, (navigation as PerformanceNavigationTiming).responseEnd];
    });
    expect(paintTime).toBeGreaterThanOrEqual(Number(responseEnd));
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
