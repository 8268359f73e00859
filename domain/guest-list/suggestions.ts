import { mapInSteps, type Pausable } from '../pausable.ts';
import { joinName, listNames } from '../replies/names.ts';
import { hasName, type Reply } from '../replies/reply.ts';
import { groupByTerm } from './match-terms.ts';
import { getNicknameGroups } from './nicknames.ts';
import { compareNames, splitName, splitNames } from './person-name.ts';

export const MAX_SUGGESTIONS = 3;
// Limits for each entry of the guest list, because anybody can send replies with long names and with
// names that many guests have.
const MAX_COMPARED = 25;
const MAX_NAMES = 4;
const MAX_WORDS = 8;

/** Best first. `sameName` are suggested before all others, `isRejected` ones never. */
type Suggest = (
  name: string,
  sameName: readonly number[],
  isRejected: (position: number) => boolean,
) => number[];

/**
 * Finds the replies that may belong to a name of the guest list. Replies are known by their position; null
 * for one that is never suggested.
 */
export function* createSuggester(
  replies: readonly (Reply | null)[],
  compare: typeof compareNames = compareNames,
): Pausable<Suggest> {
  const names = yield* mapInSteps(replies, (reply) => (reply ? splitGuestNames(reply) : []));
  const positionsByFeature = yield* groupByTerm(names, (found) =>
    found.flat().flatMap(getFeatures),
  );

  /** The replies that share a word or a nickname, those with rare ones first. */
  function findCandidates(words: readonly string[]): Set<number> {
    const lists = [...new Set(words.flatMap(getFeatures))].map(
      (feature) => positionsByFeature.get(feature) ?? [],
    );
    // Lists that are too long are all the same length here, so that only their first replies count.
    const measure = (list: readonly number[]) => Math.min(list.length, MAX_COMPARED + 1);
    lists.sort((a, b) => measure(a) - measure(b));
    const positions = new Set<number>();
    for (const list of lists) {
      if (positions.size > 0 && positions.size + list.length > MAX_COMPARED) break;
      for (const position of list.slice(0, MAX_COMPARED)) positions.add(position);
    }
    return positions;
  }

  function getBestScore(searched: readonly string[][], position: number): number {
    const found = names[position] ?? [];
    return Math.max(0, ...searched.flatMap((words) => found.map((name) => compare(words, name))));
  }

  return (name, sameName, isRejected) => {
    if (sameName.length >= MAX_SUGGESTIONS) return sameName.slice(0, MAX_SUGGESTIONS);
    const searched = getSearchedNames(name);
    const scored = [...findCandidates(searched.flat())]
      .filter((position) => !sameName.includes(position) && !isRejected(position))
      .map((position) => ({ position, score: getBestScore(searched, position) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    return [...sameName, ...scored.map(({ position }) => position)].slice(0, MAX_SUGGESTIONS);
  };
}

function getSearchedNames(name: string): string[][] {
  return [...new Set([name, ...splitNames(name)])].slice(0, MAX_NAMES).map(toWords);
}

/** Names are compared only if they share a feature: the word itself or a group of nicknames. */
function getFeatures(word: string): string[] {
  return [word, ...[...getNicknameGroups(word)].map((group) => `group ${group}`)];
}

function splitGuestNames(reply: Reply): string[][] {
  const [one, ...others] = listNames(reply);
  return [
    toWords(one ? joinName(one) : ''),
    ...others.filter(hasName).flatMap((name) => [
      toWords(joinName(name)),
      // A guest without a last name often has the same one.
      toWords(`${name.first ?? ''} ${one?.last}`),
    ]),
  ];
}

function toWords(name: string): string[] {
  return splitName(name).slice(0, MAX_WORDS);
}
