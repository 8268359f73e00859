import type { GuestListPreview } from '../../domain/dashboard-api.ts';
import {
  GUEST_LIST_LIMITS,
  type NewGuestListEntry,
  newGuestListEntrySchema,
} from '../../domain/guest-list.ts';
import { csvText } from './csv-bytes.ts';
import { type CsvRecord, csvRecords } from './csv-records.ts';
import { type GuestListColumns, guestListColumns, knownHeadings } from './guest-list-columns.ts';
import { signOf } from './guest-list-duplicates.ts';

type Row = NewGuestListEntry & { line: number };
type Fault = { line: number; message: string };

type ParsedList = Omit<GuestListPreview, 'duplicateLines'>;

/** Reads a list of the invited and says what was understood; nothing is stored. */
export function readGuestListCsv(bytes: Uint8Array): ParsedList {
  const { text, encoding } = csvText(bytes);
  const { records, separator } = csvRecords(text, knownHeadings);
  const [heading, ...lines] = records;
  const headings = heading?.cells ?? [];
  const columns = guestListColumns(headings);
  const preview = { ...namesOf(columns, headings), encoding, separator };

  const fault = headingFault(heading, columns, lines.length);
  if (fault) return { rows: [], issues: [fault], ...preview };

  const rows: Row[] = [];
  const issues: Fault[] = [];
  const said = new Map<string, number>();
  for (const record of lines) {
    const { line } = record;
    const { row, message } = rowOf(record, columns, headings.length);
    const earlier = row && said.get(signOf(row));
    if (!row) issues.push({ line, message });
    else if (earlier) issues.push({ line, message: `The same as line ${earlier}.` });
    else {
      said.set(signOf(row), line);
      rows.push({ line, ...row });
    }
  }
  return { rows, issues, ...preview };
}

function headingFault(
  heading: CsvRecord | undefined,
  { name, first, last }: GuestListColumns,
  lines: number,
): Fault | null {
  const line = heading?.line ?? 1;
  if (heading?.fault) return { line, message: heading.fault };
  if (name === null && first === null && last === null) {
    return {
      line,
      message:
        'No column holds names. The first line must say what the columns are: Name, E-mail, …',
    };
  }
  if (lines === 0) return { line, message: 'There is nobody below the headings.' };
  if (lines <= GUEST_LIST_LIMITS.rows) return null;
  return {
    line,
    message: `There are more than ${GUEST_LIST_LIMITS.rows} lines. Take them in parts.`,
  };
}

type Read = { row: NewGuestListEntry; message: '' } | { row: null; message: string };

function rowOf({ cells, fault }: CsvRecord, columns: GuestListColumns, width: number): Read {
  const refused = (message: string): Read => ({ row: null, message });
  if (fault) return refused(fault);
  if (cells.slice(width).some((cell) => cell.trim() !== '')) {
    return refused(
      'There are more cells than headings. Put a cell that holds a separator in quotes.',
    );
  }
  const cell = (index: number | null) => (index === null ? '' : (cells[index] ?? '').trim());
  const size = cell(columns.partySize);
  const result = newGuestListEntrySchema.safeParse({
    name: oneLine(cell(columns.name) || `${cell(columns.first)} ${cell(columns.last)}`),
    email: cell(columns.email).replace(/^mailto:/i, '') || null,
    // As spreadsheets write a whole number: 2, 2.0 or 2,00.
    party_size: size === '' ? null : Number(size.replace(/[.,]0+$/, '') || Number.NaN),
    note: cell(columns.note),
  });
  if (result.success) return { row: result.data, message: '' };
  const [issue] = result.error.issues;
  const wrong = { email: cell(columns.email), party_size: size }[String(issue?.path[0])];
  const said = issue?.message ?? 'This line cannot be read';
  return refused(wrong ? `${said} instead of “${wrong.slice(0, 80)}”.` : `${said}.`);
}

function oneLine(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim();
}

function namesOf(columns: GuestListColumns, headings: readonly string[]) {
  const nameOf = (...indices: (number | null)[]) => {
    const names = indices.flatMap((index) =>
      index === null ? [] : (headings[index] ?? '').trim(),
    );
    return names.length === 0 ? null : names.join(' + ');
  };
  const { name, first, last, email, partySize, note } = columns;
  const parts = name === null ? [first, last] : [name];
  const used = new Set([...parts, email, partySize, note]);
  return {
    columns: {
      name: nameOf(...parts),
      email: nameOf(email),
      partySize: nameOf(partySize),
      note: nameOf(note),
    },
    ignored: headings.map((one) => one.trim()).filter((one, index) => one && !used.has(index)),
  };
}
