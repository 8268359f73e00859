import type { Page } from '@playwright/test';
import { toHouseholdValues } from '../domain/guest-list/guest-list.ts';
import {
  type Dashboard,
  expect,
  expectQuestionOnClose,
  HTTP_ERROR,
  openTab,
  sheet,
  test,
} from './dashboard.ts';
import {
  addEntries,
  households,
  loadEntries,
  type NewEntry,
  openEntry,
  select,
  selection,
} from './guest-list.ts';
import { dismissToasts, toasts } from './toasts.ts';

const FAMILY: NewEntry = {
  name: 'Famiglia Rossi',
  people: [
    { first: 'Anna', last: 'Rossi' },
    { first: 'Marco', last: 'Rossi' },
    { first: 'Mia', last: 'Rossi', isChild: true },
  ],
  emails: ['anna@example.com', 'marco@example.com'],
  phone: '+39 041',
};

async function undo(page: Page): Promise<void> {
  await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
}

test('of a household that somebody else changed, the couple chooses a version; a removed one is not saved', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await addEntries(page, dashboard, FAMILY);
  await openEntry(page, FAMILY.name);
  await sheet(page).getByLabel('Phone').fill('+39 042');
  const [entry] = await loadEntries(page, dashboard);
  if (!entry) throw new Error('There is no household.');
  await dashboard.request(page, 'PUT', `guest-list/${entry.id}`, {
    version: entry.version,
    entry: { ...toHouseholdValues(entry), phone: '+39 043', note: 'Call first' },
  });
  await expect(sheet(page).getByRole('status')).toContainText('changed while you were editing');
  await sheet(page).getByRole('button', { name: 'Save household' }).click();
  const versions = sheet(page).getByRole('form', { name: 'Two versions' });
  const phone = versions.getByRole('group', { name: 'Phone' });
  await expect(phone.getByLabel('Yours +39 042')).toBeChecked();
  await expect(versions.getByRole('group', { name: 'Note' }).getByLabel('Saved')).toBeChecked();
  await versions.getByRole('button', { name: 'Save these choices' }).click();
  await expect(sheet(page)).toHaveCount(0);
  expect(await loadEntries(page, dashboard)).toMatchObject([
    { phone: '+39 042', note: 'Call first' },
  ]);

  // The sheet scrolls so far that its toast covers no button.
  await expect(toasts(page)).not.toHaveCount(0);
  await openEntry(page, FAMILY.name);
  await sheet(page).getByLabel('Phone').fill('+39 044');
  await dashboard.request(page, 'DELETE', `guest-list/${entry.id}`);
  await expect(sheet(page).getByRole('status')).toContainText('was removed');
  await sheet(page).getByRole('button', { name: 'Save household' }).click({ timeout: 5_000 });
  await expect(sheet(page).getByText('This household is no longer on the list.')).toBeVisible();
  await expect(sheet(page).getByLabel('Phone')).toHaveValue('+39 044');
});

