import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Postgres } from '../server/fixtures/postgres.ts';
import { insertPrivateData, insertReply, OWN_REPLY, runAttack } from './fixtures/attack.ts';
import { beginRequest, connectDataApi, createInsert, loadColumns } from './fixtures/data-api.ts';
import { startProject } from './fixtures/project.ts';

let postgres: Postgres;
let owner: pg.Client;
let anon: pg.Client;
let another: pg.Client;

beforeAll(async () => {
  postgres = await startProject();
  await insertPrivateData(postgres, 'project');
  owner = new pg.Client(postgres.url('project'));
  await owner.connect();
  anon = await connectDataApi(postgres.url('project'));
  another = await connectDataApi(postgres.url('project'));
});
afterEach(() => owner.query(`delete from rsvps where email <> '${OTHER_GUEST}'`));
afterAll(async () => {
  await Promise.all([owner, anon, another].map((client) => client?.end()));
  await postgres?.stop();
});

const OTHER_GUEST = 'desdemona@otello.example';
const COLUMN_NAMES = Object.keys(OWN_REPLY).join(', ');
const INSERT = `insert into rsvps (${COLUMN_NAMES}) select ${COLUMN_NAMES} from json_populate_record(null::rsvps, '${JSON.stringify(OWN_REPLY)}')`;

async function listVisible(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query('select email from rsvps order by id');
  return rows.map(({ email }) => email);
}

describe('an anonymous guest', () => {
  it('sees only their own row, and only in the transaction that writes it', async () => {
    await beginRequest(anon, 'anon', 'POST');
    expect(await listVisible(anon)).toEqual([]);
    await anon.query(INSERT);
    expect(await listVisible(anon)).toEqual([OWN_REPLY.email]);
    await anon.query('commit');
    await beginRequest(anon, 'anon', 'POST');
    expect(await listVisible(anon)).toEqual([]);
    await anon.query(INSERT);
    expect(await listVisible(anon)).toEqual([OWN_REPLY.email]);
    await anon.query('rollback');
  });

  it('sees nothing of a reply that another transaction is writing', async () => {
    await beginRequest(anon, 'anon', 'POST');
    await beginRequest(another, 'anon', 'POST');
    await anon.query(INSERT);
    await another.query(INSERT.replace(OWN_REPLY.email, 'roderigo@example.org'));
    expect(await listVisible(anon)).toEqual([OWN_REPLY.email]);
    expect(await listVisible(another)).toEqual(['roderigo@example.org']);
    await anon.query('commit');
    expect(await listVisible(another)).toEqual(['roderigo@example.org']);
    await another.query('commit');
  });

  it('sees nothing with an exported snapshot of the writing transaction', async () => {
    await beginRequest(anon, 'anon', 'POST');
    await anon.query(INSERT);
    const { rows } = await anon.query('select pg_export_snapshot() as snapshot');
    await another.query('begin isolation level repeatable read');
    await another.query(`set transaction snapshot '${rows[0].snapshot}'`);
    await another.query('set local role anon');
    expect(await listVisible(another)).toEqual([]);
    await another.query('rollback');
    await anon.query('rollback');
  });

  it('sees their own row inside and after a savepoint, but not after a rollback to it', async () => {
    await beginRequest(anon, 'anon', 'POST');
    await anon.query('savepoint one');
    await anon.query(INSERT);
    expect(await listVisible(anon)).toEqual([OWN_REPLY.email]);
    await anon.query('release one');
    expect(await listVisible(anon)).toEqual([OWN_REPLY.email]);
    await anon.query('savepoint two');
    await anon.query(INSERT);
    expect(await listVisible(anon)).toEqual([OWN_REPLY.email, OWN_REPLY.email]);
    await anon.query('rollback to two');
    expect(await listVisible(anon)).toEqual([OWN_REPLY.email]);
    await anon.query('commit');
  });

  it('sees nothing of another row through ON CONFLICT or MERGE', async () => {
    for (const conflict of ['on conflict do nothing', 'on conflict (id) do nothing']) {
      expect(await runAttack(anon, `${INSERT} ${conflict} returning email`)).toBe(OWN_REPLY.email);
    }
    const merge = `merge into rsvps using (values ('desdemona@otello.example')) v(email)
      on rsvps.email = v.email when not matched then
      insert (${COLUMN_NAMES}) values ('Iago', 'B', null, null, '${OWN_REPLY.email}', 'attending', 'attending', 1, null)
      returning rsvps.email`;
    expect(await runAttack(anon, merge)).toBe(OWN_REPLY.email);
    expect(await runAttack(anon, 'select count(*) from rsvps')).toBe('0');
  });
});

