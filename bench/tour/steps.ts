import type { Page } from '@playwright/test';

/** The steps of a guest on the wedding page, in order. */
export const STEPS: Record<string, (page: Page) => Promise<void>> = {
  async 'scroll to the end and back'(page) {
    for (const direction of [1, -1]) {
      for (let tick = 0; tick < 16; tick += 1) {
        await page.mouse.wheel(0, direction * 500);
        await page.waitForTimeout(60);
      }
    }
  },
  async 'flip the cards'(page) {
    for (const card of await page.locator('#celebrate').getByRole('button').all()) {
      await card.click();
      await card.click();
    }
  },
  async 'open the questions'(page) {
    for (const question of await page.locator('#faq').getByRole('button').all()) {
      await question.click();
    }
  },
  async 'drag the carousel'(page) {
    await page.locator('#carousel').scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0 } = (await page.locator('#carousel').boundingBox()) ?? {};
    for (const direction of [-1, 1, -1]) {
      await page.mouse.move(x + width / 2, y + 80);
      await page.mouse.down();
      await page.mouse.move(x + width / 2 + direction * 140, y + 80, { steps: 12 });
      await page.mouse.up();
      await page.waitForTimeout(300);
    }
    await page.getByRole('button', { name: 'Next picture' }).click();
  },
  async 'fill in the form'(page) {
    const field = (name: string) => page.locator(`#rsvp [name="${name}"]`);
    for (const [name, text] of [
      ['guestOneFirst', 'Lorenzo'],
      ['guestOneLast', 'da Ponte'],
      ['dietaryRestrictions', 'No shellfish, and olives only green.'],
    ] as const) {
      await field(name).click();
      await page.keyboard.type(text, { delay: 20 });
    }
    await field('wedding').last().check();
  },
  async 'submit it with a missing field'(page) {
    await page.locator('#rsvp [type=submit]').click();
    await page.getByText('Please enter a valid email address').waitFor();
  },
  async 'submit it successfully'(page) {
    await page.locator('#rsvp [name="email"]').fill('lorenzo@example.org');
    await page.locator('#rsvp [type=submit]').click();
    await page.getByText('RSVP Submitted!').first().waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
  },
};
