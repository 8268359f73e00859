import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createWorkbook } from '../server/fixtures/workbook.ts';
import { expect, expectQuestionOnClose, openTab, sheet, test } from './dashboard.ts';
import { households, loadEntries, previewList } from './guest-list.ts';
import { dismissToasts, toasts } from './toasts.ts';

const LIST = [
  'Full Name\tE-Mail\tGuests\tRemarks',
  'Zoë Álvarez\tzoe@example.com\t2\tschool',
  'Thomas Smith\t\t1\t',
  'Benedikt Wolf\tben@example.com\t1\tlate',
  'Marta Rossi\tmarta@example.com\t2\t',
].join('\n');

/** Chooses a file in the import. */
async function chooseFile(page: Page, name: string, content: Uint8Array): Promise<void> {
  const mimeType = name.endsWith('.csv')
    ? 'text/csv'
    : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  if ((await sheet(page).count()) === 0)
    await page.getByRole('button', { name: 'Import a list' }).click();
  await sheet(page)
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
}

async function addPreviewed(page: Page, name: string): Promise<void> {
  await sheet(page).getByRole('button', { name }).click();
  await expect(sheet(page)).toHaveCount(0);
  await dismissToasts(page);
}

test('a file that cannot be opened and a list without names add nobody; a workbook and a list of names are read', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 400/);
  await openTab(page, 'Guest list');
  await chooseFile(page, 'guests.xlsx', createWorkbook([['Name'], ['Zoë']]).subarray(0, 300));
  await expect(sheet(page).getByText('This workbook cannot be opened.')).toBeVisible();
  await test.step('the couple chooses the column with the names', async () => {
    // Excel writes CSV files in the encoding of Windows.
    const csv = Buffer.from('Wer;Mail\r\nJürgen;j@example.com\r\n', 'latin1');
    await chooseFile(page, 'guests.csv', csv);
    await expect(sheet(page).getByText('No column contains names.')).toBeVisible();
    await expect(sheet(page).getByRole('button', { name: /^Add/ })).toHaveCount(0);
    expect(await loadEntries(page, dashboard)).toEqual([]);
    await sheet(page).getByLabel('Wer').selectOption('Name');
    await expect(sheet(page).getByRole('rowheader')).toHaveText('Jürgenj@example.com');
    await addPreviewed(page, 'Add 1 household');
  });
  const rows = [
    ['Name', 'Begleitung', 'Tisch'],
    ['Jürgen Müller', 'ja', 5],
  ];
  await chooseFile(page, 'guests.xlsx', createWorkbook(rows));
  await addPreviewed(page, 'Add 1 household');
  await previewList(page, 'Zoë Álvarez\nAnna & Marco Rossi');
  await expect(sheet(page).getByLabel('The first line has the headings')).not.toBeChecked();
  await addPreviewed(page, 'Add 2 households');
  await expect(households(page)).toHaveCount(4);
  expect(await loadEntries(page, dashboard)).toMatchObject([
    { name: 'Jürgen', emails: ['j@example.com'] },
    { name: 'Jürgen Müller', people: [{ first: 'Jürgen' }, { isGuest: true }] },
    { name: 'Zoë Álvarez' },
    { name: 'Anna & Marco Rossi', people: [{ first: 'Anna' }, { first: 'Marco' }] },
  ]);
});

