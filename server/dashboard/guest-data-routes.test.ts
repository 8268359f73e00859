import { describe, expect } from 'vitest';
import type { Household } from '../../domain/household.ts';
import { listen } from '../fixtures/changes.ts';
import { browser, cookieOf, hostReply, test } from '../fixtures/dashboard.ts';
import { PORTIA } from '../fixtures/site.ts';
import { recordVisit } from '../tables/dashboard-sessions.ts';
import { insertRsvp } from '../tables/rsvps.ts';

const MINUTE = 60_000;

describe('the book', () => {
  test('of nobody is empty', async ({ host }) => {
    expect(await host.book()).toEqual({
      version: expect.stringMatching(/^[\w-]{22}$/),
      households: [],
      guestList: [],
      notOnList: [],
      lastExportAt: null,
      lastVisitAt: null,
      wedding: {
        couple: ['Portia', 'Bassanio'],
        locale: 'en-US',
        date: '2026-06-06',
        deadline: '2026-03-15',
        events: { welcome_party: 'Welcome Party', wedding: 'The Wedding' },
      },
    });
  });

  test('is sent again only when it is another', async ({ host, post }) => {
    const first = await host.ask('guest-data');
    const etag = first.headers.get('ETag') ?? '';
    const again = (known: string) =>
      host.ask('guest-data', { headers: { 'If-None-Match': known } });
    const same = await again(`W/"other", ${etag}`);
    expect([same.status, await same.text(), same.headers.get('ETag')]).toEqual([304, '', etag]);
    await post(PORTIA);
    const changed = await again(etag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('ETag')).not.toBe(etag);
  });

  test('has another version whenever it is another, and only then', async ({ host, post }) => {
    const seen = new Map<string, string>();
    let last = '';
    const look = async () => {
      const { version, ...book } = await host.book();
      expect(version).not.toBe(last);
      expect(seen.get(version) ?? JSON.stringify(book)).toBe(JSON.stringify(book));
      seen.set(version, JSON.stringify(book));
      last = version;
    };
    const then = async (act: () => Promise<unknown>) => {
      await act();
      await look();
    };
    await look();
    let household: Household | undefined;
    const path = (act: string) => `households/${encodeURIComponent(household?.key ?? '')}/${act}`;
    const match = 'guest-list/1/matches/email%3Aportia%40belmont.example';
    await then(() => post(PORTIA));
    await then(() => post(PORTIA));
    await then(async () => {
      household = await host.send<Household>('households', { reply: hostReply() });
    });
    await then(() => host.send(path('withdraw'), { version: household?.version }));
    const rows = ['Anna', 'Marco'].map((name) => ({
      name,
      email: null,
      party_size: null,
      note: null,
    }));
    await then(() => host.send('guest-list', { rows }));
    await then(() => host.ask(match, { method: 'PUT', body: { isMatch: true } }));
    await then(() => host.ask(match, { method: 'PUT', body: { isMatch: false } }));
    await then(() => host.ask(match, { method: 'DELETE' }));
    await then(() => host.ask('guest-list/2', { method: 'DELETE' }));
    await then(() => host.ask('exports/replies.csv'));
    await then(() => host.send('delete-all-data', { confirmation: 'DELETE' }));
    await then(() => post(PORTIA));
    expect(seen.size).toBeGreaterThan(9);
  });

  test('of 2,000 parties with as many invited is whole', async ({ host, database }) => {
    await database.exclusiveTransaction(async (queries) => {
      for (let at = 0; at < 2000; at += 1) {
        await insertRsvp(queries, {
          ...PORTIA,
          guest_one_last: `Rossi ${at % 50}`,
          email: `${at}@belmont.example`,
        });
      }
    });
    const rows = Array.from({ length: 2000 }, (_, at) => ({
      name: `Porzia Rossi ${at % 60} ${at}`,
      email: at % 2 ? `${at}@belmont.example` : null,
      party_size: null,
      note: null,
    }));
    await host.send('guest-list', { rows });
    const book = await host.book();
    expect(book.households).toHaveLength(2000);
    expect(book.guestList.filter(({ matchedBy }) => matchedBy === 'email')).toHaveLength(1000);
    expect(book.notOnList).toHaveLength(1000);
  });
});

describe('the last visit', () => {
  const session = 'a session';

  test('is none at first, and the same all through a visit', async ({ database }) => {
    for (const minutes of [0, 0.5, 20, 45, 70]) {
      expect(await recordVisit(database, session, minutes * MINUTE)).toBeNull();
    }
  });

  test('is when one looked before a pause, whatever the other host does', async ({ database }) => {
    await recordVisit(database, session, 0);
    await recordVisit(database, session, 20 * MINUTE);
    await recordVisit(database, 'of the other', 60 * MINUTE);
    const lastLook = new Date(20 * MINUTE).toISOString();
    expect(await recordVisit(database, session, 90 * MINUTE)).toBe(lastLook);
    expect(await recordVisit(database, session, 95 * MINUTE)).toBe(lastLook);
  });

  test('is in the book', async ({ database, host }) => {
    const [id = ''] = host.cookie.replace('dashboard-session=', '').split('.');
    await recordVisit(database, id, Date.now() - 60 * MINUTE);
    expect((await host.book()).lastVisitAt).toMatch(/^\d{4}-.*Z$/);
  });
});

describe('the stream of changes', () => {
  test('tells the version at once', async ({ host }) => {
    const changes = await listen(host);
    expect(changes.response.headers.get('Content-Type')).toBe('text/event-stream');
    const { version } = await host.book();
    expect(await changes.next()).toBe(version);
    await changes.close();
  });

  test('tells a guest’s reply, a host’s entry and what another copy wrote', async ({
    host,
    post,
    otherDatabase,
  }) => {
    const { version } = await host.book();
    const changes = await listen(host);
    expect(await changes.next()).toBe(version);

    await post(PORTIA);
    expect(await changes.next()).toBe((await host.book()).version);
    await host.send('households', { reply: hostReply() });
    expect(await changes.next()).toBe((await host.book()).version);
    await insertRsvp(otherDatabase, PORTIA);
    expect(await changes.next()).toBe((await host.book()).version);
    await changes.close();
  });

  test('tells nothing when nothing changed for its reader', async ({ app, host, post, signIn }) => {
    await host.book();
    const changes = await listen(host);
    await changes.next();
    await browser(app, cookieOf(await signIn())).book();
    await host.ask('session');
    await post(PORTIA);
    expect(await changes.next()).toBe((await host.book()).version);
    await changes.close();
  });

  test('ends when the host signs out', async ({ host }) => {
    const changes = await listen(host);
    await changes.next();
    await host.ask('session', { method: 'DELETE' });
    expect(await changes.next()).toBeNull();
  });

  test('ends when the server stops', async ({ host, stopping }) => {
    const changes = await listen(host);
    await changes.next();
    stopping.abort();
    expect(await changes.next()).toBeNull();
    expect(await (await listen(host)).next()).toBeNull();
  });
});
