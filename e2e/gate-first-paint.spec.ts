import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import {
  DENIED,
  enterButton,
  GRANTED,
  passwordField,
  storeFlag,
  wasGateVisible,
  watchGate,
  weddingHeading,
} from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { expect, HTTP_ERROR, PASSWORD, test } from './test.ts';
import { expectToast } from './toasts.ts';

const SCRIPTS = '/assets/*.js';

test('a guest uses the gate before its script loads', async ({ page }) => {
  await test.step('and sees the error of a wrong password afterwards', async () => {
    const release = await holdFiles(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await expect(enterButton(page)).toBeVisible();
    const height = await enterButton(page).evaluate((button) => getComputedStyle(button).minHeight);
    expect(height).toBe('52px');
    await passwordField(page).fill('wrong');
    await enterButton(page).click();
    release();
    await expectToast(page, ...DENIED);
    await expect(passwordField(page)).toHaveValue('wrong');
  });

  await test.step('and keeps the typed text', async () => {
    const release = await holdFiles(page, SCRIPTS);
    await page.reload({ waitUntil: 'commit' });
    await passwordField(page).pressSequentially('seren');
    release();
    await page.waitForLoadState('load');
    await passwordField(page).pressSequentially('issima');
    await expect(passwordField(page)).toHaveValue(PASSWORD);
    await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
    await expect(weddingHeading(page)).toHaveCount(0);
  });

  await test.step('and enters once, without the password in the address', async () => {
    const release = await holdFiles(page, SCRIPTS);
    await page.reload({ waitUntil: 'commit' });
    await passwordField(page).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    await expect(passwordField(page)).toHaveValue(PASSWORD);
    release();
    await expectToast(page, ...GRANTED);
    await expect(weddingHeading(page)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
});

test('a returning guest does not see the gate', async ({ page, expectOnConsole }) => {
  await watchGate(page);
  await page.goto('/');
  await expect.poll(() => wasGateVisible(page), 'a new visitor sees it').toBe(true);
  await storeFlag(page, 'true');
  const expectNoGate = async () => {
    await expect(weddingHeading(page)).toBeVisible();
    expect(await wasGateVisible(page)).toBe(false);
  };

  await test.step('while the scripts load, and reads the page', async () => {
    const release = await holdFiles(page, SCRIPTS);
    await page.reload({ waitUntil: 'commit' });
    await expectNoGate();
    release();
    await expect(page.locator('[data-motion="ready"]')).toBeAttached();
    await expectNoGate();
  });

  await test.step('while only the script of the wedding page loads', async () => {
    await page.context().clearCookies();
    const release = await holdFiles(page, '/private/wedding-page-*.js');
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(hasLoadedEntry);
    await passFrames(page, 20);
    await expectNoGate();
    release();
    await expect(page.locator('[data-motion="ready"]')).toBeAttached();
    await expectNoGate();
    await expect(page.getByText('Access granted')).toHaveCount(0);
  });

  await test.step('if the prerendered page cannot be loaded', async () => {
    expectOnConsole(/Failed to load resource/);
    await page.context().clearCookies();
    const release = await holdFiles(page, SCRIPTS);
    await page.route('/private/*.html', (route) => route.abort('failed'));
    await page.reload({ waitUntil: 'commit' });
    await expect(passwordField(page)).toBeAttached();
    await passFrames(page, 2);
    expect(await wasGateVisible(page)).toBe(false);
    release();
    await expectNoGate();
  });
});

const hasLoadedEntry = () =>
  performance.getEntriesByType('resource').some(({ name }) => /\/assets\/index-.*\.js/.test(name));

/** Waits until the browser has painted this many frames. */
async function passFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}

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

  test('the couple is asked to switch on JavaScript for the dashboard', async ({
    page,
    expectOnConsole,
  }) => {
    // The preloaded guest data, without a session.
    expectOnConsole(HTTP_ERROR);
    await page.goto('/host');
    expect(await page.locator('noscript').evaluate((note) => note.textContent)).toBe(
      'Please switch on JavaScript in your browser to use the dashboard.',
    );
    await expect(page.locator('noscript')).toBeInViewport();
    await expect(page.getByText('Loading…')).toBeHidden();
  });
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
    await pause(500);
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
