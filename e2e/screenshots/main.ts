// `npm run screenshots`: makes every picture in docs/pictures/ from the built site. Guests, clock, zone,
// language and address are always the same and nothing moves, so a picture is the same bytes until what
// it shows is different. (Another version of the browser may draw pixels that differ by a shade.)
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import sharp from 'sharp';
import { restoreRows } from '../../server/backups/restore-rows.ts';
import { openDatabase } from '../../server/store.ts';
import { browserLaunch } from '../browser.ts';
import { storeFlag } from '../gate.ts';
import { HOST_PASSWORD, PASSWORD, type Site, startSite } from '../site.ts';
import { madeUpRows } from './guest-list.ts';
import { SHOTS, type Shot } from './shots.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
/** Shown by the dashboard and drawn into its code; the browser finds the site's own port behind it. */
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
  // Nobody is there: with nothing replied to, no letter goes out.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@our-wedding.example',
});
try {
  await fill(site);
  const browser = await launch(site);
  await takeAll(browser).finally(() => browser.close());
} finally {
  await site.close();
}

async function fill({ dataDir }: Site): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  await restoreRows(database, madeUpRows());
  await database.close();
}

async function launch({ url }: Site): Promise<Browser> {
  const { args = [], ...options } = await browserLaunch();
  const rules = `--host-resolver-rules=MAP ${new URL(ADDRESS).host} ${new URL(url).host}`;
  return chromium.launch({ ...options, args: [...args, rules] });
}

async function takeAll(browser: Browser): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  let bytes = 0;
  for (const [name, shot] of Object.entries(SHOTS)) bytes += await take(browser, name, shot);
  await removeOthers();
  process.stdout.write(`${Math.round(bytes / 1000)} kB altogether\n`);
}

/** Makes one picture; gives its size. */
async function take(browser: Browser, name: string, shot: Shot): Promise<number> {
  const page = await open(browser, shot);
  try {
    await shot.show?.(page);
    await page.mouse.move(0, 0);
    await settled(page);
    const seen = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const picture = await sharp(seen)
      .webp({ quality: 80, effort: 6, smartSubsample: true })
      .toBuffer();
    const file = join(FOLDER, `${name}.webp`);
    const before = await readFile(file).catch(() => null);
    await writeFile(file, picture);
    const what = before === null ? 'new' : picture.equals(before) ? 'as it was' : 'changed';
    process.stdout.write(
      `${name.padEnd(20)}${String(Math.round(picture.length / 1000)).padStart(4)} kB  ${what}\n`,
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
  if (as === 'host') {
    await page.getByLabel('Host password').fill(HOST_PASSWORD);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  return page;
}

/** Waits for all fonts and pictures in sight. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => {
      const { bottom, top } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    await Promise.all(inSight.map((image) => image.decode()));
  });
}

/** Pictures that no shot makes any more. */
async function removeOthers(): Promise<void> {
  for (const file of await readdir(FOLDER)) {
    if (!Object.hasOwn(SHOTS, file.replace(/\.webp$/, ''))) await rm(join(FOLDER, file));
  }
}
