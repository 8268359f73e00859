import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { injectScripts, MARKUP, readNames } from '../inject-scripts.ts';
import { HOST_PASSWORD, PASSWORD, type Site, startSite } from '../site.ts';
import { BROWSERS, type BrowserPage, eventually } from './browsers.ts';
import { waitForHeading, waitForText } from './wait.ts';

const HEADING = 'Come and celebrate';
const PUBLISH_TIMEOUT_MS = 120_000;
/** Without the policy, scripts run in the dashboard. Those in the preview are blocked all the same. */
const BLOCKED = [
  'ran-handler-in-dashboard',
  'ran-script-in-dashboard',
  'script-src-attr',
  'script-src-elem',
];
const READY = { picturesWithErrors: 0, hasPicture: true, hasFont: true };

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

    test('shows the pictures and fonts of the page in the preview', async () => {
      await eventually(async () => assert.deepEqual(await page.run(readFiles), READY));
    });

    test('shows HTML in a text as text', async () => {
      await page.fill('[data-field="celebrate.heading"] textarea', MARKUP);
      await eventually(async () => assert.ok(await page.run(readPreview, MARKUP)));
      assert.deepEqual(await page.run(readNames), ['']);
    });

    test('shows an edited text in the preview, and saves it', async () => {
      await page.fill('[data-field="celebrate.heading"] textarea', HEADING);
      await eventually(async () => assert.ok(await page.run(readPreview, HEADING)));
      await waitForText(page, 'Saved');
    });

    test('leads from a text in the preview to its field', async () => {
      await page.run(clickInPreview, 'The Gritti Palace');
      await waitForHeading(page, 'h2', 'Hotels');
      await eventually(async () =>
        assert.equal(
          await page.run(() => (document.activeElement as HTMLTextAreaElement).value),
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

    test('runs no script in the preview, even without the policy of the dashboard', async () => {
      const proxy = await startWithoutPolicy(site);
      await page.open(`${proxy.url}/host/website`);
      await eventually(async () => assert.ok(await page.run(readPreview, HEADING)));
      await page.run(injectScripts, 'preview');
      await page.run(injectScripts, 'dashboard');
      await eventually(async () => assert.deepEqual(await page.run(readNames), BLOCKED));
      proxy.close();
    });
  });
}

/** Forwards to the site, and removes its content policy from the answers. */
async function startWithoutPolicy(site: Site) {
  const server = createServer((incoming, response) => {
    const { method, headers, url } = incoming;
    const forwarded = request(`${site.url}${url}`, { method, headers }, (answer) => {
      delete answer.headers['content-security-policy'];
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function readPreview(text: string): boolean {
  const page = document.querySelector('iframe')?.contentDocument;
  return [...(page?.querySelectorAll('h2') ?? [])].some(({ textContent }) => textContent === text);
}

function readFiles() {
  const page = document.querySelector('iframe')?.contentDocument;
  const pictures = [...(page?.images ?? [])].filter(
    ({ complete, src }) => complete && src.includes('/host/api/website/pictures/'),
  );
  return {
    picturesWithErrors: pictures.filter(({ naturalWidth }) => naturalWidth === 0).length,
    hasPicture: pictures.some(({ naturalWidth }) => naturalWidth > 0),
    hasFont: [...(page?.fonts ?? [])].some(({ status }) => status === 'loaded'),
  };
}

function clickInPreview(text: string): void {
  const page = document.querySelector('iframe')?.contentDocument;
  const heading = [...(page?.querySelectorAll('h3, h4') ?? [])].find(
    ({ textContent }) => textContent === text,
  );
  (heading as HTMLElement | undefined)?.click();
}
