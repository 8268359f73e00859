import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { insertHost } from '../../accounts/hosts.ts';
import { test as base } from '../../fixtures/dashboard.ts';
import { PORTIA } from '../../fixtures/portia.ts';
import { insertRecord } from '../../fixtures/records.ts';
import { KEY, openS3Server, type S3Server, SECRET } from '../../fixtures/s3-server.ts';
import { deletePicture, insertPicture } from '../../website/pictures/pictures.ts';
import { createBackupName, getBackupFolder } from '../backup-list.ts';
import { makeBackup } from '../make-backup.ts';
import { deriveKey } from './encrypted-file.ts';
import {
  copyDatabase,
  downloadRemoteBackup,
  type LastCopy,
  listRemoteBackups,
} from './remote-backups.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-06-05T17:00:00Z');
const PASSPHRASE = 'acqua alta di novembre';
const NAME = 'serenissima-2026-06-05T17-00-00Z-change.db.gz';

type Fixtures = {
  s3: S3Server;
  /** A mounted folder. */
  mount: string;
  /** The data folder of a database with one reply. */
  filled: string;
};

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  s3: async ({}, use) => {
    const server = await openS3Server();
    await use(server);
    await server.close();
  },
  mount: async ({ folder }, use) => {
    mkdirSync(join(folder, 'mount'));
    await use(join(folder, 'mount'));
  },
  filled: async ({ database, dataDir }, use) => {
    await insertRecord(database, PORTIA);
    await use(dataDir);
  },
});

type CopyOptions = { key?: string | null; now?: number; last?: LastCopy | null };

async function copy(dataDir: string, url: string, options: CopyOptions = {}) {
  const { key: passphrase = null, now = NOW, last = null } = options;
  const key = passphrase === null ? null : await deriveKey(passphrase, Buffer.alloc(16));
  return copyDatabase(dataDir, { url, key }, { reason: 'change', now: new Date(now), last });
}

async function download(folder: string, url: string, key: string | null = null) {
  const [newest = { name: '' }] = await listRemoteBackups({ url, key: null });
  mkdirSync(folder);
  return downloadRemoteBackup({ url, key }, newest, folder);
}

function readRows(file: string, sql: string): unknown[] {
  using sqlite = new DatabaseSync(file, { readOnly: true });
  return sqlite
    .prepare(sql)
    .all()
    .map((row) => ({ ...row }));
}

/** In a moment; comparing the bytes of large pictures one by one takes seconds. */
const createPicture = (fill: string) => ({
  ...{ type: 'image/jpeg' as const, width: 400, height: 300 },
  bytes: Buffer.alloc(50_000, fill),
  thumbnail: Buffer.alloc(1_000, fill),
});

test('an empty site is not copied beside the copies of another, of which one is to be restored', async ({
  database,
  dataDir,
  mount,
}) => {
  const before = createBackupName(new Date(NOW - DAY), 'daily');
  writeFileSync(join(mount, `${before}.enc`), 'of the lost machine');
  const { copied, problem } = await copy(dataDir, mount);
  expect(copied).toBeNull();
  expect(problem).toMatch(/^The database is empty.* npm run restore/);
  expect(readdirSync(mount)).toEqual([`${before}.enc`]);

  await insertRecord(database, PORTIA);
  expect(await copy(dataDir, mount)).toMatchObject({ problem: null });
  expect(readdirSync(mount).sort()).toEqual([`${before}.enc`, NAME].sort());
});

