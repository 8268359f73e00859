import { describe, expect } from 'vitest';
import type { ActivityResponse } from '../../domain/accounts/activity.ts';
import { getLastEnd } from '../../domain/wedding/localize.ts';
import { type Client, createClient, getCookie, test } from '../fixtures/dashboard.ts';
import { insertHousehold, ROSSI } from '../fixtures/guest-list.ts';
import { ACCESS, PORTIA } from '../fixtures/site.ts';
import { shortenAddress } from '../platform/http/visitor.ts';
import { readContentFiles } from '../website/content-files.ts';
import { deleteExpiredActivity, recordActivity, recordFailedSignIn } from './activity.ts';

const WEAK = { N: 16, r: 1, p: 1 };
const NOBODY = { author: null, device: null, address: null };
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

async function listActions(client: Client): Promise<string[]> {
  const response = await client.request('activity');
  const { entries } = (await response.json()) as ActivityResponse;
  return entries
    .reverse()
    .map(({ action, detail }) => (detail === null ? action : `${action}: ${detail}`));
}

describe('the activity log', () => {
  test('is not shown to a co-host', async ({ openApp }) => {
    const app = openApp({ passwordCost: WEAK });
    const couple = createClient(app, '');
    const signIn = (body: object) => couple.request('session', { method: 'POST', body });
    couple.cookie = getCookie(await signIn({ password: ACCESS.password }));
    const body = { name: 'Nerissa', password: 'ring-of-belmont' };
    await couple.send('hosts', body);
    const answer = await createClient(app, '').request('session', { method: 'POST', body });
    const coHost = createClient(app, getCookie(answer));
    expect((await coHost.request('activity')).status).toBe(403);
    expect((await coHost.request('exports/people.csv')).status).toBe(200);
    const response = await couple.request('activity');
    const { entries } = (await response.json()) as ActivityResponse;
    expect(entries.map(({ action, author }) => [action, author])).toEqual([
      ['list-exported', 'Nerissa'],
      ['signed-in', 'Nerissa'],
      ['co-host-added', null],
      ['signed-in', null],
    ]);
  });

  test('cannot be changed', async ({ client, database }) => {
    expect(await listActions(client)).toEqual(['signed-in']);
    await expect(database.query("UPDATE activity SET author = 'Shylock'")).rejects.toThrow();
  });

  test('has one entry for the failed sign-ins of an address in an hour, and few in all', async ({
    client,
    signIn,
    database,
  }) => {
    await signIn('wrong');
    await expect.poll(() => listActions(client)).toEqual(['signed-in', 'sign-in-failed']);
    await signIn('wrong');
    const now = Date.now();
    const fail = (number: number, time: number) =>
      recordFailedSignIn(database, { ...NOBODY, address: `203.0.${number}.*` }, time);
    for (let number = 1; number <= 30; number += 1) await fail(number, now);
    expect(await listActions(client)).toHaveLength(1 + 20);
    await fail(1, now + 2 * HOUR_MS);
    expect(await listActions(client)).toHaveLength(1 + 21);
  });

  test('has no entry of an export or a link that failed', async ({ client }) => {
    await client.request('exports/nothing.csv');
    await client.request('share-links/9', { method: 'DELETE' });
    await client.request('hosts/9', { method: 'DELETE' });
    await client.request('households/nobody/erase', { method: 'POST' });
    await client.request('households/nobody/data');
    expect(await listActions(client)).toEqual(['signed-in']);
  });

  test('names each export, backup, link, co-host, sign-out and publication, and no guest', async ({
    client,
    post,
  }) => {
    await post(PORTIA);
    const day = new Date().toISOString().slice(0, 10);
    const remove = (path: string) => client.request(path, { method: 'DELETE' });
    await client.request('exports/replies.xlsx');
    await client.request('backup.json');
    const link = { label: 'The caterer', lists: ['caterer'], event: null, days: 7 };
    const { id } = await client.send<{ id: number }>('share-links', link);
    await remove(`share-links/${id}`);
    const preview = await client.send<{ id: number }>('website/preview-links', {});
    await remove(`website/preview-links/${preview.id}`);
    const nerissa = { name: 'Nerissa', password: 'ring-of-belmont' };
    const { host } = await client.send<{ host: { id: number } }>('hosts', nerissa);
    await client.request(`hosts/${host.id}`, { method: 'PUT', body: { name: 'Jessica' } });
    await client.send(`hosts/${host.id}/password`, { password: null });
    await remove(`hosts/${host.id}`);
    const [household] = (await client.guestData()).households;
    const key = encodeURIComponent(household?.key ?? '');
    await client.request(`households/${key}/data`);
    await client.send(`households/${key}/erase`, {});
    const draft = await client.request('website');
    const { revision } = (await draft.json()) as { revision: string };
    const { id: version } = await client.send<{ id: number }>('website/publish', { revision });
    await client.send('delete-all-data', { confirmation: 'DELETE' });
    expect(await listActions(client)).toEqual([
      'signed-in',
      'list-exported: replies.xlsx',
      `backup-downloaded: serenissima-${day}.json`,
      'helper-link-created: The caterer',
      'helper-link-revoked: The caterer',
      'preview-link-created',
      'preview-link-revoked',
      'co-host-added: Nerissa',
      'co-host-renamed: Nerissa → Jessica',
      'co-host-password-changed: Jessica',
      'co-host-removed: Jessica',
      'household-exported',
      'household-erased',
      `website-published: ${version}`,
      'all-data-deleted',
    ]);
  });

  test('has an entry for a personal link that is renewed or ended', async ({
    client,
    database,
  }) => {
    const { id } = await insertHousehold(database, ROSSI);
    await client.send(`guest-list/${id}/code`, {});
    await client.request(`guest-list/${id}/code`, { method: 'DELETE' });
    const renewed = ['personal-link-renewed', 'personal-link-revoked'];
    expect(await listActions(client)).toEqual(['signed-in', ...renewed]);
  });

  test('is read in pages, the newest entries first', async ({ client, database }) => {
    for (let count = 0; count < 30; count += 1) {
      await recordActivity(database, NOBODY, 'list-exported', `${count}.csv`);
    }
    const read = async (query: string) =>
      (await (await client.request(`activity${query}`)).json()) as ActivityResponse;
    const newest = await read('');
    expect(newest).toMatchObject({ hasMore: true });
    expect(newest.entries[0]?.detail).toBe('29.csv');
    const older = await read(`?before=${newest.entries.at(-1)?.id}`);
    expect(older).toMatchObject({ hasMore: false });
    expect([...newest.entries, ...older.entries]).toHaveLength(31);
    expect(older.entries.at(-1)?.action).toBe('signed-in');
  });

  test('keeps every entry for 90 days, and until 90 days after the wedding', async ({
    app: _,
    database,
  }) => {
    const { document } = readContentFiles();
    const wedding = Date.parse(getLastEnd(document));
    const insert = (at: number) =>
      database.query('INSERT INTO activity (created_at, action) VALUES ($1, $2)', [
        new Date(at).toISOString(),
        'signed-in',
      ]);
    const count = async () => (await database.query('SELECT id FROM activity')).length;
    await insert(wedding - 200 * DAY_MS);
    await insert(wedding + 50 * DAY_MS);
    await deleteExpiredActivity(database, document, wedding + 89 * DAY_MS);
    expect(await count()).toBe(2);
    await deleteExpiredActivity(database, document, wedding + 91 * DAY_MS);
    expect(await count()).toBe(1);
    await deleteExpiredActivity(database, document, wedding + 141 * DAY_MS);
    expect(await count()).toBe(0);
  });
});

test.for([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['::1', '0:0:0:*'],
  ['unknown', null],
])('the address %s is shortened to %s', ([address, short]) => {
  expect(shortenAddress(address ?? '')).toBe(short);
});
