import { memo } from 'react';
import { getFirstGuestName, getGuestNames } from '../../domain/replies/names.ts';
import type { ReplyColumn } from './columns.tsx';
import { useHouseholdSheet } from './household/household-sheet-provider.tsx';
import styles from './replies-table.module.css';
import type { ReplyRow } from './reply-row.ts';

type Props = { row: ReplyRow; columns: readonly ReplyColumn[]; index: number };

/** A household's row. The button in it is for keyboards; a click anywhere on the row does the same. */
export const TableRow = memo(function TableRow({ row, columns, index }: Props) {
  const { openHousehold } = useHouseholdSheet();
  const { household } = row;
  const otherGuests = getGuestNames(household.current).slice(1).join(', ');
  const [, ...cells] = columns;
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
        <button type="button" className={`bare ${styles.name}`}>
          {getFirstGuestName(household.current)}
          {otherGuests && <span className={`soft block ${styles.otherGuests}`}>{otherGuests}</span>}
        </button>
      </th>
      {cells.map(({ header, id, renderCell }) => (
        <td
          key={id}
          // biome-ignore lint/a11y/noRedundantRoles: see RepliesTable.
          role="cell"
          className={styles[id.replace(/:.*/, '')] ?? ''}
          data-label={header}
        >
          {renderCell?.(row)}
        </td>
      ))}
    </tr>
  );
});
