import type { Page } from '@playwright/test';
import {
  expect,
  HOST_PASSWORD,
  HTTP_ERROR,
  NETWORK_ERROR,
  openReply,
  openTab,
  passwordField,
  sheet,
  test,
} from './dashboard.ts';
import { enterButton, enterPassword, weddingHeading } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { test as lockedTest, PASSWORD } from './locked-site.ts';
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

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/host/data`);
  await passwordField(page).fill(HOST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists and data');
}

test.describe('without the password', () => {
  // Its wrong attempts must not count against other tests.
  test.use({ sharesSite: false });

  test('a visitor sees only the sign-in form, which names a wrong password and the wait after too many', async ({
    page,
    dashboard,
    expectOnConsole,
  }) => {
    expectOnConsole(HTTP_ERROR);
    await dashboard.addReplies({});
    for (const path of ['/print/caterer', '']) {
      await page.goto(`/host${path}`);
      await expect(passwordField(page)).toBeFocused();
      await expect(page.locator('html')).not.toContainText(/Portia|Bassanio|Venice|Álvarez/);
    }
    await test.step('a wrong password is marked as an error', async () => {
      await passwordField(page).fill('rialto');
      await page.keyboard.press('Enter');
      const hint = 'Whoever set up the website can look it up with “npm run passwords”.';
      await expect(page.getByText(`That is not the password. ${hint}`)).toBeVisible();
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
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await dashboard.addReplies({});
  await signIn(page, dashboard.site.url);
  await expect(page).toHaveURL(/\/host\/data$/);
  await test.step('a session that expires while the couple is writing loses nothing', async () => {
    await saveWithoutSession(page);
    await passwordField(page).fill(HOST_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(passwordField(page)).toBeHidden();
    await expect(sheet(page).getByLabel('Dietary notes')).toHaveValue(NOTES);
    await expect(sheet(page).getByRole('alert')).toContainText('Nothing you typed is lost');
    await sheet(page).getByRole('button', { name: 'Save reply' }).click();
    await expect(sheet(page).getByRole('definition').last()).toHaveText(NOTES);
    await sheet(page).getByRole('button', { name: 'Close' }).click();
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

test('the couple adds a passkey, prints recovery codes, and signs in with either', async ({
  page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  // A passkey belongs to a domain, not to an address.
  const url = dashboard.site.url.replace('127.0.0.1', 'localhost');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true },
    },
  });
  const usePasskey = page.getByRole('button', { name: 'Sign in with a passkey' });
  await signIn(page, url);
  await test.step('a passkey', async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
    await expect(passkeys).toHaveCount(1);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await usePasskey.click();
    await expect(passkeys).toContainText('Last used');
  });
  await test.step('a recovery code, on a device without the passkey', async () => {
    await page.getByRole('link', { name: 'Print recovery codes' }).click();
    await page.getByRole('button', { name: 'Create new codes' }).click();
    const codes = page.getByRole('main').getByRole('listitem');
    await expect(codes).toHaveCount(8);
    const code = (await codes.first().textContent()) ?? '';
    await page.getByRole('link', { name: 'Back to Lists and data' }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await devTools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await passwordField(page).fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText('7 codes left.')).toBeVisible();
  });
});

test('a session that ends when the form to sign in again cannot be loaded loses nothing', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  expectOnConsole(NETWORK_ERROR);
  expectOnConsole(/LoadError/);
  await dashboard.addReplies({});
  const code = /sign-in-again-.*\.js/;
  await page.route(code, (route) => route.abort());
  const failure = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await page.reload();
  await failure;
  await saveWithoutSession(page);
  await expectToast(page, 'You are signed out', 'Sign in in another tab, and continue here.');
  await dashboard.request(page, 'POST', 'session', { password: HOST_PASSWORD });
  await sheet(page).getByRole('button', { name: 'Save reply' }).click();
  await expect(sheet(page).getByRole('definition').last()).toHaveText(NOTES);
});

// Headless browsers call themselves by other names.
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

lockedTest.describe('on a locked site', () => {
  lockedTest.use({ userAgent: MAC });

  lockedTest(
    'the couple signs out a lost phone, all other devices, and all guests',
    async ({ page, browser, lockedSite: { url }, expectOnConsole }) => {
      expectOnConsole(HTTP_ERROR);
      const devices = page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');
      const phone = await (await browser.newContext({ userAgent: IPHONE })).newPage();
      await test.step('a lost phone', async () => {
        await signIn(phone, url);
        await signIn(page, url);
        await expect(devices).toHaveCount(2);
        await expect(devices.filter({ hasText: 'This device' })).toContainText('Chrome on Mac');
        const lost = devices.filter({ hasText: 'Safari on iPhone' });
        await expect(lost).toContainText(/Signed in .+Last seen /);
        await lost.getByRole('button', { name: 'Sign out: The couple, Safari on iPhone' }).click();
        await expect(devices).toHaveCount(1);
        await phone.reload();
        await expect(passwordField(phone)).toBeVisible();
      });
      await test.step('all other devices', async () => {
        await signIn(phone, url);
        await openTab(page, 'Overview');
        await openTab(page, 'Data');
        await expect(devices).toHaveCount(2);
        const release = await holdFiles(page, '**/host/api/sessions/end-others');
        await page.getByRole('button', { name: 'Sign out all other devices' }).click();
        // As the server answers requests that were under way, with the old cookie.
        const reads = /host\/api\/(sessions|guest-data)$/;
        await page.route(reads, (route) =>
          route.fulfill({ status: 401, json: { code: 'signed-out', message: 'Please sign in.' } }),
        );
        await openTab(page, 'Overview');
        await openTab(page, 'Data');
        await expect(passwordField(page)).toBeVisible();
        await page.unroute(reads);
        release();
        await expect(devices).toHaveCount(1);
        await expect(passwordField(page)).toBeHidden();
        await phone.reload();
        await expect(passwordField(phone)).toBeVisible();
      });
      await test.step('all guests, who then enter the password again', async () => {
        await phone.goto(url);
        await enterPassword(phone, PASSWORD);
        await expect(weddingHeading(phone)).toBeVisible();
        const signOutGuests = page.getByRole('button', { name: 'Sign out all guests' });
        await signOutGuests.click();
        await page.getByRole('button', { name: 'Keep them signed in' }).click();
        await phone.reload();
        await expect(weddingHeading(phone)).toBeVisible();
        await signOutGuests.click();
        await page.getByRole('button', { name: 'Yes, sign out all guests' }).click();
        await expectToast(
          page,
          'All guests signed out',
          'Your guests need the password to open the site again.',
        );
        await phone.reload();
        await expect(enterButton(phone)).toBeVisible();
        await enterPassword(phone, PASSWORD);
        await expect(weddingHeading(phone)).toBeVisible();
        await expect(devices).toHaveCount(1);
      });
      await phone.context().close();
    },
  );
});
