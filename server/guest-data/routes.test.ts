import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { TRANSFERS } from '../../domain/arrivals/transfers.ts';
import { SPECIFIED_QUESTIONS } from '../../domain/fixtures/replies.ts';
import type { Household } from '../../domain/replies/household.ts';
import { decodeReply } from '../../domain/replies/rsvp-record.ts';
import { getVisit, recordVisit } from '../accounts/dashboard-sessions.ts';
import { createApp } from '../app.ts';
import { listen } from '../fixtures/changes.ts';
import { createClient, createReply, getCookie, test } from '../fixtures/dashboard.ts';
import { toImport } from '../fixtures/import-request.ts';
import { insertRecord } from '../fixtures/records.ts';
import { ACCESS, PORTIA } from '../fixtures/site.ts';
import type { Database } from '../platform/database/database.ts';
import { readSettings } from '../settings.ts';
import { HEARTBEAT_MS } from './routes.ts';

const MINUTE_MS = 60_000;

describe('the guest data', () => {
  test('is empty without guests', async ({ client }) => {
    expect(await client.guestData()).toEqual({
      version: expect.stringMatching(/^[\w-]{22}$/),
      households: [],
      seating: [],
      transfers: TRANSFERS.createEmpty(),
      guestList: [],
      notOnList: [],
      lastExportAt: null,
      lastVisitAt: null,
      publicUrl: null,
      wedding: {
        couple: ['Portia', 'Bassanio'],
        isDemo: true,
        locale: 'en-US',
        date: '2026-06-06',
        deadline: '2026-03-15',
        ...SPECIFIED_QUESTIONS,
      },
    });
  });

  test('has the address of the settings for links', async ({ client, database, log }) => {
    const settings = readSettings({ PUBLIC_URL: 'https://wedding.belmont.example/' });
    const app = createApp({ settings, database, access: ACCESS, files: null, log });
    const { publicUrl } = await createClient(app, client.cookie).guestData();
    expect(publicUrl).toBe('https://wedding.belmont.example');
  });

  test('is sent again only after a change', async ({ client, post }) => {
    const first = await client.request('guest-data');
    const etag = first.headers.get('ETag') ?? '';
    const again = (known: string) =>
      client.request('guest-data', { headers: { 'If-None-Match': known } });
    const same = await again(`W/"other", ${etag}`);
    expect([same.status, await same.text(), same.headers.get('ETag')]).toEqual([304, '', etag]);
    await post(PORTIA);
    const changed = await again(etag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('ETag')).not.toBe(etag);
  });

  test('is compressed with Brotli, with gzip, or not at all, as the browser accepts it', async ({
    client,
    post,
  }) => {
    await post(PORTIA);
    const plain = await (await client.request('guest-data')).text();
    const read = async (accepted: string) => {
      const response = await client.request('guest-data', {
        headers: { 'Accept-Encoding': accepted },
      });
      const { headers } = response;
      const bytes = Buffer.from(await response.arrayBuffer());
      return [
        headers.get('Content-Encoding'),
        headers.get('Vary'),
        headers.get('Content-Type'),
        bytes,
      ];
    };
    const [encoding, vary, type, bytes] = await read('gzip, deflate, br, zstd');
    expect([encoding, vary, type]).toEqual(['br', 'Accept-Encoding', 'application/json']);
    expect(brotliDecompressSync(bytes as Buffer).toString()).toBe(plain);
    const [other, , , gzipped] = await read('gzip, br;q=0');
    expect([other, gunzipSync(gzipped as Buffer).toString()]).toEqual(['gzip', plain]);
    const [none, , , text] = await read('identity');
    expect([none, String(text)]).toEqual([null, plain]);
  });

  test('has every reply once, in the history of its household', async ({ client, post }) => {
    await post(PORTIA);
    const history = [
      { at: expect.any(String), by: 'guest', action: 'reply', reply: decodeReply(PORTIA) },
    ];
    expect(await client.guestData()).toMatchObject({
      households: [{ key: 'email:portia@belmont.example', version: '1.0', history }],
    });
    const text = await (await client.request('guest-data')).text();
    expect(text.match(new RegExp(PORTIA.guest_one_last, 'g'))).toHaveLength(1);
  });

  test('has a new version after every change, and only then', async ({ client, post }) => {
    const byVersion = new Map<string, string>();
    let last = '';
    const checkVersion = async () => {
      const { version, ...data } = await client.guestData();
      expect(version).not.toBe(last);
      expect(byVersion.get(version) ?? JSON.stringify(data)).toBe(JSON.stringify(data));
      byVersion.set(version, JSON.stringify(data));
      last = version;
    };
    const change = async (run: () => Promise<unknown>) => {
      await run();
      await checkVersion();
    };
    await checkVersion();
    let household: Household | undefined;
    const path = (act: string) => `households/${encodeURIComponent(household?.key ?? '')}/${act}`;
    const match = 'guest-list/1/matches/email%3Aportia%40belmont.example';
    await change(() => post(PORTIA));
    await change(() => post(PORTIA));
    await change(async () => {
      household = await client.send<Household>('households', { reply: createReply() });
    });
    await change(() => client.send(path('withdraw'), { version: household?.version }));
    const rows = ['Anna', 'Marco'].map((name) => ({ name }));
    await change(() => client.send('guest-list/import', toImport(rows)));
    await change(() => client.request(match, { method: 'PUT', body: { isMatch: true } }));
    await change(() => client.request(match, { method: 'PUT', body: { isMatch: false } }));
    await change(() => client.request(match, { method: 'DELETE' }));
    await change(() => client.request('guest-list/2', { method: 'DELETE' }));
    await change(() => client.request('exports/replies.csv'));
    await change(() => client.send('delete-all-data', { confirmation: 'DELETE' }));
    await change(() => post(PORTIA));
    expect(byVersion.size).toBeGreaterThan(9);
  });

  test('of 2,000 households and 2,000 entries of the guest list is complete', async ({
    client,
    database,
  }) => {
    await database.exclusiveTransaction(async (queries) => {
      for (let at = 0; at < 2000; at += 1) {
        await insertRecord(queries, {
          ...PORTIA,
          guest_one_last: `Rossi ${at % 50}`,
          email: `${at}@belmont.example`,
        });
      }
    });
    const rows = Array.from({ length: 2000 }, (_, at) => ({
      name: `Porzia Rossi ${at % 60} ${at}`,
      emails: at % 2 ? [`${at}@belmont.example`] : [],
    }));
    await client.send('guest-list/import', toImport(rows));
    const data = await client.guestData();
    expect(data.households).toHaveLength(2000);
    expect(data.guestList.filter(({ matchedBy }) => matchedBy === 'email')).toHaveLength(1000);
    expect(data.notOnList).toHaveLength(1000);
  });
});

