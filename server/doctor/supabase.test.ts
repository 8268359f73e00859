import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { insertPrivateData } from '../../supabase/fixtures/attack.ts';
import { PUBLIC_KEY, startFakeSupabase } from '../../supabase/fixtures/fake-supabase.ts';
import { createProject, startProject } from '../../supabase/fixtures/project.ts';
import type { Postgres } from '../fixtures/postgres.ts';
import type { CheckResult } from './check.ts';
import { checkSupabase } from './supabase.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startProject();
  await createProject(postgres, 'fresh');
  await postgres.create('with-replies', 'project');
  await insertPrivateData(postgres, 'with-replies');
});
afterAll(() => postgres?.stop());

let projectCount = 0;

/** A copy of `template`, changed by `sql`. */
async function createChangedProject(sql: string, template = 'with-replies') {
  const database = `project-${++projectCount}`;
  await postgres.create(database, template);
  if (sql) await postgres.sql(database, sql);
  const project = await startFakeSupabase(postgres.url(database));
  onTestFinished(() => project.close());
  return {
    check: (anonKey = PUBLIC_KEY) => checkSupabase({ url: project.url, anonKey }),
    readReplies: () => postgres.sql(database, 'select * from rsvps order by id'),
  };
}

function listErrors(results: CheckResult[]): string[] {
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

test.each(['with-replies', 'project'])(
  'finds no problem in a closed project and leaves it unchanged: %s',
  async (template) => {
    const { check, readReplies } = await createChangedProject('', template);
    const before = await readReplies();
    expect((await check()).map(({ level }) => level)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(await readReplies()).toEqual(before);
  },
);

const READABLE = 'Anybody can read every reply, with names, addresses and diets.';

test.each<[state: string, sql: string, errors: (string | RegExp)[], template?: string]>([
  ['whose row security is off', 'alter table rsvps disable row level security', [READABLE]],
  [
    'whose row security is off before the first reply',
    'alter table rsvps disable row level security',
    [READABLE],
    'project',
  ],
  [
    'whose policy shows every row',
    'create policy help on rsvps for select to anon using (true)',
    [READABLE],
  ],
  [
    'whose replies can be changed',
    'grant update on rsvps to anon',
    ['Anybody can change replies.'],
  ],
  [
    'whose replies can be deleted',
    'grant delete on rsvps to public',
    ['Anybody can delete replies.'],
  ],
  [
    'whose guest list can be read',
    'alter table hosts disable row level security; grant select on hosts to anon',
    ['Anybody can read the table hosts.'],
  ],
  ['that does not permit sending', 'revoke insert on rsvps from anon', [/the table rejects all/]],
  [
    'that has no policy for sending',
    'drop policy guests_send_replies on rsvps',
    [/the table rejects all of them/],
  ],
  [
    'that lacks a column',
    'alter table rsvps drop column answers cascade',
    [/The table rsvps has no column answers/],
  ],
  [
    'that has lost its checks',
    'alter table rsvps drop constraint email_is_an_address',
    [/accepts invalid replies/],
  ],
  [
    'that has not been migrated',
    '',
    [/^The project at http:\S+ has no table rsvps, or another program’s\.$/],
    'fresh',
  ],
])('reports a project %s, and changes nothing', async (_, sql, errors, template) => {
  const { check, readReplies } = await createChangedProject(sql, template);
  const before = template === 'fresh' ? null : await readReplies();
  const found = await check();
  expect(listErrors(found)).toEqual(errors.map((message) => expect.stringMatching(message)));
  for (const { level, fix } of found) if (level === 'error') expect(fix).toBeTruthy();
  if (before) expect(await readReplies()).toEqual(before);
});

test('reports a project that does not accept the key, without repeating it', async () => {
  const { check } = await createChangedProject('');
  const found = await check('sb_publishable_of_another');
  expect(listErrors(found)).toEqual([expect.stringMatching(/does not accept the key/)]);
  expect(JSON.stringify(found)).not.toContain('of_another');
});

test.each<[state: string, status: number, body: string, line: RegExp]>([
  ['is paused', 540, '{"message":"Project paused"}', /is paused or does not work \(status 540\)/],
  ['has lost its database', 503, '{"code":"PGRST002"}', /does not work \(status 503\)/],
  ['is another website', 200, '<h1>Hello</h1>', /not a Supabase project \(status 200\)/],
])('reports a project that %s', async (_, status, body, line) => {
  const check = (url: string) => checkSupabase({ url, anonKey: PUBLIC_KEY });
  expect(listErrors(await withResponse(status, body, check))).toEqual([
    expect.stringMatching(line),
  ]);
});

test('reports a project that cannot be reached', async () => {
  const gone = await withResponse(200, '', async (url) => url);
  expect(listErrors(await checkSupabase({ url: gone, anonKey: PUBLIC_KEY }))).toEqual([
    `The project at ${gone} cannot be reached: the connection was refused.`,
  ]);
});
