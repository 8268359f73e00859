import { expect, it } from 'vitest';
import '../dashboard/messages/english.ts';
import { createPerson, createReply, groupByHousehold, STAYS } from '../fixtures/replies.ts';
import type { RsvpQuestion } from '../wedding/wedding.ts';
import { countAnswers, hasUnanswered } from './answer-counts.ts';
import type { Answers } from './reply.ts';

const EVENTS = [{ id: 'welcome_party' }, { id: 'wedding' }];

function ask(id: string, values: Partial<RsvpQuestion>): RsvpQuestion {
  const defaults = { hint: '', choices: [], perPerson: false, required: false };
  return { id, label: id, kind: 'text', ...defaults, ...values };
}

const toChoices = (...ids: string[]) => ids.map((id) => ({ id, label: `${id}!` }));
const TOURS = ask('tours', { kind: 'choices', choices: toChoices('sail', 'glass') });
const HOTEL = ask('hotel', { kind: 'stay', choices: toChoices('Danieli', 'Rialto') });
const ARRIVAL = ask('arrival', { kind: 'date-time' });

const reply = (id: number, answers: Answers) => createReply(id, { answers });

it('each of several choices is counted, and a household with several once as answered', () => {
  const replies = [
    reply(1, { tours: 'sail glass' }),
    reply(2, { tours: 'sail old' }),
    reply(3, {}),
  ];
  const form = { events: EVENTS, questions: [TOURS] };
  expect(countAnswers(groupByHousehold(replies, []), form)).toMatchObject([
    {
      answers: [
        { label: 'sail!', count: 2 },
        { label: 'glass!', count: 1 },
        { label: 'old', count: 1 },
      ],
      ...{ asked: 3, answered: 2, unanswered: 1 },
    },
  ]);
});

it('all places that are no hotel of the page are counted together', () => {
  const places = ['Danieli', 'Zattere 12', 'With Ada'];
  const households = groupByHousehold(
    places.map((hotel, index) => reply(index + 1, { hotel })),
    [],
  );
  const form = { events: EVENTS, questions: [HOTEL, ARRIVAL] };
  expect(countAnswers(households, form)).toMatchObject([
    {
      answers: [
        { label: 'Danieli!', count: 1 },
        { label: 'Rialto!', count: 0 },
        { label: 'Another place', count: 2 },
      ],
    },
    { answers: [], answered: 0, unanswered: 3 },
  ]);
});

it('a household has not answered a question if one of those who come has not', () => {
  const dish = ask('dish', { perPerson: true, event: 'wedding' });
  const form = { events: EVENTS, questions: [dish] };
  const people = [
    createPerson('Ada', { answers: { dish: 'Fish' } }),
    createPerson('Luca', { attendance: STAYS }),
  ];
  const personal = createReply(1, { people, isPerPerson: true });
  expect(hasUnanswered(personal, form)).toBe(false);
  const joined = { ...personal, people: [...people, createPerson('Zoë')] };
  expect(hasUnanswered(joined, form)).toBe(true);
});
