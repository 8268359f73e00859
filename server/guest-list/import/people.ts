import type { NewPerson } from '../../../domain/guest-list/guest-list.ts';
import type { ImportField } from '../../../domain/guest-list/guest-list-api.ts';
import { listPeople, toPerson } from '../../../domain/guest-list/guest-list-people.ts';
import { splitNames } from '../../../domain/guest-list/person-name.ts';
import { parseGuests, parseIsChild } from './cells.ts';
import { isNameInTwoCells } from './columns.ts';

type FilledCell = { cell: string; heading: string };

/** The people of one line. `list` has the cells of a field that are not empty. */
export function parsePeople(list: (field: ImportField) => FilledCell[], name: string): NewPerson[] {
  const get = (field: ImportField) => list(field)[0]?.cell ?? '';
  const [first, last] = [toOneLine(get('first')), toOneLine(get('last'))];
  const isParts = first !== '' || last !== '';
  // Our own file has a line for each person.
  const parts = get('id') === '' ? listPeopleOfParts(first, last) : [{ first, last }];
  const named = isParts ? parts : name === '' ? [] : listPeople(name);
  const age = /^\d{1,2}$/.test(get('age')) ? { age: Number(get('age')) } : {};
  const own = named.map((person, at): NewPerson => (at === 0 ? { ...person, ...age } : person));
  const isChild = parseIsChild(get('children'));
  const guests = parseGuestColumns(list('plusOne'));
  const children = isChild === null ? parseGuestColumns(list('children')) : [];
  const asChild = (person: NewPerson): NewPerson => ({ ...person, isChild: true });
  // A line without a name can be a child whose name is not known.
  const isUnnamedChild = isChild && own.length === 0;
  return [
    ...(isChild ? own.map(asChild) : own),
    ...(isUnnamedChild ? guests.map((guest) => ({ ...asChild(guest), ...age })) : guests),
    ...children.map(asChild),
  ];
}

/** The people in the cells of two columns, as in 'Anna & Marco' and 'Rossi'. */
function listPeopleOfParts(first: string, last: string): NewPerson[] {
  const firsts = splitNames(first);
  if (firsts.length < 2) return [{ first, last }];
  const lasts = splitNames(last);
  return firsts.map((one, index): NewPerson => {
    const guest = toPerson(one.trim());
    if (guest.isGuest) return guest;
    return { first: one.trim(), last: (lasts.length === firsts.length && lasts[index]) || last };
  });
}

function parseGuestColumns(cells: readonly FilledCell[]): NewPerson[] {
  const isFurther = ({ heading }: FilledCell) => /additional|second|guest [2-9]/i.test(heading);
  return [
    ...combineGuests(cells.filter((cell) => !isFurther(cell))),
    ...combineGuests(cells.filter(isFurther)),
  ];
}

/** Beside the name of a plus one, 'yes' stands for the same guest. */
function combineGuests(cells: readonly FilledCell[]): NewPerson[] {
  const texts: string[] = [];
  for (const [index, { cell, heading }] of cells.entries()) {
    const before = cells[index - 1];
    if (before && isNameInTwoCells(before.heading, heading)) texts.push(`${texts.pop()} ${cell}`);
    else texts.push(cell);
  }
  const guests = texts.flatMap(parseGuests);
  const named = guests.filter(({ isGuest }) => !isGuest);
  return [...named, ...guests.filter(({ isGuest }) => isGuest).slice(named.length)];
}

export function toOneLine(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim();
}
