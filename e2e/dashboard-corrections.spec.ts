import { expect, householdOf, openReply, openTab, REFUSED, sheet, test } from './dashboard.ts';
import { toasts } from './toasts.ts';

test('a host cannot save a reply without a name or an answer', async ({ host, dashboard }) => {
  await openTab(host, 'Replies');
  await host.getByRole('button', { name: 'Add a reply' }).click();
  await sheet(host).getByLabel('E-mail').fill('not an address');
  await sheet(host).getByRole('button', { name: 'Add the reply' }).click();
  await expect(sheet(host).getByText('First name is required')).toBeVisible();
  await expect(sheet(host).getByText('Please choose an answer')).toHaveCount(2);
  await expect(sheet(host).getByText('Please enter a valid email address, or')).toBeVisible();
  await expect(sheet(host).getByLabel('First name', { exact: true })).toBeFocused();
  expect((await dashboard.book(host)).households).toEqual([]);
});

test('a host is told whose address it is, when it is another party’s', async ({
  host,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(REFUSED);
  await dashboard.replies({});
  await openTab(host, 'Replies');
  await host.getByRole('button', { name: 'Add a reply' }).click();
  await fillReply(host, 'Beatrice', 'Hughes', 'ZOE@example.com');
  await sheet(host).getByRole('button', { name: 'Add the reply' }).click();
  await expect(sheet(host).getByRole('alert')).toContainText('is that of Zoë Álvarez');
  await expect(sheet(host).getByLabel('Last name', { exact: true })).toHaveValue('Hughes');
  expect((await dashboard.book(host)).households).toHaveLength(1);
});

test('a host who closes the sheet is asked before what was typed is lost', async ({
  host,
  dashboard,
}) => {
  await dashboard.replies({});
  await openReply(host, 'Zoë Álvarez');
  await sheet(host).getByRole('button', { name: 'Amend' }).click();
  await sheet(host).getByLabel('Dietary notes').fill('No nuts');
  await host.keyboard.press('Escape');
  const question = host.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Go on writing' }).click();
  await expect(sheet(host).getByLabel('Dietary notes')).toHaveValue('No nuts');
  await host.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard it' }).click();
  await expect(sheet(host)).toHaveCount(0);
  await expect(host.getByRole('rowheader').getByRole('button')).toBeFocused();
  expect((await dashboard.book(host)).households[0]?.history).toHaveLength(1);
});

test('a host’s way back closes the sheet and stays on the page; what was typed is asked for', async ({
  host,
  dashboard,
}) => {
  await dashboard.replies({});
  await openTab(host, 'Replies');
  const zoe = host.getByRole('rowheader', { name: 'Zoë Álvarez' }).getByRole('button');
  await zoe.click();
  await expect(sheet(host)).toBeVisible();
  const { href } = new URL(host.url());
  await host.goBack();
  await expect(sheet(host)).toHaveCount(0);
  expect(host.url()).toBe(href);

  await zoe.click();
  await sheet(host).getByRole('button', { name: 'Amend' }).click();
  await sheet(host).getByLabel('Dietary notes').fill('No peanuts');
  await host.goBack();
  const question = host.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Go on writing' }).click();
  await expect(sheet(host).getByLabel('Dietary notes')).toHaveValue('No peanuts');
  await host.goBack();
  await question.getByRole('button', { name: 'Discard it' }).click();
  await expect(sheet(host)).toHaveCount(0);
  expect(host.url()).toBe(href);

  // Closed by its own button it leaves nothing behind: the way back is that to the tab before.
  await zoe.click();
  await sheet(host).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(host)).toHaveCount(0);
  await host.goBack();
  await expect(host.getByRole('heading', { level: 1 })).toHaveText('Who is coming');
});

test('a host adds a reply that came by phone, without an address, and can undo it', async ({
  host,
  dashboard,
}) => {
  await openTab(host, 'Replies');
  await host.getByRole('button', { name: 'Add a reply' }).first().click();
  await fillReply(host, 'Nonna', 'Rossi', '');
  await sheet(host).getByRole('button', { name: 'Add the reply' }).click();
  await expect(sheet(host).getByRole('heading', { level: 2 })).toHaveText('Nonna Rossi');
  await expect(sheet(host)).toContainText('None; the reply came another way');
  expect((await dashboard.book(host)).households).toMatchObject([
    {
      hasCoupleEntries: true,
      current: { email: null, welcome_party: 'not-attending', wedding: 'attending' },
    },
  ]);

  await toasts(host).last().getByRole('button', { name: 'Undo' }).click();
  await expect(sheet(host).getByRole('button', { name: 'Restore the reply' })).toBeVisible();
  expect(householdOf(await dashboard.book(host), 'Rossi')).toMatchObject({ withdrawn: true });
});

