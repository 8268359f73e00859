import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import type { AddressInfo } from 'node:net';
import selfsigned from 'selfsigned';
import { enterPassword, GRANTED, weddingHeading } from './gate.ts';
import { expect, HTTP_ERROR, PASSWORD, test } from './locked-site.ts';
import { createAnswers, sendRsvp, THANK_YOU } from './rsvp-form.ts';
import { expectToast } from './toasts.ts';

test.use({ ignoreHTTPSErrors: true, trustedProxy: 'loopback' });

test('a guest can enter under every host name of a home network without https, and behind a proxy with https', async ({
  page,
  context,
  lockedSite,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  const enter = async (address: string) => {
    await page.goto(address);
    await enterPassword(page, PASSWORD);
    await expectToast(page, ...GRANTED);
    await page.reload();
    await expect(weddingHeading(page)).toBeVisible();
  };
  // Browsers treat `localhost` as secure, but not these names (e2e/browser.ts).
  const { port } = new URL(lockedSite.url);
  for (const name of ['wedding.home.test', 'venezia.home.test']) {
    await enter(`http://${name}:${port}`);
  }

  const proxy = await startProxy(lockedSite.url);
  try {
    await enter(proxy.url);
    await sendRsvp(page, createAnswers());
    await expectToast(page, ...THANK_YOU);
    await page.goto('about:blank');
  } finally {
    proxy.close();
  }
  const cookies = await context.cookies();
  expect(cookies.map(({ domain, secure, httpOnly }) => [domain, secure, httpOnly]).sort()).toEqual([
    ['localhost', true, true],
    ['venezia.home.test', false, true],
    ['wedding.home.test', false, true],
  ]);
});

type Proxy = { url: string; close(): void };

/** Starts a reverse proxy like Caddy or nginx: it ends TLS, keeps the Host header and adds `X-Forwarded-*`. */
async function startProxy(site: string): Promise<Proxy> {
  const server = https.createServer(await createCertificate(), (request, response) => {
    const upstream = http.request(new URL(request.url ?? '/', site), {
      method: request.method ?? 'GET',
      headers: {
        ...request.headers,
        'x-forwarded-for': request.socket.remoteAddress,
        'x-forwarded-proto': 'https',
      },
    });
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.writeHead(502).end());
    request.pipe(upstream);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Creates a new certificate, which no browser trusts. */
async function createCertificate(): Promise<{ key: string; cert: string }> {
  const { cert, private: key } = await selfsigned.generate(
    [{ name: 'commonName', value: 'localhost' }],
    { keyType: 'ec' },
  );
  return { key, cert };
}
