import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import content from '../../../content/wedding.ts';
import { DELETE_CONFIRMATION } from '../../../domain/dashboard/dashboard-api.ts';
import { ABSENT_REVISION, type WebsiteDraft } from '../../../domain/website/website-api.ts';
import { getVideoAddress } from '../../../domain/wedding/videos.ts';
import type { WeddingDocument } from '../../../domain/wedding/wedding.ts';
import { createFolderStorage } from '../../backups/remote/remote-storage.ts';
import { test as base, type Client } from '../../fixtures/dashboard.ts';
import {
  createFilm,
  createGuest,
  createJpeg,
  FILM_PLACE,
  hash,
  setPhotoSettings,
} from '../../fixtures/photos.ts';
import { removeOrphans } from '../../photos/photo-store.ts';

/** In AV1, as a browser records it. */
const FILM = join(import.meta.dirname, '..', '..', 'fixtures', 'film.mp4');
const CAPTIONS = Buffer.from('WEBVTT\n\n00:01.000 --> 00:04.000\nOnce upon a time');
const DAY_MS = 24 * 60 * 60_000;

const test = base.extend<{ files: string; storage: ReturnType<typeof createFolderStorage> }>({
  files: async ({ dataDir }, use) => {
    const folder = join(dataDir, 'photos');
    mkdirSync(join(folder, 'uploads'), { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  storage: async ({ files }, use) => use(createFolderStorage(files)),
});

/** Sends a file as the editor does, and returns the last response. */
async function upload(
  client: Client,
  file: Uint8Array,
  { use = 'website', length = file.length } = {},
) {
  const values = Object.entries({ sha256: hash(file), ...(use && { use }) });
  const metadata = values.map(([name, value]) => `${name} ${btoa(value)}`).join();
  const created = await client.request('photos/uploads', {
    method: 'POST',
    headers: {
      'Tus-Resumable': '1.0.0',
      'Upload-Length': `${length}`,
      'Upload-Metadata': metadata,
    },
  });
  const location = created.headers.get('Location')?.replace('/host/api/', '');
  if (!location) return created;
  return client.request(location, {
    method: 'PATCH',
    body: file,
    headers: {
      'Tus-Resumable': '1.0.0',
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': '0',
    },
  });
}

const listSpellings = (path: string) => [
  path,
  `${path}/`,
  `/${path}`,
  `${path}?a=1`,
  path.replace('/private', '/PRIVATE'),
  path.replace('/private', '/%70rivate'),
  path.replace('/videos', '/x/../videos'),
];

const toSection = (film: Uint8Array, more: object = {}) => ({
  kind: 'video',
  heading: 'Our Film',
  video: { sha256: hash(film), name: 'film.mp4', width: 1920, height: 1080, ...more },
});

const withFilm = (film: Uint8Array, hidden: string[] = []) =>
  ({
    ...content,
    sections: { film: toSection(film, { captions: { en: hash(CAPTIONS) } }) },
    hidden,
  }) as WeddingDocument;

async function save(client: Client, name: string, value: unknown): Promise<WebsiteDraft> {
  const draft = (await (await client.request('website')).json()) as WebsiteDraft;
  const revision = draft.sections.find((one) => one.name === name)?.revision ?? ABSENT_REVISION;
  return client.send('website/draft', { sections: [{ name, revision, content: value }] });
}

describe('an upload of the editor is rejected', () => {
  test.for<[string, Uint8Array, number, string]>([
    ['that is a picture', createJpeg(), 415, 'wrong-kind'],
    ['that is a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'wrong-kind'],
    [
      'with captions of another format',
      Buffer.from('1\n00:00:01,000 --> 00:00:04,000\nHi'),
      415,
      'wrong-kind',
    ],
    [
      'with captions of more than 1 MB',
      Buffer.concat([CAPTIONS, Buffer.alloc(1_000_000)]),
      413,
      'too-large',
    ],
  ])('%s', async ([, file, status, code], { client, files }) => {
    const answer = await upload(client, file);
    expect([answer.status, await answer.json()]).toEqual([status, { code }]);
    expect(readdirSync(files)).toEqual(['uploads']);
  });

  test('of more than 500 MB at once, and without a session', async ({ anonymous, client }) => {
    expect((await upload(client, createFilm(), { length: 500_000_001 })).status).toBe(413);
    expect((await upload(anonymous, createFilm())).status).toBe(401);
  });

  test('if a guest says that it is for the website', async ({ app, database, files }) => {
    await setPhotoSettings(database);
    const guest = createGuest(app);
    await guest.enter();
    const adding = guest.add(CAPTIONS, { use: 'website' });
    await expect(adding).rejects.toThrow('415 {"code":"wrong-kind"}');
    expect(readdirSync(files)).toEqual(['uploads']);
  });
});

describe('a video of the website', () => {
  test('is described for the couple alone, also one that browsers may not play', async ({
    anonymous,
    client,
  }) => {
    const film = createFilm();
    const answer = await upload(client, film);
    expect([answer.status, answer.headers.get('Photo-Id')]).toEqual([204, hash(film)]);
    // The answer to the last part may be lost.
    expect(await (await upload(client, film)).json()).toEqual({ code: 'exists', id: hash(film) });
    const path = `videos/${hash(film)}`;
    const describe = async (file: Uint8Array) => {
      await upload(client, file);
      return (await client.request(`videos/${hash(file)}`)).json();
    };
    expect(await describe(film)).toEqual({
      ...{ width: 1920, height: 1080, playsEverywhere: true, size: film.length },
    });
    expect(await describe(createFilm({ codec: 'hvc1', isTurned: true }))).toMatchObject({
      ...{ width: 1080, height: 1920, playsEverywhere: false },
    });
    expect(await describe(readFileSync(FILM))).toMatchObject({
      ...{ width: 64, height: 36, playsEverywhere: false },
    });
    expect(await describe(createFilm({ width: 0 }))).toMatchObject({
      message: 'This file has no moving picture.',
    });
    for (const one of [path, `${path}/file`]) {
      expect((await anonymous.request(one)).status).toBe(401);
      expect((await client.request(one)).status).toBe(200);
    }
    for (const one of ['videos/nope', `videos/${'0'.repeat(64)}/file`]) {
      expect((await client.request(one)).status).toBe(404);
    }
    // It is not one of the photographs.
    expect(await (await client.request('photos')).json()).toMatchObject({ photos: [] });
  });

  test('has no address before it is published, while its section is hidden, and without the password', async ({
    client,
    files,
    openApp,
  }) => {
    const film = createFilm();
    await upload(client, film);
    await upload(client, CAPTIONS);
    const paths = [film, CAPTIONS].map((file) => getVideoAddress(hash(file)));
    expect(readdirSync(files)).toHaveLength(3);
    const env = { GATE: 'server' };
    const unpublished = createGuest(openApp({ env, content }));
    const hidden = createGuest(openApp({ env, content: withFilm(film, ['film']) }));
    const published = createGuest(openApp({ env, content: withFilm(film) }));
    for (const [guest, status] of [
      [unpublished, 404],
      [hidden, 404],
      [published, 200],
    ] as const) {
      for (const path of paths.flatMap(listSpellings)) {
        for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'PROPFIND']) {
          const headers = { Range: 'bytes=0-99', 'If-None-Match': `"${hash(film)}"` };
          const answer = await guest.request(path, { method, headers });
          expect([200, 204, 206, 304]).not.toContain(answer.status);
          expect(await answer.text()).not.toMatch(/ftyp|WEBVTT/);
        }
      }
      for (const path of paths) expect((await guest.request(path)).status).toBe(401);
      await guest.request('/gate', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ password: 'serenissima' }),
      });
      for (const path of paths) expect((await guest.request(path)).status).toBe(status);
    }
    const others = [createJpeg(), createFilm({ width: 640 })];
    for (const file of others) {
      await upload(client, file);
      expect((await published.request(getVideoAddress(hash(file)))).status).toBe(404);
    }
    expect((await published.request(`${paths[0]}/../${hash(film)}x`)).status).toBe(404);
  });

  test('is sent in ranges, without the place where it was taken, and its captions as text', async ({
    client,
    openApp,
  }) => {
    const film = createFilm();
    await upload(client, film);
    await upload(client, CAPTIONS);
    const app = openApp({ content: withFilm(film) });
    const get = (headers: Record<string, string> = {}, method = 'GET') =>
      app.request(getVideoAddress(hash(film)), { headers, method });
    const whole = await get();
    const sent = Buffer.from(await whole.arrayBuffer());
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      ...{ 'content-type': 'video/mp4', 'content-length': `${film.length}` },
      ...{ 'accept-ranges': 'bytes', 'cache-control': 'private, no-cache' },
      ...{ etag: `"${hash(film)}"`, 'x-content-type-options': 'nosniff' },
    });
    expect([film.includes(FILM_PLACE), sent.includes(FILM_PLACE)]).toEqual([true, false]);
    const part = await get({ Range: 'bytes=20-' });
    expect([part.status, part.headers.get('Content-Range')]).toEqual([
      ...[206, `bytes 20-${film.length - 1}/${film.length}`],
    ]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(sent.subarray(20));
    const head = await get({}, 'HEAD');
    expect([head.status, await head.text(), head.headers.get('Content-Length')]).toEqual([
      ...[200, '', `${film.length}`],
    ]);
    const nonsense = await get({ Range: `bytes=${film.length}-` });
    expect([nonsense.status, nonsense.headers.get('Content-Range')]).toEqual([
      ...[416, `bytes */${film.length}`],
    ]);
    expect((await get({ Range: 'bytes=0-1,4-5' })).status).toBe(200);
    expect((await get({ 'If-None-Match': `"${hash(film)}"` })).status).toBe(304);
    const captions = await app.request(getVideoAddress(hash(CAPTIONS)));
    expect(captions.headers.get('Content-Type')).toBe('text/vtt; charset=utf-8');
    expect(await captions.text()).toBe(CAPTIONS.toString());
    const headers = { Range: 'bytes=0-5' };
    expect(await (await app.request(getVideoAddress(hash(CAPTIONS)), { headers })).text()).toBe(
      'WEBVTT',
    );
  });

  test('is kept for the draft and for versions that can be restored, and removed with all data', async ({
    client,
    database,
    files,
    storage,
  }) => {
    const film = createFilm();
    const other = createFilm({ width: 640 });
    await upload(client, film);
    await upload(client, other);
    const list = () => readdirSync(files).filter((name) => name !== 'uploads');
    const removeUnused = () => removeOrphans(database, storage, new Set(list()));
    for (const name of list()) {
      const before = new Date(Date.now() - 2 * DAY_MS);
      utimesSync(join(files, name), before, before);
    }
    const { issues } = await save(client, 'sections.film', toSection(film));
    expect(issues).toEqual([]);
    await removeUnused();
    expect(list()).toEqual([hash(film)]);
    const { revision } = (await (await client.request('website')).json()) as WebsiteDraft;
    await client.send('website/publish', { revision });
    await save(client, 'sections.film', undefined);
    await removeUnused();
    expect(list()).toEqual([hash(film)]);
    // It is not sent a second time.
    const again = await upload(client, film);
    expect([again.status, await again.json()]).toEqual([409, { code: 'exists', id: hash(film) }]);
    await client.send('delete-all-data', { confirmation: DELETE_CONFIRMATION });
    expect(list()).toEqual([]);
  });

  test('must be stored on the server before its section can be published', async ({ client }) => {
    const { issues, revision } = await save(client, 'sections.film', toSection(createFilm()));
    const message = 'The video film.mp4 is not stored on this server. Please upload it again.';
    expect(issues).toEqual([{ path: ['sections', 'film', 'video'], message }]);
    const rejected = await client.request('website/publish', {
      method: 'POST',
      body: { revision },
    });
    expect(rejected.status).toBe(400);
  });
});
