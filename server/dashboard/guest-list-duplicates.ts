import { toHouseholdKey } from '../../domain/group-by-household.ts';
import type { GuestListEntry } from '../../domain/guest-list.ts';
import { normalizeText } from '../../domain/search-text.ts';

type Person = Pick<GuestListEntry, 'name' | 'email'>;

/** What two lines that say the same have in common: name and address. */
export function signOf({ name, email }: Person): string {
  return JSON.stringify([normalizeText(name), email === null ? null : toHouseholdKey(email)]);
}

/**
 * Finds who is on the list already: under the same name with the same address, or with one of the
 * two addresses not known. Namesakes with different addresses are different people.
 */
export function whoIsThere(list: readonly Person[]): (person: Person) => boolean {
  const byName = Map.groupBy(list, ({ name }) => normalizeText(name));
  return (person) =>
    (byName.get(normalizeText(person.name)) ?? []).some(
      (one) => one.email === null || person.email === null || signOf(one) === signOf(person),
    );
}

/** Each that says something new once. */
export function withoutTwins<One extends Person>(people: readonly One[]): One[] {
  const first = new Map<string, One>();
  for (const person of people) {
    if (!first.has(signOf(person))) first.set(signOf(person), person);
  }
  return [...first.values()];
}
