import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  expect,
  HOST_PASSWORD,
  HTTP_ERROR,
  openReply,
  openTab,
  passwordField,
  sheet,
  test,
} from './dashboard.ts';
import { expectToast } from './toasts.ts';

const NOTES = 'No shellfish for Benedick';

/** A page of somebody else's browser. */
async function openElsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 320, height: 700 } })).newPage();
}

test('the caterer opens a link without a password, until the couple revokes it', async ({
  browser,
  dashboard,
  dashboardPage: page,
}) => {
  await dashboard.addReplies(
    { email: 'b@example.com', guest_one_first: 'Beatrice', dietary_restrictions: NOTES },
    { email: 'p@example.com', guest_one_first: 'Prospero', wedding: 'not-attending' },
  );
  const caterer = await openElsewhere(browser);
  const wrong = await caterer.goto(`${dashboard.site.url}/shared/${'a'.repeat(32)}`);
  expect(wrong?.status()).toBe(404);
  await expect(caterer.getByRole('heading')).toHaveText('This link does not work');
  await expectAccessible(caterer, 'wrong link');

  await openTab(page, 'Data');
  await page.getByRole('button', { name: 'Create a link' }).click();
  for (const name of ['Catering', 'By table'])
    await sheet(page).getByRole('checkbox', { name }).uncheck();
  const create = sheet(page).getByRole('button', { name: 'Create the link' });
  await create.click();
  await expect(sheet(page).getByText('Please enter a name')).toBeVisible();
  await expect(sheet(page).getByText('Please choose a list')).toBeVisible();
  for (const [helper, lists] of [
    ['The planner', 9],
    ['The caterer', 2],
  ] as const) {
    await sheet(page).getByRole('radio', { name: helper }).check();
    await expect(sheet(page).getByRole('checkbox', { checked: true })).toHaveCount(lists);
  }
  await sheet(page).getByRole('textbox', { name: 'Name' }).fill('Osteria Antica');
  await expectAccessible(page, 'form');
  await create.click();
  const address = await sheet(page).getByText('/shared/').innerText();
  await sheet(page).getByRole('button', { name: 'Close' }).click();

  await caterer.goto(address);
  await expect(caterer.getByRole('heading', { level: 1 })).toHaveText(/Portia & Bassanio/);
  await expect(caterer.getByRole('heading', { level: 2 })).toHaveText([
    'Catering: Welcome Party',
    'Catering: The Wedding',
  ]);
  const wedding = caterer.getByRole('region', { name: 'Catering: The Wedding' });
  await expect(wedding.getByText('1 guest', { exact: true })).toBeVisible();
  await expect(wedding.getByRole('row').last()).toHaveText(`Beatrice Álvarez1${NOTES}`);
  await expectAccessible(caterer, 'page of the link');
  const { fonts, width } = await caterer.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return { fonts: loaded.length, width: document.documentElement.scrollWidth };
  });
  expect(fonts).toBeGreaterThan(1);
  expect(width).toBeLessThanOrEqual(320);

  const downloading = caterer.waitForEvent('download');
  await wedding.getByRole('link', { name: 'download as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('caterer-wedding.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain(NOTES);
  await caterer.emulateMedia({ media: 'print' });
  await expect(wedding.getByRole('link')).toBeHidden();
  await expect(wedding.getByText(/^Portia & Bassanio · as of /)).toBeVisible();

  await page.reload();
  const row = page.getByRole('list', { name: 'Links for helpers' }).getByRole('listitem');
  await expect(row).toContainText(/Osteria Antica.*Catering.*Works until .*Opened once, last /);
  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Keep the link' }).click();
  expect((await caterer.reload())?.status()).toBe(200);
  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Yes, revoke the link' }).click();
  await expectToast(page, 'Revoked', 'The link for Osteria Antica no longer works.');
  await expect(row).toHaveCount(0);
  expect((await caterer.reload())?.status()).toBe(404);
  await caterer.context().close();
});

