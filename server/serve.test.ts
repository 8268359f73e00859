import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect } from 'vitest';
import content from '../content/wedding.ts';
import { buildSite } from './fixtures/built-site.ts';
import {
  COMPILE_CACHE,
  type Outcome,
  type Program,
  runHere,
  runReplies,
  TERMINAL,
  waitForAddress,
} from './fixtures/program.ts';
import { listRecords } from './fixtures/records.ts';
import { test } from './fixtures/server.ts';
import { PORTIA } from './fixtures/site.ts';
import { ANON_KEY } from './pages/page-globals.ts';
import { openSqliteDatabaseForReading } from './platform/database/sqlite-database.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { insertVersion } from './website/wedding-versions.ts';

// Each test starts programs, which is slow while the machine runs other tests.
describe('the start', () => {
  const expectFailure = async (start: Program | Promise<Outcome>, line: RegExp) => {
    const { code, stdout, stderr } = await ('ended' in start ? start.ended : start);
    expect(stderr).toMatch(line);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  };

  /** The start in this process. */
  const startHere = (folder: string, env: Record<string, string> = {}, dist?: string) =>
    runHere(async () => {
      const appFiles = dist ?? buildSite(join(folder, 'dist'));
      const publish = async () => appFiles;
      const getSettings = () => readSettings({ PORT: '0', DATA_DIR: join(folder, 'data'), ...env });
      await serve({ appFiles, publish, publishDocument: publish }, getSettings);
      return '';
    });

  test('formats no number and no date, which would load 6 MB of language data', async () => {
    const watch = `
      const report = (name) => console.log(name, new Error().stack);
      for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'ListFormat', 'Collator']) {
        Intl[name] = new Proxy(Intl[name], { construct: () => report(name), apply: () => report(name) });
      }
      for (const type of [Number, Date]) type.prototype.toLocaleString = () => report(type.name);
    `;
    const args = ['--import', `data:text/javascript,${encodeURIComponent(watch)}`];
    const start = `await import(${JSON.stringify(join(import.meta.dirname, 'serve.ts'))});`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...args, '--input-type=module', '-e', `${start} console.log('loaded');`],
      { env: { NODE_COMPILE_CACHE: COMPILE_CACHE } },
    );
    expect(stdout).toBe('loaded\n');
  });

  test('fails with one clear line and exit code 1 for an invalid setting', async ({ folder }) => {
    await expectFailure(startHere(folder, { PORT: 'x' }), /^PORT is "x"/);
  });

  test('fails with one clear line and exit code 1 for a site that is not built', async ({
    folder,
    dataDir,
  }) => {
    await expectFailure(
      startHere(folder, {}, join(folder, 'none')),
      /^The site is not built\. Run npm start/,
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  test('fails with one clear line and exit code 1 for a data folder that cannot be written', async ({
    folder,
    dataDir,
  }) => {
    writeFileSync(dataDir, '');
    await expectFailure(
      startHere(folder),
      /^The data folder .* cannot be written \(a file is in the way\)/,
    );
  });

  test('fails with one clear line and exit code 1 for a weak password of the dashboard behind a proxy', async ({
    folder,
  }) => {
    await expectFailure(
      startHere(folder, { HOST_PASSWORD: 'password', TRUST_PROXY: '1' }),
      /^HOST_PASSWORD is easy to guess: .* the next start creates a strong password\.\n$/,
    );
  });

  test('fails with one clear line and exit code 1 for a port in use', async ({ start }) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await expectFailure(
      start({ PORT: String(port) }),
      new RegExp(`^Port ${port} is already in use\\. .*PORT=3001 npm start\\.\\n$`),
    );
    other.close();
  });

  test('fails with one clear line and exit code 1 for an address that is not this machine', async ({
    start,
  }) => {
    await expectFailure(
      start({ HOST: '203.0.113.1' }),
      /^HOST is "203\.0\.113\.1"; .*HOST=127\.0\.0\.1/,
    );
  });
});

