import type { Browser, Page } from '@playwright/test';
import { openTab, passwordField } from './dashboard.ts';
import { enterButton, enterPassword, weddingHeading } from './gate.ts';
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

async function openPhone(browser: Browser): Promise<Page> {
  return (await browser.newContext({ userAgent: IPHONE })).newPage();
}

const devices = (page: Page) =>
  page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');

test('the couple signs out a lost phone, and all other devices', async ({
  page,
  browser,
  lockedSite: { url },
}) => {
  const [phone, tablet] = [await openPhone(browser), await openPhone(browser)];
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

  await signIn(tablet, url);
  await openTab(page, 'Overview');
  await openTab(page, 'Data');
  await expect(devices(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(devices(page)).toHaveCount(1);
  await tablet.reload();
  await expect(passwordField(tablet)).toBeVisible();
  await page.reload();
  await expect(devices(page)).toHaveCount(1);
  await phone.context().close();
  await tablet.context().close();
});

test('the couple signs out all guests, who then enter the password again', async ({
  page,
  browser,
  lockedSite: { url },
}) => {
  const guest = await openPhone(browser);
  await guest.goto(url);
  await enterPassword(guest, PASSWORD);
  await expect(weddingHeading(guest)).toBeVisible();
  await signIn(page, url);
  await page.getByRole('button', { name: 'Sign out all guests' }).click();
  await page.getByRole('button', { name: 'Keep them signed in' }).click();
  await guest.reload();
  await expect(weddingHeading(guest)).toBeVisible();

  await page.getByRole('button', { name: 'Sign out all guests' }).click();
  await page.getByRole('button', { name: 'Yes, sign out all guests' }).click();
  await expectToast(
    page,
    'All guests signed out',
    'Your guests need the password to open the site again.',
  );
  await guest.reload();
  await expect(enterButton(guest)).toBeVisible();
  await enterPassword(guest, PASSWORD);
  await expect(weddingHeading(guest)).toBeVisible();
  await expect(devices(page)).toHaveCount(1);
  await guest.context().close();
});
