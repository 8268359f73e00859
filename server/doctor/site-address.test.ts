import { rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import selfsigned from 'selfsigned';
import { describe, expect, onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { buildSite } from '../fixtures/built-site.ts';
import { test as base } from '../fixtures/site.ts';
import { openSiteFiles } from '../pages/site-files.ts';
import { getDatabaseFile } from '../platform/database/sqlite-connection.ts';
import { openSqliteDatabase } from '../platform/database/sqlite-database.ts';
import { listen, toBrowserUrl } from '../platform/http/listen.ts';
import { readSettings } from '../settings.ts';
import { checkHttpRedirect, checkLocalAddress, checkPublicAddress } from './site-address.ts';

type Serve = (server: Server) => Promise<number>;

const test = base.extend<{
  /** Serves until the test ends; returns the port. */
  serve: Serve;
  /** Serves the real site with these settings; returns its port. */
  serveSite: (env?: Record<string, string>) => Promise<number>;
  /** Answers all requests with the listener; returns the address. */
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
      return serve(await listen(app, settings, log));
    }),
});

const SETTINGS = { gate: 'page', sitePassword: 'serenissima', supabase: null } as const;
const SUPABASE = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'public' };
const LOCKED = { ...SETTINGS, gate: 'server' } as const;

async function checkLines(url: string, settings: typeof SETTINGS | typeof LOCKED = SETTINGS) {
  const results = await checkPublicAddress(url, settings);
  return results.map(({ level, message }) => `${level}: ${message}`);
}

describe('the doctor reports an error when the public address', () => {
  test('does not answer', async ({ answering, serve }) => {
    const port = await serve(createServer());
    expect(await checkLines(`http://no-such-host.invalid:${port}`)).toEqual([
      expect.stringMatching(
        /^error: .* cannot be reached from this machine: the host name was not found/,
      ),
    ]);
    const gone = await answering(() => {});
    expect(await checkLines(gone.replace('127.0.0.1', '127.0.0.2'))).toEqual([
      `error: ${gone.replace('127.0.0.1', '127.0.0.2')} cannot be reached from this machine: ` +
        'the connection was refused.',
    ]);
  });

  test('has a self-signed certificate', async ({ serve }) => {
    const made = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }]);
    const server = createTlsServer({ cert: made.cert, key: made.private });
    expect(await checkLines(`https://localhost:${await serve(server)}`)).toEqual([
      expect.stringMatching(/^error: .*: its certificate has no issuer that browsers trust\.$/),
    ]);
  });

  test('shows another site', async ({ answering }) => {
    for (const status of [200, 502]) {
      const url = await answering((_, response) => response.writeHead(status).end('It works!'));
      expect(await checkLines(url)).toEqual([
        `error: ${url} answers, but not with this site (status ${status}).`,
      ]);
    }
  });

  test('redirects guests to another address', async ({ answering }) => {
    const Location = 'https://www.our-wedding.example/?from=here';
    const url = await answering((_, response) => response.writeHead(301, { Location }).end());
    expect(await checkLines(url)).toEqual([
      `error: ${url} redirects guests to https://www.our-wedding.example.`,
    ]);
  });

  test.for<[difference: string, there: Record<string, string>, typeof SETTINGS | typeof LOCKED]>([
    ['sends replies elsewhere', SUPABASE, SETTINGS],
    ['is not locked', {}, LOCKED],
    ['has another password', { SITE_PASSWORD: 'ponte-dei-pugni' }, SETTINGS],
  ])('%s', async ([, there, here], { serveSite }) => {
    const lines = await checkLines(`http://127.0.0.1:${await serveSite(there)}`, here);
    expect(lines).toContainEqual(expect.stringMatching(/^error: It has other settings than here/));
    expect(lines.join()).not.toContain('pugni');
  });
});

test('the doctor warns whenhttp does not redirect to https', () => {
  const answer = (status: number, Location = '') => ({
    status,
    headers: new Headers({ Location }),
    text: '',
  });
  const host = 'our-wedding.example';
  const levels = [
    { reason: 'the connection was refused' },
    answer(200),
    answer(404),
    answer(301, '/elsewhere'),
    answer(301, 'http://www.our-wedding.example/'),
  ].map((response) => checkHttpRedirect(host, response).level);
  expect(new Set(levels)).toEqual(new Set(['warning']));
  expect(checkHttpRedirect(host, answer(308, `https://${host}/`))).toEqual({
    level: 'ok',
    message: 'It redirects http to https.',
  });
});

test.for([SETTINGS, LOCKED])(
  'the doctor finds no problem with the site itself when GATE=$gate',
  async (settings, { serveSite }) => {
    const url = `http://127.0.0.1:${await serveSite({ GATE: settings.gate })}`;
    expect(await checkLines(url, settings)).toEqual([
      `ok: ${url} answers with this site.`,
      'ok: It has the same settings as here.',
    ]);
  },
);

describe('at the local address of the site', () => {
  const at = (port: number) => ({ host: '127.0.0.1', port });

  test('the doctor warns about another program', async ({ serve }) => {
    const port = await serve(createServer((_, response) => response.end('hello')));
    expect(await checkLocalAddress(at(port))).toMatchObject([
      { level: 'warning', message: expect.stringContaining('Another program answers') },
    ]);
  });

  test('a site that is stopped is ok', async ({ serve }) => {
    const server = createServer();
    const port = await serve(server);
    server.close();
    const address = toBrowserUrl('127.0.0.1', port);
    expect(await checkLocalAddress(at(port))).toEqual([
      { level: 'ok', message: `The site is not running at ${address}; npm start starts it.` },
    ]);
    expect(await checkLocalAddress({ host: '127.0.0.1', port: 0 })).toMatchObject([
      { level: 'ok' },
    ]);
  });

  test('the doctor reports a site whose database file was deleted', async ({
    serve,
    folder,
    log,
  }) => {
    const dataDir = join(folder, 'data');
    const database = openSqliteDatabase(dataDir);
    onTestFinished(() => database.close());
    const settings = readSettings({ PORT: '0' });
    const files = openSiteFiles(buildSite(join(folder, 'dist')));
    const app = createApp({ settings, database, secret: 'of the tests', files, log });
    const port = await serve(await listen(app, settings, log));
    rmSync(getDatabaseFile(dataDir));
    expect(await checkLocalAddress(at(port))).toMatchObject([
      { level: 'error', message: expect.stringContaining('deleted or replaced') },
    ]);
  });

  test('the doctor finds a site that listens on all interfaces', async ({ serveSite }) => {
    const port = await serveSite({ HOST: '0.0.0.0' });
    expect(await checkLocalAddress({ host: '0.0.0.0', port })).toEqual([
      { level: 'ok', message: `The site is running at http://localhost:${port}.` },
    ]);
  });
});
