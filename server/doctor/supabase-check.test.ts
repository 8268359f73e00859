import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plant } from '../../supabase/fixtures/attack.ts';
import { createProject, startProject } from '../../supabase/fixtures/project.ts';
import { rightsOf } from '../../supabase/fixtures/rights.ts';
import { PUBLIC_KEY, startStandIn } from '../../supabase/fixtures/stand-in.ts';
import type { Postgres } from '../fixtures/postgres.ts';
import type { CheckSection } from './check-result.ts';
import { checkSupabase } from './supabase-check.ts';
import { closingSql, projectTables } from './supabase-tables.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startProject();
  await createProject(postgres, 'fresh');
});
afterAll(() => postgres?.stop());

let made = 0;

/** A project like `template`, as `sql` left it; `dashboard` runs SQL as the project's SQL editor does. */
async function projectAfter(sql: string, { template = 'project', replies = true } = {}) {
  const database = `project-${++made}`;
  await postgres.create(database, template);
  if (replies && template === 'project') await plant(postgres, database);
  if (sql) await postgres.sql(database, sql);
  return {
    database,
    look: (anonKey = PUBLIC_KEY) => lookAt(database, anonKey),
    async dashboard(text: string) {
      const client = new pg.Client(postgres.url(database, 'postgres'));
      await client.connect();
      await client.query(text).finally(() => client.end());
    },
  };
}

async function lookAt(database: string, anonKey: string) {
  const project = await startStandIn(postgres.url(database));
  try {
    return await checkSupabase({ url: project.url, anonKey });
  } finally {
    await project.close();
  }
}

/** Every row of the site in a database. */
async function allOf(database: string) {
  const tables: Record<string, unknown> = {};
  for (const { name } of projectTables()) {
    tables[name] = await postgres.sql(database, `select ${name}::text as row from ${name}`);
  }
  return tables;
}

function faultsOf({ results }: Pick<CheckSection, 'results'>): string[] {
  return results.filter(({ level }) => level === 'fault').map(({ says }) => says);
}

