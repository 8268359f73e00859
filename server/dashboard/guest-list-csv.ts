import {
  GUEST_LIST_LIMITS,
  type NewGuestListEntry,
  newGuestListEntrySchema,
} from '../../domain/guest-list.ts';
import type { GuestListPreview } from '../../domain/guest-list-api.ts';
import { type CsvRecord, parseCsv } from './csv.ts';
import { decodeCsv } from './decode-csv.ts';
import { countKnownHeadings, findColumns, type GuestListColumns } from './guest-list-columns.ts';
import { toDuplicateKey } from './guest-list-duplicates.ts';

type ParsedList = Omit<GuestListPreview, 'duplicateLines'>;
type Issue = ParsedList['issues'][number];

/** Reads the file of a guest list. Nothing is stored. */
export function readGuestListCsv(bytes: Uint8Array): ParsedList {
  const { text, encoding } = decodeCsv(bytes);
  const { records, separator } = parseCsv(text, countKnownHeadings);
  const [heading, ...lines] = records;
  const headings = heading?.cells ?? [];
  const columns = findColumns(headings);
  const summary = { ...describeColumns(columns, headings), encoding, separator };

  const issue = findFileIssue(heading, columns, lines.length);
  if (issue) return { rows: [], issues: [issue], ...summary };

  const rows: ParsedList['rows'] = [];
  const issues: Issue[] = [];
  const lineByKey = new Map<string, number>();
  for (const record of lines) {
    const { line } = record;
    const { entry, message } = parseEntry(record, columns, headings.length);
    const firstLine = entry && lineByKey.get(toDuplicateKey(entry));
    if (!entry) issues.push({ line, message });
    else if (firstLine) issues.push({ line, message: `The same as line ${firstLine}.` });
    else {
      lineByKey.set(toDuplicateKey(entry), line);
      rows.push({ line, ...entry });
    }
  }
  return { rows, issues, ...summary };
}

function findFileIssue(
  heading: CsvRecord | undefined,
  { name, first, last }: GuestListColumns,
  lineCount: number,
): Issue | null {
  const line = heading?.line ?? 1;
  if (heading?.error) return { line, message: heading.error };
  if (name === null && first === null && last === null) {
    return {
      line,
      message: 'No column contains names. The first line must name the columns: Name, Email, …',
    };
  }
  if (lineCount === 0) return { line, message: 'There are no guests below the headings.' };
  if (lineCount <= GUEST_LIST_LIMITS.rows) return null;
  return {
    line,
    message: `There are more than ${GUEST_LIST_LIMITS.rows} lines. Split the list into smaller files.`,
  };
}

type ParsedEntry = { entry: NewGuestListEntry; message: '' } | { entry: null; message: string };

function parseEntry(
  { cells, error }: CsvRecord,
  columns: GuestListColumns,
  columnCount: number,
): ParsedEntry {
  const reject = (message: string): ParsedEntry => ({ entry: null, message });
  if (error) return reject(error);
  if (cells.slice(columnCount).some((cell) => cell.trim() !== '')) {
    return reject(
      'There are more cells than headings. Put a cell that contains a separator in quotes.',
    );
  }
  const getCell = (index: number | null) => (index === null ? '' : (cells[index] ?? '').trim());
  const size = getCell(columns.householdSize);
  const email = getCell(columns.email);
  const result = newGuestListEntrySchema.safeParse({
    name: toOneLine(getCell(columns.name) || `${getCell(columns.first)} ${getCell(columns.last)}`),
    emails: email === '' ? [] : [email.replace(/^mailto:/i, '')],
    // Spreadsheets write a whole number as 2, 2.0 or 2,00.
    maxGuests: size === '' ? null : Number(size.replace(/[.,]0+$/, '') || Number.NaN),
    note: getCell(columns.note),
  });
  if (result.success) return { entry: result.data, message: '' };
  const [issue] = result.error.issues;
  const value = { emails: email, maxGuests: size }[String(issue?.path[0])];
  const message = issue?.message ?? 'This line cannot be read';
  return reject(value ? `${message} instead of “${value.slice(0, 80)}”.` : `${message}.`);
}

function toOneLine(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim();
}

/** The headings that are used, and those that are not. */
function describeColumns(columns: GuestListColumns, headings: readonly string[]) {
  const joinHeadings = (...indices: (number | null)[]) => {
    const names = indices.flatMap((index) =>
      index === null ? [] : (headings[index] ?? '').trim(),
    );
    return names.length === 0 ? null : names.join(' + ');
  };
  const { name, first, last, email, householdSize, note } = columns;
  const nameColumns = name === null ? [first, last] : [name];
  const used = new Set([...nameColumns, email, householdSize, note]);
  return {
    columns: {
      name: joinHeadings(...nameColumns),
      email: joinHeadings(email),
      householdSize: joinHeadings(householdSize),
      note: joinHeadings(note),
    },
    ignored: headings
      .map((heading) => heading.trim())
      .filter((heading, index) => heading && !used.has(index)),
  };
}
