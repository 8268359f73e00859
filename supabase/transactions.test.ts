import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Postgres } from '../server/fixtures/postgres.ts';
import { insertOwn, OWN, outcomeOf, plant } from './fixtures/attack.ts';
import { beginRequest, columnsOf, connectDataApi, insertStatement } from './fixtures/data-api.ts';
import { startProject } from './fixtures/project.ts';

let postgres: Postgres;
let owner: pg.Client;
let anon: pg.Client;
let another: pg.Client;

beforeAll(async () => {
  postgres = await startProject();
  await plant(postgres, 'project');
  owner = new pg.Client(postgres.url('project'));
  await owner.connect();
  anon = await connectDataApi(postgres.url('project'));
  another = await connectDataApi(postgres.url('project'));
});
afterEach(() => owner.query(`delete from rsvps where email <> '${THEIRS}'`));
afterAll(async () => {
  await Promise.all([owner, anon, another].map((client) => client?.end()));
  await postgres?.stop();
});

const THEIRS = 'desdemona@otello.example';
const NINE = Object.keys(OWN).join(', ');
const INSERT = `insert into rsvps (${NINE}) select ${NINE} from json_populate_record(null::rsvps, '${JSON.stringify(OWN)}')`;

async function seenBy(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query('select email from rsvps order by id');
  return rows.map(({ email }) => email);
}

describe('a guest sees', () => {
  it('in the transaction that writes, what it wrote and no more', async () => {
    await beginRequest(anon, 'anon', 'POST');
    expect(await seenBy(anon)).toEqual([]);
    await anon.query(INSERT);
    expect(await seenBy(anon)).toEqual([OWN.email]);
    await anon.query('commit');
    await beginRequest(anon, 'anon', 'POST');
    expect(await seenBy(anon)).toEqual([]);
    await anon.query(INSERT);
    expect(await seenBy(anon)).toEqual([OWN.email]);
    await anon.query('rollback');
  });

  it('nothing of a reply that is being written beside their own', async () => {
    await beginRequest(anon, 'anon', 'POST');
    await beginRequest(another, 'anon', 'POST');
    await anon.query(INSERT);
    await another.query(INSERT.replace(OWN.email, 'roderigo@example.org'));
    expect(await seenBy(anon)).toEqual([OWN.email]);
    expect(await seenBy(another)).toEqual(['roderigo@example.org']);
    await anon.query('commit');
    expect(await seenBy(another)).toEqual(['roderigo@example.org']);
    await another.query('commit');
  });

  it('nothing with an exported view of the transaction that writes', async () => {
    await beginRequest(anon, 'anon', 'POST');
    await anon.query(INSERT);
    const { rows } = await anon.query('select pg_export_snapshot() as snapshot');
    await another.query('begin isolation level repeatable read');
    await another.query(`set transaction snapshot '${rows[0].snapshot}'`);
    await another.query('set local role anon');
    expect(await seenBy(another)).toEqual([]);
    await another.query('rollback');
    await anon.query('rollback');
  });

  it('their own within a savepoint and after it, and nothing once that is undone', async () => {
    await beginRequest(anon, 'anon', 'POST');
    await anon.query('savepoint one');
    await anon.query(INSERT);
    expect(await seenBy(anon)).toEqual([OWN.email]);
    await anon.query('release one');
    expect(await seenBy(anon)).toEqual([OWN.email]);
    await anon.query('savepoint two');
    await anon.query(INSERT);
    expect(await seenBy(anon)).toEqual([OWN.email, OWN.email]);
    await anon.query('rollback to two');
    expect(await seenBy(anon)).toEqual([OWN.email]);
    await anon.query('commit');
  });

  it('nothing of another’s row though they may send again and again', async () => {
    for (const conflict of ['on conflict do nothing', 'on conflict (id) do nothing']) {
      expect(await outcomeOf(anon, `${INSERT} ${conflict} returning email`)).toBe(OWN.email);
    }
    const merge = `merge into rsvps using (values ('desdemona@otello.example')) v(email)
      on rsvps.email = v.email when not matched then
      insert (${NINE}) values ('Iago', 'B', null, null, '${OWN.email}', 'attending', 'attending', 1, null)
      returning rsvps.email`;
    expect(await outcomeOf(anon, merge)).toBe(OWN.email);
    expect(await outcomeOf(anon, 'select count(*) from rsvps')).toBe('0');
  });
});

describe('a row restored from another server under the number of the transaction that asks', () => {
  /** What anon sees when a row of others claims its transaction, written at that time. */
  async function seenWithRowOf(createdAt: string): Promise<string[]> {
    await beginRequest(anon, 'anon', 'POST');
    await anon.query(INSERT);
    const { rows } = await anon.query('select created_xid, created_at::text from rsvps');
    // As a restore does, past the trigger that keeps rows from being changed.
    await owner.query('set session_replication_role = replica');
    await owner.query(
      `update rsvps set created_xid = $1::xid8, created_at = $2::timestamptz + $3::interval
       where email = '${THEIRS}'`,
      [rows[0].created_xid, rows[0].created_at, createdAt],
    );
    await owner.query('reset session_replication_role');
    const seen = await seenBy(anon);
    await anon.query('rollback');
    return seen;
  }

  it.each(['-1 year', '-1 minute', '-1 millisecond', '1 millisecond', '1 year'])(
    'is not seen when it was written %s away',
    async (away) => {
      expect(await seenWithRowOf(away)).toEqual([OWN.email]);
    },
  );

  it('would be seen but for that clock', async () => {
    expect(await seenWithRowOf('0')).toContain('desdemona@otello.example');
  });
});

