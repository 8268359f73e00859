import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { NewPerson } from '../../../domain/guest-list/guest-list.ts';
import type { CellRemark, ImportField, Repair } from '../../../domain/guest-list/guest-list-api.ts';
import { tagSchema } from '../../../domain/guest-list/guest-list-schema.ts';
import { createGroupTest, joinWords } from '../../../domain/guest-list/list-words.ts';
import { normalizeText } from '../../../domain/guest-list/search-text.ts';
import { type CsvRecord, unescapeFormula } from '../../lists/csv.ts';
import { type CellContext, type CellValues, readCell, toOneLine } from './cells.ts';
import { isNameInTwoCells } from './columns.ts';
import { readNameParts } from './names.ts';

/** The columns of a file, and the couple's repairs of its cells. */
export type Columns = Omit<CellContext, 'heading'> & {
  fields: readonly (ImportField | null)[];
  headings: readonly string[];
  repairs: ReadonlyMap<string, string>;
  /** Lines that are households, although they read like the name of a group. */
  households: ReadonlySet<number>;
};

/** By the id of an event with a column of yes and no; null for a blank cell. */
export type EventAnswers = ReadonlyMap<string, boolean | null>;

/** A cell that is not empty and belongs to a field, and what it says. */
type Cell = {
  field: ImportField;
  column: number;
  heading: string;
  text: string;
  values: CellValues;
};

/** One line of the file that names people. */
export type Row = {
  line: number;
  id: number | null;
  household: string;
  name: string;
  people: NewPerson[];
  values: CellValues[];
  answers: EventAnswers;
  remarks: CellRemark[];
  /** Texts of the file that the couple repaired. */
  repaired: { column: number; value: string; text: string }[];
};

/** A line that is no household, or cannot be read. */
type OtherLine = { issue: string } | { skipped: string } | { tag: string } | 'empty';

const TOTAL = new RegExp(
  `^(?:${joinWords('total')})(?: (?:d[eiu]|der|of))?(?: (?:${joinWords('persons')}))? ?[:=]? ?[\\d., ]*$`,
  'u',
);
const GROUP = createGroupTest();
const NUMBERS = /^[\d.,\s]*$/;

export function readRow(record: CsvRecord, columns: Columns): Row | OtherLine {
  const { problems, skippedBecause } = getMessages('guestListImport');
  const { line } = record;
  const { fields, headings } = columns;
  const texts = repairTexts(record, columns);
  const isRepaired = texts.some((_, column) => columns.repairs.has(toRepairKey({ column, line })));
  if (record.error && !isRepaired) return { issue: record.error };
  if (texts.slice(Math.max(fields.length, headings.length)).some((text) => text !== '')) {
    return { issue: problems.tooManyCells };
  }
  if (headings.length > 1 && texts.every((text, at) => text === headings[at]?.trim()))
    return { skipped: skippedBecause.headings };
  const tag = readGroup(texts, columns);
  if (tag !== null && !columns.households.has(line)) return { tag };
  const cells = readCells(texts, columns);
  const getName = (field: ImportField) =>
    cells.find((cell) => cell.field === field)?.values.name ?? '';
  const [first, last, household] = [getName('first'), getName('last'), getName('household')];
  const name = getName('name') || toOneLine(`${first} ${last}`);
  const id = cells.find(({ field }) => field === 'id')?.values.id ?? null;
  const people = listPeopleOfCells(cells, { first, last, isOwnFile: id !== null });
  const hasEmail = cells.some(({ values }) => values.emails);
  const start = name || household || texts.find((text) => text !== '') || '';
  if (!hasEmail && TOTAL.test(normalizeText(start.slice(0, 80))))
    return { skipped: skippedBecause.total };
  const remarks = cells.flatMap(({ column, text, values: { problem, remark } }) => {
    const message = problem ?? remark;
    return message ? { line, column, text, message, isProblem: problem !== undefined } : [];
  });
  if (name === '' && household === '' && people.length === 0) {
    if (texts.every((text) => NUMBERS.test(text))) return { skipped: skippedBecause.numbers };
    const isEmpty = cells.every(({ values }) => Object.keys(values).length === 0);
    const isName = ({ column }: CellRemark) => NAME_FIELDS.has(fields[column] ?? null);
    return isEmpty ? 'empty' : { issue: `${remarks.find(isName)?.message ?? problems.noName}.` };
  }
  return {
    ...{ line, id, household, name, people, remarks },
    values: cells.map(({ values }) => values),
    answers: listAnswers(cells, columns),
    repaired: record.cells.flatMap((cell, column) => {
      const [value, text = ''] = [cleanCell(cell), texts[column]];
      return value === text || value === '' ? [] : { column, value, text };
    }),
  };
}

export const NAME_FIELDS = new Set<ImportField | null>(['household', 'name', 'first', 'last']);

