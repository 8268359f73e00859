import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Postgres } from '../server/fixtures/postgres.ts';
import { OWN, plant } from './fixtures/attack.ts';
import { startProject } from './fixtures/project.ts';
import { PUBLIC_KEY, SECRET_KEY, type StandIn, startStandIn } from './fixtures/stand-in.ts';

// What a stranger gets who has the address and the public key, which stand in every guest's page.

let postgres: Postgres;
let project: StandIn;
beforeAll(async () => {
  postgres = await startProject();
  await plant(postgres, 'project');
  project = await startStandIn(postgres.url('project'));
});
afterAll(async () => {
  await project?.close();
  await postgres?.stop();
});

async function ask(
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
    answer: text && JSON.parse(text),
  };
}

const DENIED = { status: 401, answer: { code: '42501', details: null } };
const DASHBOARD = [
  'host_entries',
  'invited',
  'emails',
  'desk_sessions',
  'server_secrets',
  'schema_versions',
];

describe('with the public key', () => {
  it.each(['rsvps', 'rsvps?select=*', 'rsvps?email=eq.desdemona@otello.example', 'rsvps?id=eq.1'])(
    'GET %s finds no row and counts none',
    async (path) => {
      const found = await ask('GET', path, { prefer: 'count=exact' });
      expect(found).toEqual({ status: 200, range: '*/0', answer: [] });
    },
  );

  it('nothing is changed or deleted', async () => {
    const all = { body: { wedding: 'not-attending' } };
    expect(await ask('PATCH', 'rsvps', all)).toMatchObject(DENIED);
    expect(await ask('PATCH', 'rsvps?id=eq.1', all)).toMatchObject(DENIED);
    expect(await ask('DELETE', 'rsvps')).toMatchObject(DENIED);
    expect(await ask('DELETE', 'rsvps?id=eq.1')).toMatchObject(DENIED);
    expect(await postgres.sql('project', 'select wedding from rsvps')).toEqual([
      { wedding: 'attending' },
    ]);
  });

  it.each(DASHBOARD)('%s is denied in every way', async (table) => {
    for (const method of ['GET', 'DELETE']) {
      expect(await ask(method, table), method).toMatchObject(DENIED);
    }
  });

  it('marks of the database’s own are not taken', async () => {
    for (const forged of [{ id: 1 }, { created_at: '2020-01-01' }, { created_xid: '9' }]) {
      const answer = await ask('POST', 'rsvps', { body: { ...OWN, ...forged } });
      expect(answer).toMatchObject(DENIED);
    }
    const answer = await ask('POST', 'rsvps', { body: { ...OWN, table: 7 } });
    expect(answer).toMatchObject({ status: 400, answer: { code: 'PGRST204' } });
  });

  it('a reply that breaks a check is refused in PostgreSQL’s words', async () => {
    const answer = await ask('POST', 'rsvps', { body: { ...OWN, guests_count: 3 } });
    expect(answer).toMatchObject({
      status: 400,
      answer: {
        code: '23514',
        message: 'new row for relation "rsvps" violates check constraint "guests_count_range"',
        details: null,
      },
    });
  });
});

it.each(['', 'another'])('without the key (%j) there is no answer at all', async (key) => {
  expect(await ask('GET', 'rsvps', { key })).toMatchObject({ status: 401 });
});

it('with the secret key replies are read and forgotten, never changed; the dashboard stays shut', async () => {
  const key = SECRET_KEY;
  const found = await ask('GET', 'rsvps', { key });
  expect(found.answer).toMatchObject([{ id: 1, guest_one_first: 'Desdemona' }]);
  const shut = { status: 403, answer: { code: '42501' } };
  expect(await ask('PATCH', 'rsvps', { key, body: { wedding: 'attending' } })).toMatchObject(shut);
  expect(await ask('GET', 'invited', { key })).toMatchObject(shut);
  const { answer } = await ask('POST', 'rsvps', { body: OWN, prefer: 'return=representation' });
  const [{ id }] = answer;
  expect(await ask('DELETE', `rsvps?id=eq.${id}`, { key })).toMatchObject({ status: 204 });
  expect(await postgres.sql('project', 'select id from rsvps')).toEqual([{ id: '1' }]);
});