/** An address that answers everything with the same. */
async function withAnswer<T>(
  status: number,
  body: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('a project that is open is called out, loses nothing, and is closed by the SQL', () => {
  const READ = 'Your guests’ data is open to the world';
  const WRITE = 'Strangers can write where only you may';

  test.each<[state: string, sql: string, title: string, says: RegExp[]]>([
    [
      'row security is off',
      'alter table rsvps disable row level security',
      READ,
      [/^Anybody can read every reply, .*\(1 now\)\.$/],
    ],
    [
      'a policy shows every row',
      'create policy help on rsvps for select to anon using (true)',
      READ,
      [/^Anybody can read every reply/],
    ],
    [
      'a policy for everything, and every right',
      `create policy help on rsvps for all to public using (true) with check (true);
       grant all on all tables in schema public to anon`,
      READ,
      [
        /^Anybody can read every reply/,
        /^Anybody can send replies under a false time\.$/,
        /^Anybody can write a reply over another\.$/,
        /^Anybody can change replies\.$/,
        /^Anybody can delete replies\.$/,
        /^Anybody can read the table schema_versions\.$/,
        /^Anybody can delete from the table invited\.$/,
        /^Anybody can change the table server_secrets\.$/,
      ],
    ],
    [
      'replies may be changed',
      'grant update on rsvps to anon',
      WRITE,
      [/^Anybody can write a reply over another\.$/, /^Anybody can change replies\.$/],
    ],
    [
      'one answer may be changed',
      'grant update (wedding) on rsvps to anon',
      WRITE,
      [/^Anybody can change replies\.$/],
    ],
    [
      'replies may be deleted',
      'grant delete on rsvps to public',
      WRITE,
      [/^Anybody can delete replies\.$/],
    ],
    [
      'the guest list may be read',
      'alter table invited disable row level security; grant select on invited to anon',
      READ,
      [/^Anybody can read the table invited\.$/],
    ],
    [
      'the secrets may be changed',
      'alter table server_secrets disable row level security; grant select, update on server_secrets to public',
      READ,
      [/^Anybody can read the table server_secrets\.$/, /^Anybody can change the table server_s/],
    ],
  ])('%s', async (_, sql, title, says) => {
    const { database, look, dashboard } = await projectAfter(sql);
    const before = await allOf(database);

    const found = await look();
    for (const line of says) expect(faultsOf(found)).toContainEqual(expect.stringMatching(line));
    expect(found.alarm?.title).toBe(title);
    expect(found.alarm?.list.length).toBe(faultsOf(found).length);
    expect(await allOf(database)).toEqual(before);

    await dashboard(found.alarm?.sql ?? '');
    await dashboard(found.alarm?.sql ?? '');
    const after = await look();
    expect(faultsOf(after)).toEqual([]);
    expect(after.alarm).toBeUndefined();
    expect(await allOf(database)).toEqual(before);
  });

  test.each([
    'alter table rsvps disable row level security',
    'create policy help on rsvps for select to anon using (true)',
  ])('before the first reply too: %s', async (sql) => {
    const { look, dashboard } = await projectAfter(sql, { replies: false });
    const { alarm, results } = await look();
    expect(faultsOf({ results })).toEqual([expect.stringMatching(/\(there are none yet\)\.$/)]);
    expect(alarm?.title).toBe(READ);

    await dashboard(alarm?.sql ?? '');
    expect(faultsOf(await look())).toEqual([]);
  });

  test('the SQL gives back exactly the rights that the migrations gave', async () => {
    const { database, dashboard } = await projectAfter(
      `grant all on all tables in schema public to public, anon, authenticated, service_role;
       grant all on all sequences in schema public to public, anon, authenticated, service_role;
       grant all on all functions in schema public to public, anon, authenticated, service_role;
       revoke insert on rsvps from anon;
       drop policy guests_send_replies on rsvps`,
    );
    await dashboard(closingSql(projectTables().map(({ name }) => name)));
    for (const role of ['public', 'anon', 'authenticated', 'service_role']) {
      const fresh = await rightsOf(postgres, 'project', role);
      expect(await rightsOf(postgres, database, role), role).toEqual(fresh);
    }
    const policies = 'select * from pg_policies order by policyname';
    const fresh = await postgres.sql('project', policies);
    expect(await postgres.sql(database, policies)).toEqual(fresh);
  });

  test('the SQL is about the tables concerned alone', async () => {
    const { look } = await projectAfter('grant select, delete on exports to anon');
    const { alarm } = await look();
    expect(alarm?.sql).toContain('public.exports');
    expect(alarm?.sql).not.toMatch(/rsvps|server_secrets/);
  });
});

describe('a project in which no guest can reply', () => {
  test.each([
    ['may not send', 'revoke insert on rsvps from anon', /the table refuses every one/],
    ['has no policy to send', 'drop policy guests_send_replies on rsvps', /refuses every one/],
    ['may not see the own row', 'revoke select on rsvps from anon', /may not see its own row/],
  ])('%s', async (_, sql, line) => {
    const { look, dashboard } = await projectAfter(sql);
    const found = await look();
    expect(faultsOf(found)).toContainEqual(expect.stringMatching(line));
    expect(found.alarm).toMatchObject({ title: 'No guest can reply', list: [] });

    await dashboard(found.alarm?.sql ?? '');
    expect(faultsOf(await look())).toEqual([]);
  });

  test('has a table of another shape', async () => {
    const { look } = await projectAfter('alter table rsvps rename dietary_restrictions to diet');
    expect(faultsOf(await look())).toContain(
      'Guests cannot send replies: the table rsvps has no column dietary_restrictions.',
    );
  });

  test('has a table without checks, where the dry run is taken back', async () => {
    const { database, look } = await projectAfter(
      'alter table rsvps drop constraint guests_count_range',
    );
    const before = await allOf(database);
    expect(faultsOf(await look())).toContainEqual(expect.stringMatching(/checks are missing/));
    expect(await allOf(database)).toEqual(before);
  });

  test('has not been migrated', async () => {
    const { look } = await projectAfter('', { template: 'fresh' });
    const found = await look();
    expect(found.results).toEqual([
      {
        level: 'fault',
        says: expect.stringMatching(/^The project at http:\S+ has no table rsvps\.$/),
        mend: expect.stringContaining('supabase db push'),
      },
    ]);
  });

  test('does not know the key, which is not repeated', async () => {
    const { look } = await projectAfter('');
    const found = await look('sb_publishable_of_another');
    expect(faultsOf(found)).toEqual([expect.stringMatching(/does not know the key/)]);
    expect(JSON.stringify(found)).not.toContain('of_another');
  });

  test.each<[state: string, status: number, body: string, line: RegExp]>([
    ['is paused', 540, '{"message":"Project paused"}', /is paused: no reply arrives/],
    ['has lost its database', 503, '{"code":"PGRST002"}', /has trouble \(status 503\)/],
    ['is another website', 200, '<h1>Hello</h1>', /no Supabase project \(status 200\)/],
    ['is not there', 404, 'Not Found', /no Supabase project \(status 404\)/],
    ['has moved', 308, '', /no Supabase project \(status 308\)/],
  ])('%s', async (_, status, body, line) => {
    const look = (url: string) => checkSupabase({ url, anonKey: PUBLIC_KEY });
    const found = await withAnswer(status, body, look);
    expect(faultsOf(found)).toEqual([expect.stringMatching(line)]);
    expect(found.results[0]?.mend).toBeTruthy();
  });

  test('cannot be reached', async () => {
    const gone = await withAnswer(200, '', async (url) => url);
    const found = await checkSupabase({ url: gone, anonKey: PUBLIC_KEY });
    expect(faultsOf(found)).toEqual([
      `The project at ${gone} cannot be reached: the connection was refused.`,
    ]);
  });
});

test('a project of an older version is well but for the dashboard', async () => {
  const { look } = await projectAfter('drop table server_secrets, password_tries');
  const { results } = await look();
  expect(results).toContainEqual({
    level: 'warning',
    says: 'The project is of an older version: it has no server_secrets, password_tries.',
    mend: expect.stringContaining('supabase db push'),
  });
  expect(faultsOf({ results })).toEqual([]);
});

test.each([true, false])(
  'a closed project is well, and as it was (replies: %s)',
  async (replies) => {
    const { database, look } = await projectAfter('', { replies });
    const before = await allOf(database);
    const found = await look();
    expect(found.results.map(({ level }) => level)).toEqual(Array(5).fill('well'));
    expect(found.alarm).toBeUndefined();
    expect(await allOf(database)).toEqual(before);
  },
);
