import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { italian, english as wedding } from '../content/localized.ts';
import type { Wedding } from '../domain/wedding/wedding.ts';
import { expectAccessible } from './axe.ts';
import { enterPassword, passwordField, storeFlag } from './gate.ts';
import { NETWORK_ERROR } from './locked-site.ts';
import { listCachedPaths, waitUntilCached } from './offline-cache.ts';
import {
  createAnswers,
  field,
  fillRsvp,
  readAnswers,
  sendRsvp,
  submitButton,
} from './rsvp-form.ts';
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

test.describe('an address that is not a language of the site', () => {
  for (const path of ['/fr/', '/it/it/', '/IT/', '/en/', '/it/index.html', '/italiano']) {
    test(`${path} answers 404`, async ({ page, expectOnConsole }) => {
      expectOnConsole(/404/);
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    });
  }

  test('/it/nulla shows the not-found page in Italian, which links to the Italian page', async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(/404/);
    expect((await page.goto('/it/nulla'))?.status()).toBe(404);
    await expect(page).toHaveTitle('Pagina non trovata');
    await expect(page.getByText('Ops! Pagina non trovata')).toBeVisible();
    await page.getByRole('link', { name: 'Torna alla pagina iniziale' }).click();
    await expect(page).toHaveURL('/it/');
  });
});

test.describe('a guest who has not chosen a language', () => {
  test.describe('with a service worker', () => {
    test.use({ usesServiceWorker: true });

    test('reads English, and downloads nothing of the Italian page', async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await storeFlag(page, 'true');
      await page.goto('/', { waitUntil: 'networkidle' });
      await waitUntilCached(page);
      await expect(page).toHaveURL('/');
      await expect(page.locator('html')).toHaveAttribute('lang', wedding.locale);
      const dist = join(import.meta.dirname, '..', 'dist', 'site');
      const cached = (await listCachedPaths(page)).filter((path) => /\.(js|html|ics)$/.test(path));
      for (const path of [...requested, ...cached].filter((path) =>
        /\.(js|html|ics)$/.test(path),
      )) {
        expect(await readFile(join(dist, path), 'utf8'), path).not.toMatch(
          /Venezia, 6 giugno|Benven/,
        );
      }
      expect(await listCachedPaths(page)).not.toContain('/it/');
      expect(await readStoredLanguage(page)).toBeNull();
    });
  });

  test('stays on the Italian page when opening its address', async ({ page }) => {
    await page.goto('/it/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benvenuti');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page).toHaveTitle('Benvenuti');
    expect(await readStoredLanguage(page)).toBeNull();
  });
});

test('/it redirects to /it/ and keeps the query and the fragment', async ({ page }) => {
  await page.goto('/it?from=invitation#rsvp');
  await expect(page).toHaveURL('/it/?from=invitation#rsvp');
});

