import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { decodeReply, encodeReply, type RsvpRecord } from '../../domain/replies/rsvp-record.ts';
import { recordSchema } from '../../domain/replies/rsvp-schema.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { insertRecord, listRecords } from '../fixtures/records.ts';
import { rsvpRecordsWithAnswers } from '../fixtures/rsvp-records.ts';
import { PORTIA, testOnSharedDatabase as test } from '../fixtures/site.ts';
import { findRsvp, insertRsvp, listRsvps } from './rsvps.ts';

describe('the table itself', () => {
  const long = 'x'.repeat(121);
  test.for<[string, object, sqlstate?: string]>([
    ['a missing name', { guest_one_first: null }, '23502'],
    ['an empty name', { guest_one_last: '' }],
    ['a blank name', { guest_one_first: '   ' }],
    ['a name with surrounding spaces', { guest_one_first: ' Portia' }],
    ['a long name', { guest_one_first: long }],
    ['a long second name', { guest_two_last: long }],
    ['an empty second name', { guest_two_first: '' }],
    ['a NUL in a name', { guest_one_first: 'Por\u0000tia' }],
    ['an escape in a name', { guest_two_first: 'Por\u001btia' }],
    ['a line break in a name', { guest_one_last: 'of\nBelmont' }],
    ['a C1 control in an address', { email: 'p\u0085@belmont.example' }],
    ['a missing address', { email: null }, '23502'],
    ['an address without @', { email: 'portia.belmont.example' }],
    ['an address that ends in @', { email: 'portia@' }],
    ['an address with a space', { email: 'por tia@belmont.example' }],
    ['a long address', { email: `p@${'x'.repeat(253)}` }],
    ['an unknown answer', { wedding: 'maybe' }],
    ['no answer', { welcome_party: null }, '23502'],
    ['no guests', { guests_count: 0 }],
    ['three guests', { guests_count: 3 }],
    ['a guest and a half', { guests_count: 1.5 }, '22P02'],
    ['a number of guests as a word', { guests_count: 'two' }, '22P02'],
    ['long notes', { dietary_restrictions: 'x'.repeat(2001) }],
    ['empty notes', { dietary_restrictions: '' }],
    ['a NUL in the notes', { dietary_restrictions: 'no\u0000pork' }],
    ['a vertical tab in the notes', { dietary_restrictions: 'no\u000bpork' }],
  ])('rejects %s', async ([, change, sqlstate = '23514'], { database }) => {
    await expect(insertRecord(database, { ...PORTIA, ...change })).rejects.toMatchObject({
      sqlstate,
    });
    expect(await listRecords(database)).toEqual([]);
  });
});

test('a reply cannot be changed, but deleted', async ({ database }) => {
  await insertRecord(database, PORTIA);
  const update = database.query("UPDATE rsvps SET wedding = 'attending'");
  await expect(update).rejects.toMatchObject({ sqlstate: '23514' });
  expect(await listRecords(database)).toMatchObject([{ wedding: 'not-attending' }]);
  await database.query('DELETE FROM rsvps');
  expect(await listRecords(database)).toEqual([]);
});

test('sending a reply twice adds two rows, and an id is never reused', async ({ database }) => {
  const first = await insertRecord(database, PORTIA);
  const second = await insertRecord(database, PORTIA);
  expect(second.id).toBeGreaterThan(first.id);
  await database.query('DELETE FROM rsvps');
  expect((await insertRecord(database, PORTIA)).id).toBeGreaterThan(second.id);
});

test('a stored reply contains the time of its arrival in UTC', async ({ database }) => {
  const before = new Date().toISOString();
  const { created_at } = await insertRecord(database, PORTIA);
  expect(created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(created_at >= before && created_at <= new Date().toISOString()).toBe(true);
});

test('every record that the schema accepts is a reply that is stored as the same record', async ({
  database,
  otherDatabase,
}) => {
  await fc.assert(
    fc.asyncProperty(rsvpRecordsWithAnswers, async (record) => {
      expect(recordSchema.parse(record)).toEqual(record);
      const row = await insertRecord(database, record);
      expect(row).toMatchObject(record);
      const reply = decodeReply(record);
      expect(await findRsvp(otherDatabase, row.id)).toMatchObject(reply);
      const { id, repliedAt: _, ...stored } = await insertRsvp(database, reply);
      expect(stored).toEqual(reply);
      const [last] = await listRecords(otherDatabase, id - 1);
      expect(last).toMatchObject(encodeReply(reply));
    }),
    { numRuns: ENGINE === 'postgres' ? 60 : 200 },
  );
});

test('answers that the page cannot have sent are ignored', async ({ database }) => {
  const answers = [
    { events: { brunch: 'maybe' } },
    { events: { Brunch: 'attending' } },
    { guests: [{ first: 'a\u0007', last: null }] },
    { more: 1 },
  ];
  for (const one of answers) {
    const reply = { ...PORTIA, answers: one } as RsvpRecord;
    // On PostgreSQL the table itself rejects some.
    await insertRecord(database, reply).catch(() => {});
  }
  for (const reply of await listRsvps(database)) expect(reply).toMatchObject(decodeReply(PORTIA));
});
