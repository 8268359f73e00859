import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createWorkbook } from '../server/fixtures/workbook.ts';
import { expect, expectQuestionOnClose, openTab, sheet, test } from './dashboard.ts';
import { addEntries, households, loadEntries, previewList } from './guest-list.ts';
import { dismissToasts, toasts } from './toasts.ts';

const LIST = [
  'Full Name\tE-Mail\tGuests\tRemarks',
  'Zoë Álvarez\tzoe@example.com\t2\tschool',
  'Thomas Smith\t\t1\t',
  'Benedikt Wolf\tben@example.com\t1\tlate',
  'Marta Rossi\tmarta@example.com\t2\t',
].join('\n');

test('a file that cannot be opened and a list without names add nobody; the couple chooses the column with the names', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 400/);
  await openTab(page, 'Guest list');
  await page.getByRole('button', { name: 'Import a list' }).click();
  await chooseFile(page, 'guests.xlsx', createWorkbook([['Name'], ['Zoë']]).subarray(0, 300));
  await expect(sheet(page).getByText('This workbook cannot be opened.')).toBeVisible();
  expect(await loadEntries(page, dashboard)).toEqual([]);

  // Excel writes CSV files in the encoding of Windows.
  await chooseFile(
    page,
    'guests.csv',
    Buffer.from('Wer;Mail\r\nJürgen;j@example.com\r\n', 'latin1'),
  );
  await expect(sheet(page).getByText('No column contains names.')).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: /^Add/ })).toHaveCount(0);
  await sheet(page).getByLabel('Wer').selectOption('Name');
  await expect(sheet(page).getByRole('rowheader')).toHaveText('Jürgenj@example.com');
  await sheet(page).getByRole('button', { name: 'Add 1 household' }).click();
  await expect(sheet(page)).toHaveCount(0);
  expect(await loadEntries(page, dashboard)).toMatchObject([
    { name: 'Jürgen', emails: ['j@example.com'] },
  ]);
});

test('lines that need attention are left out, or fixed on screen after the others are added', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await test.step('the couple downloads the lines and leaves them out', async () => {
    await previewList(page, 'Name;E-mail\n=Tom;tom-at');
    await expect(sheet(page).getByRole('button', { name: /^Add/ })).toHaveCount(0);
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
      'Name;E-mail;Guests\nZoë;zoe@example.com;2\n;x@example.com;1\nTom;tom-at;1\n"Ben, ""B"" Wolf";ben-at;3',
    );
    const issues = sheet(page).getByRole('region', { name: 'Lines that need attention' });
    await expect(issues.getByRole('listitem')).toHaveText([
      /^Line 3 /,
      /^Line 4 .*tom-at/,
      /^Line 5 .*ben-at/,
    ]);
    await sheet(page).getByRole('button', { name: 'Add 1 household' }).click();
    const form = sheet(page).getByRole('form', { name: 'Lines that need attention' });
    await expect(form.getByRole('group')).toHaveCount(3);
    expect(await loadEntries(page, dashboard)).toHaveLength(1);

    const line = (number: number) => form.getByRole('group', { name: `Line ${number}` });
    await expect(line(5).getByLabel('Name')).toHaveValue('Ben, "B" Wolf');
    await line(4).getByLabel('E-mail').fill('tom@example.com');
    await line(5).getByLabel('E-mail').fill('ben@');
    await form.getByRole('button', { name: 'Check and add' }).click();
    await expect(form.getByRole('group')).toHaveCount(2);
    await expect(line(5)).toContainText('instead of “ben@”');
    await line(3).getByLabel('Name').fill('Mara');
    await line(5).getByLabel('E-mail').fill('ben@example.com');
    await form.getByRole('button', { name: 'Check and add' }).click();
    await expect(sheet(page)).toHaveCount(0);
    expect(await loadEntries(page, dashboard)).toMatchObject([
      { name: 'Zoë' },
      { name: 'Tom', emails: ['tom@example.com'] },
      { name: 'Mara', emails: ['x@example.com'] },
      { emails: ['ben@example.com'], maxGuests: 3 },
    ]);
  });
});

