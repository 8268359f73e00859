import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { createApp } from '../app.ts';
import { buildSite, INDEX } from '../fixtures/built-site.ts';
import { test as base } from '../fixtures/site.ts';
import { readSettings } from '../settings.ts';
import { openSiteFiles, type SiteFiles } from './site-files.ts';

type Get = (path: string) => Promise<{ status: number; text: string; policy: string }>;

const test = base.extend<{ files: SiteFiles; get: Get; publish: (files: object) => string }>({
  publish: async ({ folder }, use) => {
    let count = 0;
    await use((files) => buildSite(join(folder, `published-${++count}`), { ...files }));
  },
  files: async ({ publish }, use) => {
    const app = publish({ 'host/index.html': INDEX, 'host/assets/dashboard-1a2b.js': 'dashboard' });
    await use(openSiteFiles(app, publish({ 'private/one-1a2b.html': 'one' })));
  },
  get: async ({ files, database, log }, use) => {
    const app = createApp({ settings: readSettings({}), database, files, log });
    await use(async (path) => {
      const response = await app.request(path);
      return {
        status: response.status,
        text: await response.text(),
        policy: response.headers.get('Content-Security-Policy') ?? '',
      };
    });
  },
});

const NEXT_INDEX = INDEX.replace('Welcome', 'Benvenuti').replace('dataset.ready', 'dataset.next');

describe('replacing the published wedding', () => {
  test('by a folder without pages throws, and changes nothing', async ({ files, folder, get }) => {
    const page = await get('/');
    mkdirSync(join(folder, 'empty'));
    expect(() => files.replace(join(folder, 'empty'))).toThrow('not built');
    expect(await get('/')).toEqual(page);
  });

  test('changes the page together with its policy', async ({ files, get, publish }) => {
    const before = await get('/');
    files.replace(publish({ 'index.html': NEXT_INDEX }));
    const after = await get('/');
    expect(after.text).toContain('Benvenuti');
    expect(after.policy).not.toBe(before.policy);
  });

  test('adds and removes languages', async ({ files, get, publish }) => {
    expect((await get('/it/')).status).toBe(404);
    files.replace(publish({ 'it/index.html': NEXT_INDEX, 'it/404.html': INDEX }));
    expect((await get('/it/')).text).toContain('Benvenuti');
    files.replace(publish({}));
    expect((await get('/it/')).status).toBe(404);
  });

  test('keeps the private files of the wedding before, for open pages, until the next one', async ({
    files,
    get,
    publish,
  }) => {
    files.replace(publish({ 'private/two-3c4d.html': 'two' }));
    expect((await get('/private/one-1a2b.html')).text).toBe('one');
    expect((await get('/private/two-3c4d.html')).text).toBe('two');
    files.replace(publish({}));
    expect((await get('/private/one-1a2b.html')).status).toBe(404);
    expect((await get('/private/two-3c4d.html')).text).toBe('two');
  });

  test('keeps no file of the wedding before that says what is private now', async ({
    files,
    get,
    publish,
  }) => {
    files.replace(publish({ 'private/two-3c4d.html': 'two' }), { keepsFormer: false });
    expect((await get('/private/one-1a2b.html')).status).toBe(404);
    expect((await get('/private/two-3c4d.html')).text).toBe('two');
  });

  test('keeps the files of the app', async ({ files, publish }) => {
    files.replace(publish({}));
    expect(files.current.dashboard?.assets.has('/host/assets/dashboard-1a2b.js')).toBe(true);
  });

  test('many times leaves no files open', ({ files, publish }) => {
    const folder = publish({});
    const countOpen = () => readdirSync('/proc/self/fd').length;
    files.replace(folder);
    files.replace(folder);
    const before = countOpen();
    for (let count = 0; count < 50; count++) files.replace(folder);
    expect(countOpen()).toBeLessThan(before + 10);
  });
});
