import { memo, useCallback } from 'react';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { formatNumber, getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { useInfiniteScroll } from '../ui/infinite-scroll.tsx';
import { getHeader, type HouseholdColumn } from './household-columns.tsx';
import type { HouseholdRow } from './household-filters.ts';
import styles from './household-table.module.css';

type Props = {
  /** The rows that pass the filters. */
  rows: readonly HouseholdRow[];
  columns: readonly HouseholdColumn[];
  /** Changes with the filters. */
  filter: unknown;
  selected: ReadonlySet<number>;
  onSelect: (update: (selected: ReadonlySet<number>) => ReadonlySet<number>) => void;
  onOpen: (entry: GuestListHousehold) => void;
};

/** The households that pass the filters, to open and to select: one line each, or a card on a phone. */
export function HouseholdTable({ rows, columns, filter, selected, onSelect, onOpen }: Props) {
  const texts = getMessages('guestList');
  const { events } = useGuestData().wedding;
  const [visibleRows, sentinel] = useInfiniteScroll(rows, filter);
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
            <th role="columnheader" scope="col" className={styles.name}>
              {texts.columns.household}
            </th>
            {columns.map(({ id }) => (
              <th key={id} role="columnheader" scope="col" className={styles[id]}>
                {getHeader(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {visibleRows.map((row, index) => (
            <Row
              key={row.status.entry.id}
              {...{ row, columns, events, onOpen }}
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
  events: GuestData['wedding']['events'];
  index: number;
  isSelected: boolean;
  onToggle: (id: number, isChecked: boolean) => void;
  onOpen: (entry: GuestListHousehold) => void;
};

const Row = memo(function Row(props: RowProps) {
  const { row, columns, events, index, isSelected, onToggle, onOpen } = props;
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
      {columns.map(({ id, render }) => {
        const content = render(row, events);
        return (
          <td
            key={id}
            role="cell"
            className={styles[id]}
            data-label={getHeader(id)}
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
