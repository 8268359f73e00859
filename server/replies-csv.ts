import { stringify } from 'csv-stringify/sync';
import type { StoredRsvp } from '../domain/rsvp.ts';
import { STORED_COLUMNS } from './rsvps.ts';

/**
 * The replies as RFC 4180 CSV that a spreadsheet opens as it is: a BOM, so that Excel reads "Sofía"
 * as UTF-8, and an apostrophe before whatever it would run as a formula.
 */
export function repliesAsCsv(replies: readonly StoredRsvp[]): string {
  return stringify([...replies], {
    bom: true,
    header: true,
    columns: STORED_COLUMNS,
    record_delimiter: '\r\n',
    // Naming a delimiter turns this off: a note of two lines would end its row halfway.
    quote_record_delimiter: true,
    escape_formulas: true,
  });
}