describe('the planner’s estimates, which Prefer: count=planned gives away', () => {
  const FREQUENT = `select 1 from rsvps where email = 'often@example.org'`;
  const ABSENT = `select 1 from rsvps where email = 'never@example.org'`;

  async function estimate(client: pg.Client, query: string): Promise<number> {
    const { rows } = await client.query(`explain (format json) ${query}`);
    return rows[0]['QUERY PLAN'][0].Plan['Plan Rows'];
  }

  it.each([
    ['that came one by one', 'pg_snapshot_xmin(pg_current_snapshot())::text::bigint + n'],
    ['that were moved in one go', '4711'],
  ])('tell anon nothing of rows %s', async (_, xid) => {
    await owner.query(
      `insert into rsvps (created_at, created_xid, ${NINE})
       select now() - n * interval '1 hour', (${xid})::text::xid8, 'A', 'B', null, null,
         case when n % 3 = 0 then 'often@example.org' else n || '@example.org' end,
         'attending', 'attending', 1, null
       from generate_series(1, 3000) n`,
    );
    for (const analysed of [false, true]) {
      if (analysed) await owner.query('analyze rsvps');
      await beginRequest(anon, 'anon', 'GET');
      const [frequent, absent] = [await estimate(anon, FREQUENT), await estimate(anon, ABSENT)];
      await anon.query('commit');
      expect(frequent).toBe(absent);
    }
    // To whom may read, they would tell which address is there.
    expect(await estimate(owner, FREQUENT)).toBeGreaterThan(500);
    expect(await estimate(owner, ABSENT)).toBeLessThan(50);
  });
});

describe('the running plan, which a project can be set to show', () => {
  it('tells how many rows were passed over, and not whether one of them was meant', async () => {
    async function planFor(email: string): Promise<string> {
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
    const known = await planFor(THEIRS);
    expect(known).toContain('Rows Removed by Filter: 1');
    expect(known).toBe(await planFor('nobody@otello.example'));
  });
});

describe('realtime, which looks with the subscriber’s role and in a transaction of its own', () => {
  it('finds no row to tell anon of', async () => {
    const { id } = await insertOwn(anon);
    await beginRequest(another, 'anon', 'POST');
    await another.query(
      `prepare walrus_rls_stmt as select 1 from public.rsvps where id = ${Number(id)}`,
    );
    const { rows } = await another.query('execute walrus_rls_stmt');
    expect(rows).toEqual([]);
    await another.query('rollback');
  });
});

// PostgREST never lets a visitor's SQL through. This is what is not kept from one who gets past it.
describe('with SQL on the data API’s own connection', () => {
  it('without a role there is nothing', async () => {
    for (const table of ['rsvps', 'host_entries', 'invited', 'server_secrets']) {
      await expect(anon.query(`select * from ${table}`)).rejects.toMatchObject({ code: '42501' });
    }
    await beginRequest(anon, 'anon', 'POST');
    await anon.query('reset role');
    await expect(anon.query('select * from rsvps')).rejects.toMatchObject({ code: '42501' });
    await anon.query('rollback');
  });

  it('the role of the secret key can be put on, as Supabase has it, and reads replies', async () => {
    await beginRequest(anon, 'anon', 'POST');
    await anon.query('set local role service_role');
    expect(await seenBy(anon)).toEqual(['desdemona@otello.example']);
    await expect(anon.query('select * from invited')).rejects.toMatchObject({ code: '42501' });
    await anon.query('rollback');
  });

  it.each([
    [
      'how many replies were sent',
      `select n_tup_ins from pg_stat_user_tables where relname = 'rsvps'`,
    ],
    ['how large the table is', `select pg_relation_size('rsvps')`],
    [
      'how many rows it is thought to have',
      `select reltuples from pg_class where relname = 'rsvps'`,
    ],
    ['whether a number is locked', 'select pg_try_advisory_xact_lock(1)'],
    ['what others listen for', `listen anything; select 'listens'`],
    ['a word to who listens', `select 'said' from pg_notify('anything', 'iago')`],
  ])('%s can be known or said, and it names nobody', async (_, query) => {
    expect(await outcomeOf(anon, query)).not.toBe('nothing');
  });
});

describe('where somebody granted anon all on the table, as is often advised', () => {
  beforeAll(() => owner.query('grant all on rsvps to anon'));

  it('rows stay unseen, unchanged and where they are', async () => {
    expect(await outcomeOf(anon, 'select * from rsvps')).toBe('nothing');
    expect(await outcomeOf(anon, `update rsvps set wedding = 'not-attending'`)).toBe('23514');
    expect(await outcomeOf(anon, 'delete from rsvps returning id')).toBe('nothing');
    expect((await owner.query('select wedding from rsvps')).rows).toEqual([
      { wedding: 'attending' },
    ]);
  });

  it.each([
    { created_xid: '4' },
    { created_xid: '99999999' },
    { created_at: '2020-01-01T00:00:00Z' },
  ])('the columns that mark a transaction are still not forged: %o', async (forged) => {
    const columns = await columnsOf(anon, 'rsvps');
    for (const returning of [true, false]) {
      const insert = insertStatement('rsvps', columns, { ...OWN, ...forged }, { returning });
      expect(await outcomeOf(anon, insert)).toBe('42501');
    }
  });
});
