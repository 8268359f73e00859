import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Postgres } from '../server/fixtures/postgres.ts';
import { contentOf, insertOwn, OWN, outcomeOf } from './fixtures/attack.ts';
import { READS } from './fixtures/attacks.ts';
import { connectDataApi } from './fixtures/data-api.ts';
import { createRoles, pushMigrations, startCluster } from './fixtures/project.ts';
import { rightsOf } from './fixtures/rights.ts';

// A PostgreSQL of one's own: no role of Supabase is there, or some are, or they come later.

let postgres: Postgres;
// For each test one of its own: roles are everywhere in a cluster.
beforeEach(async () => {
  postgres = await startCluster();
  await postgres.create('plain');
  await pushMigrations(postgres, 'plain', 'owner');
  await postgres.sql(
    'plain',
    `insert into rsvps (${Object.keys(OWN).join(', ')})
     values ('Desdemona', 'B', null, null, 'd@otello.example', 'attending', 'attending', 1, null)`,
  );
});
afterEach(() => postgres?.stop());

it('gives a stranger with an account nothing', async () => {
  await postgres.sql('postgres', 'create role stranger login');
  expect(await rightsOf(postgres, 'plain', 'stranger')).toEqual([]);
  expect(await rightsOf(postgres, 'plain', 'public')).toEqual([]);
});

it('closes the tables to each role that is there, though the others are not', async () => {
  await postgres.sql('postgres', 'create role anon');
  await postgres.create('anon_alone');
  await postgres.sql(
    'anon_alone',
    `alter default privileges in schema public grant all on tables to anon;
     alter default privileges in schema public grant all on sequences to anon;
     alter default privileges in schema public grant all on functions to anon`,
  );
  await pushMigrations(postgres, 'anon_alone', 'owner');
  expect(await rightsOf(postgres, 'anon_alone', 'anon')).toEqual(
    ['rsvps: SELECT', ...Object.keys(OWN).map((column) => `rsvps.${column}: INSERT`)].sort(),
  );
});

it('stays closed when the roles come later, even to who is granted everything', async () => {
  await createRoles(postgres);
  expect(await rightsOf(postgres, 'plain', 'anon')).toEqual([]);
  await postgres.sql(
    'plain',
    `grant all on all tables in schema public to anon;
     grant all on all sequences in schema public to anon`,
  );
  const owner = new pg.Client(postgres.url('plain'));
  await owner.connect();
  const anon = await connectDataApi(postgres.url('plain'));
  try {
    const before = await contentOf(owner);
    await expect(insertOwn(anon)).rejects.toMatchObject({ code: '42501' });
    for (const name of ['select *', 'count(*)', 'like through a filter', 'a cast in a filter']) {
      const [attack = '', expected] = READS[name] ?? [];
      expect(await outcomeOf(anon, attack), name).toBe(expected);
    }
    expect(await outcomeOf(anon, 'delete from rsvps returning id')).toBe('nothing');
    expect(await outcomeOf(anon, 'delete from host_entries returning id')).toBe('nothing');
    expect(await outcomeOf(anon, 'select line from server_secrets')).toBe('nothing');
    expect(await outcomeOf(anon, `update rsvps set email = 'a@b.co'`)).toBe('23514');
    expect(await contentOf(owner)).toBe(before);
  } finally {
    await anon.end();
    await owner.end();
  }
});
