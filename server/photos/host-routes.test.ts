import { describe, expect } from 'vitest';
import type {
  HostPhotosResponse,
  HostPhotosSummary,
  PhotoArchiveResponse,
  PhotoStep,
} from '../../domain/photos/host-photos-api.ts';
import { DEFAULT_PHOTO_SETTINGS, type TableLink } from '../../domain/photos/photos-api.ts';
import { type Client, test } from '../fixtures/dashboard.ts';
import type { Database } from '../platform/database/database.ts';
import { insertPhoto, type NewPhoto } from './photos.ts';

let count = 0;

async function addPhoto(database: Database, changes: Partial<NewPhoto> = {}): Promise<string> {
  count += 1;
  const id = await insertPhoto(database, {
    ...{ takenAt: '2026-06-06T19:14:00.000Z', kind: 'picture', type: 'image/jpeg', size: 4000 },
    ...{ sha256: count.toString(16).padStart(64, '0'), event: 'wedding', guestName: 'Anna Rossi' },
    ...{ device: 'd'.repeat(64), tableLink: null, status: 'new', ...changes },
  });
  return id ?? '';
}

const list = async (client: Client) =>
  (await (await client.request('photos')).json()) as HostPhotosResponse;
const change = (client: Client, ...steps: PhotoStep[]) => client.send('photos/changes', { steps });

describe('the photographs in the dashboard', () => {
  test('are listed with the newest first, also those in the bin', async ({ client, database }) => {
    const early = await addPhoto(database, { takenAt: '2026-06-05T10:00:00.000Z' });
    const late = await addPhoto(database, { device: null, guestName: null });
    await change(client, { ids: [early], action: 'delete' });
    const { events, photos, settings, space, timeZone } = await list(client);
    expect(photos).toMatchObject([
      { id: late, addedBy: 'couple', name: null, isFavourite: false, deletedAt: null },
      { id: early, addedBy: 'guest', name: 'Anna Rossi', deletedAt: expect.any(String) },
    ]);
    expect(settings).toEqual(DEFAULT_PHOTO_SETTINGS);
    expect(space.usedBytes).toBe(8000);
    expect(timeZone).toBe('Europe/Rome');
    expect(events).toContainEqual({ id: 'wedding', title: expect.any(String) });
    // Nothing of a guest's device reaches the page.
    expect(JSON.stringify(photos)).not.toContain('dddd');
  });

  test('are sent again only after a change', async ({ client, database }) => {
    const id = await addPhoto(database);
    const etag = (await client.request('photos')).headers.get('ETag') ?? '';
    const again = () => client.request('photos', { headers: { 'If-None-Match': etag } });
    expect((await again()).status).toBe(304);
    await change(client, { ids: [id], change: { isFavourite: true } });
    expect((await again()).status).toBe(200);
  });

  test('are changed in one step and brought back in several', async ({ client, database }) => {
    const one = await addPhoto(database, { event: null });
    const other = await addPhoto(database, { status: 'shown' });
    await change(client, { ids: [one, other], change: { status: 'hidden', event: 'welcome' } });
    const read = async () =>
      new Map((await list(client)).photos.map(({ id, ...photo }) => [id, photo]));
    expect((await read()).get(one)).toMatchObject({ status: 'hidden', event: 'welcome' });
    expect((await read()).get(other)).toMatchObject({ status: 'hidden', event: 'welcome' });
    await change(
      client,
      { ids: [one], change: { status: 'new', event: null } },
      { ids: [other], change: { status: 'shown', event: 'wedding' } },
    );
    expect((await read()).get(one)).toMatchObject({ status: 'new', event: null });
    expect((await read()).get(other)).toMatchObject({ status: 'shown', event: 'wedding' });
  });

  test('are all unchanged if one step is not valid', async ({ client, database }) => {
    const id = await addPhoto(database);
    const steps = [
      { ids: [id], change: { isFavourite: true } },
      { ids: [id], change: { status: 'seen' } },
    ];
    const answer = await client.request('photos/changes', { method: 'POST', body: { steps } });
    expect(answer.status).toBe(400);
    expect((await list(client)).photos).toMatchObject([{ isFavourite: false }]);
  });

  test('are deleted for good, which the activity log records', async ({ client, database }) => {
    const ids = [await addPhoto(database), await addPhoto(database)];
    await change(client, { ids, action: 'delete-for-good' });
    expect((await list(client)).photos).toEqual([]);
    const log = await (await client.request('activity')).text();
    expect(log).toContain('"action":"photographs-deleted","detail":"2"');
  });

  test('are counted for the overview without those in the bin', async ({ client, database }) => {
    const ids = [await addPhoto(database), await addPhoto(database)];
    await addPhoto(database, { status: 'shown' });
    await change(client, { ids: ids.slice(0, 1), action: 'delete' });
    const summary = (await (await client.request('photos/summary')).json()) as HostPhotosSummary;
    expect(summary).toMatchObject({ count: 2, newCount: 1, mode: 'collect' });
    expect(summary.space).toEqual({ usedBytes: 12_000, freeBytes: 50_000_000_000 - 12_000 });
  });
});

