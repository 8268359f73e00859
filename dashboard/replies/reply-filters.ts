import { normalizeText } from '../../domain/guest-list/search-text.ts';
import { getAttendance, getGuestCount } from '../../domain/replies/reply-answers.ts';
import type { Attendance } from '../../domain/replies/rsvp.ts';
import type { ReplyRow } from './reply-row.ts';

export type Mark = 'second-guest' | 'notes' | 'changed' | 'entered-by-couple' | 'withdrawn';

/** The filters above the table of replies. */
export type ReplyFilters = {
  text: string;
  /** The id of an event and an answer. */
  event: '' | `${string}:${Attendance | 'not-asked'}`;
  /** A reply must have all of them. */
  marks: readonly Mark[];
};

export const NO_FILTERS: ReplyFilters = { text: '', event: '', marks: [] };

/** Returns a function that tells whether a row passes the filters. */
export function createFilter({ event, marks, text }: ReplyFilters): (row: ReplyRow) => boolean {
  const words = normalizeText(text).split(/\s+/).filter(Boolean);
  const [id = '', answer] = event.split(':');
  const hasMark = marks.map((mark) => HAS_MARK[mark]);
  // Withdrawn replies are hidden, except where the couple looks for them or for changes.
  const hidesWithdrawn = !marks.includes('withdrawn') && !marks.includes('changed');
  return (row) =>
    !(hidesWithdrawn && row.household.withdrawn) &&
    (id === '' || (getAttendance(row.household.current, id) ?? 'not-asked') === answer) &&
    hasMark.every((test) => test(row)) &&
    words.every((word) => row.searchText.includes(word));
}

const HAS_MARK: Record<Mark, (row: ReplyRow) => boolean> = {
  'second-guest': ({ household }) => getGuestCount(household.current) > 1,
  notes: ({ household }) => household.current.dietary_restrictions !== null,
  changed: ({ changedSinceExport }) => changedSinceExport,
  'entered-by-couple': ({ household }) => household.hasCoupleEntries,
  withdrawn: ({ household }) => household.withdrawn,
};