describe('a restored row that has the id of the current transaction', () => {
  /** Gives another guest's row the current transaction id and lists the rows that anon sees. */
  async function listVisibleWithRestored(age: string): Promise<string[]> {
    await beginRequest(anon, 'anon', 'POST');
    await anon.query(INSERT);
    const { rows } = await anon.query('select created_xid, created_at::text from rsvps');
    // A restore also bypasses the trigger that prevents changes.
    await owner.query('set session_replication_role = replica');
    await owner.query(
      `update rsvps set created_xid = $1::xid8, created_at = $2::timestamptz + $3::interval
       where email = '${OTHER_GUEST}'`,
      [rows[0].created_xid, rows[0].created_at, age],
    );
    await owner.query('reset session_replication_role');
    const visible = await listVisible(anon);
    await anon.query('rollback');
    return visible;
  }

  it.each(['-1 year', '-1 minute', '-1 millisecond', '1 millisecond', '1 year'])(
    'is hidden if it was written at another time (%s)',
    async (age) => {
      expect(await listVisibleWithRestored(age)).toEqual([OWN_REPLY.email]);
    },
  );

  it('would be visible without the check of the time', async () => {
    expect(await listVisibleWithRestored('0')).toContain('desdemona@otello.example');
  });
});

describe('the planner’s estimates, which Prefer: count=planned returns,', () => {
  const FREQUENT = `select 1 from rsvps where email = 'often@example.org'`;
  const ABSENT = `select 1 from rsvps where email = 'never@example.org'`;

  async function estimate(client: pg.Client, query: string): Promise<number> {
    const { rows } = await client.query(`explain (format json) ${query}`);
    return rows[0]['QUERY PLAN'][0].Plan['Plan Rows'];
  }

  it.each([
    ['that were inserted one by one', 'pg_snapshot_xmin(pg_current_snapshot())::text::bigint + n'],
    ['that were moved in one transaction', '4711'],
  ])('reveal nothing about rows %s', async (_, xid) => {
    await owner.query(
      `insert into rsvps (created_at, created_xid, ${COLUMN_NAMES})
       select now() - n * interval '1 hour', (${xid})::text::xid8, 'A', 'B', null, null,
         case when n % 3 = 0 then 'often@example.org' else n || '@example.org' end,
         'attending', 'attending', 1, null
       from generate_series(1, 3000) n`,
    );
    for (const isAnalyzed of [false, true]) {
      if (isAnalyzed) await owner.query('analyze rsvps');
      await beginRequest(anon, 'anon', 'GET');
      const [frequent, absent] = [await estimate(anon, FREQUENT), await estimate(anon, ABSENT)];
      await anon.query('commit');
      expect(frequent).toBe(absent);
    }
    // For a role that may read, they do reveal which address exists.
    expect(await estimate(owner, FREQUENT)).toBeGreaterThan(500);
    expect(await estimate(owner, ABSENT)).toBeLessThan(50);
  });
});

