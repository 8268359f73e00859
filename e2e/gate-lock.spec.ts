import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { GATE_CLOSED } from '../domain/replies/rsvp-closing.ts';
import {
  DENIED,
  enterButton,
  enterPassword,
  GRANTED,
  passwordField,
  readFlag,
  storeFlag,
  weddingHeading,
} from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { waitForLateFiles } from './late-files.ts';
import {
  expect,
  HTTP_ERROR,
  NETWORK_ERROR,
  PASSWORD,
  readGateCookie,
  submitPassword,
  test,
} from './locked-site.ts';
import {
  createAnswers,
  readAnswers,
  rsvpForm,
  sendRsvp,
  submitButton,
  THANK_YOU,
} from './rsvp-form.ts';
import { expectToast, toasts } from './toasts.ts';

test.use({ loadsPictures: true });

test.beforeEach(({ expectOnConsole }) => expectOnConsole(HTTP_ERROR));

async function listPrivateFiles(): Promise<string[]> {
  const names = await readdir(join(import.meta.dirname, '..', 'dist', 'site', 'private'));
  return names.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => `/private/${name}`);
}

async function enter(page: Page, password = PASSWORD): Promise<void> {
  await page.goto('/');
  await enterPassword(page, password);
  await expect(weddingHeading(page)).toBeVisible();
  // The tests change the site afterwards, so its scripts must be loaded first.
  await page.waitForLoadState('networkidle');
}

