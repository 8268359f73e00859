import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Postgres } from '../server/fixtures/postgres.ts';
import { insertReply, OWN_REPLY, readContent, runAttack } from './fixtures/attack.ts';
import { READ_ATTACKS } from './fixtures/attacks.ts';
import { connectDataApi } from './fixtures/data-api.ts';
import { createRoles, pushMigrations, startCluster } from './fixtures/project.ts';
import { listRights } from './fixtures/rights.ts';

// A PostgreSQL without Supabase: its roles are missing, or some exist, or they are created later.

let postgres: Postgres;
// Each test has its own cluster, because all databases of a cluster share their roles.
beforeEach(async () => {
  postgres = await startCluster();
  await postgres.create('plain');
  await pushMigrations(postgres, 'plain', 'owner');
  await postgres.sql(
    'plain',
    `insert into rsvps (${Object.keys(OWN_REPLY).join(', ')})
     values ('Desdemona', 'B', null, null, 'd@otello.example', 'attending', 'attending', 1, null)`,
  );
});
afterEach(() => postgres?.stop());

it('grants nothing to another account of the server', async () => {
  await postgres.sql('postgres', 'create role other_account login');
  expect(await listRights(postgres, 'plain', 'other_account')).toEqual([]);
  expect(await listRights(postgres, 'plain', 'public')).toEqual([]);
});

it('closes the tables to a Supabase role that exists, even if the others do not', async () => {
  await postgres.sql('postgres', 'create role anon');
  await postgres.create('only_anon');
  await postgres.sql(
    'only_anon',
    `alter default privileges in schema public grant all on tables to anon;
     alter default privileges in schema public grant all on sequences to anon;
     alter default privileges in schema public grant all on functions to anon`,
  );
  await pushMigrations(postgres, 'only_anon', 'owner');
  expect(await listRights(postgres, 'only_anon', 'anon')).toEqual(
    [
      'rsvps: SELECT',
      ...[...Object.keys(OWN_REPLY), 'answers'].map((column) => `rsvps.${column}: INSERT`),
    ].sort(),
  );
});

it('stays closed to roles that are created later, even if they are granted everything', async () => {
  await createRoles(postgres);
  expect(await listRights(postgres, 'plain', 'anon')).toEqual([]);
  await postgres.sql(
    'plain',
    `grant all on all tables in schema public to anon;
     grant all on all sequences in schema public to anon`,
  );
  const owner = new pg.Client(postgres.url('plain'));
  await owner.connect();
  const anon = await connectDataApi(postgres.url('plain'));
  try {
    const before = await readContent(owner);
    await expect(insertReply(anon)).rejects.toMatchObject({ code: '42501' });
    for (const name of ['select *', 'count(*)', 'like through a filter', 'a cast in a filter']) {
      const [attack = '', expected] = READ_ATTACKS[name] ?? [];
      expect(await runAttack(anon, attack), name).toBe(expected);
    }
    expect(await runAttack(anon, 'delete from rsvps returning id')).toBe('nothing');
    expect(await runAttack(anon, 'delete from reply_changes returning id')).toBe('nothing');
    expect(await runAttack(anon, 'select line from server_secrets')).toBe('nothing');
    expect(await runAttack(anon, `update rsvps set email = 'a@b.co'`)).toBe('23514');
    expect(await readContent(owner)).toBe(before);
  } finally {
    await anon.end();
    await owner.end();
  }
});
