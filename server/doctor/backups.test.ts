import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createBackupName } from '../backups/backup-list.ts';
import { openS3Server } from '../fixtures/s3-server.ts';
import { test } from '../fixtures/site.ts';
import { checkBackups, checkRemoteBackups } from './backups.ts';

const NOW = new Date('2026-06-05T17:00:00Z');
const HOUR = 60 * 60 * 1000;
const KEY = 'acqua alta di novembre';

const nameFromHoursAgo = (hours: number) =>
  createBackupName(new Date(NOW.getTime() - hours * HOUR), 'daily');

test('backups that are made every day are no problem, and older ones are a warning', ({
  dataDir,
}) => {
  const folder = join(dataDir, 'backups');
  expect(checkBackups(dataDir, NOW)).toEqual([{ level: 'ok', message: 'There is no backup yet.' }]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, nameFromHoursAgo(73)), '');
  expect(checkBackups(dataDir, NOW)).toEqual([
    {
      level: 'warning',
      message: `The newest backup in ${folder} is 3 days old.`,
      fix: expect.stringContaining('backup failed'),
    },
  ]);
  writeFileSync(join(folder, nameFromHoursAgo(9)), '');
  expect(checkBackups(dataDir, NOW)).toEqual([
    { level: 'ok', message: `The newest backup in ${folder} is less than a day old.` },
  ]);
});

test('a bucket with a fresh encrypted backup has no problem, and nothing is left in it', async ({
  dataDir,
}) => {
  const s3 = await openS3Server();
  const name = `wedding/${nameFromHoursAgo(30)}.enc`;
  s3.objects.set(name, Buffer.from('x'));
  const results = await checkRemoteBackups(dataDir, { url: s3.url, key: KEY }, NOW);
  expect(results.map(({ level }) => level)).toEqual(['ok', 'ok']);
  expect(results[0]?.message).toMatch(
    /^The newest backup in the bucket belmont at .* is 1 day old/,
  );
  expect([...s3.objects.keys()]).toEqual([name]);
  await s3.close();
});

test('a bucket that rejects the key, cannot be written or reached is an error without a secret', async ({
  dataDir,
}) => {
  const s3 = await openS3Server();
  const check = (url: string) => checkRemoteBackups(dataDir, { url, key: KEY }, NOW);
  const wrongSecret = await check(s3.createUrl({ secret: 'ponte-dei-pugni' }));
  expect(wrongSecret).toMatchObject([
    { level: 'error', message: expect.stringMatching(/The secret of the acce/) },
  ]);
  s3.failures.set('PUT', [403, 'AccessDenied']);
  const readOnly = await check(s3.url);
  expect(readOnly).toMatchObject([
    { level: 'warning', message: expect.stringMatching(/There is no backup in/) },
    {
      level: 'error',
      message: expect.stringMatching(/cannot be written to .* The access key has no permission/),
    },
  ]);
  await s3.close();
  const closed = await check(s3.url);
  expect(closed).toMatchObject([
    { level: 'error', message: expect.stringMatching(/accepts no connections/) },
  ]);
  expect(JSON.stringify([wrongSecret, readOnly, closed])).not.toMatch(/ponte-dei|acqua|AKID/);
});

test('a folder with an old backup on the same disk without encryption has three warnings', async ({
  dataDir,
  folder,
}) => {
  const mount = join(folder, 'mount');
  for (const path of [dataDir, mount]) mkdirSync(path);
  writeFileSync(join(mount, nameFromHoursAgo(49)), '');
  const results = await checkRemoteBackups(dataDir, { url: mount, key: null }, NOW);
  expect(results).toMatchObject([
    { level: 'warning', message: expect.stringMatching(/is 2 days old/) },
    { level: 'ok', message: expect.stringMatching(/can be written/) },
    { level: 'warning', message: expect.stringMatching(/is on the same disk as the data folder/) },
    { level: 'warning', message: expect.stringMatching(/are not encrypted/) },
  ]);
  expect(readdirSync(mount)).toHaveLength(1);
});