test('the start prints the addresses and the location of the data, but no password into a log', async ({
  start,
  dataDir,
}) => {
  const server = start({ SITE_PASSWORD: 'ponte' });
  const address = await waitForAddress(server);
  expect(await server.waitForOutput('(SQLite)\n')).toBe(
    [
      `Site        ${address}   password: in SITE_PASSWORD`,
      `Dashboard   ${address}/host   password: in ${join(dataDir, 'host-password')}`,
      'Content     the files in content/: still the demo of Portia & Bassanio',
      `Data        ${dataDir}/serenissima.db (SQLite)`,
      '',
    ].join('\n'),
  );
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('window.SITE_PASSWORD="ponte"');
});

test('the start names the published version of the website', async ({ start, database }) => {
  const document = JSON.stringify({ ...content, couple: ['Jessica', 'Lorenzo'] });
  const { publishedAt } = await insertVersion(database, {
    document,
    publishedBy: null,
    note: null,
  });
  const server = start();
  expect(await server.waitForOutput('(SQLite)\n')).toContain(
    `\nContent     version 1, published on ${publishedAt.slice(0, 10)} in the dashboard\n`,
  );
});

test('the start prints the passwords to a terminal', async ({ start, dataDir, skip }) => {
  skip(TERMINAL.isMissing, TERMINAL.reason);
  const server = start({ SITE_PASSWORD: 'ponte' }, undefined, { inTerminal: true });
  const address = await waitForAddress(server);
  const output = await server.waitForOutput('(SQLite)');
  const password = readFileSync(join(dataDir, 'host-password'), 'utf8').trim();
  expect(output).toContain(`Site        ${address}   password: ponte\r\n`);
  expect(output).toContain(`Dashboard   ${address}/host   password: ${password}\r\n`);
});

test('the log names the address of each failed sign-in for fail2ban, and no password', async ({
  start,
}) => {
  const server = start({ GATE: 'server', SITE_PASSWORD: 'ponte', TRUST_PROXY: '1' });
  const address = await waitForAddress(server);
  for (const [path, client] of [
    ['/gate', '192.0.2.7'],
    ['/host/api/session', '2001:db8::7'],
  ] as const) {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': client };
    const body = JSON.stringify({ password: 'sospiri' });
    await fetch(address + path, { method: 'POST', headers: { ...headers, Origin: address }, body });
  }
  const link = { headers: { 'X-Forwarded-For': '198.51.100.7' }, redirect: 'manual' } as const;
  await fetch(`${address}/i/KFM-7QT-R2W`, link);
  await fetch(`${address}/shared/no-such-token`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  server.process.kill('SIGTERM');
  const { stderr } = await server.ended;
  const filter = readFileSync(join(import.meta.dirname, '../deploy/fail2ban/filter.conf'), 'utf8');
  const [, failregex = ''] = /^failregex = (.*)$/m.exec(filter) ?? [];
  const pattern = new RegExp(failregex.replace('<ADDR>', '(?<address>[\\da-f.:]+)'));
  const lines = stderr.trimEnd().split('\n');
  const addresses = lines.map((line) => pattern.exec(line)?.groups?.address);
  expect(addresses).toEqual(['192.0.2.7', '2001:db8::7', '198.51.100.7', '203.0.113.7']);
  expect(stderr).not.toMatch(/sospiri|KFM|no-such-token/);
});

test('the start prints the demo’s password, which is public, also into a log', async ({
  start,
}) => {
  const server = start();
  await waitForAddress(server);
  expect(await server.waitForOutput('(SQLite)\n')).toMatch(/^Site .* password: serenissima\n/);
});

test('the server has no database and no dashboard when replies go to Supabase', async ({
  start,
  dataDir,
}) => {
  const server = start({ SUPABASE_URL: 'https://a.supabase.co/', SUPABASE_ANON_KEY: 'public' });
  const address = await waitForAddress(server);
  expect(await server.waitForOutput('(Supabase)')).toBe(
    [
      `Site        ${address}   password: serenissima`,
      'Replies     table rsvps of the Supabase project',
      'Data        https://a.supabase.co (Supabase)',
      '',
    ].join('\n'),
  );
  expect((await fetch(`${address}/host`)).status).toBe(404);
  expect((await fetch(`${address}/host/api/session`)).status).toBe(404);
  expect(existsSync(dataDir)).toBe(false);
});

test('an open dashboard does not keep the server from stopping, and its session ends when HOST_PASSWORD, which is not printed, changes', async ({
  start,
}) => {
  const HOST_PASSWORD = 'ponte-dei-pugni';
  const first = start({ HOST_PASSWORD });
  const address = await waitForAddress(first);
  expect(await first.waitForOutput('(SQLite)')).toContain(
    `Dashboard   ${address}/host   password: in HOST_PASSWORD\n`,
  );
  const cookie = await signIn(address, HOST_PASSWORD);
  const session = (url: string) => fetch(`${url}/host/api/session`, { headers: { cookie } });
  expect((await session(address)).status).toBe(204);

  const changes = await fetch(`${address}/host/api/changes`, { headers: { cookie } });
  const reader = changes.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toMatch(/^event: change\ndata: /);
  expect((await sendReply(address)).status).toBe(201);
  expect((await reader?.read())?.value).toMatch(/^event: change\ndata: /);
  first.process.kill('SIGTERM');
  expect(await reader?.read()).toMatchObject({ done: true });
  expect(await first.ended).toMatchObject({ code: 0, stderr: '' });

  const again = start({ HOST_PASSWORD });
  expect((await session(await waitForAddress(again))).status).toBe(204);
  const changed = start({ HOST_PASSWORD: 'ponte-dei-sospiri' });
  expect((await session(await waitForAddress(changed))).status).toBe(401);
});

test('an acknowledged reply is stored after kill -9, and npm run replies prints it', async ({
  start,
  folder,
  dataDir,
}) => {
  const server = start();
  const response = await sendReply(await waitForAddress(server));
  expect(response.status).toBe(201);
  server.process.kill('SIGKILL');
  await server.ended;
  expect(await listStoredReplies(dataDir)).toEqual([await response.json()]);
  const { stdout } = await runReplies(folder);
  expect(stdout).toContain('Portia of Belmont & Bassanio');
});

test.for(['SIGTERM', 'SIGINT'] as const)(
  'after %s the server finishes a running request, and half a reply is not stored',
  async (signal, { start, dataDir }) => {
    const server = start();
    const address = await waitForAddress(server);
    (await sendHalfReply(address)).destroy();
    expect((await sendReply(address)).status).toBe(201);
    expect(await listStoredReplies(dataDir)).toHaveLength(1);
    const socket = await sendHalfReply(address);

    server.process.kill(signal);
    server.process.kill(signal);
    await waitUntilUnreachable(address);
    let received = '';
    socket.setEncoding('utf8').on('data', (text) => {
      received += text;
    });
    socket.write(BODY.subarray(20));
    await once(socket, 'close');

    expect(received).toMatch(/^HTTP\/1\.1 201 /);
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(`${dataDir}/serenissima.db-wal`)).toBe(false);
    expect(await listStoredReplies(dataDir)).toHaveLength(2);
  },
);

