import { afterAll, beforeAll, expect, test } from 'vitest';
import { attemptLimiterContract } from '../../fixtures/attempt-limiter-contract.ts';
import { type Postgres, startPostgres } from '../../fixtures/postgres.ts';
import { openDatabase } from '../../store.ts';
import type { Database } from '../database/database.ts';
import { type AttemptLimiters, createPostgresLimiters } from './attempt-limiter.ts';

const KEY = 'the key of the tests';

let postgres: Postgres;
let copies: Database[];

beforeAll(async () => {
  postgres = await startPostgres(['fsync=off']);
  const databaseUrl = await postgres.create('wedding');
  const open = () => openDatabase({ dataDir: '', databaseUrl });
  copies = [await open(), await open()];
});
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.close()));
  await postgres.stop();
});

/** The limiters of two copies of the server, used in turn. */
function createAlternatingLimiters() {
  const each = copies.map((copy) => createPostgresLimiters(copy, KEY));
  let turn = 0;
  const next = () =>
    each[turn++ % each.length] ?? createPostgresLimiters(copies[0] as Database, KEY);
  const inTurn = (kind: keyof AttemptLimiters) => ({
    take: (address: string) => next()[kind].take(address),
    refund: (address: string) => next()[kind].refund(address),
  });
  return {
    dashboard: inTurn('dashboard'),
    gate: inTurn('gate'),
    sharing: inTurn('sharing'),
    invitation: inTurn('invitation'),
  };
}

attemptLimiterContract('the attempt limiter of two copies on PostgreSQL', async () => {
  // The ceiling counts the attempts of all tests.
  await postgres.sql('wedding', 'truncate password_attempts');
  return createAlternatingLimiters();
});

/** Moves the stored attempts into the past. */
const pass = (seconds: number) =>
  postgres.sql(
    'wedding',
    `update password_attempts set attempted_at =
       array(select at - interval '${seconds} seconds' from unnest(attempted_at) as tried (at))`,
  );

test('after ten attempts on any copy, the next is allowed when the first is a minute old', async () => {
  const { gate } = createAlternatingLimiters();
  // The database's clock moves on meanwhile, so each wait is a range.
  const expectWait = async (from: number, to: number) => {
    const seconds = await gate.take('192.0.2.1');
    expect(seconds).toBeGreaterThan(from);
    expect(seconds).toBeLessThanOrEqual(to);
  };
  await gate.take('192.0.2.1');
  await pass(20);
  for (let time = 0; time < 9; time += 1) expect(await gate.take('192.0.2.1')).toBe(0);
  await expectWait(20, 40);
  await pass(20);
  await expectWait(0, 20);
  await pass(20);
  expect(await gate.take('192.0.2.1')).toBe(0);
  await expectWait(0, 20);
});

test('an attempt that started before the counted ones waits no longer than a minute', async () => {
  const [copy, other] = copies as [Database, Database];
  const seconds = await copy.exclusiveTransaction(async (queries) => {
    const { gate } = createPostgresLimiters(other, KEY);
    for (let time = 0; time < 10; time += 1) await gate.take('192.0.2.2');
    return createPostgresLimiters(queries, KEY).gate.take('192.0.2.2');
  });
  expect(seconds).toBe(60);
});

test('rejects the eleventh attempt in the same microsecond', async () => {
  const [copy] = copies as [Database];
  // In a transaction, the database's clock stands still.
  const waits = await copy.exclusiveTransaction(async (queries) => {
    const { gate } = createPostgresLimiters(queries, KEY);
    const all: number[] = [];
    for (let time = 0; time < 11; time += 1) all.push(await gate.take('192.0.2.3'));
    return all;
  });
  expect(waits).toEqual([...Array(10).fill(0), 60]);
});

test('the table contains no addresses', async () => {
  await createAlternatingLimiters().gate.take('198.51.100.77');
  const rows = await postgres.sql(
    'wedding',
    'select password_attempts::text as row from password_attempts',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('198.51.100.77');
});

/** Ends all connections, so that new ones are read-only, as after a failover. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  await postgres.sql(
    'postgres',
    `alter database wedding set default_transaction_read_only = ${value}`,
  );
  await postgres.sql(
    'postgres',
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'wedding'",
  );
  for (const each of copies) {
    await expect
      .poll(() => each.query('SHOW transaction_read_only').catch(() => null))
      .toEqual([{ transaction_read_only: value }]);
  }
}

test('while the database is read-only, right passwords are accepted and wrong ones limited', async ({
  onTestFinished,
}) => {
  const [copy] = copies as [Database];
  onTestFinished(() => setReadOnly('off'));
  await setReadOnly('on');
  const { gate } = createPostgresLimiters(copy, KEY);
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    expect(await gate.take('192.0.2.9')).toBe(0);
    await gate.refund('192.0.2.9');
  }
  for (let attempt = 1; attempt <= 10; attempt += 1) await gate.take('192.0.2.9');
  expect(await gate.take('192.0.2.9')).toBeGreaterThan(0);
});
