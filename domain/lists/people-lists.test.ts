import { describe, expect, test } from 'vitest';
import { createGuestListHousehold } from '../fixtures/guest-list.ts';
import {
  COMES,
  createPerson,
  createReply,
  groupByHousehold,
  SPECIFIED_QUESTIONS,
  STAYS,
} from '../fixtures/replies.ts';
import { runAtOnce } from '../pausable.ts';
import { countAnswers } from '../replies/answer-counts.ts';
import { getDietaryNotes } from '../replies/dietary-notes.ts';
import { createSharedLists } from '../sharing/share-links.ts';
import type { RsvpQuestion } from '../wedding/wedding.ts';
import { createList, type ListData } from './lists.ts';
import { formatHouseholdAnswers } from './people-lists.ts';

const MENU: RsvpQuestion = {
  ...{ id: 'menu', label: 'Menu', hint: '', kind: 'choice', event: 'wedding' },
  ...{ perPerson: true, required: true },
  choices: [
    { id: 'fish', label: 'Sea bass' },
    { id: 'meat', label: 'Veal' },
  ],
};
const NIGHTS: RsvpQuestion = {
  ...{ id: 'nights', label: 'Nights', hint: '', kind: 'number', choices: [] },
  ...{ perPerson: false, required: false },
};

const open = createReply(1, {
  people: [
    createPerson('Ada Rossi', { answers: { menu: 'fish' } }),
    createPerson('Luca', { dietary: 'No nuts', answers: { menu: 'tofu' } }),
  ],
  note: 'No pork',
  answers: { nights: 2 },
});
const onlyParty = { ...COMES, wedding: 'not-attending' } as const;
const personal = createReply(2, {
  people: [
    createPerson('Zoë Neri', { answers: { menu: 'meat' } }),
    createPerson('Max Neri', { isChild: true, attendance: onlyParty }),
    createPerson('Eva Neri', { attendance: STAYS, dietary: 'Vegan', answers: { menu: 'fish' } }),
  ],
  isPerPerson: true,
  answers: { nights: 3 },
});
const declined = createReply(3, {
  names: ['Ada Rossi'],
  attendance: STAYS,
  answers: { nights: 9 },
});
const plain = createReply(4, { names: ['Tom Bruno'] });

const events = [...SPECIFIED_QUESTIONS.events];
const wedding = {
  ...{ couple: ['Portia', 'Bassanio'], locale: 'en-US', date: '2026-06-06' },
  ...{ deadline: '2026-03-15', events, maxGuests: 2, questions: [MENU, NIGHTS] },
} as ListData['wedding'];
const households = groupByHousehold([open, personal, declined, plain], []);
const data: ListData = { households, guestList: [], wedding };
const readRows = (name: string, format: 'file' | 'print') =>
  createList(name, data, format)?.rows.map(({ cells }) => cells.join('|'));

test('answers are counted among those who come to the event, and add up to them', () => {
  const counts = countAnswers(households, wedding);
  expect(counts).toMatchObject([
    {
      answers: [
        { label: 'Sea bass', count: 1 },
        { label: 'Veal', count: 1 },
        // Removed by the couple.
        { label: 'tofu', count: 1 },
      ],
      ...{ asked: 4, answered: 3, unanswered: 1, sum: null },
    },
    { answers: [], asked: 3, answered: 2, unanswered: 1, sum: 5 },
  ]);
});

test('the list of people has a row for each, also for those who stay at home', () => {
  const list = createList('people', data, 'file');
  expect(list?.headings).toEqual([
    ...['First name', 'Last name', 'Household', 'Email', 'Child', 'Welcome Party', 'The Wedding'],
    ...['Menu', 'Nights', 'Dietary needs', 'Dietary notes of the household'],
  ]);
  expect(readRows('people', 'file')).toEqual([
    'Tom|Bruno|Tom Bruno|4@b.co||yes|yes||||',
    'Zoë|Neri|Zoë & Max Neri|2@b.co||yes|yes|Veal|3||',
    'Max|Neri|Zoë & Max Neri|2@b.co|yes|yes|no||3||',
    'Eva|Neri|Zoë & Max Neri|2@b.co||no|no||3|Vegan|',
    'Ada|Rossi|Ada Rossi & Luca|1@b.co||yes|yes|Sea bass|2||No pork',
    'Luca||Ada Rossi & Luca|1@b.co||yes|yes|tofu|2|No nuts|No pork',
    'Ada|Rossi|Ada Rossi|3@b.co||no|no||||',
  ]);
});

test('a withdrawn reply has no people and no menu', () => {
  const withdrawn = households.map((household) => ({ ...household, withdrawn: true }));
  for (const name of ['people', 'caterer']) {
    expect(createList(name, { ...data, households: withdrawn }, 'print')?.rows).toEqual([]);
  }
});

