import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { usePageState } from '../shell/page-state.tsx';
import { SelectField } from '../ui/fields.tsx';
import type { ReplyColumn } from './columns.tsx';
import styles from './replies-table.module.css';
import { toggleSorting } from './sort-rows.ts';

/** A click sorts by the column, another click reverses the order. */
export function SortHeader({ column }: { column: ReplyColumn }) {
  const { sorting, setSorting } = usePageState();
  const direction = sorting.descending ? 'descending' : 'ascending';
  const sorted = sorting.id === column.id ? direction : undefined;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see RepliesTable.
    <th role="columnheader" scope="col" aria-sort={sorted ?? 'none'}>
      <button
        type="button"
        className={`bare caps ${styles.sortButton}`}
        onClick={() => setSorting(toggleSorting(column, sorting))}
      >
        {column.header}
        <span className={styles.arrow} data-sorted={sorted} aria-hidden="true" />
      </button>
    </th>
  );
}

/** Sorts the cards on a phone, where the table has no header. */
export function SortSelect({ columns }: { columns: readonly ReplyColumn[] }) {
  const { sorting, setSorting } = usePageState();
  return (
    <div className={styles.sortSelect}>
      <SelectField
        label={getMessages('replies').sortBy}
        value={columns.find(({ id }) => id === sorting.id)?.id ?? ''}
        onChange={({ target }) => {
          const column = columns.find(({ id }) => id === target.value);
          if (column) setSorting({ id: column.id, descending: column.descendingFirst });
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
