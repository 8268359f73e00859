// `npm run screenshots`: takes every picture in docs/pictures/ from the built site. Guests, clock, time
// zone, language and address are fixed and nothing moves, so a picture changes only when the page does.
// (Another version of the browser may render some pixels differently.)
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addDemoPhotos } from '../../server/demo/demo-photos.ts';
import { createDemoRows } from '../../server/demo/demo-rows.ts';
import { insertTables } from '../../server/demo/insert-tables.ts';
import { openDatabase } from '../../server/store.ts';
import { getBrowserOptions } from '../browser.ts';
import { storeFlag } from '../gate.ts';
import { HOST_PASSWORD, PASSWORD, type Site, startSite } from '../site.ts';
import { SHOTS, type Shot } from './shots.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
/** The dashboard shows this address and its QR code; the browser resolves it to the test server. */
const ADDRESS = 'http://our-wedding.example';
const NOW = new Date('2026-03-04T09:30:00Z');
const SCREENS = {
  phone: { ...devices['iPhone 15'], viewport: { width: 390, height: 780 }, deviceScaleFactor: 1.5 },
  laptop: { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 },
};

const site = await startSite({
  SITE_PASSWORD: PASSWORD,
  GATE: 'page',
  PUBLIC_URL: 'https://our-wedding.example',
  // No mail server listens there. None is needed, because no guest replies.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@our-wedding.example',
});
try {
  await fillDatabase(site);
  const browser = await launchBrowser(site);
  await takeAll(browser).finally(() => browser.close());
} finally {
  await site.close();
}

async function fillDatabase({ dataDir }: Site): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  await insertTables(database, createDemoRows());
  await addDemoPhotos(database, { dataDir, photosUrl: null });
  await database.close();
}

async function launchBrowser({ url }: Site): Promise<Browser> {
  const { args = [], ...options } = await getBrowserOptions();
  const rules = `--host-resolver-rules=MAP ${new URL(ADDRESS).host} ${new URL(url).host}`;
  return chromium.launch({ ...options, args: [...args, rules] });
}

async function takeAll(browser: Browser): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  let bytes = 0;
  for (const [name, shot] of Object.entries(SHOTS)) bytes += await take(browser, name, shot);
  await removeUnused();
  process.stdout.write(`${Math.round(bytes / 1000)} kB in total\n`);
}

/** Takes one picture and returns its size in bytes. */
async function take(browser: Browser, name: string, shot: Shot): Promise<number> {
  const page = await open(browser, shot);
  try {
    await shot.prepare?.(page);
    await page.mouse.move(0, 0);
    await waitUntilLoaded(page);
    const screenshot = await page.screenshot({ caret: 'hide' });
    const picture = await sharp(screenshot)
      .webp({ quality: shot.quality ?? 61, effort: 6, smartSubsample: true })
      .toBuffer();
    const file = join(FOLDER, `${name}.webp`);
    const previous = await readFile(file).catch(() => null);
    await writeFile(file, picture);
    const change = previous === null ? 'new' : picture.equals(previous) ? 'unchanged' : 'changed';
    process.stdout.write(
      `${name.padEnd(20)}${String(Math.round(picture.length / 1000)).padStart(4)} kB  ${change}\n`,
    );
    return picture.length;
  } finally {
    await page.context().close();
  }
}

async function open(browser: Browser, { as, on, path }: Shot): Promise<Page> {
  const context = await browser.newContext({
    ...SCREENS[on],
    baseURL: ADDRESS,
    locale: 'en-US',
    timezoneId: 'Europe/Rome',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  if (as === 'guest') await storeFlag(page, 'true');
  await page.goto(path);
  if (as === 'couple') {
    await page.getByLabel('Dashboard password').fill(HOST_PASSWORD);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { level: 1 }).waitFor();
  await waitUntilLoaded(page);
  return page;
}

/** Waits for all fonts and for the pictures in the window. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const visible = [...document.images].filter((image) => {
      const { bottom, top } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    await Promise.all(visible.map((image) => image.decode()));
  });
}

/** Deletes the pictures that are not in `SHOTS`. */
async function removeUnused(): Promise<void> {
  for (const file of await readdir(FOLDER)) {
    if (!Object.hasOwn(SHOTS, file.replace(/\.webp$/, ''))) await rm(join(FOLDER, file));
  }
}
