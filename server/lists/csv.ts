import Papa from 'papaparse';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { mapInSteps, type Pausable, runAtOnce } from '../../domain/pausable.ts';

export type Cell = string | number | null;
export type Separator = ',' | ';';

// Spreadsheets run a cell that starts with one of these as a formula, Excel also with the full-width
// forms.
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
// Where numbers have a decimal comma, Excel separates cells by semicolons. The sign comes first: searched from the
// separator, a note of line breaks only takes quadratic time.
const FORMULA_AFTER_SEPARATOR = /(?=[=+\-@＝＋－＠])(?<=[;|\t\r\n][\s"]*)/g;
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r＝＋－＠])/;
const ESCAPED_AFTER_SEPARATOR = /'(?=[=+\-@＝＋－＠])(?<=[;|\t\r\n][\s"]*')/g;

/** Formats rows with the quotes of RFC 4180. Excel needs the byte order mark to read "Sofía" as UTF-8. */
export function formatCsv(
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
  separator: Separator = ',',
): string {
  return runAtOnce(formatCsvInSteps(headings, rows, separator)).join('');
}

/** Formats rows as the texts that a CSV file consists of. */
export function* formatCsvInSteps(
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
  separator: Separator,
): Pausable<string[]> {
  // Where a comma separates cells, it must not separate parts of one.
  const quotes = (cell: unknown) => String(cell).includes(',');
  const format = (row: readonly Cell[]) =>
    `${Papa.unparse([row.map(escapeFormula)], { delimiter: separator, quotes })}\r\n`;
  return ['\uFEFF', format(headings), ...(yield* mapInSteps(rows, format))];
}

// Papa Parse's `escapeFormulae` would also put such a cell in quotes.
function escapeFormula(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const escaped = cell.replace(FORMULA_AFTER_SEPARATOR, "'");
  return FORMULA.test(escaped) ? `'${escaped}` : escaped;
}

/** The text of a cell in one of our own files. */
export function unescapeFormula(cell: string): string {
  return cell.replace(ESCAPED_FORMULA, '').replaceAll(ESCAPED_AFTER_SEPARATOR, '');
}

/** A record and the line it starts on: a cell can contain line breaks. */
export type CsvRecord = { line: number; cells: string[]; error: string | null };

/** A list of names that somebody typed, such as 'Rossi, Anna & Marco', contains none of these. */
const NOT_IN_NAMES = /["@;|\t\d]|,(?! )/;
const HEADING_LINES = 10;
const SEPARATORS = [',', ';', '\t', '|'];

/**
 * Parses a CSV text into records, without empty ones. Uses the separator of Excel's `sep=;` line,
 * else the one with which `countKnown` finds most known headings in one of the first records. It is empty for
 * a plain list of names.
 */
export function parseCsv(
  csv: string,
  countKnown: (headings: readonly string[]) => number,
): { records: CsvRecord[]; separator: string } {
  const text = csv.replaceAll(/\r\n?/g, '\n');
  const [separatorLine = '', declared] = /^sep=(.)\n/i.exec(text) ?? [];
  const separator = declared ?? detectSeparator(text, countKnown);
  const records = parseRecords(text.slice(separatorLine.length), separator || '\t');
  const firstLine = separatorLine ? 1 : 0;
  return {
    records: records.map((record) => ({ ...record, line: record.line + firstLine })),
    separator,
  };
}

function detectSeparator(
  text: string,
  countKnown: (headings: readonly string[]) => number,
): string {
  const [best] = SEPARATORS.map((separator) => {
    const { data } = Papa.parse<string[]>(text.trimStart(), {
      newline: '\n',
      delimiter: separator,
      preview: HEADING_LINES,
    });
    // A title can be above the headings.
    const [headings] = data
      .map((cells) => ({ cells: cells.length, known: countKnown(cells) }))
      .sort((a, b) => b.known - a.known);
    return { separator, known: headings?.known ?? 0, cells: headings?.cells ?? 0 };
  }).sort((a, b) => b.known - a.known || b.cells - a.cells);
  if (!best || (best.known < 2 && !NOT_IN_NAMES.test(text))) return '';
  return best.separator;
}

function parseRecords(text: string, delimiter: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  let position = 0;
  Papa.parse<string[]>(text, {
    newline: '\n',
    delimiter,
    step({ data, errors, meta }) {
      const [error] = errors;
      // Spreadsheets leave blank cells below a list.
      if (error || data.some((cell) => cell.trim() !== '')) {
        records.push({ line, cells: data, error: error ? formatError(error) : null });
      }
      line += text.slice(position, meta.cursor).split('\n').length - 1;
      position = meta.cursor;
    },
  });
  return records;
}

function formatError({ code }: Papa.ParseError): string {
  const { quoteInCell, quoteNotClosed, unreadable } = getMessages('lists').csvErrors;
  if (code === 'MissingQuotes') return quoteNotClosed;
  return code === 'InvalidQuotes' ? quoteInCell : unreadable;
}
