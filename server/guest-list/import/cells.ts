import type { NewPerson } from '../../../domain/guest-list/guest-list.ts';
import { toPerson } from '../../../domain/guest-list/guest-list-people.ts';
import { normalizeText } from '../../../domain/guest-list/search-text.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import {
  LANGUAGE_DETAILS,
  LANGUAGES,
  type LanguageCode,
} from '../../../domain/wedding/languages.ts';

const YES = new Set([
  'yes',
  'y',
  'x',
  'true',
  '✓',
  '✔',
  'si',
  's',
  'ja',
  'j',
  'oui',
  'o',
  'wahr',
  'vrai',
  'vero',
]);
const NO = new Set([
  'no',
  'n',
  'false',
  '-',
  '–',
  '0',
  'nein',
  'non',
  'falsch',
  'faux',
  'falso',
  '✗',
]);

const CHILD =
  /^(child|kid|baby|infant|toddler|bambin[oa]|neonat[oa]|kind|kleinkind|enfant|bebe|nin[oa])$/;
const ADULT = /^(adult[oaie]?|erwachsener?|erwachsene)$/;
const INVITED =
  /^(invited|invitat[oaie]|eingeladen|invitee?s?|invitad[oa]s?|(not )?attending|accepted|declined|no (response|reply)|pending)$/;
const NOT_INVITED =
  /^(not invited|uninvited|non invitat[oaie]|nicht eingeladen|non invitee?s?|no invitad[oa]s?)$/;

/** A cell whose meaning the import does not know; the message is a sentence without its full stop. */
export class CellError extends Error {}

/** The addresses of a cell such as 'Anna <anna@b.co>; marco@b.co'. */
export function parseEmails(cells: readonly string[]): string[] {
  const parts = cells.flatMap((cell) => cell.split(/[\s,;]+/)).filter(Boolean);
  const addresses = parts.map((part) => part.replace(/^mailto:/i, '').replaceAll(/^<|>$/g, ''));
  const found = addresses.filter((address) => address.includes('@'));
  return found.length > 0 ? found : addresses.slice(0, 1);
}

/** Spreadsheets write a whole number as 2, 2.0 or 2,00. */
export function parseNumber(cell: string): number {
  return Number(cell.replace(/[.,]0+$/, '') || Number.NaN);
}

export function parseYesNo(cell: string): boolean | null {
  const normalized = normalizeText(cell);
  if (YES.has(normalized)) return true;
  return NO.has(normalized) ? false : null;
}

/** Whether a cell such as 'yes', 'Child' or 'Adult' says that the person of its line is a child. */
export function parseIsChild(cell: string): boolean | null {
  const normalized = normalizeText(cell);
  if (CHILD.test(normalized)) return true;
  return ADULT.test(normalized) ? false : parseYesNo(cell);
}

/** Lists of other sites have an answer in place of the invitation, as in 'No response'. */
export function parseInvited(cell: string): boolean | null {
  const normalized = normalizeText(cell);
  if (INVITED.test(normalized)) return true;
  return NOT_INVITED.test(normalized) ? false : parseYesNo(cell);
}

/** The guests of a cell: 'yes', their number or their names. */
export function parseGuests(cell: string): NewPerson[] {
  const isYes = parseYesNo(cell);
  if (isYes !== null) return isYes ? [toPerson('guest')] : [];
  const number = /^\+?\d/.test(cell) ? parseNumber(cell.replace('+', '')) : 0;
  if (Number.isNaN(number) || number > 12)
    throw new CellError('Please use a name or a number of people');
  if (number > 0) return Array.from({ length: number }, () => toPerson('guest'));
  return joinSpaces(cell)
    .split(/\s*[,;&\n]\s*|\s+(?:and|und|et|e|y)\s+/)
    .filter(Boolean)
    .map(toPerson);
}

/** Searching a separator after many spaces takes quadratic time. */
function joinSpaces(cell: string): string {
  return cell.replaceAll(/[^\S\n]+/g, ' ');
}

export function parseLanguage(cell: string): LanguageCode {
  const normalized = normalizeText(cell);
  const code = LANGUAGES.find(
    (one) =>
      normalized === one ||
      normalized === LANGUAGE_DETAILS[one].locale.toLowerCase() ||
      LANGUAGE_DETAILS[one].namesInLists.includes(normalized),
  );
  if (!code) throw new CellError(`The website can be in ${listLanguages()}`);
  return code;
}

function listLanguages(): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return new Intl.ListFormat('en-GB').format(LANGUAGES.map((code) => names.of(code) ?? code));
}

/** Tags of a cell; 'Tisch 5' for the number 5 in a column 'Tisch'. A list of tags has its own numbers. */
export function parseTags(cell: string, heading: string): string[] {
  const tags = joinSpaces(cell)
    .split(/\s*[,;\n]\s*/)
    .filter(Boolean);
  const isList = /^tags?$/i.test(heading);
  return tags.map((tag) => (/^\d+$/.test(tag) && !isList ? `${heading} ${tag}`.trim() : tag));
}

/** The events of a cell: 'all', 'none', or their names; null for all that are not for some guests only. */
export function parseEvents(cell: string, events: readonly EventInfo[]): string[] | null {
  const normalized = normalizeText(cell);
  if (['all', 'all open events', 'tutti', 'alle', 'tous', 'todos'].includes(normalized))
    return null;
  if (normalized === 'none' || parseYesNo(cell) === false) return [];
  return joinSpaces(cell)
    .split(/\s*[;\n]\s*/)
    .filter(Boolean)
    .flatMap((name) => findEvents(name, events));
}

function findEvents(text: string, events: readonly EventInfo[]): string[] {
  const find = (name: string) =>
    events.find(({ id, title }) => id === name || normalizeText(title) === normalizeText(name))?.id;
  const whole = find(text);
  if (whole) return [whole];
  return text.split(/\s*,\s*/).map((name) => {
    const id = find(name);
    if (!id) throw new CellError('There is no event with this name');
    return id;
  });
}
