import { isDeepStrictEqual } from 'node:util';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { normalizeAddress } from '../../../domain/emails/email-address.ts';
import {
  type GuestListHousehold,
  type NewGuestListHousehold,
  type NewPerson,
  removeRepeated,
  toHouseholdValues,
} from '../../../domain/guest-list/guest-list.ts';
import type { ImportMerge, ImportRow } from '../../../domain/guest-list/guest-list-api.ts';
import { toPersonKey } from '../../../domain/guest-list/guest-list-people.ts';
import { newGuestListHouseholdSchema } from '../../../domain/guest-list/guest-list-schema.ts';
import { normalizeText } from '../../../domain/guest-list/search-text.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import { isSameName, toFoldedName } from './duplicates.ts';
import type { FileHousehold } from './households.ts';
import { invite } from './import.ts';

/** Finds the entries that the households of a file update. An import never removes a value. */
export function findUpdates(
  households: readonly FileHousehold[],
  entries: readonly GuestListHousehold[],
  events: readonly EventInfo[] = [],
  merges: readonly ImportMerge[] = [],
): ImportRow[] {
  const merged = new Map(
    merges.flatMap(({ line, into }) => ('id' in into ? [[line, into.id] as const] : [])),
  );
  const matches = matchEntries(households, entries, merged);
  return households.map((household): ImportRow => {
    const { entry: values, lines, remarks } = household;
    const [line = 1] = lines;
    const place = { line, lines, remarks };
    const entry = matches.get(household);
    if (!entry) return { ...values, ...place, status: 'new', id: null, version: null };
    const { id, version } = entry;
    const before = toHouseholdValues(entry);
    const updated = update(before, household, events, household.id === id);
    const { data, error } = newGuestListHouseholdSchema.safeParse(
      merged.has(line) ? { ...updated, name: before.name } : updated,
    );
    const after = data ?? before;
    const status = isDeepStrictEqual(before, after) ? 'same' : 'update';
    const message = getMessages('guestListImport').problems.notUpdated(
      error?.issues[0]?.message ?? '',
    );
    const problem = { line, column: -1, text: '', message, isProblem: true };
    return {
      ...{ ...after, ...place, status, id, version },
      ...(error && { remarks: [...remarks, problem] }),
    };
  });
}

/** As the couple says, by id, then by email address and name, then by one of them. Each entry belongs to one household. */
function matchEntries(
  households: readonly FileHousehold[],
  entries: readonly GuestListHousehold[],
  merged: ReadonlyMap<number, number>,
): Map<FileHousehold, GuestListHousehold> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byEmail = Map.groupBy(
    entries.flatMap((entry) =>
      entry.emails.map((email) => ({ key: normalizeAddress(email), entry })),
    ),
    ({ key }) => key,
  );
  const byName = Map.groupBy(entries, ({ name }) => normalizeText(name));
  const findByEmail = ({ entry }: FileHousehold) =>
    entry.emails
      .flatMap((email) => byEmail.get(normalizeAddress(email)) ?? [])
      .map((one) => one.entry);
  const passes: ((household: FileHousehold) => GuestListHousehold[])[] = [
    ({ lines }) => [byId.get(merged.get(lines[0] ?? 0) ?? 0)].flatMap((entry) => entry ?? []),
    ({ id }) => (id === null ? [] : [byId.get(id)].flatMap((entry) => entry ?? [])),
    (household) =>
      findByEmail(household).filter(({ name }) => isSameName(name, household.entry.name)),
    // Namesakes with different addresses are different people.
    ({ entry }) => {
      const namesakes = byName.get(normalizeText(entry.name)) ?? [];
      return namesakes.filter(({ emails }) => emails.length === 0 || entry.emails.length === 0);
    },
    findByEmail,
  ];
  const matches = new Map<FileHousehold, GuestListHousehold>();
  const taken = new Set<GuestListHousehold>();
  for (const pass of passes) {
    for (const household of households) {
      const entry = matches.has(household)
        ? undefined
        : pass(household).find((one) => !taken.has(one));
      if (!entry) continue;
      matches.set(household, entry);
      taken.add(entry);
    }
  }
  return matches;
}

