import type { Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { formatStep } from '../domain/wedding/steps.ts';
import { storeFlag } from './gate.ts';
import { measureBoxes } from './layout.ts';
import { expect, test } from './test.ts';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the printed page has the events, travel, hotels and contact, also before they fade in, and nothing that needs a screen', async ({
    page,
  }) => {
    await storeFlag(page, 'true');
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('#faq')).toHaveCSS('opacity', '0');
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ media: 'print', reducedMotion });
      for (const id of ['faq', 'travel', 'stay']) {
        await expect(page.locator(`#${id}`)).toHaveCSS('opacity', '1', { timeout: 500 });
      }
      await expectPrintedContent(page);
    }
  });
});

test.describe('with pictures', () => {
  test.use({ loadsPictures: true });

  test('the wedding page prints on two pages of A4 or Letter, with its address', async ({
    weddingPage: page,
  }) => {
    // A browser without a screen has no mouse.
    await page.addInitScript(() => {
      const match = window.matchMedia;
      window.matchMedia = (query) => match(query === '(pointer: fine)' ? 'all' : query);
    });
    await page.reload();
    // On a first visit the page uses the fonts only when this attribute is gone.
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts', /./);
    await page.evaluate(() => document.fonts.ready);
    const map = page.locator('#travel figure');
    await map.scrollIntoViewIfNeeded();
    await expect(map).toHaveAttribute('data-status', 'shown');
    await page.emulateMedia({ media: 'print' });
    const note = page.locator('footer div:has(> svg)');
    await expect(note.getByText('Kindly reply by March 15, 2026')).toBeVisible();
    await expect(note.getByText(new URL(page.url()).host)).toBeVisible();
    expect((await note.locator('svg').boundingBox())?.width).toBeGreaterThan(50);
    await page.emulateMedia({ media: null });
    await expect(note).toBeHidden();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    for (const format of ['A4', 'Letter'] as const) {
      const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
      // The page tree of a PDF contains the number of pages.
      expect(pdf.match(/\/Count (\d+)/g), format).toContain('/Count 2');
    }
    // With the tall map of phones, the next print would end before the questions.
    expect(requested.filter((url) => url.endsWith('.svg'))).toEqual([]);
  });
});

async function expectPrintedContent(page: Page): Promise<void> {
  for (const hidden of ['form', '#carousel', '#photos', '#rsvp', '#travel figcaption']) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
  const map = page.locator('#travel figure');
  await expect(map.getByRole('img')).toBeVisible();
  // The routes are complete, although the map has not been in view.
  const route = map.locator('svg:visible path[pathLength]').first().locator('..');
  await expect(route.locator('path').nth(1)).toHaveCSS('opacity', '1');
  await expect(route.locator('g')).toHaveCSS('offset-distance', '58%');
  for (const { hotels } of wedding.stay.groups) {
    for (const { booking, name, travelTime, website } of hotels) {
      await expectLines(page, '#stay', [name, travelTime, booking]);
      const printedLink = await page
        .locator(`#stay a[href="${website}"]`)
        .evaluate((link) => getComputedStyle(link, '::after').content);
      expect(printedLink).toBe(`"${website}"`);
    }
  }
  for (const { facts, text, title } of wedding.travel.cards) {
    await expectLines(page, '#travel article', [title, text, ...facts.map(({ value }) => value)]);
  }
  const [contact, ...others] = wedding.faq.items.toReversed();
  await expectLines(page, '#faq', contact?.answer ?? []);
  for (const { question } of others) await expect(page.getByText(question)).toBeHidden();
  const answer = page.locator('#faq').getByText(contact?.answer[0] ?? '', { exact: true });
  const isCutOff = await answer.evaluate(
    ({ parentElement, scrollHeight }) => scrollHeight > Number(parentElement?.clientHeight),
  );
  expect(isCutOff, 'the answer is cut off').toBe(false);

  for (const { details, description, title } of wedding.celebrate.events) {
    const card = page.locator('#celebrate').getByRole('article').filter({ hasText: title });
    const lines = [
      description,
      details.address,
      details.attire,
      ...details.timeline.map(formatStep),
    ];
    for (const line of lines) await expect(card.getByText(line, { exact: true })).toBeVisible();
    const [front, back] = await measureBoxes(card.locator('[data-flipped] > div'));
    const frontEnd = (front?.y ?? 0) + (front?.height ?? 0);
    expect(back?.y, 'the back is below the front').toBeGreaterThanOrEqual(frontEnd - 1);
    await expect(card.locator('[data-flipped] > div').last()).toHaveCSS('transform', 'none');
  }
}

async function expectLines(page: Page, section: string, lines: string[]): Promise<void> {
  for (const line of lines) {
    await expect(page.locator(section).getByText(line, { exact: true })).toBeVisible();
  }
}
