import type { Page } from '@playwright/test';
import { createAnswers, field, THANK_YOU } from './rsvp-form.ts';
import { expect, PASSWORD, test } from './test.ts';
import { expectToast } from './toasts.ts';

/** Describes the focused element: its name, and whether the focus is visible. */
function describeFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const outlined = [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    const box = element.getBoundingClientRect();
    return {
      name: element.getAttribute('name') ?? element.textContent ?? element.tagName,
      tag: element.tagName,
      isOutlined: outlined,
      isInView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    };
  });
}

/** Presses Tab until a field has the focus, and looks at every stop on the way. */
async function tabTo(page: Page, name: string): Promise<string[]> {
  const stops: string[] = [];
  for (let count = 0; count < 80; count += 1) {
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

test('a guest without a mouse enters, reads and sends a reply', async ({ page, site }) => {
  const answers = createAnswers();
  await page.goto('/');
  await tabTo(page, 'password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Celebrate With Us' })).toBeVisible();

  const stops = await tabTo(page, 'guestOneFirst');
  // Every link and control before the form is reached exactly once.
  expect(stops[0]).toBe('Skip to the wedding details');
  expect(stops.length).toBe(1 + 1 + 5 + 1 + 2 + 6 + 4 + 11 + 3 + 1);

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
    {
      guest_one_first: answers.guestOneFirst,
      welcome_party: 'not-attending',
      wedding: 'attending',
      guests_count: 2,
      dietary_restrictions: 'Vegan',
    },
  ]);
  // Resetting the form does not move the focus to the top of the page.
  expect((await describeFocus(page)).tag).not.toBe('BODY');
});
