import type { Page } from '@playwright/test';
import { openTab, passwordField } from './dashboard.ts';
import { enterButton, enterPassword, weddingHeading } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { expect, HTTP_ERROR, PASSWORD, test } from './locked-site.ts';
import { HOST_PASSWORD } from './site.ts';
import { expectToast } from './toasts.ts';

test.beforeEach(({ expectOnConsole }) => expectOnConsole(HTTP_ERROR));

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

// Headless browsers call themselves by other names.
test.use({ userAgent: MAC });

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/host/data`);
  await passwordField(page).fill(HOST_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists and data');
}

const devices = (page: Page) =>
  page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');

test('the couple signs out a lost phone, all other devices, and all guests', async ({
  page,
  browser,
  lockedSite: { url },
}) => {
  const phone = await (await browser.newContext({ userAgent: IPHONE })).newPage();
  await test.step('a lost phone', async () => {
    await signIn(phone, url);
    await signIn(page, url);
    await expect(devices(page)).toHaveCount(2);
    await expect(devices(page).filter({ hasText: 'This device' })).toContainText('Chrome on Mac');
    const lost = devices(page).filter({ hasText: 'Safari on iPhone' });
    await expect(lost).toContainText(/Signed in .+Last seen /);
    await lost.getByRole('button', { name: 'Sign out: The couple, Safari on iPhone' }).click();
    await expect(devices(page)).toHaveCount(1);
    await phone.reload();
    await expect(passwordField(phone)).toBeVisible();
  });

  await test.step('all other devices', async () => {
    await signIn(phone, url);
    await openTab(page, 'Overview');
    await openTab(page, 'Data');
    await expect(devices(page)).toHaveCount(2);
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
    await expect(devices(page)).toHaveCount(1);
    await expect(passwordField(page)).toBeHidden();
    await phone.reload();
    await expect(passwordField(phone)).toBeVisible();
    await page.reload();
    await expect(devices(page)).toHaveCount(1);
  });

  await test.step('all guests, who then enter the password again', async () => {
    await phone.goto(url);
    await enterPassword(phone, PASSWORD);
    await expect(weddingHeading(phone)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out all guests' }).click();
    await page.getByRole('button', { name: 'Keep them signed in' }).click();
    await phone.reload();
    await expect(weddingHeading(phone)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out all guests' }).click();
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
    await expect(devices(page)).toHaveCount(1);
  });
  await phone.context().close();
});
