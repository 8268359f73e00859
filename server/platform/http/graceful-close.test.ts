import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'vitest';
import { waitForAddress } from '../../fixtures/program.ts';
import { openConnection } from '../../fixtures/raw-http.ts';
import { insertRecord } from '../../fixtures/records.ts';
import { test } from '../../fixtures/server.ts';
import { ACCESS, PORTIA } from '../../fixtures/site.ts';
import { createGracefulClose } from './graceful-close.ts';

test('a backup that is read slowly arrives in full although the server stops', async ({
  start,
  database,
}) => {
  // 24 MB: more than the buffers of the operating system hold.
  await insertRecord(database, { ...PORTIA, dietary_restrictions: '\u6f22'.repeat(2_000) });
  const columns =
    'guest_one_first, guest_one_last, email, welcome_party, wedding, guests_count, dietary_restrictions';
  for (let rows = 1; rows < 4_000; rows *= 2) {
    await database.query(`INSERT INTO rsvps (${columns}) SELECT ${columns} FROM rsvps`);
  }
  const server = start({ HOST_PASSWORD: ACCESS.password });
  const address = await waitForAddress(server);
  const backup = await openBackup(address);

  server.process.kill('SIGTERM');
  await refusesConnections(address);
  const { length, received } = await backup.readToEnd();
  expect(received).toBe(length);
  expect(length).toBeGreaterThan(24_000_000);
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
});

test('a server that stops answers every request of its connections', async ({ start }) => {
  const server = start({ RATE_LIMIT: 'off' });
  const address = await waitForAddress(server);
  const connections = await Promise.all(Array.from({ length: 40 }, () => openConnection(address)));
  let answers = 0;
  const unanswered = connections.map(async (connection) => {
    let wasAnswered = true;
    let text = '';
    connection.socket.on('data', (chunk) => {
      text += chunk;
      const end = text.indexOf('Disallow: /\n');
      if (end < 0) return;
      answers += 1;
      wasAnswered = true;
      const mustClose = /^connection: close\r$/im.test(text);
      text = '';
      if (!mustClose) ask();
    });
    function ask() {
      wasAnswered = false;
      connection.write('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n');
    }
    ask();
    await connection.readUntilClosed();
    return !wasAnswered;
  });
  while (answers < 2_000) await nextTurn();
  server.process.kill('SIGTERM');
  expect((await Promise.all(unanswered)).filter(Boolean)).toEqual([]);
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
});

test('a connection without a request does not keep the server from stopping', async ({ start }) => {
  const server = start();
  const connection = await openConnection(await waitForAddress(server));
  server.process.kill('SIGTERM');
  expect(await connection.readUntilClosed()).toBe('');
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
});

test('a browser that keeps its idle connection open does not keep the server from stopping', async () => {
  const server = createServer({ keepAliveTimeout: 0 }, (_, response) => response.end('answered'));
  const close = createGracefulClose(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('answered');
  await close(2 ** 30);
  socket.destroy();
});

type Backup = { readToEnd(): Promise<{ length: number; received: number }> };

/** Requests the backup and stops reading after its headers. */
async function openBackup(address: string): Promise<Backup> {
  const { host, hostname, port } = new URL(address);
  const signedIn = await fetch(`${address}/host/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: address },
    body: JSON.stringify({ password: ACCESS.password }),
  });
  const cookie = signedIn.headers.get('Set-Cookie')?.split(';')[0];
  const socket = connect(Number(port), hostname);
  socket.write(`GET /host/api/backup.json HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  const headLength = first.indexOf('\r\n\r\n') + 4;
  const head = first.subarray(0, headLength).toString();
  let received = first.length - headLength;
  return {
    async readToEnd() {
      socket.on('data', (chunk: Buffer) => (received += chunk.length)).on('error', () => {});
      socket.resume();
      await once(socket, 'close');
      return { length: Number(/content-length: (\d+)/i.exec(head)?.[1]), received };
    },
  };
}

async function refusesConnections(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  for (;;) {
    const socket: Socket = connect(Number(port), hostname);
    try {
      await once(socket, 'connect');
      socket.destroy();
    } catch {
      return;
    }
  }
}
