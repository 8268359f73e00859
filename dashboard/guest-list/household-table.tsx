import { memo, useCallback } from 'react';
import { formatNumber, getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import { usePageState } from '../shell/page-state.tsx';
import { useInfiniteScroll } from '../ui/infinite-scroll.tsx';
import { useRowKeys } from '../ui/row-keys.ts';
import { SortHeader, SortSelect } from '../ui/sort-header.tsx';
import type { SortColumn } from '../ui/sort-rows.ts';
import type { HouseholdColumn } from './household-columns.tsx';
import type { HouseholdRow } from './household-filters.ts';
import styles from './household-table.module.css';

type Props = {
  /** The rows that pass the filters, in the order that the couple chose. */
  rows: readonly HouseholdRow[];
  name: SortColumn<HouseholdRow>;
  /** After the name. */
  columns: readonly HouseholdColumn[];
  /** Changes with the filters. */
  filter: unknown;
  selected: ReadonlySet<number>;
  onSelect: (update: (selected: ReadonlySet<number>) => ReadonlySet<number>) => void;
  onOpen: (entry: GuestListHousehold) => void;
};

/** The households that pass the filters, to open and to select: one line each, or a card on a phone. */
export function HouseholdTable(props: Props) {
  const { rows, name, columns, filter, selected, onSelect, onOpen } = props;
  const texts = getMessages('guestList');
  const { householdSorting: sorting, setHouseholdSorting: onSort } = usePageState();
  const sortable = [name, ...columns];
  const [visibleRows, sentinel, showAll] = useInfiniteScroll(rows, filter);
  const rowKeys = useRowKeys(showAll);
  const ids = rows.map(({ status }) => status.entry.id);
  const isAllSelected = ids.length > 0 && ids.every((id) => selected.has(id));
  const toggle = useCallback(
    (id: number, isChecked: boolean) =>
      onSelect((before) => {
        const after = new Set(before);
        if (isChecked) after.add(id);
        else after.delete(id);
        return after;
      }),
    [onSelect],
  );

  function toggleAll(isChecked: boolean) {
    onSelect((before) =>
      isChecked ? before.union(new Set(ids)) : before.difference(new Set(ids)),
    );
  }

  return (
    <>
      <SortSelect columns={sortable} {...{ sorting, onSort }} />
      {/* Some browsers drop the table's roles when CSS turns it into cards. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above. */}
      <table
        className={styles.table}
        role="table"
        aria-label={texts.tableName}
        aria-rowcount={rows.length + 1}
      >
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" className={styles.select}>
              <label className="option soft">
                <input
                  type="checkbox"
                  checked={isAllSelected}
                  onChange={({ target }) => toggleAll(target.checked)}
                />
                <span className={styles.selectAll}>
                  {texts.selectAll(formatNumber(ids.length))}
                </span>
              </label>
            </td>
            {sortable.map((column) => (
              <SortHeader
                key={column.id}
                className={styles[column.id]}
                {...{ column, sorting, onSort }}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" {...rowKeys}>
          {visibleRows.map((row, index) => (
            <Row
              key={row.status.entry.id}
              {...{ row, columns, onOpen }}
              index={index}
              isSelected={selected.has(row.status.entry.id)}
              onToggle={toggle}
            />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
      {sentinel}
    </>
  );
}

type RowProps = {
  row: HouseholdRow;
  columns: readonly HouseholdColumn[];
  index: number;
  isSelected: boolean;
  onToggle: (id: number, isChecked: boolean) => void;
  onOpen: (entry: GuestListHousehold) => void;
};

const Row = memo(function Row(props: RowProps) {
  const { row, columns, index, isSelected, onToggle, onOpen } = props;
  const { entry } = row.status;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see HouseholdTable.
    <tr
      role="row"
      className={styles.row}
      aria-rowindex={index + 2}
      data-selected={isSelected || undefined}
    >
      <td role="cell" className={styles.select}>
        <label className="option">
          <input
            type="checkbox"
            aria-label={getMessages('guestList').select(entry.name)}
            checked={isSelected}
            onChange={({ target }) => onToggle(entry.id, target.checked)}
          />
        </label>
      </td>
      <th role="rowheader" scope="row">
        <button type="button" className="bare" title={entry.name} onClick={() => onOpen(entry)}>
          {entry.name}
        </button>
      </th>
      {columns.map(({ getLabel, header, id, render }) => {
        const content = render(row);
        return (
          <td
            key={id}
            role="cell"
            className={styles[id]}
            data-label={getLabel?.(row) ?? header}
            title={typeof content === 'string' ? content : undefined}
          >
            {content}
          </td>
        );
      })}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see HouseholdTable.
  );
});
