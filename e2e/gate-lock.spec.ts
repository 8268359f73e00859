import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { GATE_CLOSED } from '../domain/gate-closed.ts';
import { allHasCome } from './all-has-come.ts';
import {
  enterButton,
  enterPassword,
  keepFlag,
  passwordField,
  storedFlag,
  weddingHeading,
} from './gate-form.ts';
import {
  expect,
  gateCookie,
  NO_LINE,
  PASSWORD,
  REFUSED,
  startLocked,
  test,
  tryPassword,
} from './lock.ts';
import { startProxy } from './proxy.ts';
import {
  answersIn,
  householdOfTwo,
  rsvpForm,
  sendRsvp,
  submitButton,
  THANKS,
} from './rsvp-form.ts';
import { expectToast, toasts } from './toasts.ts';

const DENIED = ['Access Denied', 'Please enter the correct password.'] as const;
const GRANTED = ['Welcome!', 'Access granted to the wedding website.'] as const;

// Names as a network at home has them: no https, and no localhost, where browsers are kinder.
test.use({
  launchOptions: [
    ({ launchOptions: { args = [], ...options } }, use) =>
      use({ ...options, args: [...args, '--host-resolver-rules=MAP *.home.test 127.0.0.1'] }),
    { scope: 'worker' },
  ],
});

test.beforeEach(({ expectOnConsole }) => expectOnConsole(REFUSED));

async function privateFiles(): Promise<string[]> {
  const names = await readdir(join(import.meta.dirname, '..', 'dist', 'private'));
  return names.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => `/private/${name}`);
}

async function letIn(page: Page, password = PASSWORD): Promise<void> {
  await page.goto('/');
  await enterPassword(page, password);
  await expect(weddingHeading(page)).toBeVisible();
  // With its scripts: a site that changes before they come is another matter.
  await page.waitForLoadState('networkidle');
}

