import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import content from '../../content/wedding.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { insertPrivateData } from '../../supabase/fixtures/attack.ts';
import { PUBLIC_KEY, startFakeSupabase } from '../../supabase/fixtures/fake-supabase.ts';
import { createProject, startProject } from '../../supabase/fixtures/project.ts';
import { listRights } from '../../supabase/fixtures/rights.ts';
import type { Postgres } from '../fixtures/postgres.ts';
import type { CheckSection } from './report.ts';
import { checkSupabase } from './supabase.ts';
import { createClosingSql, listProjectTables } from './supabase-tables.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startProject();
  await createProject(postgres, 'fresh');
  await postgres.create('with-replies', 'project');
  await insertPrivateData(postgres, 'with-replies');
});
afterAll(() => postgres?.stop());

let projectCount = 0;

/** A copy of `template`, changed by `sql`; `runSql` runs SQL as the project's SQL editor does. */
async function createChangedProject(sql: string, template = 'with-replies') {
  const database = `project-${++projectCount}`;
  await postgres.create(database, template);
  // One connection for each user, because PostgreSQL reads the tables' definitions again for each.
  const connect = async (user: 'owner' | 'postgres') => {
    const client = new pg.Client(postgres.url(database, user));
    onTestFinished(() => client.end());
    await client.connect();
    return client;
  };
  const owner = await connect('owner');
  let editor: pg.Client | undefined;
  if (sql) await owner.query(sql);
  const project = await startFakeSupabase(postgres.url(database));
  onTestFinished(() => project.close());
  return {
    database,
    check: (anonKey = PUBLIC_KEY, wedding: WeddingDocument = content) =>
      checkSupabase({ url: project.url, anonKey }, wedding),
    async runSql(text: string) {
      editor ??= await connect('postgres');
      await editor.query(text);
    },
    readAllRows: async () => (await owner.query(SELECT_ALL_ROWS)).rows,
  };
}

/** All rows of the site's tables. */
const SELECT_ALL_ROWS = `${listProjectTables()
  .map(({ name }) => `select '${name}' as table, ${name}::text as row from ${name}`)
  .join(' union all ')} order by 1, 2`;

function listErrors({ results }: Pick<CheckSection, 'results'>): string[] {
  return results.filter(({ level }) => level === 'error').map(({ message }) => message);
}

/** A server that answers every request with the same response. */
async function withResponse<T>(
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

describe('an exposed project', () => {
  const READ = 'Anyone can read your guests’ data';
  const WRITE = 'Anyone can change your data';

  test.each<[state: string, sql: string, title: string, messages: RegExp[]]>([
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
        /^Anybody can send replies with a false time\.$/,
        /^Anybody can overwrite a reply\.$/,
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
      [/^Anybody can overwrite a reply\.$/, /^Anybody can change replies\.$/],
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
      'the guest list may be read and the secrets may be changed',
      `alter table invited disable row level security; grant select on invited to anon;
       alter table server_secrets disable row level security;
       grant select, update on server_secrets to public`,
      READ,
      [
        /^Anybody can read the table invited\.$/,
        /^Anybody can read the table server_secrets\.$/,
        /^Anybody can change the table server_secrets\.$/,
      ],
    ],
  ])(
    'is reported, not changed, and closed by the printed SQL when %s',
    async (_, sql, title, messages) => {
      const { check, readAllRows, runSql } = await createChangedProject(sql);
      const before = await readAllRows();

      const found = await check();
      for (const message of messages) {
        expect(listErrors(found)).toContainEqual(expect.stringMatching(message));
      }
      expect(found.alarm?.title).toBe(title);
      expect(found.alarm?.list.length).toBe(listErrors(found).length);
      expect(await readAllRows()).toEqual(before);

      await runSql(found.alarm?.sql ?? '');
      await runSql(found.alarm?.sql ?? '');
      const after = await check();
      expect(listErrors(after)).toEqual([]);
      expect(after.alarm).toBeUndefined();
      expect(await readAllRows()).toEqual(before);
    },
  );

  test.each([
    'alter table rsvps disable row level security',
    'create policy help on rsvps for select to anon using (true)',
  ])('is reported before the first reply, too: %s', async (sql) => {
    const { check, runSql } = await createChangedProject(sql, 'project');
    const { alarm, results } = await check();
    expect(listErrors({ results })).toEqual([expect.stringMatching(/\(there are none yet\)\.$/)]);
    expect(alarm?.title).toBe(READ);

    await runSql(alarm?.sql ?? '');
    expect(listErrors(await check())).toEqual([]);
  });

  test('the SQL restores exactly the permissions that the migrations set', async () => {
    const { database, runSql } = await createChangedProject(
      `grant all on all tables in schema public to public, anon, authenticated, service_role;
       grant all on all sequences in schema public to public, anon, authenticated, service_role;
       grant all on all functions in schema public to public, anon, authenticated, service_role;
       revoke insert on rsvps from anon;
       drop policy guests_send_replies on rsvps`,
    );
    await runSql(createClosingSql(listProjectTables().map(({ name }) => name)));
    for (const role of ['public', 'anon', 'authenticated', 'service_role']) {
      const fresh = await listRights(postgres, 'project', role);
      expect(await listRights(postgres, database, role), role).toEqual(fresh);
    }
    const policies = 'select * from pg_policies order by policyname';
    const fresh = await postgres.sql('project', policies);
    expect(await postgres.sql(database, policies)).toEqual(fresh);
  });

  test('the SQL changes only the tables concerned', async () => {
    const { check } = await createChangedProject('grant select, delete on exports to anon');
    const { alarm } = await check();
    expect(alarm?.sql).toContain('public.exports');
    expect(alarm?.sql).not.toMatch(/rsvps|server_secrets/);
  });
});

