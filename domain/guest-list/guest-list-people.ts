import type { NewPerson } from './guest-list.ts';
import { createWordTest, joinWords } from './list-words.ts';
import { splitNames } from './person-name.ts';
import { normalizeText } from './search-text.ts';

const MAX_PEOPLE = 12;
const MAX_NAME_LENGTH = 120;
const FAMILY = new RegExp(`(?:^|\\s)(?:${joinWords('family')})(?:\\s|$)`, 'u');
/** A plus one, in a name such as 'Anna Rossi & guest' or 'Anna Rossi +1'. */
const GUEST = createWordTest('guest');
const TITLE = new RegExp(`^(?:${joinWords('titles')})\\.?$`, 'u');
const SURNAME = createWordTest('surnames');
/** The beginning of a last name, as in 'Lorenzo da Ponte' or 'Marco De Luca'; 'Al' is a first name. */
const PARTICLE =
  /^(da|dal|dalla|das|de|dei|del|della|den|der|des|di|do|dos|du|la|le|lo|ten|ter|van|und|vom|von|zu|zum|zur|Da|Dal|De|Dei|Del|Della|Di|Do|Dos|Du|La|Le|Lo|Van|Von)$/;

/**
 * The people in the name of a household, as in 'Anna & Marco Rossi' or 'Rossi, Anna +1'. Anna has no last
 * name then: it may be another one, and a reply is matched by name only if the name is certain.
 */
export function listPeople(name: string): NewPerson[] {
  return listNames(name).flatMap(listGuests).slice(0, MAX_PEOPLE);
}

/** The name of each person in that of a household. */
export function listNames(name: string): string[] {
  // Invisible signs, such as marks of the writing direction, are no name.
  const visible = name.replaceAll(/(?<!\S)\p{DI}+(?!\S)/gu, '');
  const parts = splitNames(visible);
  // In 'Anna, Marco & Zoë Rossi' the comma is between people, in 'Rossi, Anna & Marco' it is not.
  const last = parts.at(-1) ?? '';
  const isList =
    parts.length > 1 && /^[^\s,]+\s[^,]+$/.test(last.trim()) && !GUEST.test(normalizeText(last));
  const names = isList ? parts.flatMap((part) => part.split(',')) : parts;
  return (names.length > 0 ? names : [name]).map((part) => part.trim());
}

/** The person, or the guests of 'Anna Rossi +2'. */
function listGuests(text: string): NewPerson[] {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return count > 0 ? Array.from({ length: count }, () => toPerson('guest')) : [toPerson(text)];
}

/** A name for the envelope, as in 'Anna & Marco Rossi'; empty if nobody has a name. */
export function composeHouseholdName(people: readonly NewPerson[]): string {
  const [last = '', ...others] = listPeopleNames(people).reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} & ${last}`;
}

/** Those of the people who have one, as in 'Anna' and 'Marco Rossi': people who share a last name say it once. */
export function listPeopleNames(people: readonly NewPerson[]): string[] {
  const named = people.filter(({ isGuest }) => !isGuest);
  return named.map((person, index) => {
    const next = named[index + 1];
    const isShared = next?.last === person.last && person.first !== '' && next.first !== '';
    return isShared ? person.first : formatPerson(person);
  });
}

export function formatPerson({ first, last }: Pick<NewPerson, 'first' | 'last'>): string {
  return [first, last].filter(Boolean).join(' ');
}

/** The same for people whose names differ in case or accents only. */
export function toPersonKey(person: NewPerson): string {
  return normalizeText(formatPerson(person));
}

/** The people of an edited household. A person without an id, or with that of another household, is a new one. */
export function keepIds(people: readonly NewPerson[], before: readonly NewPerson[]): NewPerson[] {
  const own = new Set(before.map(({ id }) => id));
  return people.map(({ id, ...person }) =>
    id !== undefined && own.delete(id) ? { id, ...person } : person,
  );
}

/** One person of a name such as 'Anna Rossi' or 'Rossi, Anna'. */
export function toPerson(text: string): NewPerson {
  const normalized = normalizeText(text);
  if (GUEST.test(normalized)) return { first: '', last: '', isGuest: true };
  if (FAMILY.test(normalized)) return limitLength({ first: '', last: text });
  const [last = '', first, ...more] = text.split(/\s*,\s*/);
  if (first && last && more.length === 0) return limitLength({ first, last });
  const all = text.split(/\s+/).filter(Boolean);
  const titles = all.slice(0, countTitles(all));
  const words = all.slice(titles.length);
  // 'Mrs. Smith' has a title where others have a first name.
  if (titles.length > 0 && (words.length < 2 || SURNAME.test(normalizeText(words[0] ?? ''))))
    return limitLength({ first: titles.join(' '), last: words.join(' ') });
  if (words.length < 2) return limitLength({ first: text, last: '' });
  const start = findLastName(words);
  return limitLength({
    first: words.slice(0, start).join(' '),
    last: words.slice(start).join(' '),
  });
}

function countTitles(words: readonly string[]): number {
  const count = words.findIndex((word) => !TITLE.test(normalizeText(word).replaceAll('.', '')));
  return count < 0 ? words.length : count;
}

/** The word with which the last name begins: a frequent last name before another one is its first half. */
function findLastName(words: readonly string[]): number {
  let start = words.length - 1;
  const skipParticles = () => {
    while (start > 1 && PARTICLE.test(words[start - 1] ?? '')) start -= 1;
  };
  skipParticles();
  if (start > 1 && SURNAME.test(normalizeText(words[start - 1] ?? ''))) {
    start -= 1;
    skipParticles();
  }
  return start;
}

function limitLength({ first, last }: NewPerson): NewPerson {
  const cut = (text: string) => text.slice(0, MAX_NAME_LENGTH).trim().toWellFormed();
  return { first: cut(first), last: cut(last) };
}
