import { expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import type { WeddingDocument } from '../wedding/wedding.ts';
import { listOwnEvents, listPaperTexts, nameHousehold, splitWords } from './paper-texts.ts';

function listEvents(change: (events: WeddingDocument['celebrate']['events']) => void) {
  const document = structuredClone(content);
  change(document.celebrate.events);
  const { en, it: italian } = listPaperTexts(document);
  return { en: en.events.at(-1), it: italian.events.at(-1) };
}

it('a step of the day is a time and its words, in each language', () => {
  const events = listEvents(() => {});
  expect(events.en?.steps[1]).toEqual({ heading: '6:00 PM', text: 'Ceremony' });
  expect(events.it?.steps[1]).toEqual({ heading: '18.00', text: 'Cerimonia' });
});

it('a menu has the courses that the couple wrote, and one without a name is only its dishes', () => {
  const events = listEvents(([, dinner]) => {
    if (dinner) dinner.menu = { en: 'Starter\nSarde in saor\n\nRisotto', it: 'Risotto' };
  });
  expect(events.en?.menu).toEqual([
    { heading: 'Starter', text: 'Sarde in saor' },
    { heading: '', text: 'Risotto' },
  ]);
  expect(events.it?.menu).toEqual([{ heading: '', text: 'Risotto' }]);
});

it('a language that the website does not have gets the texts of the first one, with its own dates', () => {
  const { de } = listPaperTexts(content);
  expect(de.events[1]).toMatchObject({
    title: 'The Wedding',
    when: 'Samstag, 6. Juni 2026 · 17:30',
  });
});

it('a household is told about its private events and about no others', () => {
  const document = structuredClone(content);
  const [party] = document.celebrate.events;
  if (party) party.guests = 'invited';
  const { en } = listPaperTexts(document);
  const list = (events: string[] | null) => listOwnEvents(en, { events }).map(({ id }) => id);
  expect(list(null)).toEqual(['wedding']);
  expect(list(['welcome_party'])).toEqual(['welcome_party']);
});

const ROSSI = [
  { id: 1, first: 'Ada', last: 'Rossi' },
  { id: 2, first: 'Luca', last: 'Rossi' },
];

it('people are named once, in the words of the language', () => {
  const household = { name: 'Ada & Luca Rossi', people: ROSSI };
  expect(nameHousehold(household, 'it')).toEqual({ title: 'Ada e Luca Rossi', people: '' });
});

it('a household with a name of its own has its people below it, also those without a name yet', () => {
  const people = [...ROSSI, { id: 3, first: '', last: '', isGuest: true as const }];
  expect(nameHousehold({ name: 'Casa Rossi', people }, 'de')).toEqual({
    title: 'Casa Rossi',
    people: 'Ada, Luca Rossi und Begleitung',
  });
  expect(nameHousehold({ name: 'Casa Rossi', people: [] }, 'de').people).toBe('');
});

it('an invitation has the words of the couple around the names, in the language of the household', () => {
  const words = { invitations: { en: 'with joy invite\n{names}\nto Venice', it: ' ' } };
  expect(splitWords('invitations', 'en', words)).toEqual({
    before: 'with joy invite',
    after: 'to Venice',
  });
  const usual = { before: 'sono felici di invitare', after: 'al loro matrimonio' };
  expect(splitWords('invitations', 'it', words)).toEqual(usual);
  expect(splitWords('invitations', 'it', {})).toEqual(usual);
});

it('words without a place for the names stand before them', () => {
  const words = { invitations: { en: 'Come to Venice!' } };
  expect(splitWords('invitations', 'en', words)).toEqual({ before: 'Come to Venice!', after: '' });
});
