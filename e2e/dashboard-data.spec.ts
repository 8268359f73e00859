import { readFile } from 'node:fs/promises';
import { expect, openTab, test } from './dashboard.ts';

test.use({ sharesSite: false });

test('nothing is deleted if the couple mistypes the confirmation or cancels', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({});
  await openTab(page, 'Data');
  await page.getByLabel('Type DELETE to confirm').fill('delete');
  await page.getByRole('button', { name: 'Delete all data' }).click();
  await expect(page.getByText('Please type DELETE in capital letters')).toBeVisible();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Delete all data' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep my data' }).click();
  expect((await dashboard.loadGuestData(page)).households).toHaveLength(1);
});

test('the couple deletes all data after the wedding', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({}, { email: 'tom@example.com' });
  await openTab(page, 'Data');
  await expect(
    page.getByText('2 replies with their history and 0 households on your guest list'),
  ).toBeVisible();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Delete all data' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(
    page.getByText('0 replies with their history and 0 households on your guest list'),
  ).toBeVisible();
  expect((await dashboard.loadGuestData(page)).households).toEqual([]);
  expect(await dashboard.site.listReplies()).toEqual([]);
});

test('the couple downloads every list and both backups', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({});
  await openTab(page, 'Data');
  for (const [link, fileName, start] of [
    ['All replies: download as CSV', /\.csv$/, '\uFEFF'],
    ['Guests: Welcome Party: download as CSV', /\.csv$/, '\uFEFF'],
    ['Guests: The Wedding: download as CSV', /\.csv$/, '\uFEFF'],
    ['For the caterer: download as CSV', /\.csv$/, '\uFEFF'],
    ['Guest list: download as CSV', /\.csv$/, '\uFEFF'],
    ['No reply yet: download as CSV', /\.csv$/, '\uFEFF'],
    ['Download the backup', /\.db$/, 'SQLite format 3'],
    ['Download as JSON', /\.json$/, '{'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: link }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(fileName);
    expect((await readFile(await download.path(), 'utf8')).startsWith(start)).toBe(true);
  }
  await expect(page.getByText(/^All replies last exported /)).toBeVisible();
});

test('a long list prints on A4 with its column headings on every page', async ({
  dashboardPage: page,
  dashboard,
}) => {
  const households = Array.from({ length: 90 }, (_, number) => ({
    guest_one_last: `Guest ${number}`,
    email: `guest${number}@example.com`,
    dietary_restrictions: 'Vegetarian;\nand no olives, please',
  }));
  await Promise.all(households.map((household) => dashboard.addReplies(household)));
  await page.goto('/host/print/caterer');
  await expect(page.getByRole('row')).toHaveCount(91);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/MediaBox \[0 0 59[45][.\d]* 84[12]/);
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(page.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid');
});

for (const [list, title, text] of [
  ['replies', 'All replies', 'zoe@example.com'],
  ['guests-wedding', 'Guests: The Wedding', 'Guest of Zoë Álvarez'],
  ['guests-welcome-party', 'Guests: Welcome Party', 'Guest of Zoë Álvarez'],
  ['caterer', 'For the caterer', 'Vegan'],
  ['no-reply', 'No reply yet', 'Your guest list is empty.'],
] as const) {
  test(`the couple prints the list "${title}"`, async ({ dashboardPage: page, dashboard }) => {
    await dashboard.addReplies({ guests_count: 2, dietary_restrictions: 'Vegan' });
    await page.goto(`/host/print/${list}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(text);
  });
}
