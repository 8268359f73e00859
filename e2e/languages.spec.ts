import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeStaticSite } from '../build/static-site.ts';
import { createStaticGlobals } from '../commands/static-globals.ts';
import { LANGUAGE_DETAILS, LANGUAGES, MESSAGES } from '../domain/wedding/languages.ts';
import { localizeWedding } from '../domain/wedding/localize.ts';
import type { WeddingEvent } from '../domain/wedding/wedding.ts';
import { expectAccessible } from './axe.ts';
import { storeFlag } from './gate.ts';
import { expectNoSidewaysScroll, measureBoxes, passFrames } from './layout.ts';
import { listCachedPaths } from './offline-cache.ts';
import { createAnswers, fillRsvp, submitButton } from './rsvp-form.ts';
import { type Site, startSite } from './site.ts';
import { expect, NETWORK_ERROR, PASSWORD, test } from './test.ts';
import { allLanguages } from './weddings/all-languages.ts';

// One wedding in all languages. The first one, at `/`, is German.

test.describe.configure({ mode: 'default' });

let site: Site;
test.beforeAll(async () => {
  site = await startSite({}, { document: allLanguages });
});
test.afterAll(() => site.close());

const EDITIONS = allLanguages.languages.map((code, index) => ({
  code,
  home: index === 0 ? '/' : `/${code}/`,
  messages: MESSAGES[code],
  wedding: localizeWedding(allLanguages, code),
}));
type Edition = (typeof EDITIONS)[number];
const findEdition = (code: string) => EDITIONS.find((edition) => edition.code === code) as Edition;

async function enter(page: Page, { messages: { gate } }: Edition, password = PASSWORD) {
  await page.getByLabel(gate.prompt).fill(password);
  await page.getByRole('button', { name: gate.enter }).click();
}

async function expectToast(page: Page, { messages }: Edition, texts: readonly string[]) {
  const name = messages.site.toastLabels.list.replace(' ({hotkey})', '');
  const list = page.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(list.getByRole('listitem').filter({ hasText: texts[0] ?? '' })).toContainText([
    texts.at(-1) ?? '',
  ]);
}

/** Opens the wedding page as a guest who has entered before. */
async function openWeddingPage(page: Page, { home, wedding }: Edition) {
  await storeFlag(page, 'true');
  await page.goto(site.url + home);
  await expect(page.getByRole('heading', { name: wedding.celebrate.heading })).toBeVisible();
}

// The large German wedding of weddings.spec.ts is read and answered, too.
test('guests who read French find every text in it, from a missing page to the reply', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/404|Failed to load resource/);
  const edition = findEdition('fr');
  const { home, messages, wedding } = edition;
  await test.step('a missing page is reported and leads to the gate', async () => {
    expect((await page.goto(`${site.url}${home}nowhere`))?.status()).toBe(404);
    await expect(page).toHaveTitle(messages.page.notFoundTitle);
    await expect(page.getByText(messages.site.notFound)).toBeVisible();
    await page.getByRole('link', { name: messages.site.returnHome }).click();
    await expect(page).toHaveURL(site.url + home);
  });
  await test.step('the gate has the colours of the wedding, and nothing else of it', async () => {
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(249, 248, 238)');
    expect(await page.content()).not.toMatch(/Bodensee|Zoë|Jürgen/);
  });
  await enter(page, edition, 'wrong');
  await expectToast(page, edition, messages.gate.wrongPassword);
  await enter(page, edition);
  await expectToast(page, edition, messages.gate.granted);
  await expect(page).toHaveTitle(wedding.title);
  await expect(page.getByText(wedding.rsvp.deadlineLine)).toBeVisible();
  await test.step('a guest corrects the errors of the form and replies', () =>
    reply(page, edition));
});

