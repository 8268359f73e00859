import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { describe, expect } from 'vitest';
import { createApp } from '../../app.ts';
import { buildSite } from '../../fixtures/built-site.ts';
import { openConnection, type RawConnection } from '../../fixtures/raw-http.ts';
import { ACCESS, test as base } from '../../fixtures/site.ts';
import { openSiteFiles } from '../../pages/site-files.ts';
import { readSettings } from '../../settings.ts';
import { MAX_ATTEMPTS } from '../access/attempt-limiter.ts';
import type { Database } from '../database/database.ts';
import { MAX_PER_ADDRESS } from './connections.ts';
import { createErrorHandler } from './error-handler.ts';
import { getServerUrl, listen } from './listen.ts';
import { parseJsonObject } from './request-body.ts';
import { createVisitorResolver } from './visitor.ts';

type Fixtures = {
  /** Serves an app on a free port; returns the address. */
  serve: (app: Hono, timeouts?: Parameters<typeof listen>[3]) => Promise<string>;
  /** The site with a lock, behind a trusted proxy. */
  locked: Hono;
};

const SETTINGS = { PORT: '0', TRUST_PROXY: '1', GATE: 'server', SITE_PASSWORD: 'ponte' };

const test = base.extend<Fixtures>({
  serve: async ({ log }, use) => {
    const servers: Server[] = [];
    await use(async (app, timeouts) => {
      const server = await listen(app, readSettings(SETTINGS), log, timeouts);
      servers.push(server);
      return getServerUrl(server);
    });
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
  locked: async ({ folder, database, log }, use) => {
    const files = openSiteFiles(buildSite(join(folder, 'dist')));
    const settings = readSettings(SETTINGS);
    await use(createApp({ settings, database, access: ACCESS, files, log }));
  },
});

const SECURITY_HEADERS = [
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
];

function get(path: string, client: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-For: ${client}\r\n\r\n`;
}

/** The headers of a request whose body is still to come. */
function post(path: string, bodyLength: number): string {
  return (
    `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: application/json\r\n` +
    `Expect: 100-continue\r\nContent-Length: ${bodyLength}\r\n\r\n`
  );
}

async function send(address: string, request: string): Promise<RawConnection> {
  const connection = await openConnection(address);
  connection.write(request);
  return connection;
}

test('a client with too many requests in flight is rejected, and another client is not', async ({
  database,
  folder,
  log,
  logged,
  serve,
}) => {
  const files = openSiteFiles(buildSite(join(folder, 'dist')));
  const silent: Database = { ...database, query: () => new Promise(() => {}) };
  const settings = readSettings(SETTINGS);
  const address = await serve(
    createApp({ settings, database: silent, access: ACCESS, files, log }),
  );
  const getFrom = async (client: string) =>
    (await send(address, get('/robots.txt', client))).readUntilClosed();

  const waiting = await Promise.all(
    Array.from({ length: MAX_PER_ADDRESS }, () => send(address, get('/healthz', '192.0.2.1'))),
  );
  await expect.poll(() => getFrom('192.0.2.1')).toMatch(/^HTTP\/1\.1 429 /);
  expect(await getFrom('192.0.2.1')).toMatch(/^HTTP\/1\.1 429 [\s\S]*\r\nretry-after: 5\r\n/i);
  expect(await getFrom('192.0.2.1')).toMatch(/^HTTP\/1\.1 429 /);
  expect(await getFrom('192.0.2.2')).toMatch(/^HTTP\/1\.1 200 /);
  expect(logged).toEqual([{ message: 'requests are rejected: too many from one address' }]);

  waiting[0]?.socket.destroy();
  await expect.poll(() => getFrom('192.0.2.1')).toMatch(/^HTTP\/1\.1 200 /);
});

test.for(['/gate', '/host/api/session'])(
  'attempts at %s whose body does not arrive are counted',
  async (path, { locked, serve }) => {
    const address = await serve(locked);
    const slow = Array.from({ length: MAX_ATTEMPTS }, () => send(address, post(path, 40)));
    await Promise.all((await Promise.all(slow)).map((client) => client.readUntil('100 Continue')));
    const rejected = await send(address, post(path, 40));
    expect(await rejected.readUntil('Too many attempts')).toMatch(/\r\n\r\nHTTP\/1\.1 429 /);
  },
);

describe('a request body', () => {
  const smallBodyTimeout = 200;

  test('of a reply or a password is answered with 408 when it takes too long', async ({
    locked,
    serve,
    logged,
  }) => {
    const address = await serve(locked, { smallBodyTimeout });
    const chunked = post('/gate', 40).replace('Content-Length: 40', 'Transfer-Encoding: chunked');
    for (const request of [post('/gate', 40), post('/host/api/session', 40), chunked]) {
      const answer = await (await send(address, request)).readUntilClosed();
      expect(answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')).toMatch(/^HTTP\/1\.1 408 /);
    }
    expect(new Set(logged.map((line) => 'message' in line && line.message))).toEqual(
      new Set(['sign-in failed']),
    );
  });

  test('as large as a guest list has more time', async ({ log, serve }) => {
    const app = new Hono();
    app.post('/list', async (c) => {
      await parseJsonObject(c.req.raw);
      return c.text('complete');
    });
    app.onError(createErrorHandler(log, createVisitorResolver(null)));
    const address = await serve(app, { smallBodyTimeout });
    const large = await send(address, post('/list', 40_000));
    await large.readUntil('100 Continue');
    const small = await send(address, post('/list', 40));
    expect(await small.readUntilClosed()).toContain('HTTP/1.1 408 ');
    large.write('{}'.padEnd(40_000));
    expect(await large.readUntil('complete')).toMatch(/\r\n\r\nHTTP\/1\.1 200 /);
  });
});

test('a guest list that takes too long is answered with 408, and a picture is not', async ({
  log,
  serve,
}) => {
  const app = new Hono();
  const readBody = async (c: Context) => c.text(`${(await c.req.text()).length} bytes`);
  app.post('/host/api/guest-list', readBody);
  app.post('/host/api/pictures', readBody);
  app.onError(createErrorHandler(log, createVisitorResolver(null)));
  const address = await serve(app, { largeBodyTimeout: 200 });
  const picture = await send(address, post('/host/api/pictures', 40_000));
  await picture.readUntil('100 Continue');
  const list = await send(address, post('/host/api/guest-list', 40_000));
  expect(await list.readUntilClosed()).toContain('HTTP/1.1 408 ');
  picture.write('x'.repeat(40_000));
  expect(await picture.readUntil('40000 bytes')).toMatch(/\r\n\r\nHTTP\/1\.1 200 /);
});

test('a rejected upload has no more time than a guest list', async ({ locked, serve }) => {
  const address = await serve(locked, { largeBodyTimeout: 200 });
  const upload = await send(
    address,
    post('/host/api/pictures', 40_000).replace(/Expect.*\r\n/, ''),
  );
  expect(await upload.readUntilClosed()).toMatch(/^HTTP\/1\.1 401 /);
});

test('a client that does not read its response loses the connection', async ({ serve, logged }) => {
  const app = new Hono();
  app.get('/large', (c) => c.body('x'.repeat(40_000_000)));
  const address = await serve(app, { slowReaderTimeout: 300 });
  const client = await openConnection(address);
  client.socket.pause();
  client.write(get('/large', '192.0.2.1'));
  await expect
    .poll(() => logged)
    .toEqual([{ message: 'connections are closed: their clients do not read' }]);
  client.socket.resume();
  expect((await client.readUntilClosed()).length).toBeLessThan(40_000_000);
});

test('a client that waits for a slow response keeps the connection', async ({ serve }) => {
  const app = new Hono();
  app.post('/host/api/website/publish', async (c) => {
    await once((c.env as HttpBindings).incoming.socket, 'timeout');
    return c.text('published');
  });
  const address = await serve(app, { slowReaderTimeout: 500 });
  const response = await fetch(`${address}/host/api/website/publish`, {
    method: 'POST',
    body: '{}',
  });
  expect(await response.text()).toBe('published');
});

test('a request with two Host headers is rejected', async ({ locked, serve }) => {
  const address = await serve(locked);
  const hosts = 'Host: a.example\r\nHost: b.example\r\n';
  const client = await send(address, `GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
  expect(await client.readUntilClosed()).toMatch(/^HTTP\/1\.1 400 /);
});

test('answers that the app does not write have its security headers', async ({ locked, serve }) => {
  const address = await serve(locked, { smallBodyTimeout: 100 });
  const { headers } = await fetch(address);
  expect([...headers.keys()]).toEqual(expect.arrayContaining(SECURITY_HEADERS));
  const answers = [
    ['400', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['400', 'hello\r\n\r\n'],
    ['408', post('/gate', 40).replace('Expect: 100-continue\r\n', '')],
    ['417', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\nConnection: close\r\n\r\n'],
    ['431', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(17_000)}\r\n\r\n`],
  ] as const;
  for (const [status, request] of answers) {
    const answer = await (await send(address, request)).readUntilClosed();
    expect(answer.slice(9, 12)).toBe(status);
    for (const name of SECURITY_HEADERS) expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
  }
});
