import { getLocale } from '../../domain/dashboard/messages/messages.ts';

export type SortColumn<Row> = {
  id: string;
  header: string;
  /** An empty text is at the end, in either direction. */
  getValue: (row: Row, index: number) => number | string;
  /** The first click on the header sorts in descending order. */
  descendingFirst: boolean;
};

/** The id of a column, and the direction. */
export type Sorting = { id: string; descending: boolean };

/** A sorted copy. Rows with the same value keep their order, in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly SortColumn<Row>[],
  { descending, id }: Sorting,
): readonly Row[] {
  const column = columns.find((one) => one.id === id);
  if (!column) return rows;
  const texts = new Intl.Collator(getLocale(), { numeric: true });
  const direction = descending ? -1 : 1;
  const compare = (a: number | string, b: number | string) => {
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    if (typeof a === 'number' && typeof b === 'number') return direction * (a - b);
    return direction * texts.compare(String(a), String(b));
  };
  return rows
    .map((row, index) => ({ row, value: column.getValue(row, index) }))
    .sort((a, b) => compare(a.value, b.value))
    .map(({ row }) => row);
}

/** Sorts by a column, or reverses the order if it is sorted by that column already. */
export function toggleSorting<Row>(
  { descendingFirst, id }: SortColumn<Row>,
  sorting: Sorting,
): Sorting {
  return { id, descending: sorting.id === id ? !sorting.descending : descendingFirst };
}
