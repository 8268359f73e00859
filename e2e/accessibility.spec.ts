import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterButton, enterPassword } from './gate.ts';
import { createAnswers, sendRsvp, submitButton } from './rsvp-form.ts';
import { expect, test } from './test.ts';
import { toasts } from './toasts.ts';

/** Fails if axe finds an error on a phone or on a laptop. */
async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, `at ${width} px`);
  }
}

test('axe finds no error on the not-found page, the gate and its toast', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/404/);
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.goto('/');
  await expect(enterButton(page)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await enterPassword(page, 'wrong');
  await expect(toasts(page)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await expect(toasts(page)).toBeVisible();
});

test('axe finds no error on the wedding page, with its details open, with errors, and with the thank-you toast', async ({
  weddingPage: page,
}) => {
  for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
  await expectAccessibleAtBothWidths(page);

  await page.locator('#faq').getByRole('button').nth(1).click();
  const cards = page.locator('#celebrate').getByRole('article');
  for (const card of await cards.all()) await card.click();
  await expect(cards.first().getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await submitButton(page).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
  await expectAccessibleAtBothWidths(page);

  await sendRsvp(page, createAnswers());
  await expect(toasts(page)).toContainText('RSVP Submitted!');
  await expectAccessibleAtBothWidths(page);
  await expect(toasts(page)).toContainText('RSVP Submitted!');
});

test('the wedding page has all landmarks, one h1, no skipped heading level, and a link to skip to its details', async ({
  weddingPage: page,
}) => {
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('navigation')).toHaveAccessibleName('On this page');
  await expect(page.getByRole('form')).toHaveAccessibleName('RSVP');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);

  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 1), `heading ${index}`).toBeLessThanOrEqual(1);
  }

  await test.step('the first link skips the ornaments and the navigation', async () => {
    const skip = page.getByRole('link', { name: 'Skip to the wedding details' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#celebrate')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#celebrate').getByRole('button').first()).toBeFocused();
  });
});
