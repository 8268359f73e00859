import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { GuestData } from '../../domain/dashboard-api.ts';
import type { EventName } from '../../domain/headcount.ts';
import { dateWords } from '../guest-data/format-dates.ts';
import { Answer } from './attendance.tsx';
import styles from './cells.module.css';
import type { ReplyRow } from './reply-row.ts';

export const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});
const { accessor, columns } = createColumnHelper<typeof features, ReplyRow & RowData>();

const ORDER = { attending: 0, 'not-attending': 1 };
const byNumber = { sortDescFirst: false } as const;

/** The table's columns. That of the party itself also tells which rows are wanted. */
export function replyColumns({ events, locale }: GuestData['wedding']) {
  const dates = dateWords(locale);
  const answer = (name: EventName) =>
    accessor(({ household }) => ORDER[household.current[name]], {
      ...byNumber,
      id: name,
      header: events[name],
      cell: ({ row }) => <Answer reply={row.original.household.current} event={name} />,
    });

  return columns([
    accessor((row) => row.rank, {
      ...byNumber,
      id: 'party',
      header: 'Household',
      filterFn: (row, _, isWanted: (row: ReplyRow) => boolean) => isWanted(row.original),
    }),
    answer('welcome_party'),
    answer('wedding'),
    accessor(({ household }) => household.current.guests_count, {
      id: 'guests',
      header: 'Guests',
      sortDescFirst: true,
      cell: ({ getValue }) => <span className={styles.number}>{getValue()}</span>,
    }),
    accessor(({ household }) => (household.current.dietary_restrictions === null ? 1 : 0), {
      ...byNumber,
      id: 'notes',
      header: 'Dietary notes',
      cell: ({ row }) => (
        <span className={styles.notes}>{row.original.household.current.dietary_restrictions}</span>
      ),
    }),
    accessor(({ household }) => Date.parse(household.lastAt), {
      id: 'replied',
      header: 'Replied',
      sortDescFirst: true,
      cell: ({ row }) => (
        <span className={styles.replied}>
          {dates.day(row.original.household.lastAt)}
          <Marks row={row.original} />
        </span>
      ),
    }),
  ]);
}

function Marks({ row: { household } }: { row: ReplyRow }) {
  const marks = [
    household.withdrawn && 'withdrawn',
    !household.withdrawn && household.hasCoupleEntries && 'by hand',
    !household.withdrawn &&
      !household.hasCoupleEntries &&
      household.history.length > 1 &&
      'changed',
  ].filter((mark) => mark !== false);
  return marks.length > 0 && <span className={styles.mark}>{marks.join(', ')}</span>;
}
