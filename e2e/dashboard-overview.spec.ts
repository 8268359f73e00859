import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, HTTP_ERROR, NETWORK_ERROR, openReply, openTab, sheet, test } from './dashboard.ts';
import { expectToast, toasts } from './toasts.ts';

/** Reads an event's headcount as one line of text. */
async function readHeadcount(page: Page, event: string): Promise<string> {
  const texts = await page.getByRole('region', { name: event }).allInnerTexts();
  return texts.join().replace(/\s+/g, ' ');
}

test('the couple reads that nobody has replied yet', async ({ dashboardPage: page }) => {
  await expect(page.getByRole('heading', { name: 'No replies yet' })).toBeVisible();
  expect(await readHeadcount(page, 'Welcome Party')).toBe(
    'WELCOME PARTY 0 guests attending Households attending 0 Declined 0',
  );
});

test('after three replies and a correction, headcount, history, CSV and the caterer’s list are right', async ({
  dashboardPage: page,
  context,
}) => {
  const guest = await context.newPage();
  await guest.addInitScript(() => localStorage.setItem('wedding-authenticated', 'true'));
  const replies = [
    { first: 'Zoë', last: 'Álvarez', guests: '2', two: 'Tom', notes: 'No nuts; "none at all"' },
    { first: 'Jürgen', last: 'Müller', guests: '1', two: '', notes: '' },
    { first: 'Priya', last: 'Patel', guests: '2', two: '', notes: 'Vegan' },
  ];
  for (const { first, last, guests, notes, two } of replies) {
    await guest.goto('/');
    const form = guest.getByRole('form', { name: 'RSVP' });
    await form.getByLabel('First name', { exact: true }).fill(first);
    await form.getByLabel('Last name', { exact: true }).fill(last);
    await form.getByLabel('Guest two: first name').fill(two);
    await form.getByLabel('Email').fill(`${last.toLowerCase()}@example.com`);
    await form.getByLabel('Number of guests').fill(guests);
    await form.getByLabel('Dietary').fill(notes);
    if (last === 'Müller') await form.getByLabel('Regretfully decline').first().check();
    await form.getByRole('button', { name: 'Submit RSVP' }).click();
    await expectToast(
      guest,
      'RSVP Submitted!',
      'Thank you for your RSVP. We look forward to celebrating with you in Venice!',
    );
  }
  await guest.close();
  await expect
    .poll(() => readHeadcount(page, 'Welcome Party'))
    .toContain('4 guests attending Households attending 2 Declined 1');
  expect(await readHeadcount(page, 'The Wedding')).toContain(
    '5 guests attending Households attending 3 Declined 0',
  );

  await openReply(page, 'Priya Patel');
  await sheet(page).getByRole('button', { name: 'Edit' }).click();
  await sheet(page).getByRole('group', { name: 'Guests' }).getByLabel('One').check();
  await sheet(page).getByRole('group', { name: 'Welcome Party' }).getByLabel('Declined').check();
  await sheet(page).getByRole('button', { name: 'Save reply' }).click();
  const steps = sheet(page).getByRole('region', { name: 'History' }).locator('ol > li');
  await expect(steps).toHaveCount(2);
  await expect(steps.first()).toContainText('Edited by the couple');
  await expect(steps.first().getByRole('listitem')).toHaveText([
    'Welcome Party: Attending Declined',
    'Guests: 2 1',
  ]);
  await page.keyboard.press('Escape');

  await openTab(page, 'Overview');
  expect(await readHeadcount(page, 'Welcome Party')).toContain(
    '2 guests attending Households attending 1 Declined 2',
  );
  expect(await readHeadcount(page, 'The Wedding')).toContain(
    '4 guests attending Households attending 3 Declined 0',
  );
  await expect(page.getByRole('link', { name: '2 replies with dietary notes' })).toBeVisible();

  await openTab(page, 'Data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'All replies: download as CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toMatch(/^\uFEFFFirst name,/);
  expect(csv).toContain('Zoë,Álvarez,Tom,');
  expect(csv).toContain('"No nuts; ""none at all"""');
  expect(csv).toMatch(/Priya,Patel,,,patel@example\.com,no,yes,1,Vegan,no,yes/);

  await page.getByRole('link', { name: 'For the caterer: print' }).click();
  await expect(page.getByText('Welcome Party: 2 guests · The Wedding: 4 guests')).toBeVisible();
  await expect(page.getByRole('row')).toHaveText([
    /^Household/,
    'Zoë Álvarez & Tom2yesyesNo nuts; "none at all"',
    'Priya Patel1noyesVegan',
  ]);
});

test('a new reply appears without closing an open form or losing the text in it', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({});
  await openReply(page, 'Zoë Álvarez');
  await sheet(page).getByRole('button', { name: 'Edit' }).click();
  await sheet(page).getByLabel('Dietary notes').fill('Half a sentence');
  await dashboard.addReplies({
    email: 'tom@example.com',
    guest_one_first: 'Tom',
    guest_one_last: 'Smith',
  });
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await expect(sheet(page).getByLabel('Dietary notes')).toHaveValue('Half a sentence');
  await expect(sheet(page).getByLabel('Dietary notes')).toBeFocused();
});

