import { describe, expect } from 'vitest';
import type { CoHost, HostsResponse, NewHostResponse } from '../../domain/accounts/hosts-api.ts';
import type { SessionsResponse } from '../../domain/dashboard/dashboard-api.ts';
import type {
  WebsiteDraft,
  WebsiteVersion,
  WebsiteVersions,
} from '../../domain/website/website-api.ts';
import type { createApp } from '../app.ts';
import {
  test as base,
  type Client,
  createClient,
  createReply,
  getCookie,
  ORIGIN,
} from '../fixtures/dashboard.ts';
import { ACCESS } from '../fixtures/site.ts';
import { createMemoryLimiters } from '../platform/access/attempt-limiter.ts';
import { hashPassword } from '../platform/access/passwords.ts';
import { createCoHostSigner } from '../platform/access/sessions.ts';
import { findHostByName, insertHost } from './hosts.ts';

const PASSWORD = 'quattro gatti neri';
const ADA = { name: 'Ada', password: PASSWORD };
const CHEAP = { N: 2, r: 1, p: 1 };
const WRONG = 'The name or the password is not right.';

type SignIn = (body: object, headers?: Record<string, string>) => Promise<Response>;
type Fixtures = {
  app: ReturnType<typeof createApp>;
  /** Signs in with a name and a password. */
  signInAs: SignIn;
  /** The dashboard of the co-host Ada. */
  ada: Client;
};

const test = base.extend<Fixtures>({
  app: async ({ openApp }, use) =>
    use(openApp({ env: { SITE_PASSWORD: 'ca foscari' }, passwordCost: CHEAP })),
  signInAs: async ({ anonymous }, use) =>
    use((body, headers = {}) => anonymous.request('session', { method: 'POST', body, headers })),
  ada: async ({ app, database, signInAs }, use) => {
    const passwordHash = await hashPassword(PASSWORD, CHEAP);
    await insertHost(database, { name: ADA.name, passwordHash });
    await use(createClient(app, getCookie(await signInAs(ADA))));
  },
});

const send = (client: Client, method: string, path: string, body?: object) =>
  client.request(path, { method, ...(body && { body }) });
const list = async (client: Client) =>
  (await (await client.request('hosts')).json()) as HostsResponse;
const isSignedIn = async (client: Client) => (await client.request('session')).status === 204;

describe('a co-host', () => {
  test.for<[string, object, string]>([
    ['without a name', { name: ' ' }, 'name'],
    ['with a name of 61 characters', { name: 'a'.repeat(61) }, 'name'],
    ['with a name that nobody sees', { name: 'a\u200b' }, 'name'],
    ['with a password of seven characters', { password: 'x7#kq!9' }, 'password'],
    ['with a password of two lines', { password: 'quattro\ngatti' }, 'password'],
    ['with a common password', { password: 'P@ssw0rd-2026' }, 'password'],
    ['with the guests’ password', { password: 'Ca-Foscari-2026' }, 'password'],
    ['with the couple’s password', { password: `${ACCESS.password}1` }, 'password'],
    ['with a password like the name', { name: 'Bassanio', password: 'bassanio26' }, 'password'],
  ])('is not added %s', async ([, change, field], { client }) => {
    const response = await send(client, 'POST', 'hosts', { ...ADA, ...change });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid', field });
    expect((await list(client)).hosts).toEqual([]);
  });

  test('is not added with the name of another one, in any capitals', async ({ client }) => {
    await client.send('hosts', { name: 'Zoë  Bell', password: null });
    const response = await send(client, 'POST', 'hosts', {
      name: 'ZOE\u0308 bell',
      password: null,
    });
    expect(await response.json()).toMatchObject({ message: 'Another co-host has this name.' });
  });
});