describe('the last visit', () => {
  const session = 'a session';

  /** Visits at this minute and returns when the previous visit ended. */
  async function visit(database: Database, id: string, minute: number): Promise<string | null> {
    const { previousAt } = await getVisit(database, id, minute * MINUTE_MS);
    await recordVisit(database, id, { now: minute * MINUTE_MS });
    return previousAt;
  }

  test('is null at first and stays the same during a visit', async ({ database }) => {
    for (const minutes of [0, 0.5, 20, 45, 70]) {
      expect(await visit(database, session, minutes)).toBeNull();
    }
  });

  test('is the last time before a pause, whatever another session does', async ({ database }) => {
    await visit(database, session, 0);
    await visit(database, session, 20);
    await visit(database, 'another session', 60);
    const lastVisit = new Date(20 * MINUTE_MS).toISOString();
    expect(await visit(database, session, 90)).toBe(lastVisit);
    expect(await visit(database, session, 95)).toBe(lastVisit);
  });

  test('is in the guest data', async ({ database, client }) => {
    const [id = ''] = client.cookie.replace('desk-session=', '').split('.');
    await recordVisit(database, id, { now: Date.now() - 60 * MINUTE_MS });
    expect((await client.guestData()).lastVisitAt).toMatch(/^\d{4}-.*Z$/);
  });
});

describe('the stream of changes', () => {
  test('announces the current version at once', async ({ client }) => {
    const changes = await listen(client);
    expect(changes.response.headers.get('Content-Type')).toBe('text/event-stream');
    const { version } = await client.guestData();
    expect(await changes.next()).toBe(version);
    await changes.close();
  });

  test('announces a guest’s reply, an entry of the couple and a change by another server', async ({
    client,
    post,
    otherDatabase,
  }) => {
    const { version } = await client.guestData();
    const changes = await listen(client);
    expect(await changes.next()).toBe(version);

    await post(PORTIA);
    expect(await changes.next()).toBe((await client.guestData()).version);
    await client.send('households', { reply: createReply() });
    expect(await changes.next()).toBe((await client.guestData()).version);
    await insertRecord(otherDatabase, PORTIA);
    expect(await changes.next()).toBe((await client.guestData()).version);
    await changes.close();
  });

  test('announces nothing if nothing changed for its session', async ({
    app,
    client,
    post,
    signIn,
  }) => {
    await client.guestData();
    const changes = await listen(client);
    await changes.next();
    await createClient(app, getCookie(await signIn())).guestData();
    await client.request('session');
    await post(PORTIA);
    expect(await changes.next()).toBe((await client.guestData()).version);
    await changes.close();
  });

  test('announces replies that arrive together in a few events', async ({
    client,
    database,
    otherDatabase,
  }) => {
    const changes = await listen(client);
    await changes.next();
    for (let at = 0; at < 40; at += 1) await insertRecord(database, PORTIA);
    const { version } = await client.guestData();
    let events = 1;
    while ((await changes.next()) !== version) events += 1;
    expect(events).toBeLessThan(20);
    await changes.close();
    await otherDatabase.query('DELETE FROM rsvps WHERE id = 7');
    expect((await client.guestData()).version).not.toBe(version);
  });

  test('has a heartbeat, also while a change waits to be read', async ({ client, post }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { body } = await client.request('changes');
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toMatch(/^event: change/);
    await post(PORTIA);
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect((await reader?.read())?.value).toBe(':\n\n');
    await reader?.cancel();
  });

  test('ends at the sign-out', async ({ client }) => {
    const changes = await listen(client);
    await changes.next();
    await client.request('session', { method: 'DELETE' });
    expect(await changes.next()).toBeNull();
  });

  test('ends when the server stops', async ({ client, stopping }) => {
    const changes = await listen(client);
    await changes.next();
    stopping.abort();
    expect(await changes.next()).toBeNull();
    expect(await (await listen(client)).next()).toBeNull();
  });
});
