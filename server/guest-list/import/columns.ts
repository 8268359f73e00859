import type { ImportField } from '../../../domain/guest-list/guest-list-api.ts';
import { type HeadingField, joinHeadings } from '../../../domain/guest-list/list-words.ts';
import { normalizeText } from '../../../domain/guest-list/search-text.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import { LANGUAGES } from '../../../domain/wedding/languages.ts';

/** With the day of the week, from Monday, 1. */
export type HeadingEvent = EventInfo & { weekday?: number | undefined };

const FIRST_NAME = createHeadingTest('first');
const LAST_NAME = createHeadingTest('last');
// The first pattern that matches a heading wins.
const PATTERNS: [ImportField | null, RegExp][] = [
  ['id', /^(id|guest list id)$/],
  ['age', new RegExp(`^(?:${joinHeadings('age')})$`)],
  // 'Partner Title' has no name, and 'Is Plus One' is about the person of the line.
  [
    null,
    new RegExp(`\\b(?:${joinHeadings('none')})$|^is plus|\\b(?:middle|phonetic|nick ?name)\\b`),
  ],
  ['email', createHeadingTest('email')],
  ['phone', createHeadingTest('phone')],
  ['plusOne', new RegExp(`\\b(?:${joinHeadings('plusOne')})\\b|^1( name)?$`)],
  ['children', createHeadingTest('children')],
  ['address', createHeadingTest('address')],
  ['language', createHeadingTest('language')],
  ['events', createHeadingTest('events')],
  ['gift', createHeadingTest('gift')],
  [
    'household',
    /^(groups? (party|household|family)|nome del gruppo|nombre del grupo|nome do grupo)$/,
  ],
  ['tags', createHeadingTest('tags')],
  ['name', new RegExp(joinHeadings('fullName'))],
  ['note', createHeadingTest('note')],
  ['householdSize', createHeadingTest('householdSize')],
  ['household', new RegExp(`\\b(?:${joinHeadings('household')})\\b(?! name)`)],
  ['last', LAST_NAME],
  ['first', FIRST_NAME],
  ['name', createHeadingTest('name')],
];

function createHeadingTest(field: HeadingField): RegExp {
  return new RegExp(`\\b(?:${joinHeadings(field)})\\b`);
}

/** Searching for two words in a long text takes quadratic time. */
const MAX_HEADING_LENGTH = 200;
/** Fields that several columns can have. */
const REPEATED = new Set<ImportField>([
  'email',
  'phone',
  'address',
  'tags',
  'gift',
  'note',
  'plusOne',
  'children',
]);

/** Guesses the field of each column by its heading. */
export function guessFields(
  headings: readonly string[],
  events: readonly HeadingEvent[] = [],
): (ImportField | null)[] {
  const used = new Set<ImportField>();
  const fields = headings.map((heading) => {
    const field = matchHeading(heading, events);
    if (!field || (used.has(field) && !REPEATED.has(field))) return null;
    used.add(field);
    return field;
  });
  // 'Nome' beside 'Cognome' is a first name. 'Nom' beside 'Prénom' and 'Name' beside 'Vorname' are
  // last names. A family beside nothing else is a name.
  const other = used.has('last') ? 'first' : 'last';
  const isPart = used.has('name') && used.has('last') !== used.has('first');
  const isOnlyName = !used.has('name') && !used.has('first') && !used.has('last');
  return fields.map((field) => {
    if (field === 'name' && isPart) return other;
    return field === 'household' && isOnlyName ? 'name' : field;
  });
}

/** Whether a cell below 'Partner First Name' begins a name that a cell below 'Partner Last Name' ends. */
export function isNameInTwoCells(heading: string, next: string): boolean {
  const parts = [heading, next].map(findNamePart);
  return parts[0] === 'first' && parts[1] === 'last';
}

export function countKnownHeadings(headings: readonly string[]): number {
  return headings.filter((heading) => matchHeading(heading, []) !== null).length;
}