test.describe('a guest who chooses Italian', () => {
  test('reads Italian at the gate, on the wedding page and at the next visit', async ({
    page,
    context,
  }) => {
    await page.goto('/?from=invitation');
    await expect(italianLink(page)).toHaveAttribute('lang', 'it');
    await italianLink(page).click();
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
  });

  test('does not see the English gate on the next visit', async ({ page }) => {
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
    // The delay gives the English gate time to appear.
    await page.route('**/it/', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto('/it/');
    await page.evaluate((key) => localStorage.setItem(key, '/it/'), LANGUAGE_KEY);
    await page.goto('/');
    await expect(page).toHaveURL('/it/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benvenuti');
    expect(await readSeen()).toBeNull();
    await englishLink(page).click();
    await expect.poll(readSeen, 'a guest who switches to English sees it').toBe('the English gate');
  });

  test('enters with the QR code of the invitation and reads Italian', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '/it/'), LANGUAGE_KEY);
    await page.goto(`/#enter=${PASSWORD}`);
    await expect(page.getByRole('heading', { name: italian.celebrate.heading })).toBeVisible();
    await expect(page).toHaveURL('/it/');
  });

  test('returns to English with the browser’s Back button', async ({ weddingPage: page }) => {
    await italianLink(page).click();
    await expectWeddingPage(page, italian);
    await page.goBack();
    await expectWeddingPage(page, wedding);
  });

  test('and switches back to English reads English at every visit', async ({ page, context }) => {
    await openItalian(page);
    await englishLink(page).click();
    await expect(page).toHaveURL('/');
    await expectWeddingPage(page, wedding);
    await page.goto('/');
    await expectWeddingPage(page, wedding);
    const nextVisit = await context.newPage();
    await nextVisit.goto('/');
    await expectWeddingPage(nextVisit, wedding);
  });

  test('by opening the link in a new tab reads Italian from then on', async ({
    weddingPage: page,
    context,
  }) => {
    // Checks the response only: Playwright sometimes reports that the new tab never loads.
    const [response] = await Promise.all([
      context.waitForEvent('response', (response) => response.url().endsWith('/it/')),
      italianLink(page).click({ button: 'middle' }),
    ]);
    expect(response.status()).toBe(200);
    const nextVisit = await context.newPage();
    await nextVisit.goto('/');
    await expectWeddingPage(nextVisit, italian);
  });

  test('and opens English in a new tab reads English from then on', async ({ page, context }) => {
    await openItalian(page);
    await page.evaluate((key) => localStorage.setItem(key, '/it/'), LANGUAGE_KEY);
    const tab = await context.newPage();
    await tab.goto('/', { referer: page.url() });
    await expectWeddingPage(tab, wedding);
    await tab.goto('/');
    await expectWeddingPage(tab, wedding);
    expect(await readStoredLanguage(tab)).toBe('/');
  });

  test('keeps the text typed into the form', async ({ weddingPage: page }) => {
    const answers = createAnswers();
    await fillRsvp(page, answers);
    await italianLink(page).click();
    await expectWeddingPage(page, italian);
    await expect.poll(() => readAnswers(page)).toEqual(answers);
    await field(page, 'dietaryRestrictions').fill('Senza molluschi, grazie');
    await englishLink(page).click();
    await expectWeddingPage(page, wedding);
    await expect(field(page, 'dietaryRestrictions')).toHaveValue('Senza molluschi, grazie');
  });

  test('can do so with the keyboard only', async ({ page }) => {
    await page.goto('/');
    await passwordField(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(italianLink(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/it/');
    await storeFlag(page, 'true');
    await page.reload();
    await expectWeddingPage(page, italian);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Vai ai dettagli' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(englishLink(page)).toBeFocused();
  });

  test('and forgets the device also deletes the language choice', async ({ page }) => {
    await page.goto('/it/');
    await enterInItalian(page, PASSWORD);
    await page.evaluate((key) => localStorage.setItem(key, '/it/'), LANGUAGE_KEY);
    await page.getByText('Dimentica questo dispositivo').click();
    await page.getByRole('button', { name: 'Sì, dimentica' }).click();
    await expect(passwordField(page)).toBeVisible();
    expect(await readStoredLanguage(page)).toBeNull();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest can switch languages', async ({ page }) => {
    await page.goto('/');
    await italianLink(page).click();
    await expect(page).toHaveURL('/it/');
    expect(await page.content()).toContain('attivate JavaScript');
    await englishLink(page).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('on the Italian page', () => {
  test('every text is in Italian', async ({ page }) => {
    await openItalian(page);
    await expect(page).toHaveTitle(italian.title);
    const englishHotelName = 'The Gritti Palace';
    const text = (await page.locator('body').innerText()).replaceAll(englishHotelName, '');
    for (const { date, title, time, details } of italian.celebrate.events) {
      for (const fact of [date, title, time, ...details.timeline]) {
        await expect(page.locator('#celebrate')).toContainText(fact);
      }
    }
    await expect(page.locator('#faq').getByRole('heading', { level: 3 })).toHaveText(
      italian.faq.items.map(({ question }) => question),
    );
    await expect(page.getByText(italian.rsvp.deadlineLine)).toBeVisible();
    const english = /\b(the|and|your|you|with|please|guests?|name|details|June|March|April)\b/gi;
    expect(text.match(english) ?? []).toEqual([]);
    const labels = await page
      .locator('[aria-label], [aria-roledescription], [alt], [title]')
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          ['aria-label', 'aria-roledescription', 'alt', 'title'].map(
            (name) => element.getAttribute(name) ?? '',
          ),
        ),
      );
    expect(labels.length).toBeGreaterThan(30);
    const labelText = labels.join('\n').replaceAll(englishHotelName, '');
    expect(labelText.match(english) ?? []).toEqual([]);
  });

  test('the calendar files are in Italian and have the same times', async ({ page, request }) => {
    await openItalian(page);
    const files = await page
      .locator('a[href$=".ics"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(files).toHaveLength(2);
    const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
    expect(texts[0]).toContain('SUMMARY:Festa di benvenuto');
    expect(texts[0]).toContain('DTSTART;TZID=Europe/Rome:20260605T190000');
    expect(texts[1]).toContain('SUMMARY:Il matrimonio');
    expect(texts[1]).toContain('DTSTART;TZID=Europe/Rome:20260606T173000');
  });

  test('form errors are in Italian', async ({ page }) => {
    await openItalian(page);
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

  test('a reply is stored, and the thank-you is in Italian', async ({ page, site }) => {
    await openItalian(page);
    const answers = createAnswers({
      guestOneLast: 'Morè',
      welcomeParty: 'attending',
      dietaryRestrictions: 'Niente più crostacei',
    });
    await sendRsvp(page, answers);
    await expectItalianToast(page, 'Risposta inviata!', italian.rsvp.thanks);
    await expect(
      page.getByRole('link', { name: 'Aggiungi entrambe le serate al calendario' }),
    ).toBeVisible();
    expect(await site.repliesFrom(answers.email)).toHaveLength(1);
    await expectAccessible(page);
  });

  const ERRORS: [name: string, code: string, text: string | RegExp, headers?: object][] = [
    [
      'missing table',
      '42P01',
      'Il servizio per le risposte non è ancora attivo. Riprovate più tardi.',
    ],
    ['missing permission', 'PGRST301', 'Permesso negato. Riprovate più tardi.'],
    ['expired session', 'PT401', /il sito chiede di nuovo la password/],
    ['replies closed', 'PT403', new RegExp(italian.rsvp.closed?.text ?? 'missing')],
    ['limit, 1 second', 'PT429', /riprovate fra 1 secondo\.$/, { 'Retry-After': '1' }],
    ['limit, 30 seconds', 'PT429', /riprovate fra 30 secondi\.$/, { 'Retry-After': '30' }],
    ['too many replies on the site', 'PT503', /moltissime risposte/],
    ['reply too long', '54000', /troppo lunga/],
    ['rejected value', '23514', /Controllate quello che avete scritto/],
    ['lost connection', '08006', /potrebbe non essere stata registrata/],
    ['full disk', '53100', /Non è stato possibile registrare/],
    ['internal error', 'XX000', /ditelo agli sposi: errore k7q2\.$/],
    ['unknown code', 'ZZ999', 'Errore imprevisto. Riprovate, per favore.'],
  ];
  test('every error of the server is in Italian, and the typed text stays', async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(/Failed to load resource/);
    await openItalian(page);
    const answers = createAnswers();
    await fillRsvp(page, answers);
    for (const [name, code, text, headers = {}] of ERRORS) {
      const json = {
        code,
        message: 'The server’s own message.',
        details: null,
        hint: 'request k7q2',
      };
      await page.route('/rest/v1/rsvps**', (route) =>
        route.fulfill({ status: 503, json, headers: { ...headers } }),
      );
      await submitButton(page).click();
      await expectItalianToast(page, NOT_SENT, text);
      expect(await readAnswers(page), name).toEqual(answers);
      await page.getByRole('button', { name: 'Chiudi' }).last().click();
      await page.unroute('/rest/v1/rsvps**');
    }
  });

  test('network errors, timeouts and a missing backend are reported in Italian', async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(/Failed to load resource/);
    await openItalian(page);
    await fillRsvp(page, createAnswers());
    await page.route('/rest/v1/rsvps**', (route) => route.abort('failed'));
    await submitButton(page).click();
    await expectItalianToast(page, NOT_SENT, /Non siamo riusciti a raggiungere il sito/);
    await page.evaluate(() => {
      AbortSignal.timeout = () => AbortSignal.abort();
    });
    await submitButton(page).click();
    await expectItalianToast(page, NOT_SENT, /Il sito ha impiegato troppo tempo a rispondere/);
    await page.evaluate(() => {
      Object.assign(window, { SUPABASE_URL: '' });
    });
    await submitButton(page).click();
    await expectItalianToast(page, 'RSVP non configurato', /La configurazione va completata/);
  });

  test.describe('with a service worker', () => {
    test.use({ usesServiceWorker: true });

    test('the Italian page opens without a network, also from the site’s address', async ({
      page,
      context,
      expectOnConsole,
    }) => {
      expectOnConsole(NETWORK_ERROR);
      await openItalian(page);
      await expect.poll(() => listCachedPaths(page)).toContain('/it/');
      expect(await listCachedPaths(page)).not.toContain('/');
      await context.setOffline(true);
      for (const path of ['/it/', '/']) {
        await page.goto(path);
        await expect(page).toHaveURL('/it/');
        await expect(page.getByRole('heading', { name: italian.celebrate.heading })).toBeVisible();
      }
      await sendRsvp(page, createAnswers());
      await expectItalianToast(page, NOT_SENT, /Non siamo riusciti a raggiungere il sito/);
      await context.setOffline(false);
      await englishLink(page).click();
      await expectWeddingPage(page, wedding);
      await expect.poll(() => listCachedPaths(page)).toContain('/');
      expect(await listCachedPaths(page)).toContain('/it/');
    });
  });

  for (const width of [320, 390, 1280]) {
    test(`nothing overflows and axe finds no error at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/it/');
      await expect(englishLink(page)).toBeVisible();
      const readOverflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await readOverflow()).toBe(0);
      await expectAccessible(page);
      await openItalian(page);
      expect(await readOverflow()).toBe(0);
      const box = await englishLink(page).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
      for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
      await expectAccessible(page);
    });
  }

  test('the language link is not printed', async ({ page }) => {
    await openItalian(page);
    await page.emulateMedia({ media: 'print' });
    await expect(englishLink(page)).toBeHidden();
    await expectWeddingPage(page, italian);
  });
});

test('the language link takes no space on the page', async ({ weddingPage: page }) => {
  // Measures both in one step, so that nothing else can move in between.
  const [before, after] = await page.evaluate(() => {
    const measureTops = () =>
      [...document.querySelectorAll('header > :not([hreflang]), main > *')].map(
        (element) => element.getBoundingClientRect().top,
      );
    const withLink = measureTops();
    document.querySelector('header > [hreflang]')?.remove();
    return [withLink, measureTops()];
  });
  await expect(italianLink(page)).toHaveCount(0);
  expect(before?.length).toBeGreaterThan(8);
  expect(after).toEqual(before);
});

test('a guest who has entered on the English page can open the Italian page', async ({ page }) => {
  await page.goto('/');
  await enterPassword(page, PASSWORD);
  await expectWeddingPage(page, wedding);
  await page.goto('/it/');
  await expectWeddingPage(page, italian);
});
