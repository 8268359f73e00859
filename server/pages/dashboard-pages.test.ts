import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { createApp } from '../app.ts';
import { buildSite, INDEX } from '../fixtures/built-site.ts';
import { ACCESS, testOnSharedDatabase as base } from '../fixtures/site.ts';
import { readSettings } from '../settings.ts';
import { openSiteFiles } from './site-files.ts';

const SCRIPT = 'console.log("dashboard");\n'.repeat(100);
const INLINE = 'document.documentElement.dataset.dashboard = ""';
const DASHBOARD = {
  'host/index.html': `<!doctype html><title>The dashboard</title><script>${INLINE}</script>`,
  'host/assets/dashboard-1a2b.js': SCRIPT,
  'host/assets/dashboard-1a2b.js.br': brotliCompressSync(SCRIPT),
};

type Get = (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

const test = base.extend<{
  openSite: (files: object, hasDashboard?: boolean) => Get;
}>({
  openSite: async ({ folder, dataDir, database, log }, use) => {
    await use((builtFiles, hasDashboard = true) => {
      const files = openSiteFiles(buildSite(join(folder, 'dist'), { ...builtFiles }));
      const settings = readSettings({ DATA_DIR: dataDir });
      const app = createApp({
        settings,
        database,
        access: hasDashboard ? ACCESS : null,
        files,
        log,
      });
      return async (path, headers = {}, method = 'GET') => app.request(path, { method, headers });
    });
  },
});

describe('the page of the guests’ photographs', () => {
  const BUILT = {
    ...DASHBOARD,
    'photos.html': '<title>Photographs</title>',
    'it/index.html': INDEX,
    'it/404.html': '404',
    'it/photos.html': 'Fotografie',
  };

  test.for([
    ['/photos', '<title>Photographs</title>'],
    ['/photos/show', '<title>Photographs</title>'],
    ['/it/photos', 'Fotografie'],
    ['/it/photos/show', 'Fotografie'],
  ])('is served at %s', async ([path = '', html], { openSite }) => {
    const response = await openSite(BUILT)(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(html);
  });

  test('has no other address', async ({ openSite }) => {
    const get = openSite(BUILT);
    for (const path of ['/photos.html', '/photos/', '/photos/hide', '/it/photos/', '/de/photos']) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  test('is absent without a dashboard', async ({ openSite }) => {
    expect((await openSite(BUILT, false)('/photos')).status).toBe(404);
  });
});

describe('the server', () => {
  const paths = [
    '/host',
    '/host/',
    '/host/replies',
    '/host/assets/dashboard-1a2b.js',
    '/host/index.html',
  ];

  test.for(paths)('has no dashboard at %s when it is not built', async (path, { openSite }) => {
    const response = await openSite({})(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('404');
  });

  test('answers the dashboard’s API calls when only its page is not built', async ({
    openSite,
  }) => {
    expect((await openSite({})('/host/api/session')).status).toBe(401);
  });

  test.for(paths)(
    'has no dashboard at %s when there is no access to it',
    async (path, { openSite }) => {
      expect((await openSite(DASHBOARD, false)(path)).status).toBe(404);
      expect((await openSite(DASHBOARD, false)('/host/api/session')).status).toBe(404);
    },
  );

  test.for([
    '/host/assets',
    '/host/assets/',
    '/host/assets/no.js',
    '/host/assets/dashboard-1a2b.js.br',
  ])('has no dashboard at %s, which is not one of its files', async (path, { openSite }) => {
    const response = await openSite(DASHBOARD)(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('404');
  });

  test('has no dashboard at addresses that only look like it', async ({ openSite }) => {
    for (const path of ['/hosts', '/hostile/replies', '/HOST']) {
      expect((await openSite(DASHBOARD)(path)).status).toBe(404);
    }
  });

  test.for(['POST', 'PUT', 'DELETE'])(
    'has no dashboard for the method %s',
    async (method, { openSite }) => {
      expect((await openSite(DASHBOARD)('/host/replies', {}, method)).status).toBe(405);
    },
  );
});

describe('the dashboard', () => {
  test.for([
    '/host',
    '/host/',
    '/host/replies',
    '/host/invited',
    '/host/data',
    '/host/print/caterer',
    '/host/index.html',
  ])('is the same page at %s', async (path, { openSite }) => {
    const response = await openSite(DASHBOARD)(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
    expect(response.headers.get('Link')).toMatch(/^<\/host\/api\/guest-data>; rel=preload/);
    expect(await response.text()).toBe(DASHBOARD['host/index.html']);
    const ETag = response.headers.get('ETag') ?? '';
    expect((await openSite(DASHBOARD)(path, { 'If-None-Match': ETag })).status).toBe(304);
  });

  test('may run only its own scripts', async ({ openSite }) => {
    const policy = (await openSite(DASHBOARD)('/host')).headers.get('Content-Security-Policy');
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(policy).toContain(`'sha256-${hash}'`);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  test('has files that browsers cache, in the form that the build compressed', async ({
    openSite,
  }) => {
    const path = '/host/assets/dashboard-1a2b.js';
    const response = await openSite(DASHBOARD)(path, { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(SCRIPT);
  });

  test('is not mentioned on the guests’ page', async ({ openSite }) => {
    const html = await (await openSite(DASHBOARD)('/')).text();
    expect(html).not.toContain('host');
  });
});
