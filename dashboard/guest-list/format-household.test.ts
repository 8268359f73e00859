import { expect, it } from 'vitest';
import { createGuestListHousehold } from '../../domain/fixtures/guest-list.ts';
import { formatInvitedTo, formatLink, formatPeople } from './format-household.ts';

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

it.each([
  ['Revoked', { code: null, openedAt: null }, null],
  ['Not opened', { code: 'KFM7QTR2W', openedAt: null }, 'email'],
  ['Opened 3 June', { code: 'KFM7QTR2W', openedAt: '2026-06-03T12:00:00.000Z' }, null],
  // From a time when the server did not store it.
  ['Opened', { code: 'KFM7QTR2W', openedAt: null }, 'invitation'],
] as const)('a personal link is %s', (text, link, matchedBy) => {
  const entry = createGuestListHousehold({ name: 'Zoë' }, link);
  const status = { entry, matchedBy, household: null, suggestions: [] };
  expect(formatLink(status, () => '3 June')).toBe(text);
});
