import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { PICTURE_LIMITS } from '../../../domain/website/picture-limits.ts';
import type { Picture, Pictures } from '../../../domain/website/website-api.ts';
import { type Client, test } from '../../fixtures/dashboard.ts';
import { PICTURE } from '../../fixtures/website.ts';
import { putDraftSection } from '../draft.ts';
import { insertVersion } from '../wedding-versions.ts';
import { cleanPicture } from './clean-picture.ts';
import { insertPicture } from './pictures.ts';

// Each picture starts a process, which is slow while the machine runs other tests.
const FILE = join(import.meta.dirname, '..', '..', 'fixtures', 'pictures', 'small.heic');
const UPLOAD = readFileSync(FILE);
/** Takes half the CPU time of an upload that is a HEIC. */
const PNG = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'white' } })
  .png()
  .toBuffer();

const upload = (client: Client, body: Uint8Array | string, headers = {}) =>
  client.request('pictures', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'image/heic', ...headers },
  });

async function list(client: Client): Promise<Pictures> {
  return (await client.request('pictures')).json() as Promise<Pictures>;
}

async function expectRejected(response: Response, status: number, code: string): Promise<void> {
  expect(await response.json()).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
  expect(response.status).toBe(status);
}

describe('uploading a picture', () => {
  test('is rejected above 30 MB', async ({ client }) => {
    const tooLarge = new Uint8Array(PICTURE_LIMITS.bytes + 1);
    const headers = { 'Content-Length': String(tooLarge.length) };
    await expectRejected(await upload(client, tooLarge, headers), 413, 'too-large');
    await expectRejected(await upload(client, tooLarge), 413, 'too-large');
  });

  test('is rejected when it is not a picture, even with the type of one', async ({ client }) => {
    await expectRejected(await upload(client, '<svg/>'), 400, 'picture-rejected');
    await expectRejected(
      await client.request('pictures', { method: 'POST' }),
      400,
      'picture-rejected',
    );
    expect((await list(client)).pictures).toEqual([]);
  });

  test('is rejected when all pictures together are too large', async ({ client, database }) => {
    await insertPicture(database, { ...PICTURE, bytes: new Uint8Array(15_000_000) });
    for (let copy = 1; copy < 10; copy += 1) {
      await database.query(
        `INSERT INTO pictures (id, type, width, height, bytes, thumbnail)
         SELECT $1, type, width, height, bytes, thumbnail FROM pictures LIMIT 1`,
        [`${copy}`.padStart(32, '0')],
      );
    }
    const response = await upload(client, PNG);
    expect(await response.clone().json()).toMatchObject({
      message: 'All pictures together may have 150 MB. Delete some that the website does not use.',
    });
    await expectRejected(response, 400, 'picture-rejected');
    expect((await list(client)).pictures).toHaveLength(10);
  });

  test('is rejected when many are uploaded at once', async ({ client }) => {
    const responses = await Promise.all(Array.from({ length: 24 }, () => upload(client, 'text')));
    const statuses = responses.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([400, 503]));
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThan(10);
    expect((await upload(client, PNG)).status).toBe(201);
  });
});

describe('an uploaded picture', () => {
  test('is stored once, listed and sent as it was encoded again', async ({ client }) => {
    const response = await upload(client, UPLOAD);
    expect(response.status).toBe(201);
    const picture = (await response.json()) as Picture;
    expect(picture).toEqual({
      ...{ id: expect.stringMatching(/^[0-9a-f]{32}$/), file: `${picture.id}.jpg` },
      ...{ width: 96, height: 64, size: expect.any(Number), isUsed: false },
      uploadedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await (await upload(client, UPLOAD)).json()).toEqual(picture);
    expect(await list(client)).toEqual({
      pictures: [picture],
      totalBytes: picture.size,
      maxTotalBytes: PICTURE_LIMITS.totalBytes,
    });

    const { bytes, thumbnail } = await cleanPicture(createReadStream(FILE));
    for (const [path, type, expected] of [
      [`pictures/${picture.id}`, 'image/jpeg', bytes],
      [`pictures/${picture.id}/thumbnail`, 'image/webp', thumbnail],
    ] as const) {
      const file = await client.request(path);
      expect(file.headers.get('Content-Type')).toBe(type);
      expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(file.headers.get('Cache-Control')).toBe('private, max-age=3600');
      expect(Buffer.from(await file.arrayBuffer()).equals(expected)).toBe(true);
    }
  });

  test('can be deleted only while neither the draft nor a version uses it', async ({
    client,
    database,
  }) => {
    const create = { width: 9, height: 9, channels: 3 } as const;
    const upload9 = async (background: string) => {
      const png = await sharp({ create: { ...create, background } })
        .png()
        .toBuffer();
      return (await (await upload(client, png)).json()) as Picture;
    };
    const [drafted, published, unused] = [
      await upload9('red'),
      await upload9('green'),
      await upload9('blue'),
    ];
    const content = JSON.stringify({ file: drafted.file });
    await putDraftSection(database, { name: 'couplePhoto', content, changedBy: null });
    const document = JSON.stringify({ couplePhoto: { file: published.file } });
    await insertVersion(database, { document, publishedBy: null, note: null });
    await insertVersion(database, { document: '{}', publishedBy: null, note: null });

    const remove = ({ id }: Picture) => client.request(`pictures/${id}`, { method: 'DELETE' });
    await expectRejected(await remove(drafted), 409, 'picture-used');
    await expectRejected(await remove(published), 409, 'picture-used');
    expect((await remove(unused)).status).toBe(204);
    expect((await remove(unused)).status).toBe(204);
    const { pictures } = await list(client);
    expect(pictures.map(({ id, isUsed }) => [id, isUsed]).sort()).toEqual(
      [
        [drafted.id, true],
        [published.id, true],
      ].sort(),
    );
    await expectRejected(await client.request(`pictures/${unused.id}`), 404, 'picture-not-found');
  });
});
