import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import selfsigned from 'selfsigned';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { PASSWORD_USER, type Postgres, startPostgres } from '../../fixtures/postgres.ts';
import { test } from '../../fixtures/site.ts';
import { CommandError } from '../command-error.ts';
import { connectPostgres } from './postgres-connection.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres(['fsync=off']);
  await postgres.sql('postgres', `create role ${PASSWORD_USER} login password 'rialto'`);
});
afterAll(() => postgres.stop());

/** Connects; returns the name of the user and whether the connection is encrypted. */
async function getUser(url: string) {
  const { pool } = await connectPostgres(url);
  const { rows } = await pool.query(
    'SELECT usename AS user, ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)' +
      ' WHERE pid = pg_backend_pid()',
  );
  await pool.end();
  return rows[0];
}

describe('the start', () => {
  test.for<[string, (postgres: Postgres) => string, RegExp]>([
    [
      'a wrong password',
      ({ port }) => `postgres://${PASSWORD_USER}:murano@127.0.0.1:${port}/postgres`,
      /database postgres at 127\.0\.0\.1:\d+ cannot be used: the user or the password is wrong/,
    ],
    ['no such database', ({ url }) => url('none'), /there is no such database/],
    [
      'required TLS that the server does not offer',
      ({ url }) => `${url('postgres')}?sslmode=require`,
      /TLS is refu/,
    ],
    [
      'TLS that the server does not offer',
      ({ url }) => `${url('postgres')}?ssl=true`,
      /TLS is refused/,
    ],
  ])('fails at once with one line for %s', async ([, url, line]) => {
    const printed: string[] = [];
    const connecting = connectPostgres(url(postgres), { print: (line) => printed.push(line) });
    const failure = await connecting.catch((error) => error);
    expect(failure).toBeInstanceOf(CommandError);
    expect(failure.message).toMatch(line);
    expect(failure.message).not.toContain('murano');
    expect(failure.message).not.toContain('\n');
    expect(printed).toEqual([]);
  });
});

test('the start fails when the database does not answer in time', async () => {
  const printed: string[] = [];
  const url = 'postgres://portia:secret@127.0.0.1:1/wedding';
  const print = (line: string) => printed.push(line);
  await expect(connectPostgres(url, { print, timeoutMs: 1_500 })).rejects.toThrow(
    'The PostgreSQL database wedding at 127.0.0.1:1 did not answer for 2 seconds: ' +
      'the connection was refused. Start it, or correct DATABASE_URL.',
  );
  expect(printed).toEqual([
    'The PostgreSQL database wedding at 127.0.0.1:1 does not answer yet: ' +
      'the connection was refused. Trying again for a minute …',
  ]);
});

test('the start waits for a database that is still starting', async () => {
  const printed: string[] = [];
  await postgres.kill();
  const connecting = connectPostgres(postgres.url('postgres'), {
    print: (line) => printed.push(line),
  });
  await expect.poll(() => printed).toHaveLength(1);
  await postgres.restart();
  await (await connecting).pool.end();
});

test('the right password connects', async () => {
  const url = `postgres://${PASSWORD_USER}:rialto@127.0.0.1:${postgres.port}/postgres`;
  expect(await getUser(url)).toEqual({ user: PASSWORD_USER, ssl: false });
});

describe('with a self-signed certificate', () => {
  let tlsPostgres: Postgres;
  let certificate: string;

  beforeAll(async () => {
    const names = [{ type: 2 as const, value: 'localhost' }];
    const generated = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }], {
      extensions: [{ name: 'subjectAltName', altNames: names }],
    });
    certificate = generated.cert;
    const files = { 'server.crt': generated.cert, 'server.key': generated.private };
    tlsPostgres = await startPostgres(['fsync=off', 'ssl=on'], files);
  });
  afterAll(() => tlsPostgres.stop());

  const toUrl = (host: string, query: string) =>
    `postgres://owner@${host}:${tlsPostgres.port}/postgres?${query}`;

  test('sslmode=verify-full rejects an unknown certificate', async () => {
    await expect(getUser(toUrl('localhost', 'sslmode=verify-full'))).rejects.toThrow(
      /TLS is refused \(self-signed certificate/,
    );
  });

  test('sslmode=verify-full accepts a known certificate for the right host', async ({ folder }) => {
    const file = join(folder, 'root.crt');
    writeFileSync(file, certificate);
    const query = `sslmode=verify-full&sslrootcert=${encodeURIComponent(file)}`;
    expect(await getUser(toUrl('localhost', query))).toMatchObject({ ssl: true });
    await expect(getUser(toUrl('127.0.0.1', query))).rejects.toThrow(/TLS is refused \(.*altnames/);
  });

  test.for(['require', 'no-verify'])('sslmode=%s encrypts', async (mode) => {
    expect(await getUser(toUrl('localhost', `sslmode=${mode}`))).toMatchObject({ ssl: true });
  });

  test('without sslmode the connection is not encrypted', async () => {
    expect(await getUser(toUrl('localhost', ''))).toMatchObject({ ssl: false });
  });
});
