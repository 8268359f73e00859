import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { createAnnouncementPlace } from '../../domain/announcements/announcement.ts';
import type { AnnouncementTexts } from '../../domain/announcements/announcement-api.ts';
import { endAnnouncement, putAnnouncement } from '../announcements/announcements.ts';
import { createApp } from '../app.ts';
import { buildSite } from '../fixtures/built-site.ts';
import { getCookie, ORIGIN } from '../fixtures/dashboard.ts';
import { ACCESS, testOnSharedDatabase as base } from '../fixtures/site.ts';
import type { Database } from '../platform/database/database.ts';
import { readSettings } from '../settings.ts';
import { openSiteFiles, type SiteFiles } from './site-files.ts';

const ENTERED = 'wedding-authenticated=true';
const PASSWORD = 'ponte dei sospiri';

function pageOf(rendered: string, content: string): string {
  return (
    '<!doctype html><html lang="en"><head><script id="page-globals"></script>' +
    '<script id="inline-script">run()</script>' +
    `</head><body>${createAnnouncementPlace('Close "it"')}` +
    `<div id="root" data-rendered="${rendered}">${content}</div></body></html>`
  );
}

const SITE = {
  'index.html': pageOf('gate', '<main>Password</main>'),
  'entered.html': pageOf('wedding', '<h1>Portia & $1</h1>'),
};

type Fixtures = {
  files: SiteFiles;
  /** Requests a path of the site with `GATE=page`. */
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;
  /** Requests a path of the site with `GATE=server`. */
  getLocked: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /** The cookie of a guest who has entered the password of the locked site. */
  session: string;
};

const test = base.extend<Fixtures & { locked: ReturnType<typeof createApp> }>({
  files: async ({ folder }, use) => use(openSiteFiles(buildSite(join(folder, 'dist'), SITE))),
  get: async ({ database, files, log }, use) => {
    const app = createApp({ settings: readSettings({}), database, files, log });
    await use(async (path, headers = {}, method = 'GET') => app.request(path, { method, headers }));
  },
  locked: async ({ database, files, log }, use) => {
    const settings = readSettings({ GATE: 'server', SITE_PASSWORD: PASSWORD });
    await use(createApp({ settings, database, access: ACCESS, files, log }));
  },
  getLocked: async ({ locked }, use) => {
    await use(async (path, headers = {}) => locked.request(path, { headers }));
  },
  session: async ({ locked }, use) => {
    const headers = { Origin: ORIGIN, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ password: PASSWORD });
    await use(getCookie(await locked.request('/gate', { method: 'POST', headers, body })));
  },
});

describe('the server', () => {
  test.for([
    '',
    'wedding-authenticated=',
    'wedding-authenticated=false',
    'wedding-authenticated=TRUE',
    'wedding-authenticated=true1',
    'x-wedding-authenticated=true',
    'wedding=authenticated=true',
  ])('answers with the gate to the cookie "%s"', async (cookie, { get }) => {
    const html = await (await get('/', { Cookie: cookie })).text();
    expect(html).toContain('Password');
    expect(html).not.toContain('Portia');
  });

  test('answers with the gate to a browser that has the wedding page’s ETag and no cookie', async ({
    get,
  }) => {
    const etag = (await get('/', { Cookie: ENTERED })).headers.get('ETag') ?? '';
    const response = await get('/', { 'If-None-Match': etag });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('Portia');
  });

  test('answers with the gate when no page was rendered for guests who have entered', async ({
    database,
    folder,
    log,
  }) => {
    const files = openSiteFiles(
      buildSite(join(folder, 'dev'), { 'index.html': SITE['index.html'] }),
    );
    const app = createApp({ settings: readSettings({}), database, files, log });
    const response = await app.request('/', { headers: { Cookie: ENTERED } });
    expect(await response.text()).toContain('data-rendered="gate"');
  });
});

