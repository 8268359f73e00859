import { FlexRender, type Row } from '@tanstack/react-table';
import { memo } from 'react';
import { getGuestNames, getGuestOneName } from '../../domain/replies/household-names.ts';
import { useHouseholdSheet } from '../household/household-sheet.tsx';
import type { features } from './columns.tsx';
import styles from './replies-table.module.css';
import type { ReplyRow } from './reply-row.ts';

type Props = { row: Row<typeof features, ReplyRow>; index: number };

/** A household's row. The button in it is for keyboards; a click anywhere on the row does the same. */
export const TableRow = memo(function TableRow({ row, index }: Props) {
  const { openHousehold } = useHouseholdSheet();
  const { household } = row.original;
  const otherGuests = getGuestNames(household.current).slice(1).join(', ');
  const [, ...cells] = row.getAllCells();
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: see RepliesTable.
      role="row"
      className={styles.row}
      data-withdrawn={household.withdrawn || undefined}
      aria-rowindex={index + 2}
      onClick={() => openHousehold(household.key)}
    >
      <th
        // biome-ignore lint/a11y/noRedundantRoles: see RepliesTable.
        role="rowheader"
        scope="row"
        className={styles.household}
      >
        <button type="button" className={styles.name} tabIndex={index === 0 ? 0 : -1}>
          {getGuestOneName(household.current)}
          {otherGuests && <span className={styles.otherGuests}>{otherGuests}</span>}
        </button>
      </th>
      {cells.map((cell) => (
        <td
          key={cell.id}
          // biome-ignore lint/a11y/noRedundantRoles: see RepliesTable.
          role="cell"
          className={styles[cell.column.id.replace(/:.*/, '')] ?? ''}
          data-label={String(cell.column.columnDef.header)}
        >
          <FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  );
});
