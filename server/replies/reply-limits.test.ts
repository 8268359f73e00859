import { join } from 'node:path';
import { afterEach, describe, expect, vi } from 'vitest';
import { createApp } from '../app.ts';
import { buildSite } from '../fixtures/built-site.ts';
import { listRecords } from '../fixtures/records.ts';
import { testOnSharedDatabase as base, PORTIA } from '../fixtures/site.ts';
import { ANON_KEY } from '../pages/page-globals.ts';
import { openSiteFiles } from '../pages/site-files.ts';
import type { Database } from '../platform/database/database.ts';
import { readSettings } from '../settings.ts';
import { MAX_CONCURRENT_REPLIES } from './reply-limits.ts';
import { BURST_REPLIES } from './reply-rate.ts';

type App = ReturnType<typeof createApp>;

function sendPersonalReply(app: App): Response | Promise<Response> {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  return app.request('/invitation/reply', { method: 'POST', headers });
}

function sendReply(app: App): Response | Promise<Response> {
  return app.request('/rest/v1/rsvps', {
    method: 'POST',
    body: JSON.stringify(PORTIA),
    headers: { apikey: ANON_KEY, 'Content-Type': 'application/json' },
  });
}

/** The database, which runs no query until `release` is called. */
function createPausedDatabase(database: Database) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  return {
    release,
    database: {
      ...database,
      query: async (...args: Parameters<Database['query']>) => {
        await released;
        return database.query(...args);
      },
    } as Database,
  };
}

const test = base.extend<{
  stalled: { isStalled: boolean };
  limited: App;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  stalled: async ({}, use) => use({ isStalled: false }),
  limited: async ({ database, log, stalled }, use) =>
    use(
      createApp({
        settings: readSettings({}),
        database,
        secret: 'signs personal links',
        files: null,
        log,
        isStalled: () => stalled.isStalled,
      }),
    ),
});

afterEach(() => vi.useRealTimers());

describe('a reply', () => {
  test('is rejected with the seconds to wait, and not stored, after forty replies from one address', async ({
    limited,
    database,
    logged,
  }) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    for (let time = 0; time < BURST_REPLIES; time += 1) {
      expect((await sendReply(limited)).status).toBe(201);
    }
    const response = await sendReply(limited);
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('3');
    expect(await response.json()).toEqual({
      code: 'PT429',
      message:
        'Many replies came from your network just now, so yours was not sent yet. Everything you ' +
        'wrote is still here; please try again in 3 seconds.',
      details: null,
      hint: null,
    });
    expect((await sendPersonalReply(limited)).status).toBe(429);
    expect(await listRecords(database)).toHaveLength(BURST_REPLIES);
    expect(logged).toEqual([]);
  });

  test('is rejected with the seconds to wait, and not stored, while the event loop is stalled', async ({
    limited,
    stalled,
    database,
  }) => {
    stalled.isStalled = true;
    const response = await sendReply(limited);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toMatch(/^[1-5]$/);
    expect(await response.json()).toMatchObject({ code: 'PT503' });
    expect((await sendPersonalReply(limited)).status).toBe(503);
    stalled.isStalled = false;
    expect((await sendPersonalReply(limited)).status).toBe(401);
    expect((await sendReply(limited)).status).toBe(201);
    expect(await listRecords(database)).toHaveLength(1);
  });

  test('is rejected with the seconds to wait, and not stored, while the maximum number of replies is being stored', async ({
    database,
    folder,
    log,
    logged,
  }) => {
    const paused = createPausedDatabase(database);
    const settings = readSettings({ RATE_LIMIT: 'off' });
    const files = openSiteFiles(buildSite(join(folder, 'dist')));
    const app = createApp({ settings, database: paused.database, files, log });
    const many = Promise.all(
      Array.from({ length: MAX_CONCURRENT_REPLIES + 50 }, () => sendReply(app)),
    );
    // The replies beyond the limit are answered before any of the others.
    const response = await firstRejection(app);
    expect(response.headers.get('Retry-After')).toMatch(/^[1-5]$/);
    expect((await app.request('/')).status).toBe(200);
    expect((await app.request('/assets/gate-1a2b.js')).status).toBe(200);
    paused.release();
    const statuses = (await many).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_CONCURRENT_REPLIES);
    expect(statuses.filter((status) => status === 503)).toHaveLength(50);
    expect(await listRecords(database)).toHaveLength(MAX_CONCURRENT_REPLIES);
    expect((await sendReply(app)).status).toBe(201);
    expect(logged).toEqual([
      { taken: MAX_CONCURRENT_REPLIES, isStalled: false, message: 'replies are rejected' },
    ]);
  });
});

async function firstRejection(app: App): Promise<Response> {
  for (;;) {
    const answer = await Promise.race([
      sendReply(app),
      new Promise<null>((resolve) => setImmediate(resolve, null)),
    ]);
    if (answer?.status === 503) return answer;
  }
}