async function reply(page: Page, edition: Edition) {
  const { rsvp, rsvpErrors, site: texts } = edition.messages;
  await submitButton(page).click();
  for (const error of ['first', 'last', 'email'] as const) {
    await expect(page.getByText(rsvpErrors.fieldErrors[error], { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  const answers = createAnswers({ guestOneLast: 'Núñez-Œuvré', guestTwoLast: 'Weiß' });
  await fillRsvp(page, answers);
  await page.route('**/rest/v1/rsvps**', (route) => route.abort('failed'));
  await submitButton(page).click();
  const [, reason] = texts.networkErrors.offline;
  await expectToast(page, edition, [rsvp.failed, `${rsvp.replyMayNotBeSent} ${reason}`]);
  await page.unroute('**/rest/v1/rsvps**');
  await submitButton(page).click();
  await expectToast(page, edition, [rsvp.submitted, edition.wedding.rsvp.thanks]);
  expect(await site.repliesFrom(answers.email)).toMatchObject([
    { guest_one_last: 'Núñez-Œuvré', guest_two_last: 'Weiß' },
  ]);
}

test('in every language the links to the others fit, the bar cuts no word on a phone, and the small fonts have every letter that guests type', async ({
  page,
}) => {
  expect(allLanguages.languages.toSorted()).toEqual(LANGUAGES.toSorted());
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  for (const edition of EDITIONS) {
    await test.step(edition.code, async () => {
      const { home, messages, wedding } = edition;
      const manifest = await page.request.get(`${site.url}${home}manifest.webmanifest`);
      expect(await manifest.json()).toMatchObject({
        ...{ lang: edition.code, name: messages.page.title, start_url: home },
      });
      fonts.length = 0;
      await openWeddingPage(page, edition);
      await expect(page.locator('html')).toHaveAttribute('lang', wedding.locale);
      await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
      await page.locator('footer').last().scrollIntoViewIfNeeded();
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      expect(fonts.length).toBeGreaterThan(1);
      expect(fonts.filter((name) => !name.includes('-words-'))).toEqual([]);
      // Fonts have no glyph for the narrow space: browsers make it from the ordinary one.
      const letters = LANGUAGE_DETAILS[edition.code].letters.replace('\u202f', '');
      expect(await findMissingLetters(page, letters)).toEqual([]);
      await expectLanguageLinks(page, edition);
      await expectUncutBar(page, edition);
    });
  }
  await expect(page.locator('#celebrate')).toContainText('Saturday, 28 March 2037');
  await expect(page.locator('#celebrate')).toContainText('20:00–23:30');
});

/** Finds the letters that the loaded fonts do not contain: they are as wide as in the fallback. */
function findMissingLetters(page: Page, letters: string): Promise<string[]> {
  return page.evaluate((letters) => {
    const families = ['400 32px Cardo', '400 32px "Alegreya Sans"'];
    const context = document.createElement('canvas').getContext('2d');
    const measure = (font: string, letter: string) => {
      if (context) context.font = font;
      return context?.measureText(letter).width;
    };
    const isMissing = (font: string, letter: string) =>
      measure(`${font}, monospace`, letter) !== measure(`${font}, serif`, letter);
    return families.flatMap((font) => [...letters].filter((letter) => isMissing(font, letter)));
  }, letters);
}

/** Checks the links to the other languages, and that they fit every screen above the names. */
async function expectLanguageLinks(page: Page, { code }: Edition) {
  const others = EDITIONS.filter((other) => other.code !== code);
  const links = page.locator('a[hreflang]');
  await expect(links).toHaveText(others.map((other) => LANGUAGE_DETAILS[other.code].name));
  for (const [index, other] of others.entries()) {
    await expect(links.nth(index)).toHaveAttribute('lang', other.code);
    await expect(links.nth(index)).toHaveAttribute('href', other.home);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const [below] = await measureBoxes(page.locator('#top > p').first());
    for (const box of await measureBoxes(links)) {
      expect(Math.min(box.height, box.width), `${width} px`).toBeGreaterThanOrEqual(44);
      expect(box.y + box.height).toBeLessThan(below?.y ?? 0);
    }
    await expectNoSidewaysScroll(page);
  }
}

async function expectUncutBar(page: Page, { messages }: Edition) {
  const bar = page.getByRole('navigation', { name: messages.wedding.sections });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(async () => {
      for (const top of [2200, 2000]) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
        await passFrames(page, 2);
      }
      await expect(bar).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass();
    const boxes = await measureBoxes(bar.getByRole('listitem'));
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      const covering = boxes.filter(
        ({ x, y, ...size }) =>
          x < box.x + box.width - 1 &&
          x + size.width > box.x + 1 &&
          y < box.y + box.height - 1 &&
          y + size.height > box.y + 1,
      );
      expect(covering).toEqual([box]);
    }
    // Two rows.
    expect((await measureBoxes(bar))[0]?.height).toBeLessThanOrEqual(96);
  }
}

test('in the night in which summer time begins, guests in three time zones read in every language what comes next', async ({
  browser,
}) => {
  for (const [timezoneId, ...waits] of [
    ['Europe/Berlin', ['de', 'in 45 Minuten'], ['fr', 'dans 45 minutes']],
    ['America/New_York', ['es', 'dentro de 45 minutos'], ['it', 'tra 45 minuti']],
    ['Pacific/Auckland', ['pt', 'dentro de 45 minutos'], ['en', 'in 45 minutes']],
  ] as const) {
    const context = await browser.newContext({ timezoneId, serviceWorkers: 'block' });
    const page = await context.newPage();
    // Where the wedding is, it is a quarter to two, and in a quarter of an hour it will be three.
    await page.clock.setFixedTime('2037-03-29T00:45:00Z');
    for (const [code, wait] of waits) {
      const edition = findEdition(code);
      const [, { details }] = edition.wedding.celebrate.events as [unknown, WeddingEvent];
      await openWeddingPage(page, edition);
      const plan = page.locator('#now-and-next');
      await expect(plan.getByRole('strong')).toHaveText(details.timeline.map(({ text }) => text));
      await expect(plan).toContainText(`${details.timeline[1]?.time} · ${wait}`);
    }
    await context.close();
  }
});

test.describe('with a service worker', () => {
  test.use({ usesServiceWorker: true });

  test('the French page opens without a network, also from the address of the German one, until a guest chooses German', async ({
    page,
    context,
    expectOnConsole,
  }) => {
    expectOnConsole(NETWORK_ERROR);
    const french = findEdition('fr');
    await openWeddingPage(page, french);
    await expect.poll(() => listCachedPaths(page)).toContain('/fr/');
    expect((await listCachedPaths(page)).filter((path) => path.endsWith('/'))).toEqual(['/fr/']);
    await context.setOffline(true);
    for (const path of ['/fr/', '/', '/es/']) {
      await page.goto(site.url + path);
      await expect(page).toHaveURL(`${site.url}/fr/`);
      await expect(page).toHaveTitle(french.wedding.title);
    }
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveTitle(findEdition('de').wedding.title);
    await expect.poll(() => listCachedPaths(page)).toContain('/');
    expect(await listCachedPaths(page)).toContain('/fr/');
  });
});

test('as static files, every language has its gate, where a guest enters, and a reply without a backend is reported', async ({
  page,
  request,
}) => {
  const folder = join(site.dataDir, 'static');
  const published = join(site.dataDir, 'published');
  const [version = ''] = (await readdir(published)).filter((name) => !name.startsWith('.'));
  await writeStaticSite(createStaticGlobals(), join(published, version), folder);
  const program = join(import.meta.dirname, 'static-host.ts');
  const files = await startSite({ SITE_DIR: folder }, { program });
  for (const { code, home, messages, wedding } of EDITIONS) {
    const gate = await (await request.get(files.url + home)).text();
    expect(gate).toContain(`<html lang="${code}"`);
    expect(gate).toContain(`<title>${messages.page.title}</title>`);
    const [, path = ''] = /data-wedding="([^"]+)"/.exec(gate) ?? [];
    const html = await readFile(join(folder, path), 'utf8');
    expect(html).toContain(`"title":${JSON.stringify(wedding.title)}`);
  }
  // The first language is at another address than the others.
  for (const edition of [findEdition('de'), findEdition('fr')]) {
    await page.goto(files.url + edition.home);
    await enter(page, edition);
    await expect(page).toHaveTitle(edition.wedding.title);
    await fillRsvp(page, createAnswers());
    await submitButton(page).click();
    await expectToast(page, edition, edition.messages.rsvpErrors.notConfigured);
    await page.evaluate(() => localStorage.clear());
  }
  await files.close();
});
