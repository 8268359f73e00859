import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterPassword } from './gate.ts';
import { createAnswers, field, sendRsvp, submitButton, THANK_YOU } from './rsvp-form.ts';
import { expect, PASSWORD, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

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
  await expectAccessibleAtBothWidths(page);
  await page.goto('/');
  await expectAccessibleAtBothWidths(page);
  await enterPassword(page, 'wrong');
  await expect(toasts(page)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await expect(toasts(page)).toBeVisible();
});

test('axe finds no error on the wedding page, with its details open, with errors, and with the thank-you toast', async ({
  weddingPage: page,
}) => {
  await test.step('the page has all landmarks, and no skipped heading level', () =>
    expectOutline(page));
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

async function expectOutline(page: Page): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  await expect(page.getByRole('navigation')).toHaveAccessibleName('On this page');
  await expect(page.getByRole('form')).toHaveAccessibleName('RSVP');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toEqual([levels[0]]);
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 1), `heading ${index}`).toBeLessThanOrEqual(1);
  }
}

/** Describes the focused element: its name, and whether the focus is visible. */
function describeFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const isOutlined = [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    const box = element.getBoundingClientRect();
    return {
      name: element.getAttribute('name') ?? element.ariaLabel ?? element.textContent,
      isOutlined,
      isInView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    };
  });
}

/** Presses Tab until a field has the focus, and looks at every stop on the way. */
async function tabTo(page: Page, name: string): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < 80) {
    await page.keyboard.press('Tab');
    const stop = await describeFocus(page);
    stops.push(stop.name);
    expect(stop, `the focus on ${stop.name} can be seen`).toMatchObject({
      isOutlined: true,
      isInView: true,
    });
    if (stop.name === name) return stops;
  }
  throw new Error(`Tab never came to ${name}: ${stops.join(', ')}`);
}

test('a guest without a mouse enters, passes every control once, and sends a reply', async ({
  page,
  site,
}) => {
  const answers = createAnswers();
  await page.goto('/');
  await tabTo(page, 'password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Celebrate With Us' })).toBeVisible();

  const controls = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button')]
      .filter((control) => control.tabIndex >= 0)
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter(
        (control) => !control.closest('[inert], #rsvp, #rsvp ~ *, footer, [aria-label=Dismiss]'),
      )
      .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
  );
  expect(controls[0]).toBe('Skip to the wedding details');
  expect(await tabTo(page, 'guestOneFirst')).toEqual([...controls, 'guestOneFirst']);

  await page.keyboard.type(answers.guestOneFirst);
  for (const name of ['guestOneLast', 'guestTwoFirst', 'guestTwoLast', 'email'] as const) {
    expect(await tabTo(page, name)).toHaveLength(1);
    await page.keyboard.type(answers[name]);
  }
  expect(await tabTo(page, 'welcomeParty')).toHaveLength(1);
  await page.keyboard.press('ArrowDown');
  expect(await tabTo(page, 'wedding')).toHaveLength(1);
  expect(await tabTo(page, 'guestsCount')).toHaveLength(1);
  // The name of the second guest has changed the number.
  await expect(field(page, 'guestsCount')).toHaveValue('2');
  expect(await tabTo(page, 'dietaryRestrictions')).toEqual(['undo', 'dietaryRestrictions']);
  await page.keyboard.type('Vegan');
  expect(await tabTo(page, 'Submit RSVP')).toHaveLength(1);
  await page.keyboard.press('Enter');

  await expectToast(page, ...THANK_YOU);
  expect(await site.repliesFrom(answers.email)).toMatchObject([
    { welcome_party: 'not-attending', guests_count: 2, dietary_restrictions: 'Vegan' },
  ]);
  // Resetting the form does not move the focus to the top of the page.
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
