import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { createApp } from '../app.ts';
import { StorageError } from '../database/storage-error.ts';
import { buildSite } from '../fixtures/built-site.ts';
import { getCookie, ORIGIN } from '../fixtures/dashboard.ts';
import { ACCESS, test as base, PORTIA } from '../fixtures/site.ts';
import { ANON_KEY } from '../pages/page-globals.ts';
import { openSiteFiles } from '../pages/site-files.ts';
import { readSettings } from '../settings.ts';
import { createMemoryLimiters } from './attempt-limiter.ts';
import { createDashboardSigner, createSessionSigner } from './session-signer.ts';

const PASSWORD = 'ponte dei sospiri';
const SECRET = ACCESS.secret;
const DAY = 24 * 60 * 60 * 1000;
const PICTURE = '/private/couple-5e6f.avif';

type App = ReturnType<typeof createApp>;
type Sent = { method?: string; headers?: Record<string, string>; body?: string };

type Fixtures = {
  /** The site behind the lock; `env` are further settings. */
  locked: (env?: Record<string, string>, more?: Partial<Parameters<typeof createApp>[0]>) => App;
  ask: (path: string, sent?: Sent) => Promise<Response>;
  enter: (password?: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** The cookie of a guest who was let in. */
  cookie: string;
};

const test = base.extend<Fixtures>({
  locked: async ({ folder, dataDir, database, log }, use) => {
    const files = openSiteFiles(buildSite(join(folder, 'dist')));
    await use((env = {}, more = {}) => {
      const settings = readSettings({
        DATA_DIR: dataDir,
        GATE: 'server',
        SITE_PASSWORD: PASSWORD,
        ...env,
      });
      return createApp({ settings, database, access: ACCESS, files, log, ...more });
    });
  },
  ask: async ({ locked }, use) => {
    const app = locked();
    await use(async (path, sent) => app.request(path, sent));
  },
  enter: async ({ ask }, use) => use((password, headers) => enterAt(ask, password, headers)),
  cookie: async ({ enter }, use) => use(getCookie(await enter())),
});

function enterAt(
  ask: (path: string, sent: Sent) => Response | Promise<Response>,
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

const REPLY: Sent = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', apikey: ANON_KEY },
  body: JSON.stringify(PORTIA),
};

function withCookie(cookie: string, { headers, ...sent }: Sent = {}): Sent {
  return { ...sent, headers: { ...headers, ...(cookie && { Cookie: cookie }) } };
}

describe('an anonymous visitor', () => {
  test.for(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'gets nothing private by %s',
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

  test('gets nothing of the data API, with its key or without', async ({ ask, database }) => {
    for (const path of ['/rest/v1/rsvps', '/rest/v1/guests', '/rest/v1/', '/rest', '/rest/x']) {
      for (const sent of [REPLY, { ...REPLY, headers: {} }, { method: 'GET' }]) {
        const response = await ask(path, sent);
        expect([path, response.status]).toEqual([path, 401]);
        expect(await response.json()).toMatchObject({
          code: 'PT401',
          message: expect.stringMatching(/^Your reply was not sent: .* will still be there\.$/),
        });
      }
    }
    expect(await database.query('SELECT * FROM rsvps')).toEqual([]);
  });

  test('gets a page without the password and without a place for replies', async ({ ask }) => {
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

  test('who shows the tag of a guest’s page gets an anonymous visitor’s', async ({
    ask,
    cookie,
  }) => {
    const etag = (await ask('/', withCookie(cookie))).headers.get('ETag') ?? '';
    const response = await ask('/', { headers: { 'If-None-Match': etag } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('SITE_GATE="closed"');
    const again = await ask('/', withCookie(cookie, { headers: { 'If-None-Match': etag } }));
    expect(again.status).toBe(304);
  });
});

describe('a cookie is none', () => {
  const gate = { name: 'gate session', days: 180, password: PASSWORD, secret: SECRET };
  test.for<[string, () => string]>([
    ['made up', () => `${'a'.repeat(22)}.${Date.now()}.${'b'.repeat(43)}`],
    ['cut short', () => createSessionSigner(gate).createToken().slice(0, -1)],
    [
      'made younger',
      () =>
        createSessionSigner(gate)
          .createToken()
          .replace(/\.\d+\./, `.${Date.now() + DAY}.`),
    ],
    [
      'of another password',
      () => createSessionSigner({ ...gate, password: 'another' }).createToken(),
    ],
    ['of another secret', () => createSessionSigner({ ...gate, secret: 'another' }).createToken()],
    [
      'of 180 days ago',
      () => createSessionSigner(gate, () => Date.now() - 180 * DAY).createToken(),
    ],
    [
      'of the dashboard',
      () => createDashboardSigner({ ...ACCESS, password: PASSWORD }).createToken(),
    ],
    ['of no form', () => '…'],
    ['empty', () => ''],
  ])('%s', async ([, forge], { ask }) => {
    const forged = `gate-session=${encodeURIComponent(forge())}`;
    expect((await ask(PICTURE, withCookie(forged))).status).toBe(401);
    expect((await ask('/rest/v1/rsvps', withCookie(forged, REPLY))).status).toBe(401);
    expect(await (await ask('/', withCookie(forged))).text()).toContain('SITE_GATE="closed"');
  });

  test('when the password was changed since', async ({ cookie, locked }) => {
    const changed = locked({ SITE_PASSWORD: 'another' });
    expect((await changed.request(PICTURE, withCookie(cookie))).status).toBe(401);
  });

  test('at the dashboard, though the passwords be the same', async ({ locked }) => {
    const app = locked({ SITE_PASSWORD: ACCESS.password });
    const gate = getCookie(await enterAt(app.request, ACCESS.password));
    const token = gate.replace('gate-session', 'dashboard-session');
    expect((await app.request('/host/api/session', withCookie(token))).status).toBe(401);
  });

  test('of 179 days ago is one, also after a restart', async ({ locked }) => {
    const token = createSessionSigner(gate, () => Date.now() - 179 * DAY).createToken();
    const response = await locked().request(PICTURE, withCookie(`gate-session=${token}`));
    expect(response.status).toBe(200);
  });
});

describe('entering', () => {
  test.for([
    '',
    'ponte dei sospir',
    'Ponte dei sospiri',
    'ponte dei sospiri ',
    7,
    null,
    [PASSWORD],
  ])('with %j is refused', async (password, { enter }) => {
    const response = await enter(password);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'wrong-password' });
    expect(response.headers.has('Set-Cookie')).toBe(false);
  });

  test.for<[string, Record<string, string>, number]>([
    ['from another site', { Origin: 'https://rialto.example' }, 403],
    ['from no page', { Origin: '' }, 403],
    ['as a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 400],
    ['as a text', { 'Content-Type': 'text/plain' }, 400],
  ])('%s is refused', async ([, headers, status], { enter }) => {
    const response = await enter(PASSWORD, headers);
    expect(response.status).toBe(status);
    expect(response.headers.has('Set-Cookie')).toBe(false);
  });

  test('with a letter of 40 kB is refused', async ({ enter }) => {
    expect((await enter('x'.repeat(40_000))).status).toBe(413);
  });

  test('of fifty wrong guesses at once ten are answered', async ({ enter }) => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter('wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const slowed = answers.filter(({ status }) => status === 429);
    expect(slowed).toHaveLength(40);
    for (const response of slowed) {
      const seconds = Number(response.headers.get('Retry-After'));
      expect([59, 60]).toContain(seconds);
      expect(await response.json()).toMatchObject({ code: 'too-many-attempts' });
    }
    expect((await enter()).status).toBe(429);
  });

  test('counts for itself: wrong guesses at the gate leave the dashboard open', async ({
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

  test('right any number of times never has to wait', async ({ enter }) => {
    for (let times = 0; times < 25; times += 1) expect((await enter()).status).toBe(204);
  });

  test('waits while the tries cannot be counted', async ({ locked }) => {
    const broken = async () => {
      throw new StorageError('53100', 'the disk is full');
    };
    const attempts = { ...createMemoryLimiters(), gate: { take: broken, refund: broken } };
    const response = await enterAt(locked({}, { attempts }).request);
    expect(response.status).toBe(503);
    expect(response.headers.has('Set-Cookie')).toBe(false);
  });

  test('is no address without the lock', async ({ locked }) => {
    const app = locked({ GATE: 'page' });
    expect((await enterAt(app.request)).status).toBe(405);
    expect((await app.request(PICTURE)).status).toBe(200);
    expect((await app.request('/')).headers.get('Vary')).toBe('Accept-Encoding');
  });

  test('sets a cookie that no script sees, and over https no listener', async ({ enter }) => {
    const parts = async (headers = {}) =>
      (await enter(PASSWORD, headers)).headers.get('Set-Cookie')?.split('; ').slice(1).sort();
    const plain = ['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax'];
    expect(await parts()).toEqual(plain);
    expect(await parts({ 'X-Forwarded-Proto': 'https' })).toEqual(plain);
    expect(await parts({ Origin: 'https://localhost' })).toEqual([...plain, 'Secure']);
  });
});

describe('a guest who was let in', () => {
  test('gets pictures, for no shared cache to keep', async ({ ask, cookie }) => {
    const response = await ask(PICTURE, withCookie(cookie));
    expect(await response.text()).toBe('picture');
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable');
  });

  test('gets a page that is open, and has a place for replies', async ({ ask, cookie }) => {
    const html = await (await ask('/', withCookie(cookie))).text();
    expect(html).toContain('window.SITE_GATE="open";window.SUPABASE_URL=location.origin');
    expect(html).not.toContain(PASSWORD);
    expect(await (await ask('/private/nope', withCookie(cookie))).text()).toContain('404');
  });

  test('replies', async ({ ask, cookie, database }) => {
    expect((await ask('/rest/v1/rsvps', withCookie(cookie, REPLY))).status).toBe(201);
    expect(await database.query('SELECT email FROM rsvps')).toEqual([{ email: PORTIA.email }]);
  });
});

describe('forgetting a device', () => {
  const forget = (cookie: string, headers: Record<string, string> = { Origin: ORIGIN }): Sent =>
    withCookie(cookie, { method: 'POST', headers });

  test.for<[string, Record<string, string>]>([
    ['from another site', { Origin: 'https://rialto.example' }],
    ['from no page', {}],
  ])('%s is refused', async ([, headers], { ask, cookie }) => {
    const response = await ask('/gate/forget', forget(cookie, headers));
    expect(response.status).toBe(403);
    expect(response.headers.has('Set-Cookie')).toBe(false);
    expect(response.headers.has('Clear-Site-Data')).toBe(false);
  });

  test('is no address without the lock, nor for a mere look', async ({ ask, cookie, locked }) => {
    const open = locked({ GATE: 'page' });
    expect((await open.request('/gate/forget', forget(''))).status).toBe(405);
    expect((await ask('/gate/forget', withCookie(cookie))).headers.has('Set-Cookie')).toBe(false);
  });

  test('ends the cookie and what the browser keeps of private files', async ({ ask, cookie }) => {
    const response = await ask('/gate/forget', forget(cookie));
    expect(response.status).toBe(204);
    expect(response.headers.get('Set-Cookie')).toBe('gate-session=; Max-Age=0; Path=/');
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache"');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('is done as well for who was never let in', async ({ ask }) => {
    expect((await ask('/gate/forget', forget(''))).status).toBe(204);
  });
});

describe('with replies going to Supabase', () => {
  const env = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'public-key' };

  test('an anonymous visitor learns of it nowhere, a guest does', async ({ locked }) => {
    const app = locked(env, { database: null, access: null, secret: SECRET });
    const told = async (sent: Sent) => {
      const response = await app.request('/', sent);
      return `${[...response.headers].join()} ${await response.text()}`;
    };
    expect(await told({})).not.toMatch(/supabase|public-key/i);
    const cookie = getCookie(await enterAt(app.request));
    const inside = await told(withCookie(cookie));
    expect(inside).toContain("connect-src 'self' https://a.supabase.co");
    expect(inside).toContain('window.SUPABASE_ANON_KEY="public-key"');
    expect((await app.request(PICTURE)).status).toBe(401);
    expect((await app.request(PICTURE, withCookie(cookie))).status).toBe(200);
  });
});

test('a lock without a secret is none that starts', ({ locked }) => {
  expect(() => locked({}, { access: null, secret: null })).toThrow(/needs a secret/);
});
