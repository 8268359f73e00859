import { join } from 'node:path';
import { afterEach, describe, expect, test as unitTest, vi } from 'vitest';
import { createApp } from '../app.ts';
import { buildSite } from '../fixtures/built-site.ts';
import { listRecords } from '../fixtures/records.ts';
import { testOnSharedDatabase as base, PORTIA } from '../fixtures/site.ts';
import { ANON_KEY } from '../pages/page-globals.ts';
import { openSiteFiles } from '../pages/site-files.ts';
import type { Database } from '../platform/database/database.ts';
import { readSettings } from '../settings.ts';
import { BURST_REPLIES, createReplyRateLimiter, MAX_CONCURRENT_REPLIES } from './reply-limits.ts';

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

function createTestLimiter() {
  let now = 1_000_000;
  const count = createReplyRateLimiter({ now: () => now, key: 'the same in every run' });
  const countTimes = (times: number) => Array.from({ length: times }, () => count('192.0.2.1'));
  return { count, countTimes, wait: (seconds: number) => (now += seconds * 1000) };
}

unitTest(
  'after forty replies at once the next waits three seconds, and further attempts do not add to that',
  () => {
    const { countTimes, wait } = createTestLimiter();
    expect(countTimes(BURST_REPLIES)).toEqual(Array(BURST_REPLIES).fill(0));
    expect(countTimes(10)).toEqual(Array(10).fill(3));
    wait(2.5);
    expect(countTimes(2)).toEqual([1, 1]);
    wait(0.5);
    expect(countTimes(2)).toEqual([0, 3]);
  },
);

unitTest(
  'a flood for an hour gets twenty replies a minute through, and other addresses are not affected',
  () => {
    const { count, wait } = createTestLimiter();
    let stored = 0;
    for (let second = 0; second < 3600; second += 0.5) {
      if (count('192.0.2.1') === 0) stored += 1;
      if (second % 60 === 0) expect(count('198.51.100.7')).toBe(0);
      wait(0.5);
    }
    expect(stored).toBe(BURST_REPLIES + 60 * 20 - 1);
  },
);

unitTest('thirty guests of one hotel can reply in the same minute, ten of them twice', () => {
  const { countTimes } = createTestLimiter();
  expect(countTimes(40).every((seconds) => seconds === 0)).toBe(true);
});

unitTest('all addresses of one IPv6 network count together', () => {
  const { count } = createTestLimiter();
  for (let at = 0; at < BURST_REPLIES; at += 1) count(`2001:db8:1:2::${at}`);
  expect(count('2001:0db8:1:2:3:4:5:6')).toBe(3);
  expect(count('2001:db8:1:3::1')).toBe(0);
});

unitTest('replies from a hundred thousand addresses do not reset another address', () => {
  const { count, countTimes } = createTestLimiter();
  countTimes(BURST_REPLIES);
  for (let at = 0; at < 100_000; at += 1) count(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);
  expect(countTimes(1)).toEqual([3]);
});