/** The name of a group that stands alone in a line, among the names; null for anything else. */
export function readGroup(texts: readonly string[], { fields }: Columns): string | null {
  const filled = [...texts.entries()].filter(([, text]) => text !== '');
  const [[column, text] = [0, '']] = filled;
  const field = fields[column] ?? null;
  if (filled.length !== 1 || !(field === null || NAME_FIELDS.has(field))) return null;
  const { data: tag } = tagSchema.safeParse(toOneLine(text.replace(/:$/, '')));
  return tag && GROUP.test(normalizeText(text).replaceAll('’', "'")) ? tag : null;
}

/** The texts of the cells, with those that the couple typed instead. */
function repairTexts({ cells, line }: CsvRecord, { repairs, fields }: Columns): string[] {
  const texts = cells.map(cleanCell);
  return Array.from({ length: Math.max(texts.length, fields.length) }, (_, column) => {
    const value = texts[column] ?? '';
    const own = repairs.get(toRepairKey({ column, line }));
    return own ?? repairs.get(toRepairKey({ column, value })) ?? value;
  });
}

/** The couple's texts by their cell or by the text that they replace; the last one counts. */
export function indexRepairs(repairs: readonly Repair[]): Columns['repairs'] {
  return new Map(repairs.map((repair) => [toRepairKey(repair), repair.text]));
}

function toRepairKey({ column, line, value }: Partial<Repair>): string {
  return line === undefined ? `${column} text ${value}` : `${column} line ${line}`;
}

function readCells(
  texts: readonly string[],
  { fields, headings, events, locale }: Columns,
): Cell[] {
  const cells: Omit<Cell, 'values'>[] = [];
  for (const [column, text] of texts.entries()) {
    const field = fields[column];
    if (!field || text === '') continue;
    const heading = (headings[column] ?? '').trim();
    const before = cells.at(-1);
    const isSecondPart =
      before?.field === field &&
      ['plusOne', 'children'].includes(field) &&
      isNameInTwoCells(before.heading, heading);
    if (isSecondPart) before.text += ` ${text}`;
    else cells.push({ field, column, heading, text });
  }
  return cells.map((cell) => ({
    ...cell,
    values: readCell(cell.field, cell.text, { heading: cell.heading, events, locale }),
  }));
}

/** The people of one line. */
function listPeopleOfCells(
  cells: readonly Cell[],
  { first, last, isOwnFile }: { first: string; last: string; isOwnFile: boolean },
): NewPerson[] {
  const list = (field: ImportField) => cells.filter((cell) => cell.field === field);
  // Our own file has a line for each person.
  const parts = isOwnFile ? [{ first, last }] : readNameParts(first, last);
  const hasParts = first !== '' || last !== '';
  const age = list('age')[0]?.values.age;
  const isChild = list('children').some(({ values }) => values.isChild);
  const guests = listCompany(list('plusOne'));
  const own = hasParts ? parts : (list('name')[0]?.values.people ?? []);
  // A line without a name can be a child whose name is not known.
  const described = own.length > 0 ? own : guests;
  const details = described.map(
    (person, at): NewPerson => ({
      ...person,
      ...(isChild && { isChild: true }),
      ...(at === 0 && age !== undefined && { age }),
    }),
  );
  return [...details, ...(own.length > 0 ? guests : []), ...listCompany(list('children'))];
}

/** Beside the name of a plus one, 'yes' stands for the same guest. 'Guest 2' is another one. */
function listCompany(cells: readonly Cell[]): NewPerson[] {
  const isFurther = ({ heading }: Cell) => /additional|second|guest [2-9]/i.test(heading);
  return [cells.filter((cell) => !isFurther(cell)), cells.filter(isFurther)].flatMap((some) => {
    const people = some.flatMap(({ values }) => values.people ?? []);
    const named = people.filter(({ isGuest }) => !isGuest);
    return [...named, ...people.filter(({ isGuest }) => isGuest).slice(named.length)];
  });
}

function listAnswers(cells: readonly Cell[], { events, fields }: Columns): EventAnswers {
  const asked = events.filter(({ id }) => fields.includes(`event:${id}`));
  return new Map(
    asked.map(({ id }) => {
      const cell = cells.find(({ field }) => field === `event:${id}`);
      return [id, cell?.values.isInvited ?? null];
    }),
  );
}

// The lookbehind keeps many spaces inside a cell from taking quadratic time.
const MARKS_AROUND =
  /^[\s\u200B\p{Bidi_Control}]+|(?<![\s\u200B\p{Bidi_Control}])[\s\u200B\p{Bidi_Control}]+$/gu;

/** A cell copied from a text from right to left can begin and end with invisible marks. */
function cleanCell(cell: string): string {
  return unescapeFormula(cell.replaceAll(MARKS_AROUND, '')).trim();
}
