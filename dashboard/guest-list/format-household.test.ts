import { expect, it } from 'vitest';
import { formatInvitedTo, formatPeople } from './format-household.ts';

const EVENTS = [
  { id: 'wedding', title: 'The Wedding' },
  { id: 'brunch', title: 'Brunch' },
];

it('people are written with their names, children and guests without a name', () => {
  expect(formatPeople([])).toBe('');
  expect(
    formatPeople([
      { first: 'Zoë', last: 'Rossi' },
      { first: 'Max', last: '', isChild: true, age: 4 },
      { first: '', last: '', isGuest: true },
      { first: '', last: '', isChild: true, isGuest: true },
    ]),
  ).toBe('Zoë Rossi, Max (child, 4), guest without a name, child without a name');
});

it.each<[string, string[] | null]>([
  ['no event', []],
  ['no event', ['picnic']],
  ['all events', null],
  ['The Wedding, Brunch', ['brunch', 'wedding']],
])('a household is invited to %s', (text, events) => {
  expect(formatInvitedTo({ events }, EVENTS)).toBe(text);
});
