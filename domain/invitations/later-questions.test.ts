import { expect, it } from 'vitest';
import { COMES, createPerson, STAYS } from '../fixtures/replies.ts';
import type { Answers } from '../replies/reply.ts';
import type { RsvpQuestion } from '../wedding/wedding.ts';
import { hasLaterQuestions, listLaterQuestions, omitOpenAnswers } from './later-questions.ts';

const PAST = '2020-01-01T00:00:00Z';
const FUTURE = '2099-01-01T00:00:00Z';

function ask(id: string, values: Partial<RsvpQuestion> = {}): RsvpQuestion {
  const defaults = { hint: '', choices: [], perPerson: false, required: false };
  return { id, label: id, kind: 'text', ...defaults, ...values };
}

const LATER = { closesAt: FUTURE, closesOn: 'January 1, 2099', isLater: true } as const;
const QUESTIONS = [
  ask('song'),
  ask('phone', { required: true }),
  ask('flight', LATER),
  ask('dish', { ...LATER, perPerson: true, event: 'wedding' }),
  ask('missed', { ...LATER, closesAt: PAST }),
];

function list(
  answers: Answers,
  options: Partial<Parameters<typeof listLaterQuestions>[2]> = {},
  people = [createPerson('Ada'), createPerson('Luca', { attendance: STAYS })],
) {
  const settings = { areRepliesClosed: false, withAnswered: false, ...options };
  const listed = listLaterQuestions({ people, answers }, QUESTIONS, settings);
  const toIds = (questions: readonly RsvpQuestion[]) => questions.map(({ id }) => id);
  return { ...listed, household: toIds(listed.household), people: listed.people.map(toIds) };
}

it('guests who replied are asked what can wait and what is required, but not again what they left out', () => {
  expect(list({})).toMatchObject({ household: ['phone', 'flight'], people: [['dish'], []] });
  expect(list({ phone: '+39 041 5226480', flight: 'AZ 1460' }).household).toEqual([]);
});

it('after replies have closed, guests are asked the questions that close later', () => {
  const options = { areRepliesClosed: true };
  expect(list({}, options)).toMatchObject({ household: ['flight'], people: [['dish'], []] });
  expect(list({ flight: 'AZ 1460' }, options).household).toEqual([]);
  expect(list({ flight: 'AZ 1460' }, { ...options, withAnswered: true }).household).toEqual([
    'flight',
  ]);
});

it('a household that declined is asked nothing later', () => {
  const people = [createPerson('Ada', { attendance: STAYS })];
  const reply = { people, answers: {} };
  const options = { areRepliesClosed: true, withAnswered: true };
  expect(hasLaterQuestions(listLaterQuestions(reply, QUESTIONS, options))).toBe(false);
});

it('only answers to open questions may change after replies have closed', () => {
  const answers = { song: 'Volare', flight: 'AZ 1460', missed: 'x' };
  const people = [createPerson('Ada', { attendance: COMES, answers: { dish: 'Fish' } })];
  expect(omitOpenAnswers({ people, answers }, QUESTIONS)).toEqual({
    people: [createPerson('Ada', { attendance: COMES })],
    answers: { song: 'Volare', missed: 'x' },
  });
});
