import { toHouseholdKey } from './group-by-household.ts';
import type { EntryStatus, GuestList, GuestListEntry, MatchDecision } from './guest-list.ts';
import { getActiveHouseholds } from './headcount.ts';
import type { Household } from './household.ts';
import { splitNames, toNameKey } from './person-name.ts';
import { createSuggester } from './suggestions.ts';

type Match = Pick<EntryStatus, 'household' | 'matchedBy'>;

/**
 * Finds the household that replied for each entry of the guest list: by the couple's decision, else
 * by email, else by full name if exactly one household and one entry have it. Everything less
 * certain is only a suggestion. Withdrawn replies are not matched.
 */
export function matchGuestList(
  entries: readonly GuestListEntry[],
  decisions: readonly MatchDecision[],
  households: readonly Household[],
): GuestList {
  const active = getActiveHouseholds(households);
  const activeKeys = new Set(active.map(({ key }) => key));
  const decisionsByEntry = Map.groupBy(decisions, ({ entryId }) => entryId);
  const byEmail = indexByEmail(active);
  const byName = indexByName(active);
  const namesakes = Map.groupBy(entries.flatMap(getFullNames), (name) => name);

  function getRejected({ id }: GuestListEntry): Set<string> {
    const rejected = decisionsByEntry.get(id)?.filter(({ isMatch }) => !isMatch) ?? [];
    return new Set(rejected.map(({ household }) => household));
  }

  function getConfirmed({ id }: GuestListEntry): string[] {
    const confirmed = decisionsByEntry.get(id)?.filter(({ isMatch }) => isMatch) ?? [];
    return confirmed.map(({ household }) => household).filter((key) => activeKeys.has(key));
  }

  function findByName(entry: GuestListEntry): string[] {
    const rejected = getRejected(entry);
    const found = getFullNames(entry).flatMap((name) => [...(byName.get(name) ?? [])]);
    return [...new Set(found)].filter((household) => !rejected.has(household));
  }

  function match(entry: GuestListEntry): Match {
    const [confirmed] = getConfirmed(entry);
    if (confirmed !== undefined) return { household: confirmed, matchedBy: 'couple' };
    const sameEmail = entry.email === null ? undefined : byEmail.get(toHouseholdKey(entry.email));
    if (sameEmail !== undefined && !getRejected(entry).has(sameEmail)) {
      return { household: sameEmail, matchedBy: 'email' };
    }
    const [sameName, ...others] = findByName(entry);
    const isUnique = getFullNames(entry).every((name) => namesakes.get(name)?.length === 1);
    if (sameName !== undefined && others.length === 0 && isUnique) {
      return { household: sameName, matchedBy: 'name' };
    }
    return { household: null, matchedBy: null };
  }

  const matches = entries.map((entry) => ({ entry, ...match(entry) }));
  const taken = new Set([
    ...entries.flatMap(getConfirmed),
    ...matches.flatMap(({ household }) => household ?? []),
  ]);
  const suggest = createSuggester(active.filter(({ key }) => !taken.has(key)));

  return {
    guestList: matches.map((matched) => {
      const { entry, household } = matched;
      const suggestions =
        household === null ? suggest(entry.name, findByName(entry), getRejected(entry)) : [];
      return { ...matched, suggestions };
    }),
    notOnList: entries.length === 0 ? [] : [...activeKeys].filter((key) => !taken.has(key)),
  };
}

function getFullNames({ name }: Pick<GuestListEntry, 'name'>): string[] {
  return [...new Set([name, ...splitNames(name)].flatMap((part) => toNameKey(part) ?? []))];
}

function indexByEmail(households: readonly Household[]): Map<string, string> {
  const index = new Map<string, string>();
  for (const { key, current } of households) {
    if (current.email !== null) index.set(toHouseholdKey(current.email), key);
  }
  // An address that a guest replied from is more reliable than one that the couple typed.
  for (const { key, history } of households) {
    for (const { by, reply } of history) {
      if (by === 'guest' && reply.email !== null) index.set(toHouseholdKey(reply.email), key);
    }
  }
  return index;
}

function indexByName(households: readonly Household[]): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>();
  for (const { key, current } of households) {
    const names = [
      `${current.guest_one_first} ${current.guest_one_last}`,
      `${current.guest_two_first ?? ''} ${current.guest_two_last ?? ''}`,
    ];
    for (const name of names.flatMap((name) => toNameKey(name) ?? [])) {
      index.set(name, (index.get(name) ?? new Set()).add(key));
    }
  }
  return index;
}
