import fc from 'fast-check';
import { expect } from 'vitest';
import { english as wedding } from '../../content/localized.ts';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { applyChange } from '../../domain/dashboard/guest-data-change.ts';
import { toEntryValues } from '../../domain/guest-list/guest-list.ts';
import { newGuestListEntrySchema } from '../../domain/guest-list/guest-list-schema.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { PORTIA, test } from '../fixtures/site.ts';
import {
  deleteGuestListEntry,
  deleteMatchDecision,
  insertGuestListEntry,
  listGuestList,
  restoreGuestListEntry,
  saveMatchDecision,
} from '../guest-list/guest-list.ts';
import {
  createCodes,
  mergeCodes,
  restoreCodes,
  revokeCodes,
} from '../invitations/invitation-codes.ts';
import { insertExport } from '../lists/exports.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { insertHostEntry } from '../replies/host-entries.ts';
import { changeReply } from '../replies/household-routes.ts';
import { insertRsvp } from '../replies/rsvps.ts';
import { createGuestDataSource } from './guest-data.ts';

const EMAILS = ['anna@b.co', 'marco@b.co', 'Anna@B.co', 'pia@b.co'];
const NAMES = ['Anna Rossi', 'Marco Bianchi', 'Pia Rossi', 'Anne Rossi'];
const KEYS = ['email:anna@b.co', 'email:marco@b.co', 'host:1', 'invitation:1'];

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
    ...(['invite', 'uninvite', 'edit', 'undo', 'export', 'deleteRsvp', 'deleteEntries'] as const),
    ...(['personal', 'personal', 'merge', 'revoke'] as const),
  ),
  name: one(NAMES),
  email: one(EMAILS),
  key: one(KEYS),
  isByOther: fc.boolean(),
  isMatch: fc.boolean(),
  isRead: fc.boolean(),
  isSlow: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function run(queries: Queries, { action, name, email, key, isMatch }: Step): Promise<void> {
  const [first = '', last = ''] = name.split(' ');
  const reply = { ...PORTIA, guest_one_first: first, guest_one_last: last, email };
  const [guest] = await queries.query<{ id: number }>('SELECT max(id) AS id FROM invited');
  const entryId = guest?.id ?? 0;
  const actions: Record<Step['action'], () => Promise<unknown>> = {
    rsvp: () => insertRsvp(queries, reply),
    personal: () => {
      const household = isMatch ? `invitation:${entryId}` : key;
      return insertRsvp(queries, { ...reply, answers: { invitation: entryId, household } });
    },
    merge: async () => {
      const [kept] = await listGuestList(queries);
      if (!kept || kept.id === entryId) return;
      await mergeCodes(queries, [entryId], kept.id);
      await deleteGuestListEntry(queries, entryId);
    },
    revoke: () => revokeCodes(queries, entryId),
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
    invite: async () => {
      const values = newGuestListEntrySchema.parse({ name, emails: [email] });
      await createCodes(queries, [(await insertGuestListEntry(queries, values)).id]);
    },
    uninvite: () => deleteGuestListEntry(queries, entryId),
    edit: () => queries.query('UPDATE invited SET note = $1 WHERE id = $2', [key, entryId]),
    undo: async () => {
      const [entry] = await listGuestList(queries);
      if (!entry) return;
      await deleteGuestListEntry(queries, entry.id);
      await restoreCodes(queries, entry.id);
      await restoreGuestListEntry(queries, entry.id, toEntryValues(entry));
    },
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
  const source = createGuestDataSource(database, () => wedding);
  const readPage = async ({ read, wedding: facts } = source): Promise<GuestData> => {
    const { version, content } = await read();
    return {
      ...structuredClone(content),
      version,
      lastVisitAt: null,
      publicUrl: null,
      wedding: facts,
    };
  };
  let changeCount = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      for (const table of ['invited', 'invitation_codes', 'host_entries', 'rsvps', 'exports']) {
        await database.query(`DELETE FROM ${table}`);
      }
      let page = await readPage();
      for (const each of steps) {
        await run(each.isByOther ? otherDatabase : database, each);
        // A page that is slow receives the changes of several steps at once.
        if (each.isRead) await readPage();
        if (each.isSlow) continue;
        const event = await source.readChange(page.version);
        const all = await readPage(createGuestDataSource(database, () => wedding));
        expect(await readPage()).toEqual(all);
        if (event.change) {
          // As the page receives it.
          expect(applyChange(page, JSON.parse(JSON.stringify(event)))).toEqual(all);
          changeCount += 1;
        }
        page = all;
      }
    }),
    // SQLite explores; on PostgreSQL each query takes ten times as long.
    { numRuns: ENGINE === 'sqlite' ? 25 : 8 },
  );
  expect(changeCount).toBeGreaterThan(20);
});

