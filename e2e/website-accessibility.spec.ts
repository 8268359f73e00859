import { expectAccessible } from './axe.ts';
import { expect, openTab, sheet, test } from './dashboard.ts';
import { openEditor, preview, waitUntilSaved } from './editor.ts';

for (const width of [390, 820, 1280]) {
  test(`the editor is accessible at ${width} px`, async ({ dashboardPage: page }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height: 860 });
    const expectUsable = async (screen: string) => {
      await expectAccessible(page, screen);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
    };
    await openTab(page, 'Website');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectUsable('guide with errors');
    await page.getByRole('button', { name: 'Skip the guide' }).click();
    await page.getByRole('list', { name: 'Sections' }).waitFor();
    await expectUsable('sections');

    await openEditor(page, 'celebrate');
    await page.getByRole('button', { name: 'The Wedding', exact: true }).click();
    await page.getByLabel('Title').fill('');
    await page.getByLabel('Starts').focus();
    await expectUsable('event with an error');
    await page.getByLabel('Title').fill('The Wedding');
    for (const card of ['languages', 'look', 'couplePhoto', 'strip', 'travel', 'rsvp']) {
      await openEditor(page, card);
      await expectUsable(card);
    }
    await page.getByLabel('Heading').fill('Will you come?');
    await waitUntilSaved(page);
    if (width < 992) await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(preview(page).getByRole('heading', { name: 'Will you come?' })).toBeInViewport();
    await expectUsable('preview');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await sheet(page).getByRole('list', { name: 'Changes' }).waitFor();
    await expectUsable('publish');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'History' }).click();
    await expectUsable('history');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Preview link' }).click();
    await expectUsable('preview link');
  });
}