test('the couple adds a family with a child and a guest without a name, names the guest, and undoes both', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await openTab(page, 'Guest list');
  await page.getByRole('button', { name: 'Add a household' }).click();
  const form = sheet(page).getByRole('form', { name: 'Household' });
  const person = (number: number) => form.getByRole('group', { name: `Person ${number}` });
  const fillName = async (number: number, first: string, last: string) => {
    await person(number).getByLabel('First name').fill(first);
    await person(number).getByLabel('Last name').fill(last);
  };
  await test.step('an invalid household is not stored', async () => {
    await form.getByLabel('Email addresses').fill('zoe@example.com\nnot-an-address');
    await form.getByRole('button', { name: 'Add household' }).click();
    await expect(form.getByLabel('First name')).toBeFocused();
    await expect(form.getByText('A person needs a name')).toBeVisible();
    await expect(form.getByText('instead of “not-an-address”')).toBeVisible();
    expect(await loadEntries(page, dashboard)).toEqual([]);
  });
  await fillName(1, 'Zoë', 'Álvarez');
  await form.getByRole('button', { name: 'Add a person' }).click();
  await expect(person(2).getByLabel('First name')).toBeFocused();
  await fillName(2, 'Max', 'Álvarez');
  await person(2).getByLabel('Child').check();
  await form.getByRole('button', { name: 'Add a guest without a name' }).click();
  await expect(person(3)).toContainText('Guest without a name');
  await form.getByRole('button', { name: 'Add a person' }).click();
  await form.getByRole('button', { name: 'Remove person 4' }).click();
  for (const [label, value] of [
    ['Email addresses', 'zoe@example.com, zoe@example.org'],
    ['Postal address', 'Zattere 12\n30123 Venezia'],
    ['Tags', 'School, Table 5'],
    ['Note', 'From school'],
  ] as const) {
    await form.getByLabel(label).fill(value);
  }
  await form.getByLabel('Language').selectOption('Italiano');
  await form.getByLabel('Chosen events').check();
  const events = form.getByRole('group', { name: 'Events' });
  await events.getByLabel('Welcome Party').uncheck();
  await events.getByLabel('The Wedding').uncheck();
  await expect(events).toContainText('Without an event, there is nothing to answer');
  await events.getByLabel('The Wedding').check();
  await form.getByRole('button', { name: 'Add household' }).click();
  await expect(toasts(page).last()).toContainText('Zoë & Max Álvarez is on your guest list.');
  const added: NewEntry = {
    name: 'Zoë & Max Álvarez',
    people: [
      { first: 'Zoë', last: 'Álvarez' },
      { first: 'Max', last: 'Álvarez', isChild: true },
      { first: '', last: '', isGuest: true },
    ],
    emails: ['zoe@example.com', 'zoe@example.org'],
    ...{ address: 'Zattere 12\n30123 Venezia', note: 'From school', maxGuests: null },
    ...{ language: 'it', tags: ['School', 'Table 5'], events: ['wedding'] },
  };
  expect(await loadEntries(page, dashboard)).toMatchObject([added]);
  await expect(households(page).first().getByRole('cell')).toContainText(['', '3']);
  await expect(households(page).first()).toContainText('The Wedding');
  await undo(page);
  await expect(page.getByRole('heading', { name: 'Add your guest list' })).toBeVisible();

  await dismissToasts(page);
  await addEntries(page, dashboard, { ...added, name: 'Zoë Álvarez & guest' });
  await openEntry(page, 'Zoë Álvarez & guest');
  await sheet(page).getByRole('button', { name: 'Person 3: add a name' }).click();
  await expect(person(3).getByLabel('First name')).toBeFocused();
  await person(3).getByLabel('First name').fill('Luca');
  await sheet(page).getByLabel('Name for the envelope').fill('');
  await sheet(page).getByRole('button', { name: 'Save household' }).click();
  await expect(households(page)).toContainText(['Zoë, Max Álvarez & Luca']);
  await undo(page);
  await expect(households(page)).toContainText(['Zoë Álvarez & guest']);
});

test('the couple splits and removes a household, and undoes it', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await addEntries(page, dashboard, FAMILY, { name: 'Zoë Álvarez' });
  await openEntry(page, FAMILY.name);
  await sheet(page).getByRole('button', { name: 'Split', exact: true }).click();
  const form = sheet(page).getByRole('form', { name: 'Split the household' });
  await form.getByRole('button', { name: 'Split household' }).click();
  await expect(form.getByText('Choose at least one person')).toBeVisible();
  await form.getByLabel('Marco Rossi').check();
  await form.getByLabel('marco@example.com').check();
  await expectQuestionOnClose(page);
  await form.getByRole('button', { name: 'Split household' }).click();
  await expect(toasts(page).last()).toContainText(
    'Anna & Mia Rossi and Marco Rossi are two households now.',
  );
  await expect(households(page)).toHaveCount(3);
  await undo(page);
  await expect(households(page)).toContainText([/Famiglia Rossi/]);
  expect(await loadEntries(page, dashboard)).toMatchObject([FAMILY, { name: 'Zoë Álvarez' }]);

  await dismissToasts(page);
  await openEntry(page, FAMILY.name);
  const remove = sheet(page).getByRole('button', { name: 'Remove from the guest list' });
  await remove.press('Enter');
  const question = page.getByRole('alertdialog', { name: `Remove ${FAMILY.name}?` });
  await expect(question).toContainText('Its personal link stops working, also on a printed card.');
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await question.getByRole('button', { name: 'Yes, remove this household' }).click();
  await expect(households(page)).toHaveCount(1);
  await undo(page);
  await expect(households(page)).toHaveCount(2);
});

async function addThree(page: Page, dashboard: Dashboard): Promise<void> {
  await addEntries(
    page,
    dashboard,
    { name: 'Anna Rossi', emails: ['anna@example.com'], events: ['wedding'], tags: ['School'] },
    { name: 'Marco Rossi', emails: ['marco@example.com'], phone: '+39 041' },
    { name: 'Zoë Álvarez', events: ['wedding'] },
  );
  await expect(households(page)).toHaveCount(3);
}

async function change(page: Page, kind: string, label: string, value: string): Promise<void> {
  await selection(page).getByLabel('Change', { exact: true }).selectOption(kind);
  const field = selection(page).getByLabel(label, { exact: true });
  if (label === 'Tag') await field.fill(value);
  else await field.selectOption(value);
  await selection(page).getByRole('button', { name: 'Apply' }).click();
}

async function expectUndone(page: Page, undoLast = undo): Promise<void> {
  await undoLast(page);
  await expect(toasts(page).last()).toContainText('Your guest list is as it was before.');
}

