import { describe, expect, vi } from 'vitest';
import type { SessionsResponse } from '../../domain/dashboard/dashboard-api.ts';
import type { createApp } from '../app.ts';
import { type Client, createClient, getCookie, ORIGIN, test } from '../fixtures/dashboard.ts';
import { ACCESS } from '../fixtures/site.ts';
import { createDashboardSigner, createSessionSigner } from '../platform/access/sessions.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1';
const PASSWORD = 'rialto';

const LOCKED = { GATE: 'server', SITE_PASSWORD: PASSWORD };

type App = ReturnType<typeof createApp>;

async function signIn(app: App, userAgent = SAFARI): Promise<Client> {
  const response = await createClient(app, '').request('session', {
    method: 'POST',
    body: { password: ACCESS.password },
    headers: { 'User-Agent': userAgent },
  });
  return createClient(app, getCookie(response));
}

async function list(client: Client): Promise<SessionsResponse> {
  return (await client.request('sessions')).json() as Promise<SessionsResponse>;
}

const isSignedIn = async (client: Client) => (await client.request('session')).status === 204;

describe('the list of sessions', () => {
  test('names each device with its times, and marks the current one', async ({ app }) => {
    const [phone, other] = [await signIn(app), await signIn(app, 'curl/8.5.0')];
    await phone.guestData();
    const { sessions, hasGuestSessions } = await list(phone);
    expect(hasGuestSessions).toBe(false);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({
      device: 'Safari on iPhone',
      signedInAt: expect.stringMatching(/Z$/),
      seenAt: expect.stringMatching(/Z$/),
    });
    expect(sessions.find(({ isCurrent }) => !isCurrent)).toMatchObject({
      device: null,
      signedInAt: expect.stringMatching(/Z$/),
      seenAt: null,
    });
    expect((await list(other)).sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  test('stores no address and no more of the user agent than the device’s name', async ({
    app,
    database,
  }) => {
    await signIn(app);
    const list = () => database.query<object>('SELECT * FROM sessions');
    await expect.poll(list).toHaveLength(1);
    const [row] = await list();
    expect(Object.keys(row ?? {}).sort()).toEqual(
      ['device', 'host', 'id', 'previous_at', 'seen_at', 'signed_in_at', 'signed_out_at'].sort(),
    );
    expect(row).toMatchObject({ device: 'Safari on iPhone' });
  });

  test('leaves out sessions that were signed out or have expired', async ({ app, database }) => {
    const [client, gone] = [await signIn(app), await signIn(app)];
    await gone.request('session', { method: 'DELETE' });
    await database.query(
      "INSERT INTO sessions (id, signed_in_at) VALUES ('expired', '2020-01-01T00:00:00.000Z')",
    );
    expect((await list(client)).sessions).toHaveLength(1);
  });

  test('contains a session of an earlier version as soon as it is used', async ({ app }) => {
    const cookie = `desk-session=${createDashboardSigner(ACCESS).createToken()}`;
    const client = createClient(app, cookie);
    await client.guestData();
    expect((await list(client)).sessions).toMatchObject([
      { device: null, signedInAt: null, isCurrent: true },
    ]);
  });
});

describe('ending sessions of the dashboard', () => {
  test('ends one session and keeps the others', async ({ app }) => {
    const [client, lost, other] = [await signIn(app), await signIn(app), await signIn(app)];
    const id = (await list(lost)).sessions.find(({ isCurrent }) => isCurrent)?.id;
    expect((await client.request(`sessions/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await Promise.all([client, lost, other].map(isSignedIn))).toEqual([true, false, true]);
    expect((await list(client)).sessions).toHaveLength(2);
  });

  test('stores nothing for an unknown session', async ({ app, database }) => {
    const client = await signIn(app);
    expect((await client.request('sessions/unknown', { method: 'DELETE' })).status).toBe(204);
    await expect.poll(() => database.query('SELECT id FROM sessions')).toHaveLength(1);
  });

  test('ends all others, also one that is not in the database', async ({ app, database }) => {
    const [client, other] = [await signIn(app), await signIn(app)];
    const unlisted = createClient(
      app,
      `desk-session=${createDashboardSigner(ACCESS).createToken()}`,
    );
    expect(await isSignedIn(unlisted)).toBe(true);
    const response = await client.request('sessions/end-others', { method: 'POST' });
    expect(response.status).toBe(204);
    const copied = createClient(app, client.cookie);
    client.cookie = getCookie(response);
    expect(await isSignedIn(client)).toBe(true);
    for (const ended of [copied, other, unlisted]) expect(await isSignedIn(ended)).toBe(false);
    expect((await list(client)).sessions).toMatchObject([{ isCurrent: true }]);
    expect(await isSignedIn(await signIn(app))).toBe(true);
    expect(await database.query('SELECT id FROM sessions')).toHaveLength(2);
  });

  test('another copy of the server accepts the new cookie at once, and the old ones for a second at most', async ({
    app,
    openApp,
    otherDatabase,
  }) => {
    const [client, other] = [await signIn(app), await signIn(app)];
    const copy = openApp({ env: LOCKED, database: otherDatabase });
    expect(await isSignedIn(createClient(copy, other.cookie))).toBe(true);
    const response = await client.request('sessions/end-others', { method: 'POST' });
    expect(await isSignedIn(createClient(copy, getCookie(response)))).toBe(true);
    expect(await isSignedIn(createClient(copy, other.cookie))).toBe(false);
  });
});

describe('ending the sessions of all guests', () => {
  const enter = async (app: App) =>
    getCookie(
      await app.request('/gate', {
        method: 'POST',
        headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
        body: JSON.stringify({ password: PASSWORD }),
      }),
    );
  const reply = async (app: App, Cookie: string) =>
    (await app.request('/rest/v1/rsvps', { method: 'POST', headers: { Cookie } })).status;
  const CLOSED = 401;

  test('closes the gate for every cookie until the guest enters the password again', async ({
    openApp,
    otherDatabase,
  }) => {
    const app = openApp({ env: LOCKED });
    const copy = openApp({ env: LOCKED, database: otherDatabase });
    const settings = { name: 'gate session', days: 180, password: PASSWORD };
    const earlier = createSessionSigner({ ...settings, secret: ACCESS.secret }).createToken();
    const cookies = [await enter(app), await enter(copy), `gate-session=${earlier}`];
    const isOpen = async (Cookie: string, site = app) =>
      (await site.request('/private/none', { headers: { Cookie } })).status !== CLOSED;
    for (const cookie of cookies) expect(await isOpen(cookie)).toBe(true);

    const client = await signIn(app);
    expect((await list(client)).hasGuestSessions).toBe(true);
    expect((await client.request('guest-sessions/end', { method: 'POST' })).status).toBe(204);
    for (const cookie of cookies) expect(await isOpen(cookie)).toBe(false);
    expect(await reply(app, cookies[0] ?? '')).toBe(CLOSED);
    await expect.poll(() => isOpen(cookies[0] ?? '', copy)).toBe(false);
    expect(await isSignedIn(client)).toBe(true);
    expect(await isOpen(await enter(app))).toBe(true);
    expect(await isOpen(await enter(copy), copy)).toBe(true);
  });

  test('reads the database once for many requests of guests', async ({ database, openApp }) => {
    let reads = 0;
    const counting: typeof database = {
      ...database,
      query(sql, params) {
        if (sql.includes('session_generations')) reads += 1;
        return database.query(sql, params);
      },
    };
    const app = openApp({ env: LOCKED, database: counting });
    const Cookie = await enter(app);
    reads = 0;
    await Promise.all(
      Array.from({ length: 200 }, () => app.request('/private/none', { headers: { Cookie } })),
    );
    expect(reads).toBeLessThanOrEqual(1);
  });

  test('guests keep access while the database cannot be read, and ended sessions stay ended', async ({
    database,
    onTestFinished,
    openApp,
  }) => {
    let isBroken = false;
    const failing: typeof database = {
      ...database,
      query: async (sql, params) => {
        if (isBroken) throw new Error('the database is gone');
        return database.query(sql, params);
      },
    };
    const app = openApp({ env: LOCKED, database: failing });
    const ended = await enter(app);
    const client = await signIn(app);
    await client.request('guest-sessions/end', { method: 'POST' });
    const guest = await enter(app);
    isBroken = true;
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.advanceTimersByTime(1_100);
    const statuses = async () =>
      Promise.all(
        [guest, ended].map(
          async (Cookie) => (await app.request('/private/none', { headers: { Cookie } })).status,
        ),
      );
    expect(await statuses()).toEqual([404, 401]);
    expect(await statuses()).toEqual([404, 401]);
  });

  test('has no route without the lock', async ({ client }) => {
    expect((await client.request('guest-sessions/end', { method: 'POST' })).status).toBe(404);
  });
});
