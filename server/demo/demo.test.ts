import { join } from 'node:path';
import { expect } from 'vitest';
import { createApp } from '../app.ts';
import { buildSite, INDEX } from '../fixtures/built-site.ts';
import { ACCESS, test } from '../fixtures/site.ts';
import { openSiteFiles } from '../pages/site-files.ts';
import { readSettings } from '../settings.ts';
import { createDemoRows } from './demo-rows.ts';
import { insertTables } from './insert-tables.ts';

test('the demo has 150 households, the same ones each time, and no email that waits', async ({
  database,
}) => {
  await insertTables(database, createDemoRows());
  const [count] = await database.query(
    'SELECT (SELECT count(*) FROM households) AS households, (SELECT count(*) FROM rsvps) AS replies, ' +
      '(SELECT count(*) FROM emails WHERE sent_at IS NULL) AS waiting',
  );
  expect(count).toEqual({ households: 150, replies: 89, waiting: 0 });
  expect(createDemoRows()).toEqual(createDemoRows());
});

test('every page of a demo says in its language what it is and how to enter', async ({
  database,
  folder,
  log,
}) => {
  const settings = readSettings({ DEMO: '1', SITE_PASSWORD: 'ponte & porta' });
  const files = openSiteFiles(
    buildSite(join(folder, 'dist'), {
      'index.html': `${INDEX}<body>`,
      '404.html': '<!doctype html><body>',
      'host/index.html': '<!doctype html><html lang="en"><body></body></html>',
    }),
  );
  const app = createApp({ settings, database, files, log, access: ACCESS });
  const read = async (path: string, language = 'en') =>
    (await app.request(path, { headers: { 'Accept-Language': language } })).text();
  for (const path of ['/', '/nope', '/host']) {
    const page = await read(path);
    expect(page, path).toContain('This is a demo with invented guests.');
    expect(page, path).toContain('<b>ponte &amp; porta</b>');
    expect(page, path).toContain('<b>ponte-di-rialto</b>');
  }
  expect(await read('/host', 'de')).toContain('Das ist eine Demo mit erfundenen Gästen.');
});

test('a demo has a folder of its own and a mail server that sends nothing', () => {
  const { dataDir, mail } = readSettings({ DEMO: '1', DATA_DIR: '/srv/wedding' });
  expect(dataDir).toBe(join('/srv/wedding', 'demo'));
  expect(mail).toMatchObject({ sendsNothing: true });
});
