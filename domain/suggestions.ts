import type { Household, HouseholdReply } from './household.ts';
import { getNicknameGroups } from './nicknames.ts';
import { compareNames, splitName, splitNames } from './person-name.ts';

export const MAX_SUGGESTIONS = 3;
// Limits for each entry of the guest list, because anybody can send replies with long names and with
// names that many guests have.
const MAX_COMPARED = 25;
const MAX_NAMES = 4;
const MAX_WORDS = 8;

type Suggest = (
  name: string,
  sameName: readonly string[],
  rejected: ReadonlySet<string>,
) => string[];

/**
 * Returns a function that finds the households that may match a name, best first. `sameName` are
 * suggested before all others, `rejected` never.
 */
export function createSuggester(
  households: readonly Household[],
  compare: typeof compareNames = compareNames,
): Suggest {
  const replies = new Map(households.map(({ key, current }) => [key, current]));
  const byFeature = new Map<string, string[]>();
  for (const { key, current } of households) {
    for (const feature of getNames(current).features) {
      const keys = byFeature.get(feature);
      if (keys) keys.push(key);
      else byFeature.set(feature, [key]);
    }
  }

  /** The households that share a word or a nickname, those with rare ones first. */
  function findCandidates(words: readonly string[]): Set<string> {
    const features = new Set(words.flatMap(getFeatures));
    const lists = [...features].map((feature) => byFeature.get(feature) ?? []);
    lists.sort((a, b) => a.length - b.length);
    const keys = new Set<string>();
    for (const list of lists) {
      if (keys.size > 0 && keys.size + list.length > MAX_COMPARED) break;
      for (const key of list.slice(0, MAX_COMPARED)) keys.add(key);
    }
    return keys;
  }

  function getBestScore(searched: readonly string[][], key: string): number {
    const reply = replies.get(key);
    const names = reply ? getNames(reply).names : [];
    return Math.max(0, ...searched.flatMap((words) => names.map((name) => compare(words, name))));
  }

  return (name, sameName, rejected) => {
    if (sameName.length >= MAX_SUGGESTIONS) return sameName.slice(0, MAX_SUGGESTIONS);
    const searched = [...new Set([name, ...splitNames(name)])].slice(0, MAX_NAMES).map(toWords);
    const scored = [...findCandidates(searched.flat())]
      .filter((key) => !sameName.includes(key) && !rejected.has(key))
      .map((key) => ({ key, score: getBestScore(searched, key) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    return [...sameName, ...scored.map(({ key }) => key)].slice(0, MAX_SUGGESTIONS);
  };
}

/** Names are compared only if they share a feature: the word itself or a group of nicknames. */
function getFeatures(word: string): string[] {
  return [word, ...[...getNicknameGroups(word)].map((group) => `group ${group}`)];
}

type Names = { names: string[][]; features: string[] };
const namesByReply = new WeakMap<HouseholdReply, Names>();

/** Cached, because most households are the same at the next match. */
function getNames(reply: HouseholdReply): Names {
  const cached = namesByReply.get(reply);
  if (cached) return cached;
  const names = splitGuestNames(reply);
  const features = [...new Set(names.flat().flatMap(getFeatures))];
  namesByReply.set(reply, { names, features });
  return { names, features };
}

function splitGuestNames(reply: HouseholdReply): string[][] {
  const one = toWords(`${reply.guest_one_first} ${reply.guest_one_last}`);
  if (reply.guest_two_first === null && reply.guest_two_last === null) return [one];
  const two = toWords(`${reply.guest_two_first ?? ''} ${reply.guest_two_last ?? ''}`);
  // A second guest without a last name often has the same one.
  const twoWithLastName = toWords(`${reply.guest_two_first ?? ''} ${reply.guest_one_last}`);
  return [one, two, twoWithLastName];
}

function toWords(name: string): string[] {
  return splitName(name).slice(0, MAX_WORDS);
}
