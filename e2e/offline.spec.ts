import type { Page } from '@playwright/test';
import wedding from '../content/wedding.ts';
import { enterButton, enterPassword, storeFlag, weddingHeading } from './gate.ts';
import { NETWORK_ERROR } from './locked-site.ts';
import { countServiceWorkers, listCachedPaths, waitUntilCached } from './offline-cache.ts';
import {
  createAnswers,
  readAnswers,
  readDraft,
  sendRsvp,
  THANK_YOU,
  UNREACHABLE,
} from './rsvp-form.ts';
import { expect, PASSWORD, test } from './test.ts';
import { expectToast } from './toasts.ts';

test.use({ usesServiceWorker: true, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
test.beforeEach(({ expectOnConsole }) => expectOnConsole(NETWORK_ERROR));

/** Opens the site as a guest who was let in before, until it is kept. */
async function openAndKeep(page: Page): Promise<void> {
  await storeFlag(page, 'true');
  await page.goto('/');
  await waitUntilCached(page);
}

/** The pictures that this screen shows, in the size that the browser chose, once all are drawn. */
async function drawnPictures(page: Page): Promise<string[]> {
  const undrawn = () =>
    page.evaluate(() => [...document.images].filter((image) => !image.naturalWidth).length);
  await expect.poll(undrawn, { timeout: 25_000 }).toBe(0);
  const drawn = await page.evaluate(() =>
    [...document.images].map(({ currentSrc }) => new URL(currentSrc).pathname),
  );
  return [...new Set(drawn)].sort();
}

async function keptPictures(page: Page): Promise<string[]> {
  return (await listCachedPaths(page)).filter((path) =>
    /^\/private\/.*\.(avif|webp|jpeg|png|svg)$/.test(path),
  );
}

test('a stranger’s device keeps nothing, and finds nothing without a network', async ({
  page,
  context,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(enterButton(page)).toBeVisible();
  expect(await countServiceWorkers(page)).toBe(0);
  expect(await listCachedPaths(page)).toEqual([]);
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('a guest opens the whole page on a boat without a network', async ({ page, context }) => {
  await openAndKeep(page);
  // Nobody scrolls: the pictures further down come by themselves, each in one size.
  const drawn = await drawnPictures(page);
  expect(drawn.length).toBeGreaterThan(12);
  await expect.poll(() => keptPictures(page)).toEqual(drawn);

  await context.setOffline(true);
  const response = await page.reload();
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(weddingHeading(page)).toBeVisible();
  await expect(page.locator('figure img').first()).toHaveJSProperty('complete', true);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  expect(await drawnPictures(page)).toEqual(drawn);

  for (const { title, time } of wedding.celebrate.events) {
    await expect(page.getByText(title).first()).toBeAttached();
    await expect(page.getByText(time).first()).toBeAttached();
  }
  for (const { hotels } of wedding.stay.groups) {
    for (const { name } of hotels) await expect(page.getByText(name).first()).toBeAttached();
  }
  for (const { question, answer } of wedding.faq.items.slice(0, 2)) {
    await page.getByRole('button', { name: question }).click();
    await expect(page.getByText(answer[0] ?? '')).toBeVisible();
  }
  const lettering = await page.evaluate(async () => {
    await document.fonts.ready;
    const own = [...document.fonts].filter(({ family }) =>
      /^"?(Cardo|Alegreya Sans)"?$/.test(family),
    );
    return own.map(({ status }) => status).filter((status) => status !== 'unloaded');
  });
  expect(lettering).toEqual(['loaded', 'loaded', 'loaded', 'loaded']);
});

test('each calendar file opens without a network', async ({ page, context }) => {
  await openAndKeep(page);
  await context.setOffline(true);
  await page.reload();
  const files = (await listCachedPaths(page)).filter((path) => path.endsWith('.ics'));
  expect(files).toHaveLength(1 + wedding.celebrate.events.length);
  for (const file of files) {
    const text = await page.evaluate(async (path) => (await fetch(path)).text(), file);
    expect(text).toMatch(/^BEGIN:VCALENDAR/);
  }
  const link = page.locator('a[href$=".ics"]').first();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    link.evaluate((element: HTMLAnchorElement) => element.click()),
  ]);
  expect(await download.failure()).toBeNull();
});

test('a reply without a network is refused in words, kept, and sent later by the guest alone', async ({
  page,
  context,
  site,
}) => {
  await openAndKeep(page);
  await context.setOffline(true);
  await page.reload();
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expectToast(page, ...UNREACHABLE);
  expect(await readAnswers(page)).toEqual(answers);
  await page.reload();
  await expect(weddingHeading(page)).toBeVisible();
  expect(await readAnswers(page)).toEqual(answers);

  await context.setOffline(false);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await site.repliesFrom(answers.email), 'nothing was sent unasked').toEqual([]);
  expect(await readAnswers(page)).toEqual(answers);
  await sendRsvp(page, {});
  await expectToast(page, ...THANK_YOU);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
  expect(await readDraft(page)).toBeNull();
});

test('the worker answers for the page alone', async ({ page, context, site, expectOnConsole }) => {
  expectOnConsole(/status of 40[14]|no page at/);
  await openAndKeep(page);
  for (const path of ['/host/', '/nope', '/robots.txt', '/host/api/session']) {
    const response = await page.goto(path);
    expect([path, response?.fromServiceWorker()]).toEqual([path, false]);
  }
  await page.goto('/');
  const paths = await listCachedPaths(page);
  expect(paths.filter((path) => !/^\/($|favicon\.svg$|assets\/|private\/)/.test(path))).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(`${site.url}/host/`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('a guest on a slow line is not left waiting for it', async ({ page }) => {
  await openAndKeep(page);
  await page.context().route('/', () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect(weddingHeading(page)).toBeVisible();
});

test('a broken server does not take the kept page away', async ({ page }) => {
  await openAndKeep(page);
  await page.context().route('/', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.reload();
  await expect(weddingHeading(page)).toBeVisible();
});

test('a guest can have the page on the home screen, by a name that tells nothing', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: 'Welcome', start_url: '/', display: 'standalone' });
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const icons = [...manifest.icons, { src: apple, sizes: '180x180' }];
  for (const { src, sizes } of icons) {
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
});

test.describe('Forget this device', () => {
  test('asks first', async ({ page }) => {
    await openAndKeep(page);
    await page.getByText('Forget this device').click();
    await expect(page.getByText('a reply that you have not sent')).toBeVisible();
    expect(await countServiceWorkers(page)).toBe(1);
    expect(await listCachedPaths(page)).not.toEqual([]);
  });

  test('leaves nothing, and shows the gate', async ({ page, context }) => {
    await page.goto('/');
    await enterPassword(page, PASSWORD);
    await expect(weddingHeading(page)).toBeVisible();
    await waitUntilCached(page);
    await page.getByLabel('First name', { exact: true }).fill('Jessica');
    await page.getByText('Forget this device').click();
    await page.getByRole('button', { name: 'Yes, forget it' }).click();
    await expect(enterButton(page)).toBeVisible();

    expect(await listCachedPaths(page)).toEqual([]);
    expect(await countServiceWorkers(page)).toBe(0);
    const stores = () => [Object.keys(localStorage), Object.keys(sessionStorage)];
    // What is remembered anew is of the gate's fonts alone.
    expect((await page.evaluate(stores)).flat().filter((key) => key !== 'wedding-fonts')).toEqual(
      [],
    );
    await context.setOffline(true);
    await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});
