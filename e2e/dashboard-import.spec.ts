import type { Page } from '@playwright/test';
import { createGermanList } from '../server/fixtures/messy-lists.ts';
import { createWorkbook } from '../server/fixtures/workbook.ts';
import { expect, expectQuestionOnClose, openTab, sheet, test } from './dashboard.ts';
import { households, loadEntries, openEntry, previewList } from './guest-list.ts';
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

const openColumns = (page: Page) => sheet(page).getByText('are read').click();

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
  await openColumns(page);
  await expect(sheet(page).getByLabel('The first line has the headings')).not.toBeChecked();
  await addPreviewed(page, 'Add 2 households');
  await expect(households(page)).toHaveCount(4);
  expect(await loadEntries(page, dashboard)).toMatchObject([
    { name: 'Jürgen', emails: ['j@example.com'] },
    { name: 'Jürgen Müller', people: [{ first: 'Jürgen' }, { isGuest: true }] },
    { name: 'Zoë Álvarez' },
    {
      name: 'Anna & Marco Rossi',
      people: [
        { first: 'Anna', last: 'Rossi' },
        { first: 'Marco', last: 'Rossi' },
      ],
    },
  ]);
});

test('a messy list of 150 households is imported with four decisions', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await openTab(page, 'Guest list');
  await chooseFile(page, 'Gästeliste.xlsx', createWorkbook(createGermanList()));
  await expect(sheet(page).getByText('151 new · 0 updated · 0 unchanged')).toBeVisible();
  const decisions = sheet(page).getByRole('region', { name: 'To decide' });
  await expect(decisions.getByRole('heading')).toHaveText('4 things to decide');
  await expect(decisions.getByRole('listitem')).toHaveCount(4);
  await test.step('the bad cells are marked in their rows, which come first', async () => {
    const table = sheet(page).getByRole('region', { name: 'Households in the list' });
    await expect(table.getByRole('rowheader').first()).toContainText('Freitag? ? left empty');
    await expect(table.getByText('32 lines need a look')).toBeVisible();
    await expect(sheet(page).getByText('3 lines are no household')).toBeVisible();
  });
  await test.step('each decision is made once', async () => {
    await decisions.getByLabel('“?” in Freitag?').selectOption('Not invited');
    await decisions.getByLabel(/blank in/).selectOption('Not invited');
    const email = decisions.getByLabel('“lena.sonnenmann@web”');
    await email.fill('lena@sonnenmann.example');
    await email.press('Enter');
    await decisions.getByRole('button', { name: 'Merge Clara Steinman' }).click();
    await expect(decisions.getByText(/is part of/)).toBeVisible();
    await expect(sheet(page).getByText('150 new · 0 updated · 0 unchanged')).toBeVisible();
    await expect(decisions.getByLabel('“?” in Freitag?')).toHaveValue('no');
    await expect(sheet(page).getByText('left empty')).toHaveCount(0);
  });
  await addPreviewed(page, 'Add 150 households');
  const entries = await loadEntries(page, dashboard);
  expect(entries).toHaveLength(150);
  expect(entries.flatMap(({ people }) => people)).toHaveLength(300);
  expect(entries.flatMap(({ emails }) => emails)).toContain('lena@sonnenmann.example');
  await test.step('the age of a child is shown and edited with the household', async () => {
    const family = entries.find(({ name }) => name.startsWith('Familie'))?.name ?? '';
    await page.getByRole('searchbox').fill(family);
    await openEntry(page, family);
    const age = sheet(page).getByLabel('Age (optional)').first();
    await expect(age).toHaveValue('4');
    await age.fill('five');
    await sheet(page).getByRole('button', { name: 'Save household' }).click();
    await expect(sheet(page).getByText(/whole number of years/)).toBeVisible();
    await age.fill('5');
    await sheet(page).getByRole('button', { name: 'Save household' }).click();
    await expect(sheet(page)).toHaveCount(0);
    const saved = (await loadEntries(page, dashboard)).find(({ name }) => name === family);
    expect(saved?.people.map((person) => person.age)).toEqual([undefined, 5, 2]);
  });
});

test('a cell is repaired in one line, a line without a name gets one, and both households are kept', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await previewList(
    page,
    'Name;E-mail;Guests\nZoë Bruno;ben-at;2\nTom Neri;ben-at;\n;x@example.com;1\nPia Meyer;;\nPia Meier;;',
  );
  const add = sheet(page).getByRole('button', { name: 'Add 4 households' });
  await expect(add).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Change E-mail in line 3' }).click();
  const cell = sheet(page).getByLabel('E-mail in line 3');
  await cell.fill('tom@example.com');
  await cell.press('Enter');
  await expect(sheet(page).getByText('tom@example.com')).toBeVisible();
  const line = sheet(page).getByRole('group', { name: 'Line 4' });
  await expect(line).toContainText('A name is missing.');
  await line.getByLabel('Name').fill('Mara');
  await sheet(page).getByRole('button', { name: 'Read line 4 again' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Add 5 households' })).toBeVisible();
  await expectQuestionOnClose(page);
  await sheet(page).getByRole('button', { name: 'Keep both: Pia Meier' }).click();
  await expect(sheet(page).getByText(/may be/)).toHaveCount(0);
  // A correction of the list keeps the decisions about its other lines.
  await sheet(page).getByRole('button', { name: 'Back' }).click();
  const list = sheet(page).getByLabel('Guest list');
  await list.fill(`${await list.inputValue()}\nFriends;;\nIda Berg;;`);
  await sheet(page).getByRole('button', { name: 'Preview' }).click();
  await expect(sheet(page).getByText('1 line names a group')).toBeVisible();
  await expect(sheet(page).getByText(/may be/)).toHaveCount(0);
  await addPreviewed(page, 'Add 6 households');
  expect(await loadEntries(page, dashboard)).toMatchObject([
    { name: 'Zoë Bruno', emails: [], maxGuests: 2 },
    { name: 'Tom Neri', emails: ['tom@example.com'] },
    { name: 'Mara', emails: ['x@example.com'] },
    { name: 'Pia Meyer' },
    { name: 'Pia Meier' },
    { name: 'Ida Berg', tags: ['Friends'] },
  ]);
});

test('the couple checks the guessed columns, undoes the import, and imports the list again with changes', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await previewList(page, `${LIST}\n`);
  await test.step('nobody is added before the couple has checked the columns', async () => {
    await openColumns(page);
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
    await expect(sheet(page).getByText('Would change: Note in 1 household.')).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Add 1 and update 1 household' }).click();
    await expect(toasts(page).last()).toContainText('1 household was updated.');
    const entries = await loadEntries(page, dashboard);
    expect(entries).toHaveLength(5);
    expect(entries.map(({ note }) => note)).toContain('early');
  });
});
