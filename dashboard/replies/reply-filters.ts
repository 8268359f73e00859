import { createTextFilter } from '../../domain/guest-list/search-text.ts';
import { getAllNotes } from '../../domain/replies/dietary-notes.ts';
import { type Attendance, getAttendance, getGuestCount } from '../../domain/replies/reply.ts';
import type { ReplyRow } from './reply-row.ts';

export type Mark = 'second-guest' | 'notes' | 'changed' | 'entered-by-couple' | 'withdrawn';

/** The filters above the table of replies. */
export type ReplyFilters = {
  text: string;
  /** The id of an event and an answer. */
  event: '' | `${string}:${Attendance | 'not-asked'}`;
  /** The id of a question, alone or followed by `=` and an answer, `*` for any answer or `!` for none. */
  question: string;
  /** A reply must have all of them. */
  marks: readonly Mark[];
};

export const NO_FILTERS: ReplyFilters = { text: '', event: '', question: '', marks: [] };

/** Returns a function that tells whether a row passes the filters. */
export function createFilter(filters: ReplyFilters): (row: ReplyRow) => boolean {
  const { event, marks, question, text } = filters;
  const hasText = createTextFilter(text);
  const [id = '', answer] = event.split(':');
  const hasMark = marks.map((mark) => HAS_MARK[mark]);
  // Withdrawn replies are hidden, except where the couple looks for them or for changes.
  const hidesWithdrawn = !marks.includes('withdrawn') && !marks.includes('changed');
  return (row) =>
    !(hidesWithdrawn && row.household.withdrawn && !row.household.isWaiting) &&
    (id === '' || (getAttendance(row.household.current, id) ?? 'not-asked') === answer) &&
    (question === '' || hasAnswer(row, question)) &&
    hasMark.every((test) => test(row)) &&
    hasText(row);
}

/** The id of the question that the couple looks at; null for none. */
export function getFilteredQuestion({ question }: ReplyFilters): string | null {
  return question.match(/^[^=*!]+/)?.[0] ?? null;
}

function hasAnswer({ getAnswers }: ReplyRow, filter: string): boolean {
  const [, id = '', kind = '', answer = ''] = filter.match(/^([^=*!]+)([=*!]?)(.*)$/) ?? [];
  const given = getAnswers().get(id) ?? [];
  if (kind === '=') return given.includes(answer);
  if (kind === '*') return given.some((one) => one !== '');
  return kind !== '!' || given.includes('');
}

const HAS_MARK: Record<Mark, (row: ReplyRow) => boolean> = {
  'second-guest': ({ household }) => getGuestCount(household.current) > 1,
  notes: ({ household }) => getAllNotes(household) !== null,
  changed: ({ changedSinceExport }) => changedSinceExport,
  'entered-by-couple': ({ household }) => household.hasCoupleEntries,
  withdrawn: ({ household }) => household.withdrawn && !household.isWaiting,
};
