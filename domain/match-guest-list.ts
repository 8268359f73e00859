import { toHouseholdKey } from './group-by-household.ts';
import type { EntryStatus, GuestList, GuestListEntry, MatchDecision } from './guest-list.ts';
import { getActiveHouseholds } from './headcount.ts';
import type { Household, HouseholdReply } from './household.ts';
import { splitNames, toNameKey } from './person-name.ts';
import { createSuggester, MAX_SUGGESTIONS } from './suggestions.ts';

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
  if (entries.length === 0) return { guestList: [], notOnList: [] };
  const active = getActiveHouseholds(households);
  const activeKeys = new Set(active.map(({ key }) => key));
  const decisionsByEntry = Map.groupBy(decisions, ({ entryId }) => entryId);
  const byEmail = indexByEmail(active);
  const byName = indexByName(active);
  const fullNames = new Map(entries.map((entry) => [entry, getFullNames(entry)]));
  const getNames = (entry: GuestListEntry) => fullNames.get(entry) ?? [];
  const namesakes = Map.groupBy(entries.flatMap(getNames), (name) => name);

  function getRejected({ id }: GuestListEntry): Set<string> {
    const rejected = decisionsByEntry.get(id)?.filter(({ isMatch }) => !isMatch) ?? [];
    return new Set(rejected.map(({ household }) => household));
  }

  function getConfirmed({ id }: GuestListEntry): string[] {
    const confirmed = decisionsByEntry.get(id)?.filter(({ isMatch }) => isMatch) ?? [];
    return confirmed.map(({ household }) => household).filter((key) => activeKeys.has(key));
  }

  /** No more than are suggested: anybody can send many replies with the same name. */
  function findByName(entry: GuestListEntry): string[] {
    const rejected = getRejected(entry);
    const found = new Set<string>();
    for (const name of getNames(entry)) {
      for (const household of byName.get(name) ?? []) {
        if (!rejected.has(household)) found.add(household);
        if (found.size === MAX_SUGGESTIONS) return [...found];
      }
    }
    return [...found];
  }

  function match(entry: GuestListEntry): Match {
    const [confirmed] = getConfirmed(entry);
    if (confirmed !== undefined) return { household: confirmed, matchedBy: 'couple' };
    const sameEmail = entry.email === null ? undefined : byEmail.get(toHouseholdKey(entry.email));
    if (sameEmail !== undefined && !getRejected(entry).has(sameEmail)) {
      return { household: sameEmail, matchedBy: 'email' };
    }
    const [sameName, ...others] = findByName(entry);
    const isUnique = getNames(entry).every((name) => namesakes.get(name)?.length === 1);
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
    notOnList: [...activeKeys].filter((key) => !taken.has(key)),
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
    for (const name of getReplyNames(current)) {
      index.set(name, (index.get(name) ?? new Set()).add(key));
    }
  }
  return index;
}

const namesByReply = new WeakMap<HouseholdReply, string[]>();

/** Cached, because most households are the same at the next match. */
function getReplyNames(reply: HouseholdReply): string[] {
  const cached = namesByReply.get(reply);
  if (cached) return cached;
  const names = [
    `${reply.guest_one_first} ${reply.guest_one_last}`,
    `${reply.guest_two_first ?? ''} ${reply.guest_two_last ?? ''}`,
  ].flatMap((name) => toNameKey(name) ?? []);
  namesByReply.set(reply, names);
  return names;
}
