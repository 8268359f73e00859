import type { Header } from '@tanstack/react-table';
import { SelectField } from '../components/select-field.tsx';
import type { features } from './columns.tsx';
import styles from './replies-table.module.css';
import type { ReplyRow } from './reply-row.ts';

type ReplyHeader = Header<typeof features, ReplyRow>;

const SORT_LABELS = { asc: 'ascending', desc: 'descending' } as const;

/** A click sorts by the column, another click reverses the order. */
export function SortHeader({ header: { column } }: { header: ReplyHeader }) {
  const sorted = column.getIsSorted();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see RepliesTable.
    <th role="columnheader" scope="col" aria-sort={sorted ? SORT_LABELS[sorted] : 'none'}>
      <button
        type="button"
        className={styles.sortButton}
        onClick={column.getToggleSortingHandler()}
      >
        {String(column.columnDef.header)}
        <span className={styles.arrow} data-sorted={sorted || undefined} aria-hidden="true" />
      </button>
    </th>
  );
}

/** Sorts the cards on a phone, where the table has no header. */
export function SortSelect({ headers }: { headers: ReplyHeader[] }) {
  const sorted = headers.find(({ column }) => column.getIsSorted());
  return (
    <div className={styles.sortSelect}>
      <SelectField
        label="Sort by"
        value={sorted?.id ?? ''}
        onChange={({ target }) => {
          const column = headers.find(({ id }) => id === target.value)?.column;
          column?.toggleSorting(column.getFirstSortDir() === 'desc');
        }}
      >
        {headers.map(({ column, id }) => (
          <option key={id} value={id}>
            {String(column.columnDef.header)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
