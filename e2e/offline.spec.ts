import type { Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { enterButton, enterPassword, storeFlag, weddingHeading } from './gate.ts';
import { measureBoxes } from './layout.ts';
import { NETWORK_ERROR } from './locked-site.ts';
import { countServiceWorkers, listCachedPaths, waitUntilCached } from './offline-cache.ts';
import {
  createAnswers,
  field,
  readAnswers,
  readDraft,
  sendRsvp,
  THANK_YOU,
  UNREACHABLE,
} from './rsvp-form.ts';
import { expect, PASSWORD, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

test.use({
  ...{ loadsPictures: true, usesServiceWorker: true },
  ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
});
test.beforeEach(({ expectOnConsole }) => expectOnConsole(NETWORK_ERROR));

/** Opens the site as a returning guest and waits until it is cached. */
async function openAndCache(page: Page): Promise<void> {
  await storeFlag(page, 'true');
  await page.goto('/');
  await waitUntilCached(page);
}

/** Waits for all pictures and lists their paths, in the sizes that the browser has chosen. */
async function listShownPictures(page: Page): Promise<string[]> {
  const countMissing = () =>
    page.evaluate(() => [...document.images].filter((image) => !image.naturalWidth).length);
  await expect.poll(countMissing, { timeout: 25_000 }).toBe(0);
  const paths = await page.evaluate(() =>
    [...document.images].map(({ currentSrc }) => new URL(currentSrc).pathname),
  );
  return [...new Set(paths)].sort();
}

async function listCachedPictures(page: Page): Promise<string[]> {
  return (await listCachedPaths(page)).filter((path) =>
    /^\/private\/.*\.(avif|webp|jpeg|png|svg)$/.test(path),
  );
}

/** Says that the connection is lost. */
function note(page: Page) {
  return page.getByRole('status').filter({ hasText: 'You are offline.' });
}

test('nothing is cached before a guest enters, nor after a guest chooses "Forget this device"', async ({
  page,
  context,
}) => {
  await test.step('the site does not open offline for an anonymous visitor', async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(enterButton(page)).toBeVisible();
    expect(await countServiceWorkers(page)).toBe(0);
    expect(await listCachedPaths(page)).toEqual([]);
    await context.setOffline(true);
    await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(false);
  });

  await page.goto('/');
  await test.step('it can be installed on the home screen under a name that reveals nothing', () =>
    expectInstallable(page));
  await enterPassword(page, PASSWORD);
  await expect(weddingHeading(page)).toBeVisible();
  await waitUntilCached(page);
  await page.getByLabel('First name', { exact: true }).fill('Jessica');

  await test.step('"Forget this device" asks for confirmation', async () => {
    await page.getByText('Forget this device').click();
    await expect(page.getByText('a reply that you have not sent')).toBeVisible();
    expect(await countServiceWorkers(page)).toBe(1);
    expect(await listCachedPaths(page)).not.toEqual([]);
  });

  await test.step('it deletes the cache and all stored data, and shows the gate, also in another tab', async () => {
    const other = await context.newPage();
    await other.goto('/');
    await field(other, 'dietaryRestrictions').fill('Nuts');
    await other.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Yes, forget it' }).click();
    await expect(enterButton(page)).toBeVisible();
    await expect(enterButton(other)).toBeVisible();
    expect(await other.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await other.close();
    expect(await listCachedPaths(page)).toEqual([]);
    expect(await countServiceWorkers(page)).toBe(0);
    const listKeys = () => [Object.keys(localStorage), Object.keys(sessionStorage)];
    // The gate stores this key again; it only notes that its fonts are cached.
    expect((await page.evaluate(listKeys)).flat().filter((key) => key !== 'wedding-fonts')).toEqual(
      [],
    );
    await context.setOffline(true);
    await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});

async function expectInstallable(page: Page): Promise<void> {
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({
    name: 'Welcome',
    start_url: '/',
    display: 'standalone',
  });
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const { src, sizes } of [...manifest.icons, { src: apple, sizes: '180x180' }]) {
    const size = await page.evaluate(async (path) => {
      const image = new Image();
      image.src = path;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  const cdp = await page.context().newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
}

test('a guest who loses the connection reads on, and sends a reply when it is back', async ({
  page,
  context,
  site,
}) => {
  await openAndCache(page);
  await expect(note(page)).toHaveCount(0);
  await context.setOffline(true);
  const answers = createAnswers();

  await test.step('a note says what still works, and covers nothing', async () => {
    await expect(note(page)).toContainText('You can keep reading');
    await expect(note(page)).toContainText('what you type stays here until you can send it');
    const forget = page.getByText('Forget this device');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(forget).toBeInViewport();
    const [line, banner] = await measureBoxes(forget.or(note(page)));
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
  });

  await test.step('pictures that were never loaded show their words', () =>
    expectWordsOfPictures(page));

  await test.step('a reply shows an error beside the note, and is kept', async () => {
    await sendRsvp(page, answers);
    await expectToast(page, ...UNREACHABLE);
    const [toast, banner] = [await toasts(page).boundingBox(), await note(page).boundingBox()];
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
    expect(await readAnswers(page)).toEqual(answers);
  });

  await test.step('when the connection is back, the note disappears and the pictures load', async () => {
    await context.setOffline(false);
    await expect(note(page)).toHaveCount(0);
    await expect(page.locator('[data-missing]')).toHaveCount(0);
    await expect(page.locator('#photos img').first()).not.toHaveJSProperty('naturalWidth', 0);
  });

  await test.step('the page opens offline with the note and the unsent reply', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(weddingHeading(page)).toBeVisible();
    await expect(note(page)).toBeVisible();
    await note(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(note(page)).toHaveCount(0);
    expect(await readAnswers(page)).toEqual(answers);
    await sendRsvp(page, {});
    await expectToast(page, ...UNREACHABLE);
    expect(await readAnswers(page)).toEqual(answers);
  });

  await test.step('the reply is sent only when the guest submits it again', async () => {
    await context.setOffline(false);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await site.repliesFrom(answers.email), 'nothing is sent automatically').toEqual([]);
    expect(await readAnswers(page)).toEqual(answers);
    await sendRsvp(page, {});
    await expectToast(page, ...THANK_YOU);
    expect(await site.repliesFrom(answers.email)).toHaveLength(1);
    expect(await readDraft(page)).toBeNull();
  });
});

async function expectWordsOfPictures(page: Page): Promise<void> {
  for (const [section, picture] of [
    ['#photos', wedding.strip[0]],
    ['#carousel', wedding.carousel.pictures[0]],
  ] as const) {
    const alt = picture?.alt ?? '';
    const image = page.locator(section).getByAltText(alt, { exact: true });
    await image.scrollIntoViewIfNeeded();
    await expect(image.locator('..')).toHaveAttribute('data-missing', alt);
    await expect(image).toHaveCSS('opacity', '0');
  }
}

test('a returning guest opens the whole page without a network', async ({ page, context }) => {
  await openAndCache(page);
  // The pictures further down load without scrolling, each in one size.
  const shown = await listShownPictures(page);
  expect(shown.length).toBeGreaterThan(12);
  await expect.poll(() => listCachedPictures(page)).toEqual(shown);

  await context.setOffline(true);
  const response = await page.reload();
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(weddingHeading(page)).toBeVisible();
  await test.step('with all pictures', async () => {
    await expect(page.locator('figure img').first()).toHaveJSProperty('complete', true);
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    expect(await listShownPictures(page)).toEqual(shown);
  });
  await test.step('with all texts and fonts', () => expectTextsAndFonts(page));
  await test.step('with its calendar files', () => expectCalendarFiles(page));
});

async function expectTextsAndFonts(page: Page): Promise<void> {
  for (const { question, answer } of wedding.faq.items.slice(0, 2)) {
    await page.getByRole('button', { name: question }).click();
    await expect(page.getByText(answer[0] ?? '')).toBeVisible();
  }
  const fontStates = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ family }) => /^"?(Cardo|Alegreya Sans)"?$/.test(family))
      .map(({ status }) => status)
      .filter((status) => status !== 'unloaded');
  });
  expect(fontStates).toEqual(['loaded', 'loaded', 'loaded', 'loaded']);
}

