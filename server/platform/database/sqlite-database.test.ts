import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect } from 'vitest';
import { listBackups } from '../../backups/backup-list.ts';
import { assertNotLost } from '../../backups/recovery.ts';
import { insertRecord, listRecords, storeRecord } from '../../fixtures/records.ts';
import { PORTIA, test } from '../../fixtures/site.ts';
import { getDatabaseFile, openSqlite } from './sqlite-connection.ts';
import { openSqliteDatabase, openSqliteDatabaseForReading } from './sqlite-database.ts';

describe('opening a database', () => {
  test('fails with one clear line for a file where the folder should be', ({ dataDir }) => {
    writeFileSync(dataDir, '');
    expect(() => openSqliteDatabase(dataDir)).toThrow(
      /^The data folder .*a file is in the way.*DATA_DIR/,
    );
    expect(() => openSqliteDatabase(join(dataDir, 'deeper'))).toThrow(/a file is in the way/);
  });

  test('fails with one clear line for a folder where the file should be', ({ dataDir }) => {
    mkdirSync(getDatabaseFile(dataDir), { recursive: true });
    expect(() => openSqliteDatabase(dataDir)).toThrow(/a folder is in the way/);
  });

  test.runIf(process.platform === 'linux')(
    'fails with one clear line for a folder that cannot be created',
    () => {
      expect(() => openSqliteDatabase('/proc/serenissima')).toThrow(
        /^The data folder .*cannot be written/,
      );
    },
  );

  test('fails with one clear line for a file that is not a database', ({ dataDir }) => {
    mkdirSync(dataDir);
    writeFileSync(getDatabaseFile(dataDir), 'a list of guests\n'.repeat(100));
    const line = /^The database .* is damaged. It was not changed./;
    expect(() => openSqliteDatabase(dataDir)).toThrow(line);
    expect(() => openSqliteDatabaseForReading(dataDir)).toThrow(line);
  });
});

// As root, because only root can become another user.
test.skipIf(process.geteuid?.() !== 0)(
  'a user who may not read the data folder is told so, and not that there are no replies',
  async ({ database, dataDir }) => {
    await insertRecord(database, PORTIA);
    process.seteuid?.(4321);
    try {
      const line = /cannot be read \(permission denied\)\. .* as the user who runs the site\.$/;
      expect(() => openSqliteDatabaseForReading(dataDir)).toThrow(line);
      expect(() => listBackups(dataDir)).toThrow(line);
      expect(() => assertNotLost(dataDir)).toThrow(line);
      expect(() => openSqlite(dataDir)).toThrow(/cannot be written \(permission denied\)/);
    } finally {
      process.seteuid?.(0);
    }
  },
);

describe('a failed write', () => {
  test('is never reported as stored on a full disk', async ({ database, dataDir }) => {
    await insertRecord(database, PORTIA);
    const [size] = await database.query<{ page_count: number }>('PRAGMA page_count');
    await database.query(`PRAGMA max_page_count = ${size?.page_count}`);
    const reply = { ...PORTIA, dietary_restrictions: 'x'.repeat(2000) };
    let stored = 1;
    const fill = async () => {
      for (;;) {
        await insertRecord(database, reply);
        stored += 1;
      }
    };
    await expect(fill()).rejects.toMatchObject({ sqlstate: '53100' });
    const other = openSqliteDatabase(dataDir);
    expect(await listRecords(other)).toHaveLength(stored);
    other.close();
  });

  test('is never reported as stored while another program holds the lock', async ({ dataDir }) => {
    const database = openSqliteDatabase(dataDir, { lockTimeoutMs: 20 });
    const other = openSqlite(dataDir);
    other.exec('BEGIN IMMEDIATE');
    await expect(insertRecord(database, PORTIA)).rejects.toMatchObject({ sqlstate: '55P03' });
    await expect(database.exclusiveTransaction(listRecords)).rejects.toMatchObject({
      sqlstate: '55P03',
    });
    other.exec('ROLLBACK');
    other.close();
    expect(await listRecords(database)).toEqual([]);
    await database.close();
  });

  test('is never reported as stored on a disk that became read-only', async ({ database }) => {
    await database.query('PRAGMA query_only = ON');
    await expect(insertRecord(database, PORTIA)).rejects.toMatchObject({ sqlstate: '25006' });
  });

  test('is never reported as stored with a syntax error in the statement', async ({ database }) => {
    await expect(database.query('SELEKT 1')).rejects.toMatchObject({ sqlstate: 'XX000' });
  });
});

test('every connection for writing is durable', async ({ dataDir, database }) => {
  for (const connection of [database, openSqliteDatabase(dataDir)]) {
    const all = async (name: string) =>
      (await connection.query<object>(`PRAGMA ${name}`)).map(Object.values);
    expect(await all('journal_mode')).toEqual([['wal']]);
    expect(await all('synchronous')).toEqual([[2]]);
  }
});

test('a writer waits for another process’s lock without blocking readers', async ({ dataDir }) => {
  const database = openSqliteDatabase(dataDir);
  const other = openSqlite(dataDir);
  other.exec('BEGIN IMMEDIATE');
  let isStored = false;
  // On the server's connection, and on that of the thread.
  const replies = [insertRecord(database, PORTIA), storeRecord(database, PORTIA)];
  for (const reply of replies) void reply.then(() => (isStored = true));
  for (let time = 0; time < 20; time += 1) expect(await listRecords(database)).toEqual([]);
  expect(isStored).toBe(false);
  other.exec('COMMIT');
  other.close();
  await Promise.all(replies);
  expect(await listRecords(database)).toHaveLength(2);
  await database.close();
});

test('only this user may read the data folder and its files', ({ database, dataDir }) => {
  expect(database.location).toContain(dataDir);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  for (const suffix of ['', '-wal', '-shm']) {
    expect(statSync(getDatabaseFile(dataDir) + suffix).mode & 0o777).toBe(0o600);
  }
});

test('a reader creates no database and cannot write', async ({ dataDir, database }) => {
  expect(openSqliteDatabaseForReading(join(dataDir, 'none'))).toBeNull();
  const reader = openSqliteDatabaseForReading(dataDir);
  if (!reader) throw new Error('There must be a database.');
  await insertRecord(database, PORTIA);
  expect(await listRecords(reader)).toHaveLength(1);
  await expect(insertRecord(reader, PORTIA)).rejects.toMatchObject({ sqlstate: '25006' });
  reader.close();
});

test('a closed database is one complete file', async ({ dataDir }) => {
  const database = openSqliteDatabase(dataDir);
  await storeRecord(database, PORTIA);
  await database.close();
  expect(() => statSync(`${getDatabaseFile(dataDir)}-wal`)).toThrow();
  const copy = new DatabaseSync(getDatabaseFile(dataDir), { readOnly: true });
  expect(copy.prepare('SELECT count(*) AS replies FROM rsvps').all()).toMatchObject([
    { replies: 1 },
  ]);
  copy.close();
});
