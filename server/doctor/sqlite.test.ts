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
import { insertRecord } from '../fixtures/records.ts';
import { PORTIA, test } from '../fixtures/site.ts';
import { getDatabaseFile, openSqlite } from '../platform/database/sqlite-connection.ts';
import { openDatabase } from '../store.ts';
import { checkSqlite } from './sqlite.ts';

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
  test('the file cannot be read', ({ dataDir }) => {
    mkdirSync(dataDir);
    symlinkSync(getDatabaseFile(dataDir), getDatabaseFile(dataDir));
    expect(checkSqlite(dataDir)).toMatchObject([
      { level: 'error', message: expect.stringMatching(/cannot be checked: ELOOP\.$/) },
    ]);
  });

  test('a part of the file is overwritten', async ({ dataDir }) => {
    const file = await createClosedDatabase(dataDir, 200);
    const bytes = readFileSync(file);
    bytes.fill(0xff, bytes.length - 4096 * 6, bytes.length - 100);
    writeFileSync(file, bytes);
    const [found, ...more] = checkSqlite(dataDir);
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
    expect(checkSqlite(dataDir)).toContainEqual({
      level: 'error',
      message: expect.stringMatching(/made by a newer version of this program \(schema 99, .*\.$/),
    });
  });
});

test('warns about a database that other users can read', async ({ dataDir }) => {
  chmodSync(await createClosedDatabase(dataDir), 0o644);
  expect(checkSqlite(dataDir)).toContainEqual({
    level: 'warning',
    message: 'Other users of this machine can read the database.',
    fix: expect.stringMatching(/^chmod 600 .*serenissima\.db\*$/),
  });
});

test('accepts a missing database before the first start, and creates none', ({
  folder,
  dataDir,
}) => {
  expect(checkSqlite(dataDir)).toEqual([
    { level: 'ok', message: 'There is no database yet; the first start creates it.' },
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('leaves an older database for the next start to update', ({ dataDir }) => {
  openSqlite(dataDir).close();
  const before = listFiles(dataDir);
  expect(checkSqlite(dataDir)).toEqual([
    { level: 'ok', message: expect.stringMatching(/is not damaged/) },
    {
      level: 'ok',
      message: 'Its tables are from an older version; the next start updates them.',
    },
  ]);
  expect(listFiles(dataDir)).toEqual(before);
});

test('counts the replies of a closed database and leaves no file behind', async ({ dataDir }) => {
  await createClosedDatabase(dataDir, 2);
  const before = listFiles(dataDir);
  expect(checkSqlite(dataDir).map(({ level, message }) => `${level}: ${message}`)).toEqual([
    expect.stringMatching(/^ok: The database \S+serenissima\.db is not damaged\.$/),
    'ok: Its tables match this version of the program.',
    'ok: Replies stored: 2.',
  ]);
  expect(listFiles(dataDir)).toEqual(before);
});

test('counts the newest reply of a running site', async ({ dataDir, database }) => {
  await insertRecord(database, PORTIA);
  expect(checkSqlite(dataDir)).toContainEqual({ level: 'ok', message: 'Replies stored: 1.' });
});
