import type { Page } from '@playwright/test';

/** What a guest does on the page, one after the other. */
export const TOUR: Record<string, (page: Page) => Promise<void>> = {
  async 'scrolls to the end and back'(page) {
    for (const way of [1, -1]) {
      for (let turn = 0; turn < 16; turn += 1) {
        await page.mouse.wheel(0, way * 500);
        await page.waitForTimeout(60);
      }
    }
  },
  async 'flips the cards'(page) {
    for (const card of await page.locator('#celebrate').getByRole('button').all()) {
      await card.click();
      await card.click();
    }
  },
  async 'opens the questions'(page) {
    for (const question of await page.locator('#faq').getByRole('button').all()) {
      await question.click();
    }
  },
  async 'drags the pictures'(page) {
    await page.locator('#carousel').scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0 } = (await page.locator('#carousel').boundingBox()) ?? {};
    for (const way of [-1, 1, -1]) {
      await page.mouse.move(x + width / 2, y + 80);
      await page.mouse.down();
      await page.mouse.move(x + width / 2 + way * 140, y + 80, { steps: 12 });
      await page.mouse.up();
      await page.waitForTimeout(300);
    }
    await page.getByRole('button', { name: 'Next picture' }).click();
  },
  async 'writes into the form'(page) {
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
  async 'sends it and is told what is missing'(page) {
    await page.locator('#rsvp').getByRole('button').click();
    await page.getByText('Please enter a valid email address').waitFor();
  },
  async 'sends it and is thanked'(page) {
    await page.locator('#rsvp [name="email"]').fill('lorenzo@example.org');
    await page.locator('#rsvp').getByRole('button').click();
    await page.getByText('RSVP Submitted!').first().waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
  },
};