describe('the caterer', () => {
  test('has each guest who comes with the menu, and the counts', () => {
    const list = createList('caterer', data, 'print');
    expect(list?.summary).toEqual([
      'Welcome Party: 5 guests, of these 1 child',
      'The Wedding: 4 guests',
      'Menu: Sea bass 1, Veal 1, tofu 1, no answer 1',
    ]);
    expect(readRows('caterer', 'print')).toEqual([
      'Tom Bruno||Tom Bruno|yes|yes|||',
      'Zoë Neri||Zoë & Max Neri|yes|yes|Veal||',
      'Max Neri|yes|Zoë & Max Neri|yes|no|||',
      'Ada Rossi||Ada Rossi & Luca|yes|yes|Sea bass||No pork',
      'Luca||Ada Rossi & Luca|yes|yes|tofu|No nuts|No pork',
    ]);
    expect(readRows('caterer', 'file')?.slice(5)).toEqual([
      'Answer|Menu: Sea bass|||0|1|||',
      'Answer|Menu: Veal|||0|1|||',
      'Answer|Menu: tofu|||0|1|||',
      'Total|All attending|||5|4|||',
      'Total|Children attending|||1|0|||',
    ]);
  });

  test('counts the answers to a question for all among those who come to each event', () => {
    const { event: _, ...forAll } = MENU;
    const people = [createPerson('Max', { attendance: onlyParty, answers: { menu: 'fish' } })];
    const list = createList(
      'caterer',
      {
        ...data,
        households: groupByHousehold([open, createReply(2, { people, isPerPerson: true })], []),
        wedding: { ...wedding, questions: [forAll] },
      },
      'file',
    );
    expect(list?.rows.map(({ cells }) => cells.join('|'))).toContain(
      'Answer|Menu: Sea bass||2|1|||',
    );
  });

  test('has the children of households if no guest is asked, also in the totals', () => {
    const eva = { ...personal, note: 'No fish' };
    const asked = {
      ...data,
      households: groupByHousehold([open, eva], []),
      wedding: { ...wedding, questions: [NIGHTS] },
    };
    const { headings, rows = [], summary } = createList('caterer', asked, 'print') ?? {};
    expect(summary).toEqual(['Welcome Party: 4 guests, of these 1 child', 'The Wedding: 3 guests']);
    expect(headings?.slice(0, 3)).toEqual(['Household', 'Guests', 'Of these children']);
    expect(rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
      ['Zoë & Max Neri', 2, 1],
      ['Ada Rossi & Luca', 2, null],
    ]);
    const totals = createList('caterer', asked, 'file')?.rows.slice(-2);
    expect(totals?.map(({ cells }) => cells.join('|'))).toEqual([
      'Total|All attending|4|1|4|3|',
      'Total|Children attending|1|1|1|0|',
    ]);
  });

  test('has the dietary needs of households as before if no guest is asked', () => {
    const before = { ...data, wedding: { ...wedding, questions: [NIGHTS] } };
    expect(createList('caterer', before, 'print')?.rows).toHaveLength(1);
  });
});

test('the ages on the guest list are listed for the caterer, of the children who attend', () => {
  const family = createReply(5, {
    people: ['Mia', 'Leo', 'Tom'].map((first, at) => ({
      ...createPerson(`${first} Neri`, { isChild: true }),
      id: at + 1,
    })),
    isPerPerson: true,
  });
  const [stayed] = family.people.splice(2, 1, createPerson('Ugo Neri', { isChild: true }));
  const people = [9, 4, 12].map((age, at) => ({ id: at + 1, first: 'x', last: '', age }));
  const entry = createGuestListHousehold({ name: 'Neri' }, { people });
  const guestList = [{ entry, household: null, matchedBy: null, suggestions: [] }];
  const group = groupByHousehold([family], []);
  expect(stayed?.id).toBe(3);
  for (const questions of [[MENU], []]) {
    const list = createList(
      'caterer',
      { households: group, guestList, wedding: { ...wedding, questions } },
      'print',
    );
    expect(list?.summary).toContain('Ages of the children: 4, 9, 1 not known');
  }
  expect(createList('caterer', data, 'print')?.summary.join()).not.toContain('Ages');
});

test('lists for helpers have no dietary needs of a person unless they are for the caterer', () => {
  const days = { lists: ['guests', 'replies'] as const, event: null };
  const lists = runAtOnce(createSharedLists({ ...days, lists: [...days.lists] }, data, 'file'));
  expect(JSON.stringify(lists)).not.toMatch(/No nuts|No pork|Vegan/);
  const caterer = runAtOnce(
    createSharedLists({ lists: ['caterer'], event: 'wedding' }, data, 'file'),
  );
  expect(JSON.stringify(caterer)).toMatch(/No nuts.*No pork/);
});

test('the guests of an event are marked and counted if they are children', () => {
  const list = createList('guests-welcome_party', data, 'print');
  expect(list?.summary).toEqual(['5 guests attending, of these 1 child']);
  expect(list?.rows.map(({ cells }) => cells.slice(0, 2))).toContainEqual(['Max Neri', 'yes']);
  expect(createList('guests-wedding', data, 'print')?.headings).not.toContain('Child');
  const [shared] = runAtOnce(
    createSharedLists({ lists: ['caterer'], event: 'welcome_party' }, data, 'print'),
  );
  expect(shared?.list.summary[0]).toBe('5 guests, of these 1 child');
});

test('a note names the person who needs it, and nobody who stays at home', () => {
  const [first, second] = households.map(({ current }) => getDietaryNotes(current));
  expect(first).toBe('No pork\nLuca: No nuts');
  expect(second).toBeNull();
});

test('an answer has the name of its person, unless nobody else is in the reply', () => {
  expect(formatHouseholdAnswers(open, { question: MENU, wedding, format: 'print' })).toBe(
    'Ada Rossi: Sea bass\nLuca: tofu',
  );
  const people = [createPerson('Ada Rossi', { dietary: 'No nuts', answers: { menu: 'fish' } })];
  const alone = createReply(5, { people });
  expect(formatHouseholdAnswers(alone, { question: MENU, wedding, format: 'print' })).toBe(
    'Sea bass',
  );
  expect(getDietaryNotes(alone)).toBe('No nuts');
  const uncounted = { first: 'Luca', last: null };
  const unclear = createReply(6, { people, uncounted });
  expect(formatHouseholdAnswers(unclear, { question: MENU, wedding, format: 'print' })).toBe(
    'Ada Rossi: Sea bass',
  );
});
