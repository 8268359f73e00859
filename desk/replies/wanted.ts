import type { EventName } from '../../domain/headcount.ts';
import { foldText } from '../../domain/search-text.ts';
import { createStore } from '../store.ts';
import type { ReplyRow } from './reply-row.ts';

export type Mark = 'second-guest' | 'notes' | 'changed' | 'by-hand' | 'withdrawn';

/** Which replies a host wants to see. */
export type Wanted = {
  text: string;
  event: '' | `${EventName}:${'attending' | 'not-attending'}`;
  marks: readonly Mark[];
};

export const ALL: Wanted = { text: '', event: '', marks: [] };

/** What is wanted, for as long as the desk is open. */
export const wantedReplies = createStore<Wanted>(ALL);

const MARKED: Record<Mark, (row: ReplyRow) => boolean> = {
  'second-guest': ({ party }) => party.current.guests_count > 1,
  notes: ({ party }) => party.current.dietary_restrictions !== null,
  changed: ({ changedSinceExport }) => changedSinceExport,
  'by-hand': ({ party }) => party.byHand,
  withdrawn: ({ party }) => party.withdrawn,
};

/** The test a row must pass; made once for a whole table. */
export function wantedTest({ event, marks, text }: Wanted): (row: ReplyRow) => boolean {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const [name, answer] = event.split(':') as [EventName | '', string?];
  const marked = marks.map((mark) => MARKED[mark]);
  // What was withdrawn is out of the way, unless it is asked for or was just changed.
  const hidesWithdrawn = !marks.includes('withdrawn') && !marks.includes('changed');
  return (row) =>
    !(hidesWithdrawn && row.party.withdrawn) &&
    (name === '' || row.party.current[name] === answer) &&
    marked.every((test) => test(row)) &&
    words.every((word) => row.searched.includes(word));
}
