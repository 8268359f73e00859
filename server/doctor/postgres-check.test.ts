import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDeafPooler } from '../fixtures/deaf-pooler.ts';
import { GUARDED, type Postgres, startPostgres } from '../fixtures/postgres.ts';
import { PORTIA } from '../fixtures/site.ts';
import { openDatabase } from '../store.ts';
import { insertRsvp } from '../tables/rsvps.ts';
import { checkPostgres } from './postgres-check.ts';
import { clockFinding, encryptionFinding, versionFinding } from './postgres-results.ts';

let durable: Postgres;
let careless: Postgres;
beforeAll(async () => {
  [durable, careless] = await Promise.all([
    startPostgres(),
    startPostgres(['fsync=off', 'synchronous_commit=off']),
  ]);
  const databaseUrl = await durable.create('migrated');
  await (await openDatabase({ dataDir: '', databaseUrl })).close();
});
afterAll(async () => {
  await durable?.stop();
  await careless?.stop();
});

async function saidOf(url: string): Promise<string[]> {
  const results = await checkPostgres(url);
  return results.map(({ level, says }) => `${level}: ${says}`);
}

describe('a database that cannot be used is a fault', () => {
  test('nobody answers', async () => {
    const said = await saidOf('postgres://portia:secret@127.0.0.1:1/wedding');
    expect(said).toEqual([
      'fault: The PostgreSQL database wedding at 127.0.0.1:1 did not answer for 3 seconds: ' +
        'the connection was refused. Start it, or correct DATABASE_URL.',
    ]);
  });

  test('somebody else answers', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const said = await saidOf(`postgres://portia:secret@127.0.0.1:${port}/wedding`);
    server.close();
    expect(said).toEqual([expect.stringMatching(/^fault: The PostgreSQL database wedding at /)]);
  });

  test('the password is wrong, and not repeated', async () => {
    await durable.sql('postgres', `create role ${GUARDED} login password 'rialto'`);
    const said = await saidOf(`postgres://${GUARDED}:murano@127.0.0.1:${durable.port}/postgres`);
    expect(said).toEqual([expect.stringMatching(/^fault: .*the user or the password is wrong/)]);
    expect(said.join()).not.toContain('murano');
  });

  test('it forgets', async () => {
    const said = await saidOf(careless.url('postgres'));
    expect(said).toContainEqual(expect.stringMatching(/^fault: It does not keep .*: fsync is off/));
    expect(said).toContainEqual(expect.stringMatching(/^warning: .*synchronous_commit is off/));
  });

  test('it can be read only', async () => {
    const url = await durable.create('replica', 'migrated');
    await durable.sql('postgres', 'alter database replica set default_transaction_read_only = on');
    expect(await saidOf(url)).toContainEqual(expect.stringMatching(/^fault: It can be read only/));
  });

  test('it has another’s table', async () => {
    const url = await durable.create('others');
    await durable.sql('others', 'create table rsvps (name text)');
    const said = await saidOf(url);
    expect(said).toContainEqual(
      expect.stringMatching(/^fault: .*has a table rsvps that this prog/),
    );
  });

  test('it was made by a newer version', async () => {
    const url = await durable.create('newer', 'migrated');
    await durable.sql('newer', 'insert into schema_versions (version) values (99)');
    expect(await saidOf(url)).toContainEqual(expect.stringMatching(/^fault: .*by a newer version/));
  });

  test('a pooler in transaction mode is in between', async () => {
    const pooler = await startDeafPooler(durable.port);
    const said = await saidOf(`postgres://owner@127.0.0.1:${pooler.port}/migrated`);
    pooler.close();
    expect(said).toContainEqual(expect.stringMatching(/^fault: News does not get .*transaction m/));
    expect(said).toContain('well: Its tables are of this version.');
  });

  test('it is too old', () => {
    expect(versionFinding('12.22')).toEqual({
      level: 'fault',
      says: 'It is PostgreSQL 12.22; the site needs 13 or newer.',
    });
    expect(versionFinding('17.2 (Debian 17.2-1)')).toMatchObject({
      says: 'It is PostgreSQL 17.2.',
    });
  });
});

test('a clock that is off by more than five seconds is a warning', () => {
  expect(clockFinding(5_400)).toMatchObject({
    level: 'warning',
    says: expect.stringMatching(/^Its clock is 5 seconds ahead of/),
  });
  expect(clockFinding(-90_000).says).toMatch(/^Its clock is 90 seconds behind/);
  expect(clockFinding(4_900)).toMatchObject({ level: 'well' });
});

test('a plain connection over a network is a warning', () => {
  const plain = { encrypted: false };
  for (const host of ['db.example', '10.0.0.5', '127.evil.example']) {
    expect(encryptionFinding({ ...plain, host }), host).toMatchObject({ level: 'warning' });
  }
  for (const host of ['localhost', '127.0.0.1', '::1', '/var/run/postgresql']) {
    expect(encryptionFinding({ ...plain, host }), host).toMatchObject({ level: 'well' });
  }
  expect(encryptionFinding({ encrypted: true, host: 'db.example' })).toMatchObject({
    level: 'well',
  });
});

test('an empty database is left to the next start', async () => {
  const url = await durable.create('empty');
  const said = await saidOf(url);
  expect(said).toContain('well: It is empty or older; the next start makes its tables.');
  const tables = "select 1 from pg_tables where schemaname = 'public'";
  expect(await durable.sql('empty', tables)).toEqual([]);
});

test('a database that works is well', async () => {
  const databaseUrl = await durable.create('well', 'migrated');
  const database = await openDatabase({ dataDir: '', databaseUrl });
  await insertRsvp(database, PORTIA);
  await database.close();
  expect(await saidOf(databaseUrl)).toEqual([
    `well: The PostgreSQL database well at 127.0.0.1:${durable.port} answers.`,
    expect.stringMatching(/^well: It is PostgreSQL \d+\.\d+\.$/),
    'well: Its tables are of this version.',
    'well: It holds 1 reply.',
    'well: It keeps what it is given, also in a power cut.',
    'well: Its clock and this machine’s agree.',
    'well: News reaches every copy of the server at once.',
    'well: It is on this machine; nothing of it travels.',
  ]);
});