test('the couple checks the guessed columns, undoes the import, and imports the list again with changes', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await test.step('nobody is added before the couple has checked the columns', async () => {
    await previewList(page, `${LIST}\n`);
    const columns = sheet(page).getByRole('group', { name: 'Columns' });
    await expect(columns.getByLabel('Full Name')).toHaveValue('name');
    await expect(columns.getByLabel('E-Mail')).toHaveValue('email');
    await expect(columns.getByLabel('Guests')).toHaveValue('householdSize');
    await expect(columns.getByLabel('Remarks')).toHaveValue('note');
    await expect(sheet(page).getByText('separated by tabs')).toBeVisible();
    await expect(sheet(page).getByText('4 new · 0 updated · 0 unchanged')).toBeVisible();
    await columns.getByLabel('Remarks').selectOption('Leave out');
    await expect(sheet(page).getByRole('cell', { name: 'school' })).toHaveCount(0);
    await columns.getByLabel('Remarks').selectOption('Tags');
    expect(await loadEntries(page, dashboard)).toEqual([]);
    await sheet(page).getByRole('button', { name: 'Add 4 households' }).click();
    await expect(toasts(page).last()).toContainText('4 households are now on your guest list.');
    expect((await loadEntries(page, dashboard)).map(({ tags }) => tags)).toEqual([
      ['school'],
      [],
      ['late'],
      [],
    ]);
    await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'Add your guest list' })).toBeVisible();
  });

  await test.step('the same list again changes nothing, and another one updates', async () => {
    await dismissToasts(page);
    await previewList(page, LIST);
    await sheet(page).getByRole('button', { name: 'Add 4 households' }).click();
    await expect(sheet(page)).toHaveCount(0);
    await dismissToasts(page);
    await previewList(page, LIST);
    await expect(sheet(page).getByText('0 new · 0 updated · 4 unchanged')).toBeVisible();
    await expect(sheet(page).getByRole('button', { name: /^(Add|Update)/ })).toHaveCount(0);
    await sheet(page).getByRole('button', { name: 'Back' }).click();
    await sheet(page)
      .getByLabel('Guest list')
      .fill(`${LIST.replace('late', 'early')}\nLiam Hughes\t\t1\t`);
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

test('a workbook and a plain list of names are imported, and the downloaded guest list changes nothing', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await openTab(page, 'Guest list');
  await page.getByRole('button', { name: 'Import a list' }).click();
  const rows = [
    ['Name', 'Begleitung', 'Tisch'],
    ['Jürgen Müller', 'ja', 5],
  ];
  await chooseFile(page, 'guests.xlsx', createWorkbook(rows));
  await sheet(page).getByRole('button', { name: 'Add 1 household' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await dismissToasts(page);
  await previewList(page, 'Zoë Álvarez\nAnna & Marco Rossi');
  await expect(sheet(page).getByLabel('The first line has the headings')).not.toBeChecked();
  await sheet(page).getByRole('button', { name: 'Add 2 households' }).click();
  await expect(households(page)).toHaveCount(3);
  expect(await loadEntries(page, dashboard)).toMatchObject([
    { name: 'Jürgen Müller', people: [{ first: 'Jürgen' }, { isGuest: true }] },
    { name: 'Zoë Álvarez' },
    { name: 'Anna & Marco Rossi', people: [{ first: 'Anna' }, { first: 'Marco' }] },
  ]);

  await addEntries(page, dashboard, {
    ...{ name: 'Marta Neri', emails: ['marta@example.com'], tags: ['School', 'Table 5'] },
    ...{ events: ['wedding'], note: 'one\ntwo' },
  });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  const file = await readFile(await download.path());
  await page.getByRole('button', { name: 'Import a list' }).click();
  await chooseFile(page, 'guest-list.csv', file);
  await expect(sheet(page).getByText('0 new · 0 updated · 4 unchanged')).toBeVisible();
});

/** Chooses a file in the open import. */
async function chooseFile(page: Page, name: string, content: Uint8Array): Promise<void> {
  const mimeType = name.endsWith('.csv')
    ? 'text/csv'
    : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await sheet(page)
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
}
