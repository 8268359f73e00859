import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { english as wedding } from '../../content/localized.ts';
import { PASSWORD, type Site } from '../site.ts';
import {
  describeInEveryBrowser,
  eventually,
  waitForHeading,
  waitForText,
  waitUntil,
} from './browsers.ts';

// Fewer than the connections that a browser opens to one host.
const HELD_PICTURES = 3;

describeInEveryBrowser('a guest', (open) => {
  test('leaves the page while the service worker loads pictures, without an error', async () => {
    const { page } = open;
    const slowNetwork = await openSlowNetwork(open.site);
    await page.resize(430, 900);
    await page.open(slowNetwork.url);
    await page.fill('input[type=password]', PASSWORD);
    await page.click('button', 'Enter Website');
    await waitForHeading(page, 'h2', wedding.celebrate.heading);
    await waitUntil(page, true, () => Boolean(navigator.serviceWorker.controller));
    await page.reload();
    slowNetwork.holdPictures();
    await eventually(async () => {
      await page.run(() => {
        for (const image of document.images) image.loading = 'eager';
      });
      assert.equal(slowNetwork.heldCount(), HELD_PICTURES);
    });
    await page.open(`${slowNetwork.url}/host`);
    await slowNetwork.releasePictures();
    await waitForText(page, 'Sign in');
    assert.deepEqual(page.errors, []);
    slowNetwork.close();
  });
});

/** Forwards all requests to the site; can hold the second half of the next pictures. */
async function openSlowNetwork(site: Site) {
  let isHolding = false;
  let held: { response: ServerResponse; rest: Buffer }[] = [];
  const server = createServer((incoming, response) => {
    const { method, headers, url = '/' } = incoming;
    const forwarded = request(site.url + url, { method, headers }, async (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      const isHeld = isHolding && held.length < HELD_PICTURES && url.endsWith('.avif');
      if (!isHeld) return void answer.pipe(response);
      const picture = { response, rest: Buffer.alloc(0) };
      held.push(picture);
      const body = Buffer.concat(await answer.toArray());
      response.write(body.subarray(0, body.length / 2));
      picture.rest = body.subarray(body.length / 2);
    });
    incoming.pipe(forwarded);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holdPictures() {
      isHolding = true;
    },
    heldCount: () => held.length,
    async releasePictures() {
      isHolding = false;
      const closed = held.map(({ response }) => once(response, 'close'));
      for (const { response, rest } of held) response.end(rest);
      await Promise.all(closed);
      held = [];
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
