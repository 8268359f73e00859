import {
  GUEST_LIST_LIMITS,
  isInvitedTo,
  type NewGuestListHousehold,
  toInvitedEvents,
} from '../../../domain/guest-list/guest-list.ts';
import type {
  BlankChoice,
  GuestListPreview,
  ImportField,
} from '../../../domain/guest-list/guest-list-api.ts';
import { newGuestListHouseholdSchema } from '../../../domain/guest-list/guest-list-schema.ts';
import { normalizeText } from '../../../domain/guest-list/search-text.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import type { CsvRecord } from '../../lists/csv.ts';
import { countKnownHeadings, guessFields, guessFieldsOfCells } from './columns.ts';
import { toDuplicateKey } from './duplicates.ts';
import type { ListFile } from './file.ts';
import { combineRows, type EventAnswers, type ParsedRow, parseRow } from './rows.ts';

const MAX_TITLE_LINES = 10;
const NAME_FIELDS: ReadonlySet<ImportField> = new Set(['household', 'name', 'first', 'last']);

type Issue = GuestListPreview['issues'][number];

/** A household of a file, with the id in the file. */
export type ParsedHousehold = {
  entry: NewGuestListHousehold;
  lines: number[];
  id: number | null;
  /** The entry's fields that the file has a value for; a name only if it is that of the household. */
  given: ReadonlySet<string>;
  /** Whether it is invited to the events with columns of yes and no. */
  answers: EventAnswers;
};

export type ImportOptions = {
  events?: readonly EventInfo[];
  /** The couple's choice instead of the guesses. */
  fields?: readonly (ImportField | null)[];
  hasHeadings?: boolean | undefined;
  blank?: BlankChoice | undefined;
};

type ParsedList = Omit<GuestListPreview, 'rows' | 'duplicateLines'> & {
  households: ParsedHousehold[];
};

/** Parses the records of a file. A line with an error is set aside, and the others are parsed. */
export function parseGuestList(
  { records: all, encoding, separator }: ListFile,
  { events = [], fields: chosen, hasHeadings: isHeading, blank }: ImportOptions = {},
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
    return {
      ...{ households: [], blanks: null, ...summary },
      issues: [{ line: first?.line ?? 1, message, cells: [] }],
    };

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
  const byLine = new Map(lines.map((record) => [record.line, record]));
  for (const rows of groups.values()) {
    const numbers = rows.map(({ line }) => line);
    const [line = 1] = numbers;
    const reject = (message: string) => {
      for (const one of numbers) {
        issues.push({ line: one, message, cells: byLine.get(one)?.cells ?? [] });
      }
    };
    const { values, id, given, answers } = combineRows(rows);
    const { data: entry, error } = newGuestListHouseholdSchema.safeParse(values);
    const known = entry && id === null ? lineByKey.get(toDuplicateKey(entry)) : undefined;
    if (!entry) reject(explain(error?.issues[0], rows));
    else if (known) reject(`The same as line ${known}.`);
    else {
      lineByKey.set(toDuplicateKey(entry), line);
      households.push({ entry, lines: numbers, id, given, answers });
    }
  }
  return {
    ...answerBlanks(households, events, blank),
    issues: issues.sort((a, b) => a.line - b.line),
    ...summary,
  };
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

/** Gives the blank answers their meaning. Beside crosses only, a guest without a cross is not invited. */
function answerBlanks(
  households: readonly ParsedHousehold[],
  events: readonly EventInfo[],
  chosen: BlankChoice | undefined,
): Pick<ParsedList, 'households' | 'blanks'> {
  const columns = events.flatMap(({ id }) => {
    const answers = households.map((household) => household.answers.get(id));
    const blank = answers.filter((answer) => answer === null).length;
    const hasCrossesOnly = answers.includes(true) && !answers.includes(false);
    return blank > 0 ? [{ id, households: blank, hasCrossesOnly }] : [];
  });
  const choice = chosen ?? (columns.some(({ hasCrossesOnly }) => hasCrossesOnly) ? 'no' : 'keep');
  const meaning = { no: false, yes: true, keep: null }[choice];
  return {
    households: households.map((household) => {
      const answers = new Map([...household.answers].map(([id, is]) => [id, is ?? meaning]));
      const { entry, given } = household;
      if (given.has('events')) return household;
      return { ...household, answers, entry: { ...entry, events: invite(null, answers, events) } };
    }),
    blanks:
      columns.length === 0
        ? null
        : { choice, events: columns.map(({ hasCrossesOnly: _, ...column }) => column) },
  };
}

/** The events of a household after the answers; those without an answer stay as they are. */
export function invite(
  before: string[] | null,
  answers: EventAnswers,
  events: readonly EventInfo[],
): string[] | null {
  const wasInvited = (event: EventInfo) => isInvitedTo({ events: before }, event);
  const isInvited = (event: EventInfo) => answers.get(event.id) ?? wasInvited(event);
  if (events.every((event) => isInvited(event) === wasInvited(event))) return before;
  const invitedTo = events.filter(isInvited);
  const former = before?.filter((id) => !events.some((event) => event.id === id)) ?? [];
  return toInvitedEvents([...invitedTo.map(({ id }) => id), ...former], events);
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
