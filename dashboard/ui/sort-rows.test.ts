import { describe, expect, it } from 'vitest';
import { type SortColumn, sortRows, toggleSorting } from './sort-rows.ts';

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora'];
const GUESTS = [2, 1, 2, 10];
const ANSWERS = ['fish', '', 'Veal', 'fish'];
const TABLES = ['Table 10', 'Table 9', '', 'Äpfel'];

function createColumn(
  id: string,
  values: (number | string)[] | null,
  descendingFirst = false,
): SortColumn<string> {
  const getValue = (name: string, index: number) => values?.[NAMES.indexOf(name)] ?? index;
  return { id, header: id, getValue, descendingFirst };
}
const columns = [
  createColumn('household', null),
  createColumn('guests', GUESTS, true),
  createColumn('question:menu', ANSWERS),
  createColumn('tags', TABLES),
];

function findOrder(id: string, descending: boolean): readonly string[] {
  return sortRows(NAMES, columns, { id, descending });
}

describe('sortRows', () => {
  it('keeps the order when the column is not shown any more', () => {
    expect(findOrder('question:song', true)).toEqual(NAMES);
  });

  it('sorts numbers by their value, not as texts', () => {
    expect(findOrder('guests', false)).toEqual(['Bea', 'Ada', 'Cleo', 'Dora']);
  });

  it('keeps the order of rows with the same value in both directions', () => {
    expect(findOrder('guests', true)).toEqual(['Dora', 'Ada', 'Cleo', 'Bea']);
    expect(findOrder('question:menu', false)).toEqual(['Ada', 'Dora', 'Cleo', 'Bea']);
    expect(findOrder('question:menu', true)).toEqual(['Cleo', 'Ada', 'Dora', 'Bea']);
  });

  it('sorts texts as the language does, their numbers by value, and those without a text last', () => {
    expect(findOrder('tags', false)).toEqual(['Dora', 'Bea', 'Ada', 'Cleo']);
    expect(findOrder('tags', true)).toEqual(['Ada', 'Bea', 'Dora', 'Cleo']);
  });

  it('reverses the order of the rows for the households', () => {
    expect(findOrder('household', true)).toEqual(NAMES.toReversed());
  });

  it('does not change the given rows', () => {
    expect(findOrder('household', true)).not.toBe(NAMES);
    expect(NAMES).toEqual(['Ada', 'Bea', 'Cleo', 'Dora']);
  });
});

describe('toggleSorting', () => {
  const [household, guests] = columns as [SortColumn<string>, SortColumn<string>];

  it('starts a column in its own direction', () => {
    const sorting = { id: 'replied', descending: true };
    expect(toggleSorting(household, sorting)).toEqual({ id: 'household', descending: false });
    expect(toggleSorting(guests, sorting)).toEqual({ id: 'guests', descending: true });
  });

  it('reverses the direction of the sorted column', () => {
    const once = toggleSorting(guests, { id: 'guests', descending: true });
    expect(once).toEqual({ id: 'guests', descending: false });
    expect(toggleSorting(guests, once)).toEqual({ id: 'guests', descending: true });
  });
});
