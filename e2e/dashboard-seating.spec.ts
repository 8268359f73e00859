import type { Locator, Page, Route } from '@playwright/test';
import { expectAccessibleAt } from './axe.ts';
import {
  type Dashboard,
  dragTo,
  expect,
  NETWORK_ERROR,
  openTab,
  sheet,
  test,
} from './dashboard.ts';
import { addEntries } from './guest-list.ts';
import { passFrames } from './layout.ts';
import { expectToast } from './toasts.ts';

const HOUSEHOLDS = [
  ['Ada', 'Luca'],
  ['Mia', 'Zoë'],
  ['Tom', 'Ugo'],
];

/** Six guests who attend, and one household that has not replied. */
async function addGuests(page: Page, dashboard: Dashboard): Promise<void> {
  const toPerson = (first: string) => ({ first, last: 'Rossi' });
  await addEntries(
    page,
    dashboard,
    ...HOUSEHOLDS.map((names, index) => ({
      ...{ name: `${names.join(' & ')} Rossi`, people: names.map(toPerson) },
      emails: [`a${index}@b.co`],
    })),
    { name: 'Una Neri', people: [{ first: 'Una', last: 'Neri' }] },
  );
  await dashboard.addReplies(
    ...HOUSEHOLDS.map(([one = '', two = ''], index) => ({
      ...{ email: `a${index}@b.co`, guests_count: 2, guest_one_first: one, guest_two_first: two },
      ...{ guest_one_last: 'Rossi', guest_two_last: 'Rossi', dietary_restrictions: 'No nuts' },
    })),
  );
}

const table = (page: Page, number: number) =>
  page.getByRole('region', { name: `Table ${number}`, exact: true });
