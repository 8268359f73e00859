import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { describe, expect } from 'vitest';
import { insertRecord, listRecords, storeRecord } from '../../fixtures/records.ts';
import { PORTIA, test } from '../../fixtures/site.ts';
import { mountSmallDisk } from '../../fixtures/small-disk.ts';
import { listRsvps } from '../../replies/rsvps.ts';
import { getDatabaseFile, openSqlite } from './sqlite-connection.ts';
import { openSqliteDatabase, openSqliteDatabaseForReading } from './sqlite-database.ts';

const guests = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ ...PORTIA, email: `guest-${number}@b.co` }));

/** Counts the commits in the write-ahead log: only the last frame of a commit has the database's size. */
function countCommits(dataDir: string): number {
  const script = `
    const log = require('node:fs').readFileSync(process.argv[1]);
    let commits = 0;
    for (let at = 32; at < log.length; at += 24 + 4096) if (log.readUInt32BE(at + 4)) commits += 1;
    process.stdout.write(String(commits));`;
  return Number(
    execFileSync(process.execPath, ['-e', script, `${getDatabaseFile(dataDir)}-wal`], {
      encoding: 'utf8',
    }),
  );
}

test('replies that arrive together are stored in their order with few commits', async ({
  database,
  dataDir,
}) => {
  await storeRecord(database, PORTIA);
  const before = countCommits(dataDir);
  const stored = await Promise.all(guests(64).map((guest) => storeRecord(database, guest)));
  expect(countCommits(dataDir) - before).toBeLessThanOrEqual(2);
  expect(stored.map(({ id }) => id)).toEqual(stored.map((_, index) => index + 2));
  expect((await listRsvps(database)).slice(1)).toEqual(stored);
});

test('a reply that the table rejects fails alone among its neighbours', async ({ database }) => {
  const replies = guests(40);
  const bad = { ...PORTIA, email: 'no at sign' };
  const results = await Promise.allSettled(
    replies.toSpliced(20, 0, bad).map((guest) => storeRecord(database, guest)),
  );
  const failed = results.filter(({ status }) => status === 'rejected');
  expect(failed).toEqual([results[20]]);
  expect(failed).toMatchObject([{ reason: { name: 'StorageError', sqlstate: '23514' } }]);
  expect(await listRecords(database)).toMatchObject(replies);
});

test('a further statement that fails undoes the insert', async ({ database }) => {
  const wrong = { sql: "INSERT INTO emails (kind, rsvp) VALUES ('poem', $1)", params: [] };
  const results = await Promise.allSettled([
    storeRecord(database, PORTIA),
    storeRecord(database, PORTIA, [wrong]),
    storeRecord(database, PORTIA),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await listRecords(database)).map(({ id }) => id)).toEqual([1, 2]);
});

test('the acknowledged reply can be read by every connection, and listeners know of it', async ({
  database,
  dataDir,
}) => {
  let changes = 0;
  database.onChange(() => {
    changes += 1;
  });
  const { id } = await storeRecord(database, PORTIA);
  expect(changes).toBe(1);
  expect(await listRecords(database)).toMatchObject([{ id }]);
  const other = new DatabaseSync(getDatabaseFile(dataDir), { readOnly: true });
  expect(other.prepare('SELECT id FROM rsvps').all()).toMatchObject([{ id }]);
  other.close();
});

test('replies, other writes and exclusive transactions take turns', async ({ database }) => {
  const transaction = database.exclusiveTransaction(async (queries) => {
    const before = (await listRecords(queries)).length;
    for (let turn = 0; turn < 50; turn += 1) await queries.query('SELECT 1');
    await insertRecord(queries, PORTIA);
    return (await listRecords(queries)).length - before;
  });
  await Promise.all([
    ...guests(30).map((guest) => storeRecord(database, guest)),
    ...guests(30).map((guest) => insertRecord(database, guest)),
  ]);
  expect(await transaction).toBe(1);
  expect(await listRecords(database)).toHaveLength(61);
});

