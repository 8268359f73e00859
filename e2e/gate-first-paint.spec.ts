import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { enterButton, passwordField, storeFlag, weddingHeading } from './gate.ts';
import { expect, PASSWORD, test } from './test.ts';
import { expectToast } from './toasts.ts';

/** Holds the page's scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Looks at every frame whether the gate can be seen; `gateWasSeen` tells. */
async function watchGate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let seen = false;
    const look = () => {
      const field = document.querySelector('#password');
      seen ||= field?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { gateWasSeen: () => seen });
  });
}

function gateWasSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'gateWasSeen')());
}

test('a guest on a slow line who sends the password early is neither lost nor exposed', async ({
  page,
}) => {
  const release = await holdScripts(page);
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

test('a guest on a slow line who mistypes early is told so once the script runs', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await passwordField(page).fill('wrong');
  await enterButton(page).click();
  release();
  await expectToast(page, 'Access Denied', 'Please enter the correct password.');
  await expect(passwordField(page)).toHaveValue('wrong');
});

test('a guest on a slow line sees the gate before any script, and keeps what was typed', async ({
  page,
}) => {
  const release = await holdScripts(page);
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

test('a guest who was let in before never sees the gate again', async ({ page }) => {
  await watchGate(page);
  await page.goto('/');
  await expect.poll(() => gateWasSeen(page), 'a stranger sees it').toBe(true);

  await storeFlag(page, 'true');
  // Slow enough that a flash would last for many frames.
  await page.route('/private/wedding-page-*.js', async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fulfill({ response });
  });
  await page.reload();
  await expect(weddingHeading(page)).toBeVisible();
  expect(await gateWasSeen(page)).toBe(false);
  await expect(page.getByText('Access granted')).toHaveCount(0);
});

test('a guest who was let in before reads the page while the scripts are on their way', async ({
  page,
}) => {
  await watchGate(page);
  await storeFlag(page, 'true');
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(weddingHeading(page)).toBeVisible();
  expect(await gateWasSeen(page)).toBe(false);
  release();
  await expect(page.locator('[data-motion="ready"]')).toBeAttached();
  await expect(weddingHeading(page)).toBeVisible();
  expect(await gateWasSeen(page)).toBe(false);
});

test('a guest who was let in before sees no gate while even the page is on its way', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  await watchGate(page);
  await storeFlag(page, 'true');
  const release = await holdScripts(page);
  await page.route('/private/*.html', (route) => route.abort('failed'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(passwordField(page)).toBeAttached();
  // Two frames are drawn with the gate's HTML in the page and no script.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await gateWasSeen(page)).toBe(false);
  release();
  await expect(weddingHeading(page)).toBeVisible();
  expect(await gateWasSeen(page)).toBe(false);
});

test('a guest meets no server but the site’s own', async ({ page, site }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto('/');
  await passwordField(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(weddingHeading(page)).toBeVisible();
  for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect([...asked]).toEqual([new URL(site.url).origin]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest is told what is missing', async ({ page }) => {
    await page.goto('/');
    // Playwright's own text assertions leave <noscript> out.
    expect(await page.locator('noscript').evaluate((note) => note.textContent)).toBe(
      'Please turn on JavaScript in your browser to enter.',
    );
    await expect(page.locator('noscript')).toBeInViewport();
    await expect(passwordField(page)).toBeVisible();
  });
});

test('a guest with JavaScript is not told to switch it on', async ({ page }) => {
  await page.goto('/');
  await expect(enterButton(page)).toBeVisible();
  await expect(page.locator('noscript')).toBeHidden();
});

test('a guest whose line breaks off in the middle of the gate does not see half of it', async ({
  page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(/404/);
  // Of the site the page alone, in two pieces, cut between the words and the field.
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
    const [painted, whole] = await page.evaluate(async () => {
      const paint = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? 0)).observe({
          type: 'paint',
          buffered: true,
        });
      });
      const [navigation] = performance.getEntriesByType('navigation');
      return [paint, (navigation as PerformanceNavigationTiming).responseEnd];
    });
    expect(painted).toBeGreaterThanOrEqual(Number(whole));
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
