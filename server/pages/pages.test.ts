import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { createApp } from '../app.ts';
import { buildSite, INDEX } from '../fixtures/built-site.ts';
import { testOnSharedDatabase as base } from '../fixtures/site.ts';
import { readSettings } from '../settings.ts';
import { openSiteFiles } from './site-files.ts';

type Get = (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

const test = base.extend<{ get: Get }>({
  get: async ({ folder, database, log }, use) => {
    const files = openSiteFiles(buildSite(join(folder, 'dist')));
    const settings = readSettings({ SITE_PASSWORD: '</script>"ponte' });
    const app = createApp({ settings, database, files, log });
    await use(async (path, headers = {}, method = 'GET') => app.request(path, { method, headers }));
  },
});

describe('the not-found page', () => {
  test.for([
    '/nope',
    '/index.html',
    '/404.html',
    '/index.html.br',
    '/assets',
    '/assets/',
    '/assets/.secret',
    '/assets/gate-1a2b.js.br',
    '/assets/gate-1a2b.js.gz',
    '/assets/gate-1a2b.js/',
    '/assets/gate-1a2b.js%00',
    '/assets/..%2findex.html',
    '/assets/..%5cindex.html',
    '/%2e%2e%2fpackage.json',
    '//etc/passwd',
    '/%ff',
    '/__proto__',
  ])('answers GET %s', async (path, { get }) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('404');
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });
});

test.for(['POST', 'PUT', 'DELETE'])(
  'the method %s is not allowed for pages and files',
  async (method, { get }) => {
    for (const path of ['/', '/nope', '/assets/gate-1a2b.js']) {
      const response = await get(path, {}, method);
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD');
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    }
  },
);

describe('a site that is not built', () => {
  base('is reported in one line that names the command', ({ folder }) => {
    const line = 'The site is not built. Run npm start or npm run build.';
    expect(() => openSiteFiles(join(folder, 'dist'))).toThrow(line);
    mkdirSync(join(folder, 'half'));
    writeFileSync(join(folder, 'half', 'index.html'), INDEX);
    expect(() => openSiteFiles(join(folder, 'half'))).toThrow(line);
  });

  base('is not served when its page has no place for the settings', ({ folder, database, log }) => {
    const files = openSiteFiles(buildSite(folder, { 'index.html': '<h1>Another site</h1>' }));
    const settings = readSettings({});
    expect(() => createApp({ settings, database, files, log })).toThrow(/npm run build/);
  });
});

base(
  'a rebuild does not change the pages of a running server',
  async ({ folder, database, log }) => {
    const dist = buildSite(join(folder, 'dist'));
    const app = createApp({
      settings: readSettings({}),
      database,
      files: openSiteFiles(dist),
      log,
    });
    const fetchText = async (path: string) => (await app.request(path)).text();
    const page = await fetchText('/');
    renameSync(dist, join(folder, 'old'));
    rmSync(join(folder, 'old'), { recursive: true });
    buildSite(dist, { 'private/couple-5e6f.avif': 'another', 'index.html': 'another' });
    for (const _request of [1, 2]) {
      expect(await fetchText('/')).toBe(page);
      expect(await fetchText('/private/couple-5e6f.avif')).toBe('picture');
    }
  },
);

describe('a second language', () => {
  const italian = {
    'it/index.html': INDEX.replace('Welcome', 'Benvenuti'),
    'it/404.html': '<h1>Ops</h1>',
  };
  const second = base.extend<{ get: Get }>({
    get: async ({ folder, database, log }, use) => {
      const files = openSiteFiles(buildSite(join(folder, 'dist'), italian));
      const app = createApp({ settings: readSettings({}), database, files, log });
      await use(async (path, headers = {}, method = 'GET') =>
        app.request(path, { method, headers }),
      );
    },
  });

  test('is not found when it was not built', async ({ get }) => {
    for (const path of ['/it', '/it/', '/it/nope']) expect((await get(path)).status).toBe(404);
  });

  base('without its own not-found page counts as not built', ({ folder }) => {
    const half = buildSite(join(folder, 'half'), { 'it/index.html': INDEX });
    expect(() => openSiteFiles(half)).toThrow('not built');
  });

  second.for(['/it/index.html', '/it/404.html', '/it/nope', '/it//', '/it/it/'])(
    'answers %s with its own not-found page',
    async (path, { get }) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('<h1>Ops</h1>');
    },
  );

  second.for(['/fr/', '/en/', '/IT/', '/italia', '/italiano', '//it/'])(
    'does not answer %s',
    async (path, { get }) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('<!doctype html><h1>404</h1>');
    },
  );

  second('redirects to its folder with the whole query', async ({ get }) => {
    const response = await get('/it?from=invitation');
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe('/it/?from=invitation');
  });

  second('has the same headers as the first language', async ({ get }) => {
    const answers = await Promise.all(['/', '/it/'].map((path) => get(path)));
    const [first, other] = answers.map(({ headers }) => ({
      ...Object.fromEntries(headers),
      etag: '',
      'content-length': '',
    }));
    expect(other).toEqual(first);
    const page = (await answers[1]?.text()) ?? '';
    expect(page).toContain('Benvenuti');
    expect(page).toContain('window.SITE_PASSWORD=');
    const etag = answers[1]?.headers.get('ETag') ?? '';
    expect(etag).not.toBe(answers[0]?.headers.get('ETag'));
    expect((await get('/it/', { 'If-None-Match': etag })).status).toBe(304);
    expect(await (await get('/it/', {}, 'HEAD')).text()).toBe('');
    expect((await get('/it/', {}, 'POST')).status).toBe(405);
  });
});

