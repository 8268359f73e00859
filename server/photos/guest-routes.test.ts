import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished } from 'vitest';
import content from '../../content/wedding.ts';
import { DELETE_CONFIRMATION } from '../../domain/dashboard/dashboard-api.ts';
import type { GuestPhotosResponse, PhotosState } from '../../domain/photos/photos-api.ts';
import { test as base } from '../fixtures/dashboard.ts';
import { insertHousehold, ROSSI } from '../fixtures/guest-list.ts';
import {
  createGuest,
  createJpeg,
  createVideo,
  hash,
  setPhotoSettings,
} from '../fixtures/photos.ts';
import { openS3Server } from '../fixtures/s3-server.ts';
import { createCodes } from '../invitations/invitation-codes.ts';
import { binPhotos, findPhoto, putPhotoSizes, updatePhotos } from './photos.ts';
import { createTableLink, endTableLink } from './table-links.ts';

type Guest = ReturnType<typeof createGuest>;

const test = base.extend<{
  stranger: Guest;
  /** Has entered the password. */
  guest: Guest;
  /** Has entered the password on another device. */
  other: Guest;
  files: string;
}>({
  stranger: async ({ app }, use) => use(createGuest(app)),
  guest: async ({ app, database }, use) => {
    await setPhotoSettings(database);
    const guest = createGuest(app);
    await guest.enter();
    await use(guest);
  },
  other: async ({ app }, use) => {
    const guest = createGuest(app);
    await guest.enter();
    await use(guest);
  },
  files: async ({ dataDir }, use) => {
    const folder = join(dataDir, 'photos');
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

const listIds = async (guest: Guest, query = '') =>
  (await guest.readJson<GuestPhotosResponse>(`/photos/list${query}`)).photos.map(({ id }) => id);
const readAnswer = async (response: Response) => [response.status, await response.json()];

describe('a visitor without the password', () => {
  test('gets no photograph and nothing about the wedding, although the page has no lock', async ({
    guest,
    stranger,
  }) => {
    const id = await guest.add(createVideo());
    expect(await stranger.readJson<PhotosState>('/photos/state')).toMatchObject({
      ...{ access: 'none', isGalleryOpen: false, events: [], tableLink: null },
      ...{ couple: null, first: null },
    });
    expect((await stranger.request('/photos/list')).status).toBe(401);
    expect((await stranger.create(createJpeg())).status).toBe(401);
    expect((await stranger.request(`/photos/files/${id}/video`)).status).toBe(404);
    expect((await stranger.request(`/photos/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect(stranger.cookies.size).toBe(0);
  });

  test('can guess the password ten times a minute', async ({ stranger }) => {
    for (let time = 0; time < 10; time += 1) {
      expect((await stranger.enter('wrong')).status).toBe(401);
    }
    expect((await stranger.enter()).status).toBe(429);
  });
});

describe('a table link', () => {
  test('only adds photographs, until it ends', async ({ database, guest, stranger }) => {
    await setPhotoSettings(database, { mode: 'show' });
    const id = await guest.add(createVideo());
    const link = await createTableLink(database, 'Tables');
    const opened = await stranger.request(`/p/${link.code.toLowerCase()}`);
    expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/photos']);
    expect(await stranger.readJson('/photos/state')).toMatchObject({
      ...{ access: 'add', isGalleryOpen: false, first: null, adding: 'open', tableLink: null },
    });
    const own = await stranger.add(createJpeg());
    expect(await listIds(stranger)).toEqual([own]);
    expect((await stranger.request(`/photos/files/${id}/video`)).status).toBe(404);
    expect(await findPhoto(database, own)).toMatchObject({ tableLink: link.id });
    await endTableLink(database, link.id);
    expect((await stranger.create(createJpeg(1))).status).toBe(401);
    const ended = await stranger.request(`/p/${link.code}`);
    const wrong = await stranger.request('/p/222222222');
    for (const { headers } of [ended, wrong]) {
      expect(headers.get('Location')).toBe('/photos#ended-link');
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  test('cannot be forged, and its code can be guessed ten times a minute', async ({
    database,
    stranger,
  }) => {
    const link = await createTableLink(database, 'Tables');
    for (const cookie of [
      `${link.id}.${'A'.repeat(43)}`,
      `${link.id}`,
      `${link.id}.${link.code}`,
    ]) {
      stranger.cookies.set('photos-table', cookie);
      expect(await stranger.readJson('/photos/state')).toMatchObject({ access: 'none' });
    }
    for (let time = 0; time < 10; time += 1) await stranger.request(`/p/AAAAAAAA${time}`);
    const { headers } = await stranger.request(`/p/${link.code}`);
    expect(headers.get('Location')).toBe('/photos#too-many-links');
  });

  test('is shown in the slideshow to guests who have entered', async ({ database, guest }) => {
    const ended = await createTableLink(database, 'First');
    const { code } = await createTableLink(database, 'Second');
    await endTableLink(database, ended.id);
    expect(await guest.readJson('/photos/state')).toMatchObject({ tableLink: `/p/${code}` });
  });
});

describe('an upload is rejected', () => {
  test.for<[string, Uint8Array, number, string]>([
    [
      'of a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'.padEnd(5000)),
      415,
      'wrong-kind',
    ],
    ['of a page', Buffer.from('<!doctype html><script>'.padEnd(5000)), 415, 'wrong-kind'],
    ['of a GIF', Buffer.from('GIF89a'.padEnd(5000)), 415, 'wrong-kind'],
    ['of a short text', Buffer.from('hello'), 415, 'wrong-kind'],
    ['of a sound', Buffer.from('\0\0\0\x20ftypM4A '.padEnd(5000), 'latin1'), 415, 'wrong-kind'],
  ])('%s, whatever its name is', async ([, file, status, code], { guest, files }) => {
    const created = await guest.create(file, { filename: 'a.jpg', filetype: 'image/jpeg' });
    const sent = await guest.send(created.headers.get('Location') ?? '', file);
    expect(await readAnswer(sent)).toEqual([status, { code }]);
    expect(readdirSync(files)).toEqual(['uploads']);
    expect(readdirSync(join(files, 'uploads'))).toEqual([]);
  });

  test('of a picture of more than 60 MB after its first part, and of a video of more than 500 MB at once', async ({
    guest,
    files,
  }) => {
    const picture = await guest.create(createJpeg(), {}, 60_000_001);
    const sent = await guest.send(picture.headers.get('Location') ?? '', createJpeg());
    expect(await readAnswer(sent)).toEqual([413, { code: 'too-large' }]);
    const video = await guest.create(createVideo(), {}, 500_000_001);
    expect(await readAnswer(video)).toEqual([413, { code: 'too-large' }]);
    expect(readdirSync(join(files, 'uploads'))).toEqual([]);
  });

  test('whose bytes are others than those that were announced', async ({ guest, files }) => {
    const created = await guest.create(createJpeg(), { sha256: hash(createJpeg(1)) });
    const sent = await guest.send(created.headers.get('Location') ?? '', createJpeg());
    expect(await readAnswer(sent)).toEqual([422, { code: 'damaged' }]);
    expect(readdirSync(join(files, 'uploads'))).toEqual([]);
  });

  test('of a file that is stored already', async ({ guest, other }) => {
    const id = await guest.add(createJpeg());
    expect(await readAnswer(await guest.create(createJpeg()))).toEqual([
      409,
      { code: 'exists', id },
    ]);
    expect(await readAnswer(await other.create(createJpeg()))).toEqual([409, { code: 'exists' }]);
  });

  test('before the day of the first event', async ({ database, guest }) => {
    await setPhotoSettings(database, { opens: 'never' });
    expect(await readAnswer(await guest.create(createJpeg()))).toEqual([403, { code: 'closed' }]);
    expect(await guest.readJson('/photos/state')).toMatchObject({ adding: 'closed' });
  });

  test('when the space that the couple allows is full, or half of it in a day', async ({
    database,
    guest,
  }) => {
    await setPhotoSettings(database, { maxBytes: 16_000 });
    await guest.add(createJpeg(1));
    expect(await readAnswer(await guest.create(createJpeg(2)))).toEqual([
      429,
      { code: 'too-many-uploads' },
    ]);
    await setPhotoSettings(database, { maxBytes: 9_000 });
    expect(await readAnswer(await guest.create(createJpeg(2)))).toEqual([507, { code: 'full' }]);
    await setPhotoSettings(database, { maxBytes: 5_000 });
    expect(await guest.readJson('/photos/state')).toMatchObject({ adding: 'full' });
  });

  test('from another site', async ({ guest }) => {
    const response = await guest.request('/photos/uploads', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site', 'Tus-Resumable': '1.0.0', 'Upload-Length': '9' },
    });
    expect(response.status).toBe(403);
  });
});

describe('an upload', () => {
  test('in parts is stored under its hash with what the guest said, after a lost part', async ({
    database,
    guest,
    files,
  }) => {
    const file = createJpeg(7, 12_000);
    const created = await guest.create(file, {
      ...{ name: '  Anna\u0000 ', event: 'wedding', takenAt: '2026-06-06T21:14:00+02:00' },
    });
    const location = created.headers.get('Location') ?? '';
    expect(location).toMatch(/^\/photos\/uploads\/[0-9a-f]{32}$/);
    expect(created.headers.get('Access-Control-Allow-Origin')).toBeNull();
    await guest.send(location, file.subarray(0, 5_000));
    expect((await guest.send(location, file.subarray(7_000), 7_000)).status).toBe(409);
    const { headers } = await guest.readOffset(location);
    expect(headers.get('Upload-Offset')).toBe('5000');
    const sent = await guest.send(location, file.subarray(5_000), 5_000);
    const id = sent.headers.get('Photo-Id') ?? '';
    expect(sent.status).toBe(204);
    expect(await findPhoto(database, id)).toMatchObject({
      ...{ guestName: 'Anna', event: 'wedding', takenAt: '2026-06-06T19:14:00.000Z' },
      ...{ kind: 'picture', type: 'image/jpeg', size: 12_000, status: 'new', sizes: 'waiting' },
    });
    expect(readdirSync(files).sort()).toEqual([hash(file), 'uploads']);
    expect(readdirSync(join(files, 'uploads'))).toEqual([]);
  });

  test('that was complete when the server stopped is stored before the browser continues', async ({
    guest,
    files,
    openApp,
    other,
  }) => {
    const file = createJpeg();
    const created = await guest.create(file);
    const location = created.headers.get('Location') ?? '';
    await guest.send(location, file.subarray(0, 4_000));
    appendFileSync(join(files, 'uploads', location.split('/').at(-1) ?? ''), file.subarray(4_000));
    const restarted = createGuest(openApp());
    for (const [name, value] of guest.cookies) restarted.cookies.set(name, value);
    expect((await restarted.readOffset(location)).status).toBe(404);
    expect((await restarted.create(file)).status).toBe(409);
    expect(await listIds(restarted)).toHaveLength(1);
    expect(await listIds(other)).toEqual([]);
  });

  test('that is complete when its guest aborts it names the photograph to take back', async ({
    guest,
  }) => {
    const file = createJpeg();
    const location = (await guest.create(file)).headers.get('Location') ?? '';
    const sent = await guest.send(location, file);
    const aborted = await guest.request(location, {
      method: 'DELETE',
      headers: { 'Tus-Resumable': '1.0.0' },
    });
    expect(sent.headers.get('Photo-Id')).toMatch(/./);
    expect(aborted.headers.get('Photo-Id')).toBe(sent.headers.get('Photo-Id'));
  });

  test('is aborted by its guest, which makes room for others', async ({
    client,
    database,
    guest,
    files,
  }) => {
    await setPhotoSettings(database, { maxBytes: 12_000 });
    const created = await guest.create(createJpeg());
    const location = created.headers.get('Location') ?? '';
    const aborted = await guest.request(location, {
      method: 'DELETE',
      headers: { 'Tus-Resumable': '1.0.0' },
    });
    expect(aborted.status).toBe(204);
    expect(readdirSync(join(files, 'uploads'))).toEqual([]);
    const next = await client.request('photos/uploads', {
      method: 'POST',
      headers: {
        ...{ 'Content-Type': '', 'Tus-Resumable': '1.0.0', 'Upload-Length': '10000' },
        'Upload-Metadata': `sha256 ${btoa(hash(createJpeg(1)))}`,
      },
    });
    expect(next.status).toBe(201);
  });
});

describe('photographs of others', () => {
  test('are not seen if the couple only collects them, before the hour of the reveal, hidden, not approved, in the bin or of a private event', async ({
    database,
    guest,
    other,
  }) => {
    const id = await guest.add(createVideo());
    const isSeen = async () => {
      const seen = await listIds(other);
      const file = await other.request(`/photos/files/${id}/video`);
      const head = await other.request(`/photos/files/${id}/video`, { method: 'HEAD' });
      const part = await other.request(`/photos/files/${id}/video`, {
        headers: { Range: 'bytes=0-9', 'If-None-Match': `"${id}"` },
      });
      const isFile = file.status === 200;
      expect([head.status === 200, part.status === 304]).toEqual([isFile, isFile]);
      expect(seen).toEqual(isFile ? [id] : []);
      return isFile;
    };
    expect(await isSeen()).toBe(false);
    await setPhotoSettings(database, { mode: 'show', revealAt: '2999-01-01T00:00:00.000Z' });
    expect(await isSeen()).toBe(false);
    await setPhotoSettings(database, { mode: 'show', revealAt: '2026-01-01T00:00:00.000Z' });
    expect(await isSeen()).toBe(true);
    await setPhotoSettings(database, { mode: 'approve' });
    expect(await isSeen()).toBe(false);
    await updatePhotos(database, [id], { status: 'shown' });
    expect(await isSeen()).toBe(true);
    await updatePhotos(database, [id], { event: 'removed-event' });
    expect(await isSeen()).toBe(false);
    await updatePhotos(database, [id], { event: 'wedding', status: 'hidden' });
    expect(await isSeen()).toBe(false);
    await updatePhotos(database, [id], { status: 'shown' });
    expect(await isSeen()).toBe(true);
    await binPhotos(database, [id], 'couple');
    expect(await isSeen()).toBe(false);
    expect(await listIds(guest)).toEqual([]);
  });

  test('show their guest’s name only if the couple wants it', async ({
    database,
    guest,
    other,
  }) => {
    await setPhotoSettings(database, { mode: 'show' });
    await guest.add(createJpeg(), { name: 'Anna' });
    const readName = async (one: Guest) =>
      (await one.readJson<GuestPhotosResponse>('/photos/list')).photos[0]?.name;
    expect([await readName(guest), await readName(other)]).toEqual(['Anna', undefined]);
    await setPhotoSettings(database, { mode: 'show', showsNames: true });
    expect(await readName(other)).toBe('Anna');
  });

  test('begin to load with the page if the guest sees them', async ({
    database,
    guest,
    other,
    stranger,
  }) => {
    const id = await guest.add(createJpeg());
    await putPhotoSizes(database, id, { width: 3, height: 2 });
    const readLink = async (one: Guest, path = '/photos') =>
      (await one.request(path)).headers.get('Link');
    expect(await readLink(other)).toBe(null);
    await setPhotoSettings(database, { mode: 'show' });
    const link = `</photos/files/${id}/400>; rel=preload; as=image; fetchpriority=high; media="(max-width: 520px)"`;
    expect(await readLink(other)).toBe(link);
    expect(await readLink(other, '/it/photos')).toBe(link);
    expect(await readLink(stranger)).toBe(null);
    await updatePhotos(database, [id], { status: 'hidden' });
    expect(await readLink(other)).toBe(null);
  });

  test('come in pages, newest first, with the wedding’s local time in words', async ({
    database,
    guest,
    other,
  }) => {
    await setPhotoSettings(database, { mode: 'show' });
    const ids = [];
    for (let index = 0; index < 3; index += 1) {
      ids.unshift(await guest.add(createJpeg(index), { takenAt: `2026-06-0${index + 1}T10:00Z` }));
    }
    expect(await listIds(other)).toEqual(ids);
    const { photos } = await other.readJson<GuestPhotosResponse>('/photos/list');
    const time = { takenAt: '2026-06-03T12:00', day: 'Wednesday, June 3', time: '12:00 PM' };
    expect(photos[0]).toMatchObject(time);
    expect(await listIds(other, '?own')).toEqual([]);
    const [first] = ids;
    expect(await listIds(other, `?after=2026-06-03T10:00:00.000Z~${first}`)).toEqual(ids.slice(1));
    expect(await listIds(other, '?after=nonsense')).toEqual(ids);
  });
});

test('a photograph of a private event is seen only by households that are invited to it', async ({
  database,
  openApp,
}) => {
  const [first, ...others] = content.celebrate.events;
  if (!first) throw new Error('There is no event.');
  const supper = { ...first, id: 'supper', title: 'Secret supper', guests: 'invited' as const };
  const celebrate = { ...content.celebrate, events: [first, ...others, supper] };
  const app = openApp({ content: { ...content, celebrate } });
  await setPhotoSettings(database, { mode: 'show' });
  const enter = async (events: string[] | null) => {
    const { id } = await insertHousehold(database, { ...ROSSI, events });
    const code = (await createCodes(database, [id])).get(id);
    const guest = createGuest(app);
    await guest.request(`/i/${code}`);
    return guest;
  };
  const invited = await enter(['wedding', 'supper']);
  const uninvited = await enter(['wedding']);
  const id = await invited.add(createVideo(), { event: 'supper' });
  const other = await uninvited.add(createJpeg(), { event: 'supper' });
  expect(await findPhoto(database, id)).toMatchObject({ event: 'supper' });
  expect(await findPhoto(database, other)).toMatchObject({ event: null });
  expect((await listIds(invited)).sort()).toEqual([id, other].sort());
  expect(await listIds(uninvited)).toEqual([other]);
  expect((await uninvited.request(`/photos/files/${id}/video`)).status).toBe(404);
  const readState = async (guest: Guest) =>
    JSON.stringify(await guest.readJson<PhotosState>('/photos/state'));
  expect(await readState(invited)).toContain('Secret supper');
  expect(await readState(uninvited)).not.toMatch(/supper/i);
});

describe('a photograph that the couple adds', () => {
  test('needs a session, is approved, and may be added before guests can', async ({
    anonymous,
    client,
    database,
  }) => {
    await setPhotoSettings(database, { opens: 'never' });
    const upload = (one: typeof client, path: string, method: string, body?: Uint8Array) =>
      one.request(`photos/uploads${path}`, {
        method,
        ...(body && { body }),
        headers: {
          'Tus-Resumable': '1.0.0',
          'Content-Type': 'application/offset+octet-stream',
          ...(method === 'POST' && {
            'Upload-Length': '5000',
            'Upload-Metadata': `sha256 ${btoa(hash(createJpeg()))}`,
            'Content-Type': '',
          }),
          ...(body && { 'Upload-Offset': '0' }),
        },
      });
    expect((await upload(anonymous, '', 'POST')).status).toBe(401);
    const created = await upload(client, '', 'POST');
    const [, id = ''] = created.headers.get('Location')?.split('/photos/uploads') ?? [];
    expect(created.headers.get('Location')).toBe(`/host/api/photos/uploads${id}`);
    expect((await upload(client, id, 'HEAD')).headers.get('Upload-Offset')).toBe('0');
    expect((await upload(anonymous, id, 'HEAD')).status).toBe(401);
    const sent = await upload(client, id, 'PATCH', createJpeg());
    expect(await findPhoto(database, sent.headers.get('Photo-Id') ?? '')).toMatchObject({
      ...{ device: null, status: 'shown' },
    });
  });
});

describe('a guest’s own photograph', () => {
  test('is taken back by the same device only', async ({ database, guest, other }) => {
    await setPhotoSettings(database, { mode: 'show' });
    const id = await guest.add(createJpeg());
    expect((await other.request(`/photos/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await guest.request(`/photos/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await guest.request(`/photos/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect(await findPhoto(database, id)).toMatchObject({ deletedBy: 'guest' });
    expect(await other.add(createJpeg())).toBe(id);
    expect([await listIds(guest, '?own'), await listIds(other, '?own')]).toEqual([[], [id]]);
  });
});

describe('a video', () => {
  test('is sent in ranges, and can neither run nor be stored for another guest', async ({
    guest,
  }) => {
    const file = createVideo();
    const id = await guest.add(file);
    const get = (headers: Record<string, string> = {}) =>
      guest.request(`/photos/files/${id}/video`, { headers });
    const whole = await get();
    expect(hash(new Uint8Array(await whole.arrayBuffer()))).toBe(hash(file));
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      ...{ 'content-type': 'video/mp4', 'content-length': '5000', 'accept-ranges': 'bytes' },
      ...{ 'cache-control': 'private, no-cache', etag: `"${id}"` },
      'content-disposition': `attachment; filename="video-${id}.mp4"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    for (const [range, content, start, end] of [
      ['bytes=0-9', 'bytes 0-9/5000', 0, 10],
      ['bytes=4990-', 'bytes 4990-4999/5000', 4990, 5000],
      ['bytes=-10', 'bytes 4990-4999/5000', 4990, 5000],
      ['bytes=10-99999', 'bytes 10-4999/5000', 10, 5000],
    ] as const) {
      const part = await get({ Range: range });
      expect([part.status, part.headers.get('Content-Range')]).toEqual([206, content]);
      expect(new Uint8Array(await part.arrayBuffer())).toEqual(file.slice(start, end));
    }
    for (const range of ['bytes=5000-', 'bytes=9-8', 'bytes=-0']) {
      const { status, headers } = await get({ Range: range });
      expect([status, headers.get('Content-Range')]).toEqual([416, 'bytes */5000']);
    }
    for (const range of ['bytes=-', 'bytes=0-1,3-4', 'lines=0-1']) {
      expect((await get({ Range: range })).status).toBe(200);
    }
    expect((await get({ Range: 'bytes=0-9', 'If-Range': '"other"' })).status).toBe(200);
    expect((await get({ 'If-None-Match': `"${id}"` })).status).toBe(304);
  });
});

test('with PHOTOS_URL, photographs are in a bucket, and a video is read from it in ranges', async ({
  database,
  files,
  openApp,
}) => {
  const s3 = await openS3Server();
  onTestFinished(() => s3.close());
  await setPhotoSettings(database);
  const guest = createGuest(openApp({ env: { PHOTOS_URL: s3.url } }));
  await guest.enter();
  const file = createVideo();
  const id = await guest.add(file);
  expect([...s3.objects.keys()]).toEqual([`wedding/${hash(file)}`]);
  expect(readdirSync(join(files, 'uploads'))).toEqual([]);
  const part = await guest.request(`/photos/files/${id}/video`, {
    headers: { Range: 'bytes=7-11' },
  });
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(file.slice(7, 12));
});

test('a complete upload whose bucket fails is not taken for a stored photograph', async ({
  database,
  openApp,
}) => {
  const s3 = await openS3Server();
  onTestFinished(() => s3.close());
  await setPhotoSettings(database);
  const guest = createGuest(openApp({ env: { PHOTOS_URL: s3.url } }));
  await guest.enter();
  const created = await guest.create(createJpeg());
  const location = created.headers.get('Location') ?? '';
  s3.failures.set('PUT', [403, 'AccessDenied']);
  expect((await guest.send(location, createJpeg())).status).toBe(500);
  expect((await guest.readOffset(location)).status).toBe(503);
  s3.failures.clear();
  expect((await guest.readOffset(location)).status).toBe(404);
  expect((await guest.create(createJpeg())).status).toBe(409);
  expect(await listIds(guest)).toHaveLength(1);
});

test('deleting all data removes the files of photographs and uploads in progress', async ({
  client,
  files,
  guest,
}) => {
  await guest.add(createJpeg());
  await guest.create(createJpeg(1));
  const body = { confirmation: DELETE_CONFIRMATION };
  await client.send('delete-all-data', body);
  expect(readdirSync(files)).toEqual(['uploads']);
  expect(readdirSync(join(files, 'uploads'))).toEqual([]);
});
