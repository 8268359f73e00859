import { activeHouseholds } from './headcount.ts';
import type { GuestListEntry, GuestListMatch, Household, InvitedGuest } from './household.ts';
import { householdKey } from './households.ts';
import { nameKey, namesIn } from './person-name.ts';
import { createSuggester } from './suggestions.ts';

export type GuestList = {
  invited: GuestListEntry[];
  /** Keys of the standing parties that nobody invited; empty while no invited are known. */
  unexpected: string[];
};

type Answer = Pick<GuestListEntry, 'household' | 'how'>;

/**
 * Who of the invited has replied: by a host's word, else by address, else by the full name, where
 * one party alone has it and one invited alone. All that is less certain is only suggested.
 * A withdrawn party answers for nobody.
 */
export function matchGuestList(
  invited: readonly InvitedGuest[],
  words: readonly GuestListMatch[],
  households: readonly Household[],
): GuestList {
  const standing = activeHouseholds(households);
  const said = Map.groupBy(words, (word) => word.invited);
  const keys = new Set(standing.map(({ key }) => key));
  const byAddress = householdsByAddress(standing);
  const byName = householdsByName(standing);
  const namesakes = Map.groupBy(invited.flatMap(fullNames), (name) => name);

  const refused = (one: InvitedGuest) =>
    new Set(said.get(one.id)?.flatMap(({ household, same }) => (same ? [] : [household])));
  const confirmed = (one: InvitedGuest) =>
    said
      .get(one.id)
      ?.flatMap(({ household, same }) => (same && keys.has(household) ? [household] : [])) ?? [];

  function candidates(one: InvitedGuest): string[] {
    const no = refused(one);
    const found = fullNames(one).flatMap((name) => [...(byName.get(name) ?? [])]);
    return [...new Set(found)].filter((household) => !no.has(household));
  }

  function answerOf(one: InvitedGuest): Answer {
    const [word] = confirmed(one);
    if (word !== undefined) return { household: word, how: 'host' };
    const address = one.email === null ? undefined : byAddress.get(householdKey(one.email));
    if (address !== undefined && !refused(one).has(address)) {
      return { household: address, how: 'address' };
    }
    const [only, ...others] = candidates(one);
    const isAlone = fullNames(one).every((name) => namesakes.get(name)?.length === 1);
    if (only !== undefined && others.length === 0 && isAlone)
      return { household: only, how: 'name' };
    return { household: null, how: null };
  }

  const answers = new Map(invited.map((one) => [one, answerOf(one)]));
  const taken = new Set([
    ...invited.flatMap(confirmed),
    ...[...answers.values()].flatMap(({ household }) => household ?? []),
  ]);
  const suggest = createSuggester(standing.filter(({ key }) => !taken.has(key)));

  return {
    invited: invited.map((one): GuestListEntry => {
      const answer = answers.get(one) ?? { household: null, how: null };
      if (answer.household !== null) return { invited: one, ...answer, suggestions: [] };
      return {
        invited: one,
        ...answer,
        suggestions: suggest(one.name, candidates(one), refused(one)),
      };
    }),
    unexpected: invited.length === 0 ? [] : [...keys].filter((key) => !taken.has(key)),
  };
}

function fullNames({ name }: Pick<InvitedGuest, 'name'>): string[] {
  return [...new Set([name, ...namesIn(name)].flatMap((part) => nameKey(part) ?? []))];
}

function householdsByAddress(households: readonly Household[]): Map<string, string> {
  const owner = new Map<string, string>();
  for (const { key, current } of households) {
    if (current.email !== null) owner.set(householdKey(current.email), key);
  }
  // The address a guest has replied from is a surer sign than one that was written down for them.
  for (const { key, history } of households) {
    for (const { by, reply } of history) {
      if (by === 'guest' && reply.email !== null) owner.set(householdKey(reply.email), key);
    }
  }
  return owner;
}

function householdsByName(households: readonly Household[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { key, current } of households) {
    const names = [
      `${current.guest_one_first} ${current.guest_one_last}`,
      `${current.guest_two_first ?? ''} ${current.guest_two_last ?? ''}`,
    ];
    for (const name of names.flatMap((name) => nameKey(name) ?? [])) {
      found.set(name, (found.get(name) ?? new Set()).add(key));
    }
  }
  return found;
}