describe('the lock', () => {
  test('keeps the wedding page from the cookie that GATE=page uses', async ({ getLocked }) => {
    const html = await (await getLocked('/', { Cookie: ENTERED })).text();
    expect(html).toContain('SITE_GATE="closed"');
    expect(html).not.toContain('Portia');
  });

  test('keeps the wedding page from forged sessions and from a browser that knows its ETag', async ({
    getLocked,
    session,
  }) => {
    const entered = await getLocked('/', { Cookie: session });
    const etag = entered.headers.get('ETag') ?? '';
    expect(await entered.text()).toContain('Portia');
    for (const cookie of ['', `${session}x`, session.slice(0, -1), `${ENTERED}; gate-session=a`]) {
      const response = await getLocked('/', { Cookie: cookie, 'If-None-Match': etag });
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).toContain('SITE_GATE="closed"');
      expect(html).not.toContain('Portia');
    }
  });

  test('keeps the wedding page from the not-found page, also for guests with a session', async ({
    getLocked,
    session,
  }) => {
    const html = await (await getLocked('/nope', { Cookie: session })).text();
    expect(html).not.toContain('Portia');
  });

  test('locks the wedding page only until the guest has entered, without any other cookie', async ({
    getLocked,
    session,
  }) => {
    const html = await (await getLocked('/', { Cookie: session })).text();
    expect(html).toContain('SITE_GATE="open"');
    expect(html).toContain('data-rendered="wedding"');
    expect(html).not.toContain('Password');
  });
});

describe('the first answer to a guest who has entered', () => {
  test('is the wedding page with the settings', async ({ get }) => {
    const html = await (await get('/', { Cookie: `a=b; ${ENTERED}` })).text();
    expect(html).toContain('<div id="root" data-rendered="wedding"><h1>Portia & $1</h1></div>');
    expect(html).toContain('window.SITE_PASSWORD=');
    expect(html).not.toContain('Password');
  });

  test('is stored by no shared cache, like the gate at the same address', async ({ get }) => {
    for (const cookie of ['', ENTERED]) {
      const { headers } = await get('/', { Cookie: cookie, 'Accept-Encoding': 'br' });
      expect(headers.get('Cache-Control')).toBe('private, no-cache');
      expect(headers.get('Vary')).toBe('Cookie, Accept-Encoding');
    }
  });

  test('is sent again only after a change, and compressed', async ({ get }) => {
    const plain = await (await get('/', { Cookie: ENTERED })).text();
    const first = await get('/', { Cookie: ENTERED, 'Accept-Encoding': 'br' });
    expect(brotliDecompressSync(await first.arrayBuffer()).toString()).toBe(plain);
    const etag = first.headers.get('ETag') ?? '';
    expect((await get('/', { Cookie: ENTERED, 'If-None-Match': etag })).status).toBe(304);
    const gate = (await get('/')).headers.get('ETag') ?? '';
    expect(gate).not.toBe(etag);
    expect((await get('/', { Cookie: ENTERED, 'If-None-Match': gate })).status).toBe(200);
  });

  test('can be requested with HEAD, and only read', async ({ get }) => {
    const length = async (cookie: string) => {
      const response = await get('/', { Cookie: cookie }, 'HEAD');
      expect(await response.text()).toBe('');
      return Number(response.headers.get('Content-Length'));
    };
    expect(await length(ENTERED)).not.toBe(await length(''));
    expect((await get('/', { Cookie: ENTERED }, 'POST')).status).toBe(405);
  });

  test('has a policy that allows its scripts', async ({ get }) => {
    const policies = await Promise.all(
      ['', ENTERED].map(async (cookie) =>
        (await get('/', { Cookie: cookie })).headers.get('Content-Security-Policy'),
      ),
    );
    expect(policies[1]).toBe(policies[0]);
  });

  test('is in the language of the address', async ({ database, folder, log }) => {
    const built = buildSite(join(folder, 'two'), {
      ...SITE,
      'it/index.html': SITE['index.html'],
      'it/entered.html': pageOf('wedding', 'Porzia'),
      'it/404.html': '<h1>404</h1>',
    });
    const files = openSiteFiles(built);
    const app = createApp({ settings: readSettings({}), database, files, log });
    const ask = async (path: string) =>
      (await app.request(path, { headers: { Cookie: ENTERED } })).text();
    expect(await ask('/it/')).toContain('Porzia');
    expect(await ask('/')).toContain('Portia');
  });

  test('changes with the published wedding', async ({ files, folder, get }) => {
    expect(await (await get('/', { Cookie: ENTERED })).text()).toContain('Portia');
    files.replace(
      buildSite(join(folder, 'next'), {
        'index.html': SITE['index.html'],
        'entered.html': pageOf('wedding', 'Jessica'),
      }),
    );
    expect(await (await get('/', { Cookie: ENTERED })).text()).toContain('Jessica');
  });
});

