import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { italian, english as wedding } from '../content/localized.ts';
import type { Wedding } from '../domain/wedding/wedding.ts';
import { passwordField, storeFlag } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { listCachedPaths, waitUntilCached } from './offline-cache.ts';
import { createAnswers, field, fillRsvp, readAnswers } from './rsvp-form.ts';
import { expect, PASSWORD, test } from './test.ts';

function languageLink(page: Page, name: 'Italiano' | 'English') {
  return page.getByRole('link', { name, exact: true });
}

function readStoredLanguage(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('wedding-language'));
}

async function expectWeddingPage(page: Page, { dateLine }: Wedding): Promise<void> {
  await expect(page.getByText(dateLine, { exact: true })).toBeVisible();
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
    const paths = [...requested, ...(await listCachedPaths(page))];
    expect(paths).not.toContain('/it/');
    const dist = join(import.meta.dirname, '..', 'dist', 'site');
    for (const path of paths.filter((path) => /\.(js|html|ics)$/.test(path))) {
      const text = await readFile(join(dist, path), 'utf8');
      expect(text, path).not.toMatch(/Venezia, 6 giugno|Benven/);
    }
    expect(await readStoredLanguage(page)).toBeNull();
  });
});

test('a guest who has chosen Italian sees neither the English gate nor the English page, until forgetting the device', async ({
  page,
}) => {
  // Checks every frame and stores the result, because the page is replaced by the Italian one.
  await page.addInitScript(() => {
    const checkFrame = () => {
      for (const id of location.pathname === '/' ? ['password', 'celebrate-heading'] : []) {
        const part = document.getElementById(id);
        if (part?.checkVisibility({ visibilityProperty: true })) sessionStorage.setItem('seen', id);
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
    await expect(page).toHaveTitle('Benvenuti');
    expect(await readStoredLanguage(page)).toBeNull();
  });
  await test.step('the next visit begins with the Italian gate', async () => {
    await page.evaluate(() => localStorage.setItem('wedding-language', '/it/'));
    const release = await holdFiles(page, '**/it/');
    const opened = page.goto('/');
    await page.waitForRequest('**/it/');
    release();
    await opened;
    await expect(page).toHaveURL('/it/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benvenuti');
    expect(await readSeen()).toBeNull();
  });
  await test.step('the QR code of the invitation leads to the Italian page, and so does every later visit', async () => {
    // At the second visit, the cookie brings the page in the first answer.
    for (const path of [`/#enter=${PASSWORD}`, '/?from=home']) {
      await page.goto(path);
      await expectWeddingPage(page, italian);
      await expect(page).toHaveURL(/\/it\//);
      expect(await readSeen()).toBeNull();
    }
  });
  await test.step('a guest who forgets the device also forgets the language', async () => {
    await page.getByText('Dimentica questo dispositivo').click();
    await page.getByRole('button', { name: 'Sì, dimentica' }).click();
    await expect(passwordField(page)).toBeVisible();
    expect(await readStoredLanguage(page)).toBeNull();
    await expect.poll(readSeen).toBe('password');
  });
});

test('a guest chooses Italian with the keyboard or in a new tab and reads it at every visit, until choosing English', async ({
  page,
  context,
}) => {
  await page.goto('/?from=invitation');
  await passwordField(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(languageLink(page, 'Italiano')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/it/?from=invitation');
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Entra nel sito' }).click();
  await expectWeddingPage(page, italian);

  const nextVisit = await context.newPage();
  await nextVisit.goto('/?from=home#rsvp');
  await expect(nextVisit).toHaveURL('/it/?from=home#rsvp');
  await expect(nextVisit.locator('#rsvp')).toBeInViewport();
  await nextVisit.goto('/it/');
  await nextVisit.keyboard.press('Tab');
  await nextVisit.keyboard.press('Tab');
  await expect(languageLink(nextVisit, 'English')).toBeFocused();
  await nextVisit.keyboard.press('Enter');
  await expectWeddingPage(nextVisit, wedding);
  await page.goto('/');
  await expectWeddingPage(page, wedding);

  // Checks the response only: Playwright sometimes reports that the new tab never loads.
  const [response] = await Promise.all([
    context.waitForEvent('response', (response) => response.url().endsWith('/it/')),
    languageLink(page, 'Italiano').click({ button: 'middle' }),
  ]);
  expect(response.status()).toBe(200);
  await nextVisit.goto('/');
  await expectWeddingPage(nextVisit, italian);
  await nextVisit.goto('/', { referer: nextVisit.url() });
  await expectWeddingPage(nextVisit, wedding);
  expect(await readStoredLanguage(nextVisit)).toBe('/');
});

test('the language link keeps the typed text, does not break the Back button, takes no space and is not printed', async ({
  weddingPage: page,
}) => {
  const answers = createAnswers();
  await fillRsvp(page, answers);
  await languageLink(page, 'Italiano').click();
  await expectWeddingPage(page, italian);
  await expect.poll(() => readAnswers(page)).toEqual(answers);
  await field(page, 'dietaryRestrictions').fill('Senza molluschi, grazie');
  await page.goBack();
  await expectWeddingPage(page, wedding);
  await expect(field(page, 'dietaryRestrictions')).toHaveValue('Senza molluschi, grazie');

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
    const tops = [withLink, measureTops()];
    link.style.display = '';
    return tops;
  });
  expect(before?.length).toBeGreaterThan(8);
  expect(after).toEqual(before);
  await page.emulateMedia({ media: 'print' });
  await expect(languageLink(page, 'Italiano')).toBeHidden();
});