test.describe('a visitor who has not entered the password', () => {
  test('receives no private file, and no password in the page', async ({ page }) => {
    await page.goto('/');
    await expect(enterButton(page)).toBeVisible();
    expect(await page.content()).not.toContain('sospiri');
    for (const global of ['SITE_PASSWORD', 'SUPABASE_URL', 'SUPABASE_ANON_KEY']) {
      expect(await page.evaluate((name) => Reflect.has(window, name), global)).toBe(false);
    }
    for (const path of await listPrivateFiles()) {
      expect([path, (await page.request.get(path)).status()]).toEqual([path, 401]);
    }
  });

  test('and has only the flag sees the gate and requests no private file', async ({ page }) => {
    await storeFlag(page, 'true');
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto('/');
    await expect(enterButton(page)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('data-access', 'granted');
    expect(urls.filter((url) => url.includes('/private/'))).toEqual([]);
  });

  test('sees an error after a wrong password and can try again', async ({ page }) => {
    await page.goto('/');
    await enterPassword(page, 'ponte dei sospiri');
    await expectToast(page, ...DENIED);
    await expect(passwordField(page)).toBeFocused();
    expect(await readFlag(page)).toBeNull();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(weddingHeading(page)).toBeVisible();
  });

  test('sees "Checking..." for 500 ms after a wrong password', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(passwordField(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    const answered = page.waitForResponse('/gate');
    await enterPassword(page, 'wrong');
    await answered;
    const button = page.getByRole('button').first();
    await expect(button).toHaveText('Checking...');
    await page.clock.runFor(499);
    await expect(button).toBeDisabled();
    await expect(toasts(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(enterButton(page)).toBeEnabled();
    await page.clock.resume();
    await expectToast(page, ...DENIED);
  });

  test('reads how long to wait after too many attempts', async ({ page, lockedSite }) => {
    const guesses = Array.from({ length: 50 }, (_, index) =>
      submitPassword(page.request, lockedSite.url, `guess ${index}`),
    );
    const codes = (await Promise.all(guesses)).map((response) => response.status());
    expect(codes.filter((code) => code === 401)).toHaveLength(10);
    expect(codes.filter((code) => code === 429)).toHaveLength(40);

    await page.goto('/');
    await enterPassword(page, PASSWORD);
    await expect(toasts(page)).toHaveText(
      /^Too many attempts\s*Please wait \d\d? seconds?, then try again\.$/,
      { useInnerText: true },
    );
    await expect(passwordField(page)).toHaveValue(PASSWORD);
    await expect(passwordField(page)).toBeFocused();
    await expect(weddingHeading(page)).toHaveCount(0);
  });
});

test.describe('a guest whose password cannot be checked', () => {
  test('reads that there is no connection if the server is down, and keeps the password', async ({
    page,
    lockedSite,
    expectOnConsole,
  }) => {
    expectOnConsole(NETWORK_ERROR);
    await page.goto('/');
    await expect(enterButton(page)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
    await lockedSite.kill();
    await enterPassword(page, PASSWORD);
    await expectToast(
      page,
      'No connection',
      'We could not reach the website. Please check your connection and try again.',
    );
    await expect(passwordField(page)).toHaveValue(PASSWORD);
    await expect(enterButton(page)).toBeEnabled();
  });

  test('reads that there is no answer if the server does not respond, and keeps the password', async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(NETWORK_ERROR);
    await page.addInitScript(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 10);
    });
    await page.route('/gate', () => {});
    await page.goto('/');
    await enterPassword(page, PASSWORD);
    await expectToast(page, 'No answer', 'The website took too long to answer. Please try again.');
    await expect(passwordField(page)).toHaveValue(PASSWORD);
  });

  for (const [sender, answer] of [
    ['a hotel’s Wi-Fi sign-in page', { status: 200, body: '<h1>Wi-Fi</h1>' }],
    ['a proxy without a server behind it', { status: 502, body: '<h1>Bad Gateway</h1>' }],
    ['a proxy that limits requests', { status: 429, body: 'slow down' }],
    ['a file host', { status: 405, body: '' }],
  ] as const) {
    test(`is asked to try again if the answer comes from ${sender}, and keeps the password`, async ({
      page,
      expectOnConsole,
    }) => {
      expectOnConsole(/status of 502/);
      await page.route('/gate', (route) => route.fulfill(answer));
      await page.goto('/');
      await enterPassword(page, PASSWORD);
      await expectToast(
        page,
        'Something went wrong',
        'The website gave an unexpected answer. Please try again in a moment.',
      );
      await expect(passwordField(page)).toHaveValue(PASSWORD);
      expect(await readFlag(page)).toBeNull();
    });
  }

  test('is asked to allow cookies if the browser stores none', async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(/Refused to apply style/);
    // A browser that blocks cookies receives the answer and drops the cookie.
    await page.route('/gate', (route) => route.fulfill({ status: 204 }));
    await page.goto('/');
    await enterPassword(page, PASSWORD);
    await expectToast(
      page,
      'Please allow cookies',
      'The password is correct, but your browser did not store the cookie that gives you access.',
    );
    await expect(enterButton(page)).toBeEnabled();
    await page.reload();
    await expect(enterButton(page)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe('a guest with the right password', () => {
  test('enters, is welcomed once, and receives an HttpOnly cookie', async ({ page, context }) => {
    await page.goto('/');
    await enterPassword(page, PASSWORD);
    await expectToast(page, ...GRANTED);
    await expect(weddingHeading(page)).toBeVisible();
    expect(await readFlag(page)).toBe('true');
    expect(await page.evaluate(() => document.cookie)).toBe('');
    const cookie = await readGateCookie(context);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: false, path: '/' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(179);

    await page.reload();
    await expect(weddingHeading(page)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
    await expect(toasts(page)).toHaveCount(0);
    expect(await page.content()).not.toContain('sospiri');
  });

  test('enters at once on the next visit with only the cookie, and sees no gate', async ({
    page,
  }) => {
    await enter(page);
    await page.evaluate(() => localStorage.clear());
    await page.addInitScript(() => {
      let wasVisible = false;
      const checkFrame = () => {
        const field = document.querySelector('#password');
        wasVisible ||= field?.checkVisibility({ visibilityProperty: true }) ?? false;
        requestAnimationFrame(checkFrame);
      };
      checkFrame();
      Object.assign(window, { wasGateVisible: () => wasVisible });
    });
    await page.reload();
    await expect(weddingHeading(page)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'wasGateVisible')())).toBe(false);
    for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page
          .locator('img')
          .evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
  });

  test('enters even if the form is sent before the script runs', async ({ page }) => {
    const release = await holdFiles(page, '/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await passwordField(page).fill(PASSWORD);
    await page.keyboard.press('Enter');
    release();
    await expectToast(page, ...GRANTED);
    await expect(weddingHeading(page)).toBeVisible();
  });

  test('can send a reply', async ({ page, lockedSite }) => {
    await enter(page);
    const answers = createAnswers();
    await sendRsvp(page, answers);
    await expectToast(page, ...THANK_YOU);
    expect(await lockedSite.repliesFrom(answers.email)).toHaveLength(1);
  });

  test('stays signed in when the server restarts', async ({ page, lockedSite }) => {
    await enter(page);
    await waitForLateFiles(page);
    await lockedSite.killAndRestart();
    await page.goto(lockedSite.url);
    await expect(weddingHeading(page)).toBeVisible();
  });

  test('sees the gate again after the couple has changed the password', async ({
    page,
    lockedSite,
  }) => {
    await enter(page);
    await waitForLateFiles(page);
    lockedSite.env.SITE_PASSWORD = 'another';
    await lockedSite.killAndRestart();
    await storeFlag(page, 'true');
    await page.goto(lockedSite.url);
    await enterPassword(page, PASSWORD);
    await expectToast(page, ...DENIED);
    await enterPassword(page, 'another');
    await expect(weddingHeading(page)).toBeVisible();
  });

  test('whose cookie expires before the form’s script has loaded is asked to enter again', async ({
    page,
    context,
    lockedSite,
  }) => {
    await page.route('/private/submit-rsvp-*.js', (route) => route.fulfill({ status: 401 }));
    await enter(page);
    const answers = createAnswers();
    await waitForLateFiles(page);
    await context.clearCookies();
    await sendRsvp(page, answers);
    await expectToast(page, 'Submission failed', GATE_CLOSED);
    expect(await readAnswers(page)).toEqual(answers);
    expect(await lockedSite.listReplies()).toEqual([]);
  });

  test('whose cookie expires while writing is asked to enter again, and loses nothing', async ({
    page,
    context,
    lockedSite,
  }) => {
    await enter(page);
    const answers = createAnswers();
    await waitForLateFiles(page);
    await context.clearCookies();
    await sendRsvp(page, answers);
    await expectToast(page, 'Submission failed', GATE_CLOSED);
    expect(await readAnswers(page)).toEqual(answers);
    expect(await lockedSite.listReplies()).toEqual([]);

    await page.reload();
    await enterPassword(page, PASSWORD);
    await expect(rsvpForm(page)).toBeVisible();
    expect(await readAnswers(page)).toEqual(answers);
    await submitButton(page).click();
    await expectToast(page, ...THANK_YOU);
    expect(await lockedSite.repliesFrom(answers.email)).toHaveLength(1);
  });
});
