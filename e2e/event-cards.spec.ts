import type { Locator, Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import type { WeddingEvent } from '../domain/wedding.ts';
import { measureBoxes } from './bounding-boxes.ts';
import { expect, test } from './test.ts';

const [WELCOME_PARTY, CEREMONY] = wedding.celebrate.events as [WeddingEvent, WeddingEvent];

function card(page: Page, title: string): Locator {
  return page.locator('#celebrate').getByRole('article').filter({ hasText: title });
}

function button(page: Page, title: string): Locator {
  return page.getByRole('button', { name: `${title}: Click for more details` });
}

/** The front invites to the event, the back has the details. */
function sides(page: Page, title: string): { front: Locator; back: Locator } {
  const [front, back] = [0, 1].map((index) =>
    card(page, title).locator('[data-flipped] > div').nth(index),
  );
  return { front: front as Locator, back: back as Locator };
}

async function expectFlipped(page: Page, title: string, isFlipped: boolean): Promise<void> {
  const { front, back } = sides(page, title);
  await expect(button(page, title)).toHaveAttribute('aria-pressed', String(isFlipped));
  await expect(front).toHaveJSProperty('inert', isFlipped);
  await expect(back).toHaveJSProperty('inert', !isFlipped);
  await expect(front).toBeVisible({ visible: !isFlipped });
  await expect(back).toBeVisible({ visible: isFlipped });
}

test('both cards show their front at first', async ({ weddingPage: page }) => {
  await expect(page.locator('#celebrate').getByRole('article')).toHaveCount(2);
  for (const { date, description, dresscode, location, time, title } of [WELCOME_PARTY, CEREMONY]) {
    await expectFlipped(page, title, false);
    const { front } = sides(page, title);
    await expect(front.getByText('Click for more details')).toBeVisible();
    await expect(front.getByRole('heading', { level: 3 })).toHaveText(title);
    for (const text of [date, time, location, description, dresscode]) {
      await expect(front).toContainText(text);
    }
  }
});

test('a click flips a card, and a second click flips it back', async ({ weddingPage: page }) => {
  for (const { title, details } of [WELCOME_PARTY, CEREMONY]) {
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

test('each card flips independently', async ({ weddingPage: page }) => {
  await card(page, WELCOME_PARTY.title).click();
  await expectFlipped(page, CEREMONY.title, false);
  await card(page, CEREMONY.title).click();
  await expectFlipped(page, WELCOME_PARTY.title, true);
  await expectFlipped(page, CEREMONY.title, true);
  await card(page, WELCOME_PARTY.title).click();
  await expectFlipped(page, WELCOME_PARTY.title, false);
  await expectFlipped(page, CEREMONY.title, true);
});

test('a guest flips a card with the keyboard', async ({ weddingPage: page }) => {
  await button(page, WELCOME_PARTY.title).focus();
  await page.keyboard.press('Enter');
  await expectFlipped(page, WELCOME_PARTY.title, true);
  await page.keyboard.press('Space');
  await expectFlipped(page, WELCOME_PARTY.title, false);
  await page.keyboard.press('Tab');
  await expect(button(page, CEREMONY.title)).toBeFocused();
});

test('the cards are side by side, and one above the other on a phone', async ({
  weddingPage: page,
}) => {
  const boxes = () => measureBoxes(card(page, WELCOME_PARTY.title).or(card(page, CEREMONY.title)));
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

test('no detail is cut off on a narrow phone', async ({ weddingPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { title } of [WELCOME_PARTY, CEREMONY]) {
    await card(page, title).click();
    const isCutOff = await sides(page, title).back.evaluate(
      (back) => back.scrollHeight > back.clientHeight || back.scrollWidth > back.clientWidth,
    );
    expect(isCutOff).toBe(false);
  }
});
