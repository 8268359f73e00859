import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { ENTERED_COOKIE } from '../domain/pages/entered-page.ts';
import { enterButton, enterPassword, passwordField, storeFlag, weddingHeading } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { NETWORK_ERROR } from './locked-site.ts';
import { waitUntilCached } from './offline-cache.ts';
import { createAnswers, field, fillRsvp, readAnswers, sendRsvp, THANK_YOU } from './rsvp-form.ts';
import { expect, PASSWORD, test } from './test.ts';
import { expectToast } from './toasts.ts';

test.use({ loadsPictures: true });

const SCRIPTS = /\/(assets|private)\/[^/]+\.js/;
const SECOND_REQUEST = '/private/wedding-page-*.html';

async function addCookie(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: ENTERED_COOKIE, value: 'true', url }]);
}

async function readCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === ENTERED_COOKIE);
}

/** Opens the page as a guest who has entered before. A second request for the page fails. */
async function open(page: Page, url: string, path = '/'): Promise<void> {
  await page.route(SECOND_REQUEST, (route) => route.abort('failed'));
  await storeFlag(page, 'true');
  await addCookie(page, url);
  await page.goto(url + path, { waitUntil: 'commit' });
  await expect(weddingHeading(page)).toBeVisible();
}

/** Checks in every frame whether a heading of the wedding page is visible. */
async function watchWedding(page: Page, heading = 'celebrate-heading'): Promise<void> {
  await page.addInitScript((id) => {
    let wasVisible = false;
    const checkFrame = () => {
      wasVisible ||=
        document.getElementById(id)?.checkVisibility({ visibilityProperty: true }) ?? false;
      requestAnimationFrame(checkFrame);
    };
    checkFrame();
    Object.assign(window, { wasWeddingVisible: () => wasVisible });
  }, heading);
}

function wasWeddingVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'wasWeddingVisible')());
}

test.describe('a browser with the cookie and without the flag', () => {
  test('sees the gate, never the wedding page, and loses the cookie', async ({ page, site }) => {
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
  });

  test('sees the gate also if the flag has another value, and can enter', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      localStorage['wedding-authenticated'] ??= 'false';
    });
    await addCookie(page, site.url);
    await page.goto('/');
    await enterPassword(page, 'wrong');
    await expectToast(page, 'Access Denied', 'Please enter the correct password.');
    await enterPassword(page, PASSWORD);
    await expect(weddingHeading(page)).toBeVisible();
    await expect(page).toHaveTitle(/Portia/);
    expect(await readCookie(page)).toBeDefined();
  });
});

test('a guest who enters gets a cookie that is sent to this site only', async ({ page }) => {
  await page.goto('/');
  await enterPassword(page, 'wrong');
  await expectToast(page, 'Access Denied', 'Please enter the correct password.');
  expect(await readCookie(page)).toBeUndefined();
  await enterPassword(page, PASSWORD);
  await expect(weddingHeading(page)).toBeVisible();
  const cookie = await readCookie(page);
  expect(cookie).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax', secure: false });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(390 * 86_400);
});

