import type { StoredRsvp } from '../domain/rsvp.ts';
import { formatCsv } from './dashboard/csv.ts';
import { STORED_COLUMNS } from './tables/rsvps.ts';

/** The replies as they were sent, a row each. */
export function repliesAsCsv(replies: readonly StoredRsvp[]): string {
  return formatCsv(
    STORED_COLUMNS,
    replies.map((reply) => STORED_COLUMNS.map((column) => reply[column])),
  );
}