describe('a reply', () => {
  test('is rejected and not stored while another program holds the lock, and stored when it ends', async ({
    dataDir,
  }) => {
    const database = openSqliteDatabase(dataDir, { lockTimeoutMs: 20 });
    const other = openSqlite(dataDir);
    other.exec('BEGIN IMMEDIATE');
    const results = await Promise.allSettled(
      guests(5).map((guest) => storeRecord(database, guest)),
    );
    const locked = { status: 'rejected', reason: { sqlstate: '55P03' } };
    expect(results).toMatchObject(Array(5).fill(locked));
    other.exec('ROLLBACK');
    other.close();
    expect(await listRecords(database)).toEqual([]);
    expect(await storeRecord(database, PORTIA)).toMatchObject({ id: 1 });
    await database.close();
  });

  test('is rejected and not stored by a closed database', async ({ dataDir }) => {
    const database = openSqliteDatabase(dataDir);
    const stored = storeRecord(database, PORTIA);
    await database.close();
    expect(await stored).toMatchObject({ id: 1 });
    await expect(storeRecord(database, PORTIA)).rejects.toMatchObject({ sqlstate: '57P01' });
  });

  test('is rejected and not stored by a database that is opened for reading', async ({
    database,
    dataDir,
  }) => {
    expect(await listRecords(database)).toEqual([]);
    const reader = openSqliteDatabaseForReading(dataDir);
    if (!reader) throw new Error('There must be a database.');
    await expect(storeRecord(reader, PORTIA)).rejects.toMatchObject({ sqlstate: '25006' });
    await reader.close();
  });

  test('is rejected and not stored when the database file was deleted, and no new file is created', async ({
    database,
    dataDir,
  }) => {
    expect(await listRecords(database)).toEqual([]);
    for (const suffix of ['', '-wal', '-shm']) rmSync(getDatabaseFile(dataDir) + suffix);
    await expect(storeRecord(database, PORTIA)).rejects.toMatchObject({ sqlstate: '58030' });
    expect(() => new DatabaseSync(getDatabaseFile(dataDir), { readOnly: true })).toThrow();
  });

  test('is rejected and not stored on a full disk, until it has room again', async ({
    folder,
    skip,
  }) => {
    const disk = mountSmallDisk(folder, '1m');
    if (!disk) return skip('only root can mount a small disk');
    try {
      const dataDir = join(disk.path, 'data');
      const database = openSqliteDatabase(dataDir);
      await storeRecord(database, PORTIA);
      const ballast = join(disk.path, 'ballast');
      expect(() => {
        for (;;) appendFileSync(ballast, Buffer.alloc(4096));
      }).toThrow(/ENOSPC/);
      const long = guests(50).map((guest) => ({
        ...guest,
        dietary_restrictions: 'x'.repeat(2000),
      }));
      const results = await Promise.allSettled(long.map((guest) => storeRecord(database, guest)));
      const stored = results.filter(({ status }) => status === 'fulfilled').length;
      const rejected = results.filter(({ status }) => status === 'rejected');
      expect(rejected.length).toBeGreaterThan(0);
      expect(rejected).toMatchObject(rejected.map(() => ({ reason: { sqlstate: '53100' } })));
      expect(await listRecords(database)).toHaveLength(1 + stored);
      rmSync(ballast);
      await storeRecord(database, PORTIA);
      await database.close();
      const reopened = openSqliteDatabase(dataDir);
      expect(await listRecords(reopened)).toHaveLength(2 + stored);
      await reopened.close();
    } finally {
      disk.remove();
    }
  });
});

describe('when the thread that commits ends', () => {
  // More rows than its heap has room for.
  const TOO_MANY_ROWS = {
    sql: `WITH RECURSIVE numbers (number) AS (
            SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 300000)
          SELECT number, hex(randomblob(20)) AS text FROM numbers`,
    params: [],
  };

  test('inside a transaction, its replies are rejected and not stored, and the next is stored', async ({
    database,
  }) => {
    const results = await Promise.allSettled([
      storeRecord(database, PORTIA),
      database.insert(TOO_MANY_ROWS),
      storeRecord(database, PORTIA),
    ]);
    const rejected = { status: 'rejected', reason: { sqlstate: '58030' } };
    expect(results).toMatchObject([rejected, rejected, rejected]);
    expect(await listRecords(database)).toEqual([]);
    expect(await storeRecord(database, PORTIA)).toMatchObject({ id: 1 });
  });

  test('the guest is told that the reply was not stored, and the log names the cause', async ({
    database,
    logged,
    post,
  }) => {
    process.once('worker', (thread) => void thread.terminate());
    const response = await post(PORTIA);
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { message: 'Your reply could not be stored. Please try again in a moment.' },
    ]);
    expect(logged).toMatchObject([{ code: '58030', cause: { code: 'ERR_WRITER_THREAD_ENDED' } }]);
    expect((await post(PORTIA)).status).toBe(201);
    expect(await listRecords(database)).toHaveLength(1);
  });

  test('at any moment, no reply is acknowledged that is not stored', async ({ database }) => {
    for (let round = 0; round < 5; round += 1) {
      const started = once(process, 'worker') as Promise<[Worker]>;
      const first = storeRecord(database, PORTIA);
      const [thread] = await started;
      await first;
      const replies = guests(100).map((guest) => storeRecord(database, guest));
      for (let turn = 0; turn < round; turn += 1) await setImmediate();
      await thread.terminate();
      const results = await Promise.allSettled(replies);
      const stored = await listRsvps(database);
      for (const result of results) {
        if (result.status === 'fulfilled') expect(stored).toContainEqual(result.value);
        else expect(result.reason).toMatchObject({ sqlstate: '58030' });
      }
    }
  });

  test('while nothing waits, the next reply is stored and the database can be closed', async ({
    dataDir,
  }) => {
    const database = openSqliteDatabase(dataDir);
    const started = once(process, 'worker') as Promise<[Worker]>;
    await storeRecord(database, PORTIA);
    await (await started)[0].terminate();
    expect(await storeRecord(database, PORTIA)).toMatchObject({ id: 2 });
    await database.close();
  });
});

test('a command that does not close the database ends', ({ dataDir }) => {
  const script = `
    const { openSqliteDatabase } = await import('${import.meta.dirname}/./sqlite-database.ts');
    const { storeRecord } = await import('${import.meta.dirname}/../../fixtures/records.ts');
    const { id } = await storeRecord(openSqliteDatabase(process.argv[1]), ${JSON.stringify(PORTIA)});
    process.stdout.write(String(id));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(output).toBe('1');
});
