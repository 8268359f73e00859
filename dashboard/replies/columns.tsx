import {
  createColumnHelper,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { formatHouseholdAnswers } from '../../domain/dashboard/people-lists.ts';
import { getAllNotes } from '../../domain/replies/earlier-notes.ts';
import { isAttending } from '../../domain/replies/headcount.ts';
import type { Household } from '../../domain/replies/household.ts';
import { getAttendance, getGuestCount } from '../../domain/replies/reply-answers.ts';
import type { EventInfo } from '../../domain/replies/rsvp-questions.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { Attendance, AttendanceSummary } from './attendance.tsx';
import styles from './cells.module.css';
import type { ReplyRow } from './reply-row.ts';

export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});
const { accessor, columns } = createColumnHelper<typeof features, ReplyRow & RowData>();

const ORDER = { attending: 0, 'not-attending': 1, 'not-asked': 2 };
// With a column for each of more events, the table would be wider than the page.
const MAX_EVENT_COLUMNS = 3;
const ascendingFirst = { sortDescFirst: false } as const;

// The others have a column while the couple looks at them.
const MAX_QUESTION_COLUMNS = 2;

/** `question` is the id of the one that the couple looks at. */
export function createReplyColumns(wedding: GuestData['wedding'], question: string | null) {
  const { events, locale, questions = [] } = wedding;
  const { formatDay } = createDateFormats(locale);
  const asked =
    questions.length > MAX_QUESTION_COLUMNS
      ? questions.filter(({ id }) => id === question)
      : questions;
  const attendance = ({ id, title }: EventInfo) =>
    accessor(({ household }) => ORDER[getAttendance(household.current, id) ?? 'not-asked'], {
      ...ascendingFirst,
      id: `event:${id}`,
      header: title,
      cell: ({ row }) => <Attendance reply={row.original.household.current} event={id} />,
    });
  const summary = accessor(
    ({ household }) => events.filter(({ id }) => isAttending(household, id)).length,
    {
      id: 'event:all',
      header: 'Attending',
      sortDescFirst: true,
      cell: ({ row }) => (
        <AttendanceSummary reply={row.original.household.current} events={events} />
      ),
    },
  );

  return columns([
    // The rows are in the order of family names while the table is sorted by anything but time.
    accessor((_, index) => index, {
      ...ascendingFirst,
      id: 'household',
      header: 'Household',
    }),
    ...(events.length > MAX_EVENT_COLUMNS ? [summary] : events.map(attendance)),
    accessor(({ household }) => getGuestCount(household.current), {
      id: 'guests',
      header: 'Guests',
      sortDescFirst: true,
      cell: ({ getValue }) => <span className={styles.number}>{getValue()}</span>,
    }),
    ...asked.map((one) =>
      accessor(({ household }) => formatHouseholdAnswers(household.current, one, wedding) ?? '', {
        ...ascendingFirst,
        id: `question:${one.id}`,
        header: one.label,
        cell: ({ getValue }) => <span className={styles.answers}>{getValue()}</span>,
      }),
    ),
    accessor(({ household }) => (getAllNotes(household) === null ? 1 : 0), {
      ...ascendingFirst,
      id: 'notes',
      header: 'Dietary notes',
      cell: ({ row }) => (
        <span className={styles.notes}>{getAllNotes(row.original.household)}</span>
      ),
    }),
    accessor(({ household }) => Date.parse(household.lastAt), {
      id: 'replied',
      header: 'Replied',
      sortDescFirst: true,
      cell: ({ row }) => (
        <span className={styles.replied}>
          {formatDay(row.original.household.lastAt)}
          <Mark household={row.original.household} />
        </span>
      ),
    }),
  ]);
}

function Mark({ household }: { household: Household }) {
  const mark = getMark(household);
  return mark && <span className={styles.mark}>{mark}</span>;
}

function getMark({ withdrawn, hasCoupleEntries, history }: Household): string | null {
  if (withdrawn) return 'withdrawn';
  if (hasCoupleEntries) return history[0]?.by === 'couple' ? 'entered by hand' : 'edited by hand';
  return history.length > 1 ? 'changed' : null;
}
