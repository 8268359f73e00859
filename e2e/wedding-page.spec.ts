import type { Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { measureBoxes } from './layout.ts';
import { expect, test } from './test.ts';

const { couplePhoto } = wedding;

/** The sections of the page in the order of the specification. */
function findSections(page: Page) {
  return {
    ornaments: page.locator('img[alt=""]').first(),
    header: page.getByRole('banner'),
    'couple photo': page.getByAltText(couplePhoto.alt),
    celebrate: page.getByRole('region', { name: 'Celebrate With Us' }),
    stay: page.getByRole('region', { name: 'Where to Stay' }),
    travel: page.getByRole('region', { name: 'Getting to Venice' }),
    faq: page.getByRole('region', { name: 'Frequently Asked Questions' }),
    'photo strip': page.getByRole('region', { name: 'Photos of the couple' }),
    rsvp: page.getByRole('region', { name: 'RSVP', exact: true }),
    carousel: page.getByRole('region', { name: wedding.carousel.label }),
  };
}

test('the sections are in the order of the specification, the photos fill their frames, and the header’s links lead to each section', async ({
  weddingPage: page,
}) => {
  await test.step('the sections are in order on the page and in the document', () =>
    expectOrder(page));
  await expect(page).toHaveTitle(wedding.title);
  // Asks search engines not to index the page.
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await test.step('the page has no way to lock the site again', async () => {
    for (const role of ['button', 'link'] as const) {
      await expect(page.getByRole(role, { name: 'RSVP' })).not.toHaveCount(0);
      await expect(page.getByRole(role, { name: /\b(log|sign) ?out\b|\block\b/i })).toHaveCount(0);
    }
  });
  await test.step('three photos are side by side, each 3:4, from edge to edge', () =>
    expectPhotos(page));
  await test.step('the ornaments leave with the names, and stay where the text leaves room for them', () =>
    expectOrnaments(page));
  await test.step('the header’s links lead to each section', async () => {
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(links).toHaveText(['Celebrate', 'Stay', 'Travel', 'Questions', 'RSVP']);
    for (const link of await links.all()) {
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page.locator(target)).toBeInViewport();
      await expect(page.locator(target)).toBeFocused();
    }
  });
});

async function expectOrder(page: Page): Promise<void> {
  const names = Object.keys(findSections(page));
  const places: { name: string; top: number; index: number }[] = [];
  for (const [name, section] of Object.entries(findSections(page))) {
    const place = await section.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      index: [...document.querySelectorAll('*')].indexOf(element),
    }));
    places.push({ name, ...place });
  }
  const sortBy = (key: 'top' | 'index') =>
    places.toSorted((a, b) => a[key] - b[key]).map(({ name }) => name);
  expect(sortBy('top')).toEqual(names);
  expect(sortBy('index')).toEqual(names);
}

async function expectPhotos(page: Page): Promise<void> {
  await expect(findSections(page)['couple photo']).toHaveCSS('object-fit', 'cover');
  const photos = findSections(page)['photo strip'].getByRole('img');
  await expect(photos).toHaveCount(3);
  for (const width of [320, 390, 820, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await measureBoxes(photos);
    // Wider screens have margins, because the photos would be higher than the window.
    const stripWidth = Math.min(width, 1920);
    let left = (width - stripWidth) / 2;
    for (const box of boxes) {
      expect(box.width / box.height).toBeCloseTo(3 / 4, 2);
      expect(box.y).toBeCloseTo(boxes[0]?.y ?? 0, 1);
      expect(box.x - left, 'at the edge, or a small gap').toBeLessThan(width / 20);
      left = box.x + box.width;
    }
    expect(boxes[0]?.x).toBeCloseTo((width - stripWidth) / 2, 0);
    expect(left).toBeCloseTo((width + stripWidth) / 2, 0);
  }
}

async function expectOrnaments(page: Page): Promise<void> {
  const corners = page.locator('img[alt=""]');
  const ornaments = page.locator('[aria-hidden="true"]').filter({ has: page.locator('img') });
  for (const [width, opacityBelow] of [
    [360, '0'],
    [1280, '0'],
    [1920, '1'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const [left, right, ...others] = await measureBoxes(corners);
    expect(others).toEqual([]);
    expect(left).toMatchObject({ x: 0, y: 0 });
    expect(right?.y).toBe(0);
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(width, 0);
    expect(left?.width).toBeLessThan(right?.x ?? 0);
    await expect(ornaments).toHaveCSS('opacity', '1');
    await page.locator('#stay').evaluate((section) => section.scrollIntoView());
    await expect(ornaments).toHaveCSS('opacity', opacityBelow);
    expect(await measureBoxes(corners)).toEqual([left, right]);
  }
}

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
      expect(band).toMatchObject({ x: 0, width });
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
  for (const words of [
    header.getByText(wedding.dateLine, { exact: true }),
    page.getByRole('heading', { level: 1 }),
  ]) {
    await expect(words).toBeInViewport({ ratio: 1 });
  }
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
  const measure = async () => {
    const [title] = await measureBoxes(page.locator('#faq').getByRole('heading', { level: 2 }));
    const [first] = await measureBoxes(page.locator('#faq').getByRole('button'));
    if (!title || !first) throw new Error('Something has no box.');
    return { title, first };
  };
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await measure();
  expect(narrow.first.y).toBeGreaterThan(narrow.title.y + narrow.title.height);
  expect(narrow.title.x).toBeCloseTo(narrow.first.x, 0);

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.locator('#faq').getByRole('button').last().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }));
  const wide = await measure();
  expect(wide.first.x).toBeGreaterThan(wide.title.x + wide.title.width);
  // The first question has left the screen, and the heading has not.
  expect(wide.first.y).toBeLessThan(0);
  expect(wide.title.y).toBeGreaterThan(0);
}
