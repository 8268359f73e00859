import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import selfsigned from 'selfsigned';
import { describe, expect } from 'vitest';
import { withPageGlobals } from '../../domain/page-globals.ts';
import { createApp } from '../app.ts';
import { buildSite } from '../fixtures/built-site.ts';
import { test as base } from '../fixtures/site.ts';
import { listen, siteAddress } from '../http/listen.ts';
import { pageGlobals } from '../pages/page-globals.ts';
import { openSiteFiles } from '../pages/site-files.ts';
import { readSettings } from '../settings.ts';
import { checkHere } from './here-check.ts';
import { checkPublicAddress, plainHttpFinding } from './public-address-check.ts';

type Serve = (server: Server) => Promise<number>;

const test = base.extend<{
  /** Serves until the test ends; gives the port. */
  serve: Serve;
  /** The real site with these settings; gives its port. */
  serveSite: (env?: Record<string, string>) => Promise<number>;
  answering: (listener: RequestListener) => Promise<string>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  serve: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (server) => {
      servers.push(server);
      if (!server.listening) {
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      }
      return (server.address() as AddressInfo).port;
    });
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
  answering: async ({ serve }, use) =>
    use(async (listener) => `http://127.0.0.1:${await serve(createServer(listener))}`),
  serveSite: async ({ serve, folder, log }, use) =>
    use(async (env = {}) => {
      const settings = readSettings({ ...env, PORT: '0' });
      const files = openSiteFiles(buildSite(join(folder, 'dist')));
      const app = createApp({ settings, database: null, secret: 'of the tests', files, log });
      return serve(await listen(app, settings));
    }),
});

const SETTINGS = { gate: 'page', sitePassword: 'serenissima', supabase: null } as const;
const LOCKED = { ...SETTINGS, gate: 'server' } as const;

async function saidOf(url: string, settings: typeof SETTINGS | typeof LOCKED = SETTINGS) {
  const results = await checkPublicAddress(url, settings);
  return results.map(({ level, says }) => `${level}: ${says}`);
}

describe('an address at which guests do not find the site is a fault', () => {
  test('nobody answers', async ({ answering, serve }) => {
    const port = await serve(createServer());
    expect(await saidOf(`http://no-such-host.invalid:${port}`)).toEqual([
      expect.stringMatching(
        /^fault: .* cannot be reached from this machine: (there is no|the name)/,
      ),
    ]);
    const gone = await answering(() => {});
    expect(await saidOf(gone.replace('127.0.0.1', '127.0.0.2'))).toEqual([
      `fault: ${gone.replace('127.0.0.1', '127.0.0.2')} cannot be reached from this machine: ` +
        'the connection was refused.',
    ]);
  });

  test('its certificate is its own', async ({ serve }) => {
    const made = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }]);
    const server = createTlsServer({ cert: made.cert, key: made.private });
    expect(await saidOf(`https://localhost:${await serve(server)}`)).toEqual([
      expect.stringMatching(
        /^fault: .*: its certificate is signed by nobody that browsers know\.$/,
      ),
    ]);
  });

  test('it does not speak https', async ({ serveSite }) => {
    expect(await saidOf(`https://127.0.0.1:${await serveSite()}`)).toEqual([
      expect.stringMatching(/^fault: .*: what answers there does not speak https\.$/),
    ]);
  });

  test('another site is there', async ({ answering }) => {
    const url = await answering((_, response) => response.end('<h1>It works!</h1>'));
    expect(await saidOf(url)).toEqual([
      `fault: At ${url} something answers, and it is not this site (status 200).`,
    ]);
  });

  test('the proxy gets no answer', async ({ answering }) => {
    const url = await answering((_, response) => response.writeHead(502).end());
    expect(await saidOf(url)).toEqual([`fault: ${url} answers with error 502.`]);
  });

  test('it sends guests elsewhere', async ({ answering }) => {
    const Location = 'https://www.our-wedding.example/?from=here';
    const url = await answering((_, response) => response.writeHead(301, { Location }).end());
    expect(await saidOf(url)).toEqual([
      `fault: ${url} sends guests on to https://www.our-wedding.example.`,
    ]);
  });

  test('its replies go elsewhere', async ({ serveSite }) => {
    const env = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'public' };
    const said = await saidOf(`http://127.0.0.1:${await serveSite(env)}`);
    expect(said).toContainEqual(expect.stringMatching(/^fault: .*replies do not go where these/));
  });

  test('the lock that is set is not there', async ({ serveSite }) => {
    const said = await saidOf(`http://127.0.0.1:${await serveSite()}`, LOCKED);
    expect(said).toContainEqual(expect.stringMatching(/^fault: GATE=server .* is not locked/));
  });
});

