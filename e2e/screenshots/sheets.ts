// `npm run screenshots -- sheets`: every section of the guests' page and its states at three widths, one
// sheet each, for comparing two versions of the design. The sheets are not committed.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { getBrowserOptions } from '../browser.ts';
import { enterPassword, passwordField, storeFlag } from '../gate.ts';
import { createAnswers, fillRsvp, sendRsvp, submitButton } from '../rsvp-form.ts';
import { PASSWORD, type Site, startSite } from '../site.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'test-results', 'sheets');
const WIDTHS = [390, 820, 1280] as const;
const HEIGHTS: Record<(typeof WIDTHS)[number], number> = { 390: 844, 820: 1180, 1280: 800 };
const GAP_PX = 24;
const BACKGROUND = '#8d949c';

type Sheet = {
  path?: string;
  as?: 'visitor' | 'guest';
  prepare?: (page: Page) => Promise<void>;
  /** The part of the page to take; the window without one. */
  target?: string;
};

const SHEETS: Record<string, Sheet> = {
  gate: { as: 'visitor' },
  'gate-wrong-password': {
    as: 'visitor',
    async prepare(page) {
      await enterPassword(page, 'venice');
      await page.getByText('Access Denied', { exact: true }).waitFor();
    },
  },
  'gate-filled': { as: 'visitor', prepare: (page) => passwordField(page).fill(PASSWORD) },
  'first-view': {},
  'whole-page': { target: '#root' },
  events: { target: '#celebrate' },
  'events-turned': {
    target: '#celebrate',
    async prepare(page) {
      const cards = page.locator('#celebrate [aria-pressed]');
      for (const card of await cards.all()) await card.click();
    },
  },
  hotels: { target: '#stay' },
  travel: { target: '#travel' },
  questions: {
    target: '#faq',
    prepare: (page) => page.locator('#faq').getByRole('button').nth(2).click(),
  },
  strip: { target: '#photos' },
  rsvp: { target: '#rsvp' },
  'rsvp-errors': {
    target: '#rsvp',
    async prepare(page) {
      await fillRsvp(page, { email: 'lorenzo', guestsCount: '3' });
      await submitButton(page).last().click();
    },
  },
  'rsvp-busy': {
    target: '#rsvp',
    async prepare(page) {
      await page.route('**/rest/**', () => {});
      await sendRsvp(page, createAnswers());
    },
  },
  'rsvp-thanks': { target: '#rsvp', prepare: (page) => reply(page) },
  'rsvp-declined': {
    target: '#rsvp',
    prepare: (page) => reply(page, { wedding: 'not-attending' }),
  },
  'rsvp-failed': {
    async prepare(page) {
      await page.route('**/rest/**', (route) => route.abort());
      await sendRsvp(page, createAnswers());
      await page.getByText('Submission failed', { exact: true }).waitFor();
    },
  },
  carousel: { target: '#carousel' },
  footer: { target: 'footer' },
  bar: {
    async prepare(page) {
      for (const distance of [200, 100]) await scrollInto(page, '#travel', distance);
      await page.getByRole('navigation', { name: 'Sections' }).waitFor();
    },
  },
  'offline-note': {
    async prepare(page) {
      await page.context().setOffline(true);
      await page.getByText('You are offline.').waitFor();
    },
  },
  'not-found': { path: '/palazzo' },
};

/** Scrolls below the upper edge of a section. */
async function scrollInto(page: Page, section: string, distance: number): Promise<void> {
  await page.locator(section).evaluate(async (element, below) => {
    const top = element.getBoundingClientRect().top + scrollY + below;
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, distance);
}

const site = await startSite({ SITE_PASSWORD: PASSWORD, GATE: 'page' });
try {
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch(await getBrowserOptions());
  await takeSheets(browser, site).finally(() => browser.close());
} finally {
  await site.close();
}

async function takeSheets(browser: Browser, { url }: Site): Promise<void> {
  const [wanted] = process.argv.slice(2);
  for (const [name, sheet] of Object.entries(SHEETS)) {
    if (wanted !== undefined && !name.startsWith(wanted)) continue;
    const shots: Buffer[] = [];
    for (const width of WIDTHS) shots.push(await take(browser, url, width, sheet));
    await joinShots(shots, join(FOLDER, `${name}.png`));
    process.stdout.write(`${name}\n`);
  }
  process.stdout.write(`${FOLDER}\n`);
}

async function take(
  browser: Browser,
  url: string,
  width: (typeof WIDTHS)[number],
  { path = '/', as = 'guest', prepare, target }: Sheet,
): Promise<Buffer> {
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width, height: HEIGHTS[width] },
    reducedMotion: 'reduce',
  });
  try {
    if (as === 'guest') await storeFlag(page, 'true');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await scrollThrough(page);
    await prepare?.(page);
    const options = { caret: 'hide' } as const;
    const part: Locator | Page = target === undefined ? page : page.locator(target);
    return await part.screenshot(options);
  } finally {
    await page.close();
  }
}

/** Loads everything that waits for the reader, and returns to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

/** Sends a reply and waits for the thanks. */
async function reply(page: Page, changes: Parameters<typeof createAnswers>[0] = {}): Promise<void> {
  await sendRsvp(page, createAnswers(changes));
  await page.getByText('RSVP Submitted!', { exact: true }).waitFor();
}

/** Places the screenshots side by side. */
async function joinShots(shots: readonly Buffer[], file: string): Promise<void> {
  const sizes = await Promise.all(shots.map((shot) => sharp(shot).metadata()));
  let left = GAP_PX;
  const layers = shots.map((input, index) => {
    const layer = { input, left, top: GAP_PX };
    left += (sizes[index]?.width ?? 0) + GAP_PX;
    return layer;
  });
  const height = Math.max(...sizes.map((size) => size.height)) + 2 * GAP_PX;
  await sharp({ create: { width: left, height, channels: 3, background: BACKGROUND } })
    .composite(layers)
    .png()
    .toFile(file);
}
