import { GUEST_LIST_LIMITS, type NewPerson } from '../../../domain/guest-list/guest-list.ts';
import { listNames, listPeople, toPerson } from '../../../domain/guest-list/guest-list-people.ts';
import { createWordTest, joinWords } from '../../../domain/guest-list/list-words.ts';
import { splitNames } from '../../../domain/guest-list/person-name.ts';
import { normalizeText } from '../../../domain/guest-list/search-text.ts';

/** People below this age are children. */
const ADULT_AGE = 18;

const YEARS = joinWords('years');
const MONTHS = joinWords('months');
// An age at the end of a name, in brackets or without them. Each pattern begins with a character that it does not repeat.
const AGE_IN_BRACKETS = new RegExp(`\\((\\d{1,2})\\s?(${MONTHS})?(?:${YEARS})?\\)$`, 'iu');
const AGE = new RegExp(`\\s(\\d{1,2})\\s?(${MONTHS})?(?:${YEARS})?$`, 'iu');
const COUNT_OF_CHILDREN = new RegExp(
  `^(?<count>\\d{1,2}) ?(?:${joinWords('child')})?(?: ?\\((?<ages>[^()]*)\\))?$`,
  'u',
);
const TOGETHER = new RegExp(`\\s(?:${joinWords('together')})\\s`, 'iu');
const PLUS_ONE = createWordTest('guest');

/** The people in the name of a household, with a shared last name, as in 'Anna & Marco Rossi' and 'Mia (4)'. */
export function readNames(name: string): NewPerson[] {
  const people = listNames(name.replace(TOGETHER, ' & '))
    .flatMap((text) => readPerson(text, AGE_IN_BRACKETS))
    .slice(0, GUEST_LIST_LIMITS.people);
  return shareLastName(people, /^[^\s,]+,/.test(name));
}

/** The people of 'Anna & Marco' in one cell and 'Rossi' in the next one. */
export function readNameParts(first: string, last: string): NewPerson[] {
  const firsts = splitNames(first);
  if (firsts.length < 2) return [readAge({ first, last }, AGE_IN_BRACKETS)];
  const lasts = splitNames(last);
  return firsts.map((one, index): NewPerson => {
    const guest = toPerson(one.trim());
    if (guest.isGuest) return guest;
    return { first: one.trim(), last: (lasts.length === firsts.length && lasts[index]) || last };
  });
}

/** The people who come along; null if the text says neither who nor how many. */
export function readGuests(text: string, isYes: boolean | null): NewPerson[] | null {
  if (isYes !== null) return isYes ? [toPerson('guest')] : [];
  const line = text.replaceAll(/[^\S\n]+/g, ' ').replace(/^\+ ?/, '');
  const counted = COUNT_OF_CHILDREN.exec(normalizeText(line.slice(0, 80)).replace(/[.,]0+$/, ''));
  if (counted) return createUnnamed(Number(counted.groups?.count), counted.groups?.ages);
  if (/^\d/.test(line)) return null;
  if (PLUS_ONE.test(normalizeText(line.slice(0, 80)))) return [toPerson('guest')];
  return line
    .split(/\s*[,;&\n+]\s*|\s+(?:and|und|et|e|y)\s+/)
    .filter(Boolean)
    .flatMap((name) => readPerson(name, AGE_IN_BRACKETS.test(name) ? AGE_IN_BRACKETS : AGE));
}

function createUnnamed(count: number, ages: string | undefined): NewPerson[] | null {
  if (count > GUEST_LIST_LIMITS.people) return null;
  const known = ages?.match(/\d{1,2}/g) ?? [];
  return Array.from({ length: count }, (_, at): NewPerson => {
    const age = known[at];
    return { ...toPerson('guest'), ...(age !== undefined && { age: Number(age) }) };
  });
}

function readPerson(text: string, pattern: RegExp): NewPerson[] {
  const match = pattern.exec(text);
  if (!match) return listPeople(text).length > 1 ? [toPerson(text)] : listPeople(text);
  const person = toPerson(text.slice(0, match.index).trim());
  return [{ ...person, ...toAge(match) }];
}

function readAge(person: NewPerson, pattern: RegExp): NewPerson {
  const match = pattern.exec(person.first);
  if (!match) return person;
  return { ...person, first: person.first.slice(0, match.index).trim(), ...toAge(match) };
}

function toAge([, number, months]: RegExpExecArray): Pick<NewPerson, 'age' | 'isChild'> {
  const age = months ? 0 : Number(number);
  return { age, ...(age < ADULT_AGE && { isChild: true }) };
}

/** Anna has the last name of 'Anna & Marco Rossi', and Marco that of 'Rossi, Anna & Marco'. */
function shareLastName(people: readonly NewPerson[], isLastFirst: boolean): NewPerson[] {
  let last = isLastFirst ? (people[0]?.last ?? '') : '';
  const share = (person: NewPerson): NewPerson => {
    if (person.first !== '' && person.last !== '') last = person.last;
    const isShared = !person.isGuest && person.last === '' && !/\s/.test(person.first);
    return isShared ? { ...person, last } : person;
  };
  return isLastFirst ? people.map(share) : people.toReversed().map(share).reverse();
}
