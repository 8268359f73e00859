import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { italian, english as wedding } from '../content/localized.ts';
import type { Wedding } from '../domain/wedding/wedding.ts';
import { expectAccessible } from './axe.ts';
import { enterPassword, passwordField, storeFlag } from './gate.ts';
import { listCachedPaths, waitUntilCached } from './offline-cache.ts';
import { createAnswers, field, fillRsvp, readAnswers, submitButton } from './rsvp-form.ts';
import { expect, PASSWORD, test } from './test.ts';
import { expectItalianToast } from './toasts.ts';

const LANGUAGE_KEY = 'wedding-language';
const NOT_SENT = 'Invio non riuscito';

function italianLink(page: Page) {
  return page.getByRole('link', { name: 'Italiano', exact: true });
}

function englishLink(page: Page) {
  return page.getByRole('link', { name: 'English', exact: true });
}

function readStoredLanguage(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), LANGUAGE_KEY);
}

async function enterInItalian(page: Page, password: string): Promise<void> {
  await page.getByLabel('Inserite la password per entrare nel nostro sito di nozze').fill(password);
  await page.getByRole('button', { name: 'Entra nel sito' }).click();
}

async function expectWeddingPage(page: Page, { dateLine }: Wedding): Promise<void> {
  await expect(page.getByText(dateLine, { exact: true })).toBeVisible();
}

/** Opens the Italian page as a returning guest. */
async function openItalian(page: Page): Promise<void> {
  await storeFlag(page, 'true');
  await page.goto('/it/');
  await expect(page.getByRole('heading', { name: italian.celebrate.heading })).toBeVisible();
}

test.describe('with a service worker', () => {
  test.use({ usesServiceWorker: true });

  test('a guest who has not chosen a language reads English, and downloads nothing of the Italian page', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await storeFlag(page, 'true');
    await page.goto('/', { waitUntil: 'networkidle' });
    await waitUntilCached(page);
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', wedding.locale);
    const dist = join(import.meta.dirname, '..', 'dist', 'site');
    const cached = (await listCachedPaths(page)).filter((path) => /\.(js|html|ics)$/.test(path));
    for (const path of [...requested, ...cached].filter((path) => /\.(js|html|ics)$/.test(path))) {
      expect(await readFile(join(dist, path), 'utf8'), path).not.toMatch(
        /Venezia, 6 giugno|Benven/,
      );
    }
    expect(await listCachedPaths(page)).not.toContain('/it/');
    expect(await readStoredLanguage(page)).toBeNull();
  });
});

