import type { Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { measureBoxes } from './bounding-boxes.ts';
import { expect, test } from './test.ts';

const { couplePhoto } = wedding;

test('on a phone on its side, the whole form of the gate is in the first view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  await expect(page.getByLabel('Please enter the password')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Enter Website' })).toBeInViewport({ ratio: 1 });
});

test('the first view, the journey and the questions use the width of every screen', async ({
  weddingPage: page,
}) => {
  for (const [width, height, isWide] of [
    [1280, 720, true],
    [1440, 900, true],
    [820, 1180, false],
    [390, 844, false],
  ] as const) {
    await test.step(`the names, the date and the embrace are in the first view at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expectFirstView(page, { width, height, isWide });
    });
  }
  await test.step('the band with the journey reaches both edges and keeps its texts inside the page', async () => {
    for (const width of [360, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const [band] = await measureBoxes(page.locator('#travel'));
      expect([band?.x, band?.width]).toEqual([0, width]);
      const [card] = await measureBoxes(page.locator('#travel').getByRole('article').first());
      expect(card?.x).toBeGreaterThanOrEqual(20);
    }
  });
  await test.step('the heading of the questions is above them on a phone, and stays beside them on a wide screen', () =>
    expectHeadingBesideQuestions(page));
});

async function expectFirstView(
  page: Page,
  { width, height, isWide }: { width: number; height: number; isWide: boolean },
): Promise<void> {
  const header = page.getByRole('banner');
  const words = [
    header.getByText(wedding.dateLine, { exact: true }),
    page.getByRole('heading', { level: 1 }),
  ];
  for (const word of words) await expect(word).toBeInViewport({ ratio: 1 });

  const { focus = '' } = (isWide ? couplePhoto.landscape : couplePhoto) ?? {};
  const photo = page.getByAltText(couplePhoto.alt);
  await expect(photo).toHaveCSS('object-position', focus);
  const [box] = await measureBoxes(photo);
  if (!box) throw new Error('The photo has no box.');
  expect([box.x, box.width]).toEqual([0, width]);
  // An object-position puts the same point of the picture at the same point of its box.
  const focusY = box.y + (box.height * Number.parseFloat(focus.split(' ')[1] ?? '')) / 100;
  // From the focal point to the couple's feet.
  expect(focusY + box.height * 0.1).toBeLessThan(height);

  const links = await measureBoxes(header.getByRole('navigation'));
  const bottom = Math.max(...links.map((one) => one.y + one.height));
  // The upper edge is still the colour of the paper where the last words are.
  expect(bottom - box.y).toBeLessThan(box.height * 0.11);
}

async function expectHeadingBesideQuestions(page: Page): Promise<void> {
  const heading = page.locator('#faq').getByRole('heading', { level: 2 });
  const questions = page.locator('#faq').getByRole('button');
  const measure = async () => {
    const [[title], all] = await Promise.all([measureBoxes(heading), measureBoxes(questions)]);
    const [first, last] = [all[0], all.at(-1)];
    if (!title || !first || !last) throw new Error('Something has no box.');
    return { title, first, last };
  };
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await measure();
  expect(narrow.first.y).toBeGreaterThan(narrow.title.y + narrow.title.height);
  expect(narrow.title.x).toBeCloseTo(narrow.first.x, 0);

  await page.setViewportSize({ width: 1280, height: 720 });
  await questions.last().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }));
  const wide = await measure();
  expect(wide.first.x).toBeGreaterThan(wide.title.x + wide.title.width);
  // The first question has left the screen, and the heading has not.
  expect(wide.first.y).toBeLessThan(0);
  expect(wide.title.y).toBeGreaterThan(0);
}
