import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Postgres } from '../server/fixtures/postgres.ts';
import { OWN } from './fixtures/attack.ts';
import {
  createProject,
  createRoles,
  type NewTablesAre,
  pushMigrations,
  startCluster,
} from './fixtures/project.ts';
import { rightsOf } from './fixtures/rights.ts';

const PROJECTS: [what: NewTablesAre, database: string][] = [
  ['open to all', 'project_before'],
  ['closed', 'project_today'],
];

/** Each role, and all that it may. */
const RIGHTS: [role: string, may: string[]][] = [
  ['public', []],
  ['authenticator', []],
  ['authenticated', []],
  [
    'anon',
    ['rsvps: SELECT', ...Object.keys(OWN).map((column) => `rsvps.${column}: INSERT`)].sort(),
  ],
  ['service_role', ['rsvps: DELETE', 'rsvps: INSERT', 'rsvps: SELECT']],
];

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startCluster();
  await createRoles(postgres);
});
afterAll(() => postgres?.stop());

describe.each(PROJECTS)('in a project whose new tables are %s', (newTablesAre, database) => {
  const sql: Postgres['sql'] = (_, text, values) => postgres.sql(database, text, values);
  beforeAll(async () => {
    await createProject(postgres, database, newTablesAre);
    await pushMigrations(postgres, database);
  });

  it.each(RIGHTS)('%s may do this and nothing else', async (role, may) => {
    expect(await rightsOf(postgres, database, role)).toEqual(may);
  });

  it('every table has row security, and two policies stand on replies alone', async () => {
    const open = await sql(
      database,
      `select relname from pg_class where relnamespace = 'public'::regnamespace
       and relkind in ('r', 'p') and not relrowsecurity`,
    );
    expect(open).toEqual([]);
    const policies = await sql(
      database,
      'select tablename, policyname, permissive, roles::text, cmd from pg_policies order by cmd',
    );
    expect(policies.map((policy) => Object.values(policy).join(' '))).toEqual([
      'rsvps guests_send_replies PERMISSIVE {anon} INSERT',
      'rsvps guests_see_what_they_are_sending PERMISSIVE {anon} SELECT',
    ]);
  });

  it('no view, no function that runs as another, none without a search path', async () => {
    const views = await sql(
      database,
      `select relname from pg_class where relnamespace = 'public'::regnamespace
       and relkind not in ('r', 'i', 'S')`,
    );
    expect(views).toEqual([]);
    const functions = await sql(
      database,
      `select proname, prosecdef, proconfig::text from pg_proc
       where pronamespace = 'public'::regnamespace`,
    );
    expect(functions).toEqual([
      { proname: 'rows_are_never_changed', prosecdef: false, proconfig: '{"search_path=\\"\\""}' },
    ]);
  });

  it('nothing stands outside public, and nothing is told to the world by realtime', async () => {
    const strays = await sql(
      database,
      `select oid::regclass::text as name from pg_class where relowner = 'postgres'::regrole
       and relnamespace::regnamespace::text not in ('public', 'pg_toast', 'extensions')`,
    );
    expect(strays).toEqual([]);
    expect(await sql(database, 'select * from pg_publication_tables')).toEqual([]);
  });

  it('a table added later without a thought would not pass', async () => {
    await sql(database, 'set role postgres; create table public.gifts (giver text)');
    const anon = await rightsOf(postgres, database, 'anon');
    await sql(database, 'drop table public.gifts');
    expect(anon).toContain('gifts: TRUNCATE');
    expect(anon.includes('gifts: SELECT')).toBe(newTablesAre === 'open to all');
  });
});
