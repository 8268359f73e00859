import type { Page } from '@playwright/test';
import { expect, findHousehold, HTTP_ERROR, openReply, openTab, sheet, test } from './dashboard.ts';
import { toasts } from './toasts.ts';

test('the couple cannot save a reply without a name or an answer', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await openTab(page, 'Replies');
  await page.getByRole('button', { name: 'Add a reply' }).click();
  await sheet(page).getByLabel('Email').fill('not an address');
  await sheet(page).getByRole('button', { name: 'Add reply' }).click();
  await expect(sheet(page).getByText('First name is required')).toBeVisible();
  await expect(sheet(page).getByText('Please choose an answer')).toHaveCount(2);
  await expect(sheet(page).getByText('Please enter a valid email address, or')).toBeVisible();
  await expect(sheet(page).getByLabel('First name', { exact: true })).toBeFocused();
  expect((await dashboard.loadGuestData(page)).households).toEqual([]);
});

test('the form names the household that already has the email address', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await dashboard.addReplies({});
  await openTab(page, 'Replies');
  await page.getByRole('button', { name: 'Add a reply' }).click();
  await fillReply(page, 'Beatrice', 'Hughes', 'ZOE@example.com');
  await sheet(page).getByRole('button', { name: 'Add reply' }).click();
  await expect(sheet(page).getByRole('alert')).toContainText('Zoë Álvarez has already replied');
  await expect(sheet(page).getByLabel('Last name', { exact: true })).toHaveValue('Hughes');
  expect((await dashboard.loadGuestData(page)).households).toHaveLength(1);
});

test('closing a form with unsaved text asks for confirmation', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({});
  await openReply(page, 'Zoë Álvarez');
  await sheet(page).getByRole('button', { name: 'Edit' }).click();
  await sheet(page).getByLabel('Dietary notes').fill('No nuts');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(sheet(page).getByLabel('Dietary notes')).toHaveValue('No nuts');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('rowheader').getByRole('button')).toBeFocused();
  expect((await dashboard.loadGuestData(page)).households[0]?.history).toHaveLength(1);
});

test('the browser’s Back button closes the sheet, and asks first if there is unsaved text', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({});
  await openTab(page, 'Replies');
  const zoe = page.getByRole('rowheader', { name: 'Zoë Álvarez' }).getByRole('button');
  await zoe.click();
  await expect(sheet(page)).toBeVisible();
  const { href } = new URL(page.url());
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  expect(page.url()).toBe(href);

  await zoe.click();
  await sheet(page).getByRole('button', { name: 'Edit' }).click();
  await sheet(page).getByLabel('Dietary notes').fill('No peanuts');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(sheet(page).getByLabel('Dietary notes')).toHaveValue('No peanuts');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(sheet(page)).toHaveCount(0);
  expect(page.url()).toBe(href);

  // The close button leaves no history entry, so Back now leads to the previous tab.
  await zoe.click();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
});

test('the couple adds a reply without an email address and undoes it', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await openTab(page, 'Replies');
  await page.getByRole('button', { name: 'Add a reply' }).first().click();
  await fillReply(page, 'Nonna', 'Rossi', '');
  await sheet(page).getByRole('button', { name: 'Add reply' }).click();
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Nonna Rossi');
  await expect(sheet(page)).toContainText('No email address');
  expect((await dashboard.loadGuestData(page)).households).toMatchObject([
    {
      hasCoupleEntries: true,
      current: { email: null, welcome_party: 'not-attending', wedding: 'attending' },
    },
  ]);

  await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Restore reply' })).toBeVisible();
  expect(findHousehold(await dashboard.loadGuestData(page), 'Rossi')).toMatchObject({
    withdrawn: true,
  });
});

