import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/**
 * Rows as RFC 4180 CSV that a spreadsheet opens as it is: a BOM, so that Excel reads "Sofía" as
 * UTF-8, and an apostrophe before whatever it would run as a formula.
 */
export function csvOf(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return stringify([headings, ...rows] as Cell[][], {
    bom: true,
    record_delimiter: '\r\n',
    // Naming a delimiter turns this off: a note of two lines would end its row halfway.
    quote_record_delimiter: true,
    escape_formulas: true,
  });
}
