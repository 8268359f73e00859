import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Postgres } from '../server/fixtures/postgres.ts';
import { contentOf, Leak, outcomeOf, plant } from './fixtures/attack.ts';
import { READS, THROUGH_THE_API, WRITES } from './fixtures/attacks.ts';
import { connectDataApi } from './fixtures/data-api.ts';
import { startProject } from './fixtures/project.ts';

type Place = { postgres: Postgres; owner: pg.Client; anon: pg.Client; other: pg.Client };

/** A project with a reply and something in every table, and who is connected to it. */
async function openPlace(): Promise<Place> {
  const postgres = await startProject();
  await plant(postgres, 'project');
  const owner = new pg.Client(postgres.url('project'));
  await owner.connect();
  const anon = await connectDataApi(postgres.url('project'));
  // Another request's connection, which says a name.
  const other = await connectDataApi(postgres.url('project'));
  await other.query(`select 'desdemona'`);
  return { postgres, owner, anon, other };
}

async function closePlace({ postgres, owner, anon, other }: Place): Promise<void> {
  await Promise.all([owner, anon, other].map((client) => client.end()));
  await postgres.stop();
}

describe('anon attacks', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => closePlace(place));

  describe.each([
    ['through the data API', THROUGH_THE_API],
    ['in SQL, reading', READS],
    ['in SQL, writing', WRITES],
  ])('%s', (_, attacks) => {
    it.each(Object.entries(attacks))('%s', async (_, [attack, expected]) => {
      const before = await contentOf(place.owner);
      expect(await outcomeOf(place.anon, attack)).toBe(expected);
      expect(await contentOf(place.owner)).toBe(before);
    });
  });
});

// An attack that could not succeed anywhere would prove nothing above.
describe('the same attacks', () => {
  /** What no grant on these tables gives: the powers of their owner and of the cluster's. */
  const OWNERS_ALONE = [
    ...['copy to a program', 'copy to a file', 'the statistics behind them'],
    ...['what others are asking', 'what was asked before', 'the bytes of large objects'],
    ...['a file of the server', 'a folder of the server', 'a file as a large object'],
    ...['the changes of the table', 'a slot for the changes', 'the passwords of the cluster'],
    ...['the policy dropped', 'a policy of one’s own', 'row security off', 'triggers set aside'],
    ...['a rule', 'an index', 'a column', 'a comment', 'the table dropped', 'the table taken'],
    ...['a table in public', 'a view in public', 'a function that runs as another'],
    ...['a key that tells whether a row is there', 'an extension', 'the publication'],
    ...['a new schema', 'a new role', 'a setting of the server', 'an end to the others'],
  ];
  /**
   * No column but the id is unique: there is nothing that a reply could replace. And no table that is
   * gone soon may name rows of one that stays.
   */
  const NOWHERE = [
    'a row that takes the place of another’s address',
    'the same in a table that is gone soon',
  ];

  const attacks = [THROUGH_THE_API, READS, WRITES].flatMap((kind) => Object.entries(kind));
  const ofOwners = attacks.filter(([name]) => OWNERS_ALONE.includes(name));
  const ofAnybody = attacks.filter(([name]) => ![...OWNERS_ALONE, ...NOWHERE].includes(name));

  let place: Place;
  beforeAll(async () => {
    expect(ofOwners).toHaveLength(OWNERS_ALONE.length);
    place = await openPlace();
    await place.owner.query(`
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
  afterAll(() => closePlace(place));

  it.each(ofAnybody)('on tables that somebody opened are noticed: %s', async (_, attack) => {
    const [sent, expected] = attack;
    expect(await outcomeOf(place.anon, sent, { undone: true }).catch(leaked)).not.toBe(expected);
  });

  it.each(ofOwners)('by a superuser are noticed: %s', async (_, [sent, expected]) => {
    const outcome = outcomeOf(place.owner, sent, { role: 'owner', undone: true });
    expect(await outcome.catch(leaked)).not.toBe(expected);
  });
});

function leaked(error: unknown): string {
  if (error instanceof Leak) return 'a leak';
  throw error;
}
