import Papa from 'papaparse';

const SEPARATORS = [',', ';', '\t', '|'];

/** One record of the file with the line it starts on: a cell may hold line breaks. */
export type CsvRecord = { line: number; cells: string[]; fault: string | null };

/**
 * The records of a CSV text, without the empty ones. The separator is the one under which `likes`
 * finds the most in the first record; Excel's own `sep=;` line is heeded.
 */
export function csvRecords(
  csv: string,
  likes: (heading: readonly string[]) => number,
): { records: CsvRecord[]; separator: string } {
  const text = csv.replaceAll(/\r\n?/g, '\n');
  const [told, said] = /^sep=(.)\n/i.exec(text) ?? [];
  const separator = said ?? likeliest(text, likes);
  const records = parsed(text.slice(told?.length ?? 0), separator);
  const above = told ? 1 : 0;
  return {
    records: records.map((record) => ({ ...record, line: record.line + above })),
    separator,
  };
}

function likeliest(text: string, likes: (heading: readonly string[]) => number): string {
  const [best] = SEPARATORS.map((separator) => {
    const { data } = Papa.parse<string[]>(text.trimStart(), {
      newline: '\n',
      delimiter: separator,
      preview: 1,
    });
    const heading = data[0] ?? [];
    return { separator, found: likes(heading), cells: heading.length };
  }).sort((a, b) => b.found - a.found || b.cells - a.cells);
  return best?.separator ?? ',';
}

function parsed(text: string, delimiter: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  let at = 0;
  Papa.parse<string[]>(text, {
    newline: '\n',
    delimiter,
    step({ data, errors, meta }) {
      const [error] = errors;
      // Spreadsheets leave blank cells behind below a list.
      if (error || data.some((cell) => cell.trim() !== '')) {
        records.push({ line, cells: data, fault: error ? toLoggableError(error) : null });
      }
      line += text.slice(at, meta.cursor).split('\n').length - 1;
      at = meta.cursor;
    },
  });
  return records;
}

function toLoggableError({ code }: Papa.ParseError): string {
  if (code === 'MissingQuotes') return 'A quotation mark is opened and never closed.';
  if (code === 'InvalidQuotes') return 'A quotation mark stands in the middle of a cell.';
  return 'This line cannot be read.';
}