const unseated = (page: Page) => page.getByRole('region', { name: 'Without a seat' });
const guest = (page: Page, first: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${first} Rossi`) });

/** Taps with a finger: the pages of these tests have a mouse. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  const finger = await page.context().newCDPSession(page);
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the couple seats guests with the mouse, the keyboard and a finger on a phone, and undoes it', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  await addGuests(page, dashboard);
  const count = page.getByText(/ guests seated$/);

  await test.step('tables are added at once, and a household is seated by the keyboard', async () => {
    await openTab(page, 'Seating');
    await page.getByLabel('How many').fill('3');
    await page.getByLabel('Seats').fill('3');
    await page.getByRole('button', { name: 'Add tables' }).click();
    await page.getByRole('checkbox', { name: 'All of Mia & Zoë Rossi' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('2 guests selected')).toBeVisible();
    await page.getByRole('button', { name: 'Seat here: Table 2' }).focus();
    await page.keyboard.press('Enter');
    await expect(table(page, 2)).toContainText('2 of 3');
    await expect(count).toHaveText('2 of 6 guests seated');
  });

  await test.step('a guest is dragged to a table, and a full table takes nobody else', async () => {
    await dragTo(unseated(page).getByText('Ada Rossi', { exact: true }), table(page, 2));
    await expect(table(page, 2)).toContainText('3 of 3');
    await guest(page, 'Luca').check();
    await expect(page.getByRole('button', { name: 'Seat here: Table 2' })).toHaveCount(0);
    await page.getByLabel('Seat at').selectOption('Table 1 (3 free)');
    await expect(table(page, 1)).toContainText('Luca Rossi');
  });

  await test.step('two guests swap their seats; everything is undone and done again', async () => {
    await guest(page, 'Ada').check();
    await guest(page, 'Luca').check();
    await page.getByRole('button', { name: 'Swap seats' }).click();
    await expect(table(page, 1)).toContainText('Ada Rossi');
    await page.keyboard.press('Control+z');
    await expect(table(page, 1)).toContainText('Luca Rossi');
    await page.keyboard.press('Control+Shift+z');
    await expect(table(page, 1)).toContainText('Ada Rossi');
  });

  await test.step('a read that began before a change does not take it back', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let reads = 0;
    await page.route('**/host/api/guest-data', async (route) => {
      const response = await route.fetch();
      reads += 1;
      // Those that follow have the change.
      if (reads > 1) await new Promise(() => {});
      await released;
      await route.fulfill({ response }).catch(() => {});
    });
    await dashboard.addReplies({ email: 'z@b.co', wedding: 'not-attending' });
    await expect.poll(() => reads).toBe(1);
    await guest(page, 'Ada').check();
    const saved = page.waitForResponse('**/host/api/seating/*');
    await page.getByLabel('Seat at').selectOption('Table 3 (3 free)');
    await saved;
    release();
    await passFrames(page, 10);
    await expect(table(page, 3)).toContainText('Ada Rossi');
    await page.keyboard.press('Control+z');
    await expect(table(page, 1)).toContainText('Ada Rossi');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('an undo without a connection can be pressed again', async () => {
    expectOnConsole(NETWORK_ERROR);
    await page.route('**/seating/*', (route) => route.abort(), { times: 1 });
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await undo.click();
    await expectToast(
      page,
      'Not saved',
      'There is no connection. Nothing was lost. Please try again in a moment.',
    );
    await undo.click();
    await expect(table(page, 1)).toContainText('Luca Rossi');
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect(table(page, 1)).toContainText('Ada Rossi');
  });

  await test.step('a change that waits for one that fails is saved', async () => {
    await page.reload();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const fail = (route: Route) => released.then(() => route.abort());
    await page.route('**/seating/*', fail, { times: 1 });
    for (const name of ['Tom', 'Ugo']) {
      await guest(page, name).check();
      await page.getByLabel('Seat at').selectOption({ index: 3 });
      await expect(table(page, 3)).toContainText(`${name} Rossi`);
    }
    release();
    await expect(unseated(page)).toContainText('Tom Rossi');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(unseated(page)).toContainText('Ugo Rossi');
  });

  await test.step('another device sees the change, and the rest is suggested', async () => {
    const other = await page.context().newPage();
    await other.goto('/host/seating');
    await page.getByRole('button', { name: 'Suggest the rest' }).click();
    await expect(other.getByText('6 of 6 guests seated')).toBeVisible();
    await other.close();
  });

  await test.step('a chair is chosen, and a table is moved on the floor by key', async () => {
    await page.getByRole('button', { name: 'Edit: Table 1' }).click();
    await sheet(page).getByLabel('Seat of Ada Rossi').selectOption('Seat 3');
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(table(page, 1)).toContainText('Seat 3');
    await page.getByRole('radio', { name: 'Floor' }).check({ force: true });
    const top = page.getByRole('button', { name: /^Table 3, / });
    await expect(page.getByRole('button', { name: 'Seat 3: Ada Rossi' })).toBeVisible();
    // Luca has no chair of his own at the full table.
    await page.getByRole('button', { name: /^Seat .: Tom Rossi$/ }).click();
    await page.getByRole('button', { name: 'Seat 1: Luca Rossi' }).click();
    await expectToast(page, 'Not saved', 'Table 2 has too few free seats.');
    await page.getByRole('button', { name: 'Clear' }).click();
    const before = await top.boundingBox();
    await top.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(async () => {
      const { seating } = await dashboard.loadGuestData(page);
      const [plan] = seating;
      expect(plan?.tables[3]?.x).toBeGreaterThan((plan?.tables[2]?.x ?? 0) + 100);
      expect((await top.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
    }).toPass();
    await expectAccessibleAt([1280, 390], page, 'the floor');
  });

  await test.step('somebody who declines keeps the seat with a mark, also on a phone', async () => {
    await dashboard.addReplies({
      ...{ email: 'a2@b.co', guests_count: 2, wedding: 'not-attending' },
      ...{ guest_one_first: 'Tom', guest_one_last: 'Rossi' },
      ...{ guest_two_first: 'Ugo', guest_two_last: 'Rossi' },
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('radio', { name: 'Tables' }).check({ force: true });
    await expect(page.getByText('declined')).toHaveCount(2);
    await tap(page, guest(page, 'Tom'));
    await tap(page, guest(page, 'Ugo'));
    await expect(page.getByText('2 guests selected')).toBeVisible();
    await page.getByRole('button', { name: 'Remove from the table' }).click();
    await expect(page.getByText('declined')).toHaveCount(0);
    await expectAccessibleAt([390, 1280], page, 'the tables');
  });
});
