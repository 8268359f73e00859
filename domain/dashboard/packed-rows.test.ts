import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packRows, unpackRows } from './packed-rows.ts';

const NESTED = { entry: { people: {} } };

/** As the page receives them. */
function send(rows: object[]): object[] {
  return unpackRows(JSON.parse(JSON.stringify(packRows(rows, NESTED))));
}

it('keeps no rows, and rows without fields', () => {
  expect(send([])).toEqual([]);
  expect(send([{}, {}])).toEqual([{}, {}]);
});

it('tells a missing value from null', () => {
  const rows = [{ name: 'Ada', note: null }, { name: 'Bea' }, { name: 'Cleo', note: undefined }];
  expect(send(rows)).toStrictEqual([
    { name: 'Ada', note: null },
    { name: 'Bea' },
    { name: 'Cleo' },
  ]);
});

it('keeps lists of objects that are empty', () => {
  const rows = [{ entry: { people: [] } }, { entry: { people: [{ first: 'Ada' }] } }];
  expect(send(rows)).toEqual(rows);
});

it('names each field once, however many rows there are', () => {
  const people = [{ first: 'Ada' }, { first: 'Bea' }];
  const text = JSON.stringify(packRows(Array(50).fill({ entry: { people } }), NESTED));
  // In the shape and beside the values.
  for (const field of ['entry', 'people', 'first']) {
    expect(text.match(new RegExp(`"${field}"`, 'g'))).toHaveLength(2);
  }
});

it('keeps any rows, with the order of their fields', () => {
  const person = fc
    .subarray(['first', 'last', 'isChild', 'isGuest'], { minLength: 1 })
    .chain((fields) => fc.shuffledSubarray(fields, { minLength: fields.length }))
    .map((fields) => Object.fromEntries(fields.map((field) => [field, `${field}'s value`])));
  const entry = fc.record(
    { id: fc.nat(), events: fc.option(fc.array(fc.string())), people: fc.array(person) },
    { requiredKeys: ['people'] },
  );
  const row = fc.record(
    { household: fc.option(fc.string()), entry, answers: fc.jsonValue() },
    { requiredKeys: ['entry'] },
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      expect(JSON.stringify(send(rows))).toBe(JSON.stringify(rows));
    }),
    { numRuns: 200 },
  );
});