async function expectCalendarFiles(page: Page): Promise<void> {
  const files = (await listCachedPaths(page)).filter((path) => path.endsWith('.ics'));
  expect(files).toHaveLength(1 + wedding.celebrate.events.length);
  const link = page.locator('a[href$=".ics"]').first();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    link.evaluate((element: HTMLAnchorElement) => element.click()),
  ]);
  expect(await download.failure()).toBeNull();
}

test('the service worker answers only for the wedding page, also when the server fails', async ({
  page,
  context,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 40[14]|no page at/);
  await openAndCache(page);
  await test.step('other pages come from the network', async () => {
    for (const path of ['/host/', '/nope', '/robots.txt', '/host/api/session']) {
      const response = await page.goto(path);
      expect([path, response?.fromServiceWorker()]).toEqual([path, false]);
    }
  });

  await test.step('each visit requests the couple’s photo once', async () => {
    await page.goto('/');
    const photo = await page
      .getByAltText(wedding.couplePhoto.alt, { exact: true })
      .evaluate((image) => (image as HTMLImageElement).currentSrc);
    let requests = 0;
    page.on('request', (request) => {
      if (request.url() === photo) requests += 1;
    });
    for (let visits = 1; visits <= 3; visits += 1) {
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(requests).toBe(visits);
    }
    const paths = await listCachedPaths(page);
    expect(paths.filter((path) => !/^\/($|favicon\.svg$|assets\/|private\/)/.test(path))).toEqual(
      [],
    );
  });

  await test.step('the cached page opens if the server answers with an error', async () => {
    await context.route('/', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
    await page.reload();
    await expect(weddingHeading(page)).toBeVisible();
  });

  await test.step('the cached page opens at once if the network does not respond', async () => {
    await context.route('/', () => {});
    await page.reload({ waitUntil: 'commit' });
    await expect(weddingHeading(page)).toBeVisible();
  });

  await test.step('a personal link opens the cached page offline', async () => {
    await context.setOffline(true);
    await page.goto('/i/ABC-DEF-GHJ');
    await expect(page).toHaveURL('/');
    await expect(weddingHeading(page)).toBeVisible();
  });

  await test.step('other pages do not open offline', async () => {
    // The flag cannot be stored on the browser's error page.
    expectOnConsole(/localStorage.* Access is denied/);
    await expect(page.goto(`${site.url}/host/`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});
