import { openAsGuest, openEditor, publish, test, waitUntilSaved } from './editor.ts';
import { expect } from './test.ts';

test('a couple adds a section, moves it by keyboard, hides another one and publishes the page', async ({
  editorPage: page,
  dashboard,
  browser,
}) => {
  const rows = page.getByRole('list', { name: 'Sections' }).getByRole('link');
  await test.step('the new section has a form, and blank parts to fill in', async () => {
    await openEditor(page);
    await page.getByRole('button', { name: 'Add: Dress code' }).click();
    await page.getByRole('button', { name: 'Colour 1' }).click();
    await page.getByLabel('Name of the colour').fill('Sage');
    await page.getByLabel('Name in the menu').fill('Dress');
    await waitUntilSaved(page);
  });
  await test.step('it moves above the hotels, and the focus stays on it', async () => {
    await page.getByRole('link', { name: 'All sections' }).click();
    const row = rows.filter({ hasText: 'What to Wear' });
    await row.press('Alt+ArrowUp');
    await expect(row).toBeFocused();
    await row.press('Alt+ArrowUp');
    await expect(rows.filter({ hasText: /What to Wear|Hotels/ })).toHaveText([
      /What to Wear/,
      /Hotels/,
    ]);
  });
  await test.step('a hidden section keeps its form', async () => {
    await rows.filter({ hasText: /^Questions/ }).click();
    await page.getByRole('button', { name: 'Hide this section' }).click();
    await expect(page.getByRole('button', { name: 'Show this section' })).toBeVisible();
    await waitUntilSaved(page);
  });
  await publish(page);
  await test.step('guests see the sections in this order, also in the menu', async () => {
    const guest = await openAsGuest(browser, dashboard.site.url);
    const swatches = guest.getByRole('region', { name: 'What to Wear' }).getByRole('listitem');
    await expect(swatches).toHaveText(['Sage']);
    const ids = await guest
      .locator('main > section')
      .evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids.slice(0, 3)).toEqual(['celebrate', expect.stringMatching(/^dress_/), 'stay']);
    expect(ids).not.toContain('faq');
    await expect(guest.getByRole('navigation').first().getByRole('link')).toHaveText([
      'Celebrate',
      'Dress',
      'Stay',
      'Travel',
      'RSVP',
    ]);
  });
});
