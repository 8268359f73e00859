import { describe, expect, it } from 'vitest';
import type { GuestData } from '../../domain/dashboard-api.ts';
import type { Household, HouseholdReply } from '../../domain/household.ts';
import { createFilter, NO_FILTERS, type ReplyFilters } from './reply-filters.ts';
import { type ReplyRow, replyRows } from './reply-row.ts';

const REPLY: HouseholdReply = {
  guest_one_first: 'Zoë',
  guest_one_last: 'Álvarez',
  guest_two_first: null,
  guest_two_last: null,
  email: 'zoe@example.com',
  welcome_party: 'attending',
  wedding: 'attending',
  guests_count: 1,
  dietary_restrictions: null,
};

function household(reply: Partial<HouseholdReply>, change: Partial<Household> = {}): Household {
  const current = { ...REPLY, ...reply };
  const at = '2026-02-01T10:00:00.000Z';
  return {
    key: `email:${current.email}`,
    version: '1.0',
    current,
    withdrawn: false,
    hasCoupleEntries: false,
    firstAt: at,
    lastAt: at,
    history: [{ at, by: 'guest', action: 'reply', reply: current }],
    ...change,
  };
}

function rowsOf(households: Household[], lastExportAt: string | null = null): ReplyRow[] {
  const wedding: GuestData['wedding'] = {
    couple: ['Portia', 'Bassanio'],
    locale: 'en-US',
    date: '2026-06-06',
    deadline: '2026-03-15',
    events: { welcome_party: 'Welcome Party', wedding: 'The Wedding' },
  };
  return replyRows({
    version: '1',
    households,
    guestList: [],
    notOnList: [],
    lastExportAt,
    lastVisitAt: null,
    wedding,
  });
}

function found(rows: ReplyRow[], wanted: Partial<ReplyFilters>): string[] {
  return rows.filter(createFilter({ ...NO_FILTERS, ...wanted })).map(({ name }) => name);
}

const ROWS = rowsOf(
  [
    household({ dietary_restrictions: 'Crème\nbrûlée' }),
    household({
      guest_one_first: 'Søren',
      guest_one_last: 'Nørgaard',
      email: null,
      guests_count: 2,
    }),
    household(
      { guest_one_first: 'Tom', guest_one_last: 'Smith', wedding: 'not-attending' },
      { withdrawn: true },
    ),
    household(
      { guest_one_first: 'Anna', guest_one_last: 'Berg', welcome_party: 'not-attending' },
      { hasCoupleEntries: true, lastAt: '2026-02-03T10:00:00.000Z' },
    ),
  ],
  '2026-02-02T10:00:00.000Z',
);

describe('what is not wanted is left out', () => {
  it.each<[string, Partial<ReplyFilters>]>([
    ['a word that nobody said', { text: 'olives' }],
    ['one word that fits and one that does not', { text: 'zoe olives' }],
    ['two marks that no reply has both of', { marks: ['notes', 'second-guest'] }],
    ['those withdrawn, unless they are asked for', { text: 'tom' }],
  ])('%s', (_, wanted) => {
    expect(found(ROWS, wanted)).toEqual([]);
  });
});

it.each<[string, Partial<ReplyFilters>, string[]]>([
  ['all that stand, by family name', {}, ['Zoë Álvarez', 'Anna Berg', 'Søren Nørgaard']],
  ['without accents and capitals', { text: 'ALVAREZ zoe' }, ['Zoë Álvarez']],
  ['letters that have no plain twin', { text: 'soren norgaard' }, ['Søren Nørgaard']],
  ['in the notes, over a line break', { text: 'creme brulee' }, ['Zoë Álvarez']],
  [
    'who comes to one event',
    { event: 'welcome_party:attending' },
    ['Zoë Álvarez', 'Søren Nørgaard'],
  ],
  ['who declined it', { event: 'welcome_party:not-attending' }, ['Anna Berg']],
  ['withdrawn', { marks: ['withdrawn'] }, ['Tom Smith']],
  ['changed since the last export', { marks: ['changed'] }, ['Anna Berg']],
  ['entered by hand', { marks: ['by-hand'] }, ['Anna Berg']],
  ['with a second guest', { marks: ['second-guest'] }, ['Søren Nørgaard']],
])('finds %s', (_, wanted, names) => {
  expect(found(ROWS, wanted)).toEqual(names);
});
