import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { writeStaticSite } from '../build/static-site.ts';
import { createStaticGlobals } from '../commands/static-globals.ts';
import { LANGUAGE_DETAILS, LANGUAGES, MESSAGES } from '../domain/wedding/languages.ts';
import { localizeWedding } from '../domain/wedding/localize.ts';
import { expectAccessible } from './axe.ts';
import { measureBoxes } from './bounding-boxes.ts';
import { storeFlag } from './gate.ts';
import { listCachedPaths } from './offline-cache.ts';
import { expectNoSidewaysScroll } from './overflow.ts';
import { createAnswers, field, fillRsvp, submitButton } from './rsvp-form.ts';
import { type Site, startSite } from './site.ts';
import { expect, NETWORK_ERROR, PASSWORD, test } from './test.ts';
import { fiveLanguages } from './weddings/five-languages.ts';

// One wedding in all languages. The first one, at `/`, is German.

test.describe.configure({ mode: 'default', timeout: 120_000 });

let site: Site;
test.beforeAll(async () => {
  const program = join(import.meta.dirname, 'weddings', 'serve.ts');
  site = await startSite({ WEDDING: 'fiveLanguages' }, program);
});
test.afterAll(() => site.close());

const EDITIONS = fiveLanguages.languages.map((code, index) => ({
  code,
  home: index === 0 ? '/' : `/${code}/`,
  messages: MESSAGES[code],
  wedding: localizeWedding(fiveLanguages, code),
}));
type Edition = (typeof EDITIONS)[number];
const findEdition = (code: string) => EDITIONS.find((edition) => edition.code === code) as Edition;

function languageLinks(page: Page) {
  return page.locator('a[hreflang]');
}

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
async function openWeddingPage(page: Page, { home, wedding }: Edition, url = site.url) {
  await storeFlag(page, 'true');
  await page.goto(url + home);
  await expect(page.getByRole('heading', { name: wedding.celebrate.heading })).toBeVisible();
}

test('the test’s wedding has every language, and no first language English', () => {
  expect([...fiveLanguages.languages].sort()).toEqual([...LANGUAGES].sort());
  expect(fiveLanguages.languages[0]).toBe('de');
});

test('on a phone the bar cuts no word in any language', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const edition of EDITIONS) {
    await page.setViewportSize({ width: 320, height: 640 });
    await openWeddingPage(page, edition);
    const bar = page.getByRole('navigation', { name: edition.messages.wedding.sections });
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(async () => {
        await page.evaluate(async () => {
          for (const top of [2200, 2000]) {
            scrollTo({ top, behavior: 'instant' });
            await new Promise((resolve) =>
              requestAnimationFrame(() => requestAnimationFrame(resolve)),
            );
          }
        });
        await expect(bar).toBeInViewport({ ratio: 1, timeout: 500 });
      }).toPass();
      const boxes = await measureBoxes(bar.getByRole('listitem'));
      for (const [index, box] of boxes.entries()) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        const others = boxes.filter((_, other) => other !== index);
        const isCovered = others.some(
          ({ x, y, ...size }) =>
            x < box.x + box.width - 1 &&
            x + size.width > box.x + 1 &&
            y < box.y + box.height - 1 &&
            y + size.height > box.y + 1,
        );
        expect(isCovered, `${edition.code} ${width}`).toBe(false);
      }
      // Two rows.
      expect((await measureBoxes(bar))[0]?.height).toBeLessThanOrEqual(96);
    }
  }
});

for (const edition of EDITIONS) {
  test(`guests who read ${LANGUAGE_DETAILS[edition.code].name} find every text in it, from a missing page to the reply`, async ({
    page,
    request,
    expectOnConsole,
  }) => {
    expectOnConsole(/404|Failed to load resource/);
    const { code, home, messages, wedding } = edition;
    await test.step('a missing page is reported and leads to the gate', async () => {
      expect((await page.goto(`${site.url}${home}nowhere`))?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page).toHaveTitle(messages.page.notFoundTitle);
      await expect(page.getByText(messages.site.notFound)).toBeVisible();
      await page.getByRole('link', { name: messages.site.returnHome }).click();
      await expect(page).toHaveURL(site.url + home);
    });

    await test.step('the home screen’s manifest opens the page in this language', async () => {
      const manifest = await request.get(`${site.url}${home}manifest.webmanifest`);
      expect(await manifest.json()).toMatchObject({
        lang: code,
        name: messages.page.title,
        start_url: home,
      });
    });

    await test.step('a guest enters', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page).toHaveTitle(messages.page.title);
      await expectLanguageLinks(page, edition);
      await enter(page, edition, 'wrong');
      await expectToast(page, edition, messages.gate.wrongPassword);
      await enter(page, edition);
      await expectToast(page, edition, messages.gate.granted);
      await expect(page.locator('html')).toHaveAttribute('lang', wedding.locale);
      await expect(page).toHaveTitle(wedding.title);
      await expect(page.getByText(wedding.rsvp.deadlineLine)).toBeVisible();
      await expectLanguageLinks(page, edition, page.locator('#top > p').first());
    });

    await test.step('a guest corrects the errors of the form and replies', () =>
      reply(page, edition));
  });
}