describe('the settings of photographs', () => {
  const SETTINGS = {
    ...{ mode: 'approve', revealAt: '2026-06-07T08:00:00.000Z', showsNames: true },
    ...{ opens: 'now', maxBytes: 20_000_000_000 },
  };
  const put = (client: Client, changes: object = {}) =>
    client.request('photos/settings', { method: 'PUT', body: { ...SETTINGS, ...changes } });

  test('are saved', async ({ client }) => {
    expect((await put(client)).status).toBe(204);
    expect((await list(client)).settings).toEqual(SETTINGS);
  });

  test('that nobody can mean are rejected', async ({ client }) => {
    for (const wrong of [{ mode: 'all' }, { maxBytes: 1 }, { revealAt: 'tomorrow' }]) {
      expect((await put(client, wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
  });
});

describe('a table link', () => {
  test('is created, listed and ended, which the activity log records', async ({ client }) => {
    const link = await client.send<TableLink>('photos/table-links', { label: ' All tables ' });
    expect(link).toMatchObject({ label: 'All tables', endedAt: null });
    expect((await list(client)).tableLinks).toEqual([link]);
    const end = () => client.request(`photos/table-links/${link.id}`, { method: 'DELETE' });
    expect((await end()).status).toBe(204);
    expect((await end()).status).toBe(204);
    expect((await list(client)).tableLinks).toEqual([{ ...link, endedAt: expect.any(String) }]);
    const log = await (await client.request('activity')).text();
    expect(log.match(/table-link-\w+/g)).toEqual(['table-link-ended', 'table-link-created']);
  });

  test('needs a name', async ({ client }) => {
    const answer = await client.request('photos/table-links', {
      ...{ method: 'POST', body: { label: ' ' } },
    });
    expect(answer.status).toBe(400);
  });
});

describe('the download of photographs', () => {
  test('has all, the favourites, or those of an event, but nothing from the bin', async ({
    client,
    database,
  }) => {
    await addPhoto(database, { event: null });
    const favourite = await addPhoto(database);
    const deleted = await addPhoto(database);
    await change(
      client,
      { ids: [favourite, deleted], change: { isFavourite: true } },
      { ids: [deleted], action: 'delete' },
    );
    const countFiles = async (of: string) => {
      const answer = await client.request(`photos/archive?of=${of}`);
      const { parts } = (await answer.json()) as PhotoArchiveResponse;
      return parts.map(({ count }) => count);
    };
    expect(await countFiles('all')).toEqual([2]);
    expect(await countFiles('favourites')).toEqual([1]);
    expect(await countFiles('event:wedding')).toEqual([1]);
    expect(await countFiles('event:brunch')).toEqual([]);
  });
});
