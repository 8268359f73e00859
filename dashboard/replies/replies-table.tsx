import { type SortingState, useTable } from '@tanstack/react-table';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import { createStore } from '../store.ts';
import { features, replyColumns } from './columns.tsx';
import { moveAlongRows } from './move-along-rows.ts';
import styles from './replies-table.module.css';
import type { ReplyRow } from './reply-row.ts';
import { SortSelect } from './sort-select.tsx';
import { SortHead } from './table-header.tsx';
import { ReplyLine } from './table-row.tsx';
import { useLazyLoad } from './use-lazy-load.tsx';

/** How the table is sorted, for as long as the dashboard is open. */
const sorting = createStore<SortingState>([{ id: 'replied', desc: true }]);

type Props = {
  rows: ReplyRow[];
  isWanted: (row: ReplyRow) => boolean;
  /** What to show when no row is wanted. */
  nothing: React.ReactNode;
};

/** The replies in rows, or in cards on a phone. */
export function RepliesTable({ rows, isWanted, nothing }: Props) {
  const { wedding } = useGuestData();
  const test = useDeferredValue(isWanted);
  const columns = useMemo(() => replyColumns(wedding), [wedding]);
  const filters = useMemo(() => [{ id: 'party', value: test }], [test]);
  const table = useTable({
    features,
    columns,
    data: rows,
    state: { columnFilters: filters, sorting: sorting.use() },
    onSortingChange: sorting.set,
    enableSortingRemoval: false,
    getRowId: (row) => row.household.key,
  });
  const found = table.getRowModel().rows;
  const [shown, end] = useLazyLoad(found, test);
  const body = useRef<HTMLTableSectionElement>(null);
  const heads = table.getHeaderGroups()[0]?.headers ?? [];

  return (
    <>
      <SortSelect heads={heads} />
      {/* Drawn as cards on a phone, the table would lose its roles in some browsers. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above. */}
      <table
        className={styles.table}
        role="table"
        aria-label="Replies"
        aria-rowcount={found.length + 1}
      >
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head) => (
              <SortHead key={head.id} head={head} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup" onKeyDown={moveAlongRows}>
          {shown.map((row, index) => (
            <ReplyLine key={row.id} row={row} index={index} />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
      {found.length === 0 && nothing}
      {end}
    </>
  );
}