test('a guest with only the flag sees the page, and at the next visit without a second request', async ({
  page,
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
  expect(requests[1], 'the photo is requested first').toMatch(/\.avif$/);
});

test('the first paint waits for the top of the page only', async ({ page, site }) => {
  await open(page, site.url);
  const expected = await page.locator('link[rel="expect"]').getAttribute('href');
  // Behind the header and the photo, before the first section.
  expect(await page.locator(`main section:first-of-type ${expected}`).count()).toBe(1);
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

test('a guest who types, taps and reloads before the scripts load loses nothing', async ({
  page,
  site,
}) => {
  const release = await holdFiles(page, SCRIPTS);
  await open(page, site.url);
  const answers = createAnswers();
  await fillRsvp(page, answers);
  await page.reload({ waitUntil: 'commit' });
  await expect(field(page, 'email')).toHaveValue(answers.email);
  const question = page.locator('#faq').getByRole('button').first();
  await question.click();
  release();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(await readAnswers(page)).toEqual(answers);
});

test('a link to the form opens at the form', async ({ page, site }) => {
  await open(page, site.url, '/#rsvp');
  await expect(page.locator('#rsvp')).toBeInViewport();
  await expect(page.locator('#rsvp')).toBeFocused();
});

test('a guest who chose Italian never sees the English page', async ({ page, site }) => {
  await watchWedding(page);
  await page.addInitScript(() => localStorage.setItem('wedding-language', '/it/'));
  await page.addInitScript(() => {
    // The frames of the page before the redirect.
    addEventListener('pagehide', () =>
      sessionStorage.setItem('seen', String(Reflect.get(window, 'wasWeddingVisible')())),
    );
  });
  await storeFlag(page, 'true');
  await addCookie(page, site.url);
  await page.goto('/');
  await expect(page).toHaveURL(/\/it\/$/);
  await expect(page.locator('#celebrate-heading')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('false');
});

for (const delayMs of [0, 10, 25, 50, 100]) {
  test(`a click ${delayMs} ms after hydration began counts once, in every section`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((delay) => {
      const listen = EventTarget.prototype.addEventListener;
      // React has just added its first click listener, so nothing is hydrated yet.
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        listen.call(this, type, ...rest);
        if (type !== 'click' || !(this instanceof Element) || this.id !== 'root') return;
        EventTarget.prototype.addEventListener = listen;
        setTimeout(() => {
          for (const section of ['celebrate', 'faq']) {
            document.querySelector<HTMLElement>(`#${section} button`)?.click();
          }
        }, delay);
      };
    }, delayMs);
    await open(page, site.url);
    await expect(page.locator('[data-motion="ready"]')).toBeAttached();
    const button = (section: string) => page.locator(`#${section}`).getByRole('button').first();
    await expect(button('celebrate')).toHaveAttribute('aria-pressed', 'true');
    await expect(button('faq')).toHaveAttribute('aria-expanded', 'true');
  });
}

test.describe('while the guest types the password', () => {
  test('nothing private is requested before the field has the focus', async ({ page }) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(paths.filter((path) => path.startsWith('/private/'))).toEqual([]);
    await passwordField(page).focus();
    await page.waitForLoadState('networkidle');
    const loaded = paths.filter((path) => path.startsWith('/private/wedding-page-'));
    expect(loaded.map((path) => path.split('.').at(-1)).sort()).toEqual(['css', 'html', 'js']);
    await enterPassword(page, PASSWORD);
    await expect(weddingHeading(page)).toBeVisible();
  });

  test('a page that could not be loaded in advance is loaded when the guest enters', async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(/Failed to load resource|Failed to fetch dynamically imported module/);
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
  test.beforeEach(({ expectOnConsole }) => expectOnConsole(NETWORK_ERROR));

  test('the cached page shows the gate if the flag is gone, also without a network', async ({
    page,
    context,
    site,
  }) => {
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
  });

  test('"Forget this device" deletes the cookie', async ({ page }) => {
    await page.goto('/');
    await enterPassword(page, PASSWORD);
    await waitUntilCached(page);
    expect(await readCookie(page)).toBeDefined();
    await page.getByText('Forget this device').click();
    await page.getByRole('button', { name: 'Yes, forget it' }).click();
    await expect(enterButton(page)).toBeVisible();
    await expect(page.locator('#root')).toHaveAttribute('data-rendered', 'gate');
    expect(await readCookie(page)).toBeUndefined();
  });
});

test('a host of static files ignores the cookie', async ({ page, site }) => {
  // It sends the gate to everybody.
  const html = await (await fetch(site.url)).text();
  const host = createServer(async (request, response) => {
    const isPage = request.url === '/';
    const answer = await fetch(site.url + request.url);
    response.writeHead(answer.status, {
      'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain',
    });
    response.end(isPage ? html : Buffer.from(await answer.arrayBuffer()));
  });
  await once(host.listen(0, '127.0.0.1'), 'listening');
  try {
    const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    await storeFlag(page, 'true');
    await addCookie(page, url);
    await page.goto(url);
    await expect(weddingHeading(page)).toBeVisible();
    await expect(page.locator('#root')).toHaveAttribute('data-rendered', 'wedding');
  } finally {
    host.close();
    host.closeAllConnections();
  }
});
