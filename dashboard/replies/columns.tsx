import type { ReactNode } from 'react';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { formatNumber, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { formatHouseholdAnswers } from '../../domain/lists/people-lists.ts';
import { getAllNotes } from '../../domain/replies/dietary-notes.ts';
import { isAttending } from '../../domain/replies/headcount.ts';
import type { Household } from '../../domain/replies/household.ts';
import { getAttendance, getGuestCount } from '../../domain/replies/reply.ts';
import type { EventInfo } from '../../domain/replies/rsvp-questions.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import type { SortColumn } from '../ui/sort-rows.ts';
import { Attendance, AttendanceSummary } from './attendance.tsx';
import styles from './cells.module.css';
import type { ReplyRow } from './reply-row.ts';

export type ReplyColumn = SortColumn<ReplyRow> & {
  /** The row's name is in the first column. */
  renderCell?: (row: ReplyRow) => ReactNode;
};

const ORDER = { attending: 0, 'not-attending': 1, 'not-asked': 2 };
// With a column for each of more events, the table would be wider than the page.
const MAX_EVENT_COLUMNS = 3;

// The others have a column while the couple looks at them.
const MAX_QUESTION_COLUMNS = 2;

/** `question` is the id of the one that the couple looks at. */
export function createReplyColumns(
  wedding: GuestData['wedding'],
  question: string | null,
): ReplyColumn[] {
  const { events, locale, questions = [] } = wedding;
  const texts = getMessages('replies').columns;
  const { formatDay } = createDateFormats(locale);
  const asked =
    questions.length > MAX_QUESTION_COLUMNS
      ? questions.filter(({ id }) => id === question)
      : questions;
  const createAttendance = ({ id, title }: EventInfo): ReplyColumn => ({
    id: `event:${id}`,
    header: title,
    getValue: ({ household }) => ORDER[getAttendance(household.current, id) ?? 'not-asked'],
    descendingFirst: false,
    renderCell: ({ household }) => <Attendance reply={household.current} event={id} />,
  });
  const summary: ReplyColumn = {
    id: 'event:all',
    header: texts.attending,
    getValue: ({ household }) => events.filter(({ id }) => isAttending(household, id)).length,
    descendingFirst: true,
    renderCell: ({ household }) => <AttendanceSummary reply={household.current} events={events} />,
  };

  return [
    {
      id: 'household',
      header: texts.household,
      // The rows are in the order of family names while the table is sorted by anything but time.
      getValue: (_, index) => index,
      descendingFirst: false,
    },
    ...(events.length > MAX_EVENT_COLUMNS ? [summary] : events.map(createAttendance)),
    {
      id: 'guests',
      header: texts.guests,
      getValue: ({ household }) => getGuestCount(household.current),
      descendingFirst: true,
      renderCell: ({ household }) => (
        <span className={styles.number}>{formatNumber(getGuestCount(household.current))}</span>
      ),
    },
    ...asked.map((one): ReplyColumn => {
      const getAnswers = ({ household }: ReplyRow) =>
        formatHouseholdAnswers(household.current, { question: one, wedding, format: 'print' }) ??
        '';
      return {
        id: `question:${one.id}`,
        header: one.label,
        getValue: getAnswers,
        descendingFirst: false,
        renderCell: (row) => <span className="soft lines">{getAnswers(row)}</span>,
      };
    }),
    {
      id: 'notes',
      header: texts.notes,
      getValue: ({ household }) => (getAllNotes(household) === null ? 1 : 0),
      descendingFirst: false,
      renderCell: ({ household }) => (
        <span className={`soft ${styles.notes}`}>{getAllNotes(household)}</span>
      ),
    },
    {
      id: 'replied',
      header: texts.replied,
      getValue: ({ household }) => Date.parse(household.lastAt),
      descendingFirst: true,
      renderCell: ({ household }) => (
        <span className={`soft block ${styles.replied}`}>
          {formatDay(household.lastAt)}
          <Mark household={household} />
        </span>
      ),
    },
  ];
}

function Mark({ household }: { household: Household }) {
  const mark = getMark(household);
  return mark && <span className={styles.mark}>{mark}</span>;
}

function getMark({ isWaiting, withdrawn, hasCoupleEntries, history }: Household): string | null {
  const { marks } = getMessages('replies');
  if (isWaiting) return marks.waiting;
  if (withdrawn) return marks.withdrawn;
  if (hasCoupleEntries) return history[0]?.by === 'couple' ? marks.entered : marks.edited;
  return history.length > 1 ? marks.changed : null;
}
