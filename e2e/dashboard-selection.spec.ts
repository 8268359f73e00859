import type { Page } from '@playwright/test';
import { type Dashboard, expect, HTTP_ERROR, test } from './dashboard.ts';
import { addEntries, households, loadEntries, select, selection } from './guest-list.ts';
import { toasts } from './toasts.ts';

async function addThree(page: Page, dashboard: Dashboard): Promise<void> {
  await addEntries(
    page,
    dashboard,
    { name: 'Anna Rossi', emails: ['anna@example.com'], events: ['wedding'], tags: ['School'] },
    { name: 'Marco Rossi', emails: ['marco@example.com'], phone: '+39 041' },
    { name: 'Zoë Álvarez', events: ['wedding'] },
  );
  await expect(households(page)).toHaveCount(3);
}

async function change(page: Page, kind: string, label: string, value: string): Promise<void> {
  await selection(page).getByLabel('Change', { exact: true }).selectOption(kind);
  const field = selection(page).getByLabel(label, { exact: true });
  if (label === 'Tag') await field.fill(value);
  else await field.selectOption(value);
  await selection(page).getByRole('button', { name: 'Apply' }).click();
}

async function undo(page: Page): Promise<void> {
  await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
  await expect(toasts(page).last()).toContainText('Your guest list is as it was before.');
}

test('a selection has no action that is impossible, and an invalid or late change changes nobody', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await addThree(page, dashboard);
  await test.step('without a selection there is nothing to change, and one household cannot be merged', async () => {
    await expect(selection(page)).toHaveCount(0);
    const notOnList = page.getByRole('region', { name: 'Not on your list' });
    await expect(notOnList).toContainText('No replies yet.');
    await select(page, 'Anna Rossi');
    await expect(selection(page)).toContainText('1 household selected');
    await expect(selection(page).getByRole('button', { name: 'Merge' })).toHaveCount(0);
    await selection(page).getByRole('button', { name: 'Clear selection' }).click();
    await expect(selection(page)).toHaveCount(0);
  });

  await test.step('a tag that is missing or has a comma is not added', async () => {
    await select(page, 'Zoë Álvarez');
    await change(page, 'Add the tag', 'Tag', '');
    await expect(selection(page).getByText('A tag is missing')).toBeVisible();
    await change(page, 'Add the tag', 'Tag', 'Work, School');
    await expect(selection(page).getByText('A tag cannot contain a comma')).toBeVisible();
    expect(await loadTags(page, dashboard)).toEqual([['School'], [], []]);
  });

  await test.step('a change that is true of every selected household changes nothing', async () => {
    await select(page, 'Anna Rossi');
    await change(page, 'Invite to', 'Event', 'The Wedding');
    await expect(toasts(page).last()).toContainText(
      '2 households are invited to The Wedding already.',
    );
  });

  await test.step('a change that somebody else made impossible changes nobody', async () => {
    await page.route('**/host/api/guest-list/bulk', async (route) => {
      const [anna] = await loadEntries(page, dashboard);
      await dashboard.request(page, 'DELETE', `guest-list/${anna?.id}`);
      await route.continue();
    });
    await change(page, 'Add the tag', 'Tag', 'Work');
    await expect(toasts(page).last()).toContainText('This household is no longer on the list.');
    await expect(selection(page)).toContainText('1 household selected');
    expect(await loadTags(page, dashboard)).toEqual([[], []]);
  });
});

test('the couple changes events, tags and languages of several households, and undoes it', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await addThree(page, dashboard);
  const loadEvents = async () => (await loadEntries(page, dashboard)).map(({ events }) => events);
  const before = await loadEvents();
  await test.step('a selection stays while the couple searches, and says how much of it is hidden', async () => {
    await select(page, 'Zoë Álvarez');
    await page.getByRole('searchbox').fill('rossi');
    await expect(selection(page)).toContainText('1 household selected, 1 of them hidden');
    await page.getByLabel('Select all 2').check();
    await expect(selection(page)).toContainText('3 households selected, 1 of them hidden');
    await page.getByRole('searchbox').fill('');
    await selection(page).getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('the couple invites households to an event, and removes them from another', async () => {
    await select(page, 'Anna Rossi', 'Zoë Álvarez');
    await change(page, 'Invite to', 'Event', 'Welcome Party');
    await expect(toasts(page).last()).toContainText('2 households are invited to Welcome Party.');
    expect(await loadEvents()).toEqual([null, null, null]);
    await undo(page);
    expect(await loadEvents()).toEqual(before);
    await page.getByLabel('Select all 3').check();
    await change(page, 'Remove from', 'Event', 'The Wedding');
    await expect(toasts(page).last()).toContainText('3 households are not invited to The Wedding.');
    expect(await loadEvents()).toEqual([[], ['welcome_party'], []]);
    await page.getByRole('button', { name: '2 Invited to no event' }).click();
    await expect(households(page)).toHaveCount(2);
    await page.getByRole('button', { name: '2 Invited to no event' }).click();
  });

  await test.step('the couple adds and removes tags and sets the language', async () => {
    await change(page, 'Add the tag', 'Tag', 'Lido');
    await expect(households(page).getByText('Lido')).toHaveCount(3);
    await change(page, 'Remove the tag', 'Tag', 'school');
    await expect(toasts(page).last()).toContainText('1 household is without the tag “school”.');
    await change(page, 'Set the language to', 'Language', 'Italiano');
    await expect(toasts(page).last()).toContainText('The language of 3 households is Italiano.');
    const entries = await loadEntries(page, dashboard);
    expect(entries.map(({ language, tags }) => [language, tags])).toEqual(
      Array.from({ length: 3 }, () => ['it', ['Lido']]),
    );
  });
});

test('the couple removes and merges several households, and undoes it', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await addThree(page, dashboard);
  const before = await loadEntries(page, dashboard);
  await select(page, 'Anna Rossi', 'Marco Rossi');
  await selection(page).getByRole('button', { name: 'Remove 2 households' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove 2 households?' });
  await expect(question).toContainText('Their personal links stop working');
  await question.getByRole('button', { name: 'Keep them' }).click();
  await expect(households(page)).toHaveCount(3);
  await selection(page).getByRole('button', { name: 'Remove 2 households' }).click();
  await question.getByRole('button', { name: 'Yes, remove 2 households' }).click();
  await expect(households(page)).toHaveCount(1);
  await expect(selection(page)).toHaveCount(0);
  await undo(page);
  expect(await loadEntries(page, dashboard)).toMatchObject(
    before.map(({ id, name }) => ({ id, name })),
  );

  await select(page, 'Anna Rossi', 'Marco Rossi');
  await selection(page).getByRole('button', { name: 'Merge into one household' }).click();
  await expect(toasts(page).last()).toContainText('2 households are now Anna & Marco Rossi.');
  expect(await loadEntries(page, dashboard)).toMatchObject([
    {
      name: 'Anna & Marco Rossi',
      emails: ['anna@example.com', 'marco@example.com'],
      ...{ phone: '+39 041', tags: ['School'], events: null },
    },
    { name: 'Zoë Álvarez' },
  ]);
  await undo(page);
  await expect(households(page)).toHaveCount(3);
});

async function loadTags(page: Page, dashboard: Dashboard): Promise<string[][]> {
  return (await loadEntries(page, dashboard)).map(({ tags }) => tags);
}
