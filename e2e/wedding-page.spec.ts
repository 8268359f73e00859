import type { Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { measureBoxes } from './bounding-boxes.ts';
import { expect, test } from './test.ts';

/** Node.DOCUMENT_POSITION_FOLLOWING */
const FOLLOWING = 4;

/** The sections of the page in the order of the specification. */
function sections(page: Page) {
  return {
    ornaments: page.locator('img[alt=""]').first(),
    header: page.getByRole('banner'),
    'couple photo': page.getByAltText(wedding.couplePhoto.alt),
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

  await test.step('the header shows the date, the names, the venue and the city', async () => {
    const { header } = sections(page);
    await expect(header.getByText('JUNE 6TH, 2026', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portia & Bassanio');
    await expect(header.getByText(/Hotel Cipriani.*Venice/)).toBeVisible();
    await expect(page).toHaveTitle(wedding.title);
  });

  await test.step('three cards show how to get to Venice', async () => {
    const cards = sections(page).travel.getByRole('article');
    await expect(cards).toHaveCount(3);
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
      'Flying to Venice',
      'Airport to Venice',
      'Getting to Hotel Cipriani',
    ]);
    for (const [index, { facts, text }] of wedding.travel.cards.entries()) {
      await expect(cards.nth(index)).toContainText(text);
      for (const { label, value } of facts) {
        await expect(cards.nth(index)).toContainText(`${label}${value}`);
      }
    }
  });

  await test.step('the page has no way to lock the site again', async () => {
    for (const role of ['button', 'link'] as const) {
      await expect(page.getByRole(role, { name: 'RSVP' })).not.toHaveCount(0);
      await expect(page.getByRole(role, { name: /\b(log|sign) ?out\b|\block\b/i })).toHaveCount(0);
    }
  });

  // Asks search engines not to index the page.
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

  await test.step('the couple’s photo fills its frame, and three photos are side by side, each 3:4, from edge to edge', () =>
    expectPhotos(page));

  const corners = page.locator('img[alt=""]');
  await expect(corners).toHaveCount(2);
  for (const width of [390, 1280]) {
    await test.step(`the ornaments at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const [left, right] = await measureBoxes(corners);
      expect(left).toMatchObject({ x: 0, y: 0 });
      expect(right?.y).toBe(0);
      expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(width, 0);
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      expect(await measureBoxes(corners)).toEqual([left, right]);
    });
  }

  await test.step('they leave with the names, and stay where the text leaves room for them', async () => {
    const ornaments = page.locator('[aria-hidden="true"]').filter({ has: page.locator('img') });
    for (const [width, opacity] of [
      [360, '0'],
      [1280, '0'],
      [1920, '1'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(ornaments).toHaveCSS('opacity', '1');
      await page.locator('#stay').evaluate((section) => section.scrollIntoView());
      await expect(ornaments).toHaveCSS('opacity', opacity);
      await expect(ornaments).toHaveCSS('position', 'fixed');
    }
  });

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

async function expectPhotos(page: Page): Promise<void> {
  const photo = sections(page)['couple photo'];
  await expect(photo).toBeVisible();
  const { width = 0, height = 0 } = (await photo.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(300);
  expect(height).toBeGreaterThan(200);
  await expect(photo).toHaveCSS('object-fit', 'cover');

  const photos = sections(page)['photo strip'].getByRole('img');
  await expect(photos).toHaveCount(3);
  for (const width of [320, 390, 820, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const [first, second, third] = await measureBoxes(photos);
    if (!first || !second || !third) throw new Error('A photo has no box.');
    for (const box of [first, second, third]) {
      expect(box.width / box.height).toBeCloseTo(3 / 4, 2);
      expect(box.y).toBeCloseTo(first.y, 1);
      expect(box.width).toBeCloseTo(first.width, 0);
    }
    expect(first.x + first.width).toBeLessThan(second.x);
    expect(second.x + second.width).toBeLessThan(third.x);
    // Wider screens have margins, because the photos would be higher than the window.
    const stripWidth = Math.min(width, 1920);
    expect(first.x).toBeCloseTo((width - stripWidth) / 2, 0);
    expect(third.x + third.width - first.x).toBeCloseTo(stripWidth, 0);
  }
  const grid = photos.first().locator('xpath=ancestor::div[1]');
  await expect(grid).toHaveCSS('display', 'grid');
  await expect(grid).toHaveCSS('grid-template-columns', /^\S+ \S+ \S+$/);
}

async function expectOrder(page: Page): Promise<void> {
  const tops: [string, number][] = [];
  for (const [name, section] of Object.entries(sections(page))) {
    const box = await section.boundingBox();
    tops.push([name, box?.y ?? Number.NaN]);
  }
  const byHeight = tops.toSorted(([, a], [, b]) => a - b);
  expect(byHeight.map(([name]) => name)).toEqual(tops.map(([name]) => name));
  expect(tops.every(([, top]) => Number.isFinite(top))).toBe(true);

  const elements = await Promise.all(
    Object.values(sections(page)).map((section) => section.elementHandle()),
  );
  const inOrder = await page.evaluate(
    (nodes) =>
      nodes.slice(1).map((node, index) => {
        const previous = nodes[index] as Node;
        return previous.compareDocumentPosition(node as Node) & Node.DOCUMENT_POSITION_FOLLOWING;
      }),
    elements,
  );
  expect(inOrder).toEqual(Array(9).fill(FOLLOWING));
}
