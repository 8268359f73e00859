import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { type Dashboard, expect, HTTP_ERROR, sheet } from './dashboard.ts';
import {
  openEditor,
  openSection,
  preview,
  readSection,
  test,
  WITHOUT_PREVIEW,
  waitUntilSaved,
} from './editor.ts';
import { injectScripts, MARKUP, readNames } from './inject-scripts.ts';

const ROOT = join(import.meta.dirname, '..');
const HEIC = join(ROOT, 'server', 'fixtures', 'pictures', 'small.heic');
const JPEG = join(ROOT, 'server', 'fixtures', 'pictures', 'small.jpg');

// The first test because a picture that cannot be loaded runs its handler.
test.use({ loadsPictures: true });

test('the preview shows HTML in a text as text, and runs no script, even without the policy of the dashboard', async ({
  editorPage: page,
  expectOnConsole,
}) => {
  expectOnConsole(/Content Security Policy/);
  await page.route('**/host/website/celebrate', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await openEditor(page, 'celebrate');
  await page.getByLabel('Heading').fill(MARKUP);
  await expect(preview(page).getByRole('heading', { name: MARKUP, exact: true })).toBeAttached();
  expect(await page.evaluate(readNames)).toEqual(['']);
  await page.evaluate(injectScripts, 'preview' as const);
  await page.evaluate(injectScripts, 'dashboard' as const);
  await expect
    .poll(() => page.evaluate(readNames))
    .toEqual([
      'ran-handler-in-dashboard',
      'ran-script-in-dashboard',
      'script-src-attr',
      'script-src-elem',
    ]);
});

test('pictures are uploaded, replaced and published, and files that are no pictures are rejected', async ({
  editorPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await test.step('an element of the page leads to its form, also before the pictures have arrived', () =>
    clickBeforePicturesArrive(page));
  await page.setViewportSize(WITHOUT_PREVIEW);
  await openSection(page, 'Row of photographs');
  await test.step('each file that is not a picture is named with its reason, and can be left out', () =>
    rejectFile(page));
  await test.step('pictures are uploaded', () => addToStrip(page, dashboard));
  await openSection(page, 'Photograph of the two of you');
  await test.step('a picture is replaced, described, and its important point set by tap and by keyboard', () =>
    replacePicture(page, dashboard));
  await openSection(page, 'Picture carousel');
  await test.step('a picture can be used again elsewhere', () => reusePicture(page, dashboard));
  await test.step('new pictures are counted while they are prepared', () => publishPictures(page));
  await test.step('the next edit is saved', async () => {
    await openSection(page, 'Hotels');
    await page.getByLabel('Heading').first().fill('Beds');
    await waitUntilSaved(page);
  });
});

async function clickBeforePicturesArrive(page: Page): Promise<void> {
  const held: Route[] = [];
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() === 'image') held.push(route);
      else await route.fallback();
    },
  );
  await openEditor(page);
  await preview(page).getByText('The Gritti Palace', { exact: true }).click();
  await preview(page).getByRole('button', { name: 'In the form: The Gritti Palace' }).click();
  await expect(page).toHaveURL(/\/website\/stay$/);
  const name = page.getByLabel('Name', { exact: true }).first();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('The Gritti Palace');
  expect(held.length).toBeGreaterThan(0);
  await page.unroute(() => true);
  for (const route of held) await route.continue();
}

async function rejectFile(page: Page): Promise<void> {
  const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await page.getByLabel('Add photographs').last().setInputFiles([text]);
  const row = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(row).toContainText('notes.jpg');
  await expect(row.getByRole('alert')).toHaveText(/\.$/);
  await row.getByRole('button', { name: 'Leave out: notes.jpg' }).click();
  await expect(row).toHaveCount(0);
}

async function addToStrip(page: Page, dashboard: Dashboard): Promise<void> {
  const readStrip = async () =>
    (await readSection(dashboard, page, 'strip')) as unknown as { file: string }[];
  const before = await readStrip();
  const [heic, one, two] = await Promise.all([readFile(HEIC), createNoise(), createNoise()]);
  await page
    .getByLabel('Add photographs')
    .last()
    .setInputFiles([
      { name: 'small.heic', mimeType: 'image/heic', buffer: heic },
      { name: 'one.jpg', mimeType: 'image/jpeg', buffer: one },
      { name: 'two.jpg', mimeType: 'image/jpeg', buffer: two },
    ]);
  await expect(page.getByText('3 things to correct before publishing')).toBeVisible({
    timeout: 60_000,
  });
  for (const field of await page.getByLabel('Description').all()) await field.fill('Noise');
  await waitUntilSaved(page);
  const after = await readStrip();
  expect(after).toHaveLength(before.length + 3);
  for (const { file } of after.slice(before.length)) expect(file).toMatch(/^[0-9a-f]{32}\.\w+$/);
}

async function replacePicture(page: Page, dashboard: Dashboard): Promise<void> {
  const upload = Promise.withResolvers<Route>();
  await page.route('**/host/api/pictures', upload.resolve, { times: 1 });
  // The second one is the version for wide screens.
  await page.locator('input[type="file"]').first().setInputFiles(JPEG);
  const route = await upload.promise;
  await page.getByLabel('Description').fill('The two of us on a wall above the sea');
  await route.continue();
  await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0, { timeout: 60_000 });
  const point = page.getByRole('button', { name: /^Focal point/ }).first();
  const box = await point.boundingBox();
  if (!box) throw new Error('The picture is not visible.');
  await point.click({ position: { x: box.width * 0.25, y: box.height * 0.5 } });
  await point.press('ArrowRight');
  await waitUntilSaved(page);
  const couplePhoto = await readSection(dashboard, page, 'couplePhoto');
  expect(couplePhoto).toMatchObject({
    alt: { en: 'The two of us on a wall above the sea' },
    focus: '30% 50%',
  });
  // It showed the couple of the replaced picture.
  expect(couplePhoto).not.toHaveProperty('landscape');
}

async function reusePicture(page: Page, dashboard: Dashboard): Promise<void> {
  await page.getByRole('button', { name: 'Choose from your pictures' }).last().click();
  await page.getByRole('button', { name: 'Picture 1', exact: true }).click();
  await page.getByLabel('Description').last().fill('On a wall above the sea');
  await waitUntilSaved(page);
  const { pictures } = await readSection(dashboard, page, 'carousel');
  const { file } = await readSection(dashboard, page, 'couplePhoto');
  expect((pictures as { file: string }[]).at(-1)?.file).toBe(file);
}

async function publishPictures(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await sheet(page)
    .getByRole('button', { name: /^Publish (now|anyway)$/ })
    .click();
  const name = /^Preparing pictures: \d+ of \d+$/;
  const progress = sheet(page).getByRole('progressbar', { name });
  await expect(progress).toHaveAttribute('value', /^[1-9]/);
  await expect(sheet(page).getByText(/^Published\./)).toBeVisible({ timeout: 90_000 });
  await sheet(page).getByRole('button', { name: 'Close' }).click();
}

/** Takes a moment to prepare. */
function createNoise(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1600, height: 1200, channels: 3, background: '#000', noise } as const;
  return sharp({ create }).jpeg().toBuffer();
}
