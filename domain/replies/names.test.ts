import { expect, it } from 'vitest';
import { LANGUAGE_DETAILS } from '../wedding/languages.ts';
import { formatNames } from './names.ts';

const ANTONELLIS = ['A', 'B', 'C'].map((first) => ({ first, last: 'Antonelli' }));
const MARCO = { first: 'Marco', last: 'Bianchi' };

it('names a family with one last name in each language', () => {
  const guests = { en: 'guest', it: 'ospite', de: 'Begleitung', fr: 'invité', es: 'acompañante' };
  const names = (['en', 'it', 'de', 'fr', 'es'] as const).map((language) =>
    formatNames(ANTONELLIS, LANGUAGE_DETAILS[language].locale, [guests[language]]),
  );
  expect(names).toEqual([
    'A, B & C Antonelli, and guest',
    'A, B & C Antonelli e ospite',
    'A, B & C Antonelli und Begleitung',
    'A, B & C Antonelli et invité',
    'A, B & C Antonelli y acompañante',
  ]);
  expect(formatNames(ANTONELLIS, 'en-US')).toBe('A, B & C Antonelli');
});

it('keeps the names of people with different last names whole, in their order', () => {
  const [ada, luca] = ANTONELLIS as [(typeof ANTONELLIS)[0], (typeof ANTONELLIS)[0]];
  expect(formatNames([ada, MARCO], 'en-US')).toBe('A Antonelli and Marco Bianchi');
  expect(formatNames([ada, MARCO, luca], 'en-US')).toBe(
    'A Antonelli, Marco Bianchi, and B Antonelli',
  );
  expect(formatNames([ada, luca, MARCO], 'de')).toBe('A & B Antonelli und Marco Bianchi');
});

it('shares no last name with people of whom only one part of the name is known', () => {
  const people = [
    { first: null, last: 'Rossi' },
    { first: 'Luca', last: 'Rossi' },
    { first: 'Mia', last: '' },
    { first: '', last: null },
  ];
  expect(formatNames(people, 'en-US')).toBe('Rossi, Luca Rossi, and Mia');
  expect(formatNames([], 'en-US', ['guests'])).toBe('guests');
});
