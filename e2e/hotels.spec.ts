import { english as wedding } from '../content/localized.ts';
import { expect, test } from './test.ts';

const { groups } = wedding.stay;

test('there are two groups of three hotels', async ({ weddingPage: page }) => {
  const stay = page.locator('#stay');
  await expect(stay.getByRole('heading', { level: 3 })).toHaveText([
    'Luxury Hotels',
    'Boutique Hotels',
  ]);
  await expect(stay.getByRole('heading', { level: 4 })).toHaveText(
    groups.flatMap(({ hotels }) => hotels.map(({ name }) => name)),
  );
  for (const { heading, hotels } of groups) {
    const group = stay.locator('div', { has: page.getByRole('heading', { name: heading }) });
    await expect(group.last().getByRole('article')).toHaveCount(3);
    expect(hotels).toHaveLength(3);
  }
});

for (const { heading, hotels } of groups) {
  test(`the cards of the ${heading} show every detail`, async ({ weddingPage: page }) => {
    for (const hotel of hotels) {
      const card = page.locator('#stay').getByRole('article').filter({ hasText: hotel.name });
      const image = card.getByRole('img');
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveAttribute('alt', hotel.image.alt);
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
      await expect(card).toContainText(hotel.description);
      await expect(card.getByRole('listitem')).toHaveText(hotel.highlights);
      await expect(card.getByText(hotel.travelTime, { exact: true })).toBeVisible();
      await expect(card.getByText(hotel.booking, { exact: true })).toBeVisible();
    }
  });

  test(`the cards of the ${heading} open the hotels’ sites in a new tab`, async ({
    weddingPage: page,
    context,
  }) => {
    await context.route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>The hotel</title>' }),
    );
    for (const hotel of hotels) {
      const card = page.locator('#stay').getByRole('article').filter({ hasText: hotel.name });
      const link = card.getByRole('link');
      await expect(link).toHaveAttribute('href', hotel.website);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
      // Clicks on the picture, because the whole card is a link.
      const newPage = context.waitForEvent('page');
      const box = await card.getByRole('img').boundingBox();
      await card.click({ position: { x: 20, y: Math.min(20, (box?.height ?? 40) / 2) } });
      const tab = await newPage;
      await tab.waitForLoadState();
      expect(tab.url()).toBe(hotel.website);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await tab.close();
    }
    await expect(page.locator('#stay')).toBeVisible();
  });
}
