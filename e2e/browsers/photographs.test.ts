import assert from 'node:assert/strict';
import { test } from 'node:test';
import { storePhotos } from '../../server/fixtures/stored-photos.ts';
import { PASSWORD } from '../site.ts';
import { describeInEveryBrowser, waitForText, waitUntil } from './browsers.ts';

const COUNT = 12;

describeInEveryBrowser('a guest with photographs', (open) => {
  test('adds one, which others see in the gallery', async () => {
    const { page, site } = open;
    await storePhotos(site.dataDir, COUNT);
    await page.resize(430, 900);
    await page.open(`${site.url}/photos`);
    await page.fill('input[type=password]', PASSWORD);
    await page.click('button', 'Enter');
    await waitForText(page, 'Choose photographs');
    await page.run(async () => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 80, 60);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([blob ?? ''], 'evening.jpg', { type: 'image/jpeg' }));
      dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
    await waitForText(page, 'Your photograph has arrived. Thank you!');
    await page.reload();
    await waitForText(page, 'Your photographs');
    await waitUntil(page, COUNT + 1, () => document.querySelectorAll('button[data-id]').length);
  });

  test('opens one, goes to the next, and comes back to it', async () => {
    const { page } = open;
    const readFocused = () => document.activeElement?.getAttribute('aria-label') ?? '';
    const readShown = () =>
      [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')]
        .find((image) => {
          const { left, right } = image.getBoundingClientRect();
          return left >= 0 && right <= innerWidth && image.naturalWidth > 0;
        })
        ?.alt.split(',')[0] ?? null;
    // The first one has a day of its own.
    await page.click('button[data-id]:not(:first-child)');
    await waitUntil(page, 'Photograph 3 of 13', readShown);
    await page.press('ArrowRight');
    await waitUntil(page, 'Photograph 4 of 13', readShown);
    await page.press('Escape');
    await waitUntil(page, false, () => document.querySelector('dialog[open]') !== null);
    assert.match(await page.run(readFocused), /^Photograph 4 of 13/);
    assert.deepEqual(page.errors, []);
  });
});
