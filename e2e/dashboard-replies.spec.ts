import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { getDatabaseFile } from '../server/platform/database/sqlite-connection.ts';
import { expect, openTab, sheet, test } from './dashboard.ts';

const GUESTS = [
  { email: 'zoe@example.com', dietary_restrictions: 'No peanuts' },
  { email: 'tom@example.com', guest_one_first: 'Tom', guest_one_last: 'Smith', guests_count: 2 },
  { email: 'soren@example.com', guest_one_first: 'Søren', guest_one_last: 'Nørgaard' },
  {
    email: 'anna@example.com',
    guest_one_first: 'Anna',
    guest_one_last: 'Bianchi',
    wedding: 'not-attending',
  },
] as const;

async function readNames(page: Page): Promise<string[]> {
  const cells = await page.getByRole('rowheader').getByRole('button').allInnerTexts();
  return cells.map((text) => text.split('\n')[0] ?? '');
}

test('the couple searches, filters and sorts the replies, on a phone too', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies(...GUESTS);
  await dashboard.request(page, 'GET', 'exports/replies.csv');
  await dashboard.addReplies({ ...GUESTS[1], guests_count: 2, dietary_restrictions: 'Vegan' });
  await openTab(page, 'Replies');
  const inOrder = ['Zoë Álvarez', 'Anna Bianchi', 'Søren Nørgaard', 'Tom Smith'];
  await test.step('a search without a match says so and offers to show all replies', async () => {
    await page.getByRole('searchbox').fill('nobody');
    await expect(page.getByRole('heading', { name: 'No matching replies' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all replies' }).click();
    await expect.poll(async () => (await readNames(page)).toSorted()).toEqual(inOrder.toSorted());
  });

  await test.step('the search ignores accents and finds replies by name, email address and notes', async () => {
    for (const [query, found] of [
      ['ALVAREZ zoe', ['Zoë Álvarez']],
      ['sorën norgaard', ['Søren Nørgaard']],
      ['tom@', ['Tom Smith']],
      ['peanut', ['Zoë Álvarez']],
    ] as const) {
      await page.getByRole('searchbox').fill(query);
      await expect.poll(() => readNames(page)).toEqual(found);
    }
    await page.getByRole('searchbox').fill('');
  });

  await test.step('the couple filters the replies', async () => {
    await page.getByLabel('Event').selectOption('The Wedding: declined');
    await expect.poll(() => readNames(page)).toEqual(['Anna Bianchi']);
    await page.getByLabel('Event').selectOption('All replies');
    for (const [filter, found] of [
      ['Second guest', ['Tom Smith']],
      ['Dietary notes', ['Tom Smith', 'Zoë Álvarez']],
      ['Changed since the last export', ['Tom Smith']],
      ['Entered or edited by hand', []],
      ['Withdrawn', []],
    ] as const) {
      await page.getByLabel(filter).check();
      await expect.poll(async () => (await readNames(page)).toSorted()).toEqual(found);
      await page.getByLabel(filter).uncheck();
    }
    await expect(page.getByText('4 replies · 5 guests, 5 attending')).toBeVisible();
  });

  await test.step('the order by family name is kept on the next visit to the tab', async () => {
    const heading = page.getByRole('columnheader', { name: 'Household', exact: true });
    await heading.getByRole('button').click();
    await expect.poll(() => readNames(page)).toEqual(inOrder);
    await heading.getByRole('button').click();
    await expect.poll(() => readNames(page)).toEqual(inOrder.toReversed());
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await openTab(page, 'Data');
    await openTab(page, 'Replies');
    await expect.poll(() => readNames(page)).toEqual(inOrder.toReversed());
  });

  await test.step('on a phone the replies are cards', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.getByLabel('Sort by').selectOption('Household');
    await expect.poll(() => readNames(page)).toEqual(inOrder);
    const card = page.getByRole('row').filter({ hasText: 'Bianchi' });
    await expect(card).toHaveCSS('display', 'grid');
    await card.getByText('Declined').click();
    await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Anna Bianchi');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

test('the search finds one household among 2,000', async ({ dashboardPage: page, dashboard }) => {
  // 2,000 requests would take longer than all of the test.
  const database = new DatabaseSync(getDatabaseFile(dashboard.site.dataDir));
  database.exec(`
    WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1999)
    INSERT INTO rsvps (guest_one_first, guest_one_last, email, welcome_party, wedding, guests_count)
    SELECT iif(n = 1234, 'Jürgen', 'Tom'), 'Guest ' || n, 'guest' || n || '@example.com',
      'attending', 'attending', 1
    FROM numbers
  `);
  database.close();
  await page.reload();
  await openTab(page, 'Replies');
  await expect(page.getByText('2,000 replies · 2,000 guests, 2,000 attending')).toBeVisible();
  await page.getByRole('searchbox').fill('jurgen');
  await expect.poll(() => readNames(page)).toEqual(['Jürgen Guest 1234']);
});