describe('the page', () => {
  test('contains the settings, escaped for its script', async ({ get }) => {
    const html = await (await get('/?from=invitation')).text();
    expect(html).toContain('window.SITE_PASSWORD="\\u003c/script>\\"ponte"');
    expect(html).toContain('window.SUPABASE_URL=location.origin');
  });

  test('is compressed with an encoding that the browser accepts', async ({ get }) => {
    const plain = Buffer.from(await (await get('/')).arrayBuffer());
    const bytes = async (accept: string, encoding: string) => {
      const response = await get('/', { 'Accept-Encoding': accept });
      expect(response.headers.get('Content-Encoding')).toBe(encoding);
      expect(response.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
      return Buffer.from(await response.arrayBuffer());
    };
    expect(brotliDecompressSync(await bytes('gzip, deflate, br, zstd', 'br'))).toEqual(plain);
    expect(gunzipSync(await bytes('gzip', 'gzip'))).toEqual(plain);
    expect(gunzipSync(await bytes('br;q=0, gzip', 'gzip'))).toEqual(plain);
  });

  test('is revalidated each time and sent again only after a change', async ({ get }) => {
    const first = await get('/');
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    expect((await get('/', { 'If-None-Match': 'W/"other"' })).status).toBe(200);
    const again = await get('/', { 'If-None-Match': `W/"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('ETag')).toBe(etag);
    expect(await again.text()).toBe('');
  });

  test('can be requested with HEAD', async ({ get }) => {
    const response = await get('/', {}, 'HEAD');
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(INDEX.length);
    expect(await response.text()).toBe('');
  });
});

describe('a file of the site', () => {
  test.for([
    [
      '/assets/gate-1a2b.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/assets/cardo-3c4d.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/private/couple-5e6f.avif', 'image/avif', 'private, max-age=31536000, immutable'],
    ['/private/s%C3%B8fia-7a8b.webp', 'image/webp', 'private, max-age=31536000, immutable'],
    [
      '/private/wedding-9c0d.ics',
      'text/calendar; charset=utf-8',
      'private, max-age=31536000, immutable',
    ],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ] as const)('%s has its type and cache headers', async ([path, type, cache], { get }) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await get(path, {}, method);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe(type);
      expect(response.headers.get('Cache-Control')).toBe(cache);
    }
  });

  test('is sent in the form that the build compressed', async ({ get }) => {
    const plain = await (await get('/assets/gate-1a2b.js')).text();
    const response = await get('/assets/gate-1a2b.js', { 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(plain);
    const picture = await get('/private/couple-5e6f.avif', { 'Accept-Encoding': 'gzip, br' });
    expect(picture.headers.has('Content-Encoding')).toBe(false);
  });
});

describe('the content security policy', () => {
  const parsePolicy = (response: Response) =>
    new Map(
      (response.headers.get('Content-Security-Policy') ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );

  test('is sent with every response, together with the other security headers', async ({ get }) => {
    for (const path of ['/', '/nope', '/assets/gate-1a2b.js', '/rest/v1/rsvps', '/rest/nope']) {
      const response = await get(path, { 'Sec-Fetch-Site': 'none' });
      const policy = parsePolicy(response);
      expect(policy.get('default-src')).toEqual(["'none'"]);
      expect(policy.get('connect-src')).toEqual(["'self'"]);
      expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
      expect(policy.get('base-uri')).toEqual(["'none'"]);
      expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    }
  });

  base('is sent with Strict-Transport-Security only over https', async ({ folder, log }) => {
    const files = openSiteFiles(buildSite(folder));
    const app = createApp({ settings: readSettings({}), database: null, files, log });
    const plain = await app.request('http://wedding.home.test/');
    for (const name of [
      'Strict-Transport-Security',
      'Cross-Origin-Opener-Policy',
      'Origin-Agent-Cluster',
    ]) {
      expect([name, plain.headers.get(name)]).toEqual([name, null]);
    }
    const forged = { 'X-Forwarded-Proto': 'https' };
    const untrusted = await app.request('http://wedding.home.test/', { headers: forged });
    expect(untrusted.headers.get('Strict-Transport-Security')).toBeNull();
    const secure = await app.request('https://wedding.example/');
    expect(secure.headers.get('Strict-Transport-Security')).toBe('max-age=15552000');
    expect(secure.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  });

  test('allows a single Trusted Types policy', async ({ get }) => {
    const policy = parsePolicy(await get('/'));
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['own-files']);
  });

  test('allows exactly the inline scripts of the page', async ({ get }) => {
    const response = await get('/');
    const inline = [...(await response.text()).matchAll(/<script(?! type)[^>]*>(.*?)<\/script>/g)];
    const hashes = inline.map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(hashes).toHaveLength(2);
    expect(parsePolicy(response).get('script-src')).toEqual(["'self'", ...hashes]);
  });

  base('replaces the policy element of the static files', async ({ folder, database, log }) => {
    const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
    const page = INDEX.replace('<title>', `${policy}<title>`);
    const files = openSiteFiles(buildSite(folder, { 'index.html': page, '404.html': page }));
    const app = createApp({ settings: readSettings({}), database, files, log });
    for (const path of ['/', '/nope']) {
      expect(await (await app.request(path)).text()).not.toContain('http-equiv');
    }
  });

  base('allows replies to Supabase when it is set', async ({ folder, log }) => {
    const files = openSiteFiles(buildSite(folder));
    const supabase = { SUPABASE_URL: 'https://a.supabase.co/', SUPABASE_ANON_KEY: 'public' };
    const app = createApp({ settings: readSettings(supabase), database: null, files, log });
    const response = await app.request('/');
    expect(parsePolicy(response).get('connect-src')).toEqual(["'self'", 'https://a.supabase.co']);
    expect(await response.text()).toContain('window.SUPABASE_URL="https://a.supabase.co"');
  });
});
