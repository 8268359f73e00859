import type { Locator, Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { expectNoSidewaysScroll, measureBoxes } from './layout.ts';
import { expect, test } from './test.ts';

const { groups } = wedding.stay;
const HOTELS = groups.flatMap(({ hotels }) => hotels);

function questions(page: Page): Locator {
  return page.locator('#faq').getByRole('button');
}

/** Expects these answers to be open, and no others. */
async function expectOpenAnswers(page: Page, indexes: number[]): Promise<void> {
  const findOpen = () =>
    questions(page).evaluateAll((buttons) =>
      buttons.flatMap<number | string>((button, index) => {
        const answer = document.getElementById(button.getAttribute('aria-controls') ?? '');
        const isVisible = answer?.checkVisibility({ visibilityProperty: true }) ?? false;
        if (String(isVisible) !== button.getAttribute('aria-expanded'))
          return [`${index}: differs`];
        return isVisible ? [index] : [];
      }),
    );
  await expect.poll(findOpen).toEqual(indexes);
}

test('one answer is open at a time, with the mouse and with the keyboard', async ({
  weddingPage: page,
}) => {
  await expectOpenAnswers(page, []);
  for (const [index, { link }] of wedding.faq.items.entries()) {
    await questions(page).nth(index).click();
    await expectOpenAnswers(page, [index]);
    if (!link) continue;
    const answer = page.locator('#faq [data-state="open"]').getByRole('link', { name: link.text });
    await expect(answer).toHaveAttribute('href', link.href);
  }
  await questions(page).last().click();
  await expectOpenAnswers(page, []);

  await questions(page).first().focus();
  await page.keyboard.press('Enter');
  await expectOpenAnswers(page, [0]);
  await page.keyboard.press('Space');
  await expectOpenAnswers(page, []);
  // Tab skips closed answers.
  for (const [key, index] of [
    ['Tab', 1],
    ['ArrowDown', 2],
    ['End', 10],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(questions(page).nth(index)).toBeFocused();
  }
  await questions(page).nth(1).click();
  await expectOpenAnswers(page, [1]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Send us the name' })).toBeFocused();
});

test('two groups of three hotels link to the hotels’ sites in a new tab, and begin with a wide one', async ({
  weddingPage: page,
  context,
}) => {
  const stay = page.locator('#stay');
  await expect(stay.getByRole('heading', { level: 4 })).toHaveText(HOTELS.map(({ name }) => name));
  for (const hotel of HOTELS) {
    const card = findHotel(page, hotel.name);
    await expect(card.getByRole('listitem')).toHaveText(hotel.highlights);
    const price = card.getByRole('img', { name: `Price level ${hotel.priceBand} of 4` });
    await expect(price).toHaveText('€'.repeat(hotel.priceBand ?? 0));
    const link = card.getByRole('link');
    await expect(link).toHaveAccessibleName(`Visit website: ${hotel.name} (opens in a new tab)`);
    await expect(link).toHaveAttribute('href', hotel.website);
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  }

  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The hotel</title>' }),
  );
  const newPage = context.waitForEvent('page');
  // The whole card is the link, its picture too.
  await findHotel(page, HOTELS[0]?.name).locator('picture').click({ force: true });
  const tab = await newPage;
  await tab.waitForLoadState();
  expect(tab.url()).toBe(HOTELS[0]?.website);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { hotels } of groups) {
    const [first, second, third] = hotels.map(({ name }) => findHotel(page, name));
    if (!first || !second || !third) throw new Error('A group has fewer than three hotels.');
    const [wide, left, right] = await measureBoxes(first.or(second).or(third));
    expect(wide?.width).toBeGreaterThan(2 * (left?.width ?? 0));
    expect(left?.y).toBe(right?.y);
    expect(left?.width).toBeCloseTo(right?.width ?? 0, 0);
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the hotels of a group are a row to swipe, the Tab key brings each into view, and no text is cut off', async ({
    weddingPage: page,
  }) => {
    const [hotel, next] = HOTELS;
    const cards = findHotel(page, hotel?.name).or(findHotel(page, next?.name));
    const [first, second] = await measureBoxes(cards);
    expect(second?.y).toBe(first?.y);
    expect(second?.x, 'the next card is at the edge').toBeLessThan(390 - 16);
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeGreaterThan(390);
    await expectNoSidewaysScroll(page);
    await findHotel(page, next?.name).evaluate((card) =>
      card.parentElement?.scrollBy({ left: 300 }),
    );
    await expect
      .poll(async () => (await measureBoxes(findHotel(page, next?.name)))[0]?.x)
      .toBeCloseTo(first?.x ?? 0, 0);

    // The scripts have run when a card flips.
    const card = page.locator('#celebrate').getByRole('button').first();
    await card.press('Enter');
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await page.locator('#stay').getByRole('link').first().focus();
    for (const { name } of HOTELS) {
      const link = page.getByRole('link', { name: `Visit website: ${name}` });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
    }

    await page.setViewportSize({ width: 320, height: 640 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const findCutOff = (all: Element[]) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
    expect(await page.locator('#stay article').evaluateAll(findCutOff)).toEqual([]);
  });
});

function findHotel(page: Page, name = ''): Locator {
  return page.locator('#stay').getByRole('article').filter({ hasText: name });
}
