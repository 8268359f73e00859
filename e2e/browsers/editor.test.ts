import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { HOST_PASSWORD, PASSWORD, type Site, startSite } from '../site.ts';
import { BROWSERS, type BrowserPage, eventually } from './browsers.ts';
import { waitForHeading, waitForText } from './wait.ts';

const HEADING = 'Come and celebrate';
const PUBLISH_TIMEOUT_MS = 120_000;

for (const { name, isInstalled, open } of BROWSERS) {
  describe(`the editor with ${name}`, { skip: !isInstalled && `${name} is not installed` }, () => {
    let site: Site;
    let page: BrowserPage;

    before(async () => {
      site = await startSite();
      page = await open();
      await page.resize(1280, 900);
      await page.open(`${site.url}/host`);
      await page.fill('input[type=password]', HOST_PASSWORD);
      await page.click('button', 'Sign in');
      await waitForHeading(page, 'h1', 'Overview');
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });

    test('opens with the guide, which can be skipped', async () => {
      await page.click('nav a', 'Website');
      await page.click('button', 'Skip the guide');
      await waitForHeading(page, 'h1', 'Website');
      await page.click('a', 'Events');
      await waitForHeading(page, 'h2', 'Events');
    });

    test('shows an edited text in the preview, and saves it', async () => {
      await page.fill('[data-field="celebrate.heading"] input', HEADING);
      await eventually(async () => assert.ok(await page.run(readPreview, HEADING)));
      await waitForText(page, 'Saved');
    });

    test('leads from a text in the preview to its field', async () => {
      await page.run(clickInPreview, 'The Gritti Palace');
      await waitForHeading(page, 'h2', 'Hotels');
      await eventually(async () =>
        assert.equal(
          await page.run(() => (document.activeElement as HTMLInputElement).value),
          'The Gritti Palace',
        ),
      );
    });

    test('publishes the text, and guests see it', async () => {
      await page.click('button', 'Publish');
      await waitForText(page, 'Celebrate With Us → Come and celebrate');
      await page.click('[role=dialog] button', 'Publish now');
      await eventually(() => waitForText(page, 'Published.'), PUBLISH_TIMEOUT_MS);
      assert.deepEqual(page.errors, []);
      await page.open(site.url);
      await page.fill('input[type=password]', PASSWORD);
      await page.click('button', 'Enter Website');
      await waitForHeading(page, 'h2', HEADING);
    });
  });
}

function readPreview(text: string): boolean {
  const page = document.querySelector('iframe')?.contentDocument;
  return [...(page?.querySelectorAll('h2') ?? [])].some(({ textContent }) => textContent === text);
}

function clickInPreview(text: string): void {
  const page = document.querySelector('iframe')?.contentDocument;
  const heading = [...(page?.querySelectorAll('h3, h4') ?? [])].find(
    ({ textContent }) => textContent === text,
  );
  (heading as HTMLElement | undefined)?.click();
}
