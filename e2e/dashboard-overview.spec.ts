import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, NO_LINE, openReply, openTab, sheet, test } from './dashboard.ts';
import { expectToast } from './toasts.ts';

/** What a host reads of one event. */
async function numbers(host: Page, event: string): Promise<string> {
  const texts = await host.getByRole('region', { name: event }).allInnerTexts();
  return texts.join().replace(/\s+/g, ' ');
}

test('a host reads that nobody has replied yet', async ({ host }) => {
  await expect(
    host.getByRole('heading', { name: 'The first reply is still on its way' }),
  ).toBeVisible();
  expect(await numbers(host, 'Welcome Party')).toBe(
    'WELCOME PARTY 0 chairs Households attending 0 Declined 0',
  );
});

test('a host finds chairs, caterer’s list, CSV and history right after three replies and an amendment', async ({
  host,
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
    .poll(() => numbers(host, 'Welcome Party'))
    .toContain('4 chairs Households attending 2 Declined 1');
  expect(await numbers(host, 'The Wedding')).toContain(
    '5 chairs Households attending 3 Declined 0',
  );

  await openReply(host, 'Priya Patel');
  await sheet(host).getByRole('button', { name: 'Amend' }).click();
  await sheet(host).getByRole('group', { name: 'Guests' }).getByLabel('One').check();
  await sheet(host).getByRole('group', { name: 'Welcome Party' }).getByLabel('Declined').check();
  await sheet(host).getByRole('button', { name: 'Save the reply' }).click();
  const steps = sheet(host).getByRole('region', { name: 'History' }).locator('ol > li');
  await expect(steps).toHaveCount(2);
  await expect(steps.first()).toContainText('Amended by hand');
  await expect(steps.first().getByRole('listitem')).toHaveText([
    'Welcome Party: Attending Declined',
    'Guests: 2 1',
  ]);
  await host.keyboard.press('Escape');

  await openTab(host, 'Overview');
  expect(await numbers(host, 'Welcome Party')).toContain(
    '2 chairs Households attending 1 Declined 2',
  );
  expect(await numbers(host, 'The Wedding')).toContain(
    '4 chairs Households attending 3 Declined 0',
  );
  await expect(host.getByRole('link', { name: '2 parties with dietary notes' })).toBeVisible();

  await openTab(host, 'Data');
  const [download] = await Promise.all([
    host.waitForEvent('download'),
    host.getByRole('link', { name: 'All replies: download as CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toMatch(/^\uFEFFFirst name,/);
  expect(csv).toContain('Zoë,Álvarez,Tom,');
  expect(csv).toContain('"No nuts; ""none at all"""');
  expect(csv).toMatch(/Priya,Patel,,,patel@example\.com,no,yes,1,Vegan,no,yes/);

  await host.getByRole('link', { name: 'For the caterer: print' }).click();
  await expect(host.getByText('Welcome Party: 2 guests · The Wedding: 4 guests')).toBeVisible();
  await expect(host.getByRole('row')).toHaveText([
    /^Household/,
    'Zoë Álvarez & Tom2yesyesNo nuts; "none at all"',
    'Priya Patel1noyesVegan',
  ]);
});

test('a host sees a reply arrive without losing an open sheet and what is typed in it', async ({
  host,
  dashboard,
}) => {
  await dashboard.replies({});
  await openReply(host, 'Zoë Álvarez');
  await sheet(host).getByRole('button', { name: 'Amend' }).click();
  await sheet(host).getByLabel('Dietary notes').fill('Half a word');
  await dashboard.replies({
    email: 'tom@example.com',
    guest_one_first: 'Tom',
    guest_one_last: 'Smith',
  });
  await expect(host.locator('tbody tr')).toHaveCount(2);
  await expect(sheet(host).getByLabel('Dietary notes')).toHaveValue('Half a word');
  await expect(sheet(host).getByLabel('Dietary notes')).toBeFocused();
});

test('a host reads what is new, and opens it', async ({ host, dashboard }) => {
  await dashboard.replies({});
  await dashboard.replies({ wedding: 'not-attending', dietary_restrictions: 'Vegan' });
  const item = host.getByRole('region', { name: 'The latest replies' }).getByRole('button');
  await expect(item).toContainText(
    'Welcome Party only · replied again: The Wedding, Dietary notes',
  );
  await item.click();
  await expect(sheet(host).getByRole('heading', { level: 2 })).toHaveText('Zoë Álvarez');
});

test('a host who listens hears the replies over time as a table', async ({ host, dashboard }) => {
  await dashboard.replies({}, { email: 'tom@example.com' });
  const table = host.getByRole('table', {
    name: /Households that had replied, by day; the deadline is March 15, 2026/,
  });
  await expect(table.getByRole('row')).toHaveText(['DayNew repliesAltogether', /22$/]);
  await expect(host.locator('.recharts-reference-line')).toHaveCount(1);
});

test('a host is told when the line is gone, and when it is back', async ({
  host,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(NO_LINE);
  await dashboard.replies({});
  const latest = host.getByRole('region', { name: 'The latest replies' });
  const status = host.getByRole('banner').getByRole('status');
  await expect(latest).toContainText('Zoë Álvarez');
  await expect(status).toHaveText('Updated just now');
  await host.context().setOffline(true);
  await expect(status).toHaveText(/^Offline since /);
  await expect(latest).toContainText('Zoë Álvarez');
  await host.context().setOffline(false);
  await expect(status).toHaveText('Updated just now');
});

test('a host sees replies by polling when nothing can be streamed', async ({
  host,
  dashboard,
  expectOnConsole,
}) => {
  test.setTimeout(60_000);
  expectOnConsole(NO_LINE);
  await host.route('**/host/api/changes', (route) => route.abort('failed'));
  await host.reload();
  await dashboard.replies({});
  await expect(host.getByRole('region', { name: 'The latest replies' })).toContainText(
    'Zoë Álvarez',
    { timeout: 25_000 },
  );
});
