import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Postgres } from '../server/fixtures/postgres.ts';
import { OWN_REPLY } from './fixtures/attack.ts';
import {
  createProject,
  createRoles,
  type NewTableAccess,
  pushMigrations,
  startCluster,
} from './fixtures/project.ts';
import { listRights } from './fixtures/rights.ts';

const PROJECTS: [newTableAccess: NewTableAccess, database: string][] = [
  ['open to all', 'project_before'],
  ['closed', 'project_today'],
];

const RIGHTS: [role: string, rights: string[]][] = [
  ['public', []],
  ['authenticator', []],
  ['authenticated', []],
  [
    'anon',
    [
      'rsvps: SELECT',
      ...[...Object.keys(OWN_REPLY), 'answers'].map((column) => `rsvps.${column}: INSERT`),
    ].sort(),
  ],
  ['service_role', ['rsvps: DELETE', 'rsvps: INSERT', 'rsvps: SELECT']],
];

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startCluster();
  await createRoles(postgres);
});
afterAll(() => postgres?.stop());

describe.each(PROJECTS)('in a project whose new tables are %s', (newTableAccess, database) => {
  const sql: Postgres['sql'] = (_, text, values) => postgres.sql(database, text, values);
  beforeAll(async () => {
    await createProject(postgres, database, newTableAccess);
    await pushMigrations(postgres, database);
  });

  it.each(RIGHTS)('the role %s has exactly its rights', async (role, rights) => {
    expect(await listRights(postgres, database, role)).toEqual(rights);
  });

  it('every table has row security, and only rsvps has policies', async () => {
    const openTables = await sql(
      database,
      `select relname from pg_class where relnamespace = 'public'::regnamespace
       and relkind in ('r', 'p') and not relrowsecurity`,
    );
    expect(openTables).toEqual([]);
    const policies = await sql(
      database,
      'select tablename, policyname, permissive, roles::text, cmd from pg_policies order by cmd',
    );
    expect(policies.map((policy) => Object.values(policy).join(' '))).toEqual([
      'rsvps guests_send_replies PERMISSIVE {anon} INSERT',
      'rsvps guests_see_what_they_are_sending PERMISSIVE {anon} SELECT',
    ]);
  });

  it('there is no view, every function has a search path, and none is a security definer', async () => {
    const views = await sql(
      database,
      `select relname from pg_class where relnamespace = 'public'::regnamespace
       and relkind not in ('r', 'i', 'S')`,
    );
    expect(views).toEqual([]);
    const functions = await sql(
      database,
      `select proname, prosecdef, proconfig::text from pg_proc
       where pronamespace = 'public'::regnamespace order by proname`,
    );
    const proconfig = '{"search_path=\\"\\""}';
    expect(functions).toEqual([{ proname: 'rows_are_never_changed', prosecdef: false, proconfig }]);
  });

  it('there is no object outside public, and realtime publishes no table', async () => {
    const objects = await sql(
      database,
      `select oid::regclass::text as name from pg_class where relowner = 'postgres'::regrole
       and relnamespace::regnamespace::text not in ('public', 'pg_toast', 'extensions')`,
    );
    expect(objects).toEqual([]);
    expect(await sql(database, 'select * from pg_publication_tables')).toEqual([]);
  });

  it('a new table without its own grants would fail these tests', async () => {
    await sql(database, 'set role postgres; create table public.gifts (giver text)');
    const rights = await listRights(postgres, database, 'anon');
    await sql(database, 'drop table public.gifts');
    expect(rights).toContain('gifts: TRUNCATE');
    expect(rights.includes('gifts: SELECT')).toBe(newTableAccess === 'open to all');
  });
});
