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

async function read(host: Page, list: string): Promise<void> {
  await openTab(host, 'Invited');
  await host.getByRole('button', { name: /^Add (the list|more)$/ }).click();
  await sheet(host).getByLabel('The list').fill(list);
  await sheet(host).getByRole('button', { name: 'Look at it' }).click();
}

async function addList(host: Page, dashboard: Dashboard): Promise<void> {
  await dashboard.replies(
    {},
    { email: 'tom@example.com', guest_one_first: 'Tom', guest_one_last: 'Smith' },
    { email: 'mara@example.com', guest_one_first: 'Mara', guest_one_last: 'Unknown' },
  );
  await read(host, LIST);
  await sheet(host).getByRole('button', { name: 'Add 4 invitations' }).click();
  await expect(sheet(host)).toHaveCount(0);
}

function list(host: Page, name: string) {
  return host.getByRole('region', { name, exact: true }).getByRole('list').first();
}

test('a list with faults adds nobody, and the host reads which lines to mend', async ({
  host,
  dashboard,
}) => {
  await read(host, 'Name;E-mail;Guests\nZoë;zoe@example.com;2\n;x@example.com;1\nTom;tom-at;1');
  const faults = sheet(host).getByRole('region', { name: 'Faults' }).getByRole('listitem');
  await expect(faults).toHaveText([/^Line 3 /, /^Line 4 .*tom-at/]);
  await expect(sheet(host).getByRole('button', { name: /^Add/ })).toHaveCount(0);
  await sheet(host).getByRole('button', { name: 'Back to the list' }).click();
  await expect(sheet(host).getByLabel('The list')).toHaveValue(/tom-at/);
  expect((await dashboard.book(host)).guestList).toEqual([]);
});

test('a host sees what was recognised before anybody is added, and is spared doubles', async ({
  host,
  dashboard,
}) => {
  await read(host, `${LIST}\n`);
  const facts = sheet(host).locator('dl');
  await expect(facts).toHaveText('NameFull NameE-mailE-MailParty sizeGuestsNoteRemarks');
  await expect(sheet(host).getByText('separated by tabs')).toBeVisible();
  await expect(sheet(host).getByRole('row')).toHaveCount(5);
  expect((await dashboard.book(host)).guestList).toEqual([]);
  await sheet(host).getByRole('button', { name: 'Add 4 invitations' }).click();
  await expectToast(host, 'Added', '4 invitations are on the list.');

  await read(host, `${LIST}\nLiam Hughes\t\t1\t`);
  await expect(sheet(host).getByText('4 are on the list already')).toBeVisible();
  await sheet(host).getByRole('button', { name: 'Add 1 invitation' }).click();
  await expect.poll(async () => (await dashboard.book(host)).guestList.length).toBe(5);
});

test('a host chooses a file as Excel saves it, and the accents are right', async ({ host }) => {
  await openTab(host, 'Invited');
  await host.getByRole('button', { name: 'Add the list' }).click();
  await sheet(host)
    .locator('input[type="file"]')
    .setInputFiles({
      name: 'guests.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Name;E-Mail\r\nJürgen Müller;j@example.com\r\n', 'latin1'),
    });
  await expect(sheet(host).getByRole('rowheader')).toHaveText('Jürgen Müllerj@example.com');
});

test('a host sees who is awaited, who replied and who was not expected', async ({
  host,
  dashboard,
}) => {
  await addList(host, dashboard);
  await expect(list(host, 'Awaiting').locator('> li')).toContainText([
    'Thomas Smith',
    'Benedikt Wolf',
    'Marta Rossi',
  ]);
  await expect(list(host, 'Replied').locator('> li')).toContainText(['Zoë Álvarez']);
  await expect(list(host, 'Unexpected').locator('> li')).toContainText([
    'Tom Smith',
    'Mara Unknown',
  ]);
  await openTab(host, 'Overview');
  await expect(host.getByRole('region', { name: 'The Wedding' })).toContainText('Awaiting3');
});

test('a host says who is who, and can take it back', async ({ host, dashboard }) => {
  await addList(host, dashboard);
  await expect(
    host.getByText('Is this Tom Smith, who replied from tom@example.com?'),
  ).toBeVisible();
  await host.getByRole('button', { name: 'Yes, Thomas Smith is Tom Smith' }).click();
  await expect(list(host, 'Replied').locator('> li')).toHaveCount(2);
  await expect(list(host, 'Replied')).toContainText('by your word');
  await toasts(host).last().getByRole('button', { name: 'Undo' }).click();
  await expect(list(host, 'Replied').locator('> li')).toHaveCount(1);
  await host.getByRole('button', { name: 'No, Thomas Smith is not Tom Smith' }).click();
  await expect(host.getByText('Is this Tom Smith')).toHaveCount(0);
});

test('a host copies the addresses of those who have not answered', async ({
  host,
  dashboard,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addList(host, dashboard);
  await host.getByRole('button', { name: 'Copy all addresses' }).click();
  await expectToast(
    host,
    'Copied',
    '2 addresses: paste them as blind copies (Bcc). 1 has none on the list.',
  );
  expect(await host.evaluate(() => navigator.clipboard.readText())).toBe(
    'ben@example.com, marta@example.com',
  );
});

test('a host takes somebody off the list, and undoes it', async ({ host, dashboard }) => {
  await addList(host, dashboard);
  await host.getByRole('button', { name: 'Remove Benedikt Wolf' }).click();
  await expect(list(host, 'Awaiting').locator('> li')).toHaveCount(2);
  await toasts(host).last().getByRole('button', { name: 'Undo' }).click();
  await expect(list(host, 'Awaiting').locator('> li')).toHaveCount(3);
  const people = (await dashboard.book(host)).guestList.map(({ entry }) => entry);
  expect(people).toContainEqual(
    expect.objectContaining({ name: 'Benedikt Wolf', email: 'ben@example.com', note: 'late' }),
  );
});