test('lines that need attention are left out, or fixed on screen after the others are added', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await test.step('the couple downloads the lines and leaves them out', async () => {
    await previewList(page, 'Name;E-mail\n=Tom;tom-at');
    await sheet(page).getByRole('button', { name: 'Fix these lines' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheet(page).getByRole('button', { name: 'Download these lines' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toBe(
      '\uFEFF"Name","E-mail"\n"\'=Tom","tom-at"\n',
    );
    await sheet(page).getByRole('button', { name: 'Close without these lines' }).click();
    await expect(sheet(page)).toHaveCount(0);
    expect(await loadEntries(page, dashboard)).toEqual([]);
  });
  await test.step('the couple adds the other lines, then fixes these', async () => {
    await previewList(
      page,
      'Name;E-mail;Guests\nZoë;zoe@example.com;2\n;x@example.com;1\n"Ben, ""B"" Wolf";ben-at;3',
    );
    const issues = sheet(page).getByRole('region', { name: 'Lines that need attention' });
    await expect(issues.getByRole('listitem')).toHaveText([/^Line 3 /, /^Line 4 .*ben-at/]);
    await sheet(page).getByRole('button', { name: 'Add 1 household' }).click();
    const form = sheet(page).getByRole('form', { name: 'Lines that need attention' });
    await expect(form.getByRole('group')).toHaveCount(2);
    expect(await loadEntries(page, dashboard)).toHaveLength(1);

    const line = (number: number) => form.getByRole('group', { name: `Line ${number}` });
    const checkAndAdd = form.getByRole('button', { name: 'Check and add' });
    await expect(line(4).getByLabel('Name')).toHaveValue('Ben, "B" Wolf');
    await line(3).getByLabel('Name').fill('Mara');
    await line(4).getByLabel('E-mail').fill('ben@');
    await checkAndAdd.click();
    await expect(form.getByRole('group')).toHaveCount(1);
    await expect(line(4)).toContainText('instead of “ben@”');
    await line(4).getByLabel('E-mail').fill('ben@example.com');
    await checkAndAdd.click();
    await expect(sheet(page)).toHaveCount(0);
    expect(await loadEntries(page, dashboard)).toMatchObject([
      { name: 'Zoë' },
      { name: 'Mara', emails: ['x@example.com'] },
      { emails: ['ben@example.com'], maxGuests: 3 },
    ]);
  });
});

test('the couple checks the guessed columns, undoes the import, and imports the list again with changes', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await previewList(page, `${LIST}\n`);
  await test.step('nobody is added before the couple has checked the columns', async () => {
    const columns = sheet(page).getByRole('group', { name: 'Columns' });
    for (const [heading, value] of [
      ['Full Name', 'name'],
      ['E-Mail', 'email'],
      ['Guests', 'householdSize'],
      ['Remarks', 'note'],
    ] as const) {
      await expect(columns.getByLabel(heading)).toHaveValue(value);
    }
    await expect(sheet(page).getByText('separated by tabs')).toBeVisible();
    await expect(sheet(page).getByText('4 new · 0 updated · 0 unchanged')).toBeVisible();
    await columns.getByLabel('Remarks').selectOption('Leave out');
    await expect(sheet(page).getByRole('cell', { name: 'school' })).toHaveCount(0);
    await columns.getByLabel('Remarks').selectOption('Tags');
    expect(await loadEntries(page, dashboard)).toEqual([]);
    await sheet(page).getByRole('button', { name: 'Add 4 households' }).click();
    await expect(toasts(page).last()).toContainText('4 households are now on your guest list.');
    const tags = (await loadEntries(page, dashboard)).map((entry) => entry.tags);
    expect(tags).toEqual([['school'], [], ['late'], []]);
    await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'Add your guest list' })).toBeVisible();
    await dismissToasts(page);
  });
  await test.step('the same list again changes nothing, and another one updates', async () => {
    await previewList(page, LIST);
    await addPreviewed(page, 'Add 4 households');
    await previewList(page, LIST);
    await expect(sheet(page).getByText('0 new · 0 updated · 4 unchanged')).toBeVisible();
    await expect(sheet(page).getByRole('button', { name: /^(Add|Update)/ })).toHaveCount(0);
    await sheet(page).getByRole('button', { name: 'Back' }).click();
    const changed = `${LIST.replace('late', 'early')}\nLiam Hughes\t\t1\t`;
    await sheet(page).getByLabel('Guest list').fill(changed);
    await expectQuestionOnClose(page);
    await sheet(page).getByRole('button', { name: 'Preview' }).click();
    await expect(sheet(page).getByText('1 new · 1 updated · 3 unchanged')).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Add 1 and update 1 household' }).click();
    await expect(toasts(page).last()).toContainText('1 household was updated.');
    const entries = await loadEntries(page, dashboard);
    expect(entries).toHaveLength(5);
    expect(entries.map(({ note }) => note)).toContain('early');
  });
});
