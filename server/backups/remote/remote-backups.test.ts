import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { insertRecord } from '../../fixtures/records.ts';
import { KEY, openS3Server, type S3Server, SECRET } from '../../fixtures/s3-server.ts';
import { test as base, PORTIA } from '../../fixtures/site.ts';
import { getDatabaseFile } from '../../platform/database/sqlite-connection.ts';
import { createBackupName, getBackupFolder } from '../backup-list.ts';
import { copySqliteFile } from '../make-backup.ts';
import { copyNewestBackup, downloadRemoteBackup, listRemoteBackups } from './remote-backups.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-06-05T17:00:00Z');
const PASSPHRASE = 'acqua alta di novembre';

type Fixtures = {
  s3: S3Server;
  /** A mounted folder. */
  mount: string;
  /** Writes a backup of the data folder that was made some days ago, and returns its name. */
  writeBackup: (daysAgo: number, content?: string | Buffer) => string;
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
  writeBackup: async ({ dataDir }, use) => {
    mkdirSync(getBackupFolder(dataDir), { recursive: true });
    await use((daysAgo, content = 'a backup') => {
      const name = createBackupName(new Date(NOW - daysAgo * DAY), 'daily');
      writeFileSync(join(getBackupFolder(dataDir), name), content);
      return name;
    });
  },
});

const copy = (dataDir: string, url: string, key: string | null = null) =>
  copyNewestBackup(dataDir, { url, key }, new Date(NOW));

test('an empty site is not copied beside the copies of another, of which one is to be restored', async ({
  database,
  dataDir,
  mount,
  writeBackup,
}) => {
  const before = createBackupName(new Date(NOW - DAY), 'daily');
  writeFileSync(join(mount, `${before}.enc`), 'of the lost machine');
  const name = writeBackup(0);
  const file = join(getBackupFolder(dataDir), name);
  rmSync(file);
  copySqliteFile(getDatabaseFile(dataDir), file);
  const { newestAt, problem } = await copy(dataDir, mount);
  expect(newestAt).toBeNull();
  expect(problem).toMatch(/^The newest backup is empty.* npm run restore/);
  expect(readdirSync(mount)).toEqual([`${before}.enc`]);

  await insertRecord(database, PORTIA);
  rmSync(file);
  copySqliteFile(getDatabaseFile(dataDir), file);
  expect(await copy(dataDir, mount)).toMatchObject({ problem: null });
  expect(readdirSync(mount).sort()).toEqual([`${before}.enc`, name].sort());
});

describe('the newest backup', () => {
  test('is copied into a folder', async ({ dataDir, mount, writeBackup }) => {
    writeBackup(1, 'the backup before');
    const name = writeBackup(0, 'the newest');
    expect(await copy(dataDir, mount)).toEqual({
      newestAt: new Date(NOW).toISOString(),
      problem: null,
    });
    expect(readdirSync(mount)).toEqual([name]);
    expect(readFileSync(join(mount, name), 'utf8')).toBe('the newest');
    expect(readdirSync(getBackupFolder(dataDir))).toHaveLength(2);
  });

  test('is copied into a bucket that checks signatures', async ({ dataDir, s3, writeBackup }) => {
    const name = writeBackup(0, 'the newest');
    expect(await copy(dataDir, s3.url)).toMatchObject({ problem: null });
    expect([...s3.objects]).toEqual([[`wedding/${name}`, Buffer.from('the newest')]]);
  });

  test('is copied into a bucket in parts of 5 MB, so that a large file is never in memory as a whole', async ({
    dataDir,
    s3,
    writeBackup,
  }) => {
    const content = Buffer.alloc(13_000_000, 'acqua alta ');
    const name = writeBackup(0, content);
    expect(await copy(dataDir, s3.url)).toMatchObject({ problem: null });
    expect(s3.objects.get(`wedding/${name}`)?.equals(content)).toBe(true);
    expect(Math.max(...s3.bodySizes)).toBe(5 * 1024 * 1024);
    expect(s3.uploads.size).toBe(0);
  });

  test('is copied once, also after an interrupted copy', async ({
    dataDir,
    mount,
    writeBackup,
  }) => {
    const name = writeBackup(0);
    writeFileSync(join(mount, `${name}.partial`), 'a ba');
    writeFileSync(join(mount, `${createBackupName(new Date(NOW - DAY), 'daily')}.enc.partial`), '');
    await copy(dataDir, mount);
    expect(readdirSync(mount)).toEqual([name]);
    writeFileSync(join(mount, name), 'not copied again');
    expect(await copy(dataDir, mount)).toMatchObject({ problem: null });
    expect(readFileSync(join(mount, name), 'utf8')).toBe('not copied again');
  });
});

test('an encrypted copy is read back with its key only', async ({
  dataDir,
  folder,
  s3,
  writeBackup,
}) => {
  const name = writeBackup(0, 'Portia of Belmont');
  await copy(dataDir, s3.url, PASSPHRASE);
  expect([...s3.objects.keys()]).toEqual([`wedding/${name}.enc`]);
  expect(s3.objects.get(`wedding/${name}.enc`)?.includes('Portia')).toBe(false);
  const [listed = { name: '' }] = await listRemoteBackups({ url: s3.url, key: null });
  const download = (key: string | null, into: string) => {
    mkdirSync(join(folder, into));
    return downloadRemoteBackup({ url: s3.url, key }, listed, join(folder, into));
  };
  expect(readFileSync(await download(PASSPHRASE, 'right'), 'utf8')).toBe('Portia of Belmont');
  await expect(download('another long key', 'wrong')).rejects.toThrow(/BACKUP_KEY is not the key/);
  await expect(download(null, 'none')).rejects.toThrow(/is encrypted\. Set BACKUP_KEY/);
});