function update(
  before: NewGuestListHousehold,
  { entry, given, answers }: FileHousehold,
  events: readonly EventInfo[],
  isOwnFile: boolean,
): NewGuestListHousehold {
  const names = new Set(before.people.map(toPersonKey));
  const isKept =
    isSameName(before.name, entry.name) ||
    (!given.has('name') &&
      entry.people.every((person) => person.isGuest || names.has(toPersonKey(person))));
  const changed = Object.fromEntries(Object.entries(entry).filter(([field]) => given.has(field)));
  return {
    ...before,
    ...changed,
    name: isKept ? before.name : entry.name,
    people: mergePeople(before.people, entry.people, isOwnFile),
    emails: removeRepeated([...before.emails, ...entry.emails]),
    tags: removeRepeated([...before.tags, ...entry.tags]),
    events: given.has('events')
      ? mergeEvents(before.events, entry.events, new Set(events.map(({ id }) => id)))
      : invite(before.events, answers, events),
  };
}

/** An event that is no longer on the form has no name in a file, and stays. */
function mergeEvents(
  before: string[] | null,
  events: string[] | null,
  known: ReadonlySet<string>,
): string[] | null {
  if (before === null || events === null) return events;
  const merged = new Set([...events, ...before.filter((id) => !known.has(id))]);
  return merged.symmetricDifference(new Set(before)).size === 0 ? before : [...merged];
}

/**
 * Adds people with new names, and unnamed guests up to the number in the file. In our own file, with the id of the
 * household and a line for each person, a new name in a person's place is that person's.
 */
function mergePeople(
  entry: readonly NewPerson[],
  people: readonly NewPerson[],
  isOwnFile: boolean,
): NewPerson[] {
  const before = completeNames(entry, people);
  const inFile = Map.groupBy(people, toPersonKey);
  const known = Map.groupBy(before, toPersonKey);
  const isRenamed = (person: NewPerson, place: NewPerson | undefined) =>
    isOwnFile &&
    people.length === before.length &&
    place !== undefined &&
    !place.isGuest &&
    !known.has(toPersonKey(place)) &&
    (person.isGuest || !inFile.has(toPersonKey(person)));
  const renamed = new Set<NewPerson>();
  const merged = before.map((person, at): NewPerson => {
    const place = people[at];
    if (place && isRenamed(person, place)) {
      renamed.add(place);
      const { isGuest: _isGuest, ...kept } = person;
      return { ...kept, ...place };
    }
    const key = toPersonKey(person);
    const [same, namesake] = inFile.get(key) ?? [];
    // If a father and a son have one name, either could be the child.
    const isOnlyOne = !person.isGuest && !namesake && known.get(key)?.length === 1;
    if (!isOnlyOne || !same) return person;
    const { age, isChild } = same;
    return { ...person, ...(isChild && { isChild }), ...(age !== undefined && { age }) };
  });
  const added = [...inFile].flatMap(([key, same]) =>
    same[0]?.isGuest
      ? []
      : same.slice(known.get(key)?.length ?? 0).filter((person) => !renamed.has(person)),
  );
  const missing = Math.max(0, people.length - merged.length - added.length);
  const unnamed = people.filter(({ isGuest }) => isGuest).slice(0, missing);
  return [...merged, ...added, ...unnamed];
}

/** A person without a last name, or with another spelling of it, is the one of the file with the full name. */
function completeNames(before: readonly NewPerson[], people: readonly NewPerson[]): NewPerson[] {
  const known = new Set(before.map(toPersonKey));
  const added = people.filter((person) => !person.isGuest && !known.has(toPersonKey(person)));
  return before.map((person) => {
    if (person.isGuest || people.some((one) => toPersonKey(one) === toPersonKey(person)))
      return person;
    const same = added.find((one) =>
      person.last === ''
        ? isSameName(one.first, person.first)
        : toFoldedName(one) === toFoldedName(person),
    );
    if (!same) return person;
    added.splice(added.indexOf(same), 1);
    return { ...person, first: same.first, last: same.last };
  });
}
