import type { Household } from './household.ts';
import { nameCircles } from './nicknames.ts';
import { nameSimilarity, namesIn, nameWords } from './person-name.ts';

const MOST_SHOWN = 3;
// A name that half the guests bear tells little; comparing them all would take minutes.
const MOST_COMPARED = 100;

type Suggest = (name: string, first: readonly string[], refused: ReadonlySet<string>) => string[];

/**
 * Finds the parties that may be someone's, best first, for a person to confirm. `first` are those
 * that have the very name; `refused` are never named.
 */
export function createSuggester(households: readonly Household[]): Suggest {
  const names = new Map(households.map((household) => [household.key, namesOf(household)]));
  const signed = [...names].flatMap(([key, ofHousehold]) =>
    [...new Set(ofHousehold.flat().flatMap(signs))].map((sign) => ({ sign, key })),
  );
  const bearers = Map.groupBy(signed, ({ sign }) => sign);

  function compared(words: readonly string[]): Set<string> {
    const lists = words.flatMap(signs).map((sign) => bearers.get(sign) ?? []);
    lists.sort((a, b) => a.length - b.length);
    const keys = new Set<string>();
    for (const list of lists) {
      if (keys.size > 0 && keys.size + list.length > MOST_COMPARED) break;
      for (const { key } of list.slice(0, MOST_COMPARED)) keys.add(key);
    }
    return keys;
  }

  return (name, first, refused) => {
    const wanted = [...new Set([name, ...namesIn(name)])].map(nameWords);
    const scored = [...compared(wanted.flat())]
      .filter((key) => !first.includes(key) && !refused.has(key))
      .map((key) => ({ key, like: best(wanted, names.get(key) ?? []) }))
      .filter(({ like }) => like > 0)
      .sort((a, b) => b.like - a.like);
    return [...first, ...scored.map(({ key }) => key)].slice(0, MOST_SHOWN);
  };
}

function best(wanted: readonly string[][], names: readonly string[][]): number {
  return Math.max(
    0,
    ...wanted.flatMap((words) => names.map((name) => nameSimilarity(words, name))),
  );
}

/** What two names that are alike have in common: a word, or a circle of nicknames. */
function signs(word: string): string[] {
  return [word, ...[...nameCircles(word)].map((circle) => `circle ${circle}`)];
}

function namesOf({ current }: Household): string[][] {
  const one = nameWords(`${current.guest_one_first} ${current.guest_one_last}`);
  if (current.guest_two_first === null && current.guest_two_last === null) return [one];
  const two = nameWords(`${current.guest_two_first ?? ''} ${current.guest_two_last ?? ''}`);
  // Who gives a first name alone often shares the other's last.
  const shared = nameWords(`${current.guest_two_first ?? ''} ${current.guest_one_last}`);
  return [one, two, shared];
}
