import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import {
  GUEST_LIST_LIMITS,
  isInvitedTo,
  toInvitedEvents,
} from '../../../domain/guest-list/guest-list.ts';
import type {
  BlankChoice,
  GuestListPreview,
  ImportChoice,
  ImportField,
  ImportMerge,
} from '../../../domain/guest-list/guest-list-api.ts';
import { normalizeText } from '../../../domain/guest-list/search-text.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import type { CsvRecord } from '../../lists/csv.ts';
import {
  countKnownHeadings,
  guessFields,
  guessFieldsOfCells,
  type HeadingEvent,
} from './columns.ts';
import { toDuplicateKey } from './duplicates.ts';
import type { ListFile } from './file.ts';
import { combineRows, type FileHousehold } from './households.ts';
import {
  type Columns,
  type EventAnswers,
  indexRepairs,
  NAME_FIELDS,
  type Row,
  readRow,
} from './rows.ts';

const MAX_TITLE_LINES = 10;

export type ImportOptions = ImportChoice & {
  events?: readonly HeadingEvent[];
  locale?: string;
};

type FileList = Omit<GuestListPreview, 'rows' | 'duplicates'> & { households: FileHousehold[] };

/** Reads the households of a file. A cell without a meaning is left out, and its household is read. */
export function readGuestList(
  { records: all, encoding, separator }: ListFile,
  {
    events = [],
    locale = 'en',
    fields: chosen,
    hasHeadings: isHeading,
    ...choice
  }: ImportOptions = {},
): FileList {
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
  const summary = {
    ...{ fileColumns: describeColumns(fields, headings), hasHeadings, encoding, separator },
    ...{ skipped: [], tagLines: [], problems: [], households: [], blanks: null },
  };
  const message = findFileIssue(first, fields, lines.length);
  if (message) return { ...summary, issues: [{ line: first?.line ?? 1, message, cells: [] }] };

  const { merges = [], repairs = [], blank, households: named = [] } = choice;
  const { groups, ...others } = readLines(
    lines,
    {
      ...{ fields, headings, events, locale },
      ...{ repairs: indexRepairs(repairs), households: new Set(named) },
    },
    merges,
  );
  const rows = [...groups.values()].flat();
  const { skippedBecause } = getMessages('guestListImport');
  const households: FileHousehold[] = [];
  const known = new Map<string, number>();
  for (const group of groups.values()) {
    const { line = 1, name = '' } = group[0] ?? {};
    const household = combineRows(
      group,
      group.some((row) => merges.some((merge) => merge.line === row.line)),
    );
    if (typeof household === 'string') {
      others.issues.push({ line, message: household, cells: getCells(lines, line) });
      continue;
    }
    const key = toDuplicateKey(household.entry);
    const same = household.id === null ? known.get(key) : undefined;
    if (same === undefined) households.push(household);
    else others.skipped.push({ line, text: name, reason: skippedBecause.sameAs(same) });
    known.set(key, same ?? line);
  }
  return {
    ...summary,
    ...answerBlanks(households, events, blank),
    problems: collectProblems(rows, fields),
    tagLines: others.tagLines,
    issues: others.issues.sort((a, b) => a.line - b.line),
    skipped: others.skipped.sort((a, b) => a.line - b.line),
  };
}

/** The lines of each household, by a key that they share. */
function readLines(
  records: readonly CsvRecord[],
  columns: Columns,
  merges: readonly ImportMerge[],
): Pick<FileList, 'issues' | 'skipped' | 'tagLines'> & { groups: Map<string, Row[]> } {
  const groups = new Map<string, Row[]>();
  const issues: FileList['issues'] = [];
  const skipped: FileList['skipped'] = [];
  const tagLines: FileList['tagLines'] = [];
  let tagLine: FileList['tagLines'][number] | undefined;
  const keys = new Map<number, string>();
  for (const record of records) {
    const { line, cells } = record;
    const row = readRow(record, columns);
    if (row === 'empty') continue;
    if ('issue' in row) issues.push({ line, message: row.issue, cells });
    else if ('tag' in row) {
      tagLine = { line, tag: row.tag, count: 0, isHousehold: false };
      tagLines.push(tagLine);
    } else if ('skipped' in row)
      skipped.push({
        line,
        text: cells.filter(Boolean).join(' · ').slice(0, 120),
        reason: row.skipped,
      });
    else {
      if (columns.households.has(line))
        tagLines.push({ line, tag: row.name || row.household, count: 0, isHousehold: true });
      if (tagLine) {
        row.values.push({ tags: [tagLine.tag] });
        tagLine.count += 1;
      }
      const into = merges.find((merge) => merge.line === line)?.into;
      const key = (into && 'line' in into && keys.get(into.line)) || toKey(row);
      keys.set(line, key);
      groups.set(key, [...(groups.get(key) ?? []), row]);
    }
  }
  return { groups, issues, skipped, tagLines };
}

function toKey({ line, id, household }: Row): string {
  if (id !== null) return `id ${id}`;
  return household === '' ? `line ${line}` : `household ${normalizeText(household)}`;
}

function getCells(records: readonly CsvRecord[], line: number): string[] {
  return records.find((record) => record.line === line)?.cells ?? [];
}

/** The texts without a meaning and those that were repaired, each once with all its lines. */
function collectProblems(
  rows: readonly Row[],
  fields: readonly (ImportField | null)[],
): FileList['problems'] {
  const problems = new Map<string, FileList['problems'][number]>();
  const add = (
    line: number,
    column: number,
    value: string,
    message: string,
    repair: string | null,
  ) => {
    const key = `${column} ${value}`;
    const field = fields[column];
    const problem = problems.get(key);
    if (problem) problem.lines.push(line);
    else if (field) problems.set(key, { column, field, value, message, lines: [line], repair });
  };
  for (const { line, remarks, repaired } of rows) {
    const isRepaired = (column: number) => repaired.some((one) => one.column === column);
    for (const { column, value, text } of repaired) {
      const bad = remarks.find((remark) => remark.column === column && remark.isProblem);
      add(line, column, value, bad?.message ?? '', text);
    }
    for (const { column, isProblem, message, text } of remarks)
      if (isProblem && !isRepaired(column)) add(line, column, text, message, null);
  }
  return [...problems.values()].sort((a, b) => b.lines.length - a.lines.length);
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
  households: readonly FileHousehold[],
  events: readonly EventInfo[],
  chosen: BlankChoice | undefined,
): Pick<FileList, 'households' | 'blanks'> {
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
  const { noGuests, noNames, tooManyLines } = getMessages('guestListImport').files;
  if (!hasNames(fields)) return noNames;
  if (lineCount === 0) return noGuests;
  return lineCount <= GUEST_LIST_LIMITS.rows ? null : tooManyLines(GUEST_LIST_LIMITS.rows);
}

/** The columns of the file, also those without a heading. */
function describeColumns(fields: readonly (ImportField | null)[], headings: readonly string[]) {
  const count = Math.max(fields.length, headings.length);
  return Array.from({ length: count }, (_, at) => ({
    heading: (headings[at] ?? '').trim(),
    field: fields[at] ?? null,
  }));
}