test.describe('a stranger', () => {
  test('gets no file from behind the gate, and no password in the page', async ({ page }) => {
    await page.goto('/');
    await expect(enterButton(page)).toBeVisible();
    expect(await page.content()).not.toContain('sospiri');
    for (const global of ['SITE_PASSWORD', 'SUPABASE_URL', 'SUPABASE_ANON_KEY']) {
      expect(await page.evaluate((name) => Reflect.has(window, name), global)).toBe(false);
    }
    for (const path of await privateFiles()) {
      expect([path, (await page.request.get(path)).status()]).toEqual([path, 401]);
    }
  });

  test('with the flag alone meets the gate, and sees nothing else before', async ({ page }) => {
    await keepFlag(page, 'true');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await expect(enterButton(page)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('data-access', 'granted');
    expect(asked.filter((url) => url.includes('/private/'))).toEqual([]);
  });

  test('who mistypes is told so, and can try again', async ({ page }) => {
    await page.goto('/');
    await enterPassword(page, 'ponte dei sospiri');
    await expectToast(page, ...DENIED);
    await expect(passwordField(page)).toBeFocused();
    expect(await storedFlag(page)).toBeNull();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(weddingHeading(page)).toBeVisible();
  });

  test('sees a wrong password being checked for 500 ms', async ({ page }) => {
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

  test('who guesses too often is told how long to wait', async ({ page, locked }) => {
    const guesses = Array.from({ length: 50 }, (_, at) =>
      tryPassword(page.request, locked.url, `guess ${at}`),
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

test.describe('when it cannot be checked, a guest is told, and keeps what was typed:', () => {
  const RETRY = 'Please try again in a moment.';
  test('the server is gone', async ({ page, locked, expectOnConsole }) => {
    expectOnConsole(NO_LINE);
    await page.goto('/');
    await expect(enterButton(page)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
    await locked.kill();
    await enterPassword(page, PASSWORD);
    await expectToast(
      page,
      'No connection',
      'We could not reach the website to check the password. Please try again.',
    );
    await expect(passwordField(page)).toHaveValue(PASSWORD);
    await expect(enterButton(page)).toBeEnabled();
  });

  test('no answer comes', async ({ page, expectOnConsole }) => {
    expectOnConsole(NO_LINE);
    await page.addInitScript(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 10);
    });
    await page.route('/gate', () => {});
    await page.goto('/');
    await enterPassword(page, PASSWORD);
    await expectToast(
      page,
      'No answer yet',
      'The website took too long to check the password. Please try again.',
    );
    await expect(passwordField(page)).toHaveValue(PASSWORD);
  });

  for (const [what, answer] of [
    ['a hotel’s own sign-in page answers', { status: 200, body: '<h1>Wi-Fi</h1>' }],
    ['a proxy answers', { status: 502, body: '<h1>Bad Gateway</h1>' }],
    ['a proxy refuses', { status: 429, body: 'slow down' }],
    ['a file host answers', { status: 405, body: '' }],
  ] as const) {
    test(what, async ({ page, expectOnConsole }) => {
      expectOnConsole(/status of 502/);
      await page.route('/gate', (route) => route.fulfill(answer));
      await page.goto('/');
      await enterPassword(page, PASSWORD);
      await expectToast(page, 'Not checked', `The website could not check the password. ${RETRY}`);
      await expect(passwordField(page)).toHaveValue(PASSWORD);
      expect(await storedFlag(page)).toBeNull();
    });
  }

  test('the browser keeps no cookie', async ({ page, expectOnConsole }) => {
    expectOnConsole(/Refused to apply style/);
    // As a browser does that blocks them: the answer comes, and the cookie is dropped.
    await page.route('/gate', (route) => route.fulfill({ status: 204 }));
    await page.goto('/');
    await enterPassword(page, PASSWORD);
    await expectToast(
      page,
      'Please allow cookies',
      'The password was right, but your browser did not keep the cookie that opens the gate.',
    );
    await expect(enterButton(page)).toBeEnabled();
    await page.reload();
    await expect(enterButton(page)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe('a guest with the right password', () => {
  test('is let in, greeted once, and remembered by a cookie no script sees', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await enterPassword(page, PASSWORD);
    await expectToast(page, ...GRANTED);
    await expect(weddingHeading(page)).toBeVisible();
    expect(await storedFlag(page)).toBe('true');
    expect(await page.evaluate(() => document.cookie)).toBe('');
    const cookie = await gateCookie(context);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: false, path: '/' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(179);

    await page.reload();
    await expect(weddingHeading(page)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
    await expect(toasts(page)).toHaveCount(0);
    expect(await page.content()).not.toContain('sospiri');
  });

  test('enters at once with the cookie alone, and sees no gate', async ({ page }) => {
    await letIn(page);
    await page.evaluate(() => localStorage.clear());
    await page.addInitScript(() => {
      let seen = false;
      const look = () => {
        const field = document.querySelector('#password');
        seen ||= field?.checkVisibility({ visibilityProperty: true }) ?? false;
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { gateWasSeen: () => seen });
    });
    await page.reload();
    await expect(weddingHeading(page)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'gateWasSeen')())).toBe(false);
    for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page
          .locator('img')
          .evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
  });

  test('who sent it before the script ran is let in', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await passwordField(page).fill(PASSWORD);
    await page.keyboard.press('Enter');
    release();
    await expectToast(page, ...GRANTED);
    await expect(weddingHeading(page)).toBeVisible();
  });

  test('replies', async ({ page, locked }) => {
    await letIn(page);
    const answers = householdOfTwo();
    await sendRsvp(page, answers);
    await expectToast(page, ...THANKS);
    expect(await locked.repliesOf(answers.email)).toHaveLength(1);
  });

  test('stays inside when the server starts again', async ({ page, locked }) => {
    await letIn(page);
    await allHasCome(page);
    await locked.killAndRestart();
    await page.goto(locked.url);
    await expect(weddingHeading(page)).toBeVisible();
  });

  test('meets the gate again when the password has changed', async ({ page, locked }) => {
    await letIn(page);
    await allHasCome(page);
    locked.env.SITE_PASSWORD = 'another';
    await locked.killAndRestart();
    await keepFlag(page, 'true');
    await page.goto(locked.url);
    await enterPassword(page, PASSWORD);
    await expectToast(page, ...DENIED);
    await enterPassword(page, 'another');
    await expect(weddingHeading(page)).toBeVisible();
  });

  test('whose cookie ended before the form’s script came is told the same', async ({
    page,
    context,
    locked,
  }) => {
    await page.route('/private/reply-*.js', (route) => route.fulfill({ status: 401 }));
    await letIn(page);
    const answers = householdOfTwo();
    await allHasCome(page);
    await context.clearCookies();
    await sendRsvp(page, answers);
    await expectToast(page, 'Submission failed', GATE_CLOSED);
    expect(await answersIn(page)).toEqual(answers);
    expect(await locked.replies()).toEqual([]);
  });

  test('whose cookie ended over the letter is told what to do, and loses no word', async ({
    page,
    context,
    locked,
  }) => {
    await letIn(page);
    const answers = householdOfTwo();
    await allHasCome(page);
    await context.clearCookies();
    await sendRsvp(page, answers);
    await expectToast(page, 'Submission failed', GATE_CLOSED);
    expect(await answersIn(page)).toEqual(answers);
    expect(await locked.replies()).toEqual([]);

    await page.reload();
    await enterPassword(page, PASSWORD);
    await expect(rsvpForm(page)).toBeVisible();
    expect(await answersIn(page)).toEqual(answers);
    await submitButton(page).click();
    await expectToast(page, ...THANKS);
    expect(await locked.repliesOf(answers.email)).toHaveLength(1);
  });
});

test('over plain http at home a guest is let in under every name of the site', async ({
  page,
  locked,
  context,
}) => {
  const { port } = new URL(locked.url);
  for (const name of ['wedding.home.test', 'venezia.home.test']) {
    await page.goto(`http://${name}:${port}`);
    await enterPassword(page, PASSWORD);
    await expectToast(page, ...GRANTED);
    await page.reload();
    await expect(weddingHeading(page)).toBeVisible();
  }
  const cookies = await context.cookies();
  expect(cookies.map(({ domain, secure }) => [domain, secure]).sort()).toEqual([
    ['venezia.home.test', false],
    ['wedding.home.test', false],
  ]);
});

test.describe('behind a proxy', () => {
  test.use({ ignoreHTTPSErrors: true });

  test('that speaks https a guest is let in, by a cookie for https alone', async ({
    page,
    context,
    expectOnConsole,
  }) => {
    // The leave to overlook a certificate made a moment ago does not reach the service worker.
    expectOnConsole(/error occurred when fetching the script/);
    const site = await startLocked({ TRUST_PROXY: 'loopback' });
    const proxy = await startProxy(site.url, { tls: true });
    try {
      await page.goto(proxy.url);
      await enterPassword(page, PASSWORD);
      await expectToast(page, ...GRANTED);
      expect(await gateCookie(context)).toMatchObject({ secure: true, httpOnly: true });
      await page.reload();
      await expect(weddingHeading(page)).toBeVisible();
      const answers = householdOfTwo();
      await sendRsvp(page, answers);
      await expectToast(page, ...THANKS);
    } finally {
      proxy.close();
      await site.close();
    }
  });

  test('each guest has their own tries; without trust, all have the proxy’s', async ({
    request,
  }) => {
    for (const [trust, others] of [
      ['loopback', 204],
      ['', 429],
    ] as const) {
      const site = await startLocked({ TRUST_PROXY: trust });
      const one = await startProxy(site.url, { visitor: '203.0.113.7' });
      const other = await startProxy(site.url, { visitor: '203.0.113.8' });
      try {
        for (let at = 0; at < 11; at += 1) {
          // Each under another address, as who guesses would say.
          const response = await tryPassword(request, one.url, 'wrong', {
            'X-Forwarded-For': `192.0.2.${at}`,
          });
          expect([at, response.status()]).toEqual([at, at < 10 ? 401 : 429]);
        }
        expect((await tryPassword(request, other.url, PASSWORD)).status()).toBe(others);
      } finally {
        one.close();
        other.close();
        await site.close();
      }
    }
  });
});
