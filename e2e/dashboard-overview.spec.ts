import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  expect,
  HTTP_ERROR,
  NETWORK_ERROR,
  openReply,
  openTab,
  pressEscape,
  sheet,
  test,
} from './dashboard.ts';
import { openAsGuest } from './editor.ts';
import { createAnswers, sendRsvp, THANK_YOU } from './rsvp-form.ts';
import { expectToast, toasts } from './toasts.ts';

/** Waits until an event's headcount is this line of text. */
async function expectHeadcount(page: Page, event: string, text: string): Promise<void> {
  const readHeadcount = async () =>
    (await page.getByRole('region', { name: event }).innerText()).replace(/\s+/g, ' ');
  await expect.poll(readHeadcount).toContain(text);
}

/** The buttons of the list lead to their places in the editor, with the guide and without. */
async function openEditorForSteps(page: Page): Promise<void> {
  const follow = async (action: string) => {
    await openTab(page, 'Overview');
    await page.getByRole('link', { name: action }).click();
  };
  await follow('Review and publish');
  await expect(sheet(page).getByRole('button', { name: 'Publish now' })).toBeVisible();
  await pressEscape(page);
  await expect(sheet(page)).toHaveCount(0);
  await follow('Write your names');
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByRole('button', { name: 'Skip the guide' }).click();
  await follow('Write your names');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page).toHaveURL(/\/website\/basics$/);
  await follow('Open the editor');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(page).toHaveURL(/\/website\/\w+$/);
}