describe('what guests can do without is a warning', () => {
  test('the gate there asks for another password', async ({ serveSite }) => {
    const port = await serveSite({ SITE_PASSWORD: 'ponte-dei-pugni' });
    const said = await saidOf(`http://127.0.0.1:${port}`);
    expect(said).toContainEqual(
      expect.stringMatching(/^warning: Its gate is not the one set here/),
    );
    expect(said.join()).not.toContain('pugni');
  });

  test('search engines and wrong paths are answered as any', async ({ answering }) => {
    const empty = '<script id="page-globals"></script>';
    const page = withPageGlobals(empty, pageGlobals(SETTINGS, 'outside'));
    const said = await saidOf(await answering((_, response) => response.end(page)));
    expect(said).toEqual([
      expect.stringMatching(/^well: .* answers with this site\.$/),
      'well: It has the settings given here.',
      expect.stringMatching(/^warning: .*search engines/),
      'warning: A page that does not exist is not answered with 404: the answer was 200.',
    ]);
  });

  test('http beside https', () => {
    const answer = (status: number, Location = '') => ({
      status,
      headers: new Headers({ Location }),
      text: '',
    });
    const host = 'our-wedding.example';
    const levels = [
      { silence: 'the connection was refused', code: 'ECONNREFUSED' },
      answer(200),
      answer(404),
      answer(301, '/elsewhere'),
      answer(301, 'http://www.our-wedding.example/'),
    ].map((got) => plainHttpFinding(host, got).level);
    expect(new Set(levels)).toEqual(new Set(['warning']));
    expect(plainHttpFinding(host, answer(308, `https://${host}/`))).toEqual({
      level: 'well',
      says: 'Who comes by http is sent on to https.',
    });
  });
});

test.for([SETTINGS, LOCKED])(
  'the site itself is well, with $gate for its gate',
  async (settings, { serveSite }) => {
    const url = `http://127.0.0.1:${await serveSite({ GATE: settings.gate })}`;
    expect(await saidOf(url, settings)).toEqual([
      `well: ${url} answers with this site.`,
      'well: It has the settings given here.',
      'well: It asks search engines to stay away.',
      'well: A page that does not exist is answered with 404.',
    ]);
  },
);

describe('where the site would run on this machine', () => {
  const at = (port: number) => ({ host: '127.0.0.1', port });

  test('another program is a warning', async ({ serve }) => {
    const port = await serve(createServer((_, response) => response.end('hello')));
    expect(await checkHere(at(port))).toMatchObject([
      { level: 'warning', says: expect.stringContaining('another program answers') },
    ]);
  });

  test('nobody is no fault', async ({ serve }) => {
    const server = createServer();
    const port = await serve(server);
    server.close();
    const address = siteAddress('127.0.0.1', port);
    expect(await checkHere(at(port))).toEqual([
      { level: 'well', says: `It is not running now at ${address}; npm start runs it.` },
    ]);
    expect(await checkHere({ host: '127.0.0.1', port: 0 })).toMatchObject([{ level: 'well' }]);
  });

  test('the site is found, also when it answers everywhere', async ({ serveSite }) => {
    const port = await serveSite({ HOST: '0.0.0.0' });
    expect(await checkHere({ host: '0.0.0.0', port })).toEqual([
      { level: 'well', says: `It is running at http://localhost:${port}.` },
    ]);
  });
});
