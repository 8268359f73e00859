import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { SelectField } from './fields.tsx';
import styles from './sort-header.module.css';
import { type SortColumn, type Sorting, toggleSorting } from './sort-rows.ts';

type Sorted = { sorting: Sorting; onSort: (sorting: Sorting) => void };

/** A click sorts by the column, another click reverses the order. */
export function SortHeader<Row>({
  column,
  sorting,
  onSort,
  className,
}: Sorted & { column: SortColumn<Row>; className?: string | undefined }) {
  const direction = sorting.descending ? 'descending' : 'ascending';
  const sorted = sorting.id === column.id ? direction : undefined;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the roles when CSS turns a table into cards.
    <th role="columnheader" scope="col" aria-sort={sorted ?? 'none'} className={className}>
      <button
        type="button"
        className={`bare caps ${styles.button}`}
        onClick={() => onSort(toggleSorting(column, sorting))}
      >
        {column.header}
        <span className={styles.arrow} data-sorted={sorted} aria-hidden="true" />
      </button>
    </th>
  );
}

/** Sorts the cards on a phone, where the table has no header. */
export function SortSelect<Row>({
  columns,
  sorting,
  onSort,
}: Sorted & { columns: readonly SortColumn<Row>[] }) {
  return (
    <div className={styles.select}>
      <SelectField
        label={getMessages('shell').sortBy}
        value={columns.find(({ id }) => id === sorting.id)?.id ?? ''}
        onChange={({ target }) => {
          const column = columns.find(({ id }) => id === target.value);
          if (column) onSort({ id: column.id, descending: column.descendingFirst });
        }}
      >
        {columns.map(({ header, id }) => (
          <option key={id} value={id}>
            {header}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
