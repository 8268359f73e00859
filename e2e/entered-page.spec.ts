import type { Page } from '@playwright/test';
import { ENTERED_COOKIE } from '../domain/pages/entered-cookie.ts';
import { enterButton, enterPassword, passwordField, storeFlag, weddingHeading } from './gate.ts';
import { NETWORK_ERROR } from './locked-site.ts';
import { waitUntilCached } from './offline-cache.ts';
import { createAnswers, sendRsvp, THANK_YOU } from './rsvp-form.ts';
import { expect, PASSWORD, test } from './test.ts';
import { expectToast } from './toasts.ts';

async function addCookie(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: ENTERED_COOKIE, value: 'true', url }]);
}

async function readCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === ENTERED_COOKIE);
}

/** Checks in every frame whether a heading of the wedding page is visible. */
async function watchWedding(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let wasVisible = false;
    const checkFrame = () => {
      wasVisible ||=
        document
          .getElementById('celebrate-heading')
          ?.checkVisibility({ visibilityProperty: true }) ?? false;
      requestAnimationFrame(checkFrame);
    };
    checkFrame();
    Object.assign(window, { wasWeddingVisible: () => wasVisible });
  });
}

function wasWeddingVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'wasWeddingVisible')());
}

test('a browser with the cookie and without the flag sees the gate only, and gets the cookie by entering', async ({
  page,
  site,
}) => {
  await watchWedding(page);
  await addCookie(page, site.url);
  const response = await page.goto('/');
  expect(await response?.text()).toContain('data-includes-wedding');
  await expect(enterButton(page)).toBeVisible();
  await expect(page).toHaveTitle('Welcome');
  await expect(weddingHeading(page)).toHaveCount(0);
  expect(await wasWeddingVisible(page)).toBe(false);
  expect(await readCookie(page)).toBeUndefined();

  await page.reload();
  await expect(enterButton(page)).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('data-rendered', 'gate');

  await test.step('the same is true if the flag has another value', async () => {
    await page.evaluate(() => localStorage.setItem('wedding-authenticated', 'false'));
    await addCookie(page, site.url);
    await page.goto('/');
    await enterPassword(page, 'wrong');
    await expectToast(page, 'Access Denied', 'Please enter the correct password.');
    expect(await wasWeddingVisible(page)).toBe(false);
    expect(await readCookie(page)).toBeUndefined();
  });

  await enterPassword(page, PASSWORD);
  await expect(weddingHeading(page)).toBeVisible();
  await expect(page).toHaveTitle(/Portia/);
  const cookie = await readCookie(page);
  // Sent to this site only.
  expect(cookie).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax', secure: false });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(390 * 86_400);
});

test('a guest with only the flag sees the page, and at the next visit without a second request', async ({
  page,
  site,
}) => {
  await storeFlag(page, 'true');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const listPages = () => requests.filter((path) => path === '/' || path.endsWith('.html'));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(weddingHeading(page)).toBeVisible();
  expect(listPages()).toEqual(['/', expect.stringMatching(/^\/private\/wedding-page-/)]);
  requests.length = 0;
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(weddingHeading(page)).toBeVisible();
  await expect(page).toHaveTitle(/Portia/);
  expect(listPages()).toEqual(['/']);

  await test.step('the first paint waits for the top of the page only', async () => {
    const expected = await page.locator('link[rel="expect"]').getAttribute('href');
    // Behind the header and the photo, before the first section.
    expect(await page.locator(`main section:first-of-type ${expected}`).count()).toBe(1);
  });

  await test.step('a host of static files sends the gate in spite of the cookie', async () => {
    const gate = await (await fetch(site.url)).text();
    await page.route(`${site.url}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: gate }),
    );
    expect(await readCookie(page)).toBeDefined();
    await page.goto('/');
    await expect(weddingHeading(page)).toBeVisible();
    await expect(page.locator('#root')).toHaveAttribute('data-rendered', 'wedding');
  });
});

test('a guest whose connection breaks in the middle of the page can read it and reply', async ({
  page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(/Minified React error #(418|423)|hydrat/i);
  await storeFlag(page, 'true');
  await addCookie(page, site.url);
  await page.route(`${site.url}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf('id="rsvp"')) });
  });
  await page.goto('/');
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expectToast(page, ...THANK_YOU);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});

test('while a guest types the password, the page is loaded in advance, or else when the guest enters', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource|Failed to fetch dynamically imported module/);
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(paths.filter((path) => path.startsWith('/private/'))).toEqual([]);
  await passwordField(page).focus();
  await page.waitForLoadState('networkidle');
  const loaded = paths.filter((path) => path.startsWith('/private/wedding-page-'));
  expect(loaded.map((path) => path.split('.').at(-1)).sort()).toEqual(['css', 'html', 'js']);

  await test.step('without an answer', async () => {
    await page.route('/private/**', (route) => route.abort('failed'));
    await page.goto('/');
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('again=1'),
    );
    await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
    await passwordField(page).focus();
    await failed;
    await page.unroute('/private/**');
    await enterPassword(page, PASSWORD);
    await expect(weddingHeading(page)).toBeVisible();
  });
});

test.describe('with the service worker', () => {
  test.use({ usesServiceWorker: true });

  test('the cached page shows the gate if the flag is gone, and "Forget this device" deletes the cookie', async ({
    page,
    context,
    site,
    expectOnConsole,
  }) => {
    expectOnConsole(NETWORK_ERROR);
    await page.goto('/');
    await enterPassword(page, PASSWORD);
    await expect(weddingHeading(page)).toBeVisible();
    await waitUntilCached(page);
    await watchWedding(page);
    await page.evaluate(() => localStorage.removeItem('wedding-authenticated'));
    await context.setOffline(true);
    await page.reload();
    await expect(enterButton(page)).toBeVisible();
    expect(await wasWeddingVisible(page)).toBe(false);
    expect(new URL(page.url()).origin).toBe(new URL(site.url).origin);

    await context.setOffline(false);
    await enterPassword(page, PASSWORD);
    await expect(weddingHeading(page)).toBeVisible();
    expect(await readCookie(page)).toBeDefined();
    await page.getByText('Forget this device').click();
    await page.getByRole('button', { name: 'Yes, forget it' }).click();
    await expect(enterButton(page)).toBeVisible();
    await expect(page.locator('#root')).toHaveAttribute('data-rendered', 'gate');
    expect(await readCookie(page)).toBeUndefined();
  });
});
