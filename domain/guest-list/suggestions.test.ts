import { expect, it } from 'vitest';
import { groupByHousehold, SPECIFIED_QUESTIONS } from '../fixtures/replies.ts';
import { RSVP_DEFAULTS } from '../replies/rsvp-questions.ts';
import { toRsvpRecord } from '../replies/rsvp-rules.ts';
import { compareNames } from './person-name.ts';
import { createSuggester } from './suggestions.ts';

it('the comparisons for an entry are bounded, however many replies have its words', () => {
  const words = Array.from({ length: 60 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(
    ' ',
  );
  const rows = Array.from({ length: 500 }, (_, at) => ({
    ...toRsvpRecord(
      {
        ...RSVP_DEFAULTS,
        guestOneFirst: words,
        guestOneLast: `${words} Rossi`,
        email: `${at}@b.co`,
      },
      SPECIFIED_QUESTIONS,
    ),
    guest_two_first: words,
    id: at + 1,
    created_at: '2026-01-01T00:00:00Z',
  }));
  let comparedWords = 0;
  const name = `${words} & Marco`;
  const replies = groupByHousehold(rows, []).map(({ current }) => current);
  const suggest = createSuggester(replies, (a, b) => {
    comparedWords += a.length * b.length;
    return compareNames(a, b);
  });
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
