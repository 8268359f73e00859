import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Postgres } from '../server/fixtures/postgres.ts';
import { insertPrivateData, LeakError, readContent, runAttack } from './fixtures/attack.ts';
import { API_ATTACKS, READ_ATTACKS, WRITE_ATTACKS } from './fixtures/attacks.ts';
import { connectDataApi } from './fixtures/data-api.ts';
import { startProject } from './fixtures/project.ts';

type Connections = { postgres: Postgres; owner: pg.Client; anon: pg.Client; other: pg.Client };

/** Starts a project with rows in every table and opens three connections to it. */
async function openConnections(): Promise<Connections> {
  const postgres = await startProject();
  await insertPrivateData(postgres, 'project');
  const owner = new pg.Client(postgres.url('project'));
  await owner.connect();
  const anon = await connectDataApi(postgres.url('project'));
  // Another request, whose last query contains private data.
  const other = await connectDataApi(postgres.url('project'));
  await other.query(`select 'desdemona'`);
  return { postgres, owner, anon, other };
}

async function closeConnections({ postgres, owner, anon, other }: Connections): Promise<void> {
  await Promise.all([owner, anon, other].map((client) => client.end()));
  await postgres.stop();
}

describe('the anonymous role', () => {
  let connections: Connections;
  beforeAll(async () => {
    connections = await openConnections();
  });
  afterAll(() => closeConnections(connections));

  describe.each([
    ['through the data API', API_ATTACKS],
    ['with SQL that reads', READ_ATTACKS],
    ['with SQL that writes', WRITE_ATTACKS],
  ])('%s', (_, attacks) => {
    it.each(Object.entries(attacks))(
      'reads and changes nothing with this attack: %s',
      async (_, [attack, expected]) => {
        const before = await readContent(connections.owner);
        expect(await runAttack(connections.anon, attack)).toBe(expected);
        expect(await readContent(connections.owner)).toBe(before);
      },
    );
  });
});

// Shows that the attacks would work without the protection.
describe('without the protection, the tests above', () => {
  /** Attacks that need an owner or a superuser. No grant on the tables allows them. */
  const OWNER_ATTACKS = [
    ...['copy to a program', 'copy to a file', 'the statistics behind them'],
    ...['running queries of others', 'earlier queries of others', 'the bytes of large objects'],
    ...['a file of the server', 'a folder of the server', 'a file as a large object'],
    ...['the changes of the table', 'a slot for the changes', 'the passwords of the cluster'],
    ...['the policy dropped', 'a new policy', 'row security off', 'triggers off for the session'],
    ...[
      'a rule',
      'an index',
      'a column',
      'a comment',
      'the table dropped',
      'a new owner of the table',
    ],
    ...['a table in public', 'a view in public', 'a security definer function'],
    ...['a foreign key that reveals whether a row exists', 'an extension', 'the publication'],
    ...['a new schema', 'a new role', 'a setting of the server', 'a cancelled query of others'],
  ];
  /**
   * Attacks that fail for every role: only the id is unique, so a reply cannot replace another by its
   * email address, and a temporary table cannot reference a permanent one.
   */
  const ALWAYS_FAIL = ['an upsert by email', 'the same foreign key in a temporary table'];

  const attacks = [API_ATTACKS, READ_ATTACKS, WRITE_ATTACKS].flatMap((kind) =>
    Object.entries(kind),
  );
  const ownerAttacks = attacks.filter(([name]) => OWNER_ATTACKS.includes(name));
  const grantedAttacks = attacks.filter(
    ([name]) => ![...OWNER_ATTACKS, ...ALWAYS_FAIL].includes(name),
  );

  let connections: Connections;
  beforeAll(async () => {
    expect(ownerAttacks).toHaveLength(OWNER_ATTACKS.length);
    connections = await openConnections();
    await connections.owner.query(`
      grant all on all tables in schema public to anon;
      grant all on all sequences in schema public to anon;
      do $$
      declare
        name regclass;
      begin
        for name in
          select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        loop
          execute format('alter table %s disable row level security', name);
        end loop;
      end
      $$`);
  });
  afterAll(() => closeConnections(connections));

  it.each(grantedAttacks)('would detect an attack on open tables: %s', async (_, attack) => {
    const [statement, expected] = attack;
    expect(
      await runAttack(connections.anon, statement, { rollsBack: true }).catch(toLeak),
    ).not.toBe(expected);
  });

  it.each(ownerAttacks)(
    'would detect an attack by a superuser: %s',
    async (_, [statement, expected]) => {
      const outcome = runAttack(connections.owner, statement, { role: 'owner', rollsBack: true });
      expect(await outcome.catch(toLeak)).not.toBe(expected);
    },
  );
});

function toLeak(error: unknown): string {
  if (error instanceof LeakError) return 'a leak';
  throw error;
}
