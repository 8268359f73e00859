import { expect, test } from 'vitest';
import { createTextFilter, normalizeText, putTagFirst } from './search-text.ts';

test.each([
  ['Zoë', 'zoe'],
  ['Straße', 'strasse'],
  ['SØREN Łukasz', 'soren lukasz'],
  ['Ægir Œuvre Þór', 'aegir oeuvre thor'],
  ['Işık', 'isik'],
  ['İpek', 'ipek'],
  ['D’Angelo', "d'angelo"],
  ['Jean‑Luc', 'jean-luc'],
  ['Nguyễn Thị', 'nguyen thi'],
  ['  two\n  words ', 'two words'],
  ['ＡＢＣ', 'abc'],
  ['Žofie 👩🏽‍❤️‍👨🏻', 'zofie 👩🏽‍❤️‍👨🏻'],
])('%s is normalized to %s', (text, normalized) => {
  expect(normalizeText(text)).toBe(normalized);
  expect(normalizeText(normalized)).toBe(normalized);
});

test('marks that are vowels in their script are kept', () => {
  for (const word of ['กำ', 'हिन्दी', 'தமிழ்'])
    expect(normalizeText(word)).toBe(word.normalize('NFKD'));
  expect(normalizeText('กี')).not.toBe(normalizeText('กา'));
});

test('“Table 9” finds the household with this tag before others that contain it', () => {
  const create = (tags: string[], note = '') => ({
    tags,
    getSearchText: () => normalizeText([...tags, note].join(' ')),
  });
  const noted = create([], 'Not near Table 9');
  const [other, tagged] = [create(['Table 99']), create(['Family', 'table 9'])];
  const find = (text: string) =>
    putTagFirst([noted, create(['Table 8']), other, tagged].filter(createTextFilter(text)), text);
  expect(find(' TABLE  9')).toEqual([tagged, noted, other]);
  expect(find('table')).toHaveLength(4);
  expect(find('9 table')).toEqual([noted, other, tagged]);
});