describe('the executed plan, which a project can be configured to return,', () => {
  it('reveals the number of filtered rows, but not whether an address is among them', async () => {
    async function explain(email: string): Promise<string> {
      await beginRequest(anon, 'anon', 'GET');
      const { rows } = await anon.query(
        `explain (analyze, costs off, timing off, summary off, buffers off)
         select * from rsvps where email = '${email}'`,
      );
      await anon.query('commit');
      return rows
        .map((row) => row['QUERY PLAN'])
        .join('\n')
        .replace(email, '…');
    }
    const known = await explain(OTHER_GUEST);
    expect(known).toContain('Rows Removed by Filter: 1');
    expect(known).toBe(await explain('nobody@otello.example'));
  });
});

describe('realtime, which reads with the subscriber’s role in its own transaction,', () => {
  it('finds no row for the anonymous role', async () => {
    const { id } = await insertReply(anon);
    await beginRequest(another, 'anon', 'POST');
    await another.query(
      `prepare walrus_rls_stmt as select 1 from public.rsvps where id = ${Number(id)}`,
    );
    const { rows } = await another.query('execute walrus_rls_stmt');
    expect(rows).toEqual([]);
    await another.query('rollback');
  });
});

// PostgREST never runs a visitor's SQL. These tests document the exposure if an attacker gets past it.
describe('SQL on the data API’s own connection', () => {
  it('reads no table without switching to a role', async () => {
    for (const table of ['rsvps', 'reply_changes', 'households', 'server_secrets']) {
      await expect(anon.query(`select * from ${table}`)).rejects.toMatchObject({ code: '42501' });
    }
    await beginRequest(anon, 'anon', 'POST');
    await anon.query('reset role');
    await expect(anon.query('select * from rsvps')).rejects.toMatchObject({ code: '42501' });
    await anon.query('rollback');
  });

  it('can switch to the role of the secret key, as in every Supabase project, and read replies', async () => {
    await beginRequest(anon, 'anon', 'POST');
    await anon.query('set local role service_role');
    expect(await listVisible(anon)).toEqual(['desdemona@otello.example']);
    await expect(anon.query('select * from households')).rejects.toMatchObject({ code: '42501' });
    await anon.query('rollback');
  });

  it.each([
    [
      'the number of inserted replies',
      `select n_tup_ins from pg_stat_user_tables where relname = 'rsvps'`,
    ],
    ['the size of the table', `select pg_relation_size('rsvps')`],
    ['the estimated number of rows', `select reltuples from pg_class where relname = 'rsvps'`],
    ['the state of an advisory lock', 'select pg_try_advisory_xact_lock(1)'],
    ['a subscription to a notification channel', `listen anything; select 'listens'`],
    ['a notification to a channel', `select 'said' from pg_notify('anything', 'iago')`],
  ])('can use %s, which contains no personal data', async (_, query) => {
    expect(await runAttack(anon, query)).not.toBe('nothing');
  });
});

describe('if the anonymous role is granted all privileges, as tutorials often advise,', () => {
  beforeAll(() => owner.query('grant all on rsvps to anon'));

  it('rows still cannot be read, changed or deleted', async () => {
    expect(await runAttack(anon, 'select * from rsvps')).toBe('nothing');
    expect(await runAttack(anon, `update rsvps set wedding = 'not-attending'`)).toBe('23514');
    expect(await runAttack(anon, 'delete from rsvps returning id')).toBe('nothing');
    expect((await owner.query('select wedding from rsvps')).rows).toEqual([
      { wedding: 'attending' },
    ]);
  });

  it.each([
    { created_xid: '4' },
    { created_xid: '99999999' },
    { created_at: '2020-01-01T00:00:00Z' },
  ])('the columns that only the database sets still cannot be forged: %o', async (forged) => {
    const columns = await loadColumns(anon, 'rsvps');
    for (const returning of [true, false]) {
      const insert = createInsert('rsvps', columns, { ...OWN_REPLY, ...forged }, { returning });
      expect(await runAttack(anon, insert)).toBe('42501');
    }
  });
});