test('in every language, the small fonts contain every letter that guests type, and the page loads no others', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) loaded.push(request.url());
  });
  for (const edition of EDITIONS) {
    await openWeddingPage(page, edition);
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const fonts = loaded.splice(0);
    expect(fonts.length, edition.code).toBeGreaterThan(1);
    expect(fonts.filter((name) => !name.includes('-words-'))).toEqual([]);
    // Fonts have no glyph for the narrow space: browsers make it from the ordinary one.
    const letters = LANGUAGE_DETAILS[edition.code].letters.replace('\u202f', '');
    expect(await findMissingLetters(page, letters), edition.code).toEqual([]);
  }
});

/** Checks the links to the other languages, and that they fit every screen above `below`. */
async function expectLanguageLinks(page: Page, { code }: Edition, below?: Locator) {
  const others = EDITIONS.filter((other) => other.code !== code);
  const links = languageLinks(page);
  await expect(links).toHaveText(others.map((other) => LANGUAGE_DETAILS[other.code].name));
  await expect(page.getByRole('listitem').filter({ has: links })).toHaveCount(others.length);
  for (const [index, other] of others.entries()) {
    await expect(links.nth(index)).toHaveAttribute('lang', other.code);
    await expect(links.nth(index)).toHaveAttribute('href', other.home);
  }
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await measureBoxes(links);
    const sizes = boxes.flatMap(({ height, width }) => [height, width]);
    expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(44);
    await expectNoSidewaysScroll(page);
    if (!below) continue;
    const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
    expect((await below.boundingBox())?.y).toBeGreaterThan(bottom);
  }
}

async function reply(page: Page, edition: Edition) {
  const { rsvp, rsvpErrors, site: texts } = edition.messages;
  await submitButton(page).click();
  for (const error of ['first', 'last', 'email'] as const) {
    await expect(page.getByText(rsvpErrors.fieldErrors[error], { exact: true })).toBeVisible();
  }
  await expect(field(page, 'guestOneFirst')).toBeFocused();
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

test('a guest chooses English with the keyboard and reads it at the next visits, until choosing German again', async ({
  page,
  context,
}) => {
  const [german, english] = [findEdition('de'), findEdition('en')];
  await page.goto(site.url);
  await page.getByLabel(german.messages.gate.prompt).focus();
  // The button, then four links.
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/en/`);

  const nextVisit = await context.newPage();
  await nextVisit.goto(`${site.url}/?from=invitation#rsvp`);
  await expect(nextVisit).toHaveURL(`${site.url}/en/?from=invitation#rsvp`);
  await enter(nextVisit, english);
  await expect(nextVisit).toHaveTitle(english.wedding.title);
  await nextVisit.getByRole('link', { name: 'Deutsch' }).click();
  await expect(nextVisit).toHaveTitle(german.wedding.title);
  await nextVisit.goto(site.url);
  await expect(nextVisit).toHaveTitle(german.wedding.title);
  await expect(nextVisit).toHaveURL(`${site.url}/`);
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

test.describe('as static files', () => {
  let files: Site;
  test.beforeAll(async () => {
    const folder = join(site.dataDir, 'static');
    const published = join(site.dataDir, 'published');
    const [version = ''] = (await readdir(published)).filter((name) => !name.startsWith('.'));
    await writeStaticSite(createStaticGlobals(), join(published, version), folder);
    const program = join(import.meta.dirname, 'static-host.ts');
    files = await startSite({ SITE_DIR: folder }, program);
  });
  test.afterAll(() => files.close());

  test('every language has its gate, where a guest enters, and a reply without a backend is reported', async ({
    page,
    request,
  }) => {
    for (const { code, home, messages, wedding } of EDITIONS) {
      const gate = await (await request.get(files.url + home)).text();
      expect(gate).toContain(`<html lang="${code}"`);
      expect(gate).toContain(`<title>${messages.page.title}</title>`);
      const [, path] = /data-wedding="([^"]+)"/.exec(gate) ?? [];
      const page = await (await request.get(files.url + path)).text();
      expect(page).toContain(`"title":${JSON.stringify(wedding.title)}`);
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
  });
});
