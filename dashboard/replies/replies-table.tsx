import { type ReactNode, useMemo } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { putTagFirst } from '../../domain/guest-list/search-text.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { usePageState } from '../shell/page-state.tsx';
import { useInfiniteScroll } from '../ui/infinite-scroll.tsx';
import { useRowKeys } from '../ui/row-keys.ts';
import { SortHeader, SortSelect } from '../ui/sort-header.tsx';
import { sortRows } from '../ui/sort-rows.ts';
import { createReplyColumns } from './columns.tsx';
import styles from './replies-table.module.css';
import { getFilteredQuestion, type ReplyFilters } from './reply-filters.ts';
import type { ReplyRow } from './reply-row.ts';
import { TableRow } from './table-row.tsx';

type Props = {
  /** The rows that pass the filters. */
  rows: readonly ReplyRow[];
  filters: ReplyFilters;
  /** Shown if there are no rows. */
  emptyState: ReactNode;
};

/** The replies as a table, or as cards on a phone. */
export function RepliesTable({ rows, filters, emptyState }: Props) {
  const { wedding } = useGuestData();
  const { sorting, setSorting } = usePageState();
  const question = getFilteredQuestion(filters);
  const columns = useMemo(() => createReplyColumns(wedding, question), [wedding, question]);
  const sorted = useMemo(
    () => putTagFirst(sortRows(rows, columns, sorting), filters.text),
    [rows, columns, sorting, filters.text],
  );
  const [visibleRows, sentinel, showAll] = useInfiniteScroll(sorted, filters);
  const rowKeys = useRowKeys(showAll);

  return (
    <>
      <SortSelect columns={columns} sorting={sorting} onSort={setSorting} />
      {/* Some browsers drop the table's roles when CSS turns it into cards. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above. */}
      <table
        className={styles.table}
        role="table"
        aria-label={getMessages('replies').title}
        aria-rowcount={rows.length + 1}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <SortHeader key={column.id} column={column} sorting={sorting} onSort={setSorting} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" {...rowKeys}>
          {visibleRows.map((row, index) => (
            <TableRow key={row.household.key} row={row} columns={columns} index={index} />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
      {rows.length === 0 && emptyState}
      {sentinel}
    </>
  );
}
