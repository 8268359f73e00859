import { toEntryValues } from '../domain/guest-list/guest-list.ts';
import { expect, expectQuestionOnClose, HTTP_ERROR, openTab, sheet, test } from './dashboard.ts';
import { addEntries, households, loadEntries, type NewEntry, openEntry } from './guest-list.ts';
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

test('an invalid household, a second one of the same name and an unsaved edit are not stored', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await addEntries(page, dashboard, FAMILY, { name: 'Zoë Álvarez' });
  const before = await loadEntries(page, dashboard);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const discard = question.getByRole('button', { name: 'Discard changes' });

  await test.step('without a name, with a wrong address or too many guests', async () => {
    await page.getByRole('button', { name: 'Add a household' }).click();
    const form = sheet(page).getByRole('form', { name: 'Household' });
    await form.getByLabel('Email addresses').fill('zoe@example.com\nnot-an-address');
    await form.getByLabel('Maximum guests').fill('21');
    await form.getByRole('button', { name: 'Add household' }).click();
    await expect(form.getByLabel('First name')).toBeFocused();
    await expect(form.getByText('A person needs a name')).toBeVisible();
    await expect(form.getByText('instead of “not-an-address”')).toBeVisible();
    await expect(form.getByText('Please use a whole number from 1 to 20')).toBeVisible();
  });

  await test.step('that is on the list already', async () => {
    await sheet(page).getByLabel('Email addresses').fill('');
    await sheet(page).getByLabel('Maximum guests').fill('');
    await sheet(page).getByLabel('First name').fill('Zoë');
    await sheet(page).getByLabel('Last name').fill('Álvarez');
    await sheet(page).getByRole('button', { name: 'Add household' }).click();
    await expect(sheet(page).getByText('Zoë Álvarez is on your guest list already.')).toBeVisible();
    await page.keyboard.press('Escape');
    await discard.click();
  });

  await test.step('closing the form with unsaved changes asks for confirmation', async () => {
    await openEntry(page, FAMILY.name);
    await sheet(page).getByLabel('Phone').fill('+39 042');
    await expect(sheet(page).getByRole('button', { name: 'Split' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(sheet(page).getByLabel('Phone')).toHaveValue('+39 042');
    await page.keyboard.press('Escape');
    await discard.click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(households(page).getByRole('button', { name: FAMILY.name })).toBeFocused();
  });

  await test.step('nobody and everybody cannot be split from a household', async () => {
    await openEntry(page, FAMILY.name);
    await sheet(page).getByRole('button', { name: 'Split', exact: true }).click();
    const form = sheet(page).getByRole('form', { name: 'Split the household' });
    await form.getByRole('button', { name: 'Split household' }).click();
    await expect(form.getByText('Choose at least one person')).toBeVisible();
    for (const name of ['Anna Rossi', 'Marco Rossi', 'Mia Rossi (child)'])
      await form.getByLabel(name).check();
    await form.getByRole('button', { name: 'Split household' }).click();
    await expect(form.getByText('Somebody must stay in the household')).toBeVisible();
  });
  expect(await loadEntries(page, dashboard)).toEqual(before);
});

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
    entry: { ...toEntryValues(entry), phone: '+39 043', note: 'Call first' },
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
  expect(await loadEntries(page, dashboard)).toEqual([]);
});

test('the couple adds a family with a child and a guest without a name, names the guest, and undoes both', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await openTab(page, 'Guest list');
  await page.getByRole('button', { name: 'Add a household' }).click();
  const form = sheet(page).getByRole('form', { name: 'Household' });
  const person = (number: number) => form.getByRole('group', { name: `Person ${number}` });
  await person(1).getByLabel('First name').fill('Zoë');
  await person(1).getByLabel('Last name').fill('Álvarez');
  await form.getByRole('button', { name: 'Add a person' }).click();
  await expect(person(2).getByLabel('First name')).toBeFocused();
  await person(2).getByLabel('First name').fill('Max');
  await person(2).getByLabel('Last name').fill('Álvarez');
  await person(2).getByLabel('Child').check();
  await form.getByRole('button', { name: 'Add a guest without a name' }).click();
  await expect(person(3)).toContainText('Guest without a name');
  await form.getByRole('button', { name: 'Add a person' }).click();
  await form.getByRole('button', { name: 'Remove person 4' }).click();
  await form.getByLabel('Email addresses').fill('zoe@example.com, zoe@example.org');
  await form.getByLabel('Postal address').fill('Zattere 12\n30123 Venezia');
  await form.getByLabel('Language').selectOption('Italiano');
  await form.getByLabel('Tags').fill('School, Table 5');
  await form.getByLabel('Chosen events').check();
  const events = form.getByRole('group', { name: 'Events' });
  await events.getByLabel('Welcome Party').uncheck();
  await events.getByLabel('The Wedding').uncheck();
  await expect(events).toContainText('Without an event, there is nothing to answer');
  await events.getByLabel('The Wedding').check();
  await form.getByLabel('Note').fill('From school');
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
    address: 'Zattere 12\n30123 Venezia',
    ...{ language: 'it', tags: ['School', 'Table 5'], events: ['wedding'], maxGuests: null },
    note: 'From school',
  };
  expect(await loadEntries(page, dashboard)).toMatchObject([added]);
  await expect(households(page).first()).toContainText('household of 3');
  await expect(households(page).first()).toContainText('invited to The Wedding');
  await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
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
  await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
  await expect(households(page)).toContainText(['Zoë Álvarez & guest']);
});

test('the couple splits and removes households, and undoes it', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await addEntries(page, dashboard, FAMILY, { name: 'Zoë Álvarez' });
  const before = await loadEntries(page, dashboard);
  await openEntry(page, FAMILY.name);
  await sheet(page).getByRole('button', { name: 'Split', exact: true }).click();
  const form = sheet(page).getByRole('form', { name: 'Split the household' });
  await form.getByLabel('Marco Rossi').check();
  await form.getByLabel('marco@example.com').check();
  await expectQuestionOnClose(page);
  await form.getByRole('button', { name: 'Split household' }).click();
  await expect(toasts(page).last()).toContainText(
    'Anna & Mia Rossi and Marco Rossi are two households now.',
  );
  const split = await loadEntries(page, dashboard);
  expect(split.filter(({ name }) => name !== 'Zoë Álvarez')).toMatchObject([
    { name: 'Anna & Mia Rossi', emails: ['anna@example.com'] },
    { name: 'Marco Rossi', emails: ['marco@example.com'] },
  ]);
  await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
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
  await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
  await expect(households(page)).toHaveCount(2);
  const ids = (await loadEntries(page, dashboard)).map(({ id }) => id);
  expect(ids.sort()).toEqual(before.map(({ id }) => id));
});
