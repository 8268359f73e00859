import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
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
import { putPhotoSettings } from './photo-settings.ts';
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
    // Less than the disk of this machine has.
    await putPhotoSettings(database, { ...DEFAULT_PHOTO_SETTINGS, maxBytes: 1_000_000_000 });
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
    await putPhotoSettings(database, { ...DEFAULT_PHOTO_SETTINGS, maxBytes: 1_000_000_000 });
    const ids = [await addPhoto(database), await addPhoto(database)];
    await addPhoto(database, { status: 'shown' });
    await change(client, { ids: ids.slice(0, 1), action: 'delete' });
    const summary = (await (await client.request('photos/summary')).json()) as HostPhotosSummary;
    expect(summary).toMatchObject({ count: 2, newCount: 1, mode: 'collect' });
    expect(summary.space).toEqual({ usedBytes: 12_000, freeBytes: 1_000_000_000 - 12_000 });
  });
});

describe('the settings of photographs', () => {
  const SETTINGS = {
    ...{ mode: 'approve', revealAt: '2026-06-07T08:00:00.000Z', showsNames: true },
    ...{ opens: 'now', maxBytes: 20_000_000_000 },
  };
  const save = (client: Client, changes: object) =>
    client.request('photos/settings', { method: 'PATCH', body: changes });

  test('are saved', async ({ client }) => {
    expect((await save(client, SETTINGS)).status).toBe(204);
    expect((await list(client)).settings).toEqual(SETTINGS);
  });

  test('that another device has changed stay when a form saves another one', async ({ client }) => {
    await save(client, { ...SETTINGS, mode: 'show' });
    const answers = await Promise.all([
      save(client, { mode: 'approve' }),
      save(client, { maxBytes: 30_000_000_000 }),
      save(client, { revealAt: null }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const changed = { mode: 'approve', maxBytes: 30_000_000_000, revealAt: null };
    expect((await list(client)).settings).toEqual({ ...SETTINGS, ...changed });
  });

  test('are rejected if one of them is not valid', async ({ client }) => {
    for (const wrong of [{ mode: 'all' }, { maxBytes: 1 }, { revealAt: 'tomorrow' }]) {
      expect((await save(client, wrong)).status, JSON.stringify(wrong)).toBe(400);
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

  test('is a ZIP file that continues where it stopped, recorded once', async ({
    client,
    database,
    dataDir,
  }) => {
    await addStoredPhoto(database, dataDir, 'the first');
    await addStoredPhoto(database, dataDir, 'the second');
    const answer = await client.request('photos/download');
    const zip = new Uint8Array(await answer.arrayBuffer());
    expect(answer.headers.get('Content-Length')).toBe(String(zip.length));
    expect(Object.entries(unzipSync(zip)).map(([name, file]) => [name, decode(file)])).toEqual([
      ['2026-06-06 21.14 The Wedding – Anna Rossi.jpg', expect.stringContaining('the')],
      ['2026-06-06 21.14 The Wedding – Anna Rossi (2).jpg', expect.stringContaining('the')],
    ]);
    const etag = answer.headers.get('ETag') ?? '';
    const headers = { Range: 'bytes=40-', 'If-Range': etag };
    const rest = await client.request('photos/download', { headers });
    expect(rest.status).toBe(206);
    expect(rest.headers.get('Content-Range')).toBe(`bytes 40-${zip.length - 1}/${zip.length}`);
    expect(new Uint8Array(await rest.arrayBuffer())).toEqual(zip.slice(40));
    // Another photograph since: the beginning that the browser has is of another file.
    await addStoredPhoto(database, dataDir, 'the third');
    const changed = await client.request('photos/download', { headers });
    expect(changed.status).toBe(200);
    await changed.arrayBuffer();
    const log = await (await client.request('activity')).text();
    expect(log.match(/photographs-downloaded/g)).toHaveLength(2);
  });
});

describe('the files of a photograph', () => {
  test('are the original with its name, and smaller sizes once they are made', async ({
    anonymous,
    client,
    database,
    dataDir,
  }) => {
    const id = await addStoredPhoto(database, dataDir, 'the original');
    const original = await client.request(`photos/files/${id}/original`);
    expect(await original.text()).toBe('the original');
    expect(original.headers.get('Content-Type')).toBe('image/jpeg');
    expect(original.headers.get('Content-Disposition')).toBe(
      'attachment; filename="photograph.jpg";' +
        " filename*=UTF-8''2026-06-06%2021.14%20The%20Wedding%20%E2%80%93%20Anna%20Rossi.jpg",
    );
    const part = await client.request(`photos/files/${id}/original`, {
      headers: { Range: 'bytes=4-6' },
    });
    expect([part.status, await part.text()]).toEqual([206, 'ori']);
    for (const path of [`${id}/400`, `${id}/video`, `${'x'.repeat(22)}/original`]) {
      expect((await client.request(`photos/files/${path}`)).status, path).toBe(404);
    }
    expect((await anonymous.request(`photos/files/${id}/original`)).status).toBe(401);
  });
});

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** A photograph whose file is in the data folder. */
async function addStoredPhoto(database: Database, dataDir: string, text: string): Promise<string> {
  const folder = join(dataDir, 'photos');
  mkdirSync(folder, { recursive: true });
  const sha256 = (count + 1).toString(16).padStart(64, '0');
  writeFileSync(join(folder, sha256), text);
  return addPhoto(database, { size: text.length });
}
