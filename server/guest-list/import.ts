import { GUEST_LIST_LIMITS, type NewGuestListEntry } from '../../domain/guest-list/guest-list.ts';
import type { GuestListPreview, ImportField } from '../../domain/guest-list/guest-list-api.ts';
import { newGuestListEntrySchema } from '../../domain/guest-list/guest-list-schema.ts';
import { normalizeText } from '../../domain/guest-list/search-text.ts';
import type { EventInfo } from '../../domain/replies/rsvp-questions.ts';
import { parseYesNo } from './cells.ts';
import { countKnownHeadings, guessFields, guessFieldsOfCells } from './columns.ts';
import type { CsvRecord } from './csv.ts';
import { toDuplicateKey } from './duplicates.ts';
import type { ListFile } from './file.ts';
import { combineRows, type ParsedRow, parseRow } from './rows.ts';

const MAX_TITLE_LINES = 10;
const NAME_FIELDS: ReadonlySet<ImportField> = new Set(['household', 'name', 'first', 'last']);

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
  { records: all, encoding, separator }: ListFile,
  { events = [], fields: chosen, hasHeadings: isHeading }: ImportOptions = {},
): ParsedList {
  const records = isHeading === false ? all : all.slice(countTitleLines(all));
  const [first] = records;
  const hasHeadings = isHeading ?? (first?.error !== null || isHeadingLine(first, chosen));
  const headings = hasHeadings ? (first?.cells ?? []) : [];
  const lines = hasHeadings ? records.slice(1) : records;
  const fields =
    chosen ??
    (hasHeadings
      ? findNames(guessFields(headings, events), lines)
      : guessFieldsOfCells(lines.map(({ cells }) => cells)));
  const summary = { ...describeColumns(fields, headings), hasHeadings, encoding, separator };
  const message = findFileIssue(first, fields, lines.length);
  if (message)
    return { households: [], issues: [{ line: first?.line ?? 1, message, cells: [] }], ...summary };

  const issues: Issue[] = [];
  const groups = new Map<string, ParsedRow[]>();
  const filled = fillEmptyTicks(lines, fields, events);
  for (const record of filled) {
    const parsed = parseRow(record, { fields, headings, events });
    const group = parsed.row && groups.get(parsed.row.key);
    if (group) group.push(parsed.row);
    else if (parsed.row) groups.set(parsed.row.key, [parsed.row]);
    else issues.push({ line: record.line, message: parsed.message, cells: record.cells });
  }
  const households: ParsedHousehold[] = [];
  const lineByKey = new Map<string, number>();
  const byLine = new Map(filled.map((record) => [record.line, record]));
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

/** The lines above the headings, such as a title: they have few cells, and the headings have several. */
function countTitleLines(records: readonly CsvRecord[]): number {
  const lines = records.slice(0, MAX_TITLE_LINES + 1).map(({ cells }) => ({
    filled: cells.filter((cell) => cell.trim() !== '').length,
    known: cells.some((cell) => cell.includes('@')) ? 0 : countKnownHeadings(cells),
  }));
  const headings = lines.findIndex(
    ({ filled, known }, index) =>
      known > 1 &&
      lines.slice(0, index).every((line) => line.filled <= filled / 2 && line.known < known),
  );
  return Math.max(0, headings);
}

/** Below 'Guests' or 'Invitati' there are numbers, or the only names of the file. */
function findNames(
  fields: readonly (ImportField | null)[],
  lines: readonly CsvRecord[],
): (ImportField | null)[] {
  const isName = (at: number) => {
    const cells = lines.map((line) => line.cells[at]?.trim() ?? '').filter(Boolean);
    return cells.length > 0 && cells.every((cell) => /^\p{L}/u.test(cell));
  };
  return hasNames(fields)
    ? [...fields]
    : fields.map((field, at) => (field === 'householdSize' && isName(at) ? 'name' : field));
}

function hasNames(fields: readonly (ImportField | null)[]): boolean {
  return fields.some((field) => field !== null && NAME_FIELDS.has(field));
}

/**
 * Writes 'no' into the empty cells of an event whose column has crosses and nothing else: the guests there are not
 * invited. A line without any cross is not filled in.
 */
function fillEmptyTicks(
  lines: readonly CsvRecord[],
  fields: readonly (ImportField | null)[],
  events: readonly EventInfo[],
): CsvRecord[] {
  const isEmpty = (cells: readonly string[], at: number) => (cells[at] ?? '').trim() === '';
  const ticked = fields.flatMap((field, at) => {
    const answers = lines.flatMap(({ cells }) => (isEmpty(cells, at) ? [] : (cells[at] ?? '')));
    const isTicked = answers.length > 0 && answers.every((cell) => parseYesNo(cell) === true);
    return field?.startsWith('event:') && isTicked ? at : [];
  });
  return lines.map((record) => {
    const empty = ticked.filter((at) => isEmpty(record.cells, at));
    if (empty.length === 0 || empty.length === events.length) return record;
    const cells = Array.from({ length: Math.max(record.cells.length, fields.length) }, (_, at) =>
      empty.includes(at) ? 'no' : (record.cells[at] ?? ''),
    );
    return { ...record, cells };
  });
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
  if (!hasNames(fields)) {
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
