import type { Page } from '@playwright/test';
import { expect, findHousehold, HTTP_ERROR, openReply, openTab, sheet, test } from './dashboard.ts';
import { toasts } from './toasts.ts';

test('a reply that is incomplete, or of another household, is not saved; one without an email address is', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await dashboard.addReplies({});
  await openTab(page, 'Replies');
  await test.step('the couple cannot save a reply without a name or an answer', async () => {
    await page.getByRole('button', { name: 'Add a reply' }).click();
    await sheet(page).getByLabel('Email').fill('not an address');
    await sheet(page).getByRole('button', { name: 'Add reply' }).click();
    await expect(sheet(page).getByText('First name is required')).toBeVisible();
    await expect(sheet(page).getByText('Please choose an answer')).toHaveCount(2);
    await expect(sheet(page).getByText('Please enter a valid email address, or')).toBeVisible();
    await expect(sheet(page).getByLabel('First name', { exact: true })).toBeFocused();
    expect((await dashboard.loadGuestData(page)).households).toHaveLength(1);
  });

  await test.step('the form names the household that already has the email address', async () => {
    await fillReply(page, 'Beatrice', 'Hughes', 'ZOE@example.com');
    await sheet(page).getByRole('button', { name: 'Add reply' }).click();
    await expect(sheet(page).getByRole('alert')).toContainText('Zoë Álvarez has already replied');
    await expect(sheet(page).getByLabel('Last name', { exact: true })).toHaveValue('Hughes');
    expect((await dashboard.loadGuestData(page)).households).toHaveLength(1);
  });

  await test.step('the couple adds a reply without an email address and undoes it', async () => {
    await sheet(page).getByLabel('Email').fill('');
    await sheet(page).getByLabel('First name', { exact: true }).fill('Nonna');
    await sheet(page).getByRole('button', { name: 'Add reply' }).click();
    await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Nonna Hughes');
    await expect(sheet(page)).toContainText('No email address');
    expect(findHousehold(await dashboard.loadGuestData(page), 'Hughes')).toMatchObject({
      hasCoupleEntries: true,
      current: { email: null, welcome_party: 'not-attending', wedding: 'attending' },
    });
    await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
    await expect(sheet(page).getByRole('button', { name: 'Restore reply' })).toBeVisible();
    expect(findHousehold(await dashboard.loadGuestData(page), 'Hughes')).toMatchObject({
      withdrawn: true,
    });
  });
});

test('closing a form with unsaved text asks for confirmation, also with the browser’s Back button', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({});
  await openTab(page, 'Replies');
  const zoe = page.getByRole('rowheader', { name: 'Zoë Álvarez' }).getByRole('button');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await test.step('the Escape key asks first', async () => {
    await zoe.click();
    await sheet(page).getByRole('button', { name: 'Edit' }).click();
    await sheet(page).getByLabel('Dietary notes').fill('No nuts');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(sheet(page).getByLabel('Dietary notes')).toHaveValue('No nuts');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(zoe).toBeFocused();
    expect((await dashboard.loadGuestData(page)).households[0]?.history).toHaveLength(1);
  });

  await test.step('the Back button closes the sheet, and asks first if there is unsaved text', async () => {
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
});

test('the couple edits a reply with the keyboard only, withdraws it and undoes that', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({}, { email: 'tom@example.com', guest_one_last: 'Smith' });
  await openTab(page, 'Replies');
  await test.step('the keyboard alone is enough to edit a reply', async () => {
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
    const { current } = findHousehold(await dashboard.loadGuestData(page), 'Álvarez');
    expect(current).toMatchObject({
      welcome_party: 'not-attending',
      wedding: 'attending',
      dietary_restrictions: 'No olives',
    });
    await press('Escape');
    await expect(
      page.getByRole('rowheader', { name: 'Zoë Álvarez' }).getByRole('button'),
    ).toBeFocused();
  });

  await test.step('the history shows that a reply was withdrawn and restored', async () => {
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
    ).toContainText(['Restored', 'Withdrawn', 'Edited', 'Replied']);
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

async function fillReply(page: Page, first: string, last: string, email: string) {
  await sheet(page).getByLabel('First name', { exact: true }).fill(first);
  await sheet(page).getByLabel('Last name', { exact: true }).fill(last);
  await sheet(page).getByLabel('Email').fill(email);
  const answer = (event: string, label: string) =>
    sheet(page).getByRole('group', { name: event }).getByLabel(label).check();
  await answer('Welcome Party', 'Declined');
  await answer('The Wedding', 'Attending');
}
