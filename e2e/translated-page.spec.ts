import type { Page } from '@playwright/test';
import { enterPassword, weddingHeading } from './gate.ts';
import { createAnswers, sendRsvp, THANK_YOU } from './rsvp-form.ts';
import { expect, PASSWORD, test } from './test.ts';
import { expectToast } from './toasts.ts';

/** Replaces each text as the translation of Chrome does. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue;
      const translation = document.createElement('font');
      translation.textContent = text.data;
      text.replaceWith(translation);
    }
  });
}

test('a guest whose browser translates the page can use all of it, and reply', async ({
  page,
  site,
}) => {
  // Browsers translate a page that stands still, so after React has taken it over.
  await page.goto('/', { waitUntil: 'networkidle' });
  await translate(page);
  await enterPassword(page, PASSWORD);
  await expect(weddingHeading(page)).toBeVisible();
  const route = page.locator('#travel figure button').first();
  for (const isLit of [true, false]) {
    await translate(page);
    await route.click();
    await expect(route).toHaveAttribute('aria-pressed', String(isLit));
  }
  await expect(page.locator('#travel figcaption').getByRole('status')).toHaveText(
    'Choose a route to follow it.',
  );
  const answers = createAnswers({ guestTwoFirst: 'Bassanio' });
  await sendRsvp(page, answers);
  await expectToast(page, ...THANK_YOU);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});