async function signIn(address: string, password: string): Promise<string> {
  const response = await fetch(`${address}/host/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: address },
    body: JSON.stringify({ password }),
  });
  expect(response.status).toBe(204);
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}

const BODY = Buffer.from(JSON.stringify(PORTIA));
const HEADERS = { apikey: ANON_KEY, 'Content-Type': 'application/json' };

function sendReply(address: string): Promise<Response> {
  const headers = {
    ...HEADERS,
    Accept: 'application/vnd.pgrst.object+json',
    Prefer: 'return=representation',
  };
  return fetch(`${address}/rest/v1/rsvps`, { method: 'POST', headers, body: BODY });
}

/** Sends twenty bytes of a reply, and waits until the server has begun to read it. */
async function sendHalfReply(address: string): Promise<Socket> {
  const { host, hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const head = Object.entries({ Host: host, ...HEADERS, 'Content-Length': BODY.length })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  socket.write(`POST /rest/v1/rsvps HTTP/1.1\r\nExpect: 100-continue\r\n${head}\r\n`);
  const [continued] = await once(socket, 'data');
  expect(String(continued)).toMatch(/^HTTP\/1\.1 100 /);
  socket.write(BODY.subarray(0, 20));
  return socket;
}

async function waitUntilUnreachable(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  for (;;) {
    const socket = connect(Number(port), hostname);
    try {
      await once(socket, 'connect');
      socket.destroy();
    } catch {
      return;
    }
  }
}

async function listStoredReplies(dataDir: string) {
  const database = openSqliteDatabaseForReading(dataDir);
  if (!database) throw new Error('There is no database.');
  const replies = await listRecords(database);
  database.close();
  return replies;
}