describe('a sign-in of a co-host', () => {
  test.for<[string, object, string]>([
    ['a wrong password', { name: 'Ada', password: 'x' }, WRONG],
    ['an unknown name', { name: 'Eve', password: PASSWORD }, WRONG],
    ['a name that PostgreSQL cannot store', { name: 'Ada\0', password: PASSWORD }, WRONG],
    ['no name', { password: PASSWORD }, 'That is not the password.'],
    ['an empty name', { name: ' ', password: PASSWORD }, 'That is not the password.'],
    ['a name that is not a text', { name: 1, password: PASSWORD }, 'That is not the password.'],
  ])('is rejected with %s', async ([, body, message], { ada: _, signInAs }) => {
    const response = await signInAs(body);
    expect([response.status, await response.json()]).toEqual([
      401,
      { code: 'wrong-password', message },
    ]);
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  test('is rejected after ten attempts in a minute, also with the right password', async ({
    ada: _,
    openApp,
  }) => {
    const app = openApp({ attempts: createMemoryLimiters() });
    const signIn = (body: object) =>
      createClient(app, '').request('session', { method: 'POST', body });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const name = attempt === 0 ? 'Eve' : 'Ada';
      expect((await signIn({ name, password: 'x' })).status).toBe(401);
    }
    expect((await signIn(ADA)).status).toBe(429);
    expect((await signIn({ password: ACCESS.password })).status).toBe(429);
  });

  test('is rejected with a cookie that was signed for another co-host or without the couple’s password', async ({
    app,
    client,
    database,
    ada,
  }) => {
    const { host } = await client.send<NewHostResponse>('hosts', { name: 'Eve', password: null });
    const [account, eve] = [
      await findHostByName(database, 'Ada'),
      await findHostByName(database, 'Eve'),
    ];
    if (!account || !eve) throw new Error('There are no co-hosts.');
    const token = ada.cookie.replace(/^desk-session=h\d+\./, '');
    const forge = (access: typeof ACCESS) => createCoHostSigner(access, account).createToken();
    const cookies = [
      // The couple’s cookie has no id.
      token,
      `h${host.id}.${token}`,
      `h0.${token}`,
      `h999999999999999.${token}`,
      `h${account.id}.${createCoHostSigner(ACCESS, eve).createToken()}`,
      `h${account.id}.${forge({ ...ACCESS, password: 'another one' })}`,
      `h${account.id}.${forge({ ...ACCESS, secret: 'another' })}`,
    ];
    for (const cookie of cookies) {
      expect(await isSignedIn(createClient(app, `desk-session=${cookie}`))).toBe(false);
    }
    expect(await isSignedIn(ada)).toBe(true);
  });
});

describe('a co-host', () => {
  test.for<[string, string, object | undefined]>([
    ['POST', 'hosts', { name: 'Eve', password: null }],
    ['PUT', 'hosts/1', { name: 'Eve' }],
    ['POST', 'hosts/1/password', { password: null }],
    ['DELETE', 'hosts/1', undefined],
    ['POST', 'sessions/end-others', undefined],
    // Not 413: no smaller body would be accepted.
    ['POST', 'hosts', { name: 'a'.repeat(40_000) }],
    ['POST', 'sessions/end-others', { text: 'a'.repeat(40_000) }],
    ['POST', 'delete-all-data', { confirmation: 'DELETE' }],
    ['POST', 'households/email%3Aportia%40belmont.example/erase', {}],
  ])('cannot use %s %s (%#)', async ([method, path, body], { ada, client }) => {
    await client.send('households', { reply: createReply() });
    const response = await send(ada, method, path, body);
    expect([response.status, await response.json()]).toEqual([
      403,
      {
        code: 'couple-only',
        message: 'Only somebody who signed in with the couple’s password can do this.',
      },
    ]);
    expect((await list(client)).hosts).toMatchObject([{ name: 'Ada' }]);
    expect((await client.guestData()).households).toHaveLength(1);
    expect([await isSignedIn(client), await isSignedIn(ada)]).toEqual([true, true]);
  });

  test('cannot sign out another person’s device, but their own', async ({
    ada,
    client,
    app,
    signInAs,
  }) => {
    const phone = createClient(app, getCookie(await signInAs(ADA)));
    await client.guestData();
    const { sessions } = (await (await ada.request('sessions')).json()) as SessionsResponse;
    const couple = sessions.find(({ host }) => host === null);
    const own = sessions.find(({ host, isCurrent }) => host === 'Ada' && !isCurrent);
    expect((await send(ada, 'DELETE', `sessions/${couple?.id}`)).status).toBe(403);
    expect((await send(ada, 'DELETE', `sessions/${own?.id}`)).status).toBe(204);
    expect([await isSignedIn(client), await isSignedIn(phone)]).toEqual([true, false]);
  });
});

describe('a co-host who changes their own password', () => {
  const NEXT = 'cinque cani rossi';
  const change = (client: Client, body: object) =>
    send(client, 'POST', 'own-password', { current: PASSWORD, password: NEXT, ...body });

  test.for<[string, object, string]>([
    ['without the current one', { current: 'x' }, 'current'],
    ['with a common one', { password: 'P@ssw0rd-2026' }, 'password'],
    ['with one like the guests’', { password: 'Ca-Foscari-2026' }, 'password'],
  ])('is rejected %s', async ([, body, field], { ada, signInAs }) => {
    const response = await change(ada, body);
    expect([response.status, await response.json()]).toMatchObject([400, { field }]);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect((await signInAs(ADA)).status).toBe(204);
  });

  test('is rejected after ten attempts in a minute with a wrong one', async ({ ada }) => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await change(ada, { current: `x${attempt}` })).status).toBe(400);
      expect((await change(ada, { password: 'P@ssw0rd-2026' })).status).toBe(
        attempt < 9 ? 400 : 429,
      );
    }
  });

  test('is rejected when the couple chooses another one at that moment', async ({
    ada,
    app,
    client,
    signInAs,
  }) => {
    const couples = Promise.withResolvers<NewHostResponse>();
    // The server reads the body after it has checked the session.
    const pull = async (body: ReadableByteStreamController) => {
      couples.resolve(client.send('hosts/1/password', { password: null }));
      await couples.promise;
      body.enqueue(new TextEncoder().encode(JSON.stringify({ current: PASSWORD, password: NEXT })));
      body.close();
    };
    const response = await app.request('/host/api/own-password', {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json', Cookie: ada.cookie },
      body: new ReadableStream({ type: 'bytes', pull }),
      duplex: 'half',
    });
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'signed-out' }]);
    const { password } = await couples.promise;
    expect((await signInAs({ name: 'Ada', password })).status).toBe(204);
  });

  test('is the couple’s password nowhere, and the couple has no such route', async ({ client }) => {
    expect((await change(client, { current: ACCESS.password })).status).toBe(404);
  });

  test('stays signed in on this device and is signed out on the others', async ({
    ada,
    app,
    signInAs,
  }) => {
    const phone = createClient(app, getCookie(await signInAs(ADA)));
    const response = await change(ada, {});
    expect(await response.json()).toMatchObject({ host: { name: 'Ada' }, password: NEXT });
    const here = createClient(app, getCookie(response));
    expect([await isSignedIn(here), await isSignedIn(phone)]).toEqual([true, false]);
    // A copy of the cookie from before.
    expect(await isSignedIn(ada)).toBe(false);
    const { sessions } = (await (await here.request('sessions')).json()) as SessionsResponse;
    expect(sessions.filter(({ host }) => host === 'Ada')).toMatchObject([{ isCurrent: true }]);
    expect((await signInAs(ADA)).status).toBe(401);
    expect((await signInAs({ name: 'Ada', password: NEXT })).status).toBe(204);
  });
});

