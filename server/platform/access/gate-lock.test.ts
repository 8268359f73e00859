import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { createApp } from '../../app.ts';
import { buildSite } from '../../fixtures/built-site.ts';
import { getCookie, ORIGIN } from '../../fixtures/dashboard.ts';
import { ACCESS, testOnSharedDatabase as base, PORTIA } from '../../fixtures/site.ts';
import { ANON_KEY } from '../../pages/page-globals.ts';
import { openSiteFiles } from '../../pages/site-files.ts';
import { readSettings } from '../../settings.ts';
import { StorageError } from '../database/storage-error.ts';
import { createMemoryLimiters } from './attempt-limiter.ts';
import { createDashboardSigner, createSessionSigner } from './sessions.ts';

const PASSWORD = 'ponte dei sospiri';
const SECRET = ACCESS.secret;
const DAY_MS = 24 * 60 * 60 * 1000;
const PICTURE = '/private/couple-5e6f.avif';

type App = ReturnType<typeof createApp>;
type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };

type Fixtures = {
  /** Creates the site with the lock; `env` adds settings. */
  createLocked: (
    env?: Record<string, string>,
    options?: Partial<Parameters<typeof createApp>[0]>,
  ) => App;
  ask: (path: string, sent?: RequestOptions) => Promise<Response>;
  enter: (password?: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** The cookie of a guest who has entered the password. */
  cookie: string;
};

const test = base.extend<Fixtures>({
  createLocked: async ({ folder, dataDir, database, log }, use) => {
    const files = openSiteFiles(buildSite(join(folder, 'dist')));
    await use((env = {}, options = {}) => {
      const settings = readSettings({
        DATA_DIR: dataDir,
        GATE: 'server',
        SITE_PASSWORD: PASSWORD,
        ...env,
      });
      return createApp({ settings, database, access: ACCESS, files, log, ...options });
    });
  },
  ask: async ({ createLocked }, use) => {
    const app = createLocked();
    await use(async (path, init) => app.request(path, init));
  },
  enter: async ({ ask }, use) => use((password, headers) => postPassword(ask, password, headers)),
  cookie: async ({ enter }, use) => use(getCookie(await enter())),
});

function postPassword(
  ask: (path: string, init: RequestOptions) => Response | Promise<Response>,
  password: unknown = PASSWORD,
  headers: Record<string, string> = {},
): Promise<Response> {
  return Promise.resolve(
    ask('/gate', {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ password }),
    }),
  );
}

const REPLY: RequestOptions = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', apikey: ANON_KEY },
  body: JSON.stringify(PORTIA),
};

function withCookie(cookie: string, { headers, ...init }: RequestOptions = {}): RequestOptions {
  return { ...init, headers: { ...headers, ...(cookie && { Cookie: cookie }) } };
}