describe('a copy', () => {
  test('is a compressed database without the access of anybody', async ({
    database,
    filled,
    mount,
  }) => {
    await insertHost(database, { name: 'Ada', passwordHash: 'the hash of a password' });
    const { copied, problem } = await copy(filled, mount);
    expect({ name: copied?.name, problem }).toEqual({ name: NAME, problem: null });
    expect(readdirSync(mount)).toEqual([NAME]);
    const bytes = gunzipSync(readFileSync(join(mount, NAME)));
    expect(bytes.includes('the hash of')).toBe(false);
    const file = join(mount, 'copy.db');
    writeFileSync(file, bytes);
    expect(readRows(file, 'SELECT email FROM rsvps')).toEqual([{ email: PORTIA.email }]);
    expect(readRows(file, 'SELECT * FROM hosts')).toEqual([]);
    expect(readdirSync(getBackupFolder(filled))).toEqual([]);
  });

  test('is made in a bucket that checks signatures with one list of the bucket, and encrypted it is read back with its key only', async ({
    filled,
    folder,
    s3,
  }) => {
    expect(await copy(filled, s3.url, { key: PASSPHRASE })).toMatchObject({ problem: null });
    expect(s3.methods).toEqual(['GET', 'PUT', 'HEAD']);
    expect([...s3.objects.keys()]).toEqual([`wedding/${NAME}.enc`]);
    const { file } = await download(join(folder, 'right'), s3.url, PASSPHRASE);
    expect(readRows(file, 'SELECT email FROM rsvps')).toEqual([{ email: PORTIA.email }]);
    await expect(download(join(folder, 'wrong'), s3.url, 'another long key')).rejects.toThrow(
      /BACKUP_KEY is not the key/,
    );
    await expect(download(join(folder, 'none'), s3.url)).rejects.toThrow(
      /is encrypted\. Set BACKUP_KEY/,
    );
  });

  test('of an unchanged database is not made again, also after guests and the couple have signed in', async ({
    client,
    database,
    filled,
    mount,
  }) => {
    const { copied: last } = await copy(filled, mount);
    await client.request('guest-data');
    const later = { last, now: NOW + 60_000 };
    expect(await copy(filled, mount, later)).toEqual({ copied: last, problem: null });
    expect(readdirSync(mount)).toEqual([NAME]);
    await insertRecord(database, PORTIA);
    expect((await copy(filled, mount, later)).copied?.name).toMatch(/T17-01-00Z/);
    // Somebody has emptied the folder.
    rmSync(join(mount, NAME));
    expect((await copy(filled, mount, { last })).copied?.name).toBe(NAME);
  });

  test('removes the files of an interrupted copy', async ({ filled, mount }) => {
    writeFileSync(join(mount, `${NAME}.partial`), 'a ba');
    writeFileSync(join(mount, `${createBackupName(new Date(NOW - DAY), 'daily')}.enc.partial`), '');
    await copy(filled, mount);
    expect(readdirSync(mount)).toEqual([NAME]);
  });

  test('of an earlier version is restored, with and without a key', async ({ filled, folder }) => {
    makeBackup(filled, 'daily', new Date(NOW));
    const url = getBackupFolder(filled);
    const { file, missing } = await download(join(folder, 'old'), url);
    expect(missing).toBe(0);
    expect(readRows(file, 'SELECT email FROM rsvps')).toEqual([{ email: PORTIA.email }]);
  });
});

describe('the pictures of the website', () => {
  test('are copied once, in parts of 5 MB, and are in every copy that is restored', async ({
    database,
    filled,
    folder,
    s3,
  }) => {
    const first = await insertPicture(database, createPicture('a'));
    const large = { ...createPicture('b'), bytes: Buffer.alloc(13_000_000, 'acqua alta ') };
    await insertPicture(database, large);
    await copy(filled, s3.url, { key: PASSPHRASE });
    expect(s3.objects.size).toBe(5);
    expect(s3.objects.get(`wedding/${NAME}.enc`)?.length).toBeLessThan(20_000);
    expect(Math.max(...s3.bodySizes)).toBe(5 * 1024 * 1024);
    expect(s3.uploads.size).toBe(0);

    s3.bodySizes.length = 0;
    await insertRecord(database, PORTIA);
    await copy(filled, s3.url, { key: PASSPHRASE, now: NOW + 60_000 });
    expect(Math.max(...s3.bodySizes)).toBeLessThan(20_000);

    const { file, missing } = await download(join(folder, 'all'), s3.url, PASSPHRASE);
    expect(missing).toBe(0);
    const sql = 'SELECT * FROM pictures ORDER BY id';
    // Without the matcher, which would take minutes to show megabytes that differ.
    expect(isDeepStrictEqual(readRows(file, sql), await database.query(sql))).toBe(true);

    for (const name of s3.objects.keys()) if (name.includes(first)) s3.objects.delete(name);
    const partly = await download(join(folder, 'partly'), s3.url, PASSPHRASE);
    expect(partly.missing).toBe(1);
    expect(readRows(partly.file, 'SELECT id FROM pictures')).toHaveLength(1);
  });

  test('stay for 60 days after they were removed from the website', async ({
    database,
    filled,
    mount,
  }) => {
    const [first, second] = [createPicture('a'), createPicture('b')];
    const id = await insertPicture(database, first);
    await insertPicture(database, second);
    await copy(filled, mount);
    const listOf = () => readdirSync(mount).filter((name) => name.includes(id));
    const before = listOf();
    expect(before).toHaveLength(2);

    await deletePicture(database, id);
    await copy(filled, mount, { now: NOW + DAY });
    expect(listOf().filter((name) => name.endsWith('.unused-2026-06-06'))).toHaveLength(2);
    await insertPicture(database, first);
    await copy(filled, mount, { now: NOW + 2 * DAY });
    expect(listOf()).toEqual(before);

    await deletePicture(database, id);
    await copy(filled, mount, { now: NOW + 3 * DAY });
    await copy(filled, mount, { now: NOW + 62 * DAY });
    expect(listOf()).toHaveLength(4);
    await copy(filled, mount, { now: NOW + 64 * DAY });
    expect(listOf()).toEqual([]);
    expect(readdirSync(mount).filter((name) => name.includes('-pictures-'))).toHaveLength(2);
  });

  test('are copied again after a change of BACKUP_KEY', async ({
    database,
    filled,
    folder,
    mount,
  }) => {
    await insertPicture(database, createPicture('a'));
    await copy(filled, mount, { key: PASSPHRASE });
    const other = await deriveKey('another long passphrase', Buffer.alloc(16, 1));
    const options = { reason: 'change' as const, now: new Date(NOW + DAY) };
    await copyDatabase(filled, { url: mount, key: other }, options);
    const { missing } = await download(join(folder, 'new'), mount, 'another long passphrase');
    expect(missing).toBe(0);
  });
});

