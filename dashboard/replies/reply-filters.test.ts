import { describe, expect, it } from 'vitest';
import { TRANSFERS } from '../../domain/arrivals/transfers.ts';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { createGuestListHousehold } from '../../domain/fixtures/guest-list.ts';
import { SPECIFIED_QUESTIONS } from '../../domain/fixtures/replies.ts';
import type { Household } from '../../domain/replies/household.ts';
import { getFirstGuestName } from '../../domain/replies/names.ts';
import { decodeReply, type RsvpRecord } from '../../domain/replies/rsvp-record.ts';
import type { RsvpQuestion } from '../../domain/wedding/wedding.ts';
import { createFilter, NO_FILTERS, type ReplyFilters } from './reply-filters.ts';
import { createReplyRows, type ReplyRow } from './reply-row.ts';

const REPLY: RsvpRecord = {
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

function createHousehold(reply: Partial<RsvpRecord>, change: Partial<Household> = {}): Household {
  const current = decodeReply({ ...REPLY, ...reply });
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

function createRows(
  households: Household[],
  lastExportAt: string | null = null,
  form: Partial<GuestData['wedding']> = {},
): ReplyRow[] {
  const wedding: GuestData['wedding'] = {
    couple: ['Portia', 'Bassanio'],
    locale: 'en-US',
    date: '2026-06-06',
    deadline: '2026-03-15',
    ...SPECIFIED_QUESTIONS,
    events: [...SPECIFIED_QUESTIONS.events],
    ...form,
  };
  return createReplyRows({
    version: '1',
    households,
    guestList: [
      {
        entry: createGuestListHousehold({ name: 'The Nørgaard family', tags: ['Table 9'] }),
        household: 'email:null',
        matchedBy: 'email',
        suggestions: [],
      },
    ],
    notOnList: [],
    lastExportAt,
    seating: [],
    transfers: TRANSFERS.createEmpty(),
    lastVisitAt: null,
    publicUrl: null,
    wedding,
  });
}

function findNames(rows: ReplyRow[], filters: Partial<ReplyFilters>): string[] {
  return rows
    .filter(createFilter({ ...NO_FILTERS, ...filters }))
    .map(({ household }) => getFirstGuestName(household.current));
}

const ROWS = createRows(
  [
    createHousehold({ dietary_restrictions: 'Crème\nbrûlée' }),
    createHousehold({
      guest_one_first: 'Søren',
      guest_one_last: 'Nørgaard',
      email: null,
      guests_count: 2,
    }),
    createHousehold(
      { guest_one_first: 'Tom', guest_one_last: 'Smith', wedding: 'not-attending' },
      { withdrawn: true },
    ),
    createHousehold(
      { guest_one_first: 'Anna', guest_one_last: 'Berg', welcome_party: 'not-attending' },
      { hasCoupleEntries: true, lastAt: '2026-02-03T10:00:00.000Z' },
    ),
  ],
  '2026-02-02T10:00:00.000Z',
);

describe('no reply', () => {
  it.each<[string, Partial<ReplyFilters>]>([
    ['with a word that is in no reply', { text: 'olives' }],
    ['with one word that matches and one that does not', { text: 'zoe olives' }],
    ['with two marks that no reply has both', { marks: ['notes', 'second-guest'] }],
    ['if it is withdrawn and the filter does not ask for withdrawn replies', { text: 'tom' }],
  ])('is found %s', (_, filters) => {
    expect(findNames(ROWS, filters)).toEqual([]);
  });
});

it.each<[string, Partial<ReplyFilters>, string[]]>([
  ['all active replies', {}, ['Zoë Álvarez', 'Søren Nørgaard', 'Anna Berg']],
  ['names without their accents and capitals', { text: 'ALVAREZ zoe' }, ['Zoë Álvarez']],
  ['names with letters like ø, typed as o', { text: 'soren norgaard' }, ['Søren Nørgaard']],
  ['words in the notes on both sides of a line break', { text: 'creme brulee' }, ['Zoë Álvarez']],
  ['a tag that the household has on the guest list', { text: 'table 9' }, ['Søren Nørgaard']],
  [
    'households that attend an event',
    { event: 'welcome_party:attending' },
    ['Zoë Álvarez', 'Søren Nørgaard'],
  ],
  ['households that declined an event', { event: 'welcome_party:not-attending' }, ['Anna Berg']],
  ['withdrawn replies', { marks: ['withdrawn'] }, ['Tom Smith']],
  ['replies that changed since the last export', { marks: ['changed'] }, ['Anna Berg']],
  ['replies that the couple entered or edited', { marks: ['entered-by-couple'] }, ['Anna Berg']],
  ['replies with a second guest', { marks: ['second-guest'] }, ['Søren Nørgaard']],
])('finds %s', (_, filters, names) => {
  expect(findNames(ROWS, filters)).toEqual(names);
});

describe('answers to questions', () => {
  const questions: RsvpQuestion[] = [
    {
      ...{ id: 'menu', label: 'Menu', hint: '', kind: 'choice', event: 'wedding' },
      ...{ perPerson: true, required: true },
      choices: [
        { id: 'fish', label: 'Sea bass' },
        { id: 'meat', label: 'Veal' },
      ],
    },
    {
      ...{ id: 'song', label: 'Song', hint: '', kind: 'text', choices: [] },
      ...{ perPerson: false, required: false },
    },
  ];
  const name = { first: 'Zoë', last: 'Álvarez' };
  const rows = createRows(
    [
      createHousehold({
        guests_count: 2,
        answers: {
          people: [
            { ...name, questions: { menu: 'fish' } },
            { first: null, last: null, dietary: 'No nuts' },
          ],
        },
      }),
      createHousehold({
        ...{ guest_one_first: 'Tom', guest_one_last: 'Smith', wedding: 'not-attending' },
        answers: { questions: { song: 'Volare' } },
      }),
    ],
    null,
    { questions },
  );

  it.each<[string, Partial<ReplyFilters>, string[]]>([
    ['nobody with an answer that nobody gave', { question: 'menu=meat' }, []],
    ['nobody without an answer who was not asked', { question: 'menu!', text: 'smith' }, []],
    ['a household with an answer of one person', { question: 'menu=fish' }, ['Zoë Álvarez']],
    ['a household in which an answer is missing', { question: 'menu!' }, ['Zoë Álvarez']],
    ['households with any answer', { question: 'song*' }, ['Tom Smith']],
    [
      'everybody while only the column is chosen',
      { question: 'song' },
      ['Zoë Álvarez', 'Tom Smith'],
    ],
    ['the words of an answer', { text: 'sea bass' }, ['Zoë Álvarez']],
    ['dietary needs of a person', { marks: ['notes'], text: 'nuts' }, ['Zoë Álvarez']],
  ])('find %s', (_, filters, names) => {
    expect(findNames(rows, filters)).toEqual(names);
  });
});
