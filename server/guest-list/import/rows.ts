import { type NewPerson, removeRepeated } from '../../../domain/guest-list/guest-list.ts';
import type { ImportField } from '../../../domain/guest-list/guest-list-api.ts';
import { composeHouseholdName, listPeople } from '../../../domain/guest-list/guest-list-people.ts';
import { normalizeText } from '../../../domain/guest-list/search-text.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import { type CsvRecord, unescapeFormula } from '../../lists/csv.ts';
import {
  CellError,
  parseEmails,
  parseEvents,
  parseInvited,
  parseLanguage,
  parseNumber,
  parseTags,
} from './cells.ts';
import { parsePeople, toOneLine } from './people.ts';

type Columns = {
  fields: readonly (ImportField | null)[];
  headings: readonly string[];
  events: readonly EventInfo[];
};

/** By the id of an event with a column of yes and no; null for a blank cell. */
export type EventAnswers = ReadonlyMap<string, boolean | null>;

/** The values of one line. Nothing is validated yet. */
export type ParsedRow = {
  line: number;
  /** The same for the lines of one household. */
  key: string;
  id: number | null;
  household: string;
  name: string;
  people: NewPerson[];
  values: {
    emails: string[];
    phone: string;
    address: string;
    language: string | null;
    tags: string[];
    note: string;
    events: string[] | null | undefined;
    answers: EventAnswers;
    maxGuests: number | null;
  };
  /** The texts of cells, for error messages. */
  cells: Record<string, string | undefined>;
};

export function parseRow(
  { line, cells, error }: CsvRecord,
  { fields, headings, events }: Columns,
): { row: ParsedRow; message: '' } | { row: null; message: string } {
  if (error) return { row: null, message: error };
  const columnCount = Math.max(fields.length, headings.length);
  if (cells.slice(columnCount).some((cell) => cell.trim() !== '')) {
    const message =
      'There are more cells than headings. Put a cell that contains a separator in quotes.';
    return { row: null, message };
  }
  const list = (field: ImportField) =>
    fields.flatMap((one, at) => {
      const cell = cleanCell(cells[at] ?? '');
      return one === field && cell !== '' ? [{ cell, heading: (headings[at] ?? '').trim() }] : [];
    });
  const get = (field: ImportField) => list(field)[0]?.cell ?? '';
  try {
    const household = toOneLine(get('household'));
    const name = toOneLine(get('name') || `${get('first')} ${get('last')}`);
    const id = /^\d{1,15}$/.test(get('id')) ? Number(get('id')) : null;
    const size = get('householdSize');
    const row: ParsedRow = {
      line,
      key: toKey(line, id, household),
      id,
      household,
      name,
      people: parsePeople(list, name),
      values: {
        emails: parseEmails(list('email').map(({ cell }) => cell)),
        phone: join(list('phone'), ', '),
        address: join(list('address'), '\n'),
        language: get('language') === '' ? null : parseLanguage(get('language')),
        tags: list('tags').flatMap(({ cell, heading }) => parseTags(cell, heading)),
        note: join(list('note'), '\n'),
        events: get('events') === '' ? undefined : parseEvents(get('events'), events),
        answers: parseAnswers(get, fields, events),
        maxGuests: size === '' ? null : parseNumber(size),
      },
      cells: { maxGuests: size, phone: get('phone') },
    };
    return { row, message: '' };
  } catch (issue) {
    if (!(issue instanceof CellError)) throw issue;
    return { row: null, message: `${issue.message}.` };
  }
}

