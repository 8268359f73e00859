import type { Locator, Page } from '@playwright/test';
import wedding from '../content/wedding.ts';
import type { WeddingEvent } from '../domain/wedding.ts';
import { measureBoxes } from './bounding-boxes.ts';
import { expect, test } from './test.ts';

const [HOUSEHOLD, CEREMONY] = wedding.celebrate.events as [WeddingEvent, WeddingEvent];

function card(page: Page, title: string): Locator {
  return page.locator('#celebrate').getByRole('article').filter({ hasText: title });
}

function button(page: Page, title: string): Locator {
  return page.getByRole('button', { name: `${title}: Click for more details` });
}

/** The side with the invitation, and the side with the details. */
function sides(page: Page, title: string): { front: Locator; back: Locator } {
  const [front, back] = [0, 1].map((index) =>
    card(page, title).locator('[data-flipped] > div').nth(index),
  );
  return { front: front as Locator, back: back as Locator };
}

async function expectFlipped(page: Page, title: string, flipped: boolean): Promise<void> {
  const { front, back } = sides(page, title);
  await expect(button(page, title)).toHaveAttribute('aria-pressed', String(flipped));
  await expect(front).toHaveJSProperty('inert', flipped);
  await expect(back).toHaveJSProperty('inert', !flipped);
  await expect(front).toBeVisible({ visible: !flipped });
  await expect(back).toBeVisible({ visible: flipped });
}

test('a guest finds both cards with their front up', async ({ weddingPage: page }) => {
  await expect(page.locator('#celebrate').getByRole('article')).toHaveCount(2);
  for (const { date, description, dresscode, location, time, title } of [HOUSEHOLD, CEREMONY]) {
    await expectFlipped(page, title, false);
    const { front } = sides(page, title);
    await expect(front.getByText('Click for more details')).toBeVisible();
    await expect(front.getByRole('heading', { level: 3 })).toHaveText(title);
    for (const words of [date, time, location, description, dresscode]) {
      await expect(front).toContainText(words);
    }
  }
});

test('a guest turns a card over by a click, and back by another', async ({ weddingPage: page }) => {
  for (const { title, details } of [HOUSEHOLD, CEREMONY]) {
    await card(page, title).click();
    await expectFlipped(page, title, true);
    const { back } = sides(page, title);
    await expect(back).toContainText(details.attire);
    await expect(back).toContainText(details.address);
    await expect(back.getByRole('listitem')).toHaveText(details.timeline);
    await card(page, title).click();
    await expectFlipped(page, title, false);
  }
});

test('a guest may have both cards turned over, each for itself', async ({ weddingPage: page }) => {
  await card(page, HOUSEHOLD.title).click();
  await expectFlipped(page, CEREMONY.title, false);
  await card(page, CEREMONY.title).click();
  await expectFlipped(page, HOUSEHOLD.title, true);
  await expectFlipped(page, CEREMONY.title, true);
  await card(page, HOUSEHOLD.title).click();
  await expectFlipped(page, HOUSEHOLD.title, false);
  await expectFlipped(page, CEREMONY.title, true);
});

test('a guest turns a card over by keyboard', async ({ weddingPage: page }) => {
  await button(page, HOUSEHOLD.title).focus();
  await page.keyboard.press('Enter');
  await expectFlipped(page, HOUSEHOLD.title, true);
  await page.keyboard.press('Space');
  await expectFlipped(page, HOUSEHOLD.title, false);
  await page.keyboard.press('Tab');
  await expect(button(page, CEREMONY.title)).toBeFocused();
});

test('a guest sees the cards side by side, one above the other on a phone', async ({
  weddingPage: page,
}) => {
  const boxes = () => measureBoxes(card(page, HOUSEHOLD.title).or(card(page, CEREMONY.title)));
  await page.setViewportSize({ width: 1280, height: 800 });
  const [left, right] = await boxes();
  expect(left?.y).toBe(right?.y);
  expect(left?.width).toBeCloseTo(right?.width ?? 0, 0);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  await page.setViewportSize({ width: 390, height: 800 });
  const [upper, lower] = await boxes();
  expect(upper?.x).toBe(lower?.x);
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThan(lower?.y ?? 0);
});

test('a guest with a narrow phone reads all of the details', async ({ weddingPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { title } of [HOUSEHOLD, CEREMONY]) {
    await card(page, title).click();
    const cut = await sides(page, title).back.evaluate(
      (back) => back.scrollHeight > back.clientHeight || back.scrollWidth > back.clientWidth,
    );
    expect(cut).toBe(false);
  }
});
