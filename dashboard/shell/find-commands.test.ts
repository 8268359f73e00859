import { expect, it } from 'vitest';
import { findNamed } from './find-commands.ts';

const ITEMS = [
  { name: 'Data', words: 'E-Mail-Server' },
  { name: 'Écrire un e-mail', words: 'invitation rappel' },
  { name: 'Imprimer les cartons d’invitation' },
  { name: 'Print the caterer’s list', words: 'menus food' },
];

it.each([
  ['a word that only another entry has', 'print menus invitation', []],
  ['one letter inside of words', 'a', []],
  ['the words in any order, without accents and capitals', 'mail ECR', ['Écrire un e-mail']],
  ['a name before other words for something', 'mail', ['Écrire un e-mail', 'Data']],
  [
    'a name before other words, also in a later entry',
    'invitation',
    ['Imprimer les cartons d’invitation', 'Écrire un e-mail'],
  ],
  ['words of the name and others together', 'print food', ['Print the caterer’s list']],
])('a search for %s', (_, text, names) => {
  expect(findNamed(ITEMS, text).map(({ name }) => name)).toEqual(names);
});
