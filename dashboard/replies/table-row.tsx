import { FlexRender, type Row } from '@tanstack/react-table';
import { memo } from 'react';
import { openHousehold } from '../household/opened-household.ts';
import type { features } from './columns.tsx';
import styles from './replies-table.module.css';
import type { ReplyRow } from './reply-row.ts';

type Props = { row: Row<typeof features, ReplyRow>; index: number };

/** One party's line: the name opens its sheet, and so does a click anywhere on the line. */
export const ReplyLine = memo(function ReplyLine({ row, index }: Props) {
  const { name, household, two } = row.original;
  const [, ...cells] = row.getAllCells();
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: drawn as a card it would lose its role.
      role="row"
      className={styles.line}
      data-withdrawn={household.withdrawn || undefined}
      aria-rowindex={index + 2}
      onClick={() => openHousehold(household.key)}
    >
      <th
        // biome-ignore lint/a11y/noRedundantRoles: as above.
        role="rowheader"
        scope="row"
        className={styles.household}
      >
        <button type="button" className={styles.name} tabIndex={index === 0 ? 0 : -1}>
          {name}
          {two && <span className={styles.two}>{two}</span>}
        </button>
      </th>
      {cells.map((cell) => (
        <td
          key={cell.id}
          // biome-ignore lint/a11y/noRedundantRoles: as above.
          role="cell"
          className={styles[cell.column.id] ?? ''}
          data-label={String(cell.column.columnDef.header)}
        >
          <FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  );
});