test('the overview greets the couple at first; after three replies and a correction, headcount, history, CSV and the caterer’s list are right', async ({
  dashboardPage: page,
  dashboard,
  browser,
}) => {
  await expect(page.getByRole('heading', { name: 'What comes next' })).toBeVisible();
  await expect(page.getByText('0 of 7 done')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/Portia|Welcome Party/);
  await openEditorForSteps(page);
  await openTab(page, 'Emails');
  await expect(page.getByText('Your website does not send emails yet.')).toBeVisible();
  await openTab(page, 'Overview');
  await dashboard.addReplies(
    { guest_one_first: 'Jürgen', email: 'j@example.com', welcome_party: 'not-attending' },
    {
      ...{ guest_one_first: 'Priya', guest_one_last: 'Patel', email: 'patel@example.com' },
      ...{ guests_count: 2, dietary_restrictions: 'Vegan' },
    },
  );
  const guest = await openAsGuest(browser, dashboard.site.url);
  const notes = { dietaryRestrictions: 'No nuts; "none at all"', welcomeParty: 'attending' };
  await sendRsvp(guest, createAnswers(notes));
  await expectToast(guest, ...THANK_YOU);
  await guest.context().close();
  await expectHeadcount(
    page,
    'Welcome Party',
    '4 guests attending Households attending 2 Declined 1',
  );
  await expectHeadcount(
    page,
    'The Wedding',
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
  await sheet(page).getByRole('button', { name: 'Close' }).click();

  await openTab(page, 'Overview');
  await expectHeadcount(
    page,
    'Welcome Party',
    '2 guests attending Households attending 1 Declined 2',
  );
  await expectHeadcount(
    page,
    'The Wedding',
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
  expect(csv).toContain('"No nuts; ""none at all"""');
  expect(csv).toMatch(/Priya,Patel,,,patel@example\.com,no,yes,1,Vegan,no,yes/);
  await page.getByRole('link', { name: 'For the caterer: print' }).click();
  await expect(page.getByText('Welcome Party: 2 guests')).toBeVisible();
  await expect(page.getByText('The Wedding: 4 guests')).toBeVisible();
  await expect(page.getByRole('row')).toHaveText([
    /^Household/,
    'Lorenzo da Ponte & Jessica Levi2yesyesNo nuts; "none at all"',
    'Priya Patel1noyesVegan',
  ]);
});

test('the overview shows each new reply, the chart, and whether the connection is lost', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(NETWORK_ERROR);
  expectOnConsole(HTTP_ERROR);
  const latest = page.getByRole('region', { name: 'Latest replies' });
  const status = page.getByRole('banner').getByRole('status');
  await test.step('when the connection is lost and when it is back', async () => {
    await page.clock.setFixedTime(new Date(2026, 2, 4, 7, 5));
    await dashboard.addReplies({});
    await expect(latest).toContainText('Zoë Álvarez');
    await expect(status).toHaveText('Up to date');
    await page.context().setOffline(true);
    await expect(status).toHaveText(/^Offline since 7:05\sAM$/);
    await expect(latest).toContainText('Zoë Álvarez');
    await page.context().setOffline(false);
    await expect(status).toHaveText('Up to date');
  });
  await test.step('the latest replies open a household', async () => {
    await dashboard.addReplies({ wedding: 'not-attending', dietary_restrictions: 'Vegan' });
    await expect(latest.getByRole('button')).toContainText(
      'Welcome Party only · replied again: The Wedding, Dietary notes',
    );
    await latest.getByRole('button').click();
    await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Zoë Álvarez');
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(sheet(page)).toHaveCount(0);
  });
  await test.step('a new reply does not close an open form, and its text is kept', async () => {
    await openReply(page, 'Zoë Álvarez');
    await sheet(page).getByRole('button', { name: 'Edit' }).click();
    const notes = sheet(page).getByLabel('Dietary notes');
    await notes.fill('Half a sentence');
    await dashboard.addReplies({ email: 'tom@example.com', guest_one_first: 'Tom' });
    await expect(page.locator('tbody tr')).toHaveCount(2);
    await expect(notes).toHaveValue('Half a sentence');
    await expect(notes).toBeFocused();
  });
  await test.step('a screen reader reads the chart of replies as a table', async () => {
    await page.goto('/host');
    const name = /Households that have replied, by day. The deadline is March 15, 2026/;
    await expect(page.getByRole('table', { name }).getByRole('row')).toHaveText([
      ...['DayNew repliesTotal', /22$/],
    ]);
    await expect(page.locator('svg').getByText('Deadline, Mar 15')).toBeVisible();
  });
  await test.step('the dashboard polls for new replies if the event stream is blocked', async () => {
    await page.route('**/host/api/changes', (route) => route.abort('failed'));
    await page.clock.install();
    await page.reload();
    await expect(latest).toContainText('Tom Álvarez');
    await dashboard.addReplies({ email: 'mara@example.com', guest_one_first: 'Mara' });
    await expect(async () => {
      await page.clock.fastForward(16_000);
      await expect(latest).toContainText('Mara Álvarez', { timeout: 1_000 });
    }).toPass();
  });
  await test.step('an open page asks to be reloaded after the site was updated', async () => {
    await page.route(/assets\/main-.+\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.unroute('**/host/api/changes');
    await expect(async () => {
      await page.clock.fastForward(16_000);
      await expect(status).toContainText('The dashboard was updated.', { timeout: 1_000 });
    }).toPass();
    await page.unroute(/assets\/main-.+\.js$/);
    await status.getByRole('button', { name: 'Reload the page' }).click();
    await expect(status).toHaveText('Up to date');
  });
  await test.step('a part that was not loaded is loaded when it is opened', async () => {
    await page.route(/data-page-.+\.js/, (route) => route.abort('failed'));
    const failed = page.waitForEvent('requestfailed');
    await page.reload();
    await failed;
    await page.unroute(/data-page-.+\.js/);
    await page.getByRole('link', { name: 'Data', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists and data');
  });
});

test('the couple decides whether a reply with two names counts one guest or two, unless it changed meanwhile', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await dashboard.addReplies(
    { guest_two_first: 'Tom' },
    {
      ...{ email: 'mara@example.com', guest_one_first: 'Mara', guest_one_last: 'Rossi' },
      ...{ guest_two_first: 'Luca', guest_two_last: 'Neri' },
    },
  );
  const unclear = page.getByRole('region', { name: 'One guest or two?' });
  const decide = (name: string) => unclear.getByRole('button', { name }).click();
  await expect(unclear.getByRole('listitem')).toHaveCount(2);
  await expectHeadcount(page, 'The Wedding', '2 guests attending');

  await page.route('**/host/api/households/*/reply', async (route) => {
    await dashboard.addReplies({ guest_two_first: 'Tom', dietary_restrictions: 'Vegan' });
    await route.continue();
  });
  await decide('Zoë Álvarez & Tom: it is 2');
  await expect(toasts(page).last()).toContainText('Changed by someone else');
  await expect(unclear.getByRole('listitem')).toHaveCount(2);
  await page.unroute('**/host/api/households/*/reply');

  await decide('Mara Rossi & Luca Neri: it is 2');
  await expect(unclear.getByRole('listitem')).toHaveCount(1);
  const next = unclear.getByRole('button', { name: 'Zoë Álvarez & Tom', exact: true });
  await expect(next).toBeFocused();
  await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Undone', 'The reply of Mara Rossi is as it was before.');
  await expect(unclear.getByRole('listitem')).toHaveCount(2);
  await expectHeadcount(page, 'The Wedding', '2 guests attending');

  await decide('Mara Rossi & Luca Neri: it is 1');
  await expect(toasts(page).last()).toContainText('The reply of Mara Rossi stays as it is.');
  await decide('Zoë Álvarez & Tom: it is 2');
  await expect(toasts(page).last()).toContainText(
    'The reply of Zoë Álvarez & Tom is counted with 2 guests.',
  );
  await expect(unclear).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expectHeadcount(page, 'The Wedding', '3 guests attending');
});
