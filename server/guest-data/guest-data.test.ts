import fc from 'fast-check';
import { expect } from 'vitest';
import { english as wedding } from '../../content/localized.ts';
import { newGuestListHouseholdSchema } from '../../domain/guest-list/guest-list-schema.ts';
import { decodeReply } from '../../domain/replies/rsvp-record.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { insertHousehold } from '../fixtures/guest-list.ts';
import { insertRecord } from '../fixtures/records.ts';
import { PORTIA, test } from '../fixtures/site.ts';
import {
  deleteEntry,
  deleteMatchDecision,
  listGuestList,
  saveMatchDecision,
} from '../guest-list/guest-list.ts';
import {
  createCodes,
  mergeCodes,
  restoreCodes,
  revokeCodes,
} from '../invitations/invitation-codes.ts';
import { insertExport } from '../lists/exports.ts';
import type { Queries } from '../platform/database/database.ts';
import { insertReplyChange } from '../replies/reply-changes.ts';
import { changeReply } from '../replies/routes.ts';
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
    ...([
      'invite',
      'uninvite',
      'edit',
      'undo',
      'export',
      'deleteRsvp',
      'deleteHouseholds',
    ] as const),
    ...(['personal', 'personal', 'merge', 'revoke', 'open'] as const),
  ),
  name: one(NAMES),
  email: one(EMAILS),
  key: one(KEYS),
  isByOther: fc.boolean(),
  isMatch: fc.boolean(),
  isSlow: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function run(queries: Queries, { action, name, email, key, isMatch }: Step): Promise<void> {
  const [first = '', last = ''] = name.split(' ');
  const reply = { ...PORTIA, guest_one_first: first, guest_one_last: last, email };
  const [guest] = await queries.query<{ id: number }>('SELECT max(id) AS id FROM households');
  const householdId = guest?.id ?? 0;
  const actions: Record<Step['action'], () => Promise<unknown>> = {
    rsvp: () => insertRecord(queries, reply),
    personal: () => {
      const household = isMatch ? `invitation:${householdId}` : key;
      return insertRecord(queries, { ...reply, answers: { invitation: householdId, household } });
    },
    merge: async () => {
      const [kept] = await listGuestList(queries);
      if (!kept || kept.id === householdId) return;
      await mergeCodes(queries, [householdId], kept.id);
      await deleteEntry(queries, householdId);
    },
    revoke: () => revokeCodes(queries, householdId),
    rsvps: async () => {
      for (const other of EMAILS) await insertRecord(queries, { ...reply, email: other });
    },
    entry: () =>
      insertReplyChange(queries, { household: key, action: 'reply', reply: decodeReply(reply) }),
    withdraw: () => insertReplyChange(queries, { household: key, action: 'withdraw', reply: null }),
    restore: () => insertReplyChange(queries, { household: key, action: 'restore', reply: null }),
    match: async () => {
      if (householdId) await saveMatchDecision(queries, { householdId, household: key, isMatch });
    },
    unmatch: () => deleteMatchDecision(queries, { householdId, household: key }),
    invite: async () => {
      const values = newGuestListHouseholdSchema.parse({ name, emails: [email] });
      await createCodes(queries, [(await insertHousehold(queries, values)).id]);
    },
    open: () => queries.query("UPDATE invitation_codes SET opened_at = '2026-01-05T10:00:00.000Z'"),
    uninvite: () => deleteEntry(queries, householdId),
    edit: () =>
      queries.query('UPDATE households SET note = $1, version = version + 1 WHERE id = $2', [
        key,
        householdId,
      ]),
    undo: async () => {
      const [entry] = await listGuestList(queries);
      if (!entry) return;
      await deleteEntry(queries, entry.id);
      await restoreCodes(queries, entry.id);
      await insertHousehold(queries, entry, entry.id);
    },
    export: () => insertExport(queries),
    deleteRsvp: () => queries.query('DELETE FROM rsvps WHERE id IN (SELECT min(id) FROM rsvps)'),
    deleteHouseholds: () => queries.query('DELETE FROM reply_changes'),
  };
  await actions[action]();
}

test('after any sequence of changes the data is the same as all rows read again', async ({
  database,
  otherDatabase,
}) => {
  const source = createGuestDataSource(database, () => wedding);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      for (const table of ['households', 'invitation_codes', 'reply_changes', 'rsvps', 'exports']) {
        await database.query(`DELETE FROM ${table}`);
      }
      for (const each of steps) {
        await run(each.isByOther ? otherDatabase : database, each);
        if (each.isSlow) continue;
        const all = await createGuestDataSource(database, () => wedding).read();
        expect(await source.read()).toEqual(all);
        expect(await source.readVersion()).toBe(all.version);
      }
    }),
    // SQLite explores; on PostgreSQL each query takes ten times as long.
    { numRuns: ENGINE === 'sqlite' ? 25 : 8 },
  );
});

test('a reply that is committed after one with a higher id is read', async ({ database }) => {
  for (let at = 0; at < 3; at += 1)
    await insertRecord(database, { ...PORTIA, email: `${at}@b.co` });
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

test('the next correction needs the version that a correction returned', async ({ database }) => {
  await insertRecord(database, PORTIA);
  const [source, otherServer] = [1, 2].map(() => createGuestDataSource(database, () => wedding));
  if (!source || !otherServer) return;
  const key = 'email:portia@belmont.example';
  const reply = decodeReply(PORTIA);
  const first = await changeReply(source, key, '1.0', { ...reply, note: 'No figs' });
  await changeReply(otherServer, key, first.version, reply);
  await expect(changeReply(source, key, first.version, reply)).rejects.toThrow();
  expect(await source.content()).toEqual(await otherServer.content());
});

test('the version changes when another version of the website is published', async ({
  database,
}) => {
  let published = wedding;
  const source = createGuestDataSource(database, () => published);
  await insertRecord(database, PORTIA);
  const { version } = await source.read();
  published = { ...wedding, couple: ['Jessica', 'Lorenzo'] };
  expect(await source.readVersion()).not.toBe(version);
  expect(source.wedding.couple).toEqual(['Jessica', 'Lorenzo']);
  expect((await source.read()).content.households).toHaveLength(1);
});
