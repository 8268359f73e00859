import { describe, expect, it } from 'vitest';
import type { ReplyRow } from './reply-row.ts';
import { type SortColumn, sortRows, toggleSorting } from './sort-rows.ts';

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora'];
const GUESTS = [2, 1, 2, 10];
const ANSWERS = ['fish', '', 'Veal', 'fish'];
const rows = NAMES.map((key) => ({ household: { key } }) as ReplyRow);

function createColumn(
  id: string,
  values: (number | string)[] | null,
  descendingFirst = false,
): SortColumn {
  const getValue: SortColumn['getValue'] = ({ household }, index) =>
    values?.[NAMES.indexOf(household.key)] ?? index;
  return { id, getValue, descendingFirst };
}
const columns = [
  createColumn('household', null),
  createColumn('guests', GUESTS, true),
  createColumn('question:menu', ANSWERS),
];

function findOrder(id: string, descending: boolean): string[] {
  return sortRows(rows, columns, { id, descending }).map(({ household }) => household.key);
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
    expect(findOrder('question:menu', false)).toEqual(['Bea', 'Cleo', 'Ada', 'Dora']);
    expect(findOrder('question:menu', true)).toEqual(['Ada', 'Dora', 'Cleo', 'Bea']);
  });

  it('reverses the order of the rows for the households', () => {
    expect(findOrder('household', true)).toEqual(NAMES.toReversed());
  });

  it('does not change the given rows', () => {
    findOrder('household', true);
    expect(rows.map(({ household }) => household.key)).toEqual(NAMES);
  });
});

describe('toggleSorting', () => {
  const [household, guests] = columns as [SortColumn, SortColumn];

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
