import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect } from 'vitest';
import { databaseFile, openSqlite } from '../database/sqlite.ts';
import { PORTIA, test } from '../fixtures/site.ts';
import { openDatabase } from '../store.ts';
import { insertRsvp } from '../tables/rsvps.ts';
import { checkBackups, checkSqlite } from './sqlite-check.ts';

/** A database with replies that nobody has open. */
async function atRest(dataDir: string, replies = 1): Promise<string> {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  for (let reply = 0; reply < replies; reply += 1) await insertRsvp(database, PORTIA);
  await database.close();
  return databaseFile(dataDir);
}

function state(dataDir: string) {
  return readdirSync(dataDir).map((name) => {
    const { mtimeMs, size, mode } = statSync(join(dataDir, name));
    return { name, mtimeMs, size, mode };
  });
}

describe('a database that cannot be used is a fault, with the way to a backup', () => {
  test('a file that is none', async ({ dataDir }) => {
    mkdirSync(dataDir);
    writeFileSync(databaseFile(dataDir), 'Dear Portia, '.repeat(100));
    expect(checkSqlite(dataDir)).toEqual([
      {
        level: 'fault',
        says: expect.stringMatching(/^The database \S+ is damaged\. It was not changed\./),
      },
    ]);
  });

  test('one that nobody lets us see', ({ dataDir }) => {
    mkdirSync(dataDir);
    symlinkSync(databaseFile(dataDir), databaseFile(dataDir));
    expect(checkSqlite(dataDir)).toMatchObject([
      { level: 'fault', says: expect.stringMatching(/cannot be looked at: ELOOP\.$/) },
    ]);
  });

  test('a file with a hole in it', async ({ dataDir }) => {
    const file = await atRest(dataDir, 200);
    const bytes = readFileSync(file);
    bytes.fill(0xff, bytes.length - 4096 * 6, bytes.length - 100);
    writeFileSync(file, bytes);
    const [found, ...more] = checkSqlite(dataDir);
    expect(found).toMatchObject({
      level: 'fault',
      says: expect.stringContaining('npm run restore'),
    });
    expect(more).toEqual([]);
  });

  test('one of a newer version', async ({ dataDir }) => {
    const file = await atRest(dataDir);
    const sqlite = new DatabaseSync(file);
    sqlite.exec('PRAGMA user_version = 99');
    sqlite.close();
    expect(checkSqlite(dataDir)).toContainEqual({
      level: 'fault',
      says: expect.stringMatching(/made by a newer version of this program \(schema 99, .*\.$/),
    });
  });
});

test('a database that others can read is a warning', async ({ dataDir }) => {
  chmodSync(await atRest(dataDir), 0o644);
  expect(checkSqlite(dataDir)).toContainEqual({
    level: 'warning',
    says: 'Others on this machine can read the database.',
    mend: expect.stringMatching(/^chmod 600 .*serenissima\.db\*$/),
  });
});

test('no database is well before the first start, and none is made', ({ folder, dataDir }) => {
  expect(checkSqlite(dataDir)).toEqual([
    { level: 'well', says: 'There is no database yet; the first start makes it.' },
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('an older database is left to the next start', ({ dataDir }) => {
  openSqlite(dataDir).close();
  const before = state(dataDir);
  expect(checkSqlite(dataDir)).toEqual([
    { level: 'well', says: expect.stringMatching(/is whole/) },
    { level: 'well', says: 'It is of an older version; the next start brings it to this one.' },
  ]);
  expect(state(dataDir)).toEqual(before);
});

test('a database at rest is counted, and no file is left beside it', async ({ dataDir }) => {
  await atRest(dataDir, 2);
  const before = state(dataDir);
  expect(checkSqlite(dataDir).map(({ level, says }) => `${level}: ${says}`)).toEqual([
    expect.stringMatching(/^well: The database \S+serenissima\.db is whole\.$/),
    'well: It is of this version.',
    'well: It holds 2 replies.',
  ]);
  expect(state(dataDir)).toEqual(before);
});

test('beside a running site the newest reply is counted too', async ({ dataDir, database }) => {
  await insertRsvp(database, PORTIA);
  expect(checkSqlite(dataDir)).toContainEqual({ level: 'well', says: 'It holds 1 reply.' });
});

test('the newest backup is told with its age', ({ dataDir }) => {
  const now = new Date('2026-06-06T18:00:00Z');
  expect(checkBackups(dataDir, now)).toEqual([]);
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  expect(checkBackups(dataDir, now)).toEqual([]);

  const put = (name: string, time: string) => {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), new Date(time), new Date(time));
  };
  put('newer.txt', '2026-06-06T17:00:00Z');
  put('old.json', '2026-05-01T18:00:00Z');
  put('new.db', '2026-06-03T18:00:00Z');
  expect(checkBackups(dataDir, now)).toEqual([
    { level: 'well', says: `The newest backup in ${folder} is 3 days old.` },
  ]);
  put('newest.db', '2026-06-06T08:00:00Z');
  expect(checkBackups(dataDir, now)[0]?.says).toMatch(/is less than a day old\.$/);
});