test('a reply that is committed after one with a higher id is read', async ({ database }) => {
  for (let at = 0; at < 3; at += 1) await insertRsvp(database, { ...PORTIA, email: `${at}@b.co` });
  const source = createGuestDataSource(database, () => wedding);
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
  const source = createGuestDataSource(database, () => wedding);
  const { version, content } = await source.read();
  const page = { ...content, version, lastVisitAt: null, publicUrl: null, wedding: source.wedding };
  await insertRsvp(database, PORTIA);
  const event = await source.readChange(version);
  expect(applyChange(page, event)?.households).toHaveLength(1);
  expect(applyChange({ ...page, version: 'other' }, event)).toBeNull();
  expect(applyChange(page, await source.readChange('other'))).toBeNull();
});

/** The database, with a function that returns how many replies were read since its last call. */
function countReads(database: Database) {
  let count = 0;
  const counted = (queries: Queries): Queries => ({
    async query<Row>(...parameters: Parameters<Queries['query']>) {
      const rows = await queries.query<Row>(...parameters);
      if (/^SELECT .*guest_one_first/.test(parameters[0])) count += rows.length;
      return rows;
    },
  });
  return {
    database: {
      ...database,
      snapshot: <T>(work: (queries: Queries) => Promise<T>) =>
        database.snapshot((queries) => work(counted(queries))),
      exclusiveTransaction: <T>(work: (queries: Queries) => Promise<T>) =>
        database.exclusiveTransaction((queries) => work(counted(queries))),
    },
    takeCount(): number {
      const result = count;
      count = 0;
      return result;
    },
  };
}

test('only rows that are new are read, after a reply and for a correction', async ({
  database,
}) => {
  const { database: counted, takeCount } = countReads(database);
  for (let at = 0; at < 50; at += 1) await insertRsvp(database, { ...PORTIA, email: `${at}@b.co` });
  const source = createGuestDataSource(counted, () => wedding);
  await source.content();
  expect(takeCount()).toBe(50);
  await insertRsvp(database, PORTIA);
  expect((await source.content()).households).toHaveLength(51);
  expect(takeCount()).toBe(1);
  const corrected = { ...PORTIA, guest_one_first: 'Porzia' };
  const household = await changeReply(source, 'email:portia@belmont.example', '51.0', corrected);
  expect(takeCount()).toBe(0);
  expect((await source.content()).households.at(-1)).toEqual(household);
  expect(takeCount()).toBe(1);
});

test('the next correction needs the version that a correction returned', async ({ database }) => {
  await insertRsvp(database, PORTIA);
  const [source, otherServer] = [1, 2].map(() => createGuestDataSource(database, () => wedding));
  if (!source || !otherServer) return;
  const key = 'email:portia@belmont.example';
  const first = await changeReply(source, key, '1.0', { ...PORTIA, guest_one_first: 'Porzia' });
  await changeReply(otherServer, key, first.version, PORTIA);
  await expect(changeReply(source, key, first.version, PORTIA)).rejects.toThrow();
  expect(await source.content()).toEqual(await otherServer.content());
});

test('a page reads everything again after another version of the website was published', async ({
  database,
}) => {
  let published = wedding;
  const source = createGuestDataSource(database, () => published);
  await insertRsvp(database, PORTIA);
  const { version } = await source.read();
  published = { ...wedding, couple: ['Jessica', 'Lorenzo'] };
  const event = await source.readChange(version);
  expect(event).toMatchObject({ change: null });
  expect(event.version).not.toBe(version);
  expect(source.wedding.couple).toEqual(['Jessica', 'Lorenzo']);
  expect((await source.read()).content.households).toHaveLength(1);
});
