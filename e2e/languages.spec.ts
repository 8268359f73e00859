import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import italian from '../content/wedding.it.ts';
import wedding from '../content/wedding.ts';
import type { Wedding } from '../domain/wedding.ts';
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

const CHOICE = 'wedding-language';
const NOT_SENT = 'Invio non riuscito';

function toItalian(page: Page) {
  return page.getByRole('link', { name: 'Italiano', exact: true });
}

function toEnglish(page: Page) {
  return page.getByRole('link', { name: 'English', exact: true });
}

function storedChoice(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), CHOICE);
}

async function enterInItalian(page: Page, password: string): Promise<void> {
  await page.getByLabel('Inserite la password per entrare nel nostro sito di nozze').fill(password);
  await page.getByRole('button', { name: 'Entra nel sito' }).click();
}

/** The wedding page stands there, in these words. */
async function expectReading(page: Page, { dateLine }: Wedding): Promise<void> {
  await expect(page.getByText(dateLine, { exact: true })).toBeVisible();
}

/** The Italian page of a guest who was let in before. */
async function openItalian(page: Page): Promise<void> {
  await storeFlag(page, 'true');
  await page.goto('/it/');
  await expect(page.getByRole('heading', { name: italian.celebrate.heading })).toBeVisible();
}

test.describe('what is no language of the site', () => {
  for (const path of ['/fr/', '/it/it/', '/IT/', '/en/', '/it/index.html', '/italiano']) {
    test(`${path} is not found`, async ({ page, expectOnConsole }) => {
      expectOnConsole(/404/);
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    });
  }

  test('below the Italian page a guest is told in Italian, and led back to it', async ({
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

test.describe('a guest who has chosen nothing', () => {
  test.describe('in a browser that keeps pages', () => {
    test.use({ usesServiceWorker: true });

    test('reads English, and fetches nothing of the Italian page', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await storeFlag(page, 'true');
      await page.goto('/', { waitUntil: 'networkidle' });
      await waitUntilCached(page);
      await expect(page).toHaveURL('/');
      await expect(page.locator('html')).toHaveAttribute('lang', wedding.locale);
      const dist = join(import.meta.dirname, '..', 'dist');
      const kept = (await listCachedPaths(page)).filter((path) => /\.(js|html|ics)$/.test(path));
      for (const path of [...asked, ...kept].filter((path) => /\.(js|html|ics)$/.test(path))) {
        expect(await readFile(join(dist, path), 'utf8'), path).not.toMatch(
          /Venezia, 6 giugno|Benven/,
        );
      }
      expect(await listCachedPaths(page)).not.toContain('/it/');
      expect(await storedChoice(page)).toBeNull();
    });
  });

  test('and comes to the Italian address stays there', async ({ page }) => {
    await page.goto('/it/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benvenuti');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page).toHaveTitle('Benvenuti');
    expect(await storedChoice(page)).toBeNull();
  });
});

test('the address of the Italian page without its slash leads to it, words and all', async ({
  page,
}) => {
  await page.goto('/it?from=invitation#rsvp');
  await expect(page).toHaveURL('/it/?from=invitation#rsvp');
});

test.describe('a guest who chooses Italian', () => {
  test('at the gate reads it there, behind it, and at the next visit', async ({
    page,
    context,
  }) => {
    await page.goto('/?from=invitation');
    await expect(toItalian(page)).toHaveAttribute('lang', 'it');
    await toItalian(page).click();
    await expect(page).toHaveURL('/it/?from=invitation');
    await enterInItalian(page, 'sbagliata');
    await expectItalianToast(page, 'Accesso negato', 'Inserite la password corretta.');
    await enterInItalian(page, PASSWORD);
    await expectItalianToast(page, 'Benvenuti!', 'Siete entrati nel sito delle nozze.');
    await expectReading(page, italian);

    const later = await context.newPage();
    await later.goto('/?from=home#rsvp');
    await expect(later).toHaveURL('/it/?from=home#rsvp');
    await expect(later.locator('html')).toHaveAttribute('lang', 'it-IT');
    await expect(later.locator('#rsvp')).toBeInViewport();
  });

  test('sees nothing of the English gate on the way', async ({ page }) => {
    // Written down at each frame, for the page that comes after.
    await page.addInitScript(() => {
      const look = () => {
        const field = location.pathname === '/' ? document.querySelector('#password') : null;
        if (field?.checkVisibility({ visibilityProperty: true })) {
          sessionStorage.setItem('seen', 'the English gate');
        }
        requestAnimationFrame(look);
      };
      look();
    });
    const seen = () => page.evaluate(() => sessionStorage.getItem('seen'));
    // A line so slow that there is time to look.
    await page.route('**/it/', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto('/it/');
    await page.evaluate((key) => localStorage.setItem(key, '/it/'), CHOICE);
    await page.goto('/');
    await expect(page).toHaveURL('/it/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benvenuti');
    expect(await seen()).toBeNull();
    await toEnglish(page).click();
    await expect.poll(seen, 'who chooses English sees it').toBe('the English gate');
  });

  test('and an invitation’s code is let in by it', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '/it/'), CHOICE);
    await page.goto(`/#enter=${PASSWORD}`);
    await expect(page.getByRole('heading', { name: italian.celebrate.heading })).toBeVisible();
    await expect(page).toHaveURL('/it/');
  });

  test('comes back by the browser’s own button', async ({ weddingPage: page }) => {
    await toItalian(page).click();
    await expectReading(page, italian);
    await page.goBack();
    await expectReading(page, wedding);
  });

  test('and then English reads English again, at every visit', async ({ page, context }) => {
    await openItalian(page);
    await toEnglish(page).click();
    await expect(page).toHaveURL('/');
    await expectReading(page, wedding);
    await page.goto('/');
    await expectReading(page, wedding);
    const later = await context.newPage();
    await later.goto('/');
    await expectReading(later, wedding);
  });

  test('in a new tab, finds it there, and from then on', async ({ weddingPage: page, context }) => {
    // The tab itself is not looked at: the browser's driver now and then takes it for never loaded.
    const [answer] = await Promise.all([
      context.waitForEvent('response', (response) => response.url().endsWith('/it/')),
      toItalian(page).click({ button: 'middle' }),
    ]);
    expect(answer.status()).toBe(200);
    const later = await context.newPage();
    await later.goto('/');
    await expectReading(later, italian);
  });

  test('and opens English in a new tab by the link’s own menu, reads English there and from then on', async ({
    page,
    context,
  }) => {
    await openItalian(page);
    await page.evaluate((key) => localStorage.setItem(key, '/it/'), CHOICE);
    const tab = await context.newPage();
    await tab.goto('/', { referer: page.url() });
    await expectReading(tab, wedding);
    await tab.goto('/');
    await expectReading(tab, wedding);
    expect(await storedChoice(tab)).toBe('/');
  });

  test('keeps every word typed into the form', async ({ weddingPage: page }) => {
    const answers = createAnswers();
    await fillRsvp(page, answers);
    await toItalian(page).click();
    await expectReading(page, italian);
    await expect.poll(() => readAnswers(page)).toEqual(answers);
    await field(page, 'dietaryRestrictions').fill('Senza molluschi, grazie');
    await toEnglish(page).click();
    await expectReading(page, wedding);
    await expect(field(page, 'dietaryRestrictions')).toHaveValue('Senza molluschi, grazie');
  });

  test('with the keyboard alone', async ({ page }) => {
    await page.goto('/');
    await passwordField(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(toItalian(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/it/');
    await storeFlag(page, 'true');
    await page.reload();
    await expectReading(page, italian);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Vai ai dettagli' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toEnglish(page)).toBeFocused();
  });

  test('is forgotten with the device', async ({ page }) => {
    await page.goto('/it/');
    await enterInItalian(page, PASSWORD);
    await page.evaluate((key) => localStorage.setItem(key, '/it/'), CHOICE);
    await page.getByText('Dimentica questo dispositivo').click();
    await page.getByRole('button', { name: 'Sì, dimentica' }).click();
    await expect(passwordField(page)).toBeVisible();
    expect(await storedChoice(page)).toBeNull();
  });
});

test.describe('a browser without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is led to the other language all the same', async ({ page }) => {
    await page.goto('/');
    await toItalian(page).click();
    await expect(page).toHaveURL('/it/');
    expect(await page.content()).toContain('attivate JavaScript');
    await toEnglish(page).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('on the Italian page', () => {
  test('every word of the content stands there, and no English one', async ({ page }) => {
    await openItalian(page);
    await expect(page).toHaveTitle(italian.title);
    // A hotel's own name.
    const itsName = 'The Gritti Palace';
    const text = (await page.locator('body').innerText()).replaceAll(itsName, '');
    for (const { date, title, time, details } of italian.celebrate.events) {
      for (const words of [date, title, time, ...details.timeline]) {
        await expect(page.locator('#celebrate')).toContainText(words);
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
    const said = labels.join('\n').replaceAll(itsName, '');
    expect(said.match(english) ?? []).toEqual([]);
  });

  test('every calendar file speaks Italian, of the same instants', async ({ page, request }) => {
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

  test('a form with faults says them in Italian', async ({ page }) => {
    await openItalian(page);
    await fillRsvp(page, { email: 'nessuno', guestsCount: '3', guestTwoFirst: 'x'.repeat(121) });
    await submitButton(page).click();
    for (const words of [
      'Scrivete il nome',
      'Scrivete il cognome',
      'Scrivete un indirizzo email valido',
      'Scegliete 1 o 2 persone',
      'Usate al massimo 120 caratteri',
    ]) {
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
    await expect(field(page, 'guestOneFirst')).toBeFocused();
    await expectAccessible(page);
  });

  test('a reply is stored, and thanked for in Italian', async ({ page, site }) => {
    await openItalian(page);
    const answers = createAnswers({
      guestOneLast: 'Morè',
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

  const REFUSALS: [what: string, code: string, words: string | RegExp, headers?: object][] = [
    ['no table', '42P01', 'Il servizio per le risposte non è ancora attivo. Riprovate più tardi.'],
    ['no permission', 'PGRST301', 'Permesso negato. Riprovate più tardi.'],
    ['the gate closed', 'PT401', /il sito chiede di nuovo la password/],
    ['replies closed', 'PT403', new RegExp(italian.rsvp.closed.text)],
    ['a second to wait', 'PT429', /riprovate fra 1 secondo\.$/, { 'Retry-After': '1' }],
    ['seconds to wait', 'PT429', /riprovate fra 30 secondi\.$/, { 'Retry-After': '30' }],
    ['a full house', 'PT503', /moltissime risposte/],
    ['a letter', '54000', /troppo lunga/],
    ['a bad value', '23514', /Controllate quello che avete scritto/],
    ['a lost connection', '08006', /potrebbe non essere stata registrata/],
    ['a full disk', '53100', /Non è stato possibile registrare/],
    ['a broken server', 'XX000', /ditelo agli sposi: errore k7q2\.$/],
    ['what nobody knows', 'ZZ999', 'Errore imprevisto. Riprovate, per favore.'],
  ];
  test('every refusal is told in Italian, and keeps what was typed', async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(/Failed to load resource/);
    await openItalian(page);
    const answers = createAnswers();
    await fillRsvp(page, answers);
    for (const [what, code, words, headers = {}] of REFUSALS) {
      const json = {
        code,
        message: 'The server’s own words.',
        details: null,
        hint: 'request k7q2',
      };
      await page.route('/rest/v1/rsvps**', (route) =>
        route.fulfill({ status: 503, json, headers: { ...headers } }),
      );
      await submitButton(page).click();
      await expectItalianToast(page, NOT_SENT, words);
      expect(await readAnswers(page), what).toEqual(answers);
      await page.getByRole('button', { name: 'Chiudi' }).last().click();
      await page.unroute('/rest/v1/rsvps**');
    }
  });

  test('a broken line, an answer that never comes and no backend are told in Italian', async ({
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

  test.describe('in a browser that keeps pages', () => {
    test.use({ usesServiceWorker: true });

    test('opens without a network, and so does the site’s address', async ({
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
      await toEnglish(page).click();
      await expectReading(page, wedding);
      await expect.poll(() => listCachedPaths(page)).toContain('/');
      expect(await listCachedPaths(page)).toContain('/it/');
    });
  });

  for (const width of [320, 390, 1280]) {
    test(`at ${width} px nothing runs out of the page, and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/it/');
      await expect(toEnglish(page)).toBeVisible();
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await over()).toBe(0);
      await expectAccessible(page);
      await openItalian(page);
      expect(await over()).toBe(0);
      const box = await toEnglish(page).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
      for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
      await expectAccessible(page);
    });
  }

  test('the switch is not printed', async ({ page }) => {
    await openItalian(page);
    await page.emulateMedia({ media: 'print' });
    await expect(toEnglish(page)).toBeHidden();
    await expectReading(page, italian);
  });
});

test('the switch moves nothing of the page', async ({ weddingPage: page }) => {
  // At one stroke, so that nothing else moves meanwhile.
  const [before, after] = await page.evaluate(() => {
    const places = () =>
      [...document.querySelectorAll('header > :not([hreflang]), main > *')].map(
        (element) => element.getBoundingClientRect().top,
      );
    const withIt = places();
    document.querySelector('header > [hreflang]')?.remove();
    return [withIt, places()];
  });
  await expect(toItalian(page)).toHaveCount(0);
  expect(before?.length).toBeGreaterThan(8);
  expect(after).toEqual(before);
});

test('the English password lets in to both', async ({ page }) => {
  await page.goto('/');
  await enterPassword(page, PASSWORD);
  await expectReading(page, wedding);
  await page.goto('/it/');
  await expectReading(page, italian);
});
