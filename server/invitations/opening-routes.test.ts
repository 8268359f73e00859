import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { createApp } from '../app.ts';
import { buildSite } from '../fixtures/built-site.ts';
import { test as base } from '../fixtures/dashboard.ts';
import { addEntries, createGuest, type Guest, openLink } from '../fixtures/invitations.ts';
import { ACCESS } from '../fixtures/site.ts';
import { openSiteFiles } from '../pages/site-files.ts';
import { readSettings } from '../settings.ts';
import { revokeCodes } from './invitation-codes.ts';

const PASSWORD = 'ponte dei sospiri';

type App = ReturnType<typeof createApp>;
type Fixtures = { createSite: (env: Record<string, string>) => App };

const test = base.extend<Fixtures>({
  createSite: async ({ folder, dataDir, database, log }, use) => {
    const site = buildSite(join(folder, 'dist'), { 'entered.html': ENTERED });
    const files = openSiteFiles(site);
    await use((env) => {
      const settings = readSettings({ DATA_DIR: dataDir, SITE_PASSWORD: PASSWORD, ...env });
      return createApp({ settings, database, access: ACCESS, files, log });
    });
  },
});

const typeAtGate = (guest: Guest, path: string, password: string) =>
  guest.request(path, { method: 'POST', json: { password } });

/** The site with the page for guests who have entered. */
const ENTERED =
  '<!doctype html><script id="page-globals"></script><body class="a"><h1>Portia</h1></body>';

