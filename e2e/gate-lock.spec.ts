import type { Page } from '@playwright/test';
import { italian } from '../content/localized.ts';
import { GATE_CLOSED } from '../domain/replies/rsvp-closing.ts';
import {
  DENIED,
  enterButton,
  enterPassword,
  GRANTED,
  passwordField,
  readFlag,
  wasGateVisible,
  watchGate,
  weddingHeading,
} from './gate.ts';
import { holdFiles } from './hold-files.ts';
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
  fillRsvp,
  readAnswers,
  rsvpForm,
  submitButton,
  THANK_YOU,
} from './rsvp-form.ts';
import { expectItalianToast, expectToast, toasts } from './toasts.ts';

test.beforeEach(({ expectOnConsole }) => expectOnConsole(HTTP_ERROR));

test('a guest with a wrong password reads an error, and after too many attempts how long to wait', async ({
  page,
  lockedSite,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(passwordField(page)).toBeVisible();

  await test.step('"Checking..." for 500 ms, then an error after a wrong password', async () => {
    await page.clock.pauseAt(Date.now() + 60_000);
    const answered = page.waitForResponse('/gate');
    await enterPassword(page, 'ponte dei sospiri');
    await answered;
    await page.clock.runFor(499);
    await expect(page.getByRole('button').first()).toHaveText('Checking...');
    await expect(toasts(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(enterButton(page)).toBeEnabled();
    await page.clock.resume();
    await expectToast(page, ...DENIED);
    await expect(passwordField(page)).toBeFocused();
    expect(await readFlag(page)).toBeNull();
  });

  for (let attempt = 1; attempt < 10; attempt += 1)
    await submitPassword(page.request, lockedSite.url, `guess ${attempt}`);

  await test.step('too many attempts', async () => {
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(toasts(page).last()).toHaveText(
      /^Too many attempts\s*Please wait \d\d? seconds?, then try again\.$/,
      { useInnerText: true },
    );
    await expect(passwordField(page)).toHaveValue(PASSWORD);
    await expect(passwordField(page)).toBeFocused();
    await expect(weddingHeading(page)).toHaveCount(0);
  });
});

test('a guest whose password cannot be checked reads why, and keeps the password', async ({
  page,
  lockedSite,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 502|Refused to apply style/);
  expectOnConsole(NETWORK_ERROR);
  /** Sends the right password, and expects one toast and an unchanged field. */
  const expectError = async (title: string, text: string) => {
    await enterPassword(page, PASSWORD);
    await expectToast(page, title, text);
    await expect(passwordField(page)).toHaveValue(PASSWORD);
    await expect(enterButton(page)).toBeEnabled();
    expect(await readFlag(page)).toBeNull();
    await toasts(page).getByRole('button').click();
    await expect(toasts(page)).toHaveCount(0);
  };
  await page.goto('/');

  for (const [sender, answer] of [
    ['a hotel’s Wi-Fi sign-in page', { status: 200, body: '<h1>Wi-Fi</h1>' }],
    ['a proxy that limits requests', { status: 429, body: 'slow down' }],
  ] as const) {
    await test.step(`an answer from ${sender}`, async () => {
      await page.route('/gate', (route) => route.fulfill(answer), { times: 1 });
      const text = 'The website gave an unexpected answer. Please try again in a moment.';
      await expectError('Something went wrong', text);
    });
  }

  await test.step('no answer', async () => {
    await page.evaluate(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (milliseconds) => {
        AbortSignal.timeout = timeout;
        return AbortSignal.timeout(milliseconds / 30);
      };
    });
    await page.route('/gate', () => {}, { times: 1 });
    await expectError('No answer', 'The website took too long to answer. Please try again.');
  });

  await test.step('a browser that stores no cookies', async () => {
    await page.route('/gate', (route) => route.fulfill({ status: 204 }), { times: 1 });
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

  await test.step('a connection that is lost after the right password', async () => {
    await page.route(`${lockedSite.url}/`, (route) => route.abort());
    await enterPassword(page, PASSWORD);
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeFocused();
    await page.unroute(`${lockedSite.url}/`);
    await tryAgain.click();
    await expectToast(page, ...GRANTED);
    await expect(weddingHeading(page)).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/');
  });

  await test.step('a server that is down', async () => {
    await page.evaluate(() => localStorage.clear());
    await lockedSite.kill();
    const text = 'We could not reach the website. Please check your connection and try again.';
    await expectError('No connection', text);
  });
});

test('a guest enters once, stays signed in when the server restarts, and enters again after the password has changed', async ({
  page,
  context,
  lockedSite,
  expectOnConsole,
}) => {
  // The open page may ask for announcements while the server restarts.
  expectOnConsole(NETWORK_ERROR);
  await test.step('without the password the guest receives nothing private, also with the flag', async () => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('wedding-authenticated', 'true'));
    await page.reload();
    await expect(enterButton(page)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('data-access', 'granted');
    expect(paths.filter((path) => path.startsWith('/private/'))).toEqual([]);
    expect(await page.content()).not.toContain('sospiri');
    for (const global of ['SITE_PASSWORD', 'SUPABASE_URL', 'SUPABASE_ANON_KEY'])
      expect(await page.evaluate((name) => Reflect.has(window, name), global)).toBe(false);
    await page.evaluate(() => localStorage.clear());
  });

  await test.step('a password sent before the script runs opens the gate with an HttpOnly cookie', async () => {
    const release = await holdFiles(page, '/assets/*.js');
    await page.evaluate(() => history.replaceState(null, '', '#rsvp'));
    await page.reload({ waitUntil: 'commit' });
    await passwordField(page).fill(PASSWORD);
    await page.keyboard.press('Enter');
    release();
    await expectToast(page, ...GRANTED);
    await expect(page.locator('#rsvp'), 'where the address leads').toBeInViewport();
    await expect(weddingHeading(page)).toBeVisible();
    expect(await readFlag(page)).toBe('true');
    expect(await page.evaluate(() => document.cookie)).toBe('');
    const cookie = await readGateCookie(context);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: false, path: '/' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(179);
    await page.unrouteAll();
    await waitForLateFiles(page);
  });

  await test.step('after a restart the cookie alone opens the page at once', async () => {
    await lockedSite.killAndRestart();
    await watchGate(page);
    await page.evaluate(() => localStorage.clear());
    await page.goto(lockedSite.url);
    await expect(weddingHeading(page)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
    await expect(toasts(page)).toHaveCount(0);
    expect(await wasGateVisible(page)).toBe(false);
    expect(await page.content()).not.toContain('sospiri');
    await waitForLateFiles(page);
  });

  await test.step('after the password has changed, only the new one opens the gate, here in Italian', async () => {
    lockedSite.env.SITE_PASSWORD = 'another';
    await lockedSite.killAndRestart();
    await page.goto(`${lockedSite.url}/it/`);
    await enterInItalian(page, PASSWORD);
    await expectItalianToast(page, 'Accesso negato', 'Inserite la password corretta.');
    await enterInItalian(page, 'another');
    await expectItalianToast(page, 'Benvenuti!', 'Siete entrati nel sito delle nozze.');
    await expect(page).toHaveURL(`${lockedSite.url}/it/`);
    await expect(page.getByText(italian.dateLine, { exact: true })).toBeVisible();
  });
});

test('a guest whose cookie expires while writing is asked to enter again, and loses nothing', async ({
  page,
  context,
  lockedSite,
}) => {
  const answers = createAnswers();
  const expectGateClosed = async () => {
    await waitForLateFiles(page);
    await context.clearCookies();
    await submitButton(page).click();
    await expectToast(page, 'Submission failed', GATE_CLOSED);
    expect(await readAnswers(page)).toEqual(answers);
    expect(await lockedSite.listReplies()).toEqual([]);
  };

  await test.step('before the form’s script has loaded', async () => {
    await page.route('/private/submit-rsvp-*.js', (route) => route.fulfill({ status: 401 }));
    await page.goto('/');
    await enterPassword(page, PASSWORD);
    await fillRsvp(page, answers);
    await expectGateClosed();
  });

  await test.step('after it has loaded', async () => {
    await page.unrouteAll();
    await page.reload();
    await enterPassword(page, PASSWORD);
    await expect(rsvpForm(page)).toBeVisible();
    expect(await readAnswers(page)).toEqual(answers);
    await expectGateClosed();
  });

  await test.step('and can send the reply after entering again', async () => {
    await submitPassword(page.request, lockedSite.url, PASSWORD);
    await submitButton(page).click();
    await expectToast(page, ...THANK_YOU);
    expect(await lockedSite.repliesFrom(answers.email)).toHaveLength(1);
  });
});

async function enterInItalian(page: Page, password: string): Promise<void> {
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: 'Entra nel sito' }).click();
}

/** Waits for the files that the wedding page loads by itself when it is idle. */
async function waitForLateFiles(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('carousel-motion-')),
  );
  await page.waitForLoadState('networkidle');
}
