import type { EventName } from '../../domain/headcount.ts';
import { normalizeText } from '../../domain/search-text.ts';
import { createStore } from '../store.ts';
import type { ReplyRow } from './reply-row.ts';

export type Mark = 'second-guest' | 'notes' | 'changed' | 'by-hand' | 'withdrawn';

/** Which replies a host wants to see. */
export type ReplyFilters = {
  text: string;
  event: '' | `${EventName}:${'attending' | 'not-attending'}`;
  marks: readonly Mark[];
};

export const NO_FILTERS: ReplyFilters = { text: '', event: '', marks: [] };

/** What is wanted, for as long as the dashboard is open. */
export const filterReplies = createStore<ReplyFilters>(NO_FILTERS);

const MARKED: Record<Mark, (row: ReplyRow) => boolean> = {
  'second-guest': ({ household }) => household.current.guests_count > 1,
  notes: ({ household }) => household.current.dietary_restrictions !== null,
  changed: ({ changedSinceExport }) => changedSinceExport,
  'by-hand': ({ household }) => household.hasCoupleEntries,
  withdrawn: ({ household }) => household.withdrawn,
};

/** The test a row must pass; made once for a whole table. */
export function createFilter({ event, marks, text }: ReplyFilters): (row: ReplyRow) => boolean {
  const words = normalizeText(text).split(/\s+/).filter(Boolean);
  const [name, answer] = event.split(':') as [EventName | '', string?];
  const marked = marks.map((mark) => MARKED[mark]);
  // What was withdrawn is out of the way, unless it is asked for or was just changed.
  const hidesWithdrawn = !marks.includes('withdrawn') && !marks.includes('changed');
  return (row) =>
    !(hidesWithdrawn && row.household.withdrawn) &&
    (name === '' || row.household.current[name] === answer) &&
    marked.every((test) => test(row)) &&
    words.every((word) => row.searched.includes(word));
}
