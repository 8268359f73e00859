import { standingOf } from './headcount.ts';
import { partyKeyOf } from './parties.ts';
import type { Invited, InvitedMatch, InvitedStatus, Party } from './party.ts';
import { nameKey, namesIn } from './person-name.ts';
import { suggester } from './suggestions.ts';

export type InvitedBook = {
  invited: InvitedStatus[];
  /** Keys of the standing parties that nobody invited; empty while no invited are known. */
  unexpected: string[];
};

type Answer = Pick<InvitedStatus, 'party' | 'how'>;

/**
 * Who of the invited has replied: by a host's word, else by address, else by the full name, where
 * one party alone has it and one invited alone. All that is less certain is only suggested.
 * A withdrawn party answers for nobody.
 */
export function matchInvited(
  invited: readonly Invited[],
  words: readonly InvitedMatch[],
  parties: readonly Party[],
): InvitedBook {
  const standing = standingOf(parties);
  const said = Map.groupBy(words, (word) => word.invited);
  const keys = new Set(standing.map(({ key }) => key));
  const byAddress = partiesByAddress(standing);
  const byName = partiesByName(standing);
  const namesakes = Map.groupBy(invited.flatMap(fullNames), (name) => name);

  const refused = (one: Invited) =>
    new Set(said.get(one.id)?.flatMap(({ party, same }) => (same ? [] : [party])));
  const confirmed = (one: Invited) =>
    said.get(one.id)?.flatMap(({ party, same }) => (same && keys.has(party) ? [party] : [])) ?? [];

  function candidates(one: Invited): string[] {
    const no = refused(one);
    const found = fullNames(one).flatMap((name) => [...(byName.get(name) ?? [])]);
    return [...new Set(found)].filter((party) => !no.has(party));
  }

  function answerOf(one: Invited): Answer {
    const [word] = confirmed(one);
    if (word !== undefined) return { party: word, how: 'host' };
    const address = one.email === null ? undefined : byAddress.get(partyKeyOf(one.email));
    if (address !== undefined && !refused(one).has(address)) {
      return { party: address, how: 'address' };
    }
    const [only, ...others] = candidates(one);
    const isAlone = fullNames(one).every((name) => namesakes.get(name)?.length === 1);
    if (only !== undefined && others.length === 0 && isAlone) return { party: only, how: 'name' };
    return { party: null, how: null };
  }

  const answers = new Map(invited.map((one) => [one, answerOf(one)]));
  const taken = new Set([
    ...invited.flatMap(confirmed),
    ...[...answers.values()].flatMap(({ party }) => party ?? []),
  ]);
  const suggest = suggester(standing.filter(({ key }) => !taken.has(key)));

  return {
    invited: invited.map((one): InvitedStatus => {
      const answer = answers.get(one) ?? { party: null, how: null };
      if (answer.party !== null) return { invited: one, ...answer, suggestions: [] };
      return {
        invited: one,
        ...answer,
        suggestions: suggest(one.name, candidates(one), refused(one)),
      };
    }),
    unexpected: invited.length === 0 ? [] : [...keys].filter((key) => !taken.has(key)),
  };
}

function fullNames({ name }: Pick<Invited, 'name'>): string[] {
  return [...new Set([name, ...namesIn(name)].flatMap((part) => nameKey(part) ?? []))];
}

function partiesByAddress(parties: readonly Party[]): Map<string, string> {
  const owner = new Map<string, string>();
  for (const { key, current } of parties) {
    if (current.email !== null) owner.set(partyKeyOf(current.email), key);
  }
  // The address a guest has replied from is a surer sign than one that was written down for them.
  for (const { key, history } of parties) {
    for (const { by, reply } of history) {
      if (by === 'guest' && reply.email !== null) owner.set(partyKeyOf(reply.email), key);
    }
  }
  return owner;
}

function partiesByName(parties: readonly Party[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { key, current } of parties) {
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
