import type { Household } from './household.ts';
import { getNicknameGroups } from './nicknames.ts';
import { compareNames, splitName, splitNames } from './person-name.ts';

const MAX_SUGGESTIONS = 3;
// A name that half of the guests have says little, and comparing all of them would take minutes.
const MAX_COMPARED = 100;

type Suggest = (
  name: string,
  sameName: readonly string[],
  rejected: ReadonlySet<string>,
) => string[];

/**
 * Returns a function that finds the households that may match a name, best first. `sameName` are
 * suggested before all others, `rejected` never.
 */
export function createSuggester(households: readonly Household[]): Suggest {
  const names = new Map(households.map((household) => [household.key, getNames(household)]));
  const features = [...names].flatMap(([key, householdNames]) =>
    [...new Set(householdNames.flat().flatMap(getFeatures))].map((feature) => ({ feature, key })),
  );
  const byFeature = Map.groupBy(features, ({ feature }) => feature);

  /** The households that share a word or a nickname, those with rare ones first. */
  function findCandidates(words: readonly string[]): Set<string> {
    const lists = words.flatMap(getFeatures).map((feature) => byFeature.get(feature) ?? []);
    lists.sort((a, b) => a.length - b.length);
    const keys = new Set<string>();
    for (const list of lists) {
      if (keys.size > 0 && keys.size + list.length > MAX_COMPARED) break;
      for (const { key } of list.slice(0, MAX_COMPARED)) keys.add(key);
    }
    return keys;
  }

  return (name, sameName, rejected) => {
    const searched = [...new Set([name, ...splitNames(name)])].map(splitName);
    const scored = [...findCandidates(searched.flat())]
      .filter((key) => !sameName.includes(key) && !rejected.has(key))
      .map((key) => ({ key, score: getBestScore(searched, names.get(key) ?? []) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    return [...sameName, ...scored.map(({ key }) => key)].slice(0, MAX_SUGGESTIONS);
  };
}

function getBestScore(searched: readonly string[][], names: readonly string[][]): number {
  return Math.max(
    0,
    ...searched.flatMap((words) => names.map((name) => compareNames(words, name))),
  );
}

/** Names are compared only if they share a feature: the word itself or a group of nicknames. */
function getFeatures(word: string): string[] {
  return [word, ...[...getNicknameGroups(word)].map((group) => `group ${group}`)];
}

function getNames({ current }: Household): string[][] {
  const one = splitName(`${current.guest_one_first} ${current.guest_one_last}`);
  if (current.guest_two_first === null && current.guest_two_last === null) return [one];
  const two = splitName(`${current.guest_two_first ?? ''} ${current.guest_two_last ?? ''}`);
  // A second guest without a last name often has the same one.
  const twoWithLastName = splitName(`${current.guest_two_first ?? ''} ${current.guest_one_last}`);
  return [one, two, twoWithLastName];
}
