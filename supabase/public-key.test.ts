import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Postgres } from '../server/fixtures/postgres.ts';
import { insertPrivateData, OWN_REPLY } from './fixtures/attack.ts';
import {
  type FakeSupabase,
  PUBLIC_KEY,
  SECRET_KEY,
  startFakeSupabase,
} from './fixtures/fake-supabase.ts';
import { startProject } from './fixtures/project.ts';

// Attacks with the project's address and public key, which every guest's page contains.

let postgres: Postgres;
let project: FakeSupabase;
beforeAll(async () => {
  postgres = await startProject();
  await insertPrivateData(postgres, 'project');
  project = await startFakeSupabase(postgres.url('project'));
});
afterAll(async () => {
  await project?.close();
  await postgres?.stop();
});

async function request(
  method: string,
  path: string,
  { key = PUBLIC_KEY, body, prefer = '' }: { key?: string; body?: object; prefer?: string } = {},
) {
  const response = await fetch(`${project.url}/rest/v1/${path}`, {
    method,
    headers: { ...(key && { apikey: key }), 'Content-Type': 'application/json', Prefer: prefer },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    range: response.headers.get('Content-Range'),
    body: text && JSON.parse(text),
  };
}

const DENIED = { status: 401, body: { code: '42501', details: null } };
const DASHBOARD_TABLES = [
  'reply_changes',
  'households',
  'emails',
  'sessions',
  'session_generations',
  'wedding_versions',
  'wedding_draft',
  'pictures',
  'preview_links',
  'share_links',
  'invitation_codes',
  'announcements',
  'hosts',
  'activity',
  'passkeys',
  'plans',
  'wishes',
  'recovery_codes',
  'photographs',
  'photo_settings',
  'table_links',
  'mail_server',
  'mailings',
  'mail_recipients',
  'server_secrets',
  'schema_versions',
];

describe('with the public key', () => {
  it.each(['rsvps', 'rsvps?select=*', 'rsvps?email=eq.desdemona@otello.example', 'rsvps?id=eq.1'])(
    'GET %s returns no row and a count of 0',
    async (path) => {
      const response = await request('GET', path, { prefer: 'count=exact' });
      expect(response).toEqual({ status: 200, range: '*/0', body: [] });
    },
  );

  it('replies cannot be changed or deleted', async () => {
    const change = { body: { wedding: 'not-attending' } };
    expect(await request('PATCH', 'rsvps', change)).toMatchObject(DENIED);
    expect(await request('PATCH', 'rsvps?id=eq.1', change)).toMatchObject(DENIED);
    expect(await request('DELETE', 'rsvps')).toMatchObject(DENIED);
    expect(await request('DELETE', 'rsvps?id=eq.1')).toMatchObject(DENIED);
    expect(await postgres.sql('project', 'select wedding from rsvps')).toEqual([
      { wedding: 'attending' },
    ]);
  });

  it.each(DASHBOARD_TABLES)('the table %s cannot be read or deleted', async (table) => {
    for (const method of ['GET', 'DELETE']) {
      expect(await request(method, table), method).toMatchObject(DENIED);
    }
  });

  it('columns that only the database sets are rejected', async () => {
    for (const forged of [{ id: 1 }, { created_at: '2020-01-01' }, { created_xid: '9' }]) {
      const response = await request('POST', 'rsvps', { body: { ...OWN_REPLY, ...forged } });
      expect(response).toMatchObject(DENIED);
    }
    const response = await request('POST', 'rsvps', { body: { ...OWN_REPLY, table: 7 } });
    expect(response).toMatchObject({ status: 400, body: { code: 'PGRST204' } });
  });

  it('a reply that breaks a constraint is rejected with PostgreSQL’s message', async () => {
    const response = await request('POST', 'rsvps', { body: { ...OWN_REPLY, guests_count: 3 } });
    expect(response).toMatchObject({
      status: 400,
      body: {
        code: '23514',
        message: 'new row for relation "rsvps" violates check constraint "guests_count_range"',
        details: null,
      },
    });
  });
});

it.each(['', 'another'])('a request with the key %j is rejected', async (key) => {
  expect(await request('GET', 'rsvps', { key })).toMatchObject({ status: 401 });
});

it('the secret key can read and delete replies, but not change them or read the dashboard’s tables', async () => {
  const key = SECRET_KEY;
  const response = await request('GET', 'rsvps', { key });
  expect(response.body).toMatchObject([{ id: 1, guest_one_first: 'Desdemona' }]);
  const denied = { status: 403, body: { code: '42501' } };
  expect(await request('PATCH', 'rsvps', { key, body: { wedding: 'attending' } })).toMatchObject(
    denied,
  );
  expect(await request('GET', 'households', { key })).toMatchObject(denied);
  const { body } = await request('POST', 'rsvps', {
    body: OWN_REPLY,
    prefer: 'return=representation',
  });
  const [{ id }] = body;
  expect(await request('DELETE', `rsvps?id=eq.${id}`, { key })).toMatchObject({ status: 204 });
  expect(await postgres.sql('project', 'select id from rsvps')).toEqual([{ id: '1' }]);
});
