import type { Locator, Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { measureBoxes } from './bounding-boxes.ts';
import { expectNoSidewaysScroll } from './overflow.ts';
import { expect, test } from './test.ts';

const { groups } = wedding.stay;

test('two groups of three hotels show every detail, link to the hotels’ sites in a new tab, and begin with a wide one', async ({
  weddingPage: page,
  context,
}) => {
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
    for (const hotel of hotels) {
      const card = findCard(page, hotel.name);
      await expect(card.getByRole('img', { name: hotel.image.alt, exact: true })).toBeVisible();
      await expect(card).toContainText(hotel.description);
      await expect(card.getByRole('listitem')).toHaveText(hotel.highlights);
      await expect(card.getByText(hotel.travelTime, { exact: true })).toBeVisible();
      await expect(card.getByText(hotel.booking, { exact: true })).toBeVisible();
      await expect(card.getByText('Visit website')).toBeVisible();
      const price = card.getByRole('img', { name: `Price level ${hotel.priceBand} of 4` });
      await expect(price).toHaveText('€'.repeat(hotel.priceBand ?? 0));
      const link = card.getByRole('link');
      await expect(link).toHaveAccessibleName(`Visit website: ${hotel.name} (opens in a new tab)`);
      await expect(link).toHaveAttribute('href', hotel.website);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
      // The whole card is the link, its picture too.
      const linkAtPicture = await card.locator('picture').evaluate((picture) => {
        picture.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y } = picture.getBoundingClientRect();
        return document.elementFromPoint(x + 20, y + 20)?.closest('a')?.href;
      });
      expect(linkAtPicture).toBe(new URL(hotel.website).href);
    }
  }

  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The hotel</title>' }),
  );
  const hotel = groups[0]?.hotels[0];
  const newPage = context.waitForEvent('page');
  await findCard(page, hotel?.name).click({ position: { x: 20, y: 20 } });
  const tab = await newPage;
  await tab.waitForLoadState();
  expect(tab.url()).toBe(hotel?.website);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { hotels } of groups) {
    const cards = hotels.map(({ name }) => findCard(page, name));
    const [first, second, third] = await measureBoxes(
      cards.reduce((card, other) => card.or(other)),
    );
    expect(first?.width).toBeGreaterThan(2 * (second?.width ?? 0));
    expect(second?.y).toBe(third?.y);
    expect(second?.width).toBeCloseTo(third?.width ?? 0, 0);
    for (const card of cards) {
      const [picture, name] = await measureBoxes(card.locator('picture').or(card.locator('h4')));
      const left = Math.min(picture?.x ?? 0, name?.x ?? 0);
      const right = left === picture?.x ? name : picture;
      const other = left === picture?.x ? picture : name;
      expect((other?.x ?? 0) + (other?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the hotels of a group are a row to swipe, the Tab key brings each into view, and no text is cut off', async ({
    weddingPage: page,
  }) => {
    const [hotel, next] = groups[0]?.hotels ?? [];
    const [first, second] = await measureBoxes(
      findCard(page, hotel?.name).or(findCard(page, next?.name)),
    );
    expect(second?.y).toBe(first?.y);
    expect(second?.x, 'the next card is at the edge').toBeLessThan(390 - 16);
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeGreaterThan(390);
    await expectNoSidewaysScroll(page);

    await findCard(page, next?.name).evaluate((card) =>
      card.parentElement?.scrollBy({ left: 300 }),
    );
    await expect
      .poll(async () => (await measureBoxes(findCard(page, next?.name)))[0]?.x)
      .toBeCloseTo(first?.x ?? 0, 0);

    await test.step('the Tab key brings each hotel into view', async () => {
      // The scripts have run when a card flips.
      const card = page.locator('#celebrate').getByRole('button').first();
      await card.press('Enter');
      await expect(card).toHaveAttribute('aria-pressed', 'true');
      const links = page.locator('#stay').getByRole('link');
      await links.first().focus();
      for (const hotel of groups.flatMap(({ hotels }) => hotels)) {
        const link = page.getByRole('link', { name: `Visit website: ${hotel.name}` });
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Tab');
      }
    });

    await test.step('no text is cut off at 320 px and 200% text', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const cutOff = await page
        .locator('#stay article')
        .evaluateAll((cards) =>
          cards
            .filter((card) => card.scrollWidth > card.clientWidth)
            .map((card) => card.textContent),
        );
      expect(cutOff).toEqual([]);
    });
  });
});

function findCard(page: Page, name = ''): Locator {
  return page.locator('#stay').getByRole('article').filter({ hasText: name });
}
