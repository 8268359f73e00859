import { expect } from 'vitest';
import { createApp } from '../../app.ts';
import { ACCESS, test } from '../../fixtures/site.ts';
import { readSettings } from '../../settings.ts';

test('the health check fails when the database cannot be read, also in front of the gate', async ({
  database,
  log,
}) => {
  const settings = readSettings({ GATE: 'server', SITE_PASSWORD: 'ponte' });
  const createCheckedApp = () =>
    createApp({ settings, database, access: ACCESS, files: null, log });
  const healthy = await createCheckedApp().request('/healthz');
  expect(healthy.status).toBe(200);
  expect(healthy.headers.get('Cache-Control')).toBe('no-store');
  await database.query('ALTER TABLE rsvps RENAME TO moved');
  expect((await createCheckedApp().request('/healthz')).status).toBe(503);
});

test('the health check reads the database at most once a second', async ({ database, log }) => {
  let queryCount = 0;
  const counting = {
    ...database,
    query: (...args: Parameters<typeof database.query>) => {
      queryCount += 1;
      return database.query(...args);
    },
  } as typeof database;
  const settings = readSettings({});
  const app = createApp({ settings, database: counting, files: null, log });
  for (let request = 0; request < 20; request += 1) {
    expect((await app.request('/healthz')).status).toBe(200);
  }
  expect(queryCount).toBeLessThan(20);
});

test('a server without a database is healthy', async ({ log }) => {
  const app = createApp({ settings: readSettings({}), database: null, files: null, log });
  expect((await app.request('/healthz')).status).toBe(200);
});
