import { describe, expect } from 'vitest';
import { createDashboardSigner } from '../access/session-signer.ts';
import { createApp } from '../app.ts';
import { browser, cookieOf, hostReply, test } from '../fixtures/dashboard.ts';
import { ACCESS } from '../fixtures/site.ts';
import { readSettings } from '../settings.ts';

const CALLS: [method: string, path: string][] = [
  ['GET', 'session'],
  ['DELETE', 'session'],
  ['GET', 'guest-data'],
  ['GET', 'changes'],
  ['POST', 'households'],
  ['POST', 'households/email:a@b.co/reply'],
  ['POST', 'households/email:a@b.co/withdraw'],
  ['POST', 'households/email:a@b.co/restore'],
  ['POST', 'guest-list/preview'],
  ['POST', 'guest-list'],
  ['DELETE', 'guest-list/1'],
  ['PUT', 'guest-list/1/matches/email:a@b.co'],
  ['DELETE', 'guest-list/1/matches/email:a@b.co'],
  ['GET', 'exports/replies.csv'],
  ['GET', 'exports/caterer.csv'],
  ['GET', 'backup.db'],
  ['GET', 'backup.json'],
  ['POST', 'delete-all-data'],
  ['GET', 'nothing'],
];
const DAY = 24 * 60 * 60 * 1000;

