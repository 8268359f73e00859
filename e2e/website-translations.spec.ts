import { expectAccessibleAt } from './axe.ts';
import { expect } from './dashboard.ts';
import {
  listItem,
  openEditor,
  openSection,
  readSection,
  test,
  WITHOUT_PREVIEW,
  waitUntilSaved,
} from './editor.ts';

test('a second language is completed with the keyboard, beside the texts of the main one', async ({
  editorPage: page,
  dashboard,
}) => {
  const farewell = page.getByLabel('Closing line (Italiano)');
  const heading = page.getByLabel('Heading (Italiano)');

  await test.step('texts that are missing are counted while they are edited, but not a place', async () => {
    await page.setViewportSize(WITHOUT_PREVIEW);
    await openEditor(page, 'end');
    await page.getByRole('radio', { name: 'Italiano' }).check();
    await expect(page.getByText('Every text is in Italiano.')).toBeVisible();
    await farewell.fill('');
    await expect(page.getByText('1 text left in Italiano')).toBeVisible();
    await expect(farewell).toHaveAccessibleDescription(/English A presto, in Venice/);
    await openSection(page, 'Events');
    await heading.fill('');
    await listItem(page, 'The Wedding').click();
    const place = page.getByLabel('Place (Italiano)');
    await place.fill('');
    await expect(page.getByText('2 texts left in Italiano')).toBeVisible();
    const field = page.locator('[data-field$=".location"]');
    await expect(field.getByText('The same in all languages')).toBeVisible();
    await expectAccessibleAt([390, 820, 1280], page, 'translating');
    await page.setViewportSize(WITHOUT_PREVIEW);
    await place.focus();
  });

  await test.step('a key leads to the next missing text, also in another section', async () => {
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/website\/end$/);
    await expect(farewell).toBeFocused();
    await page.keyboard.type('A presto, a Venezia');
    await expect(page.getByText('1 text left in Italiano')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/website\/celebrate$/);
    await expect(heading).toBeFocused();
  });

  await test.step('a text can be the same in all languages', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'The same in all languages' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading).toHaveValue('Celebrate With Us');
    await expect(heading).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Every text is in Italiano.')).toHaveCount(2);
    await waitUntilSaved(page);
    expect(await readSection(dashboard, page, 'celebrate')).toMatchObject({
      heading: { en: 'Celebrate With Us', it: 'Celebrate With Us' },
    });
    expect(await readSection(dashboard, page, 'farewell')).toEqual({
      en: 'A presto, in Venice',
      it: 'A presto, a Venezia',
    });
  });
});
