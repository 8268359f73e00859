import { join } from 'node:path';
import { afterEach, describe, expect, vi } from 'vitest';
import { createApp } from '../app.ts';
import type { Database } from '../database/database.ts';
import { buildSite } from '../fixtures/built-site.ts';
import { test as base, PORTIA } from '../fixtures/site.ts';
import { ANON_KEY } from '../pages/page-globals.ts';
import { openSiteFiles } from '../pages/site-files.ts';
import { readSettings } from '../settings.ts';
import { listRsvps } from '../tables/rsvps.ts';
import { MOST_AT_A_TIME } from './reply-limits.ts';
import { REPLIES_AT_ONCE } from './reply-rate.ts';

type App = ReturnType<typeof createApp>;

function reply(app: App): Response | Promise<Response> {
  return app.request('/rest/v1/rsvps', {
    method: 'POST',
    body: JSON.stringify(PORTIA),
    headers: { apikey: ANON_KEY, 'Content-Type': 'application/json' },
  });
}

/** The database, which stores nothing until it is let. */
function held(database: Database) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  return {
    release,
    database: {
      ...database,
      query: async (...asked: Parameters<Database['query']>) => {
        await released;
        return database.query(...asked);
      },
    } as Database,
  };
}

const test = base.extend<{ stalled: { is: boolean }; limited: App }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  stalled: async ({}, use) => use({ is: false }),
  limited: async ({ database, log, stalled }, use) =>
    use(
      createApp({
        settings: readSettings({}),
        database,
        files: null,
        log,
        isStalled: () => stalled.is,
      }),
    ),
});

afterEach(() => vi.useRealTimers());

describe('a reply that is refused is not stored, and the guest is told when to try again', () => {
  test('after forty from one address', async ({ limited, database, logged }) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    for (let time = 0; time < REPLIES_AT_ONCE; time += 1) {
      expect((await reply(limited)).status).toBe(201);
    }
    const response = await reply(limited);
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('3');
    expect(await response.json()).toEqual({
      code: 'PT429',
      message:
        'Many replies came from your network just now, so yours was not sent yet. What you wrote ' +
        'is still here; please try again in 3 seconds.',
      details: null,
      hint: null,
    });
    expect(await listRsvps(database)).toHaveLength(REPLIES_AT_ONCE);
    expect(logged).toEqual([]);
  });

  test('while the thread is late', async ({ limited, stalled, database }) => {
    stalled.is = true;
    const response = await reply(limited);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toMatch(/^[1-5]$/);
    expect(await response.json()).toMatchObject({ code: 'PT503' });
    stalled.is = false;
    expect((await reply(limited)).status).toBe(201);
    expect(await listRsvps(database)).toHaveLength(1);
  });

  test('while as many are being stored as may be', async ({ database, folder, log, logged }) => {
    const store = held(database);
    const settings = readSettings({ RATE_LIMIT: 'off' });
    const files = openSiteFiles(buildSite(join(folder, 'dist')));
    const app = createApp({ settings, database: store.database, files, log });
    const many = Promise.all(Array.from({ length: MOST_AT_A_TIME + 50 }, () => reply(app)));
    // Those beyond are answered while none of the others is.
    const response = await firstRefused(app);
    expect(response.headers.get('Retry-After')).toMatch(/^[1-5]$/);
    expect((await app.request('/')).status).toBe(200);
    expect((await app.request('/assets/gate-1a2b.js')).status).toBe(200);
    store.release();
    const statuses = (await many).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MOST_AT_A_TIME);
    expect(statuses.filter((status) => status === 503)).toHaveLength(50);
    expect(await listRsvps(database)).toHaveLength(MOST_AT_A_TIME);
    expect((await reply(app)).status).toBe(201);
    expect(logged).toEqual([
      { taken: MOST_AT_A_TIME, isStalled: false, message: 'replies are refused' },
    ]);
  });
});

async function firstRefused(app: App): Promise<Response> {
  for (;;) {
    const answer = await Promise.race([
      reply(app),
      new Promise<null>((resolve) => setImmediate(resolve, null)),
    ]);
    if (answer?.status === 503) return answer;
  }
}