describe.each(['server', 'page'])('with GATE=%s', (gate) => {
  const typedPath = gate === 'server' ? '/gate' : '/invitation';

  test('the first page after a link is in an envelope with the household’s name, once on each device', async ({
    client,
    createSite,
    database,
  }) => {
    const [ada, pia] = await addEntries(client, { name: 'Ada <b> & $1' }, { name: 'Pia' });
    const app = createSite({ GATE: gate });
    const load = async (guest: Guest, init = {}) => {
      const response = await guest.request('/', init);
      return [response.headers.get('Cache-Control'), await response.text()] as const;
    };
    const wrong = createGuest(app);
    await wrong.request('/i/KFM7QTR2W');
    expect((await load(wrong))[1]).not.toContain('envelope');
    const revoked = await openLink(app, { code: pia?.code ?? null });
    await revokeCodes(database, pia?.id ?? 0);
    expect((await load(revoked))[1]).not.toContain('envelope');

    const guest = await openLink(app, { code: ada?.code ?? null });
    expect((await load(guest, { method: 'HEAD' }))[0]).toBe('private, no-cache');
    const [caching, page] = await load(guest);
    expect(caching).toBe('no-store');
    expect(page).toMatch(/<body class="a"><div id="envelope" aria-hidden="true">/);
    expect(page).toContain('>Ada &lt;b&gt; &amp; $1</p>');
    expect(page).toContain('>Portia &amp; Bassanio</p>');
    expect(page).toContain('<h1>Portia</h1>');
    const [later, samePage] = await load(guest);
    expect([later, samePage.includes('envelope')]).toEqual(['private, no-cache', false]);
    await guest.request(`/i/${ada?.code}`);
    expect((await load(guest))[1]).not.toContain('envelope');
  });

  test('the answer to a wrong, a revoked and a deleted code and to any text is the same', async ({
    client,
    createSite,
    database,
    logged,
  }) => {
    const [revoked, deleted] = await addEntries(client, { name: 'Ada' }, { name: 'Luca' });
    await revokeCodes(database, revoked?.id ?? 0);
    await client.request(`guest-list/${deleted?.id}`, { method: 'DELETE' });
    const app = createSite({ GATE: gate });
    const answers = [];
    for (const code of [revoked?.code, deleted?.code, 'KFM7QTR2W', 'x', '%F0%9F%A5%82']) {
      const guest = createGuest(app);
      const response = await guest.request(`/i/${code}`);
      expect(guest.cookies.size).toBe(0);
      answers.push([response.status, await response.text(), [...response.headers]]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject([
      303,
      '',
      expect.arrayContaining([['location', '/#unknown-link']]),
    ]);
    expect(logged).toHaveLength(5);
    expect(logged[0]).toEqual({
      form: 'invitation',
      address: 'unknown',
      message: 'sign-in failed',
    });
  });

  test('a code typed at the gate is rejected like a wrong password', async ({
    client,
    createSite,
    database,
  }) => {
    const [ada] = await addEntries(client, { name: 'Ada' });
    await revokeCodes(database, ada?.id ?? 0);
    const app = createSite({ GATE: gate });
    const answers = await Promise.all(
      [ada?.code ?? '', 'KFM7QTR2W', 'wrong'].map(async (text) => {
        const guest = createGuest(app);
        const response = await typeAtGate(guest, typedPath, text);
        expect(guest.cookies.size).toBe(0);
        return [response.status, await response.text()];
      }),
    );
    expect(answers).toEqual(Array(3).fill([401, expect.stringContaining('wrong-password')]));
    const crossSite = await createGuest(app).request(typedPath, {
      method: 'POST',
      json: { password: ada?.code },
      headers: { Origin: 'https://evil.example' },
    });
    expect(crossSite.status).toBe(403);
  });

  test('after ten wrong codes an address has to wait, with a right code too', async ({
    client,
    createSite,
    logged,
  }) => {
    const [ada] = await addEntries(client, { name: 'Ada' });
    const app = createSite({ GATE: gate });
    for (let time = 0; time < 10; time += 1) await createGuest(app).request('/i/KFM7QTR2W');
    for (const code of [ada?.code, 'KFM7QTR2W']) {
      const guest = createGuest(app);
      const response = await guest.request(`/i/${code}`);
      expect(response.headers.get('Location')).toBe('/#too-many-links');
      expect(guest.cookies.size).toBe(0);
    }
    expect(logged).toHaveLength(10);
  });

  test('a personal link opens the gate, and right ones are not counted', async ({
    client,
    createSite,
  }) => {
    const [ada] = await addEntries(client, { name: 'Ada' });
    const app = createSite({ GATE: gate });
    for (let time = 0; time < 12; time += 1) {
      const guest = createGuest(app);
      const response = await guest.request(`/i/${ada?.code?.toLowerCase()}${time % 2 ? '/' : ''}`);
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/']);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect((await guest.request('/invitation')).status).toBe(200);
      // With GATE=page the cookie asks for the wedding page.
      if (gate === 'page') expect(guest.cookies.get('wedding-authenticated')).toBe('true');
      else expect(await (await guest.request('/')).text()).toContain('SITE_GATE="open"');
    }
  });

  test('a code typed at the gate opens the link, and the password comes first', async ({
    client,
    createSite,
  }) => {
    const [ada] = await addEntries(client, { name: 'Ada' });
    const { code = '' } = { code: ada?.code ?? '' };
    const guest = createGuest(createSite({ GATE: gate }));
    const typed = `${code.slice(0, 3)} ${code.slice(3, 6)}-${code.slice(6).toLowerCase()}`;
    expect((await typeAtGate(guest, typedPath, typed)).status).toBe(204);
    expect(await (await guest.request('/invitation')).json()).toMatchObject({ name: 'Ada' });

    if (gate === 'page') return;
    const other = createGuest(createSite({ GATE: gate, SITE_PASSWORD: code }));
    expect((await typeAtGate(other, typedPath, code)).status).toBe(204);
    expect([...other.cookies.keys()]).toEqual(['gate-session']);
  });
});

test('the cookies of a link are signed or no secret, and secure over https', async ({
  app,
  client,
}) => {
  const [ada] = await addEntries(client, { name: 'Ada' });
  const read = async (url: string) =>
    (await app.request(`${url}/i/${ada?.code}`)).headers.getSetCookie();
  const cookies = await read('http://localhost');
  expect(cookies).toEqual([
    expect.stringMatching(
      /^invitation=1\.\d+\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
    'wedding-personal-link=true; Max-Age=15552000; Path=/; SameSite=Lax',
    'wedding-authenticated=true; Max-Age=34560000; Path=/; SameSite=Lax',
    'envelope=sealed; Max-Age=120; Path=/; HttpOnly; SameSite=Lax',
  ]);
  for (const line of await read('https://localhost')) expect(line).toMatch(/; Secure/);
});

test('a link leads to the page in the language of the household, else of the browser', async ({
  app,
  client,
}) => {
  const [italian, any] = await addEntries(
    client,
    { name: 'Ada', language: 'it' },
    { name: 'Luca' },
  );
  const { languages } = (await import('../../content/wedding.ts')).default;
  const find = async (code: string | null | undefined, accepted: string) =>
    (await app.request(`/i/${code}`, { headers: { 'Accept-Language': accepted } })).headers.get(
      'Location',
    );
  const toHome = (code: (typeof languages)[number]) =>
    code === languages[0] || !languages.includes(code) ? '/' : `/${code}/`;
  expect(await find(italian?.code, 'de')).toBe(toHome('it'));
  expect(await find(any?.code, 'it-CH, de;q=0.5')).toBe(toHome('it'));
  expect(await find('KFM7QTR2W', 'xx, it;q=0.1')).toBe(`${toHome('it')}#unknown-link`);
  expect(await find(any?.code, '*')).toBe('/');
});

test('the gate of another password or ended sessions also closes the invitation', async ({
  client,
  createSite,
}) => {
  const [ada] = await addEntries(client, { name: 'Ada' });
  const guest = await openLink(createSite({ GATE: 'server' }), { code: ada?.code ?? null });
  const other = createGuest(
    createSite({ GATE: 'server', SITE_PASSWORD: 'another' }),
    guest.cookies,
  );
  expect((await other.request('/invitation')).status).toBe(401);
  expect((await other.request('/invitation/reply', { method: 'POST', json: {} })).status).toBe(401);
});

test('with replies on Supabase there are no personal links', async ({ client, createSite }) => {
  const [ada] = await addEntries(client, { name: 'Ada' });
  const supabase = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'a.b.c' };
  const app = createSite(supabase);
  for (const path of [`/i/${ada?.code}`, '/invitation']) {
    expect((await app.request(path)).status, path).toBe(404);
  }
  const guest = createGuest(createSite({ ...supabase, GATE: 'server' }));
  expect((await typeAtGate(guest, '/gate', ada?.code ?? '')).status).toBe(401);
});
