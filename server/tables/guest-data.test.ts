import fc from 'fast-check';
import { expect } from 'vitest';
import wedding from '../../content/wedding.ts';
import type { GuestData } from '../../domain/dashboard-api.ts';
import { applyChange, compareContents } from '../../domain/guest-data-change.ts';
import type { Database, Queries } from '../database/database.ts';
import { PORTIA, test } from '../fixtures/site.ts';
import { insertExport } from './exports.ts';
import { createGuestDataSource, type GuestDataSnapshot } from './guest-data.ts';
import {
  deleteGuestListEntry,
  deleteMatchDecision,
  insertGuestListEntry,
  saveMatchDecision,
} from './guest-list.ts';
import { insertHostEntry } from './host-entries.ts';
import { insertRsvp } from './rsvps.ts';

const EMAILS = ['anna@b.co', 'marco@b.co', 'Anna@B.co', 'pia@b.co'];
const NAMES = ['Anna Rossi', 'Marco Bianchi', 'Pia Rossi', 'Anne Rossi'];
const KEYS = ['email:anna@b.co', 'email:marco@b.co', 'host:1', 'host:2'];

const one = (values: readonly string[]) => fc.constantFrom(...values);
const step = fc.record({
  action: fc.constantFrom(
    ...([
      'rsvp',
      'rsvp',
      'rsvp',
      'rsvps',
      'entry',
      'withdraw',
      'restore',
      'match',
      'unmatch',
    ] as const),
    ...(['invite', 'uninvite', 'export', 'deleteRsvp', 'deleteEntries'] as const),
  ),
  name: one(NAMES),
  email: one(EMAILS),
  key: one(KEYS),
  isByOther: fc.boolean(),
  isMatch: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function run(queries: Queries, { action, name, email, key, isMatch }: Step): Promise<void> {
  const [first = '', last = ''] = name.split(' ');
  const reply = { ...PORTIA, guest_one_first: first, guest_one_last: last, email };
  const [guest] = await queries.query<{ id: number }>('SELECT max(id) AS id FROM invited');
  const entryId = guest?.id ?? 0;
  const actions: Record<Step['action'], () => Promise<unknown>> = {
    rsvp: () => insertRsvp(queries, reply),
    rsvps: async () => {
      for (const other of EMAILS) await insertRsvp(queries, { ...reply, email: other });
    },
    entry: () => insertHostEntry(queries, { household: key, act: 'reply', reply }),
    withdraw: () => insertHostEntry(queries, { household: key, act: 'withdraw', reply: null }),
    restore: () => insertHostEntry(queries, { household: key, act: 'restore', reply: null }),
    match: async () => {
      if (entryId) await saveMatchDecision(queries, { entryId, household: key, isMatch });
    },
    unmatch: () => deleteMatchDecision(queries, { entryId, household: key }),
    invite: () => insertGuestListEntry(queries, { name, email, party_size: null, note: null }),
    uninvite: () => deleteGuestListEntry(queries, entryId),
    export: () => insertExport(queries),
    deleteRsvp: () => queries.query('DELETE FROM rsvps WHERE id IN (SELECT min(id) FROM rsvps)'),
    deleteEntries: () => queries.query('DELETE FROM host_entries'),
  };
  await actions[action]();
}

test('after any sequence of changes the incremental data is the same as all rows read again', async ({
  database,
  otherDatabase,
}) => {
  const source = createGuestDataSource(database, wedding);
  const toGuestData = (snapshot: GuestDataSnapshot): GuestData => ({
    ...snapshot.content,
    version: source.toVersion(snapshot, null),
    lastVisitAt: null,
    wedding: source.wedding,
  });
  let changeCount = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      for (const table of ['invited', 'host_entries', 'rsvps', 'exports']) {
        await database.query(`DELETE FROM ${table}`);
      }
      let before = await source.snapshot();
      let page = toGuestData(before);
      for (const each of steps) {
        await run(each.isByOther ? otherDatabase : database, each);
        const after = await source.snapshot();
        const all = toGuestData(await createGuestDataSource(database, wedding).snapshot());
        expect(toGuestData(after)).toEqual(all);
        if (after.rows === before.rows) {
          const change = { from: page.version, ...compareContents(before.content, after.content) };
          const event = { version: all.version, change };
          // As the page receives it.
          const changed = applyChange(page, JSON.parse(JSON.stringify(event)));
          expect(changed).toEqual(all);
          changeCount += 1;
        }
        [before, page] = [after, all];
      }
    }),
    { numRuns: 12 },
  );
  expect(changeCount).toBeGreaterThan(20);
}, 60_000);

test('a reply that is committed after one with a higher id is read', async ({ database }) => {
  for (let at = 0; at < 3; at += 1) await insertRsvp(database, { ...PORTIA, email: `${at}@b.co` });
  const source = createGuestDataSource(database, wedding);
  await database.query('DELETE FROM rsvps WHERE id = 2');
  await source.content();
  await database.query(
    'INSERT INTO rsvps (id, guest_one_first, guest_one_last, email, welcome_party, wedding, guests_count)' +
      " VALUES (2, 'Anna', 'Rossi', 'late@b.co', 'attending', 'attending', 1)",
  );
  const keys = (await source.content()).households.map(({ key }) => key);
  expect(keys).toEqual(['email:0@b.co', 'email:late@b.co', 'email:2@b.co']);
});

test('a change for another version is not applied', async ({ database }) => {
  const source = createGuestDataSource(database, wedding);
  const { content } = await source.snapshot();
  const page = { ...content, version: 'old', lastVisitAt: null, wedding: source.wedding };
  const change = { from: 'other', ...compareContents(content, content) };
  expect(applyChange(page, { version: 'new', change })).toBeNull();
  expect(applyChange(page, { version: 'new', change: null })).toBeNull();
});

test('a new reply is the only row of replies that is read', async ({ database }) => {
  let rowCount = 0;
  const counted: Database = {
    ...database,
    snapshot: (work) =>
      database.snapshot((queries) =>
        work({
          async query<Row>(...parameters: Parameters<Queries['query']>) {
            const rows = await queries.query<Row>(...parameters);
            if (parameters[0].includes('guest_one_first')) rowCount += rows.length;
            return rows;
          },
        }),
      ),
  };
  for (let at = 0; at < 50; at += 1) await insertRsvp(database, { ...PORTIA, email: `${at}@b.co` });
  const source = createGuestDataSource(counted, wedding);
  await source.content();
  rowCount = 0;
  await insertRsvp(database, PORTIA);
  expect((await source.content()).households).toHaveLength(51);
  expect(rowCount).toBe(1);
});
