import type { Page } from '@playwright/test';
import {
  expect,
  HOST_PASSWORD,
  HTTP_ERROR,
  NETWORK_ERROR,
  openReply,
  passwordField,
  sheet,
  test,
} from './dashboard.ts';
import { expectToast } from './toasts.ts';

const NOTES = 'No nuts, said on the phone';

/** The session ends while the couple edits a reply. */
async function saveWithoutSession(page: Page): Promise<void> {
  await openReply(page, 'Zoë Álvarez');
  await sheet(page).getByRole('button', { name: 'Edit' }).click();
  await sheet(page).getByLabel('Dietary notes').fill(NOTES);
  await page.context().clearCookies();
  await sheet(page).getByRole('button', { name: 'Save reply' }).click();
}

test.beforeEach(({ expectOnConsole }) => expectOnConsole(HTTP_ERROR));

test.describe('without the password', () => {
  // Its wrong attempts must not count against other tests.
  test.use({ sharesSite: false });

  test('a visitor sees only the sign-in form, which names a wrong password and the wait after too many', async ({
    page,
    dashboard,
  }) => {
    await dashboard.addReplies({});
    for (const path of ['', '/replies', '/guest-list', '/data', '/print/caterer']) {
      await test.step(`a visitor sees nothing of the wedding at /host${path}`, async () => {
        await page.goto(`/host${path}`);
        await expect(passwordField(page)).toBeFocused();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
        for (const secret of ['Portia', 'Bassanio', 'Venice', 'Álvarez']) {
          await expect(page.locator('html')).not.toContainText(secret);
        }
      });
    }

    await test.step('a wrong password is marked as an error', async () => {
      await passwordField(page).fill('rialto');
      await page.keyboard.press('Enter');
      await expect(
        page.getByText(
          'That is not the password. Whoever set up the website can look it up with “npm run passwords”.',
        ),
      ).toBeVisible();
      await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(passwordField(page)).toBeFocused();
    });

    await test.step('after too many attempts the form counts the seconds to wait', async () => {
      for (let attempts = 1; attempts < 10; attempts += 1) {
        await dashboard.request(page, 'POST', 'session', { password: `guess ${attempts}` });
      }
      await passwordField(page).fill(HOST_PASSWORD);
      await page.keyboard.press('Enter');
      const message = page.getByText(/^Too many attempts\. Try again in \d+ seconds\.$/);
      await expect(message).toBeVisible();
      const firstText = await message.textContent();
      await expect(message).not.toHaveText(firstText ?? '');
    });
  });
});

test('the couple signs in to the requested page, again when the session expires, and signs out', async ({
  page,
  dashboard,
}) => {
  await dashboard.addReplies({});
  await test.step('after signing in the couple sees the requested page', async () => {
    await page.goto('/host/data');
    await passwordField(page).fill(HOST_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists and data');
    await expect(page).toHaveURL(/\/host\/data$/);
    await expect(page.getByText('Portia & Bassanio')).toBeVisible();
  });

  await test.step('a session that expires while the couple is writing loses nothing', async () => {
    await saveWithoutSession(page);
    await passwordField(page).fill(HOST_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(passwordField(page)).toBeHidden();
    await expect(sheet(page).getByLabel('Dietary notes')).toHaveValue(NOTES);
    await expect(sheet(page).getByRole('alert')).toContainText('Nothing you typed is lost');
    await sheet(page).getByRole('button', { name: 'Save reply' }).click();
    await expect(sheet(page).getByRole('definition').last()).toHaveText(NOTES);
    await page.keyboard.press('Escape');
  });

  await test.step('signing out ends the session and removes the guests’ data from the browser', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(passwordField(page)).toBeVisible();
    expect((await dashboard.request(page, 'GET', 'guest-data')).status()).toBe(401);
    await page.reload();
    await expect(passwordField(page)).toBeVisible();
    await expect(page.locator('html')).not.toContainText('Portia');
  });
});

test('a session that ends when the form to sign in again cannot be loaded loses nothing', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(NETWORK_ERROR);
  expectOnConsole(/A part of the dashboard could not be loaded/);
  await dashboard.addReplies({});
  const code = /sign-in-again-.*\.js/;
  await page.route(code, (route) => route.abort());
  const failure = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await page.reload();
  await failure;
  await saveWithoutSession(page);
  await expectToast(page, 'You are signed out', 'Sign in in another tab, and continue here.');
  await page.request.post('/host/api/session', {
    headers: { Origin: new URL(page.url()).origin },
    data: { password: HOST_PASSWORD },
  });
  await sheet(page).getByRole('button', { name: 'Save reply' }).click();
  await expect(sheet(page).getByRole('definition').last()).toHaveText(NOTES);
});
