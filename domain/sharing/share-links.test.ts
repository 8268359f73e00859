import { describe, expect, it } from 'vitest';
import { createGuestListHousehold } from '../fixtures/guest-list.ts';
import {
  createPerson,
  createReply,
  groupByHousehold,
  SPECIFIED_QUESTIONS,
} from '../fixtures/replies.ts';
import type { GuestListStatus } from '../guest-list/guest-list.ts';
import type { ListData } from '../lists/lists.ts';
import { runAtOnce } from '../pausable.ts';
import type { RsvpQuestion } from '../wedding/wedding.ts';
import { createSharedLists, type SharedListName } from './share-links.ts';

const QUESTION = { hint: '', choices: [], perPerson: true, required: false };
const QUESTIONS: RsvpQuestion[] = [
  {
    ...{ ...QUESTION, id: 'menu', label: 'Menu', kind: 'choice', event: 'wedding' },
    choices: [
      { id: 'fish', label: 'Sea bass' },
      { id: 'meat', label: 'Veal' },
    ],
  },
  { ...QUESTION, id: 'song', label: 'Song', kind: 'text' },
];
const REPLY = createReply(1, {
  people: [createPerson('Ada Rossi', { answers: { menu: 'fish', song: 'Volare' } })],
});
const DATA: ListData = {
  households: groupByHousehold([REPLY], []),
  guestList: [],
  wedding: {
    ...{ couple: ['Portia', 'Bassanio'], locale: 'en-US', date: '2026-06-06' },
    ...{ deadline: '2026-03-15', maxGuests: 2, questions: QUESTIONS },
    events: [...SPECIFIED_QUESTIONS.events],
  } as ListData['wedding'],
};
const create = (
  list: SharedListName,
  event: string | null = null,
  format: 'file' | 'print' = 'print',
) => runAtOnce(createSharedLists({ lists: [list], event }, DATA, format));

const createStatus = (name: string, events: string[] | null = null): GuestListStatus => ({
  entry: createGuestListHousehold({ name, events }, { code: 'A7K2M9QXT' }),
  ...{ household: null, matchedBy: null, suggestions: [] },
});

describe('the caterer’s lists', () => {
  it('have no answer in a guest’s own words', () => {
    for (const format of ['file', 'print'] as const) {
      expect(JSON.stringify(create('caterer', null, format))).not.toMatch(/Song|Volare/);
    }
  });

  it('count the menu at its event, and only there', () => {
    expect(create('caterer').map(({ name, list }) => [name, list.summary])).toEqual([
      ['caterer-welcome_party', ['1 guest']],
      ['caterer-wedding', ['1 guest', 'Menu: Sea bass 1, Veal 0']],
    ]);
    expect(create('caterer', 'wedding').map(({ list }) => list.headings)).toEqual([
      ['Guest', 'Household', 'Menu'],
    ]);
  });

  it('have the totals of the menu in the file', () => {
    const [{ list } = { list: null }] = create('caterer', 'wedding', 'file');
    const totals = list?.rows.map(({ cells }) => cells.filter((cell) => cell !== null));
    expect(totals?.slice(1)).toEqual([
      ['Answer', 'Menu: Sea bass', 1],
      ['Answer', 'Menu: Veal', 0],
      ['Total', 'All attending', 1],
    ]);
  });
});

it('a link of one event shows no other event and no question about another', () => {
  const text = JSON.stringify(create('people', 'welcome_party'));
  expect(text).toContain('Ada');
  expect(text).not.toMatch(/Wedding|Menu|Sea bass/);
});

it('a link of an event that is no longer on the form shows nobody', () => {
  expect(create('caterer', 'brunch')).toEqual([]);
  expect(create('people', 'brunch')).toMatchObject([{ list: { rows: [] } }]);
});

it('a link of one event shows no household of the guest list that is not invited to it', () => {
  const guestList = [createStatus('Zoë', ['welcome_party']), createStatus('Max', ['wedding'])];
  const link = { lists: ['guest-list', 'no-reply'] as SharedListName[], event: 'wedding' };
  const lists = runAtOnce(createSharedLists(link, { ...DATA, guestList }, 'file'));
  expect(lists.map(({ list }) => list.rows.length)).toEqual([1, 1]);
  expect(JSON.stringify(lists)).toContain('Max');
});

it('no link shows a personal link, and only the caterer’s an earlier dietary note', () => {
  const last = createReply(1, { names: ['Ada Rossi'] });
  const earlier = { ...last, id: 0, note: 'No nuts' };
  const data = {
    ...DATA,
    siteAddress: 'https://wedding.example',
    households: groupByHousehold([earlier, last], []),
    guestList: [createStatus('Zoë')],
  };
  const toText = (lists: SharedListName[]) =>
    JSON.stringify(runAtOnce(createSharedLists({ lists, event: null }, data, 'file')));
  expect(toText(['replies', 'people', 'guest-list'])).not.toMatch(/No nuts|A7K2|wedding\.example/);
  expect(toText(['replies', 'caterer'])).toContain('No nuts');
});

it('a hotel’s link has its guests only, however they write its name, also after it is renamed, and none without an answer', () => {
  const question = { ...QUESTION, perPerson: false, id: 'stay', label: 'Where?' };
  const stay = { ...question, kind: 'stay', journey: 'stay' } as const;
  const places = ['Hôtel Danieli', 'hotel danieli', 'Cipriani', ''];
  const replies = places.map((place, index) =>
    createReply(index + 1, { names: [`Guest ${index}`], answers: place ? { stay: place } : {} }),
  );
  const data = {
    ...DATA,
    households: groupByHousehold(replies, []),
    wedding: { ...DATA.wedding, questions: [stay] },
  };
  const link = { lists: ['rooming-hotel-danieli' as const], event: null };
  const [shared, ...others] = runAtOnce(createSharedLists(link, data, 'print'));
  expect(others).toEqual([]);
  expect(shared?.list.rows.map(({ cells }) => cells[1])).toEqual(['Guest 0', 'Guest 1']);
  const choices = [{ id: 'hotel danieli', label: 'Cipriani' }];
  const renamed = { ...data, wedding: { ...data.wedding, questions: [{ ...stay, choices }] } };
  const [after] = runAtOnce(createSharedLists(link, renamed, 'print'));
  expect(after?.list.rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
    ['Cipriani', 'Guest 0'],
    ['Cipriani', 'Guest 1'],
    ['Cipriani', 'Guest 2'],
  ]);
  const all = runAtOnce(createSharedLists({ lists: ['rooming'], event: null }, data, 'print'));
  expect(all[0]?.list.rows.at(-1)?.cells[0]).toBe('No answer');
});
