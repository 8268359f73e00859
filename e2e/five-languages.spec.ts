import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeStaticSite } from '../build/static-site.ts';
import { staticGlobals } from '../commands/static-globals.ts';
import { LANGUAGE_DETAILS, LANGUAGES, MESSAGES } from '../domain/wedding/languages.ts';
import { localizeWedding } from '../domain/wedding/localize.ts';
import { expectAccessible } from './axe.ts';
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

for (const edition of EDITIONS) {
  const { code, home, messages, wedding } = edition;
  const { rsvp, rsvpErrors, site: texts } = messages;

  test.describe(`in ${LANGUAGE_DETAILS[code].name}`, () => {
    test(`a missing page is reported and leads to ${home}`, async ({ page, expectOnConsole }) => {
      expectOnConsole(/404/);
      expect((await page.goto(`${site.url}${home}nowhere`))?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page).toHaveTitle(messages.page.notFoundTitle);
      await expect(page.getByText(texts.notFound)).toBeVisible();
      await page.getByRole('link', { name: texts.returnHome }).click();
      await expect(page).toHaveURL(site.url + home);
    });

    test('a guest enters, corrects the errors of the form and replies', async ({
      page,
      expectOnConsole,
    }) => {
      expectOnConsole(/Failed to load resource/);
      await page.goto(site.url + home);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page).toHaveTitle(messages.page.title);
      await enter(page, edition, 'wrong');
      await expectToast(page, edition, messages.gate.wrongPassword);
      await enter(page, edition);
      await expectToast(page, edition, messages.gate.granted);
      await expect(page.locator('html')).toHaveAttribute('lang', wedding.locale);
      await expect(page).toHaveTitle(wedding.title);
      await expect(page.getByText(wedding.rsvp.deadlineLine)).toBeVisible();

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
      await expectToast(page, edition, [rsvp.submitted, wedding.rsvp.thanks]);
      expect(await site.repliesFrom(answers.email)).toMatchObject([
        { guest_one_last: 'Núñez-Œuvré', guest_two_last: 'Weiß' },
      ]);
    });

    test('the home screen’s manifest opens the page in this language', async ({ request }) => {
      const manifest = await request.get(`${site.url}${home}manifest.webmanifest`);
      expect(await manifest.json()).toMatchObject({
        lang: code,
        name: messages.page.title,
        start_url: home,
      });
    });

    test('the small fonts contain every letter that guests type, and the page loads no others', async ({
      page,
    }) => {
      const loaded: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.woff2')) loaded.push(request.url());
      });
      await openWeddingPage(page, edition);
      await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
      await page.locator('footer').last().scrollIntoViewIfNeeded();
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      expect(loaded.length).toBeGreaterThan(1);
      expect(loaded.filter((name) => !name.includes('-words-'))).toEqual([]);

      // Fonts have no glyph for the narrow space: browsers make it from the ordinary one.
      const letters = LANGUAGE_DETAILS[code].letters.replace('\u202f', '');
      const missing = await page.evaluate(async (letters) => {
        const families = ['400 32px Cardo', '400 32px "Alegreya Sans"'];
        for (const font of families) await document.fonts.load(font, `a${letters}`);
        const context = document.createElement('canvas').getContext('2d');
        const measure = (font: string, letter: string) => {
          if (context) context.font = font;
          return context?.measureText(letter).width;
        };
        // A letter that the font does not contain is as wide as in the fallback.
        const isMissing = (font: string, letter: string) =>
          measure(`${font}, monospace`, letter) !== measure(`${font}, serif`, letter);
        return families.flatMap((font) => [...letters].filter((letter) => isMissing(font, letter)));
      }, letters);
      expect(missing).toEqual([]);
    });

    test('the links to the other languages fit every screen, at the gate and on the page', async ({
      page,
    }) => {
      const openGate = async () => {
        await page.goto(site.url + home);
      };
      const others = EDITIONS.filter((other) => other.code !== code);
      const names = others.map((other) => LANGUAGE_DETAILS[other.code].name);
      for (const open of [openGate, () => openWeddingPage(page, edition)]) {
        await open();
        await expect(languageLinks(page)).toHaveText(names);
        await expect(page.getByRole('listitem').filter({ has: languageLinks(page) })).toHaveCount(
          names.length,
        );
        for (const [index, other] of others.entries()) {
          await expect(languageLinks(page).nth(index)).toHaveAttribute('lang', other.code);
          await expect(languageLinks(page).nth(index)).toHaveAttribute('href', other.home);
        }
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          const sizes = await languageLinks(page).evaluateAll((links) =>
            links
              .map((link) => link.getBoundingClientRect())
              .map(({ height, width }) => Math.min(height, width)),
          );
          expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(44);
          await expectNoSidewaysScroll(page);
          if (open === openGate) continue;
          const [link, date] = await Promise.all(
            [languageLinks(page).last(), page.locator('#top > p').first()].map((one) =>
              one.boundingBox(),
            ),
          );
          expect(date?.y).toBeGreaterThan((link?.y ?? 0) + (link?.height ?? 0));
        }
      }
    });
  });
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

  test('the French page opens without a network, also from the address of the German one', async ({
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
  });
});

test.describe('as static files', () => {
  let files: Site;
  test.beforeAll(async () => {
    const folder = join(site.dataDir, 'static');
    const published = join(site.dataDir, 'published');
    const [version = ''] = (await readdir(published)).filter((name) => !name.startsWith('.'));
    await writeStaticSite(staticGlobals(), join(published, version), folder);
    const program = join(import.meta.dirname, 'static-host.ts');
    files = await startSite({ SITE_DIR: folder }, program);
  });
  test.afterAll(() => files.close());

  for (const edition of EDITIONS) {
    test(`a guest enters in ${LANGUAGE_DETAILS[edition.code].name}, and a reply without a backend is reported`, async ({
      page,
    }) => {
      await page.goto(files.url + edition.home);
      await enter(page, edition);
      await expect(page).toHaveTitle(edition.wedding.title);
      await fillRsvp(page, createAnswers());
      await submitButton(page).click();
      await expectToast(page, edition, edition.messages.rsvpErrors.notConfigured);
    });
  }
});
