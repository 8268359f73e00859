import { describe, expect, it } from 'vitest';
import { TRANSFERS } from '../../domain/arrivals/transfers.ts';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { createGuestListHousehold } from '../../domain/fixtures/guest-list.ts';
import { SPECIFIED_QUESTIONS } from '../../domain/fixtures/replies.ts';
import {
  createHouseholdRows,
  findHouseholds,
  type HouseholdFilters,
  listTags,
  NO_HOUSEHOLD_FILTERS,
} from './household-filters.ts';

const ENTRIES = [
  {
    name: 'Zoë & Tom Álvarez',
    emails: ['zoe@example.com'],
    tags: ['School', 'Table 10'],
    note: 'Not near Table 2',
    messagedAt: '2026-01-05T10:00:00.000Z',
  },
  {
    name: 'Benedikt Wolf',
    emails: ['Ben@example.com'],
    language: 'de',
    events: ['wedding'],
    gift: 'Books',
    thankedOn: '2026-06-20',
  },
  {
    name: 'Marta Rossi',
    phone: '+39 041 522 1234',
    tags: ['school', 'Table 2'],
    events: [],
    language: 'it',
    gift: 'A silver vase',
  },
  {
    name: 'The neighbours',
    people: [{ first: 'Søren', last: 'Berg' }],
    address: 'Zattere 12\nVenezia',
    note: 'Crème brûlée',
  },
];

const DATA: GuestData = {
  ...{
    version: '1',
    households: [],
    notOnList: [],
    lastExportAt: null,
    seating: [],
    transfers: TRANSFERS.createEmpty(),
    lastVisitAt: null,
  },
  publicUrl: null,
  guestList: ENTRIES.map((values, index) => ({
    entry: createGuestListHousehold(values, {
      id: index + 1,
      code: index === 2 ? null : 'KFM7QTR2W',
      openedAt: index === 3 ? '2026-06-03T12:00:00.000Z' : null,
    }),
    household: index === 0 ? 'email:zoe@example.com' : null,
    matchedBy: index === 0 ? 'email' : null,
    suggestions: [],
  })),
  wedding: {
    couple: ['Portia', 'Bassanio'],
    ...{ locale: 'en-US', date: '2026-06-06', deadline: '2026-03-15' },
    ...SPECIFIED_QUESTIONS,
    events: [...SPECIFIED_QUESTIONS.events],
  },
};

/** The addresses that an invitation was emailed to, as the server stores them. */
const MAILED = new Set(['ben@example.com']);

function findNames(filters: Partial<HouseholdFilters>): string[] {
  const rows = createHouseholdRows(DATA, MAILED);
  const found = findHouseholds(rows, { ...NO_HOUSEHOLD_FILTERS, ...filters }, []);
  return found.map(({ status }) => status.entry.name);
}

describe('no household', () => {
  it.each<[string, Partial<HouseholdFilters>]>([
    ['with a word that no household has', { text: 'olives' }],
    ['with one word that matches and one that does not', { text: 'zoe olives' }],
    ['with another telephone number', { text: '041 522 1235' }],
    ['with a tag that nobody has', { tag: 'Work' }],
    ['with part of a tag', { tag: 'Table' }],
    ['that replied and has no email address', { reply: 'replied', without: 'email' }],
    ['with a language that nobody has', { language: 'fr' }],
  ])('is found %s', (_, filters) => {
    expect(findNames(filters)).toEqual([]);
  });
});

it.each<[string, Partial<HouseholdFilters>, string[]]>([
  [
    'every household by last name',
    {},
    ['Zoë & Tom Álvarez', 'The neighbours', 'Marta Rossi', 'Benedikt Wolf'],
  ],
  [
    'households whose personal link nobody has opened, without those that have none',
    { without: 'opened-link' },
    ['Zoë & Tom Álvarez', 'Benedikt Wolf'],
  ],
  [
    'households without a postal address',
    { without: 'address' },
    ['Zoë & Tom Álvarez', 'Marta Rossi', 'Benedikt Wolf'],
  ],
  ['gifts for which nobody is thanked', { gift: 'to-thank' }, ['Marta Rossi']],
  ['gifts for which somebody is thanked', { gift: 'thanked' }, ['Benedikt Wolf']],
  ['a gift by its words', { text: 'silver vase' }, ['Marta Rossi']],
  ['a household without a personal link', { without: 'link' }, ['Marta Rossi']],
  [
    'households without a telephone number',
    { without: 'phone' },
    ['Zoë & Tom Álvarez', 'The neighbours', 'Benedikt Wolf'],
  ],
  [
    'households whose invitation was neither emailed nor sent by telephone',
    { without: 'invitation' },
    ['The neighbours', 'Marta Rossi'],
  ],
  ['a person without accents and capitals', { text: 'SOREN' }, ['The neighbours']],
  ['words in the address and the note', { text: 'venezia creme' }, ['The neighbours']],
  ['households that replied', { reply: 'replied' }, ['Zoë & Tom Álvarez']],
  [
    'households without a reply and without an email address',
    { reply: 'no-reply', without: 'email' },
    ['The neighbours', 'Marta Rossi'],
  ],
  [
    'households that are invited to an event, by name or to all',
    { event: 'wedding:invited' },
    ['Zoë & Tom Álvarez', 'The neighbours', 'Benedikt Wolf'],
  ],
  [
    'households that are not invited to an event',
    { event: 'welcome_party:not-invited' },
    ['Marta Rossi', 'Benedikt Wolf'],
  ],
  ['households that are invited to no event', { event: 'none' }, ['Marta Rossi']],
  ['a tag before other texts', { text: 'table 2' }, ['Marta Rossi', 'Zoë & Tom Álvarez']],
  ['a telephone number as it is dialled at home', { text: '041/5221234' }, ['Marta Rossi']],
  ['a telephone number with its country code', { text: '0039 041 5221234' }, ['Marta Rossi']],
  ['a tag in any case', { tag: 'School' }, ['Zoë & Tom Álvarez', 'Marta Rossi']],
  ['a language', { language: 'de' }, ['Benedikt Wolf']],
  ['households without a language', { language: 'none' }, ['Zoë & Tom Álvarez', 'The neighbours']],
])('finds %s', (_, filters, names) => {
  expect(findNames(filters)).toEqual(names);
});

it('lists every tag once, numbers in their order', () => {
  expect(listTags(DATA.guestList, 'en-US')).toEqual(['School', 'Table 2', 'Table 10']);
});
