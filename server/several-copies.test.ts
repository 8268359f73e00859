import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildSite } from './fixtures/built-site.ts';
import { listen } from './fixtures/changes.ts';
import { createClient, createReply, getCookie } from './fixtures/dashboard.ts';
import { type Postgres, startPostgres } from './fixtures/postgres.ts';
import { type Program, runPasswords, startServer, waitForAddress } from './fixtures/program.ts';
import { type RoundRobin, startRoundRobin } from './fixtures/round-robin.ts';
import { PORTIA } from './fixtures/site.ts';
import { ANON_KEY } from './pages/page-globals.ts';

// Each test starts programs, which is slow while the machine runs other tests.
let postgres: Postgres;
let folder: string;
let databaseCount = 0;

type Copies = {
  database: string;
  programs: Program[];
  proxy: RoundRobin;
  /** Sends a request through the proxy, as the page does. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** The dashboard's password, as `npm run passwords` prints it. */
  readPassword(): Promise<string>;
  close(): Promise<void>;
};

/** Starts two copies of the server at once on an empty database. The proxy alternates between them. */
async function startCopies(): Promise<Copies> {
  databaseCount += 1;
  const database = `wedding-${databaseCount}`;
  const env = {
    DATABASE_URL: await postgres.create(database),
    GATE: 'server',
    SITE_PASSWORD: 'rialto',
    TRUST_PROXY: '1',
  };
  const dist = buildSite(join(folder, 'dist'));
  const programs = [startServer(folder, dist, env), startServer(folder, dist, env)];
  const proxy = await startRoundRobin(await Promise.all(programs.map(waitForAddress)));
  return {
    database,
    programs,
    proxy,
    request(path, init = {}) {
      const headers = {
        Origin: proxy.address,
        'Content-Type': 'application/json',
        ...init.headers,
      };
      return fetch(proxy.address + path, { ...init, headers });
    },
    async readPassword() {
      const { stdout } = await runPasswords(folder, env);
      return /Dashboard +(\S+)/.exec(stdout)?.[1] ?? '';
    },
    async close() {
      for (const { process } of programs) process.kill('SIGKILL');
      await Promise.all(programs.map(({ ended }) => ended));
      await proxy.close();
    },
  };
}

let copies: Copies;
let hostPassword: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serenissima-copies-'));
  postgres = await startPostgres(['fsync=off']);
  copies = await startCopies();
  hostPassword = await copies.readPassword();
});
afterEach(async () => {
  // The proxy has one address, and each test its own attempts.
  await postgres.sql(copies.database, 'delete from password_attempts');
  copies.proxy.answered.length = 0;
});
afterAll(async () => {
  await copies.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const withPassword = (password: string) => ({ method: 'POST', body: JSON.stringify({ password }) });

async function enterGate({ request }: Copies): Promise<string> {
  const response = await request('/gate', withPassword('rialto'));
  expect(response.status).toBe(204);
  return getCookie(response);
}

async function sendReply({ request }: Copies, Cookie: string): Promise<Response> {
  const headers = { apikey: ANON_KEY, Prefer: 'return=representation', Cookie };
  return request('/rest/v1/rsvps', { method: 'POST', body: JSON.stringify(PORTIA), headers });
}

async function signIn({ request, proxy }: Copies, password = hostPassword) {
  const response = await request('/host/api/session', withPassword(password));
  expect(response.status).toBe(204);
  const app = { request: (path: string, init: RequestInit) => fetch(proxy.address + path, init) };
  return createClient(app, getCookie(response), proxy.address);
}

describe('the limit of ten password attempts', () => {
  test.for([
    ['/gate', 'the gate'],
    ['/host/api/session', 'the dashboard'],
  ] as const)('%s: all copies count together', async ([path]) => {
    const responses = await Promise.all(
      Array.from({ length: 24 }, () => copies.request(path, withPassword('murano-murano'))),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
    expect(new Set(copies.proxy.answered)).toEqual(new Set([0, 1]));
    const password = path === '/gate' ? 'rialto' : hostPassword;
    expect((await copies.request(path, withPassword(password))).status).toBe(429);
  });
});

test('a guest who entered the password at one copy can use all', async () => {
  const picture = '/private/couple-5e6f.avif';
  expect((await copies.request(picture)).status).toBe(401);
  expect((await sendReply(copies, '')).status).toBe(401);
  const Cookie = await enterGate(copies);
  for (let time = 0; time < 4; time += 1) {
    expect((await copies.request(picture, { headers: { Cookie } })).status).toBe(200);
    expect((await sendReply(copies, Cookie)).status).toBe(201);
  }
});

test('copies that start at once share the dashboard’s password and its sessions', async () => {
  expect(hostPassword).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
  expect(await copies.readPassword()).toBe(hostPassword);
  const client = await signIn(copies);
  for (let time = 0; time < 4; time += 1)
    expect((await client.request('session')).status).toBe(204);
  await client.request('session', { method: 'DELETE' });
  for (let time = 0; time < 4; time += 1)
    expect((await client.request('session')).status).toBe(401);
});

test('the dashboard is notified at once of replies to the other copy', async () => {
  const client = await signIn(copies);
  const streams = [await listen(client), await listen(client)];
  const nextVersions = async () => Promise.all(streams.map((stream) => stream.next()));
  const [first, same] = await nextVersions();
  expect(same).toBe(first);

  const Cookie = await enterGate(copies);
  for (let time = 0; time < 2; time += 1) {
    await sendReply(copies, Cookie);
    const [version, other] = await nextVersions();
    expect(other).toBe(version);
    expect(version).toBe((await client.guestData()).version);
  }
  await client.send('households', { reply: createReply() });
  expect(await nextVersions()).toEqual(Array(2).fill((await client.guestData()).version));
  await Promise.all(streams.map((stream) => stream.close()));
});

test('a copy that is stopped finishes its requests, and the other continues', async () => {
  const own = await startCopies();
  onTestFinished(() => own.close());
  const Cookie = await enterGate(own);
  const client = await signIn(own, await own.readPassword());
  const streams = [await listen(client), await listen(client)];
  const sent = Array.from({ length: 20 }, () => sendReply(own, Cookie));
  const [stopped] = own.programs;
  stopped?.process.kill('SIGTERM');
  const { code, stderr } = (await stopped?.ended) ?? {};
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });

  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  const stored = statuses.filter((status) => status === 201).length;
  expect(statuses.every((status) => status === 201 || status === 502)).toBe(true);
  const rows = await postgres.sql(own.database, 'select id from rsvps');
  expect(rows).toHaveLength(stored);
  await Promise.all(streams.map((stream) => stream.close()));
});
