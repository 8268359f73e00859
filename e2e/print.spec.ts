import wedding from '../content/wedding.ts';
import { keepFlag } from './gate-form.ts';
import { expect, test } from './test.ts';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a guest prints all that is to be read, without what needs a screen', async ({ page }) => {
      await keepFlag(page, 'true');
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.emulateMedia({ media: 'print', reducedMotion });

      await expect(page.locator('form')).toBeHidden();
      await expect(page.locator('[aria-roledescription="carousel"]')).toBeHidden();
      await expect(page.getByText(wedding.rsvp.deadlineLine)).toBeVisible();

      for (const { answer } of wedding.faq.items) {
        for (const paragraph of answer) {
          const printed = page.locator('#faq').getByText(paragraph, { exact: true });
          await expect(printed).toBeVisible();
          const { height = 0 } = (await printed.boundingBox()) ?? {};
          const roomFor = await printed.evaluate((p) => p.parentElement?.clientHeight ?? 0);
          expect(roomFor, 'the answer is not cut off').toBeGreaterThanOrEqual(height);
        }
      }
      for (const { details, description, title } of wedding.celebrate.events) {
        const card = page.locator('#celebrate').getByRole('article').filter({ hasText: title });
        for (const words of [description, details.address, details.attire, ...details.timeline]) {
          await expect(card.getByText(words, { exact: true })).toBeVisible();
        }
        const [front, back] = await card.locator('[data-flipped] > div').all();
        const [upper, lower] = [await front?.boundingBox(), await back?.boundingBox()];
        expect(lower?.y, 'one side below the other').toBeGreaterThanOrEqual(
          (upper?.y ?? 0) + (upper?.height ?? 0) - 1,
        );
        await expect(back ?? card).toHaveCSS('transform', 'none');
      }
    });
  });
}

test('a guest who prints at once does not print empty sections', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await keepFlag(page, 'true');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('#faq')).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  for (const id of ['faq', 'photos', 'rsvp']) {
    await expect(page.locator(`#${id}`)).toHaveCSS('opacity', '1', { timeout: 500 });
  }
});
