import { expect, test } from 'vitest';
import { foldText } from './search-text.ts';

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
])('%s is found as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});

test('marks that are letters of their script are kept', () => {
  for (const word of ['กำ', 'हिन्दी', 'தமிழ்']) expect(foldText(word)).toBe(word.normalize('NFKD'));
  expect(foldText('กี')).not.toBe(foldText('กา'));
});