/** One household of the lines with the same key. */
export function combineRows(rows: readonly ParsedRow[]) {
  const [first] = rows;
  const values = rows.map((row) => row.values);
  const people = rows.flatMap((row) => row.people);
  const household = rows.find((row) => row.household !== '')?.household ?? '';
  // A number of a household is not a name for the envelope.
  const isName = /\p{L}/u.test(household) || (first?.id != null && household !== '');
  const name = isName ? household : composeName(rows);
  const texts = (get: (row: ParsedRow['values']) => string, separator: string) =>
    removeRepeated(values.map(get).filter(Boolean)).join(separator);
  const combined = {
    name,
    ...(people.length > 0 && { people: people.slice(0, 100) }),
    emails: removeRepeated(values.flatMap(({ emails }) => emails)),
    phone: texts(({ phone }) => phone, ', '),
    address: values.find(({ address }) => address !== '')?.address ?? '',
    language: values.find(({ language }) => language !== null)?.language ?? null,
    tags: removeRepeated(values.flatMap(({ tags }) => tags)),
    note: texts(({ note }) => note, '\n'),
    events: combineEvents(values.map(({ events }) => events)),
    maxGuests: values.find(({ maxGuests }) => maxGuests !== null)?.maxGuests ?? null,
  };
  const given = new Set(
    Object.entries(combined).flatMap(([field, value]) => {
      if (field === 'name') return isName ? field : [];
      if (field === 'events') return values.some(({ events }) => events !== undefined) ? field : [];
      const isEmpty =
        value === null || value === '' || (Array.isArray(value) && value.length === 0);
      return isEmpty ? [] : field;
    }),
  );
  // The column with the names of the events says it all.
  const answers: EventAnswers = given.has('events')
    ? new Map()
    : combineAnswers(values.map((one) => one.answers));
  return { values: combined, id: first?.id ?? null, given, answers };
}

/** The household is invited to what one of its lines is invited to. */
function combineEvents(all: readonly (string[] | null | undefined)[]): string[] | null {
  const given = all.filter((events) => events !== undefined);
  const isLimited = given.length > 0 && !given.includes(null);
  return isLimited ? [...new Set(given.flatMap((events) => events ?? []))] : null;
}

/** The name as it is in the file, unless it says less than the people do. */
function composeName(rows: readonly ParsedRow[]): string {
  const [{ name = '', people = [] } = {}, ...others] = rows;
  if (others.length > 0) return composeHouseholdName(rows.flatMap((row) => row.people));
  const adults = people.filter(({ isChild, isGuest }) => !isChild && !isGuest);
  return adults.length > listPeople(name).length ? composeHouseholdName(adults) : name;
}

function parseAnswers(
  get: (field: ImportField) => string,
  fields: readonly (ImportField | null)[],
  events: readonly EventInfo[],
): EventAnswers {
  const asked = events.filter(({ id }) => fields.includes(`event:${id}`));
  return new Map(
    asked.map(({ id }) => {
      const cell = get(`event:${id}`);
      const isInvited = cell === '' ? null : parseInvited(cell);
      if (cell !== '' && isInvited === null)
        throw new CellError(`Please use yes or no instead of “${cell.slice(0, 80)}”`);
      return [id, isInvited];
    }),
  );
}

/** The household is invited to what one of its lines is invited to. */
function combineAnswers(all: readonly EventAnswers[]): EventAnswers {
  const ids = all[0] ? [...all[0].keys()] : [];
  return new Map(
    ids.map((id) => {
      const answers = all.map((one) => one.get(id) ?? null);
      return [id, answers.includes(true) || (answers.includes(false) ? false : null)];
    }),
  );
}

function toKey(line: number, id: number | null, household: string): string {
  if (id !== null) return `id ${id}`;
  return household === '' ? `line ${line}` : `household ${normalizeText(household)}`;
}

function join(found: readonly { cell: string }[], separator: string): string {
  return found.map(({ cell }) => cell).join(separator);
}

// The lookbehind keeps many spaces inside a cell from taking quadratic time.
const MARKS_AROUND =
  /^[\s\u200B\p{Bidi_Control}]+|(?<![\s\u200B\p{Bidi_Control}])[\s\u200B\p{Bidi_Control}]+$/gu;

/** A cell copied from a text from right to left can begin and end with invisible marks. */
function cleanCell(cell: string): string {
  return unescapeFormula(cell.replaceAll(MARKS_AROUND, '')).trim();
}