test('a selection has no action that is impossible, and an invalid or late change changes nobody', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await addThree(page, dashboard);
  const loadTags = async () => (await loadEntries(page, dashboard)).map(({ tags }) => tags);
  await test.step('one household cannot be merged, and a tag with a comma is not added', async () => {
    await select(page, 'Zoë Álvarez');
    await expect(selection(page)).toContainText('1 household selected');
    await expect(selection(page).getByRole('button', { name: 'Merge' })).toHaveCount(0);
    await change(page, 'Add the tag', 'Tag', 'Work, School');
    await expect(selection(page).getByText('A tag cannot contain a comma')).toBeVisible();
    expect(await loadTags()).toEqual([['School'], [], []]);
  });
  await test.step('a change that is true of every selected household changes nothing', async () => {
    await select(page, 'Anna Rossi');
    await change(page, 'Invite to', 'Event', 'The Wedding');
    await expect(toasts(page).last()).toContainText(
      '2 households are invited to The Wedding already.',
    );
  });
  await test.step('a change that somebody else made impossible changes nobody', async () => {
    await page.route('**/host/api/guest-list/bulk', async (route) => {
      const [anna] = await loadEntries(page, dashboard);
      await dashboard.request(page, 'DELETE', `guest-list/${anna?.id}`);
      await route.continue();
    });
    await change(page, 'Add the tag', 'Tag', 'Work');
    await expect(toasts(page).last()).toContainText('This household is no longer on the list.');
    await expect(selection(page)).toContainText('1 household selected');
    expect(await loadTags()).toEqual([[], []]);
  });
});

test('the couple changes, removes and merges several households, and undoes it', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await addThree(page, dashboard);
  const before = await loadEntries(page, dashboard);
  await test.step('a selection stays while the couple searches, and says how much of it is hidden', async () => {
    await select(page, 'Zoë Álvarez');
    await page.getByRole('searchbox').fill('rossi');
    await expect(selection(page)).toContainText('1 household selected, 1 of them hidden');
    await page.getByLabel('Select all 2').check();
    await expect(selection(page)).toContainText('3 households selected, 1 of them hidden');
    await page.getByRole('searchbox').fill('');
  });
  await test.step('the couple changes events, tags and languages', async () => {
    await change(page, 'Remove from', 'Event', 'The Wedding');
    await expect(toasts(page).last()).toContainText('3 households are not invited to The Wedding.');
    await page.getByRole('button', { name: '2 Invited to no event' }).click();
    await expect(households(page)).toHaveCount(2);
    await page.getByRole('button', { name: '2 Invited to no event' }).click();
    await expectUndone(page);
    await change(page, 'Add the tag', 'Tag', 'Lido');
    await expect(households(page).getByText('Lido')).toHaveCount(3);
    await change(page, 'Remove the tag', 'Tag', 'school');
    await expect(toasts(page).last()).toContainText('1 household is without the tag “school”.');
    await change(page, 'Set the language to', 'Language', 'Italiano');
    await expect(toasts(page).last()).toContainText('The language of 3 households is Italiano.');
    const changed = { language: 'it', tags: ['Lido'] };
    expect(await loadEntries(page, dashboard)).toMatchObject([changed, changed, changed]);
    await selection(page).getByRole('button', { name: 'Clear selection' }).click();
  });
  await test.step('the couple removes two households', async () => {
    await select(page, 'Anna Rossi', 'Marco Rossi');
    const remove = selection(page).getByRole('button', { name: 'Remove 2 households' });
    const question = page.getByRole('alertdialog', { name: 'Remove 2 households?' });
    await remove.click();
    await expect(question).toContainText('Their personal links stop working');
    await question.getByRole('button', { name: 'Keep them' }).click();
    await remove.click();
    await question.getByRole('button', { name: 'Yes, remove 2 households' }).click();
    await expect(households(page)).toHaveCount(1);
    await expect(selection(page)).toHaveCount(0);
    await expectUndone(page, () => page.keyboard.press('ControlOrMeta+z'));
    expect(await loadEntries(page, dashboard)).toMatchObject(before.map(({ id }) => ({ id })));
  });
  await test.step('the couple merges two households', async () => {
    await select(page, 'Anna Rossi', 'Marco Rossi');
    await selection(page).getByRole('button', { name: 'Merge into one household' }).click();
    await expect(toasts(page).last()).toContainText('2 households are now Anna & Marco Rossi.');
    expect(await loadEntries(page, dashboard)).toMatchObject([
      {
        name: 'Anna & Marco Rossi',
        emails: ['anna@example.com', 'marco@example.com'],
        phone: '+39 041',
      },
      { name: 'Zoë Álvarez' },
    ]);
    await expectUndone(page);
    await expect(households(page)).toHaveCount(3);
  });
});
