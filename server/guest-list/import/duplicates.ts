import { normalizeAddress } from '../../../domain/emails/email-address.ts';
import type { GuestListHousehold } from '../../../domain/guest-list/guest-list.ts';
import { normalizeText } from '../../../domain/guest-list/search-text.ts';

type Person = Pick<GuestListHousehold, 'name' | 'emails'>;

/** The same for two people with the same name and email address. */
export function toDuplicateKey({ name, emails: [email] }: Person): string {
  return JSON.stringify([
    normalizeText(name),
    email === undefined ? null : normalizeAddress(email),
  ]);
}

/**
 * Returns a predicate for people on the list already: the same name, and the same address or one of
 * the two addresses unknown. Namesakes with different addresses are different people.
 */
export function createDuplicateFilter(list: readonly Person[]): (person: Person) => boolean {
  const byName = Map.groupBy(list, ({ name }) => normalizeText(name));
  return (person) =>
    (byName.get(normalizeText(person.name)) ?? []).some(
      (listed) =>
        listed.emails.length === 0 ||
        person.emails.length === 0 ||
        toDuplicateKey(listed) === toDuplicateKey(person),
    );
}
