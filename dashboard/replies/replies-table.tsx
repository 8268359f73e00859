import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { putTagFirst } from '../../domain/guest-list/search-text.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { usePageState } from '../shell/page-state.tsx';
import { useInfiniteScroll } from '../ui/infinite-scroll.tsx';
import { createReplyColumns } from './columns.tsx';
import styles from './replies-table.module.css';
import { getFilteredQuestion, type ReplyFilters } from './reply-filters.ts';
import type { ReplyRow } from './reply-row.ts';
import { sortRows } from './sort-rows.ts';
import { SortHeader, SortSelect } from './table-header.tsx';
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
  const { sorting } = usePageState();
  const question = getFilteredQuestion(filters);
  const columns = useMemo(() => createReplyColumns(wedding, question), [wedding, question]);
  const sorted = useMemo(
    () => putTagFirst(sortRows(rows, columns, sorting), filters.text),
    [rows, columns, sorting, filters.text],
  );
  const [visibleRows, sentinel] = useInfiniteScroll(sorted, filters);

  return (
    <>
      <SortSelect columns={columns} />
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
              <SortHeader key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" onKeyDown={moveFocusBetweenRows}>
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

const NEXT_INDEX: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The Tab key stops at one row only; the arrow keys move between the rows. */
function moveFocusBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const getNextIndex = NEXT_INDEX[event.key];
  if (!getNextIndex) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('th > button')];
  const index = buttons.indexOf(event.target as HTMLButtonElement);
  const next = buttons[getNextIndex(index, buttons.length - 1)];
  if (index < 0 || !next) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}
