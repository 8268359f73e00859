import type { Page } from '@playwright/test';
import { type Dashboard, expect, openTab, sheet, test } from './dashboard.ts';
import { expectToast, toasts } from './toasts.ts';

const LIST = [
  'Full Name\tE-Mail\tGuests\tRemarks',
  'Zoë Álvarez\tzoe@example.com\t2\tschool',
  'Thomas Smith\t\t1\t',
  'Benedikt Wolf\tben@example.com\t1\tlate',
  'Marta Rossi\tmarta@example.com\t2\t',
].join('\n');

async function previewList(page: Page, list: string): Promise<void> {
  await openTab(page, 'Guest list');
  await page.getByRole('button', { name: 'Add guests' }).click();
  await sheet(page).getByLabel('Guest list').fill(list);
  await sheet(page).getByRole('button', { name: 'Preview' }).click();
}

async function addList(page: Page, dashboard: Dashboard): Promise<void> {
  await dashboard.addReplies(
    {},
    { email: 'tom@example.com', guest_one_first: 'Tom', guest_one_last: 'Smith' },
    { email: 'mara@example.com', guest_one_first: 'Mara', guest_one_last: 'Unknown' },
  );
  await previewList(page, LIST);
  await sheet(page).getByRole('button', { name: 'Add 4 invitations' }).click();
  await expect(sheet(page)).toHaveCount(0);
}

function guestsIn(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true }).getByRole('list').first();
}

test('a list with errors adds nobody and shows which lines to fix', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await previewList(
    page,
    'Name;E-mail;Guests\nZoë;zoe@example.com;2\n;x@example.com;1\nTom;tom-at;1',
  );
  const issues = sheet(page).getByRole('region', { name: 'Lines to fix' }).getByRole('listitem');
  await expect(issues).toHaveText([/^Line 3 /, /^Line 4 .*tom-at/]);
  await expect(sheet(page).getByRole('button', { name: /^Add/ })).toHaveCount(0);
  await sheet(page).getByRole('button', { name: 'Back' }).click();
  await expect(sheet(page).getByLabel('Guest list')).toHaveValue(/tom-at/);
  expect((await dashboard.loadGuestData(page)).guestList).toEqual([]);
});

test('the couple checks the recognised columns before anybody is added, and duplicates are skipped', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await previewList(page, `${LIST}\n`);
  const columns = sheet(page).locator('dl');
  await expect(columns).toHaveText('NameFull NameEmailE-MailHousehold sizeGuestsNoteRemarks');
  await expect(sheet(page).getByText('separated by tabs')).toBeVisible();
  await expect(sheet(page).getByRole('row')).toHaveCount(5);
  expect((await dashboard.loadGuestData(page)).guestList).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Add 4 invitations' }).click();
  await expectToast(page, 'Added', '4 invitations are now on your guest list.');

  await previewList(page, `${LIST}\nLiam Hughes\t\t1\t`);
  await expect(sheet(page).getByText('4 lines are already on your guest list')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Add 1 invitation' }).click();
  await expect.poll(async () => (await dashboard.loadGuestData(page)).guestList.length).toBe(5);
});

test('a CSV file from Excel keeps its accents', async ({ dashboardPage: page }) => {
  await openTab(page, 'Guest list');
  await page.getByRole('button', { name: 'Add guests' }).click();
  await sheet(page)
    .locator('input[type="file"]')
    .setInputFiles({
      name: 'guests.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Name;E-Mail\r\nJürgen Müller;j@example.com\r\n', 'latin1'),
    });
  await expect(sheet(page).getByRole('rowheader')).toHaveText('Jürgen Müllerj@example.com');
});

test('the guest list shows households without a reply, with a reply, and replies that are not on the list', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await addList(page, dashboard);
  await expect(guestsIn(page, 'No reply yet').locator('> li')).toContainText([
    'Thomas Smith',
    'Benedikt Wolf',
    'Marta Rossi',
  ]);
  await expect(guestsIn(page, 'Replied').locator('> li')).toContainText(['Zoë Álvarez']);
  await expect(guestsIn(page, 'Not on your list').locator('> li')).toContainText([
    'Tom Smith',
    'Mara Unknown',
  ]);
  await openTab(page, 'Overview');
  await expect(page.getByRole('region', { name: 'The Wedding' })).toContainText('No reply yet3');
});

test('the couple confirms a suggested match and can undo it', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await addList(page, dashboard);
  await expect(
    page.getByText('Is this Tom Smith, who replied from tom@example.com?'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Yes, Thomas Smith is Tom Smith' }).click();
  await expect(guestsIn(page, 'Replied').locator('> li')).toHaveCount(2);
  await expect(guestsIn(page, 'Replied')).toContainText('matched by you');
  await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
  await expect(guestsIn(page, 'Replied').locator('> li')).toHaveCount(1);
  await page.getByRole('button', { name: 'No, Thomas Smith is not Tom Smith' }).click();
  await expect(page.getByText('Is this Tom Smith')).toHaveCount(0);
});

test('the couple copies the email addresses of the households without a reply', async ({
  dashboardPage: page,
  dashboard,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addList(page, dashboard);
  await page.getByRole('button', { name: 'Copy all email addresses' }).click();
  await expectToast(
    page,
    'Copied',
    '2 email addresses copied. Paste them into the Bcc field. 1 guest has no email address.',
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'ben@example.com, marta@example.com',
  );
});

test('the couple removes a household from the guest list and undoes it', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await addList(page, dashboard);
  await page.getByRole('button', { name: 'Remove Benedikt Wolf' }).click();
  await expect(guestsIn(page, 'No reply yet').locator('> li')).toHaveCount(2);
  await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
  await expect(guestsIn(page, 'No reply yet').locator('> li')).toHaveCount(3);
  const entries = (await dashboard.loadGuestData(page)).guestList.map(({ entry }) => entry);
  expect(entries).toContainEqual(
    expect.objectContaining({ name: 'Benedikt Wolf', emails: ['ben@example.com'], note: 'late' }),
  );
});
