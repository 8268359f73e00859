import type { Header } from '@tanstack/react-table';
import type { features } from './columns.tsx';
import type { ReplyRow } from './reply-row.ts';
import styles from './sort-head.module.css';

export type ReplyHead = Header<typeof features, ReplyRow>;

const SORTED = { asc: 'ascending', desc: 'descending' } as const;

/** A column's head: a click sorts by it, another turns the order round. */
export function SortHead({ head: { column } }: { head: ReplyHead }) {
  const sorted = column.getIsSorted();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see the table.
    <th role="columnheader" scope="col" aria-sort={sorted ? SORTED[sorted] : 'none'}>
      <button type="button" className={styles.head} onClick={column.getToggleSortingHandler()}>
        {String(column.columnDef.header)}
        <span className={styles.arrow} data-sorted={sorted || undefined} aria-hidden="true" />
      </button>
    </th>
  );
}