describe('an anonymous visitor', () => {
  test.for(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'gets no private file with %s',
    async (method, { ask }) => {
      for (const path of [PICTURE, '/private/s%C3%B8fia-7a8b.webp', '/private/nope', '/private']) {
        const response = await ask(path, { method });
        expect([path, response.status]).toEqual([path, 401]);
        expect(response.headers.get('Cache-Control')).toBe('no-store');
        expect(response.headers.has('ETag')).toBe(false);
        if (method === 'HEAD') continue;
        expect(await response.json()).toMatchObject({
          message: 'Please enter the password first.',
        });
      }
    },
  );

  test('cannot use the data API, with its key or without', async ({ ask, database }) => {
    for (const path of ['/rest/v1/rsvps', '/rest/v1/guests', '/rest/v1/', '/rest', '/rest/x']) {
      for (const init of [REPLY, { ...REPLY, headers: {} }, { method: 'GET' }]) {
        const response = await ask(path, init);
        expect([path, response.status]).toEqual([path, 401]);
        expect(await response.json()).toMatchObject({
          code: 'PT401',
          message: expect.stringMatching(/^Your reply was not sent: .* will still be there\.$/),
        });
      }
    }
    expect(await database.query('SELECT * FROM rsvps')).toEqual([]);
  });

  test('gets a page that contains neither the password nor the address for replies', async ({
    ask,
  }) => {
    for (const path of ['/', '/nope']) {
      const response = await ask(path);
      const html = await response.text();
      expect(html).not.toContain(PASSWORD);
      expect(html).not.toContain('SUPABASE');
      expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
      expect(response.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
    }
    expect(await (await ask('/')).text()).toContain('window.SITE_GATE="closed"');
  });

  test('gets the locked page also with the ETag of a guest’s page', async ({ ask, cookie }) => {
    const etag = (await ask('/', withCookie(cookie))).headers.get('ETag') ?? '';
    const response = await ask('/', { headers: { 'If-None-Match': etag } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('SITE_GATE="closed"');
    const again = await ask('/', withCookie(cookie, { headers: { 'If-None-Match': etag } }));
    expect(again.status).toBe(304);
  });
});

describe('the lock', () => {
  const gate = { name: 'gate session', days: 180, password: PASSWORD, secret: SECRET };
  test.for<[string, () => string]>([
    ['that is made up', () => `${'a'.repeat(22)}.${Date.now()}.${'b'.repeat(43)}`],
    ['that is cut short', () => createSessionSigner(gate).createToken().slice(0, -1)],
    [
      'with a later time of issue',
      () =>
        createSessionSigner(gate)
          .createToken()
          .replace(/\.\d+\./, `.${Date.now() + DAY_MS}.`),
    ],
    [
      'signed with another password',
      () => createSessionSigner({ ...gate, password: 'another' }).createToken(),
    ],
    [
      'signed with another secret',
      () => createSessionSigner({ ...gate, secret: 'another' }).createToken(),
    ],
    [
      'issued 180 days ago',
      () => createSessionSigner(gate, () => Date.now() - 180 * DAY_MS).createToken(),
    ],
    [
      'of a dashboard session',
      () => createDashboardSigner({ ...ACCESS, password: PASSWORD }).createToken(),
    ],
    ['in another format', () => '…'],
    ['that is empty', () => ''],
  ])('rejects a cookie %s', async ([, forge], { ask }) => {
    const forged = `gate-session=${encodeURIComponent(forge())}`;
    expect((await ask(PICTURE, withCookie(forged))).status).toBe(401);
    expect((await ask('/rest/v1/rsvps', withCookie(forged, REPLY))).status).toBe(401);
    expect(await (await ask('/', withCookie(forged))).text()).toContain('SITE_GATE="closed"');
  });

  test('rejects a cookie issued before the password changed', async ({ cookie, createLocked }) => {
    const changed = createLocked({ SITE_PASSWORD: 'another' });
    expect((await changed.request(PICTURE, withCookie(cookie))).status).toBe(401);
  });

  test('rejects a cookie at the dashboard, even when both passwords are the same', async ({
    createLocked,
  }) => {
    const app = createLocked({ SITE_PASSWORD: ACCESS.password });
    const gate = getCookie(await postPassword(app.request, ACCESS.password));
    const token = gate.replace('gate-session', 'desk-session');
    expect((await app.request('/host/api/session', withCookie(token))).status).toBe(401);
  });

  test('rejects a cookie only after 180 days: one of 179 days ago is valid, also after a restart', async ({
    createLocked,
  }) => {
    const token = createSessionSigner(gate, () => Date.now() - 179 * DAY_MS).createToken();
    const response = await createLocked().request(PICTURE, withCookie(`gate-session=${token}`));
    expect(response.status).toBe(200);
  });
});

describe('the gate', () => {
  test.for([
    '',
    'ponte dei sospir',
    'Ponte dei sospiri',
    'ponte dei sospiri ',
    7,
    null,
    [PASSWORD],
  ])('rejects the password %j', async (password, { enter }) => {
    const response = await enter(password);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'wrong-password' });
    expect(response.headers.has('Set-Cookie')).toBe(false);
  });

  test.for<[string, Record<string, string>, number]>([
    ['a request from another site', { Origin: 'https://rialto.example' }, 403],
    ['a request without an origin', { Origin: '' }, 403],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 400],
    ['plain text', { 'Content-Type': 'text/plain' }, 400],
  ])('rejects %s', async ([, headers, status], { enter }) => {
    const response = await enter(PASSWORD, headers);
    expect(response.status).toBe(status);
    expect(response.headers.has('Set-Cookie')).toBe(false);
  });

  test('rejects a body of 40 kB', async ({ enter }) => {
    expect((await enter('x'.repeat(40_000))).status).toBe(413);
  });

  test('checks ten of fifty wrong passwords sent at once', async ({ enter }) => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter('wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(40);
    for (const response of limited) {
      const seconds = Number(response.headers.get('Retry-After'));
      expect([59, 60]).toContain(seconds);
      expect(await response.json()).toMatchObject({ code: 'too-many-attempts' });
    }
    expect((await enter()).status).toBe(429);
  });

  test('counts its own attempts: wrong passwords at the gate do not block the dashboard', async ({
    ask,
    enter,
  }) => {
    for (let times = 0; times < 11; times += 1) await enter('wrong');
    const response = await ask('/host/api/session', {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: ACCESS.password }),
    });
    expect(response.status).toBe(204);
  });

  test.for([
    ['per guest behind a trusted proxy', 'loopback', 204],
    ['together behind another proxy', '', 429],
  ] as const)('counts attempts %s', async ([, trustedProxy, statusForOthers], { createLocked }) => {
    const app = createLocked({ TRUST_PROXY: trustedProxy });
    const enterFrom = (forwarded: string, password: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers };
      return postPassword((path, init) => app.request(path, init, { incoming }), password, headers);
    };
    for (let attempt = 0; attempt < 11; attempt += 1) {
      // The guesser forges another address each time, and the proxy adds the true one.
      const { status } = await enterFrom(`192.0.2.${attempt}, 203.0.113.7`, 'wrong');
      expect([attempt, status]).toEqual([attempt, attempt < 10 ? 401 : 429]);
    }
    expect((await enterFrom('203.0.113.8', PASSWORD)).status).toBe(statusForOthers);
  });

  test('logs each wrong password with its address', async ({ enter, logged }) => {
    for (const password of ['rialto', PASSWORD, 'murano']) await enter(password);
    const line = { form: 'gate', address: 'unknown', message: 'sign-in failed' };
    expect(logged).toEqual([line, line]);
  });

  test('accepts the right password any number of times', async ({ enter }) => {
    for (let times = 0; times < 25; times += 1) expect((await enter()).status).toBe(204);
  });

  test('stays closed while attempts cannot be counted', async ({ createLocked }) => {
    const broken = async () => {
      throw new StorageError('53100', 'the disk is full');
    };
    const attempts = { ...createMemoryLimiters(), gate: { take: broken, refund: broken } };
    const response = await postPassword(createLocked({}, { attempts }).request);
    expect(response.status).toBe(503);
    expect(response.headers.has('Set-Cookie')).toBe(false);
  });

  test('has no route without the lock', async ({ createLocked }) => {
    const app = createLocked({ GATE: 'page' });
    expect((await postPassword(app.request)).status).toBe(405);
    expect((await app.request(PICTURE)).status).toBe(200);
    expect((await app.request('/nope')).headers.get('Vary')).toBe('Accept-Encoding');
  });

  test('sets a cookie that scripts cannot read and that over https is sent encrypted only', async ({
    enter,
  }) => {
    const parts = async (headers = {}) =>
      (await enter(PASSWORD, headers)).headers.get('Set-Cookie')?.split('; ').slice(1).sort();
    const plain = ['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax'];
    expect(await parts()).toEqual(plain);
    expect(await parts({ 'X-Forwarded-Proto': 'https' })).toEqual(plain);
    expect(await parts({ Origin: 'https://localhost' })).toEqual([...plain, 'Secure']);
  });
});

