import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { openBackupFile } from '../../backups/installation/backup-file.ts';
import { restoreInstallation } from '../../backups/installation/copy-installation.ts';
import { openConfigured } from '../../backups/installation/installation.ts';
import { insertTables } from '../../demo/insert-tables.ts';
import { type Postgres, startPostgres } from '../../fixtures/postgres.ts';
import { insertRecord, listRecords } from '../../fixtures/records.ts';
import { test as base, PORTIA } from '../../fixtures/site.ts';
import { openDatabase } from '../../store.ts';
import { getDatabaseFile } from './sqlite-connection.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.create('wedding');
  await (await openDatabase({ dataDir: '', databaseUrl })).close();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  await postgres.sql('wedding', 'delete from rsvps');
});

/** The site's fixtures on a PostgreSQL that tests of this file can kill. */
const test = base.extend<{ databaseUrl: string | null }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  databaseUrl: async ({}, use) => use(postgres.url('wedding')),
});

async function readAnswer(response: Response) {
  const { status, headers } = response;
  return { status, retryAfter: headers.get('Retry-After'), body: await response.json() };
}

const CONNECTION_LOST = {
  status: 503,
  retryAfter: '5',
  body: {
    code: expect.stringMatching(/^(08006|57P0[123])$/),
    message: 'Your reply may not have been stored. Please try again in a moment.',
    details: null,
    hint: null,
  },
};

describe('when the database is killed', () => {
  test('replies get a clear error, and work again without a restart of the server', async ({
    post,
    database,
  }) => {
    expect((await post(PORTIA)).status).toBe(201);
    await postgres.kill();
    expect(await readAnswer(await post(PORTIA))).toEqual(CONNECTION_LOST);
    expect(await readAnswer(await post(PORTIA))).toEqual(CONNECTION_LOST);
    await postgres.restart();
    expect((await post(PORTIA)).status).toBe(201);
    expect(await listRecords(database)).toHaveLength(2);
  });

  test('every acknowledged reply is stored once', async ({ post, database }) => {
    const acknowledged: number[] = [];
    let rejected = 0;
    let isSending = true;
    const guests = Array.from({ length: 8 }, async () => {
      while (isSending) {
        const response = await post(PORTIA);
        const { id } = (await response.json()) as { id?: number };
        if (response.status === 201 && id !== undefined) acknowledged.push(id);
        else rejected += 1;
      }
    });
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    await postgres.kill();
    await expect.poll(() => rejected).toBeGreaterThan(0);
    await postgres.restart();
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
    isSending = false;
    await Promise.all(guests);
    const stored = new Set((await listRecords(database)).map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
  });

  test('removing the bytes of deleted rows is rejected, and the server continues', async ({
    database,
  }) => {
    const client = new pg.Client(postgres.url('wedding')).on('error', () => {});
    await client.connect();
    await client.query('BEGIN; LOCK TABLE rsvps');
    const purged = database.purgeDeletedRows().catch((error) => error);
    await expect
      .poll(() => database.query('SELECT 1 FROM pg_locks WHERE NOT granted'))
      .toHaveLength(1);
    await postgres.kill();
    expect(await purged).toMatchObject({ sqlstate: '08006' });
    await postgres.restart();
    expect(await database.purgeDeletedRows()).toBe(true);
  });

  test('the dashboard’s listener reconnects and hears of later changes', async ({
    database,
    otherDatabase,
  }) => {
    let calls = 0;
    const stop = database.onChange(() => (calls += 1));
    await expect.poll(() => calls).toBeGreaterThan(0);
    await postgres.kill();
    await postgres.restart();
    calls = 0;
    const changeAndCount = async () => {
      await insertRecord(otherDatabase, PORTIA);
      return calls;
    };
    // The first call is that of the new connection.
    await expect.poll(changeAndCount).toBeGreaterThan(1);
    stop();
  });
});

describe('a transaction', () => {
  test('that ignores a failed statement stores nothing and throws', async ({ database }) => {
    const work = database.exclusiveTransaction(async (queries) => {
      await insertRecord(queries, PORTIA);
      await queries.query('SELECT 1 / 0').catch(() => {});
    });
    await expect(work).rejects.toMatchObject({ sqlstate: '25P02' });
    expect(await listRecords(database)).toEqual([]);
  });

  test('blocks the writes of others until it ends', async ({ database, otherDatabase }) => {
    let blocked: Promise<unknown> = Promise.resolve();
    const seen = await database.exclusiveTransaction(async (queries) => {
      blocked = insertRecord(otherDatabase, PORTIA);
      await expect
        .poll(() => otherDatabase.query('SELECT 1 FROM pg_locks WHERE NOT granted'))
        .toHaveLength(1);
      return listRecords(queries);
    });
    await blocked;
    expect(seen).toEqual([]);
    expect(await listRecords(database)).toHaveLength(1);
  });

  test('gives up waiting for another program’s lock', async ({ database, post }) => {
    const client = new pg.Client(postgres.url('wedding'));
    await client.connect();
    await client.query('BEGIN; LOCK TABLE rsvps');
    const [transactionError, reply] = await Promise.all([
      database.exclusiveTransaction(async () => {}).catch((error) => error),
      post(PORTIA),
    ]);
    expect(transactionError).toMatchObject({ sqlstate: '55P03' });
    expect(await readAnswer(reply)).toMatchObject({ status: 503, body: { code: '55P03' } });
    await client.end();
    expect((await post(PORTIA)).status).toBe(201);
  });
});

test('a snapshot sees one moment and cannot write', async ({ database, otherDatabase }) => {
  const counts = await database.snapshot(async (queries) => {
    const before = await listRecords(queries);
    await insertRecord(otherDatabase, PORTIA);
    return [before.length, (await listRecords(queries)).length];
  });
  expect(counts).toEqual([0, 0]);
  const writing = database.snapshot((queries) => insertRecord(queries, PORTIA));
  await expect(writing).rejects.toMatchObject({ sqlstate: '25006' });
  expect(await listRecords(database)).toHaveLength(1);
});

test('ids continue after restored rows', async ({ database, databaseUrl, folder }) => {
  const row = { ...PORTIA, id: 4000, created_at: '2026-01-02T03:04:05.678Z' };
  const source = openSqliteDatabase(folder);
  await insertTables(source, { rsvps: [row] });
  await source.close();
  const backup = await openBackupFile(getDatabaseFile(folder));
  const target = await openConfigured({ dataDir: '', databaseUrl });
  await restoreInstallation(backup, target);
  expect(await listRecords(database)).toEqual([row]);
  expect((await insertRecord(database, PORTIA)).id).toBe(4001);
  await expect(restoreInstallation(backup, target)).rejects.toThrow(/already contains replies/);
  await backup.close();
  await target.close();
});
