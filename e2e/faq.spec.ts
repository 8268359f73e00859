import type { Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { expect, test } from './test.ts';

/** A pattern for each question and its answer, in the order of the specification. */
const SUBJECTS = [
  [/children/, /adults-only/],
  [/plus one/, /by April 15, 2026/],
  [/get to the events if I am not staying at/, /boat.*St\.\sMark’s Square/i],
  [/passport/, /6 months beyond your travel/],
  [/currency/, /Euro.*Cards are widely accepted/],
  [/weather.*June/, /70–80°F/],
  [/book my hotel/, /As soon as possible.*peak season/],
  [/get around/, /car-free.*on foot.*water taxi.*water bus.*complimentary.*every 15 minutes/],
  [/photos/, /unplugged/],
  [/dietary restrictions/, /in the RSVP/],
  [/contact/, /@/],
] as const;

function questions(page: Page) {
  return page.locator('#faq').getByRole('button');
}

/** Returns the indexes of the open answers. */
async function findOpenAnswers(page: Page): Promise<number[]> {
  const expanded = await questions(page).evaluateAll((buttons) =>
    buttons.map((button) => {
      const answer = document.getElementById(button.getAttribute('aria-controls') ?? '');
      const isVisible = answer?.checkVisibility({ visibilityProperty: true }) ?? false;
      const isOpen = button.getAttribute('aria-expanded') === 'true';
      if (isVisible !== isOpen)
        throw new Error(`${button.textContent}: aria-expanded is ${isOpen}`);
      return isOpen;
    }),
  );
  return expanded.flatMap((isOpen, index) => (isOpen ? [index] : []));
}

test('the eleven questions and their answers are in the right order, and one answer is open at a time, with the mouse and with the keyboard', async ({
  weddingPage: page,
}) => {
  const faq = page.locator('#faq');
  await expect(faq.getByRole('heading', { level: 2 })).toHaveText('Frequently Asked Questions');
  await expect(
    faq.getByText('Everything you need to know for our wedding weekend.', { exact: true }),
  ).toBeVisible();
  await expect(faq.getByRole('heading', { level: 3 })).toHaveText(
    wedding.faq.items.map(({ question }) => question),
  );
  await expect(questions(page)).toHaveCount(11);
  expect(await findOpenAnswers(page)).toEqual([]);
  for (const [index, [question, answer]] of SUBJECTS.entries()) {
    await expect(questions(page).nth(index)).toHaveText(question);
    await questions(page).nth(index).click();
    await expect.poll(() => findOpenAnswers(page)).toEqual([index]);
    const region = page.getByRole('region').and(faq.locator('[data-state="open"]'));
    await expect(region).toBeVisible();
    await expect(region).toHaveText(answer);
    const { link } = wedding.faq.items[index] ?? {};
    if (link) {
      await expect(region.getByRole('link', { name: link.text, exact: true })).toHaveAttribute(
        'href',
        link.href,
      );
    }
  }
  await questions(page).last().click();
  await expect.poll(() => findOpenAnswers(page), 'a second click closes an answer').toEqual([]);
  await questions(page).nth(3).click();
  await expect.poll(() => findOpenAnswers(page)).toEqual([3]);

  await test.step('a guest opens, closes and moves between questions with the keyboard, and Tab skips closed answers', () =>
    moveWithKeyboard(page));
});

async function moveWithKeyboard(page: Page): Promise<void> {
  await questions(page).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => findOpenAnswers(page)).toEqual([0]);
  await page.keyboard.press('Space');
  await expect.poll(() => findOpenAnswers(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(questions(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(questions(page).nth(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(questions(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(questions(page).first()).toBeFocused();

  await questions(page).nth(1).focus();
  await page.keyboard.press('Tab');
  await expect(questions(page).nth(2)).toBeFocused();
  await questions(page).nth(1).click();
  await expect.poll(() => findOpenAnswers(page)).toEqual([1]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Send us the name' })).toBeFocused();
}
