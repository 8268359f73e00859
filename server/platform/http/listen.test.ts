import { describe, expect } from 'vitest';
import { waitForAddress } from '../../fixtures/program.ts';
import { openConnection, type RawConnection } from '../../fixtures/raw-http.ts';
import { test } from '../../fixtures/server.ts';
import { PORTIA } from '../../fixtures/site.ts';
import { ANON_KEY } from '../../pages/page-globals.ts';
import { readSettings } from '../../settings.ts';
import { MAX_PER_ADDRESS } from './connections.ts';
import { getServerUrl, listen } from './listen.ts';
import { BARE_HEADERS } from './malformed-requests.ts';

// Most of these start programs, and a machine at work on other things starts them slowly.
const REPLY = JSON.stringify(PORTIA);
const HEAD =
  `POST /rest/v1/rsvps HTTP/1.1\r\nHost: x\r\napikey: ${ANON_KEY}\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${REPLY.length}\r\n`;

function errorResponse(status: string) {
  const text = status.slice(4);
  const headers = { Connection: 'close', ...BARE_HEADERS, 'Content-Length': text.length };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${text}`;
}

test('the server answers malformed requests with one line, and no answer names its program', async ({
  start,
}) => {
  const address = await waitForAddress(start());
  const requests = [
    'hello\r\n\r\n',
    '\0\0\0\0\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nA\0B: c\r\n\r\n',
    'GET / HTTP/1.1\nHost: x\nBare: newline\n\n',
    'POST /rest/v1/rsvps HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    'POST /rest/v1/rsvps HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    'POST /gate HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /gate HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n',
    'POST /gate HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
    'POST /gate HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    'POST /gate HTTP/1.1\r\nHost: x\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n',
  ];
  for (const request of requests) {
    const connection = await openConnection(address);
    connection.write(Buffer.from(request, 'latin1'));
    expect([request, await connection.readUntilClosed()]).toEqual([
      request,
      errorResponse('400 Bad Request'),
    ]);
  }

  const chunked = await openConnection(address);
  const head = HEAD.replace(/Content-Length.*\r\n/, 'Transfer-Encoding: chunked\r\n');
  chunked.write(`${head}\r\nzz\r\n`);
  expect(await chunked.readUntilClosed()).toBe(errorResponse('400 Bad Request'));

  const large = await openConnection(address);
  large.write(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(17_000)}\r\n\r\n`);
  expect(await large.readUntilClosed()).toBe(errorResponse('431 Request Header Fields Too Large'));

  for (const path of [
    '/',
    '/none',
    '/rest/v1/none',
    '/host/api/guest-data',
    '/%',
    '/assets/none',
  ]) {
    const { headers } = await fetch(address + path);
    expect([...headers.keys()]).not.toContain('server');
    expect([...headers.keys()]).not.toContain('x-powered-by');
  }
});

describe('slow and idle connections', () => {
  const SHORT = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 20 };

  test('are closed after the timeouts: silent, with half of the headers, with half of a reply', async ({
    app,
    database,
    log,
  }) => {
    const server = await listen(app, readSettings({ PORT: '0' }), log, SHORT);
    const address = getServerUrl(server);
    const [silent, halfHead, halfBody] = await Promise.all(
      Array.from({ length: 3 }, () => openConnection(address)),
    );
    halfHead?.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    halfBody?.write(`${HEAD}\r\n${REPLY.slice(0, 20)}`);
    const drip = setInterval(() => halfHead?.write('x'), 10);
    for (const connection of [silent, halfHead, halfBody]) {
      expect(await connection?.readUntilClosed()).toBe(errorResponse('408 Request Timeout'));
    }
    clearInterval(drip);
    expect(await database.query('SELECT id FROM rsvps')).toEqual([]);
    server.close();
  });

  test('store nothing when a client disconnects after half of a reply', async ({
    app,
    database,
    log,
  }) => {
    const server = await listen(app, readSettings({ PORT: '0' }), log);
    const client = await openConnection(getServerUrl(server));
    client.write(`${HEAD}\r\n${REPLY.slice(0, 20)}`);
    client.socket.end();
    expect(await client.readUntilClosed()).toBe(errorResponse('400 Bad Request'));
    expect(await database.query('SELECT id FROM rsvps')).toEqual([]);
    server.close();
  });

  test('have ten seconds for the headers and five minutes for the request, and idle ones outlast a proxy’s', async ({
    app,
    log,
  }) => {
    for (const [env, keepAliveTimeout] of [
      [{}, 65_000],
      [{ TRUST_PROXY: '1' }, 130_000],
    ] as const) {
      const server = await listen(app, readSettings({ PORT: '0', ...env }), log);
      expect(server).toMatchObject({
        headersTimeout: 10_000,
        requestTimeout: 300_000,
        keepAliveTimeout,
      });
      server.close();
    }
  });

  test('do not block others, with a thousand idle ones', async ({ start }) => {
    const address = await waitForAddress(start({ RATE_LIMIT: 'off' }));
    const idle = await connectAll(address, 1_000);
    expect((await fetch(address)).status).toBe(200);
    expect((await sendReply(address)).status).toBe(201);
    closeAll(idle);
  });

  test.runIf(process.platform === 'linux')(
    'are limited per address, with a thousand from one',
    async ({ start }) => {
      const address = await waitForAddress(start());
      const idle = await connectAll(address, 1_000);
      await expect
        .poll(() => idle.filter(({ socket }) => !socket.closed).length)
        .toBe(MAX_PER_ADDRESS);
      const other = await openConnection(address, '127.0.0.2');
      other.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      expect(await other.readUntilClosed()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      closeAll(idle);
      await expect.poll(async () => (await fetch(address)).status).toBe(200);
    },
  );
});

function sendReply(address: string): Promise<Response> {
  return fetch(`${address}/rest/v1/rsvps`, {
    method: 'POST',
    headers: { apikey: ANON_KEY, 'Content-Type': 'application/json' },
    body: REPLY,
  });
}

function connectAll(address: string, count: number): Promise<RawConnection[]> {
  return Promise.all(Array.from({ length: count }, () => openConnection(address)));
}

function closeAll(connections: RawConnection[]): void {
  for (const { socket } of connections) socket.destroy();
}
