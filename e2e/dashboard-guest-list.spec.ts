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

async function read(page: Page, list: string): Promise<void> {
  await openTab(page, 'Invited');
  await page.getByRole('button', { name: /^Add (the list|more)$/ }).click();
  await sheet(page).getByLabel('The list').fill(list);
  await sheet(page).getByRole('button', { name: 'Look at it' }).click();
}

async function addList(page: Page, dashboard: Dashboard): Promise<void> {
  await dashboard.addReplies(
    {},
    { email: 'tom@example.com', guest_one_first: 'Tom', guest_one_last: 'Smith' },
    { email: 'mara@example.com', guest_one_first: 'Mara', guest_one_last: 'Unknown' },
  );
  await read(page, LIST);
  await sheet(page).getByRole('button', { name: 'Add 4 invitations' }).click();
  await expect(sheet(page)).toHaveCount(0);
}

function list(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true }).getByRole('list').first();
}

test('a list with faults adds nobody, and the host reads which lines to mend', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await read(page, 'Name;E-mail;Guests\nZoë;zoe@example.com;2\n;x@example.com;1\nTom;tom-at;1');
  const faults = sheet(page).getByRole('region', { name: 'Faults' }).getByRole('listitem');
  await expect(faults).toHaveText([/^Line 3 /, /^Line 4 .*tom-at/]);
  await expect(sheet(page).getByRole('button', { name: /^Add/ })).toHaveCount(0);
  await sheet(page).getByRole('button', { name: 'Back to the list' }).click();
  await expect(sheet(page).getByLabel('The list')).toHaveValue(/tom-at/);
  expect((await dashboard.loadGuestData(page)).guestList).toEqual([]);
});

test('a host sees what was recognised before anybody is added, and is spared doubles', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await read(page, `${LIST}\n`);
  const facts = sheet(page).locator('dl');
  await expect(facts).toHaveText('NameFull NameE-mailE-MailParty sizeGuestsNoteRemarks');
  await expect(sheet(page).getByText('separated by tabs')).toBeVisible();
  await expect(sheet(page).getByRole('row')).toHaveCount(5);
  expect((await dashboard.loadGuestData(page)).guestList).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Add 4 invitations' }).click();
  await expectToast(page, 'Added', '4 invitations are on the list.');

  await read(page, `${LIST}\nLiam Hughes\t\t1\t`);
  await expect(sheet(page).getByText('4 are on the list already')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Add 1 invitation' }).click();
  await expect.poll(async () => (await dashboard.loadGuestData(page)).guestList.length).toBe(5);
});

test('a host chooses a file as Excel saves it, and the accents are right', async ({
  dashboardPage: page,
}) => {
  await openTab(page, 'Invited');
  await page.getByRole('button', { name: 'Add the list' }).click();
  await sheet(page)
    .locator('input[type="file"]')
    .setInputFiles({
      name: 'guests.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Name;E-Mail\r\nJürgen Müller;j@example.com\r\n', 'latin1'),
    });
  await expect(sheet(page).getByRole('rowheader')).toHaveText('Jürgen Müllerj@example.com');
});

test('a host sees who is awaited, who replied and who was not expected', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await addList(page, dashboard);
  await expect(list(page, 'Awaiting').locator('> li')).toContainText([
    'Thomas Smith',
    'Benedikt Wolf',
    'Marta Rossi',
  ]);
  await expect(list(page, 'Replied').locator('> li')).toContainText(['Zoë Álvarez']);
  await expect(list(page, 'Unexpected').locator('> li')).toContainText([
    'Tom Smith',
    'Mara Unknown',
  ]);
  await openTab(page, 'Overview');
  await expect(page.getByRole('region', { name: 'The Wedding' })).toContainText('Awaiting3');
});

test('a host says who is who, and can take it back', async ({ dashboardPage: page, dashboard }) => {
  await addList(page, dashboard);
  await expect(
    page.getByText('Is this Tom Smith, who replied from tom@example.com?'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Yes, Thomas Smith is Tom Smith' }).click();
  await expect(list(page, 'Replied').locator('> li')).toHaveCount(2);
  await expect(list(page, 'Replied')).toContainText('by your word');
  await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
  await expect(list(page, 'Replied').locator('> li')).toHaveCount(1);
  await page.getByRole('button', { name: 'No, Thomas Smith is not Tom Smith' }).click();
  await expect(page.getByText('Is this Tom Smith')).toHaveCount(0);
});

test('a host copies the addresses of those who have not answered', async ({
  dashboardPage: page,
  dashboard,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addList(page, dashboard);
  await page.getByRole('button', { name: 'Copy all addresses' }).click();
  await expectToast(
    page,
    'Copied',
    '2 addresses: paste them as blind copies (Bcc). 1 has none on the list.',
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'ben@example.com, marta@example.com',
  );
});

test('a host takes somebody off the list, and undoes it', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await addList(page, dashboard);
  await page.getByRole('button', { name: 'Remove Benedikt Wolf' }).click();
  await expect(list(page, 'Awaiting').locator('> li')).toHaveCount(2);
  await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
  await expect(list(page, 'Awaiting').locator('> li')).toHaveCount(3);
  const people = (await dashboard.loadGuestData(page)).guestList.map(({ entry }) => entry);
  expect(people).toContainEqual(
    expect.objectContaining({ name: 'Benedikt Wolf', email: 'ben@example.com', note: 'late' }),
  );
});
