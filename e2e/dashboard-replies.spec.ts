import type { Page } from '@playwright/test';
import {
  expect,
  findHousehold,
  HTTP_ERROR,
  leaveQuestion,
  openReply,
  openTab,
  pressEscape,
  sheet,
  test,
} from './dashboard.ts';
import { expectToast, toasts } from './toasts.ts';

const GUESTS = [
  { email: 'zoe@example.com', dietary_restrictions: 'No peanuts' },
  { email: 'tom@example.com', guest_one_first: 'Tom', guest_one_last: 'Smith', guests_count: 2 },
  { email: 'soren@example.com', guest_one_first: 'Søren', guest_one_last: 'Nørgaard' },
  {
    ...{ email: 'anna@example.com', guest_one_first: 'Anna', guest_one_last: 'Bianchi' },
    wedding: 'not-attending',
  },
] as const;

async function expectNames(page: Page, names: string[]): Promise<void> {
  const readNames = async () => {
    const cells = await page.getByRole('rowheader').getByRole('button').allInnerTexts();
    return cells.map((text) => text.split('\n')[0] ?? '');
  };
  await expect.poll(readNames).toEqual(names);
}

test('the couple searches, filters and sorts the replies, on a phone too', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies(...GUESTS);
  await openTab(page, 'Replies');
  const byFamilyName = ['Zoë Álvarez', 'Anna Bianchi', 'Søren Nørgaard', 'Tom Smith'];
  await test.step('a search ignores accents; one without a match offers to show all replies', async () => {
    await page.getByRole('searchbox').fill('sorën norgaard');
    await expectNames(page, ['Søren Nørgaard']);
    await page.getByRole('searchbox').fill('nobody');
    await expect(page.getByRole('heading', { name: 'No matching replies' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all replies' }).click();
    await expect(page.getByText('4 replies · 5 guests, 5 attending')).toBeVisible();
  });
  await test.step('the couple filters by event and by dietary notes', async () => {
    await page.getByLabel('Event').selectOption('The Wedding: declined');
    await expectNames(page, ['Anna Bianchi']);
    await page.getByLabel('Event').selectOption('All replies');
    await page.getByLabel('Dietary notes').check();
    await expectNames(page, ['Zoë Álvarez']);
    await page.getByLabel('Dietary notes').uncheck();
  });
  await test.step('the order by family name is kept on the next visit to the tab', async () => {
    const heading = page.getByRole('columnheader', { name: 'Household', exact: true });
    await heading.getByRole('button').click();
    await expectNames(page, byFamilyName);
    await heading.getByRole('button').click();
    await expectNames(page, byFamilyName.toReversed());
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await openTab(page, 'Data');
    await openTab(page, 'Replies');
    await expectNames(page, byFamilyName.toReversed());
  });
  await test.step('on a phone the replies are cards', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.getByLabel('Sort by').selectOption('Household');
    await expectNames(page, byFamilyName);
    const card = page.getByRole('row').filter({ hasText: 'Bianchi' });
    await expect(card).toHaveCSS('display', 'grid');
    await card.getByText('Declined').click();
    await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Anna Bianchi');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

test('a reply that is incomplete, or of another household, is not saved; one without an email address is', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await dashboard.addReplies({});
  await openTab(page, 'Replies');
  await page.getByRole('button', { name: 'Add a reply' }).click();
  const form = sheet(page);
  const addReply = form.getByRole('button', { name: 'Add reply' });
  const countHouseholds = async () => (await dashboard.loadGuestData(page)).households.length;
  await test.step('the couple cannot save a reply without a name or an answer', async () => {
    await form.getByLabel('Email').fill('not an address');
    await addReply.click();
    await expect(form.getByText('First name is required')).toBeVisible();
    await expect(form.getByText('Please choose an answer')).toHaveCount(2);
    await expect(form.getByText('Please enter a valid email address, or')).toBeVisible();
    await expect(form.getByLabel('First name', { exact: true })).toBeFocused();
  });
  await test.step('the form names the household that already has the email address', async () => {
    await form.getByLabel('First name', { exact: true }).fill('Nonna');
    await form.getByLabel('Last name', { exact: true }).fill('Hughes');
    await form.getByLabel('Email').fill('ZOE@example.com');
    for (const [event, label] of [
      ['Welcome Party', 'Declined'],
      ['The Wedding', 'Attending'],
    ] as const) {
      await form.getByRole('group', { name: event }).getByLabel(label).check();
    }
    await addReply.click();
    await expect(form.getByRole('alert')).toContainText('Zoë Álvarez has already replied');
    expect(await countHouseholds()).toBe(1);
  });
  await test.step('the couple adds a reply without an email address and undoes it', async () => {
    await form.getByLabel('Email').fill('');
    await addReply.click();
    await expect(form.getByRole('heading', { level: 2 })).toHaveText('Nonna Hughes');
    await expect(form).toContainText('No email address');
    expect(await countHouseholds()).toBe(2);
    await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
    await expect(form.getByRole('button', { name: 'Restore reply' })).toBeVisible();
  });
});

test('closing a form with unsaved text asks for confirmation, also with the browser’s Back button', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({});
  await openTab(page, 'Replies');
  const zoe = page.getByRole('rowheader', { name: 'Zoë Álvarez' }).getByRole('button');
  const { href } = new URL(page.url());
  for (const [way, leave] of [
    ['the Escape key', () => pressEscape(page)],
    ['the Back button', () => page.goBack()],
  ] as const) {
    await test.step(way, async () => {
      await zoe.click();
      await sheet(page).getByRole('button', { name: 'Edit' }).click();
      const notes = sheet(page).getByLabel('Dietary notes');
      await notes.fill('No nuts');
      await leave();
      await leaveQuestion(page).getByRole('button', { name: 'Keep editing' }).click();
      await expect(notes).toHaveValue('No nuts');
      await expect(leaveQuestion(page)).toHaveCount(0);
      await leave();
      await leaveQuestion(page).getByRole('button', { name: 'Discard changes' }).click();
      await expect(sheet(page)).toHaveCount(0);
      expect(page.url()).toBe(href);
    });
  }
  await expect(zoe).toBeFocused();
  expect((await dashboard.loadGuestData(page)).households[0]?.history).toHaveLength(1);

  await test.step('Back closes a sheet without changes; its close button leaves no history entry', async () => {
    await zoe.click();
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    expect(page.url()).toBe(href);
    await zoe.click();
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(sheet(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  });
});

test('the couple edits a reply with the keyboard only, withdraws it and undoes that', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({}, { email: 'tom@example.com', guest_one_last: 'Smith' });
  await openTab(page, 'Replies');
  const edit = sheet(page).getByRole('button', { name: 'Edit' });
  await test.step('the keyboard alone is enough to edit a reply', async () => {
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByRole('button', { name: 'Replied' }).focus();
    await press('Tab', 'ArrowDown', 'Enter');
    await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Zoë Álvarez');
    await edit.focus();
    await press('Enter', 'Tab');
    await expect(sheet(page).getByLabel('First name', { exact: true })).toBeFocused();
    await press('Tab', 'Tab', 'ArrowRight');
    while ((await sheet(page).getByLabel('Dietary notes').and(page.locator(':focus')).count()) < 1)
      await press('Tab');
    await page.keyboard.type('No olives');
    await press('Tab', 'Enter');
    await expect(edit).toBeFocused();
    await expect(sheet(page)).toContainText('No olives');
    await pressEscape(page);
    const row = page.getByRole('rowheader', { name: 'Zoë Álvarez' });
    await expect(row.getByRole('button')).toBeFocused();
  });
  await test.step('Ctrl+Z takes back the last change, but nothing while a form is open', async () => {
    await openReply(page, 'Zoë Álvarez');
    await edit.click();
    await page.keyboard.press('ControlOrMeta+z');
    await sheet(page).getByRole('button', { name: 'Cancel' }).click();
    await sheet(page).getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+z');
    await expectToast(page, 'Undone', 'The reply of Zoë Álvarez is as it was before.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(sheet(page).getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(2);
    const history = sheet(page).getByRole('region', { name: 'History' }).locator('ol > li');
    await expect(history).toContainText(['Restored', 'Withdrawn', 'Edited', 'Replied']);
  });
});

test('two people who edit the same reply choose which version to keep', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await dashboard.addReplies({ dietary_restrictions: 'Vegan' });
  await openReply(page, 'Zoë Álvarez');
  await sheet(page).getByRole('button', { name: 'Edit' }).click();
  const notes = sheet(page).getByLabel('Dietary notes');
  await notes.fill('Vegetarian');
  const household = findHousehold(await dashboard.loadGuestData(page), 'Álvarez');
  const people = household.current.people.map((one) => ({
    ...one,
    attendance: { ...one.attendance, wedding: 'not-attending' as const },
  }));
  const other = { ...household.current, people, note: 'Fish' };
  const path = `households/${encodeURIComponent(household.key)}/reply`;
  await dashboard.request(page, 'POST', path, { version: household.version, reply: other });
  await expect(sheet(page).getByRole('status')).toContainText('has changed while you were editing');
  await expect(notes).toHaveValue('Vegetarian');

  const save = sheet(page).getByRole('button', { name: 'Save reply' });
  await save.click();
  const heading = sheet(page).getByRole('heading', { name: /while you were editing it$/ });
  await expect(heading).toBeFocused();
  const ceremony = sheet(page).getByRole('group', { name: 'The Wedding' });
  await expect(ceremony.getByLabel('Saved Declined')).toBeChecked();
  const versions = sheet(page).getByRole('group', { name: 'Dietary notes' });
  await expect(versions.getByLabel('Saved Fish')).not.toBeChecked();
  await expect(versions.getByLabel('Yours Vegetarian')).toBeChecked();
  await sheet(page).getByRole('button', { name: 'Back to my changes' }).click();
  await expect(notes).toHaveValue('Vegetarian');
  await save.click();
  await sheet(page).getByRole('button', { name: 'Save these choices' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Edit' })).toBeVisible();
  const now = findHousehold(await dashboard.loadGuestData(page), 'Álvarez');
  expect(now.current).toEqual({ ...other, note: 'Vegetarian' });
  expect(now.history).toHaveLength(3);
});
