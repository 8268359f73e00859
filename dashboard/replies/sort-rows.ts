import type { ReplyRow } from './reply-row.ts';

export type SortColumn = {
  id: string;
  getValue: (row: ReplyRow, index: number) => number | string;
  /** The first click on the header sorts in descending order. */
  descendingFirst: boolean;
};

/** The id of a column, and the direction. */
export type Sorting = { id: string; descending: boolean };

/** A sorted copy. Rows with the same value keep their order, in both directions. */
export function sortRows(
  rows: readonly ReplyRow[],
  columns: readonly SortColumn[],
  { descending, id }: Sorting,
): readonly ReplyRow[] {
  const column = columns.find((one) => one.id === id);
  if (!column) return rows;
  const direction = descending ? -1 : 1;
  return rows
    .map((row, index) => ({ row, value: column.getValue(row, index) }))
    .sort((a, b) => direction * (Number(a.value > b.value) - Number(a.value < b.value)))
    .map(({ row }) => row);
}

/** Sorts by a column, or reverses the order if it is sorted by that column already. */
export function toggleSorting({ descendingFirst, id }: SortColumn, sorting: Sorting): Sorting {
  return { id, descending: sorting.id === id ? !sorting.descending : descendingFirst };
}