test('a guest who has chosen Italian does not see the English gate, until forgetting the device', async ({
  page,
}) => {
  // Checks every frame and stores the result, because the page is replaced by the Italian one.
  await page.addInitScript(() => {
    const checkFrame = () => {
      const field = location.pathname === '/' ? document.querySelector('#password') : null;
      if (field?.checkVisibility({ visibilityProperty: true })) {
        sessionStorage.setItem('seen', 'the English gate');
      }
      requestAnimationFrame(checkFrame);
    };
    checkFrame();
  });
  const readSeen = () => page.evaluate(() => sessionStorage.getItem('seen'));

  await test.step('a guest who opens the Italian address has not chosen it', async () => {
    await page.goto('/it?from=invitation#rsvp');
    await expect(page).toHaveURL('/it/?from=invitation#rsvp');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benvenuti');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page).toHaveTitle('Benvenuti');
    expect(await readStoredLanguage(page)).toBeNull();
  });

  await test.step('the next visit begins with the Italian gate', async () => {
    await page.evaluate((key) => localStorage.setItem(key, '/it/'), LANGUAGE_KEY);
    // The delay gives the English gate time to appear.
    await page.route('**/it/', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto('/');
    await expect(page).toHaveURL('/it/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benvenuti');
    expect(await readSeen()).toBeNull();
    await page.unrouteAll();
  });

  await test.step('the QR code of the invitation leads to the Italian page', async () => {
    await page.goto(`/#enter=${PASSWORD}`);
    await expectWeddingPage(page, italian);
    await expect(page).toHaveURL('/it/');
    expect(await readSeen()).toBeNull();
  });

  await test.step('a guest who forgets the device also forgets the language', async () => {
    await page.getByText('Dimentica questo dispositivo').click();
    await page.getByRole('button', { name: 'Sì, dimentica' }).click();
    await expect(passwordField(page)).toBeVisible();
    expect(await readStoredLanguage(page)).toBeNull();
    await expect.poll(readSeen).toBe('the English gate');
  });
});

test('a guest chooses Italian with the keyboard and reads it at every visit, until choosing English', async ({
  page,
  context,
}) => {
  await page.goto('/?from=invitation');
  await passwordField(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(italianLink(page)).toBeFocused();
  await expect(italianLink(page)).toHaveAttribute('lang', 'it');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/it/?from=invitation');
  await enterInItalian(page, 'sbagliata');
  await expectItalianToast(page, 'Accesso negato', 'Inserite la password corretta.');
  await enterInItalian(page, PASSWORD);
  await expectItalianToast(page, 'Benvenuti!', 'Siete entrati nel sito delle nozze.');
  await expectWeddingPage(page, italian);

  const nextVisit = await context.newPage();
  await nextVisit.goto('/?from=home#rsvp');
  await expect(nextVisit).toHaveURL('/it/?from=home#rsvp');
  await expect(nextVisit.locator('html')).toHaveAttribute('lang', 'it-IT');
  await expect(nextVisit.locator('#rsvp')).toBeInViewport();

  await nextVisit.goto('/it/');
  await expectWeddingPage(nextVisit, italian);
  await nextVisit.keyboard.press('Tab');
  await expect(nextVisit.getByRole('link', { name: 'Vai ai dettagli' })).toBeFocused();
  await nextVisit.keyboard.press('Tab');
  await expect(englishLink(nextVisit)).toBeFocused();
  await nextVisit.keyboard.press('Enter');
  await expect(nextVisit).toHaveURL('/');
  await expectWeddingPage(nextVisit, wedding);
  await page.goto('/');
  await expectWeddingPage(page, wedding);
});

test('a guest who opens the other language in a new tab reads it from then on', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await enterPassword(page, PASSWORD);
  await expectWeddingPage(page, wedding);
  // Checks the response only: Playwright sometimes reports that the new tab never loads.
  const [response] = await Promise.all([
    context.waitForEvent('response', (response) => response.url().endsWith('/it/')),
    italianLink(page).click({ button: 'middle' }),
  ]);
  expect(response.status()).toBe(200);
  const tab = await context.newPage();
  await tab.goto('/');
  await expectWeddingPage(tab, italian);
  await tab.goto('/', { referer: tab.url() });
  await expectWeddingPage(tab, wedding);
  await tab.goto('/');
  await expectWeddingPage(tab, wedding);
  expect(await readStoredLanguage(tab)).toBe('/');
});

test('the language link keeps the typed text, does not break the Back button and takes no space', async ({
  weddingPage: page,
}) => {
  const answers = createAnswers();
  await fillRsvp(page, answers);
  await italianLink(page).click();
  await expectWeddingPage(page, italian);
  await expect.poll(() => readAnswers(page)).toEqual(answers);
  await field(page, 'dietaryRestrictions').fill('Senza molluschi, grazie');
  await englishLink(page).click();
  await expectWeddingPage(page, wedding);
  await expect(field(page, 'dietaryRestrictions')).toHaveValue('Senza molluschi, grazie');

  await italianLink(page).click();
  await expectWeddingPage(page, italian);
  await page.goBack();
  await expectWeddingPage(page, wedding);

  // Measures both in one step, so that nothing else can move in between.
  const [before, after] = await page.evaluate(() => {
    const measureTops = () =>
      [...document.querySelectorAll('header > :not([hreflang]), main > *')].map(
        (element) => element.getBoundingClientRect().top,
      );
    const withLink = measureTops();
    // Not removed, because React may not have taken over the page yet.
    const link = document.querySelector<HTMLElement>('header > [hreflang]');
    if (!link) throw new Error('The header has no language link.');
    link.style.display = 'none';
    return [withLink, measureTops()];
  });
  await expect(italianLink(page)).toBeHidden();
  expect(before?.length).toBeGreaterThan(8);
  expect(after).toEqual(before);
});

test('the Italian gate and page fit every screen, and the page is printed without the language link', async ({
  page,
}) => {
  const expectToFit = async () => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
      const box = await englishLink(page).boundingBox();
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
      await expectAccessible(page, `${width} px`);
    }
  };
  await page.goto('/it/');
  await expectToFit();
  await openItalian(page);
  for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
  await expectToFit();
  await page.emulateMedia({ media: 'print' });
  await expect(englishLink(page)).toBeHidden();
  await expectWeddingPage(page, italian);
});

test('the form’s errors and its thank-you are in Italian', async ({
  page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  await openItalian(page);
  await test.step('errors of the fields', async () => {
    await fillRsvp(page, { email: 'nessuno', guestsCount: '3', guestTwoFirst: 'x'.repeat(121) });
    await submitButton(page).click();
    for (const message of [
      'Scrivete il nome',
      'Scrivete il cognome',
      'Scrivete un indirizzo email valido',
      'Scegliete 1 o 2 persone',
      'Usate al massimo 120 caratteri',
    ]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(field(page, 'guestOneFirst')).toBeFocused();
    await expectAccessible(page);
  });

  const answers = createAnswers({
    guestOneLast: 'Morè',
    welcomeParty: 'attending',
    dietaryRestrictions: 'Niente più crostacei',
  });
  await test.step('errors of the network and of the server', async () => {
    await fillRsvp(page, answers);
    const send = async (text: string | RegExp, title = NOT_SENT) => {
      await submitButton(page).click();
      await expectItalianToast(page, title, text);
      expect(await readAnswers(page)).toEqual(answers);
    };
    await page.route('/rest/v1/rsvps**', (route) => route.abort('failed'));
    await send(/Non siamo riusciti a raggiungere il sito/);
    await page.unrouteAll();
    const json = { code: '53100', message: 'The server’s own message.', hint: 'request k7q2' };
    await page.route('/rest/v1/rsvps**', (route) => route.fulfill({ status: 503, json }));
    await send(/Non è stato possibile registrare/);
    await page.evaluate(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = () => {
        AbortSignal.timeout = timeout;
        return AbortSignal.abort();
      };
    });
    await send(/Il sito ha impiegato troppo tempo a rispondere/);
    await page.unrouteAll();
    await page.evaluate(() => {
      Object.assign(window, { SUPABASE_URL: '' });
    });
    await send(/La configurazione va completata/, 'RSVP non configurato');
  });

  await test.step('a reply', async () => {
    await page.evaluate(() => {
      Object.assign(window, { SUPABASE_URL: location.origin });
    });
    await submitButton(page).click();
    await expectItalianToast(page, 'Risposta inviata!', italian.rsvp.thanks);
    await expect(
      page.getByRole('link', { name: 'Aggiungi entrambi gli eventi al calendario' }),
    ).toBeVisible();
    expect(await site.repliesFrom(answers.email)).toHaveLength(1);
    await expectAccessible(page);
  });
});