/** Guesses the field of each column of a list without headings by its cells. */
export function guessFieldsOfCells(
  records: readonly (readonly string[])[],
): (ImportField | null)[] {
  const columns = Array.from(
    { length: Math.max(0, ...records.map((cells) => cells.length)) },
    (_, at) => records.map((cells) => (cells[at] ?? '').trim()).filter(Boolean),
  );
  const fields = columns.map((cells): ImportField | null => {
    if (cells.length === 0) return null;
    if (cells.some((cell) => cell.includes('@'))) return 'email';
    if (cells.every((cell) => /^\d{1,2}$/.test(cell))) return 'householdSize';
    return cells.every((cell) => /\p{L}/u.test(cell)) ? 'name' : null;
  });
  const [name = -1, second = -1] = fields.flatMap((field, at) => (field === 'name' ? at : []));
  const areParts = [name, second].every((at) => columns[at]?.every((cell) => !/\s/.test(cell)));
  return fields.map((field, at) => {
    if (field !== 'name') return field;
    if (at === name) return areParts ? 'first' : 'name';
    return at === second && areParts ? 'last' : null;
  });
}

function matchHeading(heading: string, events: readonly HeadingEvent[]): ImportField | null {
  const normalized = normalizeHeading(heading);
  const field = matchPatterns(normalized);
  const event = findEvent(normalized, events, field);
  return event ? `event:${event.id}` : field;
}

function matchPatterns(normalized: string): ImportField | null {
  return PATTERNS.find(([, pattern]) => pattern.test(normalized))?.[0] ?? null;
}

/** The event of a heading such as 'Brunch', 'Sonntag Brunch' or, for the only event of a Friday, 'Freitag?'. */
function findEvent(
  heading: string,
  events: readonly HeadingEvent[],
  field: ImportField | null,
): HeadingEvent | undefined {
  const words = heading.split(' ').filter(Boolean);
  const titles = events.map((event) => normalizeHeading(event.title));
  const same = titles.indexOf(heading);
  if (same >= 0) return events[same];
  // 'Wedding guests' and 'Party size' are not about an event.
  const contained = events.filter((_, at) => {
    const rest = ` ${heading} `.replace(` ${titles[at]} `, ' ').trim();
    const other = matchPatterns(rest);
    return titles[at] && rest !== heading && (other === null || other === 'events');
  });
  if (contained.length === 1) return contained[0];
  if (field !== null) return undefined;
  const inTitle = events.filter((_, at) => {
    const title = titles[at]?.split(' ') ?? [];
    const own = words.filter((word) => !WEEKDAYS.has(word));
    return own.length > 0 && own.every((word) => title.includes(word));
  });
  if (inTitle.length === 1) return inTitle[0];
  const days = new Set(words.flatMap((word) => WEEKDAYS.get(word) ?? []));
  const onDay = events.filter(({ weekday }) => weekday !== undefined && days.has(weekday));
  return days.size === 1 && onDay.length === 1 ? onDay[0] : undefined;
}

/** The names of the days in all languages, with their numbers from Monday, 1. */
const WEEKDAYS = new Map(
  LANGUAGES.flatMap((code) =>
    Array.from({ length: 7 }, (_, day): [string, number] => {
      const date = new Date(Date.UTC(2024, 0, day + 1));
      const name = date.toLocaleDateString(code, { weekday: 'long', timeZone: 'UTC' });
      return [normalizeText(name).split('-')[0] ?? '', day + 1];
    }),
  ),
);

/** Null for a whole name, as below 'First and last name'. */
function findNamePart(heading: string): 'first' | 'last' | null {
  const normalized = normalizeHeading(heading);
  const [isFirst, isLast] = [FIRST_NAME.test(normalized), LAST_NAME.test(normalized)];
  if (isFirst === isLast) return null;
  return isFirst ? 'first' : 'last';
}

function normalizeHeading(heading: string): string {
  return normalizeText(heading.slice(0, MAX_HEADING_LENGTH))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
