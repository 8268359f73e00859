import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { openBackupFile } from '../backups/backup-file.ts';
import { formatBackupJson } from '../backups/backup-json.ts';
import { restoreInstallation } from '../backups/copy-installation.ts';
import { openConfigured } from '../backups/installation.ts';
import { type Postgres, startPostgres } from '../fixtures/postgres.ts';
import { test as base, PORTIA } from '../fixtures/site.ts';
import { openDatabase } from '../store.ts';
import { insertRsvp, listRsvps } from '../tables/rsvps.ts';

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

/** The site's own fixtures, on this file's server, which can be killed. */
const test = base.extend<{ databaseUrl: string | null }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  databaseUrl: async ({}, use) => use(postgres.url('wedding')),
});

async function stateOf(answer: Response) {
  const { status, headers } = answer;
  return { status, retry: headers.get('Retry-After'), body: await answer.json() };
}

const GONE = {
  status: 503,
  retry: '5',
  body: {
    code: expect.stringMatching(/^(08006|57P0[123])$/),
    message: 'Your reply may not have been stored. Please try again in a moment.',
    details: null,
    hint: null,
  },
};

describe('a database that is lost', () => {
  test('is a clear refusal, and works again without a restart', async ({ post, database }) => {
    expect((await post(PORTIA)).status).toBe(201);
    await postgres.kill();
    expect(await stateOf(await post(PORTIA))).toEqual(GONE);
    expect(await stateOf(await post(PORTIA))).toEqual(GONE);
    await postgres.restart();
    expect((await post(PORTIA)).status).toBe(201);
    expect(await listRsvps(database)).toHaveLength(2);
  });

  test('keeps every reply that was acknowledged, and none twice', async ({ post, database }) => {
    const acknowledged: number[] = [];
    let refused = 0;
    let sending = true;
    const guests = Array.from({ length: 8 }, async () => {
      while (sending) {
        const answer = await post(PORTIA);
        const { id } = (await answer.json()) as { id?: number };
        if (answer.status === 201 && id !== undefined) acknowledged.push(id);
        else refused += 1;
      }
    });
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    await postgres.kill();
    await expect.poll(() => refused).toBeGreaterThan(0);
    await postgres.restart();
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
    sending = false;
    await Promise.all(guests);
    const stored = new Set((await listRsvps(database)).map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
  });

  test('is noticed by the dashboard’s listener, who hears of later news', async ({
    database,
    otherDatabase,
  }) => {
    let rung = 0;
    const quiet = database.onChange(() => (rung += 1));
    await expect.poll(() => rung).toBeGreaterThan(0);
    await postgres.kill();
    await postgres.restart();
    const heard = async () => {
      rung = 0;
      await insertRsvp(otherDatabase, PORTIA);
      await pause(300);
      return rung;
    };
    await expect.poll(heard, { timeout: 15_000 }).toBeGreaterThan(0);
    quiet();
  }, 20_000);
});

describe('a transaction', () => {
  test('that swallowed a failed statement stores nothing, and says so', async ({ database }) => {
    const work = database.exclusiveTransaction(async (queries) => {
      await insertRsvp(queries, PORTIA);
      await queries.query('SELECT 1 / 0').catch(() => {});
    });
    await expect(work).rejects.toMatchObject({ sqlstate: '25P02' });
    expect(await listRsvps(database)).toEqual([]);
  });

  test('holds off what others write until it is done', async ({ database, otherDatabase }) => {
    let late: Promise<unknown> = Promise.resolve();
    const seen = await database.exclusiveTransaction(async (queries) => {
      late = insertRsvp(otherDatabase, PORTIA);
      await expect
        .poll(() => otherDatabase.query('SELECT 1 FROM pg_locks WHERE NOT granted'))
        .toHaveLength(1);
      return listRsvps(queries);
    });
    await late;
    expect(seen).toEqual([]);
    expect(await listRsvps(database)).toHaveLength(1);
  });

  test('gives up on a lock that somebody else keeps', async ({ database, post }) => {
    const client = new pg.Client(postgres.url('wedding'));
    await client.connect();
    await client.query('BEGIN; LOCK TABLE rsvps');
    const [exclusiveTransaction, reply] = await Promise.all([
      database.exclusiveTransaction(async () => {}).catch((error) => error),
      post(PORTIA),
    ]);
    expect(exclusiveTransaction).toMatchObject({ sqlstate: '55P03' });
    expect(await stateOf(reply)).toMatchObject({ status: 503, body: { code: '55P03' } });
    await client.end();
    expect((await post(PORTIA)).status).toBe(201);
  }, 20_000);
});

test('a snapshot sees one moment, and cannot write', async ({ database, otherDatabase }) => {
  const counts = await database.snapshot(async (queries) => {
    const before = await listRsvps(queries);
    await insertRsvp(otherDatabase, PORTIA);
    return [before.length, (await listRsvps(queries)).length];
  });
  expect(counts).toEqual([0, 0]);
  const writing = database.snapshot((queries) => insertRsvp(queries, PORTIA));
  await expect(writing).rejects.toMatchObject({ sqlstate: '25006' });
  expect(await listRsvps(database)).toHaveLength(1);
});

test('ids continue after restored rows', async ({ database, databaseUrl, folder }) => {
  const row = { ...PORTIA, id: 4000, created_at: '2026-01-02T03:04:05.678Z' };
  const tables = { rsvps: [row], host_entries: [], invited: [], invited_matches: [], exports: [] };
  const file = join(folder, 'backup.json');
  writeFileSync(file, formatBackupJson({ tables, lastIds: {}, secrets: {} }));
  const backup = await openBackupFile(file);
  const target = await openConfigured({ dataDir: '', databaseUrl });
  await restoreInstallation(backup, target);
  expect(await listRsvps(database)).toEqual([row]);
  expect((await insertRsvp(database, PORTIA)).id).toBe(4001);
  await expect(restoreInstallation(backup, target)).rejects.toThrow(/already contains replies/);
  await backup.close();
  await target.close();
});
