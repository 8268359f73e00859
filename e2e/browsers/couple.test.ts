import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { createDashboard } from '../dashboard.ts';
import { injectScripts, MARKUP, readNames } from '../inject-scripts.ts';
import { HOST_PASSWORD, PASSWORD, type Site } from '../site.ts';
import {
  type BrowserPage,
  describeInEveryBrowser,
  eventually,
  waitForHeading,
  waitForText,
  waitUntil,
} from './browsers.ts';

const HEADING = 'Come and celebrate';
const HEADING_FIELD = '[data-field="celebrate.heading"] textarea';
const PUBLISH_TIMEOUT_MS = 120_000;
/** Without the policy, scripts run in the dashboard. Those in the preview are blocked all the same. */
const BLOCKED = [
  'ran-handler-in-dashboard',
  'ran-script-in-dashboard',
  'script-src-attr',
  'script-src-elem',
];

describeInEveryBrowser('the couple', (open) => {
  test('is rejected with a wrong password, and signs in to an empty overview', async () => {
    await open.page.resize(1280, 900);
    await open.page.open(`${open.site.url}/host`);
    await open.page.fill('input[type=password]', 'not the password');
    await open.page.click('button', 'Sign in');
    await waitForText(open.page, 'That is not the password.');
    await signIn(open.page);
    await waitForHeading(open.page, 'h1', 'Overview');
  });

  test('sees a new reply without reloading, and edits it', async () => {
    const { page, site } = open;
    await createDashboard(site).addReplies({ dietary_restrictions: 'No nuts' });
    await waitForText(page, 'Zoë Álvarez');
    await page.click('nav a', 'Replies');
    await page.click('table button', 'Zoë Álvarez');
    await page.click('[role=dialog] button', 'Edit');
    await page.fill('[role=dialog] textarea', 'No nuts, no shellfish');
    await page.click('[role=dialog] button', 'Save');
    await waitForText(page, 'No nuts, no shellfish');
    await page.press('Escape');
  });

  test('adds a guest list and sees the guest without a reply', async () => {
    await open.page.click('nav a', 'Guest list');
    await open.page.click('button', 'Import a list');
    await open.page.fill('[role=dialog] textarea', 'Name;E-mail\nMarta Rossi;marta@example.com');
    await open.page.click('[role=dialog] button', 'Preview');
    await open.page.click('[role=dialog] button', 'Add 1 household');
    await waitForText(open.page, 'Marta Rossi');
  });

  test('reads every page on a phone without scrolling sideways', async () => {
    await open.page.resize(430, 900);
    for (const tab of ['Overview', 'Replies', 'Guest list', 'Data']) {
      // On a phone it is behind More.
      if (tab === 'Data') await open.page.open(`${open.site.url}/host/data`);
      else await open.page.click('nav a', tab);
      await waitUntil(open.page, 0, () => {
        const { clientWidth, scrollWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    }
    await open.page.resize(1280, 900);
  });

  test('signs out, and the replies are gone from the screen', async () => {
    await open.page.click('nav a', 'Replies');
    await waitForText(open.page, 'Álvarez');
    await open.page.click('button', 'Sign out');
    await waitUntil(open.page, false, () => document.body.innerText.includes('Álvarez'));
  });

  test('opens the editor after its guide, with the pictures and fonts of the page in the preview', async () => {
    await signIn(open.page);
    await open.page.click('nav a', 'Website');
    await open.page.click('button', 'Skip the guide');
    await open.page.click('a', 'Events');
    await waitForHeading(open.page, 'h2', 'Events');
    const ready = { picturesWithErrors: 0, hasPicture: true, hasFont: true };
    await waitUntil(open.page, ready, readPreviewFiles);
  });

  test('sees HTML in a text as text, and an edited text in the preview, which leads to its field', async () => {
    const { page } = open;
    await page.fill(HEADING_FIELD, MARKUP);
    await waitUntil(page, true, hasPreviewHeading, MARKUP);
    assert.deepEqual(await page.run(readNames), ['']);
    await page.fill(HEADING_FIELD, HEADING);
    await waitUntil(page, true, hasPreviewHeading, HEADING);
    await waitForText(page, 'Saved');
    await page.run(clickInPreview, 'The Gritti Palace');
    await waitForHeading(page, 'h2', 'Hotels');
    await waitUntil(
      page,
      'The Gritti Palace',
      () => (document.activeElement as HTMLTextAreaElement).value,
    );
  });

  test('types on the page of the preview, and the form has the same words', async () => {
    const { page } = open;
    await page.run(typeInPreview, 'stay.groups.0.hotels.1.name', 'Palazzo Gritti');
    await waitUntil(
      page,
      'Palazzo Gritti',
      () =>
        document.querySelector<HTMLTextAreaElement>(
          '[data-field="stay.groups.0.hotels.1.name"] textarea',
        )?.value,
    );
    await page.run(typeInPreview, 'stay.groups.0.hotels.1.name', 'The Gritti Palace');
    await waitForText(page, 'Saved');
  });

  test('publishes the text, and guests see it', async () => {
    const { page, site } = open;
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
    const { page, site } = open;
    const proxy = await startWithoutPolicy(site);
    await page.open(`${proxy.url}/host/website`);
    await waitUntil(page, true, hasPreviewHeading, HEADING);
    await page.run(injectScripts, 'preview');
    await page.run(injectScripts, 'dashboard');
    await waitUntil(page, BLOCKED, readNames);
    proxy.close();
  });
});

async function signIn(page: BrowserPage): Promise<void> {
  await page.fill('input[type=password]', HOST_PASSWORD);
  await page.click('button', 'Sign in');
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

function hasPreviewHeading(text: string): boolean {
  const page = document.querySelector('iframe')?.contentDocument;
  return [...(page?.querySelectorAll('h2') ?? [])].some(({ textContent }) => textContent === text);
}

function readPreviewFiles() {
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
  const headings = [...(page?.querySelectorAll<HTMLElement>('h3, h4') ?? [])];
  headings.find(({ textContent }) => textContent === text)?.click();
}

/** Replaces a text on the page as typing does. */
function typeInPreview(key: string, words: string): void {
  const page = document.querySelector('iframe')?.contentDocument;
  const text = page?.querySelector<HTMLElement>(`[data-text="${key}"]`);
  text?.focus();
  if (text) page?.getSelection()?.selectAllChildren(text);
  page?.execCommand('insertText', false, words);
  text?.blur();
}