describe('an announcement', () => {
  const TEXT = 'The <b>boat</b> leaves at $& 5.\nZattere';
  const ESCAPED = 'The &lt;b>boat&lt;/b> leaves at $&amp; 5.\nZattere';

  function announce(database: Database, texts: AnnouncementTexts = { en: TEXT }) {
    const shownUntil = new Date(Date.now() + 60_000).toISOString();
    return putAnnouncement(database, { texts, shownUntil });
  }

  test('is not sent to a visitor who has not entered, and not to open pages of theirs', async ({
    database,
    get,
    getLocked,
  }) => {
    await announce(database);
    for (const response of [await get('/'), await getLocked('/'), await getLocked('/nope')]) {
      expect(await response.text()).not.toContain('boat');
    }
    for (const headers of [{}, { Cookie: ENTERED }, { Cookie: 'gate-session=a' }]) {
      const response = await getLocked('/private/announcement/en', headers as typeof headers);
      expect(response.status).toBe(401);
      expect(await response.text()).not.toContain('boat');
    }
    // The page may ask after the guest has entered.
    expect(await (await get('/')).text()).toContain(
      'data-close="Close &quot;it&quot;" data-id="0"',
    );
  });

  test('is not in the page of a server without a database', async ({ files, log }) => {
    const settings = readSettings({
      SUPABASE_URL: 'https://a.supabase.co',
      SUPABASE_ANON_KEY: 'k',
    });
    const app = createApp({ settings, database: null, files, log });
    for (const Cookie of ['', ENTERED]) {
      const html = await (await app.request('/', { headers: { Cookie } })).text();
      expect(html).toContain(createAnnouncementPlace('Close "it"'));
    }
    expect((await app.request('/private/announcement/en')).status).toBe(404);
  });

  test('is in the first answer above the page, escaped and with its button', async ({
    database,
    get,
    getLocked,
    session,
  }) => {
    await announce(database);
    for (const response of [
      await get('/', { Cookie: ENTERED }),
      await getLocked('/', { Cookie: session }),
    ]) {
      const html = await response.text();
      expect(html).toContain(
        `<p lang="en">${ESCAPED}</p>` +
          '<button type="button" aria-label="Close &quot;it&quot;"></button></div><div id="root"',
      );
      expect(html.match(/id="announcement"/g)).toHaveLength(1);
      expect(html).not.toContain('<b>');
    }
  });

  test('changes the page’s ETag when it comes and when it goes, and not its policy', async ({
    database,
    get,
  }) => {
    const ask = async () => get('/', { Cookie: ENTERED, 'Accept-Encoding': 'br' });
    const before = await ask();
    await announce(database);
    await expect
      .poll(async () => (await ask()).headers.get('ETag'))
      .not.toBe(before.headers.get('ETag'));
    const shown = await ask();
    expect(brotliDecompressSync(await shown.arrayBuffer()).toString()).toContain(ESCAPED);
    const etag = shown.headers.get('ETag') ?? '';
    expect((await get('/', { Cookie: ENTERED, 'If-None-Match': etag })).status).toBe(304);
    expect(shown.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
    const policy = 'Content-Security-Policy';
    expect(shown.headers.get(policy)).toBe(before.headers.get(policy));

    await endAnnouncement(database);
    await expect
      .poll(async () => (await get('/', { Cookie: ENTERED, 'If-None-Match': etag })).status)
      .toBe(200);
    expect(await (await get('/', { Cookie: ENTERED })).text()).not.toContain('boat&lt;/b> leaves');
  });

  test('keeps the last one while the database does not answer', async ({
    database,
    files,
    log,
    logged,
  }) => {
    let isBroken = false;
    const query: Database['query'] = (...args) =>
      isBroken ? Promise.reject(new Error('Gone')) : database.query(...args);
    const app = createApp({
      ...{ settings: readSettings({}), database: { ...database, query }, files, log },
    });
    const ask = async () => (await app.request('/', { headers: { Cookie: ENTERED } })).text();
    await announce(database);
    expect(await ask()).toContain(ESCAPED);
    isBroken = true;
    await expect.poll(async () => (await ask()) && logged.length).toBe(1);
    expect(await ask()).toContain(ESCAPED);
  });
});
