import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './axe.ts';
import { expect, openTab, pressEscape, sheet, test } from './dashboard.ts';
import { dismissToasts, toasts } from './toasts.ts';

test('the couple adds, selects, hides and deletes photographs, and makes a link for the tables', async ({
  dashboardPage: page,
}) => {
  await openTab(page, 'Photographs');
  await expect(page.getByText('No photographs yet')).toBeVisible();

  await test.step('a table link has a QR code, until it ends', async () => {
    await page.getByRole('button', { name: 'Table links' }).click();
    await expect(sheet(page).getByLabel('Name')).toHaveValue('All tables');
    await sheet(page).getByRole('button', { name: 'Create the link' }).click();
    await expect(sheet(page).getByAltText('QR code of “All tables”')).toBeVisible();
    await sheet(page).getByRole('link', { name: 'Print the QR code of “All tables”' }).click();
    await expect(page.getByRole('status')).toHaveText('8 cards · 1 page · 92 × 65 mm');
    await expect(page.frameLocator('iframe').locator('img.code[src]')).toHaveCount(8);
    await page.goBack();
    await page.getByRole('button', { name: 'Table links' }).click();
    await sheet(page).getByRole('button', { name: 'End the link “All tables”' }).click();
    await page.getByRole('button', { name: 'Yes, end the link' }).click();
    await expect(sheet(page).getByText(/^Ended /)).toBeVisible();
    await dismissToasts(page);
    await pressEscape(page);
  });

  await test.step('files are added in one go, but not those of another kind', async () => {
    await page.getByRole('button', { name: 'Add photographs' }).click();
    await sheet(page).getByLabel('Photographer').fill('Studio Luce');
    await page
      .locator('input[type=file]')
      .setInputFiles([
        ...(await Promise.all(['red', 'green', 'blue'].map(createFile))),
        { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
      ]);
    await expect(sheet(page).getByText('3 of 4 files added')).toBeVisible({ timeout: 20_000 });
    await expect(sheet(page).getByText('1 file was not added')).toBeVisible();
    await pressEscape(page);
  });

  await test.step('keys select photographs, and a change can be taken back', async () => {
    const grid = page.getByRole('listbox', { name: 'Photographs' });
    await expect(grid.getByRole('option')).toHaveCount(3, { timeout: 20_000 });
    await grid.focus();
    for (const key of ['Home', 'Space', 'Shift+ArrowRight']) await page.keyboard.press(key);
    await expect(page.getByText('2 selected')).toBeVisible();
    await expectAccessible(page, 'selected photographs');
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect(toasts(page).last()).toContainText('2 photographs are hidden.');
    await expect(view(page, 'Hidden 2')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(view(page, 'Hidden 2')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear the selection' }).click();
  });

  await test.step('a photograph is seen large, and deleted into the bin', async () => {
    await page
      .getByRole('option', { name: /^Photograph, Studio Luce/ })
      .first()
      .click();
    await expect(sheet(page).getByText('1 of 3')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(sheet(page).getByText('2 of 3')).toBeVisible();
    await expectAccessible(page, 'large photograph');
    await sheet(page).getByRole('button', { name: 'Delete' }).click();
    await expect(sheet(page).getByText('2 of 2')).toBeVisible();
    await pressEscape(page);
    await page.getByRole('radio', { name: 'Bin 1' }).check();
    await expect(page.getByText(/deleted for good after 30 days/)).toBeVisible();
  });

  await test.step('the settings say what guests see', async () => {
    await dismissToasts(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await sheet(page)
      .getByRole('radio', { name: /^All at once/ })
      .check();
    await expectAccessible(page, 'settings');
    await sheet(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/They see all that you have not hidden\./)).toBeVisible();
  });
});

function view(page: Page, name: string) {
  return page.getByRole('search').getByText(name, { exact: true });
}

async function createFile(background: string) {
  const size = { width: 60, height: 40, channels: 3 } as const;
  const buffer = await sharp({ create: { ...size, background } })
    .jpeg()
    .toBuffer();
  return { name: `${background}.jpg`, mimeType: 'image/jpeg', buffer };
}
