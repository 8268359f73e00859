import wedding from '../content/wedding.ts';
import { storeFlag } from './gate.ts';
import { expect, test } from './test.ts';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a guest prints when and where, the ways, the beds and whom to ask, and nothing that needs a screen', async ({
      page,
    }) => {
      await storeFlag(page, 'true');
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.emulateMedia({ media: 'print', reducedMotion });

      for (const gone of [
        'form',
        '[aria-roledescription="carousel"]',
        '#photos',
        '#rsvp',
        '#travel figure',
      ]) {
        await expect(page.locator(gone)).toBeHidden();
      }
      for (const { hotels } of wedding.stay.groups) {
        for (const { booking, name, travelTime } of hotels) {
          for (const words of [name, travelTime, booking]) {
            await expect(page.locator('#stay').getByText(words, { exact: true })).toBeVisible();
          }
        }
      }
      const cards = page.locator('#travel').getByRole('article');
      for (const { facts, text, title } of wedding.travel.cards) {
        for (const words of [title, text, ...facts.map(({ value }) => value)]) {
          await expect(cards.getByText(words, { exact: true })).toBeVisible();
        }
      }
      const [contact, ...others] = wedding.faq.items.toReversed();
      for (const paragraph of contact?.answer ?? []) {
        const printed = page.locator('#faq').getByText(paragraph, { exact: true });
        await expect(printed).toBeVisible();
        const { height = 0 } = (await printed.boundingBox()) ?? {};
        const roomFor = await printed.evaluate((p) => p.parentElement?.clientHeight ?? 0);
        expect(roomFor, 'the answer is not cut off').toBeGreaterThanOrEqual(height);
      }
      for (const { question } of others) await expect(page.getByText(question)).toBeHidden();

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
  await storeFlag(page, 'true');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('#faq')).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  for (const id of ['faq', 'travel', 'stay']) {
    await expect(page.locator(`#${id}`)).toHaveCSS('opacity', '1', { timeout: 500 });
  }
});

for (const format of ['A4', 'Letter'] as const) {
  test(`printed on ${format} it is two pages`, async ({ page }) => {
    await storeFlag(page, 'true');
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Nothing is in the way of a first visit's fonts any more.
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts', /./);
    await page.evaluate(() => document.fonts.ready);
    const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
    // In every PDF the tree of pages says how many there are.
    expect(pdf.match(/\/Count (\d+)/g)).toContain('/Count 2');
  });
}