describe('without a session', () => {
  test.for(CALLS)('%s %s is 401', async ([method, path], { stranger }) => {
    const response = await stranger.ask(path, { method, ...(method !== 'GET' && { body: {} }) });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 'signed-out', message: 'Please sign in.' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test.for<[string, (signer: ReturnType<typeof createDashboardSigner>) => string]>([
    ['made up', () => `${'a'.repeat(22)}.${Date.now()}.${'b'.repeat(43)}`],
    ['cut short', (signer) => signer.createToken().slice(0, -1)],
    ['of another id', (signer) => `${'A'.repeat(22)}${signer.createToken().slice(22)}`],
    ['made younger', (signer) => signer.createToken().replace(/\.\d+\./, `.${Date.now() + DAY}.`)],
    [
      'of another password',
      () => createDashboardSigner({ ...ACCESS, password: 'another one' }).createToken(),
    ],
    [
      'of another secret',
      () => createDashboardSigner({ ...ACCESS, secret: 'another' }).createToken(),
    ],
    [
      'of 30 days ago',
      () => createDashboardSigner(ACCESS, () => Date.now() - 30 * DAY).createToken(),
    ],
    ['of no form at all', () => '…'],
  ])('a cookie %s is none', async ([, forge], { app }) => {
    const forged = browser(
      app,
      `dashboard-session=${encodeURIComponent(forge(createDashboardSigner(ACCESS)))}`,
    );
    expect((await forged.ask('session')).status).toBe(401);
  });

  test('a cookie of 29 days ago is one', async ({ app }) => {
    const token = createDashboardSigner(ACCESS, () => Date.now() - 29 * DAY).createToken();
    expect((await browser(app, `dashboard-session=${token}`).ask('session')).status).toBe(204);
  });

  test('nobody asks for the headers alone', async ({ host }) => {
    for (const path of ['guest-data', 'changes', 'exports/replies.csv', 'backup.db']) {
      expect((await host.ask(path, { method: 'HEAD' })).status).toBe(405);
    }
    expect((await host.book()).lastExportAt).toBeNull();
  });
});

describe('what another site asks for is refused', () => {
  const others: [string, Record<string, string>][] = [
    ['another origin', { Origin: 'https://rialto.example' }],
    ['another port', { Origin: 'http://localhost:8080' }],
    ['a longer name', { Origin: 'http://localhost.rialto.example' }],
    ['no origin', { Origin: '' }],
    ['an opaque origin', { Origin: 'null' }],
    ['a browser that says so', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sister of the site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a bookmark', { 'Sec-Fetch-Site': 'none' }],
  ];

  test.for(others)('%s', async ([, headers], { host, signIn }) => {
    for (const [method, path] of CALLS.filter(([method]) => method !== 'GET')) {
      const response = await host.ask(path, { method, headers, body: {} });
      expect([method, path, response.status]).toEqual([method, path, 403]);
      expect(await response.json()).toMatchObject({ code: 'cross-origin' });
    }
    expect((await signIn(undefined, headers)).status).toBe(403);
    expect((await host.ask('session')).status).toBe(204);
  });

  test('a browser that vouches for the page is enough behind a proxy', async ({ signIn }) => {
    const headers = { Origin: 'https://wedding.example', 'Sec-Fetch-Site': 'same-origin' };
    expect((await signIn(undefined, headers)).status).toBe(204);
  });
});

describe('signing in', () => {
  test.for(['', 'ponte-dei-pugn', 'Ponte-dei-pugni', 'ponte-dei-pugni ', 'x'.repeat(2000)])(
    'with %j is refused',
    async (password, { signIn }) => {
      const response = await signIn(password);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'wrong-password' });
      expect(response.headers.has('Set-Cookie')).toBe(false);
    },
  );

  test.for([{}, { password: 7 }, { password: ['ponte-dei-pugni'] }])(
    'with %j is refused',
    async (body, { stranger }) => {
      expect((await stranger.ask('session', { method: 'POST', body })).status).toBe(401);
    },
  );

  test('with half a body is refused', async ({ stranger }) => {
    const response = await stranger.ask('session', { method: 'POST', body: '{"password":"pon' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: 'invalid', message: 'Empty or invalid json' });
  });

  test('the eleventh wrong try has to wait, and so has the right one then', async ({ signIn }) => {
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

  test('tries sent all at once are counted one by one', async ({ signIn }) => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn('wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('right any number of times never has to wait', async ({ signIn }) => {
    for (let times = 0; times < 25; times += 1) expect((await signIn()).status).toBe(204);
  });

  test('sets a cookie that scripts, other sites and the guests’ page never see', async ({
    signIn,
  }) => {
    const cookie = (await signIn()).headers.get('Set-Cookie')?.split('; ').slice(1).sort();
    expect(cookie).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/host', 'SameSite=Strict']);
    const secure = await signIn(undefined, { Origin: 'https://localhost' });
    expect(secure.headers.get('Set-Cookie')).toContain('; Secure');
  });

  test('over plain http sets a cookie the browser keeps, whatever a header says', async ({
    signIn,
  }) => {
    const response = await signIn(undefined, { 'X-Forwarded-Proto': 'https' });
    expect(response.headers.get('Set-Cookie')).not.toContain('Secure');
  });

  test('an accent is one, however the keyboard made it', async ({ database, log }) => {
    const access = { ...ACCESS, password: 'caffè di notte' };
    const settings = readSettings({});
    const app = createApp({ settings, database, access, files: null, log });
    const body = { password: 'caffe\u0300 di notte' };
    const response = await browser(app, '').ask('session', { method: 'POST', body });
    expect(response.status).toBe(204);
  });
});

describe('signing out', () => {
  test('ends the session, also for who copied its cookie; others stay', async ({
    app,
    host,
    signIn,
  }) => {
    const other = browser(app, cookieOf(await signIn()));
    const response = await host.ask('session', { method: 'DELETE' });
    expect(response.status).toBe(204);
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^dashboard-session=; Max-Age=0; Path=\/host/,
    );
    expect((await host.ask('guest-data')).status).toBe(401);
    expect((await other.ask('guest-data')).status).toBe(200);
  });
});

describe('there is no dashboard', () => {
  test('when replies go to Supabase', async ({ log }) => {
    const settings = readSettings({ SUPABASE_URL: 'https://a.co', SUPABASE_ANON_KEY: 'k' });
    const app = createApp({ settings, database: null, access: null, files: null, log });
    for (const path of ['/host', '/host/api/session', '/host/api/guest-data']) {
      expect((await app.request(path)).status).toBe(404);
    }
  });
});

describe('bodies', () => {
  test('larger than 32 kB are refused', async ({ host, stranger, database }) => {
    const reply = hostReply({ dietary_restrictions: 'x'.repeat(40_000) });
    const response = await host.ask('households', { method: 'POST', body: { reply } });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      code: 'too-large',
      message: 'This is larger than 32 kB. Nothing was changed.',
    });
    const password = 'x'.repeat(40_000);
    const signIn = await stranger.ask('session', { method: 'POST', body: { password } });
    expect(signIn.status).toBe(413);
    expect(await database.query('SELECT * FROM host_entries')).toEqual([]);
  });

  test('that are no JSON are refused', async ({ host }) => {
    const headers = { 'Content-Type': 'text/plain' };
    const body = JSON.stringify({ reply: hostReply() });
    const response = await host.ask('households', { method: 'POST', body, headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid' });
  });
});
