import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { buildSite } from './fixtures/built-site.ts';
import { listen } from './fixtures/changes.ts';
import { createClient, createReply, getCookie } from './fixtures/dashboard.ts';
import { type Postgres, startPostgres } from './fixtures/postgres.ts';
import { type Program, startServer, waitForAddress } from './fixtures/program.ts';
import { type RoundRobin, roundRobin } from './fixtures/round-robin.ts';
import { test as base, PORTIA } from './fixtures/site.ts';
import { ANON_KEY } from './pages/page-globals.ts';

// Each test starts programs, which is slow while the machine runs other tests.
vi.setConfig({ testTimeout: 30_000 });

let postgres: Postgres;
let made = 0;

beforeAll(async () => {
  postgres = await startPostgres(['fsync=off']);
});
afterAll(() => postgres.stop());

type Copies = {
  programs: Program[];
  /** What each of them printed at its start. */
  printed: string[];
  proxy: RoundRobin;
  /** Asks through the proxy, as the page does. */
  ask(path: string, init?: RequestInit): Promise<Response>;
};

/** Two copies of the server, started at once on an empty database and asked in turn. */
const test = base.extend<{ copies: Copies }>({
  copies: async ({ folder }, use) => {
    made += 1;
    const env = {
      DATABASE_URL: await postgres.create(`wedding-${made}`),
      GATE: 'server',
      SITE_PASSWORD: 'rialto',
      TRUST_PROXY: '1',
    };
    const dist = buildSite(join(folder, 'dist'));
    const programs = [startServer(folder, dist, env), startServer(folder, dist, env)];
    const addresses = await Promise.all(programs.map(waitForAddress));
    const printed = await Promise.all(
      programs.map((program) => program.waitForOutput('PostgreSQL database')),
    );
    const proxy = await roundRobin(addresses);
    const ask = (path: string, init: RequestInit = {}) => {
      const headers = {
        Origin: proxy.address,
        'Content-Type': 'application/json',
        ...init.headers,
      };
      return fetch(proxy.address + path, { ...init, headers });
    };
    await use({ programs, printed, proxy, ask });
    for (const { process } of programs) process.kill('SIGKILL');
    await Promise.all(programs.map(({ ended }) => ended));
    await proxy.close();
  },
});

const enter = (password: string) => ({ method: 'POST', body: JSON.stringify({ password }) });

async function enteredCookie({ ask }: Copies): Promise<string> {
  const answer = await ask('/gate', enter('rialto'));
  expect(answer.status).toBe(204);
  return getCookie(answer);
}

async function sendReply({ ask }: Copies, Cookie: string): Promise<Response> {
  const headers = { apikey: ANON_KEY, Prefer: 'return=representation', Cookie };
  return ask('/rest/v1/rsvps', { method: 'POST', body: JSON.stringify(PORTIA), headers });
}

const hostPasswordOf = (printed = '') => /\/host {3}password: (\S+)/.exec(printed)?.[1] ?? '';

async function signedIn({ ask, printed, proxy }: Copies) {
  const password = hostPasswordOf(printed[0]);
  const answer = await ask('/host/api/session', enter(password));
  expect(answer.status).toBe(204);
  const request = (path: string, init: RequestInit) => fetch(proxy.address + path, init);
  return createClient({ request }, getCookie(answer), proxy.address);
}

describe('an anonymous visitor who guesses', () => {
  test.for([
    ['/gate', 'at the gate'],
    ['/host/api/session', 'at the dashboard'],
  ] as const)('%s has ten tries with all copies together', async ([path], { copies }) => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => copies.ask(path, enter('murano-murano'))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
    expect(new Set(copies.proxy.answered)).toEqual(new Set([0, 1]));
    const right = path === '/gate' ? 'rialto' : hostPasswordOf(copies.printed[0]);
    expect((await copies.ask(path, enter(right))).status).toBe(429);
  });
});

test('a guest who entered by one copy is inside for all', async ({ copies }) => {
  const picture = '/private/couple-5e6f.avif';
  expect((await copies.ask(picture)).status).toBe(401);
  expect((await sendReply(copies, '')).status).toBe(401);
  const Cookie = await enteredCookie(copies);
  for (let time = 0; time < 4; time += 1) {
    expect((await copies.ask(picture, { headers: { Cookie } })).status).toBe(200);
    expect((await sendReply(copies, Cookie)).status).toBe(201);
  }
});

test('copies that start at once agree on the dashboard’s password; its session is for all', async ({
  copies,
}) => {
  const passwords = copies.printed.map(hostPasswordOf);
  expect(passwords[0]).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
  expect(passwords[1]).toBe(passwords[0]);
  const client = await signedIn(copies);
  for (let time = 0; time < 4; time += 1)
    expect((await client.request('session')).status).toBe(204);
  await client.request('session', { method: 'DELETE' });
  for (let time = 0; time < 4; time += 1)
    expect((await client.request('session')).status).toBe(401);
});

test('the dashboard hears at once what came by the other copy', async ({ copies }) => {
  const client = await signedIn(copies);
  const streams = [await listen(client), await listen(client)];
  const told = async () => Promise.all(streams.map((stream) => stream.next()));
  const [first, same] = await told();
  expect(same).toBe(first);

  const Cookie = await enteredCookie(copies);
  for (let time = 0; time < 2; time += 1) {
    await sendReply(copies, Cookie);
    const [version, other] = await told();
    expect(other).toBe(version);
    expect(version).toBe((await client.guestData()).version);
  }
  await client.send('households', { reply: createReply() });
  expect(await told()).toEqual(Array(2).fill((await client.guestData()).version));
  await Promise.all(streams.map((stream) => stream.close()));
});

test('a copy that is told to stop finishes what it has, and the other goes on', async ({
  copies,
}) => {
  const Cookie = await enteredCookie(copies);
  const client = await signedIn(copies);
  const streams = [await listen(client), await listen(client)];
  const sent = Array.from({ length: 20 }, () => sendReply(copies, Cookie));
  const [leaving] = copies.programs;
  leaving?.process.kill('SIGTERM');
  const { code, stderr } = (await leaving?.ended) ?? {};
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });

  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  const stored = statuses.filter((status) => status === 201).length;
  expect(statuses.every((status) => status === 201 || status === 502)).toBe(true);
  const rows = await postgres.sql(`wedding-${made}`, 'select id from rsvps');
  expect(rows).toHaveLength(stored);
  await Promise.all(streams.map((stream) => stream.close()));
});