test('a co-host signs in with a name and password of their own, and the history says who', async ({
  browser,
  dashboard,
  dashboardPage: page,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await dashboard.addReplies({});
  await openTab(page, 'Data');
  await page.getByRole('button', { name: 'Add a co-host' }).click();
  await sheet(page).getByRole('textbox', { name: 'Name' }).fill('Ada');
  await sheet(page).getByRole('textbox', { name: 'Password' }).fill(HOST_PASSWORD);
  await sheet(page).getByRole('button', { name: 'Add a co-host' }).click();
  await expect(sheet(page).getByText(/^This password is easy to guess/)).toBeVisible();
  await sheet(page).getByRole('textbox', { name: 'Password' }).fill('');
  await expectAccessible(page, 'form of a co-host');
  await sheet(page).getByRole('button', { name: 'Add a co-host' }).click();
  const signIn = await sheet(page).getByText('Name: Ada').innerText();
  const password = /Password: (\S+)/.exec(signIn)?.[1] ?? '';
  await sheet(page).getByRole('button', { name: 'Close' }).click();

  const ada = await openElsewhere(browser);
  await ada.goto(`${dashboard.site.url}/host`);
  await ada.getByRole('button', { name: 'I am a co-host' }).click();
  const signInAs = async (name: string) => {
    await ada.getByLabel('Your name').fill(name);
    await ada.getByLabel('Your password').fill(password);
    await ada.keyboard.press('Enter');
  };
  await signInAs('Eve');
  await expect(ada.getByText('The name or the password is not right.')).toBeVisible();
  await expectAccessible(ada, 'sign-in of a co-host');
  await signInAs('ada');
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Overview');

  await openReply(ada, 'Zoë Álvarez');
  await sheet(ada).getByRole('button', { name: 'Withdraw' }).click();
  await sheet(ada).getByRole('button', { name: 'Close' }).click();
  await openTab(ada, 'Data');
  await expect(ada.getByText('You are signed in as Ada.')).toBeVisible();
  await expect(ada.getByRole('heading', { name: 'Delete all data' })).toHaveCount(0);
  await expect(ada.getByRole('button', { name: 'Add a co-host' })).toHaveCount(0);
  const change = 'Change your password';
  await ada.getByRole('button', { name: change }).click();
  await sheet(ada).getByLabel('Current password').fill(password);
  await sheet(ada).getByLabel('New password').fill('cinque cani rossi');
  await expectAccessible(ada, 'form of an own password');
  await sheet(ada).getByRole('button', { name: change }).click();
  await expect(sheet(ada).getByText('Password: cinque cani rossi')).toBeVisible();
  await sheet(ada).getByRole('button', { name: 'Close' }).click();

  await page.reload();
  await expect(
    page.getByRole('list', { name: 'Signed-in devices' }).getByText(/^Ada, /),
  ).toBeVisible();
  await openTab(page, 'Replies');
  await page.getByRole('checkbox', { name: 'Withdrawn' }).check();
  await page.getByRole('rowheader', { name: 'Zoë Álvarez' }).getByRole('button').click();
  await expect(sheet(page).getByRole('region', { name: 'History' })).toContainText(
    'Withdrawn by Ada',
  );
  await sheet(page).getByRole('button', { name: 'Close' }).click();

  await openTab(page, 'Data');
  await page.getByRole('button', { name: 'Rename Ada' }).click();
  await sheet(page).getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await sheet(page).getByRole('button', { name: 'Rename Ada' }).click();
  await expectToast(page, 'Renamed', 'The history keeps the name that each change was made under.');
  await page.getByRole('button', { name: 'Remove Ada Lovelace' }).click();
  await page.getByRole('button', { name: 'Yes, remove the co-host' }).click();
  await expectToast(page, 'Removed', 'Ada Lovelace is signed out and can no longer sign in.');
  await ada.reload();
  await expect(passwordField(ada)).toBeVisible();
  await ada.context().close();
});