test('a host withdraws a reply, undoes it, and finds both in the history', async ({
  host,
  dashboard,
}) => {
  await dashboard.replies({}, { email: 'tom@example.com', guest_one_last: 'Smith' });
  await openReply(host, 'Zoë Álvarez');
  await sheet(host).getByRole('button', { name: 'Withdraw' }).click();
  await expect(
    sheet(host)
      .getByText(/^Withdrawn /)
      .first(),
  ).toBeVisible();
  expect(householdOf(await dashboard.book(host), 'Álvarez').withdrawn).toBe(true);
  await expect(host.locator('tbody tr')).toHaveCount(1);

  await toasts(host).last().getByRole('button', { name: 'Undo' }).click();
  await expect(sheet(host).getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(host.locator('tbody tr')).toHaveCount(2);
  await expect(
    sheet(host).getByRole('region', { name: 'History' }).locator('ol > li'),
  ).toContainText(['Restored', 'Withdrawn', 'Replied']);
});

test('two hosts who amend one reply at once are told, and choose what holds', async ({
  host,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(REFUSED);
  await dashboard.replies({ dietary_restrictions: 'Vegan' });
  await openReply(host, 'Zoë Álvarez');
  await sheet(host).getByRole('button', { name: 'Amend' }).click();
  await sheet(host).getByLabel('Dietary notes').fill('Vegetarian');

  const household = householdOf(await dashboard.book(host), 'Álvarez');
  const other = { ...household.current, wedding: 'not-attending', dietary_restrictions: 'Fish' };
  const path = `households/${encodeURIComponent(household.key)}/reply`;
  await dashboard.ask(host, 'POST', path, { version: household.version, reply: other });
  await expect(sheet(host).getByRole('status')).toContainText('has changed while you were writing');
  await expect(sheet(host).getByLabel('Dietary notes')).toHaveValue('Vegetarian');

  await sheet(host).getByRole('button', { name: 'Save the reply' }).click();
  await expect(sheet(host).getByRole('heading', { level: 3 })).toBeFocused();
  expect(householdOf(await dashboard.book(host), 'Álvarez').current).toEqual(other);
  const ceremony = sheet(host).getByRole('group', { name: 'The Wedding' });
  const notes = sheet(host).getByRole('group', { name: 'Dietary notes' });
  await expect(ceremony.getByLabel('There now Declined')).toBeChecked();
  await expect(notes.getByLabel('There now Fish')).not.toBeChecked();
  await expect(notes.getByLabel('Yours Vegetarian')).toBeChecked();

  await sheet(host).getByRole('button', { name: 'Back to what I typed' }).click();
  await expect(sheet(host).getByLabel('Dietary notes')).toHaveValue('Vegetarian');
  await sheet(host).getByRole('button', { name: 'Save the reply' }).click();
  await sheet(host).getByRole('button', { name: 'Save these choices' }).click();
  await expect(sheet(host).getByRole('button', { name: 'Amend' })).toBeVisible();
  const now = householdOf(await dashboard.book(host), 'Álvarez');
  expect(now.current).toEqual({ ...other, dietary_restrictions: 'Vegetarian' });
  expect(now.history).toHaveLength(3);
});

test('a host amends a reply with the keyboard alone', async ({ host, dashboard }) => {
  await dashboard.replies({}, { email: 'tom@example.com', guest_one_first: 'Tom' });
  await openTab(host, 'Replies');
  const press = async (...keys: string[]) => {
    for (const key of keys) await host.keyboard.press(key);
  };
  await host.getByRole('button', { name: 'Replied' }).focus();
  await press('Tab', 'ArrowDown', 'Enter');
  await expect(sheet(host).getByRole('heading', { level: 2 })).toHaveText('Zoë Álvarez');
  await sheet(host).getByRole('button', { name: 'Amend' }).focus();
  await press('Enter', 'Tab');
  await expect(sheet(host).getByLabel('First name', { exact: true })).toBeFocused();
  await press('Tab', 'Tab', 'ArrowRight', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  await host.keyboard.type('No olives');
  await press('Tab', 'Enter');
  await expect(sheet(host).getByRole('button', { name: 'Amend' })).toBeFocused();
  expect(householdOf({ ...(await dashboard.book(host)) }, 'Álvarez')).toBeDefined();
  const zoe = (await dashboard.book(host)).households.find(
    ({ key }) => key === 'email:zoe@example.com',
  );
  expect(zoe?.current).toMatchObject({
    welcome_party: 'not-attending',
    wedding: 'attending',
    dietary_restrictions: 'No olives',
  });
  await press('Escape');
  await expect(
    host.getByRole('rowheader', { name: 'Zoë Álvarez' }).getByRole('button'),
  ).toBeFocused();
});

async function fillReply(
  host: import('@playwright/test').Page,
  first: string,
  last: string,
  email: string,
) {
  await sheet(host).getByLabel('First name', { exact: true }).fill(first);
  await sheet(host).getByLabel('Last name', { exact: true }).fill(last);
  await sheet(host).getByLabel('E-mail').fill(email);
  const answer = (event: string, words: string) =>
    sheet(host).getByRole('group', { name: event }).getByLabel(words).check();
  await answer('Welcome Party', 'Declined');
  await answer('The Wedding', 'Attending');
}