test('expired copies are removed, and other files are left alone', async ({
  filled,
  mount,
  s3,
}) => {
  const old = Array.from({ length: 15 }, (_, index) => {
    const name = createBackupName(new Date(NOW - (index + 55) * DAY), 'daily');
    return index % 2 ? name : `${name}.gz.enc`;
  });
  const mine = ['serenissima-before-the-party.db', 'photo.enc', `${old[0]}.txt`];
  for (const name of [...old, ...mine]) {
    writeFileSync(join(mount, name), '');
    s3.objects.set(`wedding/${name}`, Buffer.from(''));
  }
  s3.objects.set(`another-site/${old[14]}`, Buffer.from(''));
  const kept = [NAME, ...old.slice(0, 6), ...mine].toSorted();
  await copy(filled, mount);
  expect(readdirSync(mount).toSorted()).toEqual(kept);
  await copy(filled, s3.url);
  expect([...s3.objects.keys()].toSorted()).toEqual(
    [`another-site/${old[14]}`, ...kept.map((name) => `wedding/${name}`)].toSorted(),
  );
});

describe('a failed copy', () => {
  test('is explained without a secret when the folder is not mounted, and it is not created', async ({
    filled,
    folder,
  }) => {
    expect(await copy(filled, join(folder, 'unmounted'))).toEqual({
      copied: null,
      problem: 'The folder does not exist, or its disk is not mounted (ENOENT).',
    });
    expect(readdirSync(folder)).not.toContain('unmounted');
  });

  test('is explained without a secret when the bucket rejects the request', async ({
    filled,
    s3,
  }) => {
    for (const [url, problem] of [
      [s3.createUrl({ secret: 'wrong/secret' }), /^The secret of the access key is wrong/],
      [s3.createUrl({ key: 'NOBODY' }), /^It does not know the access key/],
      [s3.createUrl({ bucket: 'venice' }), /^The bucket does not exist/],
      [s3.createUrl({ region: 'eu-north-1' }), /^The region in BACKUP_URL is wrong/],
    ] as const) {
      const result = await copy(filled, url);
      expect(result).toEqual({ copied: null, problem: expect.stringMatching(problem) });
      expect(result.problem).not.toMatch(/wrong.secret|NOBODY|AKID|acqua/);
    }
    s3.failures.set('PUT', [507, 'InsufficientStorage']);
    expect((await copy(filled, s3.url)).problem).toBe(
      'An unexpected error happened (InsufficientStorage).',
    );
    expect(s3.objects.size).toBe(0);
  });

  test('is explained without a secret when a part of a large file is rejected, and the other parts are removed', async ({
    database,
    filled,
    s3,
  }) => {
    await insertPicture(database, { ...createPicture('a'), bytes: Buffer.alloc(6_000_000) });
    s3.failures.set('PUT', [403, 'AccessDenied']);
    expect((await copy(filled, s3.url)).problem).toBe(
      'The access key has no permission (AccessDenied).',
    );
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
  });

  test('is explained without a secret when the bucket has only a part of it, and does not stay there', async ({
    filled,
    s3,
  }) => {
    const { objects } = s3;
    objects.set = (key, content) => Map.prototype.set.call(objects, key, content.subarray(1));
    const incomplete = { copied: null, problem: 'The copy is incomplete.' };
    expect(await copy(filled, s3.url)).toEqual(incomplete);
    expect(objects.size).toBe(0);
    expect(await copy(filled, s3.url)).toEqual(incomplete);
  });

  test('is explained without a secret when the host does not answer', async ({ filled, s3 }) => {
    await s3.close();
    const { problem } = await copy(filled, s3.url);
    expect(problem).toBe('Its host accepts no connections (ECONNREFUSED).');
    const listing = listRemoteBackups({ url: s3.url, key: null });
    await expect(listing).rejects.toThrow(
      /^The backups in the bucket belmont at 127\.0\.0\.1:\d+, fo/,
    );
    await expect(listing).rejects.not.toThrow(new RegExp(`${KEY}|${SECRET.slice(0, 5)}`));
  });

  test('is explained without a secret when old copies cannot be removed, which does not hide the new copy', async ({
    filled,
    s3,
  }) => {
    const name = createBackupName(new Date(NOW - 61 * DAY), 'daily');
    s3.objects.set(`wedding/${name}`, Buffer.from(''));
    s3.failures.set('DELETE', [403, 'AccessDenied']);
    expect(await copy(filled, s3.url)).toEqual({
      copied: { name: NAME, sha256: expect.any(String) },
      problem: 'Old copies could not be removed. The access key has no permission (AccessDenied).',
    });
  });
});
