import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  DENIED,
  enterButton,
  GRANTED,
  passwordField,
  storeFlag,
  wasGateVisible,
  watchGate,
  weddingHeading,
} from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { passFrames } from './layout.ts';
import { expect, PASSWORD, test } from './test.ts';
import { expectToast } from './toasts.ts';

const SCRIPTS = '/assets/*.js';

test('a guest uses the gate before its script loads', async ({ page }) => {
  await test.step('and sees the error of a wrong password afterwards', async () => {
    const release = await holdFiles(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(enterButton(page)).toHaveCSS('min-height', '52px');
    await passwordField(page).fill('wrong');
    await enterButton(page).click();
    release();
    await expectToast(page, ...DENIED);
    await expect(passwordField(page)).toHaveValue('wrong');
  });
  await test.step('and keeps the typed text', async () => {
    const release = await holdFiles(page, SCRIPTS);
    await page.reload({ waitUntil: 'commit' });
    await passwordField(page).pressSequentially('seren');
    release();
    await page.waitForLoadState('load');
    await passwordField(page).pressSequentially('issima');
    await expect(passwordField(page)).toHaveValue(PASSWORD);
    await expect(weddingHeading(page)).toHaveCount(0);
  });
  await test.step('and enters once, without the password in the address', async () => {
    const release = await holdFiles(page, SCRIPTS);
    await page.reload({ waitUntil: 'commit' });
    await passwordField(page).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(passwordField(page)).toHaveValue(PASSWORD);
    release();
    await expectToast(page, ...GRANTED);
    await expect(weddingHeading(page)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
});

test('a returning guest does not see the gate', async ({ page, expectOnConsole }) => {
  await watchGate(page);
  await page.goto('/');
  await expect.poll(() => wasGateVisible(page), 'a new visitor sees it').toBe(true);
  await storeFlag(page, 'true');
  const expectNoGate = async () => {
    await expect(weddingHeading(page)).toBeVisible();
    expect(await wasGateVisible(page)).toBe(false);
  };
  for (const [moment, files] of [
    ['the scripts load', SCRIPTS],
    ['only the script of the wedding page loads', '/private/wedding-page-*.js'],
  ] as const) {
    await test.step(`while ${moment}, and reads the page`, async () => {
      await page.context().clearCookies();
      const release = await holdFiles(page, files);
      const requested = page.waitForRequest(
        files.startsWith('/private') ? /wedding-page/ : /assets/,
      );
      await page.reload({ waitUntil: 'commit' });
      await requested;
      await passFrames(page, 20);
      await expectNoGate();
      release();
      await expect(page.locator('[data-motion="ready"]')).toBeAttached();
      await expectNoGate();
      await expect(page.getByText('Access granted')).toHaveCount(0);
    });
  }
  await test.step('if the prerendered page cannot be loaded', async () => {
    expectOnConsole(/Failed to load resource/);
    await page.context().clearCookies();
    const release = await holdFiles(page, SCRIPTS);
    await page.route('/private/*.html', (route) => route.abort('failed'));
    await page.reload({ waitUntil: 'commit' });
    await expect(passwordField(page)).toBeAttached();
    await passFrames(page, 2);
    expect(await wasGateVisible(page)).toBe(false);
    release();
    await expectNoGate();
  });
});

test('a guest does not see half of the gate if the connection stalls in the middle of the page', async ({
  page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(/404/);
  // This server sends only the page, and stalls between the prompt and the field.
  const html = await (await fetch(site.url)).text();
  const cut = html.indexOf('<input');
  expect(cut).toBeGreaterThan(0);
  const stalled = Promise.withResolvers<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, cut), () => stalled.resolve(response));
    return response;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('#root').waitFor({ state: 'attached' });
    const countPaints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    expect(await countPaints()).toBe(0);
    (await stalled.promise).end(html.slice(cut));
    await expect(enterButton(page)).toBeVisible();
    await expect.poll(countPaints).toBeGreaterThan(0);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
