import { expect, it } from 'vitest';
import { createReply } from '../fixtures/replies.ts';
import { runAtOnce } from '../pausable.ts';
import { compareNames } from './person-name.ts';
import { createSuggester } from './suggestions.ts';

it('the comparisons for an entry are bounded, however many replies have its words', () => {
  const words = Array.from({ length: 60 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(
    ' ',
  );
  const replies = Array.from({ length: 500 }, (_, at) =>
    createReply(at, { names: [`${words} Rossi`, words] }),
  );
  let comparedWords = 0;
  const name = `${words} & Marco`;
  const compare: typeof compareNames = (a, b) => {
    comparedWords += a.length * b.length;
    return compareNames(a, b);
  };
  const suggest = runAtOnce(createSuggester(replies, compare));
  expect(suggest(name, [], () => false)).toHaveLength(3);
  // 25 households with 3 names of 8 words, for 3 searched names of 8 words.
  expect(comparedWords).toBeLessThanOrEqual(25 * 3 * 8 * 3 * 8);
});

it('the same words are more likely than a nickname, a typo or an initial', () => {
  const compare = (other: string) => compareNames(['william', 'rossi'], [other, 'rossi']);
  const scores = ['william', 'bill', 'wiliam', 'w', 'pia'].map(compare);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size).toBe(5);
  // One letter of a short name makes another name.
  expect(compareNames(['pia'], ['mia'])).toBe(0);
});