describe('the doctor', () => {
  test.each([
    [
      'does not permit sending',
      'revoke insert on rsvps from anon',
      /the table rejects all of them/,
    ],
    [
      'has no policy for sending',
      'drop policy guests_send_replies on rsvps',
      /rejects all of them/,
    ],
    [
      'does not permit reading the own row',
      'revoke select on rsvps from anon',
      /may not read its own row/,
    ],
  ])('reports a project that %s', async (_, sql, line) => {
    const { check, runSql } = await createChangedProject(sql);
    const found = await check();
    expect(listErrors(found)).toContainEqual(expect.stringMatching(line));
    expect(found.alarm).toMatchObject({ title: 'No guest can reply', list: [] });

    await runSql(found.alarm?.sql ?? '');
    expect(listErrors(await check())).toEqual([]);
  });

  test('reports a project that has a table with another column', async () => {
    const { check } = await createChangedProject(
      'alter table rsvps rename dietary_restrictions to diet',
    );
    expect(listErrors(await check())).toContain(
      'Guests cannot send replies: the table rsvps has no column dietary_restrictions.',
    );
  });

  test.each<[form: string, changes: Partial<WeddingDocument['rsvp']>]>([
    ['three guests', { maxGuests: 3 }],
    ['one of the two events', { events: ['wedding'] }],
  ])(
    'reports a project that has no column for the answers of a form for %s',
    async (_, changes) => {
      const { check } = await createChangedProject('alter table rsvps drop column answers cascade');
      const wedding = { ...content, rsvp: { ...content.rsvp, ...changes } };
      const { results } = await check(PUBLIC_KEY, wedding);
      expect(results).toContainEqual({
        level: 'error',
        message: 'Guests cannot send replies: the table rsvps has no column answers.',
        fix: 'supabase db push, in the folder of this site',
      });
      // The default form does not need it.
      expect(listErrors(await check())).toEqual([]);
    },
  );

  test('reports a project that has a table without checks, and the dry run stores nothing', async () => {
    const { check, readAllRows } = await createChangedProject(
      'alter table rsvps drop constraint guests_count_range',
    );
    const before = await readAllRows();
    expect(listErrors(await check())).toContainEqual(expect.stringMatching(/checks are missing/));
    expect(await readAllRows()).toEqual(before);
  });

  test('reports a project that has not been migrated', async () => {
    const { check } = await createChangedProject('', 'fresh');
    const found = await check();
    expect(found.results).toEqual([
      {
        level: 'error',
        message: expect.stringMatching(/^The project at http:\S+ has no table rsvps\.$/),
        fix: expect.stringContaining('supabase db push'),
      },
    ]);
  });

  test('reports a project that does not accept the key, without repeating it', async () => {
    const { check } = await createChangedProject('');
    const found = await check('sb_publishable_of_another');
    expect(listErrors(found)).toEqual([expect.stringMatching(/does not accept the key/)]);
    expect(JSON.stringify(found)).not.toContain('of_another');
  });

  test.each<[state: string, status: number, body: string, line: RegExp]>([
    ['is paused', 540, '{"message":"Project paused"}', /is paused: it receives no replies/],
    ['has lost its database', 503, '{"code":"PGRST002"}', /does not work \(status 503\)/],
    ['is another website', 200, '<h1>Hello</h1>', /not a Supabase project \(status 200\)/],
    ['does not exist', 404, 'Not Found', /not a Supabase project \(status 404\)/],
    ['has moved', 308, '', /not a Supabase project \(status 308\)/],
  ])('reports a project that %s', async (_, status, body, line) => {
    const check = (url: string) => checkSupabase({ url, anonKey: PUBLIC_KEY }, content);
    const found = await withResponse(status, body, check);
    expect(listErrors(found)).toEqual([expect.stringMatching(line)]);
    expect(found.results[0]?.fix).toBeTruthy();
  });

  test('reports a project that cannot be reached', async () => {
    const gone = await withResponse(200, '', async (url) => url);
    const found = await checkSupabase({ url: gone, anonKey: PUBLIC_KEY }, content);
    expect(listErrors(found)).toEqual([
      `The project at ${gone} cannot be reached: the connection was refused.`,
    ]);
  });
});

test('warns about an older project that cannot serve the dashboard', async () => {
  const { check } = await createChangedProject('drop table server_secrets, password_tries');
  const { results } = await check();
  expect(results).toContainEqual({
    level: 'warning',
    message: 'The project is from an older version: it has no server_secrets, password_tries.',
    fix: expect.stringContaining('supabase db push'),
  });
  expect(listErrors({ results })).toEqual([]);
});

test.each([true, false])(
  'finds no problem in a closed project and leaves it unchanged (replies: %s)',
  async (replies) => {
    const { check, readAllRows } = await createChangedProject(
      '',
      replies ? 'with-replies' : 'project',
    );
    const before = await readAllRows();
    const found = await check();
    expect(found.results.map(({ level }) => level)).toEqual(Array(5).fill('ok'));
    expect(found.alarm).toBeUndefined();
    expect(await readAllRows()).toEqual(before);
  },
);
