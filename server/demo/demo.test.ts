import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { checkWedding } from '../../domain/wedding/checks/wedding-checks.ts';
import { findPassedDates } from '../../domain/wedding/demo-wedding.ts';
import { createApp } from '../app.ts';
import { buildSite, INDEX } from '../fixtures/built-site.ts';
import { COMPILE_CACHE } from '../fixtures/program.ts';
import { ACCESS, test } from '../fixtures/site.ts';
import { openSiteFiles } from '../pages/site-files.ts';
import { openSqliteDatabaseForReading } from '../platform/database/sqlite-database.ts';
import { readSettings } from '../settings.ts';
import { readContentFiles } from '../website/content-files.ts';
import { createDemoTables } from './demo.ts';
import { createDemoRows } from './demo-rows.ts';
import { insertTables } from './insert-tables.ts';

const DAY_MS = 24 * 60 * 60_000;

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

test('the demo’s wedding is after its start, and its households replied before it', async () => {
  for (const start of ['2026-11-27', '2027-03-14', '2027-03-15', '2031-01-01']) {
    const now = Date.parse(start);
    const tables = createDemoTables({ demoDesign: 'riva' }, now);
    const document = JSON.parse(String(tables.wedding_versions?.[0]?.document));
    expect(checkWedding(document, readContentFiles().pictures)).toEqual([]);
    expect(findPassedDates(document, new Date(now))).toEqual([]);
    expect(document.theme).toMatchObject({ design: 'riva' });
    expect(new Date(document.date).getUTCDay()).toBe(6);
    // The texts name the same days.
    expect(JSON.stringify(document)).not.toContain('2026-0');
    const replied = tables.rsvps?.map(({ created_at }) => Date.parse(String(created_at))) ?? [];
    expect(Math.max(...replied)).toBeLessThanOrEqual(now);
    expect(Math.max(...replied)).toBeGreaterThan(now - 9 * DAY_MS);
  }
  const { wedding_versions: [version] = [] } = createDemoTables(
    { demoDesign: null },
    Date.parse('2026-11-27'),
  );
  expect(version?.document).toContain('Saturday, June 5th, 2027');
  expect(version?.document).toContain('JUNE 5TH, 2027');
  expect(version?.document).toContain('5 giugno 2027');
});

test('after its hour, a demo starts again with its first data and without that of the hour before', async ({
  folder,
}) => {
  const dist = buildSite(join(folder, 'dist'));
  const program = join(folder, 'demo.mjs');
  const ofGuest = join(folder, 'demo', 'of-a-guest');
  // The second hour does not end, so that a slow machine cannot start the third.
  writeFileSync(
    program,
    `import { existsSync, writeFileSync } from 'node:fs';
    import { serveDemo } from ${JSON.stringify(join(import.meta.dirname, 'demo.ts'))};
    const dist = ${JSON.stringify(dist)};
    const ofGuest = ${JSON.stringify(ofGuest)};
    if (existsSync(ofGuest)) process.send = undefined;
    const publishDocument = async () => {
      if (process.send) writeFileSync(ofGuest, '');
      return dist;
    };
    await serveDemo(import.meta.filename, { appFiles: dist, publish: publishDocument, publishDocument }, 1);`,
  );
  const env = { DEMO: '1', DATA_DIR: folder, PORT: '0', NODE_COMPILE_CACHE: COMPILE_CACHE };
  const demo = spawn(process.execPath, [program], {
    env,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    let starts = 0;
    for await (const text of demo.stdout.setEncoding('utf8')) {
      starts += text.split('Data ').length - 1;
      if (starts === 2) break;
    }
    expect(starts).toBe(2);
    expect(existsSync(ofGuest)).toBe(false);
    const database = openSqliteDatabaseForReading(join(folder, 'demo'));
    const [counts] =
      (await database?.query(
        'SELECT (SELECT count(*) FROM households) AS households, (SELECT count(*) FROM photographs) AS photographs',
      )) ?? [];
    expect(counts).toEqual({ households: 150, photographs: 20 });
    await database?.close();
  } finally {
    const ended = once(demo, 'exit');
    demo.kill('SIGTERM');
    await ended;
  }
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
