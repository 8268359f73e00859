import type { Page } from '@playwright/test';
import { type Dashboard, expect, openTab, sheet, test } from './dashboard.ts';
import { addEntries, households, loadEntries, type NewEntry, openEntry } from './guest-list.ts';
import { dismissToasts, expectToast, toasts } from './toasts.ts';

const ENTRIES: NewEntry[] = [
  { name: 'Zoë Álvarez', emails: ['zoe@example.com'], maxGuests: 2, note: 'school' },
  { name: 'Thomas Smith', tags: ['School'], language: 'en' },
  { name: 'Benedikt Wolf', emails: ['ben@example.com'], events: ['wedding'] },
  { name: 'Marta Rossi', emails: ['marta@example.com'], maxGuests: 2, tags: ['Table 5'] },
];

async function addList(page: Page, dashboard: Dashboard): Promise<void> {
  await dashboard.addReplies(
    {},
    { email: 'tom@example.com', guest_one_first: 'Tom', guest_one_last: 'Smith' },
    { email: 'mara@example.com', guest_one_first: 'Mara', guest_one_last: 'Unknown' },
  );
  await addEntries(page, dashboard, ...ENTRIES);
}

test('the couple filters the guest list, copies addresses, and reads the counts of each event', async ({
  dashboardPage: page,
  dashboard,
  context,
  playwright,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addList(page, dashboard);
  const zoe = (await loadEntries(page, dashboard)).find(({ name }) => name === 'Zoë Álvarez');
  const guest = await playwright.request.newContext({ baseURL: dashboard.site.url });
  await guest.get(`/i/${zoe?.code}`);
  await guest.get('/invitation');
  await guest.dispose();
  const search = page.getByRole('searchbox');
  await expect(
    page.getByText('4 households · 6 guests invited · 4 people on the list'),
  ).toBeVisible();
  await test.step('a search is kept on the next visit; one without a result offers all households', async () => {
    await search.fill('alvarez SCHOOL');
    await expect(households(page)).toContainText(['Zoë Álvarez']);
    await openTab(page, 'Replies');
    await openTab(page, 'Guest list');
    await expect(search).toHaveValue('alvarez SCHOOL');
    await search.fill('olives');
    await expect(page.getByRole('heading', { name: 'No matching households' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Print invitations' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all households' }).click();
    await expect(households(page)).toHaveCount(4);
    await expect(search).toHaveValue('');
  });
  await test.step('every filter is offered with its options', async () => {
    for (const [label, option, name] of [
      ['Reply', 'Replied', 'Zoë Álvarez'],
      ['Event', 'Welcome Party: not invited', 'Benedikt Wolf'],
      ['Tag', 'Table 5', 'Marta Rossi'],
      ['Language', 'English', 'Thomas Smith'],
    ] as const) {
      const filter = page.getByRole('search').getByLabel(label, { exact: true });
      await filter.selectOption(option);
      await expect(households(page)).toHaveText([new RegExp(name)]);
      await filter.selectOption('Any');
    }
    const without = page.getByRole('search').getByLabel('Without', { exact: true });
    await without.selectOption('Opened link');
    await expect(households(page)).toHaveText([/Marta Rossi/, /Thomas Smith/, /Benedikt Wolf/]);
    await without.selectOption('–');
  });
  await test.step('a heading sorts by its column, and reverses the order', async () => {
    const names = ['Zoë Álvarez', 'Marta Rossi', 'Thomas Smith', 'Benedikt Wolf'] as const;
    const [zoe, marta, thomas, ben] = names;
    const heading = page.getByRole('columnheader', { name: 'Guests', exact: true });
    await expect(households(page)).toContainText([...names]);
    await heading.getByRole('button').click();
    await expect(households(page)).toContainText([...names]);
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await heading.getByRole('button').click();
    await expect(households(page)).toContainText([thomas, ben, zoe, marta]);
    await page.getByRole('columnheader', { name: 'Link' }).getByRole('button').click();
    await expect(households(page).first()).toContainText(/Zoë Álvarez.*Opened \w+ \d+/);
    await page.getByRole('columnheader', { name: 'Household' }).getByRole('button').click();
  });
  await test.step('keys move between the rows, select one and open it', async () => {
    const getName = (name: string) => households(page).getByRole('button', { name, exact: true });
    await search.press('ArrowDown');
    await expect(getName('Zoë Álvarez')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await expect(page.getByLabel('Select Marta Rossi')).toBeChecked();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByLabel('Select Thomas Smith')).toBeChecked();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByRole('heading', { name: 'Benedikt Wolf' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getName('Benedikt Wolf')).toBeFocused();
    await page.getByRole('button', { name: 'Clear selection' }).click();
  });
  await test.step('households with and without a reply, and replies that are not on the list', async () => {
    await page.getByRole('button', { name: '1 Replied' }).click();
    await expect(households(page)).toContainText(['Attending both']);
    await page.getByRole('button', { name: '3 No reply yet' }).click();
    await expect(households(page)).toContainText(['Marta Rossi', 'Thomas Smith', 'Benedikt Wolf']);
    const others = page.getByRole('region', { name: 'Not on your list' }).getByRole('listitem');
    await expect(others).toContainText(['Tom Smith', 'Mara Unknown']);
  });
  await test.step('the email addresses of the households on screen', async () => {
    await expect(households(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Copy email addresses' }).click();
    await expectToast(
      page,
      'Copied',
      '2 email addresses copied. Paste them into the Bcc field. 1 household has no email address.',
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'marta@example.com, ben@example.com',
    );
  });
  await test.step('guests and households that are invited to each event', async () => {
    await openTab(page, 'Overview');
    const wedding = page.getByRole('region', { name: 'The Wedding' });
    await expect(wedding.getByRole('row')).toHaveText([
      /^On your list\s*Guests\s*Households$/,
      ...['Invited64', 'Attending11', 'Declined10', 'No reply yet43'],
      'Attending beyond your list22',
    ]);
    await page.getByRole('link', { name: '3 households without a reply' }).click();
    await expect(households(page)).toHaveCount(3);
  });
});

test('the couple confirms, rejects and postpones matches of replies with the guest list', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await addList(page, dashboard);
  const questions = page.getByRole('region', { name: 'Possible matches' });
  await test.step('the couple confirms a suggested match and can undo it', async () => {
    await expect(
      questions.getByText('Is this Tom Smith, who replied from tom@example.com?'),
    ).toBeVisible();
    await questions.getByRole('button', { name: 'Yes, Thomas Smith is Tom Smith' }).click();
    const thomas = households(page).filter({ hasText: 'Thomas Smith' });
    await expect(thomas).not.toContainText('No reply yet');
    await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
    await expect(thomas).toContainText('No reply yet');
  });
  await test.step('the couple is asked about one possible match at a time, and can answer later', async () => {
    await dashboard.addReplies({
      ...{ email: 'mr@example.com', guest_one_first: 'Martha', guest_one_last: 'Rossi' },
    });
    await expect(questions).toContainText('1 more after this one');
    await expect(questions.getByText('Is this')).toHaveCount(1);
    await questions.getByRole('button', { name: 'Later' }).click();
    await questions.getByRole('button', { name: 'Later' }).click();
    await expect(questions).toContainText('2 questions are left for later.');
    await questions.getByRole('button', { name: 'Ask again' }).click();
    await expect(questions.getByText('Is this')).toHaveCount(1);
  });
  await test.step('the couple rejects a suggestion, and says that a match is wrong', async () => {
    await page.getByRole('button', { name: 'No, Thomas Smith is not Tom Smith' }).click();
    await expect(page.getByText('Is this Tom Smith')).toHaveCount(0);
    await page.getByRole('button', { name: 'open the reply of Zoë Álvarez' }).click();
    await expect(sheet(page)).toContainText('of your guest list by email address');
    await page.getByRole('button', { name: 'Wrong match: Zoë Álvarez is not Zoë Álvarez' }).click();
    await page.keyboard.press('Escape');
    await expect(households(page).first()).toContainText('No reply yet');
  });
});

test('the couple decides about a reply without the personal link, and erases the household', async ({
  dashboardPage: page,
  dashboard,
  playwright,
}) => {
  const name = 'The Álvarez family';
  await addEntries(page, dashboard, { name, emails: ['zoe@example.com'] });
  const [entry] = await loadEntries(page, dashboard);
  const guest = await playwright.request.newContext({ baseURL: dashboard.site.url });
  await guest.get(`/i/${entry?.code}`);
  const events = { welcome_party: 'attending', wedding: 'attending' };
  await guest.post('/invitation/reply', {
    headers: { Origin: dashboard.site.url },
    data: {
      people: [{ first: 'Zoë', last: 'Álvarez', attendance: events }],
      ...{ email: 'zoe@example.com', note: 'no nuts' },
    },
  });
  await guest.dispose();
  await dashboard.addReplies({ email: 'zoe@example.com', wedding: 'not-attending' });
  const questions = page.getByRole('region', { name: 'Possible matches' });
  await test.step('it waits, with the reason, and is not counted', async () => {
    await expect(questions).toContainText(
      'Sent without the personal link, after their reply by link',
    );
    await expect(page.getByRole('link', { name: '0 Not on your list' })).toBeVisible();
    await openTab(page, 'Overview');
    await expect(page.getByText('1 household has replied')).toBeVisible();
    await page.getByRole('link', { name: '1 reply waits for your decision' }).click();
  });
  await test.step('the couple uses it, undoes that, and keeps the reply by link', async () => {
    await questions.getByRole('button', { name: 'Use the reply of Zoë Álvarez' }).click();
    await expect(questions).toHaveCount(0);
    await expect(households(page).first()).toContainText('Welcome Party only');
    await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
    await questions.getByRole('button', { name: `Keep the reply of ${name}` }).click();
    await expect(questions).toHaveCount(0);
    await expect(households(page).first()).not.toContainText('only');
    await dismissToasts(page);
  });
  await test.step('they export what is stored about the household, and erase it', async () => {
    await openEntry(page, name);
    const download = page.waitForEvent('download');
    await sheet(page).getByRole('link', { name: 'Export their data' }).click();
    expect(await (await download).failure()).toBeNull();
    await sheet(page).getByRole('button', { name: 'Erase this household' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('the reply of Zoë Álvarez with its history');
    await expect(dialog).toContainText('After an older backup is restored');
    await dialog.getByRole('button', { name: 'Yes, erase this household' }).click();
    await expectToast(page, 'Erased', `Nothing about ${name} is left in the site’s database.`);
    await expect(sheet(page)).toHaveCount(0);
    expect(await loadEntries(page, dashboard)).toEqual([]);
  });
});
