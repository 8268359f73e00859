import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect } from 'vitest';
import { createBackupName } from '../backups/backup-list.ts';
import { insertRecord } from '../fixtures/records.ts';
import { openS3Server } from '../fixtures/s3-server.ts';
import { PORTIA, test } from '../fixtures/site.ts';
import { getDatabaseFile, openSqlite } from '../platform/database/sqlite-connection.ts';
import { openDatabase } from '../store.ts';
import { checkBackups, checkRemoteBackups, checkSqlite } from './storage.ts';

/** A database with replies that no program has open. */
async function createClosedDatabase(dataDir: string, replies = 1): Promise<string> {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  for (let reply = 0; reply < replies; reply += 1) await insertRecord(database, PORTIA);
  await database.close();
  return getDatabaseFile(dataDir);
}

function listFiles(dataDir: string) {
  return readdirSync(dataDir).map((name) => {
    const { mtimeMs, size, mode } = statSync(join(dataDir, name));
    return { name, mtimeMs, size, mode };
  });
}

describe('the doctor reports an error and how to restore a backup when', () => {
  test('the file cannot be read', async ({ dataDir }) => {
    mkdirSync(dataDir);
    symlinkSync(getDatabaseFile(dataDir), getDatabaseFile(dataDir));
    expect(await checkSqlite(dataDir)).toMatchObject([
      { level: 'error', message: expect.stringMatching(/cannot be checked: ELOOP\.$/) },
    ]);
  });

  test('a part of the file is overwritten', async ({ dataDir }) => {
    const file = await createClosedDatabase(dataDir, 200);
    const bytes = readFileSync(file);
    bytes.fill(0xff, bytes.length - 4096 * 6, bytes.length - 100);
    writeFileSync(file, bytes);
    const [found, ...more] = await checkSqlite(dataDir);
    expect(found).toMatchObject({
      level: 'error',
      message: expect.stringContaining('npm run restore'),
    });
    expect(more).toEqual([]);
  });

  test('the database is from a newer version', async ({ dataDir }) => {
    const file = await createClosedDatabase(dataDir);
    const sqlite = new DatabaseSync(file);
    sqlite.exec('PRAGMA user_version = 99');
    sqlite.close();
    expect(await checkSqlite(dataDir)).toContainEqual({
      level: 'error',
      message: expect.stringMatching(/made by a newer version of this program \(schema 99, .*\.$/),
    });
  });
});

test('warns about a database that other users can read', async ({ dataDir }) => {
  chmodSync(await createClosedDatabase(dataDir), 0o644);
  expect(await checkSqlite(dataDir)).toContainEqual({
    level: 'warning',
    message: 'Other users of this machine can read the database.',
    fix: expect.stringMatching(/^chmod 600 .*serenissima\.db\*$/),
  });
});

test('accepts a missing database before the first start, and creates none', async ({
  folder,
  dataDir,
}) => {
  expect(await checkSqlite(dataDir)).toEqual([
    { level: 'ok', message: 'There is no database yet; the first start creates it.' },
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('leaves an older database for the next start to update', async ({ dataDir }) => {
  openSqlite(dataDir).close();
  const before = listFiles(dataDir);
  expect(await checkSqlite(dataDir)).toEqual([
    { level: 'ok', message: expect.stringMatching(/is not damaged/) },
    {
      level: 'ok',
      message:
        'It is empty or from an older version; the next start creates or updates its tables.',
    },
  ]);
  expect(listFiles(dataDir)).toEqual(before);
});

test('counts the replies of a closed database and leaves no file behind', async ({ dataDir }) => {
  await createClosedDatabase(dataDir, 2);
  const before = listFiles(dataDir);
  expect((await checkSqlite(dataDir)).map(({ level, message }) => `${level}: ${message}`)).toEqual([
    expect.stringMatching(/^ok: The database \S+serenissima\.db is not damaged\.$/),
    'ok: Its tables match this version of the program.',
    'ok: Replies stored: 2.',
  ]);
  expect(listFiles(dataDir)).toEqual(before);
});

test('counts the newest reply of a running site', async ({ dataDir, database }) => {
  await insertRecord(database, PORTIA);
  expect(await checkSqlite(dataDir)).toContainEqual({ level: 'ok', message: 'Replies stored: 1.' });
});

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

test('a bucket with a fresh encrypted backup has no problem', async () => {
  const s3 = await openS3Server();
  const name = `wedding/${nameFromHoursAgo(30)}.enc`;
  s3.objects.set(name, Buffer.from('x'));
  const results = await checkRemoteBackups({ url: s3.url, key: KEY }, NOW);
  expect(results.map(({ level }) => level)).toEqual(['ok']);
  expect(results[0]?.message).toMatch(
    /^The newest backup in the bucket belmont at .* is 1 day old/,
  );
  await s3.close();
});

test('a bucket that rejects the key or cannot be reached is an error without a secret', async () => {
  const s3 = await openS3Server();
  const check = (url: string) => checkRemoteBackups({ url, key: KEY }, NOW);
  const wrongSecret = await check(s3.createUrl({ secret: 'ponte-dei-pugni' }));
  expect(wrongSecret).toMatchObject([
    { level: 'error', message: expect.stringMatching(/The secret of the acce/) },
  ]);
  await s3.close();
  const closed = await check(s3.url);
  expect(closed).toMatchObject([
    { level: 'error', message: expect.stringMatching(/accepts no connections/) },
  ]);
  expect(JSON.stringify([wrongSecret, closed])).not.toMatch(/ponte-dei|acqua|AKID/);
});

test('a folder with an old backup without encryption has two warnings', async ({ folder }) => {
  const mount = join(folder, 'mount');
  mkdirSync(mount);
  writeFileSync(join(mount, nameFromHoursAgo(49)), '');
  const results = await checkRemoteBackups({ url: mount, key: null }, NOW);
  expect(results).toMatchObject([
    { level: 'warning', message: expect.stringMatching(/is 2 days old/) },
    { level: 'warning', message: expect.stringMatching(/are not encrypted/) },
  ]);
});
