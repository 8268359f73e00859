import { describe, expect, it } from 'vitest';
import { createPerson } from '../fixtures/replies.ts';
import { QUESTION_MESSAGES } from '../messages/rsvp-messages.ts';
import type { RsvpQuestion } from '../wedding/wedding.ts';
import {
  findAnswerError,
  findQuestionIssue,
  formatAnswer,
  listAskedQuestions,
} from './questions.ts';
import type { AnswerValue, Person, Reply } from './reply.ts';

function ask(id: string, values: Partial<RsvpQuestion> = {}): RsvpQuestion {
  const defaults = { hint: '', choices: [], perPerson: false, required: false };
  return { id, label: id, kind: 'text', ...defaults, ...values };
}

const MENU = ask('menu', {
  ...{ kind: 'choice', perPerson: true, event: 'wedding', required: true },
  choices: [
    { id: 'fish', label: 'Sea bass' },
    { id: 'meat', label: 'Veal' },
  ],
});
const SHUTTLE = ask('shuttle', { kind: 'yes-no' });
const NIGHTS = ask('nights', { kind: 'number' });
const SONG = ask('song');
const FORM = { questions: [MENU, SHUTTLE, NIGHTS, SONG], dietaryPerPerson: true };

const CHOOSE = 'Please choose one of the answers';
const NUMBER = 'Please enter a whole number from 0 to 9999';

describe('an answer', () => {
  it.each<[RsvpQuestion, AnswerValue | undefined, string]>([
    [MENU, undefined, 'Please answer this question'],
    [MENU, '', 'Please answer this question'],
    [MENU, 'Sea bass', CHOOSE],
    [MENU, true, CHOOSE],
    [SHUTTLE, 'yes', CHOOSE],
    [NIGHTS, -1, NUMBER],
    [NIGHTS, 1.5, NUMBER],
    [NIGHTS, 10_000, NUMBER],
    [NIGHTS, Number.NaN, NUMBER],
    [NIGHTS, '2', NUMBER],
    [SONG, 'x'.repeat(501), 'Please use at most 500 characters'],
    [SONG, 'a\u0000b', 'Please remove the invisible control characters'],
    [SONG, 3, 'Please remove the invisible control characters'],
  ])('to %o is rejected: %j', (question, answer, message) => {
    expect(findAnswerError(question, answer, QUESTION_MESSAGES)).toBe(message);
  });

  it.each<[RsvpQuestion, AnswerValue | undefined]>([
    [MENU, 'fish'],
    [SHUTTLE, false],
    [SHUTTLE, undefined],
    [NIGHTS, 0],
    [SONG, 'Volare\noh oh'],
    [SONG, ''],
  ])('to %o is accepted: %j', (question, answer) => {
    expect(findAnswerError(question, answer, QUESTION_MESSAGES)).toBeNull();
  });

  it('is shown in words, and by its id if the choice or the question was removed', () => {
    const words = { yes: 'Yes', no: 'No' };
    expect(formatAnswer(MENU, 'fish', words)).toBe('Sea bass');
    expect(formatAnswer(MENU, 'tofu', words)).toBe('tofu');
    expect(formatAnswer(undefined, 'fish', words)).toBe('fish');
    expect(formatAnswer(SHUTTLE, true, words)).toBe('Yes');
    expect(formatAnswer(undefined, false, words)).toBe('No');
    expect(formatAnswer(NIGHTS, 3, words)).toBe('3');
  });
});

describe('guests', () => {
  const listIds = (attendance: Parameters<typeof listAskedQuestions>[1]) =>
    listAskedQuestions(FORM.questions, attendance).map(({ id }) => id);

  it('are asked nothing if they decline all events', () => {
    expect(listIds({})).toEqual([]);
    expect(listIds({ wedding: 'not-attending', brunch: null })).toEqual([]);
  });

  it('are asked only about the events that they attend', () => {
    expect(listIds({ wedding: 'not-attending', brunch: 'attending' })).toEqual([
      ...['shuttle', 'nights', 'song'],
    ]);
    expect(listIds({ wedding: 'attending' })).toEqual(['menu', 'shuttle', 'nights', 'song']);
    const odd = ask('odd', { event: 'constructor' });
    expect(listAskedQuestions([odd], { wedding: 'attending' })).toEqual([]);
  });
});

describe('answers that the form did not ask for', () => {
  const find = (reply: Partial<Reply>, form: Parameters<typeof findQuestionIssue>[1] = FORM) =>
    findQuestionIssue({ people: [], answers: {}, ...reply }, form);
  const person = (changes: Partial<Person> = {}) => createPerson('Ada', changes);

  it.each([
    [{ answers: { table: 'x' } }, 'question:table', /^The question table is not on the form/],
    [{ answers: { menu: 'fish' } }, 'question:menu', /not on the form any more/],
    [{ answers: { nights: 1.5 } }, 'question:nights', NUMBER],
    [{ people: [person(), person({ answers: { song: 'x' } })] }, 'person:1:question:song', /./],
    [{ people: [person({ answers: { menu: 'tofu' } })] }, 'person:0:question:menu', CHOOSE],
  ])('are rejected with their field: %j', (answers, field, message) => {
    expect(find(answers)?.field).toBe(field);
    expect(find(answers)?.message).toMatch(message);
  });

  it('include the dietary needs of each person unless the form asks for them', () => {
    const people = [person({ dietary: 'No nuts' })];
    expect(find({ people }, {})?.field).toBe('person:0:dietary');
    expect(find({ people })).toBeNull();
  });

  it('do not include missing ones, because the question may be newer than the page', () => {
    expect(find({})).toBeNull();
    const people = [person({ answers: { menu: 'meat' } }), person()];
    expect(find({ people, answers: { shuttle: true } })).toBeNull();
  });
});