test('fourteen copies are kept, and other files are left alone', async ({
  dataDir,
  mount,
  s3,
  writeBackup,
}) => {
  const newest = writeBackup(0);
  const old = Array.from({ length: 20 }, (_, index) => {
    const name = createBackupName(new Date(NOW - (index + 1) * DAY), 'daily');
    return index % 2 ? name : `${name}.enc`;
  });
  const mine = ['serenissima-before-the-party.db', 'photo.enc', `${old[0]}.txt`];
  for (const name of [...old, ...mine]) {
    writeFileSync(join(mount, name), '');
    s3.objects.set(`wedding/${name}`, Buffer.from(''));
  }
  s3.objects.set(`another-site/${old[19]}`, Buffer.from(''));
  const kept = [newest, ...old.slice(0, 13), ...mine].toSorted();
  await copy(dataDir, mount);
  expect(readdirSync(mount).toSorted()).toEqual(kept);
  await copy(dataDir, s3.url);
  expect([...s3.objects.keys()].toSorted()).toEqual(
    [`another-site/${old[19]}`, ...kept.map((name) => `wedding/${name}`)].toSorted(),
  );
});

describe('a failed copy', () => {
  test('is explained without a secret when there is no backup yet', async ({ dataDir, mount }) => {
    expect(await copy(dataDir, mount)).toEqual({
      newestAt: null,
      problem: 'There is no backup to copy yet.',
    });
  });

  test('is explained without a secret when the folder is not mounted, and it is not created', async ({
    dataDir,
    folder,
    writeBackup,
  }) => {
    writeBackup(0);
    expect(await copy(dataDir, join(folder, 'unmounted'))).toEqual({
      newestAt: null,
      problem: 'The folder does not exist, or its disk is not mounted (ENOENT).',
    });
    expect(readdirSync(folder)).toEqual(['data']);
  });

  test('is explained without a secret when the bucket rejects the request', async ({
    dataDir,
    s3,
    writeBackup,
  }) => {
    writeBackup(0);
    for (const [url, problem] of [
      [s3.createUrl({ secret: 'wrong/secret' }), /^The secret of the access key is wrong/],
      [s3.createUrl({ key: 'NOBODY' }), /^It does not know the access key/],
      [s3.createUrl({ bucket: 'venice' }), /^The bucket does not exist/],
      [s3.createUrl({ region: 'eu-north-1' }), /^The region in BACKUP_URL is wrong/],
    ] as const) {
      const result = await copy(dataDir, url);
      expect(result).toEqual({ newestAt: null, problem: expect.stringMatching(problem) });
      expect(result.problem).not.toMatch(/wrong.secret|NOBODY|AKID|acqua/);
    }
    s3.failures.set('PUT', [507, 'InsufficientStorage']);
    expect((await copy(dataDir, s3.url)).problem).toBe(
      'An unexpected error happened (InsufficientStorage).',
    );
    expect(s3.objects.size).toBe(0);
  });

  test('is explained without a secret when a part of a large file is rejected, and the other parts are removed', async ({
    dataDir,
    s3,
    writeBackup,
  }) => {
    writeBackup(0, Buffer.alloc(6_000_000));
    s3.failures.set('PUT', [403, 'AccessDenied']);
    expect((await copy(dataDir, s3.url)).problem).toBe(
      'The access key has no permission (AccessDenied).',
    );
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
  });

  test('is explained without a secret when the bucket has only a part of it, and does not stay there', async ({
    dataDir,
    s3,
    writeBackup,
  }) => {
    writeBackup(0);
    const { objects } = s3;
    objects.set = (key, content) => Map.prototype.set.call(objects, key, content.subarray(1));
    const incomplete = { newestAt: null, problem: 'The copy is incomplete.' };
    expect(await copy(dataDir, s3.url)).toEqual(incomplete);
    expect(objects.size).toBe(0);
    expect(await copy(dataDir, s3.url)).toEqual(incomplete);
  });

  test('is explained without a secret when the host does not answer', async ({
    dataDir,
    s3,
    writeBackup,
  }) => {
    writeBackup(0);
    await s3.close();
    const { problem } = await copy(dataDir, s3.url);
    expect(problem).toBe('Its host accepts no connections (ECONNREFUSED).');
    const listing = listRemoteBackups({ url: s3.url, key: null });
    await expect(listing).rejects.toThrow(
      /^The backups in the bucket belmont at 127\.0\.0\.1:\d+, fo/,
    );
    await expect(listing).rejects.not.toThrow(new RegExp(`${KEY}|${SECRET.slice(0, 5)}`));
  });

  test('is explained without a secret when old copies cannot be removed, which does not hide the new copy', async ({
    dataDir,
    s3,
    writeBackup,
  }) => {
    writeBackup(0);
    for (let day = 1; day <= 14; day += 1) {
      const name = createBackupName(new Date(NOW - day * DAY), 'daily');
      s3.objects.set(`wedding/${name}`, Buffer.from(''));
    }
    s3.failures.set('DELETE', [403, 'AccessDenied']);
    expect(await copy(dataDir, s3.url)).toEqual({
      newestAt: new Date(NOW).toISOString(),
      problem: 'Old copies could not be removed. The access key has no permission (AccessDenied).',
    });
  });
});
