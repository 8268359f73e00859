import type { NewPerson } from './guest-list.ts';
import { splitNames } from './person-name.ts';
import { normalizeText } from './search-text.ts';

const MAX_PEOPLE = 12;
const MAX_NAME_LENGTH = 120;
const FAMILY = /\b(family|famiglia|familie|famille|familia)\b/i;
/** A plus one, in a name such as 'Anna Rossi & guest' or 'Anna Rossi +1'. */
const GUEST =
  /^(1|one|guest|plus one|ospite|accompagnatore|accompagnatrice|begleitung|gast|invitée?|accompagnante?|acompañante|invitad[oa])$/iu;
/** The beginning of a last name, as in 'Lorenzo da Ponte' or 'Ludwig van der Rohe'; 'Al' is a first name. */
const PARTICLE =
  /^(da|dal|dalla|de|dei|del|della|den|der|des|di|dos|du|la|le|lo|ten|ter|van|und|vom|von|zu|zum|zur)$/;

/**
 * The people in the name of a household, as in 'Anna & Marco Rossi' or 'Rossi, Anna +1'. Anna has no last
 * name then: it may be another one, and a reply is matched by name only if the name is certain.
 */
export function listPeople(name: string): NewPerson[] {
  // Invisible signs, such as marks of the writing direction, are no name.
  const visible = name.replaceAll(/(?<!\S)\p{DI}+(?!\S)/gu, '');
  const parts = splitNames(visible);
  // In 'Anna, Marco & Zoë Rossi' the comma is between people, in 'Rossi, Anna & Marco' it is not.
  const last = parts.at(-1) ?? '';
  const isList = parts.length > 1 && /^[^\s,]+\s[^,]+$/.test(last.trim()) && !GUEST.test(last);
  const names = isList ? parts.flatMap((part) => part.split(',')) : parts;
  const people = (names.length > 0 ? names : [name]).flatMap((part) => listGuests(part.trim()));
  return people.slice(0, MAX_PEOPLE);
}

/** The person, or the guests of 'Anna Rossi +2'. */
function listGuests(text: string): NewPerson[] {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return count > 0 ? Array.from({ length: count }, () => toPerson('guest')) : [toPerson(text)];
}

/** A name for the envelope, as in 'Anna & Marco Rossi'; empty if nobody has a name. */
export function composeHouseholdName(people: readonly NewPerson[]): string {
  const named = people.filter(({ isGuest }) => !isGuest);
  const names = named.map((person, index) => {
    const next = named[index + 1];
    const isShared = next?.last === person.last && person.first !== '' && next.first !== '';
    return isShared ? person.first : formatPerson(person);
  });
  const [last = '', ...others] = names.reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} & ${last}`;
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
  if (GUEST.test(text)) return { first: '', last: '', isGuest: true };
  if (FAMILY.test(text)) return limitLength({ first: '', last: text });
  const [last = '', first, ...more] = text.split(/\s*,\s*/);
  if (first && last && more.length === 0) return limitLength({ first, last });
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length < 2) return limitLength({ first: text, last: '' });
  let start = words.length - 1;
  while (start > 1 && PARTICLE.test(words[start - 1] ?? '')) start -= 1;
  return limitLength({
    first: words.slice(0, start).join(' '),
    last: words.slice(start).join(' '),
  });
}

function limitLength({ first, last }: NewPerson): NewPerson {
  const cut = (text: string) => text.slice(0, MAX_NAME_LENGTH).trim().toWellFormed();
  return { first: cut(first), last: cut(last) };
}