test('the couple opens a household from the list of the latest replies', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({});
  await dashboard.addReplies({ wedding: 'not-attending', dietary_restrictions: 'Vegan' });
  const item = page.getByRole('region', { name: 'Latest replies' }).getByRole('button');
  await expect(item).toContainText(
    'Welcome Party only · replied again: The Wedding, Dietary notes',
  );
  await item.click();
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Zoë Álvarez');
});

test('a screen reader reads the chart of replies as a table', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({}, { email: 'tom@example.com' });
  const table = page.getByRole('table', {
    name: /Households that have replied, by day. The deadline is March 15, 2026/,
  });
  await expect(table.getByRole('row')).toHaveText(['DayNew repliesTotal', /22$/]);
  await expect(page.locator('svg').getByText('Deadline, Mar 15')).toBeVisible();
});

test('the dashboard shows when the connection is lost and when it is back', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(NETWORK_ERROR);
  await dashboard.addReplies({});
  const latest = page.getByRole('region', { name: 'Latest replies' });
  const status = page.getByRole('banner').getByRole('status');
  await expect(latest).toContainText('Zoë Álvarez');
  await expect(status).toHaveText('Up to date');
  await page.context().setOffline(true);
  await expect(status).toHaveText(/^Offline since /);
  await expect(latest).toContainText('Zoë Álvarez');
  await page.context().setOffline(false);
  await expect(status).toHaveText('Up to date');
});

test('the dashboard polls for new replies if the event stream is blocked', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  test.setTimeout(60_000);
  expectOnConsole(NETWORK_ERROR);
  await page.route('**/host/api/changes?*', (route) => route.abort('failed'));
  await page.reload();
  await dashboard.addReplies({});
  await expect(page.getByRole('region', { name: 'Latest replies' })).toContainText('Zoë Álvarez', {
    timeout: 25_000,
  });
});

test('a reply with two names and a number of one is not unclear if nobody comes or the couple entered it', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({
    ...{ guest_two_first: 'Tom', welcome_party: 'not-attending', wedding: 'not-attending' },
  });
  await dashboard.request(page, 'POST', 'households', {
    reply: {
      ...{ guest_one_first: 'Mara', guest_one_last: 'Rossi', email: null },
      ...{ guest_two_first: 'Luca', guest_two_last: null, guests_count: 1 },
      ...{ welcome_party: 'attending', wedding: 'attending', dietary_restrictions: null },
    },
  });
  await expect.poll(() => readHeadcount(page, 'The Wedding')).toContain('1 guest attending');
  await expect(page.getByRole('region', { name: 'One guest or two?' })).toHaveCount(0);
});

test('the couple decides whether a reply with two names counts one guest or two', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies(
    { guest_two_first: 'Tom' },
    {
      ...{ email: 'mara@example.com', guest_one_first: 'Mara', guest_one_last: 'Rossi' },
      ...{ guest_two_first: 'Luca', guest_two_last: 'Neri' },
    },
  );
  const unclear = page.getByRole('region', { name: 'One guest or two?' });
  await expect(unclear.getByRole('listitem')).toHaveCount(2);
  expect(await readHeadcount(page, 'The Wedding')).toContain('2 guests attending');

  for (const decision of ['it is 2', 'it is 1']) {
    await unclear.getByRole('button', { name: `Mara Rossi & Luca Neri: ${decision}` }).click();
    await expect(unclear.getByRole('listitem')).toHaveCount(1);
    await expect(
      unclear.getByRole('button', { name: 'Zoë Álvarez & Tom', exact: true }),
    ).toBeFocused();
    await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Undone', 'Mara Rossi’s reply is as it was before.');
    await expect(unclear.getByRole('listitem')).toHaveCount(2);
    expect(await readHeadcount(page, 'The Wedding')).toContain('2 guests attending');
  }

  await unclear.getByRole('button', { name: 'Mara Rossi & Luca Neri: it is 1' }).click();
  await expect(toasts(page).last()).toContainText('Mara Rossi’s reply stays as it is.');
  await expect(unclear.getByRole('listitem')).toHaveCount(1);
  expect(await readHeadcount(page, 'The Wedding')).toContain('2 guests attending');

  await unclear.getByRole('button', { name: 'Zoë Álvarez & Tom: it is 2' }).click();
  await expect(toasts(page).last()).toContainText('reply is counted with 2 guests.');
  await expect(unclear).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => readHeadcount(page, 'The Wedding')).toContain('3 guests attending');
  await page.reload();
  await expect(page.getByRole('region', { name: 'The Wedding' })).toContainText('3 guests');
  await expect(unclear).toHaveCount(0);
});

test('a decision about an unclear reply that changed meanwhile is not saved', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await dashboard.addReplies({ guest_two_first: 'Tom' });
  const unclear = page.getByRole('region', { name: 'One guest or two?' });
  await page.route('**/host/api/households/*/reply', async (route) => {
    await dashboard.addReplies({ guest_two_first: 'Tom', dietary_restrictions: 'Vegan' });
    await route.continue();
  });
  await unclear.getByRole('button', { name: /it is 2$/ }).click();
  await expect(toasts(page).last()).toContainText('Changed by someone else');
  await expect(unclear.getByRole('listitem')).toHaveCount(1);
});
