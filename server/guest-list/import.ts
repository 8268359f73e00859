import { GUEST_LIST_LIMITS, type NewGuestListEntry } from '../../domain/guest-list/guest-list.ts';
import type { GuestListPreview, ImportField } from '../../domain/guest-list/guest-list-api.ts';
import { newGuestListEntrySchema } from '../../domain/guest-list/guest-list-schema.ts';
import { normalizeText } from '../../domain/guest-list/search-text.ts';
import type { EventInfo } from '../../domain/replies/rsvp-questions.ts';
import { countKnownHeadings, guessFields, guessFieldsOfCells } from './columns.ts';
import type { CsvRecord } from './csv.ts';
import { toDuplicateKey } from './duplicates.ts';
import type { ListFile } from './file.ts';
import { combineRows, type ParsedRow, parseRow } from './rows.ts';

type Issue = GuestListPreview['issues'][number];

/** A household of a file, with the id in the file. */
export type ParsedHousehold = {
  entry: NewGuestListEntry;
  lines: number[];
  id: number | null;
  /** The entry's fields that the file has a value for; a name only if it is that of the household. */
  given: ReadonlySet<string>;
};

export type ImportOptions = {
  events?: readonly EventInfo[];
  /** The couple's choice instead of the guesses. */
  fields?: readonly (ImportField | null)[];
  hasHeadings?: boolean | undefined;
};

type ParsedList = Omit<GuestListPreview, 'rows' | 'duplicateLines'> & {
  households: ParsedHousehold[];
};

/** Parses the records of a file. A line with an error is set aside, and the others are parsed. */
export function parseGuestList(
  { records, encoding, separator }: ListFile,
  { events = [], fields: chosen, hasHeadings: isHeading }: ImportOptions = {},
): ParsedList {
  const [first] = records;
  const hasHeadings = isHeading ?? (first?.error !== null || isHeadingLine(first, chosen));
  const headings = hasHeadings ? (first?.cells ?? []) : [];
  const lines = hasHeadings ? records.slice(1) : records;
  const fields =
    chosen ??
    (hasHeadings
      ? guessFields(headings, events)
      : guessFieldsOfCells(lines.map(({ cells }) => cells)));
  const summary = { ...describeColumns(fields, headings), hasHeadings, encoding, separator };
  const message = findFileIssue(first, fields, lines.length);
  if (message)
    return { households: [], issues: [{ line: first?.line ?? 1, message, cells: [] }], ...summary };

  const issues: Issue[] = [];
  const groups = new Map<string, ParsedRow[]>();
  for (const record of lines) {
    const parsed = parseRow(record, { fields, headings, events });
    const group = parsed.row && groups.get(parsed.row.key);
    if (group) group.push(parsed.row);
    else if (parsed.row) groups.set(parsed.row.key, [parsed.row]);
    else issues.push({ line: record.line, message: parsed.message, cells: record.cells });
  }
  const households: ParsedHousehold[] = [];
  const lineByKey = new Map<string, number>();
  const byLine = new Map(records.map((record) => [record.line, record]));
  for (const rows of groups.values()) {
    const numbers = rows.map(({ line }) => line);
    const [line = 1] = numbers;
    const reject = (message: string) => {
      for (const one of numbers) {
        issues.push({ line: one, message, cells: byLine.get(one)?.cells ?? [] });
      }
    };
    const { values, id, given } = combineRows(rows);
    const { data: entry, error } = newGuestListEntrySchema.safeParse(values);
    const known = entry && id === null ? lineByKey.get(toDuplicateKey(entry)) : undefined;
    if (!entry) reject(explain(error?.issues[0], rows));
    else if (known) reject(`The same as line ${known}.`);
    else {
      lineByKey.set(toDuplicateKey(entry), line);
      households.push({ entry, lines: numbers, id, given });
    }
  }
  return { households, issues: issues.sort((a, b) => a.line - b.line), ...summary };
}

/** The first line has headings if one is known, and nothing in it is an address. */
function isHeadingLine(record: CsvRecord | undefined, chosen: ImportOptions['fields']): boolean {
  if (!record) return true;
  if (record.cells.some((cell) => cell.includes('@'))) return false;
  return countKnownHeadings(record.cells) > 0 || (chosen !== undefined && record.cells.length > 1);
}

function findFileIssue(
  first: CsvRecord | undefined,
  fields: readonly (ImportField | null)[],
  lineCount: number,
): string | null {
  if (first?.error) return first.error;
  if (!['household', 'name', 'first', 'last'].some((one) => fields.includes(one as ImportField))) {
    return 'No column contains names. Choose the column with the names.';
  }
  if (lineCount === 0) return 'There are no guests below the headings.';
  if (lineCount <= GUEST_LIST_LIMITS.rows) return null;
  return `There are more than ${GUEST_LIST_LIMITS.rows} lines. Split the list into smaller files.`;
}

function explain(
  issue: { message: string; path: readonly PropertyKey[] } | undefined,
  rows: readonly ParsedRow[],
): string {
  const message = issue?.message ?? 'This line cannot be read';
  const [field, position] = issue?.path ?? [];
  const emails = rows.flatMap(({ values }) => values.emails);
  const value = field === 'emails' ? emails[Number(position)] : rows[0]?.cells[String(field)];
  return value ? `${message} instead of “${value.slice(0, 80)}”.` : `${message}.`;
}

/** The headings that are used, and those that are not. */
function describeColumns(fields: readonly (ImportField | null)[], headings: readonly string[]) {
  const count = Math.max(fields.length, headings.length);
  const fileColumns = Array.from({ length: count }, (_, at) => ({
    heading: (headings[at] ?? '').trim(),
    field: fields[at] ?? null,
  }));
  const join = (...wanted: ImportField[]) =>
    wanted
      .map((field) => fileColumns.findIndex((one) => one.field === field))
      .filter((at) => at >= 0)
      .map((at) => fileColumns[at]?.heading || `Column ${at + 1}`)
      .join(' + ') || null;
  return {
    fileColumns,
    columns: {
      name: join('name') ?? join('first', 'last') ?? join('household'),
      email: join('email'),
      householdSize: join('householdSize'),
      note: join('note'),
    },
    ignored: fileColumns.flatMap(({ heading, field }) => (heading && !field ? heading : [])),
  };
}

/** Whether two texts are the same name. */
export function isSameName(a: string, b: string): boolean {
  return normalizeText(a) === normalizeText(b);
}
