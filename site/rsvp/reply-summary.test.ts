import { expect, it } from 'vitest';
import { english } from '../../content/localized.ts';
import { createHouseholdForm } from '../../domain/invitations/household-form.ts';
import type { Invitation, PersonalReply } from '../../domain/invitations/invitation.ts';
import { formatMessage } from '../../domain/messages/format.ts';
import type { FormReply } from '../../domain/replies/read-reply.ts';
import type { Person } from '../../domain/replies/reply.ts';
import { createOpenForm } from '../../domain/replies/reply-form.ts';
import { MESSAGES } from '../../domain/wedding/languages.ts';
import type { RsvpQuestion } from '../../domain/wedding/wedding.ts';
import type { Edition } from '../edition.tsx';
import { createPeopleWords } from './personal/names.ts';
import { summarizeReply } from './reply-summary.ts';

const EVENTS = ['welcome_party', 'wedding'];

const MENU: RsvpQuestion = {
  ...{ id: 'menu', label: 'Menu', hint: '', kind: 'choice', perPerson: true, required: false },
  choices: [{ id: 'fish', label: 'Sea bass' }],
};

function summarize(people: Person[], events = EVENTS, changes: Partial<PersonalReply> = {}) {
  const reply: PersonalReply = {
    ...{ people, email: 'ada@example.org', note: null, answers: {} },
    ...changes,
  };
  const invitation: Invitation = {
    ...{ name: 'Rossi', people: [{ first: 'Ada', last: 'Rossi' }], maxGuests: 9, emails: [] },
    ...{ id: 1, events, reply, repliedAt: null },
  };
  const edition = { language: 'en', messages: MESSAGES.en, wedding: english } as unknown as Edition;
  const context = { edition, messages: MESSAGES.en.personal, tools: { formatMessage } };
  const words = createPeopleWords(invitation, context);
  const form = createHouseholdForm(invitation, english);
  return summarizeReply({ ...reply, isPerPerson: true }, form, edition, words);
}

function createPerson(first: string | null, welcome: boolean, wedding: boolean): Person {
  const toAnswer = (comes: boolean) => (comes ? 'attending' : 'not-attending');
  return {
    ...{ first, last: first && 'Rossi' },
    attendance: { welcome_party: toAnswer(welcome), wedding: toAnswer(wedding) },
    ...{ dietary: null, answers: {} },
  };
}

it('names those who come to an event and those who do not', () => {
  const people = [createPerson('Ada', true, true), createPerson('Luca', false, true)];
  const { events, isComingToAll, names } = summarize(people);
  expect(names).toBe('Ada & Luca Rossi');
  expect(events.map(({ text }) => text)).toEqual([
    'Joyfully accept · Ada\nRegretfully decline · Luca',
    'Joyfully accept',
  ]);
  expect(isComingToAll).toBe(true);
});

it('is addressed to those who come, and to everybody if nobody comes', () => {
  const ada = createPerson('Ada', false, false);
  expect(summarize([ada, createPerson(null, true, true)]).names).toBe('guest');
  const declined = summarize([ada, createPerson('Luca', false, false)]);
  expect(declined.names).toBe('Ada & Luca Rossi');
  expect(declined.events.map(({ isAttending, text }) => [isAttending, text])).toEqual(
    Array(2).fill([false, 'Regretfully decline']),
  );
  expect(declined.isComingToAll).toBe(false);
});

it('calls guests without a name what the form calls them', () => {
  const people = [
    createPerson('Ada', true, true),
    createPerson(null, true, true),
    createPerson('Zoë', true, true),
    createPerson(null, false, true),
  ];
  const { details, events } = summarize(people.map((person) => ({ ...person, dietary: 'Vegan' })));
  expect(events[0]?.text).toBe(
    'Joyfully accept · Ada, Guest of Ada, and Zoë\nRegretfully decline · Guest of Ada (3)',
  );
  expect(details).toEqual([
    [
      'Dietary restrictions',
      'Ada: Vegan\nGuest of Ada: Vegan\nZoë: Vegan\nGuest of Ada (3): Vegan',
    ],
  ]);
});

it('offers no calendar with events to which the household is not invited', () => {
  const { events, isComingToAll } = summarize([createPerson('Ada', true, true)], ['wedding']);
  expect(events.map(({ event, isAttending }) => [event.id, isAttending])).toEqual([
    ['wedding', true],
  ]);
  expect(isComingToAll).toBe(false);
});

it('lists the notes of the household and of each person', () => {
  const people = [
    { ...createPerson('Ada', true, true), dietary: 'No nuts' },
    createPerson('Luca', true, true),
  ];
  expect(summarize(people, EVENTS, { note: 'Vegan' }).details).toEqual([
    ['Dietary restrictions', 'Vegan\nAda: No nuts'],
  ]);
});

it('has no answer to a question whose id every object has', () => {
  const wedding = {
    ...english,
    rsvp: { ...english.rsvp, questions: [{ ...MENU, id: 'constructor' }] },
  };
  const edition = { messages: MESSAGES.en, wedding } as unknown as Edition;
  const people = [createPerson('Ada', true, true)];
  const reply = { isPerPerson: true, email: 'ada@example.org', note: null, answers: {}, people };
  expect(summarizeReply(reply, createOpenForm(wedding), edition).details).toEqual([]);
});

it('summarizes a reply of the open form with the number of guests, and names the second one also if not counted', () => {
  const wedding = { ...english, rsvp: { ...english.rsvp, questions: [MENU] } };
  const edition = { messages: MESSAGES.en, wedding } as unknown as Edition;
  const people = [createPerson('Ada', true, true), createPerson('Luca', true, true)];
  const reply = { isPerPerson: false, email: 'ada@example.org', note: 'No nuts', answers: {} };
  const summarizeOpen = (changes: Partial<FormReply>) =>
    summarizeReply({ ...reply, people, ...changes }, createOpenForm(wedding), edition);
  const answered = people.map((person) => ({ ...person, answers: { menu: 'fish' } }));
  expect(summarizeOpen({ people: answered })).toMatchObject({
    names: 'Ada & Luca Rossi',
    isComingToAll: true,
    details: [
      ['Number of guests', '2'],
      ['Menu', 'Ada Rossi: Sea bass\nLuca Rossi: Sea bass'],
      ['Dietary restrictions', 'No nuts'],
    ],
  });
  const declined = {
    people: [createPerson('Ada', false, false)],
    uncounted: { first: 'Zoë', last: null },
  };
  expect(summarizeOpen(declined)).toMatchObject({
    names: 'Ada Rossi and Zoë',
    details: [['Dietary restrictions', 'No nuts']],
  });
});
