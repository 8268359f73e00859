import { describe, expect } from 'vitest';
import type { createApp } from '../app.ts';
import { createClient, createReply, getCookie, test } from '../fixtures/dashboard.ts';
import { ACCESS } from '../fixtures/site.ts';
import {
  createMemoryLimiters,
  MAX_DASHBOARD_ATTEMPTS,
} from '../platform/access/attempt-limiter.ts';
import { createDashboardSigner } from '../platform/access/sessions.ts';

/** Every route of the dashboard except the sign-in, and one that does not exist. */
function listRoutes({ routes }: ReturnType<typeof createApp>): [method: string, path: string][] {
  const listed = routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/host/api/'))
    .map(
      ({ method, path }) => `${method} ${path.slice('/host/api/'.length).replaceAll(/:\w+/g, '1')}`,
    )
    .filter((route) => !/^POST session($|\/)/.test(route));
  expect(new Set(listed).size).toBeGreaterThan(50);
  return [...new Set(listed), 'GET nothing'].map((route) => route.split(' ') as [string, string]);
}

const DAY_MS = 24 * 60 * 60 * 1000;

describe('without a session', () => {
  test('every route is rejected with 401', async ({ app, anonymous }) => {
    for (const [method, path] of listRoutes(app)) {
      const request = { method, ...(method !== 'GET' && { body: {} }) };
      const response = await anonymous.request(path, request);
      expect([method, path, response.status]).toEqual([method, path, 401]);
      expect(await response.json()).toEqual({ code: 'signed-out', message: 'Please sign in.' });
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  const daysAgo = (days: number, access = ACCESS) =>
    createDashboardSigner(access, () => Date.now() - days * DAY_MS).createToken();
  const token = daysAgo(0);
  test.for([
    ['with invented values', `${'a'.repeat(22)}.${Date.now()}.${'b'.repeat(43)}`],
    ['that is cut short', token.slice(0, -1)],
    ['with another id', `${'A'.repeat(22)}${token.slice(22)}`],
    ['with a later date', token.replace(/\.\d+\./, `.${Date.now() + DAY_MS}.`)],
    ['signed with another password', daysAgo(0, { ...ACCESS, password: 'another one' })],
    ['signed with another secret', daysAgo(0, { ...ACCESS, secret: 'another' })],
    ['that is 30 days old', daysAgo(30)],
    ['of a clock that was a year ahead', daysAgo(-365)],
    ['in no known format', '…'],
  ])('a cookie %s is rejected', async ([, forged = ''], { app }) => {
    const client = createClient(app, `desk-session=${encodeURIComponent(forged)}`);
    expect((await client.request('session')).status).toBe(401);
  });

  test('a cookie that is 29 days old is accepted', async ({ app }) => {
    const client = createClient(app, `desk-session=${daysAgo(29)}`);
    expect((await client.request('session')).status).toBe(204);
  });

  test('HEAD requests are rejected and have no side effects', async ({ client }) => {
    for (const path of ['guest-data', 'changes', 'exports/replies.csv', 'backup.db']) {
      expect((await client.request(path, { method: 'HEAD' })).status).toBe(405);
    }
    expect((await client.guestData()).lastExportAt).toBeNull();
  });
});

describe('the check of the origin', () => {
  const origins: [string, Record<string, string>][] = [
    ['another origin', { Origin: 'https://rialto.example' }],
    ['another port', { Origin: 'http://localhost:8080' }],
    ['a longer host name', { Origin: 'http://localhost.rialto.example' }],
    ['no origin', { Origin: '' }],
    ['an opaque origin', { Origin: 'null' }],
    ['the header of a cross-site request', { 'Sec-Fetch-Site': 'cross-site' }],
    ['the header of a same-site request', { 'Sec-Fetch-Site': 'same-site' }],
    ['the header of a bookmark', { 'Sec-Fetch-Site': 'none' }],
  ];

  test.for(origins)(
    'rejects a request from another website with %s',
    async ([, headers], { app, client, signIn }) => {
      for (const [method, path] of listRoutes(app).filter(([method]) => method !== 'GET')) {
        const response = await client.request(path, { method, headers, body: {} });
        expect([method, path, response.status]).toEqual([method, path, 403]);
        expect(await response.json()).toMatchObject({ code: 'cross-origin' });
      }
      expect((await signIn(undefined, headers)).status).toBe(403);
      expect((await client.request('session')).status).toBe(204);
    },
  );

  test.for(['cross-site', 'same-site'])(
    'rejects a request with the header of a %s request, although it only reads',
    async (fetchSite, { app, client }) => {
      for (const [method, path] of listRoutes(app).filter(([method]) => method === 'GET')) {
        const response = await client.request(path, { headers: { 'Sec-Fetch-Site': fetchSite } });
        expect([method, path, response.status]).toEqual([method, path, 403]);
      }
      expect((await client.guestData()).lastExportAt).toBeNull();
    },
  );

  test('accepts a bookmark of an export', async ({ client }) => {
    const headers = { 'Sec-Fetch-Site': 'none' };
    expect((await client.request('exports/replies.csv', { headers })).status).toBe(200);
  });

  test('accepts a same-origin request when a proxy changes the host', async ({ signIn }) => {
    const headers = { Origin: 'https://wedding.example', 'Sec-Fetch-Site': 'same-origin' };
    expect((await signIn(undefined, headers)).status).toBe(204);
  });
});

describe('the sign-in', () => {
  test.for(['', 'ponte-dei-pugn', 'Ponte-dei-pugni', 'ponte-dei-pugni ', 'x'.repeat(2000)])(
    'rejects the password %j',
    async (password, { signIn }) => {
      const response = await signIn(password);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'wrong-password' });
      expect(response.headers.has('Set-Cookie')).toBe(false);
    },
  );

  test.for([{}, { password: 7 }, { password: ['ponte-dei-pugni'] }])(
    'rejects the body %j',
    async (body, { anonymous }) => {
      expect((await anonymous.request('session', { method: 'POST', body })).status).toBe(401);
    },
  );

  test('rejects an incomplete body', async ({ anonymous }) => {
    const response = await anonymous.request('session', {
      method: 'POST',
      body: '{"password":"pon',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: 'invalid', message: 'Empty or invalid json' });
  });

  test('blocks every attempt after ten wrong ones for up to a minute', async ({ signIn }) => {
    for (let attempts = 0; attempts < 10; attempts += 1)
      expect((await signIn('wrong')).status).toBe(401);
    for (const password of ['wrong', ACCESS.password]) {
      const response = await signIn(password);
      expect(response.status).toBe(429);
      const seconds = Number(response.headers.get('Retry-After'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(await response.json()).toEqual({
        code: 'too-many-attempts',
        message: `Too many attempts. Try again in ${seconds} seconds.`,
      });
    }
  });

  test('counts simultaneous attempts one by one', async ({ signIn }) => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn('wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('is blocked by a hundred wrong passwords of any addresses, but a session is not', async ({
    openApp,
    client,
  }) => {
    const attempts = createMemoryLimiters();
    const app = openApp({ attempts });
    for (let address = 0; address < MAX_DASHBOARD_ATTEMPTS; address += 1) {
      await attempts.dashboard.take(`192.0.2.${address}`);
    }
    const { password } = ACCESS;
    const signIn = { method: 'POST', body: { password } };
    const blocked = await createClient(app, '').request('session', signIn);
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect((await createClient(app, client.cookie).request('guest-data')).status).toBe(200);
  });

  test('logs each failed attempt with the form and the address, and nothing else', async ({
    signIn,
    anonymous,
    logged,
  }) => {
    await signIn('rialto');
    await anonymous.request('session', { method: 'POST', body: 'no JSON' });
    await signIn();
    const line = { form: 'dashboard', address: 'unknown', message: 'sign-in failed' };
    expect(logged).toEqual([line, line]);
  });

  test('never blocks the right password', async ({ signIn }) => {
    for (let times = 0; times < 25; times += 1) expect((await signIn()).status).toBe(204);
  });

  test('sets a cookie that scripts, other websites and the guests’ page cannot read', async ({
    signIn,
  }) => {
    const cookies = (await signIn()).headers.getSetCookie().map((cookie) => cookie.split('; '));
    expect(cookies.map((cookie) => cookie.slice(1).sort())).toEqual(
      // The session, and for 400 days that this device is known.
      ['2592000', '34560000'].map((age) => [
        'HttpOnly',
        `Max-Age=${age}`,
        'Path=/host',
        'SameSite=Strict',
      ]),
    );
    const secure = await signIn(undefined, { Origin: 'https://localhost' });
    expect(secure.headers.get('Set-Cookie')).toContain('; Secure');
  });

  test('sets a cookie without Secure over http, whatever a header says', async ({ signIn }) => {
    const response = await signIn(undefined, { 'X-Forwarded-Proto': 'https' });
    expect(response.headers.get('Set-Cookie')).not.toContain('Secure');
  });

  test('accepts an accent that the keyboard composes of two characters', async ({ openApp }) => {
    const app = openApp({ access: { ...ACCESS, password: 'caffè di notte' } });
    const body = { password: 'caffe\u0300 di notte' };
    const response = await createClient(app, '').request('session', { method: 'POST', body });
    expect(response.status).toBe(204);
  });
});

describe('the sign-out', () => {
  test('ends the session for every copy of its cookie and no other session', async ({
    app,
    client,
    signIn,
  }) => {
    const other = createClient(app, getCookie(await signIn()));
    const response = await client.request('session', { method: 'DELETE' });
    expect(response.status).toBe(204);
    expect(response.headers.get('Set-Cookie')).toMatch(/^desk-session=; Max-Age=0; Path=\/host/);
    expect((await client.request('guest-data')).status).toBe(401);
    expect((await other.request('guest-data')).status).toBe(200);
  });
});

describe('the site', () => {
  test('has no dashboard when replies go to Supabase', async ({ openApp }) => {
    const env = { SUPABASE_URL: 'https://a.co', SUPABASE_ANON_KEY: 'k' };
    const app = openApp({ env, database: null, access: null });
    for (const path of ['/host', '/host/api/session', '/host/api/guest-data']) {
      expect((await app.request(path)).status).toBe(404);
    }
  });
});

describe('a body', () => {
  test('larger than 32 kB is rejected', async ({ client, anonymous, database }) => {
    const reply = createReply({ dietary_restrictions: 'x'.repeat(40_000) });
    const response = await client.request('households', { method: 'POST', body: { reply } });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      code: 'too-large',
      message: 'This is larger than 32 kB. Nothing was changed.',
    });
    const password = 'x'.repeat(40_000);
    const signIn = await anonymous.request('session', { method: 'POST', body: { password } });
    expect(signIn.status).toBe(413);
    expect(await database.query('SELECT * FROM reply_changes')).toEqual([]);
  });

  test('that is not JSON is rejected', async ({ client }) => {
    const headers = { 'Content-Type': 'text/plain' };
    const body = JSON.stringify({ reply: createReply() });
    const response = await client.request('households', { method: 'POST', body, headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid' });
  });
});
