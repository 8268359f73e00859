import { expect, test } from 'vitest';
import { normalizeText } from './search-text.ts';

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