describe('a co-host', () => {
  test('signs in with the name in any capitals and a password with accents in any form', async ({
    client,
    signInAs,
  }) => {
    await client.send('hosts', { name: 'Zoë', password: 'caffè di notte' });
    expect((await signInAs({ name: ' ZOE\u0308 ', password: 'caffe\u0300 di notte' })).status).toBe(
      204,
    );
  });

  test('receives a strong password if the couple chooses none, which is stored as a hash', async ({
    client,
    database,
    openApp,
    signInAs,
  }) => {
    const app = openApp();
    const { host, password } = await createClient(app, client.cookie).send<NewHostResponse>(
      'hosts',
      { name: 'Ada', password: null },
    );
    expect(host).toEqual({ id: 1, name: 'Ada', createdAt: expect.any(String), seenAt: null });
    expect(password).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect((await signInAs({ name: 'Ada', password })).status).toBe(204);
    const [row] = await database.query<{ password_hash: string }>('SELECT * FROM hosts');
    expect(row?.password_hash).toMatch(/^scrypt 32768 8 3 [\w-]{22} [\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  test('does not change how the couple signs in, with any name that a browser fills in', async ({
    ada: _,
    app,
    signInAs,
  }) => {
    for (const name of ['', 'host', 'Ada']) {
      const response = await signInAs({ name, password: ACCESS.password });
      expect(response.status).toBe(204);
      const couple = createClient(app, getCookie(response));
      expect((await list(couple)).signedInAs).toBeNull();
    }
  });

  test('is named in the list of devices, and by their own dashboard', async ({ ada, client }) => {
    await ada.guestData();
    await client.guestData();
    const { sessions } = (await (await client.request('sessions')).json()) as SessionsResponse;
    expect(sessions.map(({ host }) => host).sort()).toEqual(['Ada', null]);
    for (const session of sessions) expect(session).not.toHaveProperty('hostId');
    expect(await list(ada)).toMatchObject({ signedInAs: 'Ada', hosts: [{ name: 'Ada' }] });
    expect((await list(client)).hosts[0]?.seenAt).toMatch(/Z$/);
  });

  test('is the author of their changes, also after they were renamed and removed', async ({
    ada,
    client,
  }) => {
    const { key } = await ada.send<{ key: string }>('households', { reply: createReply() });
    const change = async (by: Client, path: string, body: object = {}) => {
      const { version } = await client.household(key);
      await by.send(`households/${key}/${path}`, { version, ...body });
    };
    await change(client, 'reply', { reply: createReply({ guests_count: 2 }) });
    await change(ada, 'withdraw');
    await send(client, 'PUT', 'hosts/1', { name: 'Ada L.' });
    await change(ada, 'restore');
    await change(ada, 'confirm');
    await send(client, 'DELETE', 'hosts/1');
    const { history } = await client.household(key);
    expect(history.map(({ by, author }) => [by, author])).toEqual([
      ['couple', 'Ada'],
      ['couple', undefined],
      ['couple', 'Ada'],
      ['couple', 'Ada L.'],
      ['couple', 'Ada L.'],
    ]);
  });

  test('is the author of the versions that they publish', async ({ ada, client }) => {
    const { revision } = (await (await client.request('website')).json()) as WebsiteDraft;
    const publish = { revision, note: 'From Ada' };
    await ada.send<WebsiteVersion>('website/publish', publish);
    const draft = (await (await client.request('website')).json()) as WebsiteDraft;
    await client.send<WebsiteVersion>('website/publish', { revision: draft.revision });
    const { versions } = (await (
      await client.request('website/versions')
    ).json()) as WebsiteVersions;
    expect(versions.map(({ author }) => author)).toEqual([null, 'Ada']);
  });

  test('keeps their session when they are renamed, also in other capitals', async ({
    ada,
    client,
  }) => {
    expect((await send(client, 'PUT', 'hosts/1', { name: 'ADA' })).status).toBe(200);
    const response = await send(client, 'PUT', 'hosts/1', { name: 'Ada Lovelace' });
    expect((await response.json()) as CoHost).toMatchObject({ id: 1, name: 'Ada Lovelace' });
    expect(await list(ada)).toMatchObject({ signedInAs: 'Ada Lovelace' });
  });

  test('is signed out everywhere by a new password, and by another copy of the server', async ({
    ada,
    client,
    otherDatabase,
    openApp,
    signInAs,
  }) => {
    const copy = openApp({ database: otherDatabase });
    const onCopy = createClient(copy, ada.cookie);
    expect(await isSignedIn(onCopy)).toBe(true);
    const { password } = await client.send<NewHostResponse>('hosts/1/password', { password: null });
    expect([await isSignedIn(ada), await isSignedIn(onCopy)]).toEqual([false, false]);
    expect((await signInAs(ADA)).status).toBe(401);
    expect((await signInAs({ name: 'Ada', password })).status).toBe(204);
  });

  test('is signed out when they are removed, and a new one of the same name gets nothing of theirs', async ({
    ada,
    client,
    otherDatabase,
    openApp,
  }) => {
    const copy = openApp({ database: otherDatabase });
    await send(client, 'DELETE', 'hosts/1');
    await client.send('hosts', ADA);
    expect(await isSignedIn(ada)).toBe(false);
    expect(await isSignedIn(createClient(copy, ada.cookie))).toBe(false);
    expect((await list(client)).hosts).toMatchObject([{ id: 2, seenAt: null }]);
    expect((await send(client, 'PUT', 'hosts/1', { name: 'Eve' })).status).toBe(404);
  });

  test('is signed out when the couple signs out all other devices', async ({ ada, client }) => {
    await send(client, 'POST', 'sessions/end-others');
    expect(await isSignedIn(ada)).toBe(false);
  });

  test('is in no backup', async ({ ada: _, client }) => {
    for (const file of ['backup.db', 'backup.json']) {
      const bytes = Buffer.from(await (await client.request(file)).arrayBuffer());
      expect(bytes.includes('scrypt 2 1 1')).toBe(false);
    }
  });
});
