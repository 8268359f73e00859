import { expectAccessible } from './axe.ts';
import { expect, expectQuestionOnClose, HTTP_ERROR, sheet, test } from './dashboard.ts';
import { expectToast } from './toasts.ts';

const TEXT = 'The boat leaves at 17:00, Zattere pier';

test('the couple announces something, sees until when it is shown, and removes it', async ({
  dashboard,
  dashboardPage: page,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await page.getByRole('button', { name: 'Announcement' }).click();
  const form = sheet(page).getByRole('form', { name: 'Announcement' });
  await form.getByRole('button', { name: 'Announce' }).click();
  await expect(form.getByText('Please write the announcement')).toBeVisible();
  await form.getByLabel('English').fill(TEXT);
  await form.getByLabel('Italiano').fill('La barca parte alle 17:00');
  await expectQuestionOnClose(page);
  await form.getByLabel('Show until').fill('2026-01-01T10:00');
  await form.getByRole('button', { name: 'Announce' }).click();
  await expect(form.getByText('Please choose a later time')).toBeVisible();
  await expect(form.getByLabel('Show until')).toBeFocused();
  await expectAccessible(page);
  const year = new Date().getFullYear() + 1;
  await form.getByLabel('Show until').fill(`${year}-01-01T10:00`);
  await form.getByRole('button', { name: 'Announce' }).click();
  await expectToast(
    page,
    'Announced',
    'Guests who have your page open read it within ten seconds.',
  );

  const current = page.getByRole('region', { name: /^On your page until/ });
  await expect(current).toContainText('January 1 at 10:00 AM');
  await expect(current).toContainText(TEXT);
  await expectAccessible(page);
  await current.getByRole('button', { name: 'Change' }).click();
  await expect(form.getByLabel('English')).toHaveValue(TEXT);
  const { version } = await (await dashboard.request(page, 'GET', 'announcement')).json();
  const later = { texts: { en: 'The boat leaves at 18:00' }, until: `${year}-01-01T10:00` };
  await dashboard.request(page, 'PUT', 'announcement', { version, ...later });
  await form.getByLabel('Italiano').fill('La barca parte alle 18:00');
  await form.getByRole('button', { name: 'Save announcement' }).click();
  const versions = sheet(page).getByRole('form', { name: 'Two versions' });
  await expect(versions.getByRole('heading')).toBeFocused();
  await expect(versions.getByRole('group', { name: 'English' })).toContainText(later.texts.en);
  await expectAccessible(page);
  await versions.getByRole('button', { name: 'Save these choices' }).click();
  await expect(current).toContainText(later.texts.en);

  await current.getByRole('button', { name: 'Remove' }).click();
  await expect(current).toHaveCount(0);
  await expect(page.locator('#page')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(current).toContainText(later.texts.en);
});