test('the couple withdraws a reply and undoes it, and the history shows both', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({}, { email: 'tom@example.com', guest_one_last: 'Smith' });
  await openReply(page, 'Zoë Álvarez');
  await sheet(page).getByRole('button', { name: 'Withdraw' }).click();
  await expect(
    sheet(page)
      .getByText(/^Withdrawn /)
      .first(),
  ).toBeVisible();
  expect(findHousehold(await dashboard.loadGuestData(page), 'Álvarez').withdrawn).toBe(true);
  await expect(page.locator('tbody tr')).toHaveCount(1);

  await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await expect(
    sheet(page).getByRole('region', { name: 'History' }).locator('ol > li'),
  ).toContainText(['Restored', 'Withdrawn', 'Replied']);
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
  await sheet(page).getByLabel('Dietary notes').fill('Vegetarian');

  const household = findHousehold(await dashboard.loadGuestData(page), 'Álvarez');
  const other = { ...household.current, wedding: 'not-attending', dietary_restrictions: 'Fish' };
  const path = `households/${encodeURIComponent(household.key)}/reply`;
  await dashboard.request(page, 'POST', path, { version: household.version, reply: other });
  await expect(sheet(page).getByRole('status')).toContainText('has changed while you were editing');
  await expect(sheet(page).getByLabel('Dietary notes')).toHaveValue('Vegetarian');

  await sheet(page).getByRole('button', { name: 'Save reply' }).click();
  await expect(
    sheet(page).getByRole('heading', { name: /while you were editing it$/ }),
  ).toBeFocused();
  expect(findHousehold(await dashboard.loadGuestData(page), 'Álvarez').current).toEqual(other);
  const ceremony = sheet(page).getByRole('group', { name: 'The Wedding' });
  const notes = sheet(page).getByRole('group', { name: 'Dietary notes' });
  await expect(ceremony.getByLabel('Saved Declined')).toBeChecked();
  await expect(notes.getByLabel('Saved Fish')).not.toBeChecked();
  await expect(notes.getByLabel('Yours Vegetarian')).toBeChecked();

  await sheet(page).getByRole('button', { name: 'Back to my changes' }).click();
  await expect(sheet(page).getByLabel('Dietary notes')).toHaveValue('Vegetarian');
  await sheet(page).getByRole('button', { name: 'Save reply' }).click();
  await sheet(page).getByRole('button', { name: 'Save these choices' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Edit' })).toBeVisible();
  const now = findHousehold(await dashboard.loadGuestData(page), 'Álvarez');
  expect(now.current).toEqual({ ...other, dietary_restrictions: 'Vegetarian' });
  expect(now.history).toHaveLength(3);
});

test('the couple edits a reply with the keyboard only', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({}, { email: 'tom@example.com', guest_one_first: 'Tom' });
  await openTab(page, 'Replies');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole('button', { name: 'Replied' }).focus();
  await press('Tab', 'ArrowDown', 'Enter');
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Zoë Álvarez');
  await sheet(page).getByRole('button', { name: 'Edit' }).focus();
  await press('Enter', 'Tab');
  await expect(sheet(page).getByLabel('First name', { exact: true })).toBeFocused();
  await press('Tab', 'Tab', 'ArrowRight', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  await page.keyboard.type('No olives');
  await press('Tab', 'Enter');
  await expect(sheet(page).getByRole('button', { name: 'Edit' })).toBeFocused();
  expect(findHousehold({ ...(await dashboard.loadGuestData(page)) }, 'Álvarez')).toBeDefined();
  const zoe = (await dashboard.loadGuestData(page)).households.find(
    ({ key }) => key === 'email:zoe@example.com',
  );
  expect(zoe?.current).toMatchObject({
    welcome_party: 'not-attending',
    wedding: 'attending',
    dietary_restrictions: 'No olives',
  });
  await press('Escape');
  await expect(
    page.getByRole('rowheader', { name: 'Zoë Álvarez' }).getByRole('button'),
  ).toBeFocused();
});

async function fillReply(page: Page, first: string, last: string, email: string) {
  await sheet(page).getByLabel('First name', { exact: true }).fill(first);
  await sheet(page).getByLabel('Last name', { exact: true }).fill(last);
  await sheet(page).getByLabel('Email').fill(email);
  const answer = (event: string, label: string) =>
    sheet(page).getByRole('group', { name: event }).getByLabel(label).check();
  await answer('Welcome Party', 'Declined');
  await answer('The Wedding', 'Attending');
}
