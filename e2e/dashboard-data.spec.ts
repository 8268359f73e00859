import { readFile } from 'node:fs/promises';
import { expect, openTab, test } from './dashboard.ts';

test('a host who types another word, or cancels, deletes nothing', async ({ host, dashboard }) => {
  await dashboard.replies({});
  await openTab(host, 'Data');
  await host.getByLabel('Type DELETE to confirm').fill('delete');
  await host.getByRole('button', { name: 'Delete all data' }).click();
  await expect(host.getByText('Please type the word DELETE in capitals')).toBeVisible();
  await host.getByLabel('Type DELETE to confirm').fill('DELETE');
  await host.getByRole('button', { name: 'Delete all data' }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  expect((await dashboard.book(host)).households).toHaveLength(1);
});

test('the couple deletes all data after the wedding', async ({ host, dashboard }) => {
  await dashboard.replies({}, { email: 'tom@example.com' });
  await openTab(host, 'Data');
  await expect(host.getByText('2 parties with their history and 0 invitations')).toBeVisible();
  await host.getByLabel('Type DELETE to confirm').fill('DELETE');
  await host.getByRole('button', { name: 'Delete all data' }).click();
  await host.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(host.getByText('0 parties with their history and 0 invitations')).toBeVisible();
  expect((await dashboard.book(host)).households).toEqual([]);
  expect(await dashboard.site.replies()).toEqual([]);
});

test('a host downloads every list and both backups', async ({ host, dashboard }) => {
  await dashboard.replies({});
  await openTab(host, 'Data');
  for (const [link, file, begin] of [
    ['All replies: download as CSV', /\.csv$/, '\uFEFF'],
    ['Guests: Welcome Party: download as CSV', /\.csv$/, '\uFEFF'],
    ['Guests: The Wedding: download as CSV', /\.csv$/, '\uFEFF'],
    ['For the caterer: download as CSV', /\.csv$/, '\uFEFF'],
    ['Awaiting: download as CSV', /\.csv$/, '\uFEFF'],
    ['Download the backup', /\.db$/, 'SQLite format 3'],
    ['Everything as JSON', /\.json$/, '{'],
  ] as const) {
    const [download] = await Promise.all([
      host.waitForEvent('download'),
      host.getByRole('link', { name: link }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(file);
    expect((await readFile(await download.path(), 'utf8')).startsWith(begin)).toBe(true);
  }
  await expect(host.getByText(/^All replies last exported /)).toBeVisible();
});

test('a host prints a long list on A4 with its heads on every sheet', async ({
  host,
  dashboard,
}) => {
  const households = Array.from({ length: 90 }, (_, number) => ({
    guest_one_last: `Guest ${number}`,
    email: `guest${number}@example.com`,
    dietary_restrictions: 'Vegetarian;\nand no olives, please',
  }));
  await Promise.all(households.map((household) => dashboard.replies(household)));
  await host.goto('/host/print/caterer');
  await expect(host.getByRole('row')).toHaveCount(91);
  const pdf = (await host.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/MediaBox \[0 0 59[45][.\d]* 84[12]/);
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);

  await host.emulateMedia({ media: 'print' });
  await expect(host.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(host.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(host.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid');
});

for (const [list, title, text] of [
  ['replies', 'All replies', 'zoe@example.com'],
  ['guests-wedding', 'Guests: The Wedding', 'Guest of Zoë Álvarez'],
  ['guests-welcome-party', 'Guests: Welcome Party', 'Guest of Zoë Álvarez'],
  ['caterer', 'For the caterer', 'Vegan'],
  ['awaiting', 'Awaiting an answer', 'The list of the invited is empty.'],
] as const) {
  test(`a host prints: ${title}`, async ({ host, dashboard }) => {
    await dashboard.replies({ guests_count: 2, dietary_restrictions: 'Vegan' });
    await host.goto(`/host/print/${list}`);
    await expect(host.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(host.getByRole('main')).toContainText(text);
  });
}
