import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD_USER, type Postgres, startPostgres } from '../fixtures/postgres.ts';
import { insertRecord } from '../fixtures/records.ts';
import { PORTIA } from '../fixtures/site.ts';
import { startTransactionPooler } from '../fixtures/transaction-pooler.ts';
import { openDatabase } from '../store.ts';
import { runSafely } from './doctor.ts';
import { checkEncryption, checkPostgres } from './storage.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.create('migrated');
  await (await openDatabase({ dataDir: '', databaseUrl })).close();
});
afterAll(async () => {
  await postgres?.stop();
});

async function checkLines(url: string): Promise<string[]> {
  const results = await runSafely({ name: '', run: () => checkPostgres(url) });
  return results.map(({ level, message }) => `${level}: ${message}`);
}

describe('the doctor reports an error when PostgreSQL', () => {
  test('does not answer', async () => {
    const lines = await checkLines('postgres://portia:secret@127.0.0.1:1/wedding');
    expect(lines).toEqual([
      'error: The PostgreSQL database wedding at 127.0.0.1:1 did not answer for 3 seconds: ' +
        'the connection was refused. Start it, or correct DATABASE_URL.',
    ]);
  });

  test('rejects the password, without repeating it', async () => {
    await postgres.sql('postgres', `create role ${PASSWORD_USER} login password 'rialto'`);
    const lines = await checkLines(
      `postgres://${PASSWORD_USER}:murano@127.0.0.1:${postgres.port}/postgres`,
    );
    expect(lines).toEqual([expect.stringMatching(/^error: .*the user or the password is wrong/)]);
    expect(lines.join()).not.toContain('murano');
  });

  test('has another program’s table', async () => {
    const url = await postgres.create('others');
    await postgres.sql('others', 'create table rsvps (name text)');
    const lines = await checkLines(url);
    expect(lines).toContainEqual(
      expect.stringMatching(/^error: .*has a table rsvps that this prog/),
    );
  });

  test('is behind a pooler in transaction mode', async () => {
    const pooler = await startTransactionPooler(postgres.port);
    const lines = await checkLines(`postgres://owner@127.0.0.1:${pooler.port}/migrated`);
    pooler.close();
    expect(lines).toContainEqual(
      expect.stringMatching(/^error: Notifications .* do not reach .*transaction m/),
    );
    expect(lines).toContain('ok: Its tables match this version of the program.');
  });
});

test('warns about an unencrypted connection over a network', () => {
  for (const host of ['db.example', '10.0.0.5', '127.evil.example']) {
    expect(checkEncryption(host, false), host).toMatchObject({ level: 'warning' });
  }
  for (const host of ['localhost', '127.0.0.1', '::1', '/var/run/postgresql']) {
    expect(checkEncryption(host, false), host).toMatchObject({ level: 'ok' });
  }
  expect(checkEncryption('db.example', true)).toMatchObject({
    level: 'ok',
  });
});

test('leaves an empty database for the next start to fill', async () => {
  const url = await postgres.create('empty');
  const lines = await checkLines(url);
  expect(lines).toContain(
    'ok: It is empty or from an older version; the next start creates or updates its tables.',
  );
  const tables = "select 1 from pg_tables where schemaname = 'public'";
  expect(await postgres.sql('empty', tables)).toEqual([]);
});

test('reports no problem for a database that works', async () => {
  const databaseUrl = await postgres.create('well', 'migrated');
  const database = await openDatabase({ dataDir: '', databaseUrl });
  await insertRecord(database, PORTIA);
  await database.close();
  expect(await checkLines(databaseUrl)).toEqual([
    `ok: The PostgreSQL database well at 127.0.0.1:${postgres.port} answers.`,
    'ok: Its tables match this version of the program.',
    'ok: Replies stored: 1.',
    'ok: It is on this machine, so the connection needs no encryption.',
    'ok: Changes reach every copy of the server at once.',
  ]);
});