describe('a guest who has entered the password', () => {
  test('gets pictures that shared caches must not store', async ({ ask, cookie }) => {
    const response = await ask(PICTURE, withCookie(cookie));
    expect(await response.text()).toBe('picture');
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable');
  });

  test('gets the open page with the address for replies', async ({ ask, cookie }) => {
    const html = await (await ask('/', withCookie(cookie))).text();
    expect(html).toContain('window.SITE_GATE="open";window.SUPABASE_URL=location.origin');
    expect(html).not.toContain(PASSWORD);
    expect(await (await ask('/private/nope', withCookie(cookie))).text()).toContain('404');
  });

  test('can reply', async ({ ask, cookie, database }) => {
    expect((await ask('/rest/v1/rsvps', withCookie(cookie, REPLY))).status).toBe(201);
    expect(await database.query('SELECT email FROM rsvps')).toEqual([{ email: PORTIA.email }]);
  });
});

describe('forgetting this device', () => {
  const forget = (
    cookie: string,
    headers: Record<string, string> = { Origin: ORIGIN },
  ): RequestOptions => withCookie(cookie, { method: 'POST', headers });

  test.for<[string, Record<string, string>]>([
    ['a request from another site', { Origin: 'https://rialto.example' }],
    ['a request without an origin', {}],
  ])('is rejected for %s', async ([, headers], { ask, cookie }) => {
    const response = await ask('/gate/forget', forget(cookie, headers));
    expect(response.status).toBe(403);
    expect(response.headers.has('Set-Cookie')).toBe(false);
    expect(response.headers.has('Clear-Site-Data')).toBe(false);
  });

  test('has no route without the lock, and none for GET', async ({ ask, cookie, createLocked }) => {
    const open = createLocked({ GATE: 'page' });
    expect((await open.request('/gate/forget', forget(''))).status).toBe(405);
    expect((await ask('/gate/forget', withCookie(cookie))).headers.has('Set-Cookie')).toBe(false);
  });

  test('deletes the cookie and the browser’s cache of private files', async ({ ask, cookie }) => {
    const response = await ask('/gate/forget', forget(cookie));
    expect(response.status).toBe(204);
    expect(response.headers.get('Set-Cookie')).toBe('gate-session=; Max-Age=0; Path=/');
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache"');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('succeeds without a session, too', async ({ ask }) => {
    expect((await ask('/gate/forget', forget(''))).status).toBe(204);
  });
});

describe('when replies go to Supabase', () => {
  const env = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'public-key' };

  test('guests get the project’s address, anonymous visitors do not', async ({ createLocked }) => {
    const app = createLocked(env, { database: null, access: null, secret: SECRET });
    const load = async (init: RequestOptions) => {
      const response = await app.request('/', init);
      return `${[...response.headers].join()} ${await response.text()}`;
    };
    expect(await load({})).not.toMatch(/supabase|public-key/i);
    const cookie = getCookie(await postPassword(app.request));
    const inside = await load(withCookie(cookie));
    expect(inside).toContain("connect-src 'self' https://a.supabase.co");
    expect(inside).toContain('window.SUPABASE_ANON_KEY="public-key"');
    expect((await app.request(PICTURE)).status).toBe(401);
    expect((await app.request(PICTURE, withCookie(cookie))).status).toBe(200);
  });
});

test('a lock without a secret does not start', ({ createLocked }) => {
  expect(() => createLocked({}, { access: null, secret: null })).toThrow(/needs a secret/);
});
