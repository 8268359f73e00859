import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import type { AddressInfo } from 'node:net';
import selfsigned from 'selfsigned';
import { enterPassword, GRANTED, weddingHeading } from './gate.ts';
import {
  expect,
  HTTP_ERROR,
  PASSWORD,
  readGateCookie,
  startLockedSite,
  submitPassword,
  test,
} from './locked-site.ts';
import { createAnswers, sendRsvp, THANK_YOU } from './rsvp-form.ts';
import { expectToast } from './toasts.ts';

// Host names without https, as in a home network. Browsers treat `localhost` as secure, but not these.
test.use({
  launchOptions: [
    ({ launchOptions: { args = [], ...options } }, use) =>
      use({ ...options, args: [...args, '--host-resolver-rules=MAP *.home.test 127.0.0.1'] }),
    { scope: 'worker' },
  ],
});

test.beforeEach(({ expectOnConsole }) => expectOnConsole(HTTP_ERROR));

test('a guest on a home network without https can enter under every host name of the site', async ({
  page,
  lockedSite,
  context,
}) => {
  const { port } = new URL(lockedSite.url);
  for (const name of ['wedding.home.test', 'venezia.home.test']) {
    await page.goto(`http://${name}:${port}`);
    await enterPassword(page, PASSWORD);
    await expectToast(page, ...GRANTED);
    await page.reload();
    await expect(weddingHeading(page)).toBeVisible();
  }
  const cookies = await context.cookies();
  expect(cookies.map(({ domain, secure }) => [domain, secure]).sort()).toEqual([
    ['venezia.home.test', false],
    ['wedding.home.test', false],
  ]);
});

test.describe('behind a proxy', () => {
  test.use({ ignoreHTTPSErrors: true });

  test('a guest who enters over https receives a Secure cookie', async ({
    page,
    context,
    expectOnConsole,
  }) => {
    // `ignoreHTTPSErrors` does not apply to the service worker, which rejects the certificate.
    expectOnConsole(/error occurred when fetching the script/);
    const site = await startLockedSite({ TRUST_PROXY: 'loopback' });
    const proxy = await startProxy(site.url, { tls: true });
    try {
      await page.goto(proxy.url);
      await enterPassword(page, PASSWORD);
      await expectToast(page, ...GRANTED);
      expect(await readGateCookie(context)).toMatchObject({ secure: true, httpOnly: true });
      await page.reload();
      await expect(weddingHeading(page)).toBeVisible();
      const answers = createAnswers();
      await sendRsvp(page, answers);
      await expectToast(page, ...THANK_YOU);
    } finally {
      proxy.close();
      await site.close();
    }
  });

  test('attempts are counted per guest if the proxy is trusted, and together if it is not', async ({
    request,
  }) => {
    for (const [trustedProxy, statusForOthers] of [
      ['loopback', 204],
      ['', 429],
    ] as const) {
      const site = await startLockedSite({ TRUST_PROXY: trustedProxy });
      const guesser = await startProxy(site.url, { clientAddress: '203.0.113.7' });
      const other = await startProxy(site.url, { clientAddress: '203.0.113.8' });
      try {
        for (let attempt = 0; attempt < 11; attempt += 1) {
          // The guesser forges another address each time.
          const response = await submitPassword(request, guesser.url, 'wrong', {
            'X-Forwarded-For': `192.0.2.${attempt}`,
          });
          expect([attempt, response.status()]).toEqual([attempt, attempt < 10 ? 401 : 429]);
        }
        expect((await submitPassword(request, other.url, PASSWORD)).status()).toBe(statusForOthers);
      } finally {
        guesser.close();
        other.close();
        await site.close();
      }
    }
  });
});

type Proxy = { url: string; close(): void };

/**
 * Starts a reverse proxy like Caddy or nginx: it ends TLS, keeps the Host header and adds
 * `X-Forwarded-*`. `clientAddress` replaces this machine's address in them.
 */
async function startProxy(
  site: string,
  { tls = false, clientAddress }: { tls?: boolean; clientAddress?: string } = {},
): Promise<Proxy> {
  const forward: http.RequestListener = (request, response) => {
    const forwardedFor = request.headers['x-forwarded-for'];
    const address = clientAddress ?? request.socket.remoteAddress;
    const upstream = http.request(new URL(request.url ?? '/', site), {
      method: request.method ?? 'GET',
      headers: {
        ...request.headers,
        'x-forwarded-for': forwardedFor ? `${forwardedFor}, ${address}` : address,
        'x-forwarded-proto': tls ? 'https' : 'http',
      },
    });
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.writeHead(502).end());
    request.pipe(upstream);
  };
  const server = tls
    ? https.createServer(await createCertificate(), forward)
    : http.createServer(forward);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `${tls ? 'https' : 'http'}://localhost:${port}`,
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
