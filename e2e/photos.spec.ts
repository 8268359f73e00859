import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { DEFAULT_PHOTO_SETTINGS } from '../domain/photos/photos-api.ts';
import { storePhotos } from '../server/fixtures/stored-photos.ts';
import { putPhotoSettings } from '../server/photos/photo-settings.ts';
import { updatePhotos } from '../server/photos/photos.ts';
import { createTableLink } from '../server/photos/table-links.ts';
import { openDatabase } from '../server/store.ts';
import { expectAccessible } from './axe.ts';
import { enterPassword } from './gate.ts';
import { expect, HTTP_ERROR, NETWORK_ERROR, PASSWORD, test } from './locked-site.ts';
import { listCachedPaths } from './offline-cache.ts';

const PICTURES = join(import.meta.dirname, '..', 'content', 'pictures');

async function readPicture(name: string, filler = 0) {
  const bytes = await readFile(join(PICTURES, name));
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([bytes, Buffer.alloc(filler, 1)]) };
}

const tiles = (page: Page) =>
  page.getByRole('region', { name: 'Your photographs' }).getByRole('listitem');

test('a guest adds photographs, which survive a lost connection and a reload, and takes one back', async ({
  lockedSite,
  page,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  expectOnConsole(NETWORK_ERROR);
  const database = await openDatabase({ dataDir: lockedSite.dataDir, databaseUrl: null });
  await putPhotoSettings(database, { ...DEFAULT_PHOTO_SETTINGS, opens: 'now' });
  await database.close();

  await page.goto('/');
  await expect(page.locator('#photos-link')).toBeHidden();
  await enterPassword(page, PASSWORD);
  await page.getByRole('link', { name: 'Add your photographs' }).click();
  await page.getByLabel('Your name').fill('Jessica');
  await expectAccessible(page);

  // Two parts, so that there is one to go on from. Nothing is sent after the first one.
  let parts = 0;
  await page.route('**/photos/uploads/*', async (route) => {
    const isPart = route.request().method() === 'PATCH';
    if (isPart) parts += 1;
    await (isPart && parts > 1 ? route.abort() : route.continue());
  });
  const large = await readPicture('carousel-1.jpg', 6_000_000);
  await page.locator('input[type=file][multiple]').setInputFiles([large]);
  await expect(page.getByText('No connection. Sending continues by itself.').last()).toBeVisible();
  const others = [
    await readPicture('carousel-2.jpg'),
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    await readPicture('carousel-3.jpg'),
    await readPicture('carousel-4.jpg'),
  ];
  await page.locator('input[type=file][multiple]').setInputFiles(others);
  await expect(tiles(page)).toHaveCount(5);
  await tiles(page).first().getByRole('button', { name: 'Remove' }).click();
  await expect(tiles(page)).toHaveCount(4);
  await expect(page.getByText('This is neither a photograph')).toBeVisible();
  await expect(tiles(page).getByRole('img')).toHaveCount(3);
  await expectAccessible(page);

  await page.unrouteAll();
  const createdBytes: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') createdBytes.push(request.headers()['upload-length']);
  });
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('All 3 photographs have arrived. Thank you!');
  // The large one goes on where it was; an upload of the others may begin before the reload, and again after it.
  expect(createdBytes).not.toContain(String(large.buffer.length));

  await page.reload();
  await expect(page.getByText('You are adding as Jessica.')).toBeVisible();
  await expect(tiles(page)).toHaveCount(3);
  await tiles(page).first().getByRole('button', { name: 'Take back' }).click();
  await tiles(page).first().getByRole('button', { name: 'Take back' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await page.reload();
  await expect(tiles(page)).toHaveCount(2);

  // The server has it already: it is not there twice.
  await page.locator('input[type=file][multiple]').setInputFiles([large]);
  await expect(page.getByRole('status')).toHaveText('Your photograph has arrived. Thank you!');
  await expect(tiles(page)).toHaveCount(2);
});

test('a guest looks through the gallery by keyboard, and a screen at the party shows it', async ({
  lockedSite,
  page,
}) => {
  const ids = await storePhotos(lockedSite.dataDir, 24);
  const [welcomeParty, ceremony] = wedding.celebrate.events;
  const database = await openDatabase({ dataDir: lockedSite.dataDir, databaseUrl: null });
  await updatePhotos(database, ids.slice(0, 5), { event: welcomeParty?.id ?? '' });
  await updatePhotos(database, ids.slice(5), { event: ceremony?.id ?? '' });
  await createTableLink(database, 'Tables');
  const headers = { Origin: lockedSite.url };
  await page.request.post('/photos/enter', { headers, data: { password: PASSWORD } });

  await page.goto('/photos');
  const tile = (name: string) => page.getByRole('button', { name });
  await expect(tile('Photograph 1 of 24')).toBeVisible();
  await expectAccessible(page);
  await tile('Photograph 1 of 24').press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Photographs' });
  await expect(viewer.getByRole('img', { name: 'Photograph 1 of 24' })).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: 'Photograph 2 of 24' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(tile('Photograph 2 of 24')).toBeFocused();

  await page.getByRole('button', { name: welcomeParty?.title ?? '', exact: true }).click();
  await expect(tile('of 5,')).toHaveCount(5);
  await updatePhotos(database, ids.slice(0, 1), { status: 'hidden' });
  await database.close();
  // The page asks the server again.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(tile('of 4,')).toHaveCount(4);

  await page.getByRole('link', { name: 'Slideshow' }).click();
  await expect(page.getByRole('img', { name: 'Photographs' }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Add your photographs' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('without a network', () => {
  test.use({ loadsPictures: true, usesServiceWorker: true });

  test('the page shows what the guest has seen and what waits to be sent, but nothing that was hidden since', async ({
    context,
    lockedSite,
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(NETWORK_ERROR);
    const [hidden = '', shown = ''] = await storePhotos(lockedSite.dataDir, 2);
    const database = await openDatabase({ dataDir: lockedSite.dataDir, databaseUrl: null });
    await putPhotoSettings(database, { ...DEFAULT_PHOTO_SETTINGS, mode: 'show', opens: 'now' });
    const headers = { Origin: lockedSite.url };
    await page.request.post('/photos/enter', { headers, data: { password: PASSWORD } });
    const isLoaded = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;
    const loaded = () =>
      page
        .locator('button[data-id] img')
        .evaluateAll(
          (all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
        );

    await page.goto('/photos');
    await expect.poll(loaded).toBe(2);
    await expect.poll(() => listCachedPaths(page)).toContain('/photos');
    await context.setOffline(true);
    await page.reload();
    await expect.poll(loaded).toBe(2);
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles([await readPicture('carousel-1.jpg')]);
    await expect(page.getByText('No connection. Sending continues').last()).toBeVisible();

    await updatePhotos(database, [hidden], { status: 'hidden' });
    await database.close();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('status')).toHaveText('Your photograph has arrived. Thank you!');
    await expect(page.locator(`[data-id="${hidden}"]`)).toHaveCount(0);
    await expect.poll(() => page.locator(`[data-id="${shown}"] img`).evaluate(isLoaded)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => page.locator(`[data-id="${shown}"] img`).evaluate(isLoaded)).toBe(true);
    await expect(page.locator(`[data-id="${hidden}"]`)).toHaveCount(0);
    const answer = page.evaluate((path) => fetch(path), `/photos/files/${hidden}/400`);
    await expect(answer).rejects.toThrow('Failed to fetch');
  });
});
