import type { Locator, Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import type { WeddingEvent } from '../domain/wedding/wedding.ts';
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

test('a guest flips each card with a click or a key, in 3D or at once, and nothing on it is cut off', async ({
  weddingPage: page,
}) => {
  await test.step('both cards show their front at first', async () => {
    await expect(page.locator('#celebrate').getByRole('article')).toHaveCount(2);
    for (const { date, description, dresscode, location, time, title } of [
      WELCOME_PARTY,
      CEREMONY,
    ]) {
      await expectFlipped(page, title, false);
      const { front } = sides(page, title);
      await expect(front.getByText('Click for more details')).toBeVisible();
      await expect(front.getByRole('heading', { level: 3 })).toHaveText(title);
      for (const text of [date, time, location, description, dresscode]) {
        await expect(front).toContainText(text);
      }
    }
  });

  await test.step('a click flips a card, and a second click flips it back', async () => {
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

  await test.step('each card flips independently', async () => {
    await card(page, WELCOME_PARTY.title).click();
    await expectFlipped(page, CEREMONY.title, false);
    await card(page, CEREMONY.title).click();
    await expectFlipped(page, WELCOME_PARTY.title, true);
    await expectFlipped(page, CEREMONY.title, true);
    await card(page, WELCOME_PARTY.title).click();
    await expectFlipped(page, WELCOME_PARTY.title, false);
    await expectFlipped(page, CEREMONY.title, true);
    await card(page, CEREMONY.title).click();
    await expectFlipped(page, CEREMONY.title, false);
  });

  await test.step('by keyboard', async () => {
    await button(page, WELCOME_PARTY.title).focus();
    await page.keyboard.press('Enter');
    await expectFlipped(page, WELCOME_PARTY.title, true);
    await page.keyboard.press('Space');
    await expectFlipped(page, WELCOME_PARTY.title, false);
    await page.keyboard.press('Tab');
    await expect(button(page, CEREMONY.title)).toBeFocused();
  });

  await test.step('a card turns over in 3D, and shows its other side at once with reduced motion', () =>
    turnOver(page));
  await test.step('the cards are side by side, or one above the other on a phone', () =>
    expectCardsToFit(page));
});

async function turnOver(page: Page): Promise<void> {
  const sidesOfCard = card(page, CEREMONY.title).locator('[data-flipped]');
  await sidesOfCard.evaluate((element: HTMLElement) => {
    element.addEventListener('transitionend', ({ elapsedTime }) => {
      element.dataset.turnedFor = String(elapsedTime);
    });
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(sidesOfCard).toHaveCSS('transform', 'none');
  await card(page, CEREMONY.title).click();
  await expect(sidesOfCard).toHaveAttribute('data-turned-for', '0.9');
  await expect(sidesOfCard).toHaveCSS('transform', /^matrix3d\(-1,/);
  await card(page, CEREMONY.title).click();
  await expect(sidesOfCard).toHaveCSS('transform', 'none');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const isFlipped of [true, false]) {
    await card(page, CEREMONY.title).click();
    expect(await sidesOfCard.evaluate((element) => element.getAnimations())).toEqual([]);
    await expect(sidesOfCard).toHaveCSS('transform', 'none');
    await expectFlipped(page, CEREMONY.title, isFlipped);
  }
}

async function expectCardsToFit(page: Page): Promise<void> {
  const boxes = () => measureBoxes(card(page, WELCOME_PARTY.title).or(card(page, CEREMONY.title)));
  await page.setViewportSize({ width: 1280, height: 800 });
  const [left, right] = await boxes();
  expect(left?.y).toBe(right?.y);
  expect(left?.height).toBeCloseTo(right?.height ?? 0, 0);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  await page.setViewportSize({ width: 390, height: 800 });
  const [upper, lower] = await boxes();
  expect(upper?.x).toBe(lower?.x);
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThan(lower?.y ?? 0);

  await test.step('the featured event has the wider card and the larger title', async () => {
    const readTitleSize = (title: string) =>
      sides(page, title)
        .front.getByRole('heading')
        .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await readTitleSize(CEREMONY.title)).toBeGreaterThan(
        1.15 * (await readTitleSize(WELCOME_PARTY.title)),
      );
    }
    const [party] = await measureBoxes(card(page, WELCOME_PARTY.title));
    const [ceremony] = await measureBoxes(card(page, CEREMONY.title));
    expect(ceremony?.width).toBeGreaterThan(1.3 * (party?.width ?? 0));
  });

  await test.step('the front has no gap above its last line, however long the back is', async () => {
    for (const width of [320, 390, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoGap(page, 32);
    }
  });

  await test.step('the times of the timeline are in a column of their own', async () => {
    await card(page, CEREMONY.title).click();
    const steps = sides(page, CEREMONY.title).back.getByRole('listitem');
    await expect(steps).toHaveCount(4);
    const texts = await measureBoxes(steps.locator('span:last-child'));
    expect(new Set(texts.map(({ x }) => Math.round(x))).size).toBe(1);
    const times = await measureBoxes(steps.locator('span:first-child'));
    for (const [index, time] of times.entries()) {
      expect(time.x + time.width).toBeLessThanOrEqual(texts[index]?.x ?? 0);
    }
    await card(page, CEREMONY.title).click();
  });

  await test.step('no detail is cut off on a narrow phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const { title } of [WELCOME_PARTY, CEREMONY]) {
      await card(page, title).click();
      const isCutOff = await sides(page, title).back.evaluate(
        (back) => back.scrollHeight > back.clientHeight || back.scrollWidth > back.clientWidth,
      );
      expect(isCutOff).toBe(false);
    }
  });

  await test.step('the front has no gap at 200% text size', async () => {
    for (const { title } of [WELCOME_PARTY, CEREMONY]) await card(page, title).click();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoGap(page, 64);
    }
  });

  await test.step('with large text on a phone the front is not as high as the back, for which the card grows', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const { title } of [WELCOME_PARTY, CEREMONY]) {
      const { front, back } = sides(page, title);
      const [picture] = await measureBoxes(front.locator('picture'));
      expect(picture?.height).toBeLessThan(0.7 * (picture?.width ?? 0));
      const [before] = await measureBoxes(card(page, title));
      await card(page, title).click();
      const [after] = await measureBoxes(card(page, title));
      expect(after?.height).toBeGreaterThan(before?.height ?? 0);
      expect(await back.evaluate((side) => side.scrollHeight <= side.clientHeight)).toBe(true);
      await card(page, title).click();
      const [again] = await measureBoxes(card(page, title));
      expect(again?.height).toBe(before?.height);
    }
  });
}

/** Measures between the last two lines on the front of both cards. */
async function expectNoGap(page: Page, maxGap: number): Promise<void> {
  for (const { dresscode, title } of [WELCOME_PARTY, CEREMONY]) {
    const { front } = sides(page, title);
    const lines = front.getByText(dresscode, { exact: true }).or(front.getByText('Click for'));
    const [upper, lower] = await measureBoxes(lines);
    const gap = (lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0);
    expect(gap, title).toBeGreaterThan(0);
    expect(gap, title).toBeLessThan(maxGap);
  }
}
