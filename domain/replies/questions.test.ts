import fc from 'fast-check';
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
const TASTES = ask('tastes', { kind: 'choices', choices: MENU.choices });
const BIRTHDAY = ask('birthday', { kind: 'date' });
const PICKUP = ask('pickup', { kind: 'time' });
const ARRIVAL = ask('arrival', { kind: 'date-time' });
const PHONE = ask('phone', { kind: 'phone' });
const HOTEL = ask('hotel', { kind: 'stay', choices: [{ id: 'Danieli', label: 'Danieli' }] });
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
    [TASTES, 'fish tofu', CHOOSE],
    [TASTES, 'fish,meat', CHOOSE],
    [BIRTHDAY, '2026-02-30', QUESTION_MESSAGES.date],
    [BIRTHDAY, '0206-06-05', QUESTION_MESSAGES.date],
    [BIRTHDAY, '2026-06-05T14:40', QUESTION_MESSAGES.date],
    [BIRTHDAY, '-', QUESTION_MESSAGES.date],
    [BIRTHDAY, 20_260_605, QUESTION_MESSAGES.date],
    [PICKUP, '24:00', QUESTION_MESSAGES.time],
    [PICKUP, '9:00', QUESTION_MESSAGES.time],
    [ARRIVAL, '2026-06-05', QUESTION_MESSAGES['date-time']],
    [ARRIVAL, '2026-06-05T14:60', QUESTION_MESSAGES['date-time']],
    [ARRIVAL, '2026-06-05T14:40Z', QUESTION_MESSAGES['date-time']],
    [PHONE, 'call me', QUESTION_MESSAGES.phone],
    [PHONE, '1234', QUESTION_MESSAGES.phone],
    [PHONE, true, QUESTION_MESSAGES.phone],
    [HOTEL, false, 'Please remove the invisible control characters'],
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
    [{ ...MENU, isLater: true }, undefined],
    [NIGHTS, 0],
    [TASTES, 'fish'],
    [TASTES, 'fish meat'],
    [BIRTHDAY, '1948-02-29'],
    [PICKUP, '00:00'],
    [ARRIVAL, '2026-06-05T14:40'],
    [PHONE, '+39 (041) 522-6480'],
    [PHONE, '0170/1234567'],
    [HOTEL, 'Danieli'],
    [HOTEL, 'With Ada, Zattere 12'],
    [SONG, 'Volare\noh oh'],
    [SONG, ''],
  ])('to %o is accepted: %j', (question, answer) => {
    expect(findAnswerError(question, answer, QUESTION_MESSAGES)).toBeNull();
  });

  it('is shown in words, and by its id if the choice or the question was removed', () => {
    const format = (question: RsvpQuestion | undefined, answer: AnswerValue, locale = 'en-US') =>
      formatAnswer(question, answer, { yes: 'Yes', no: 'No' }, locale);
    expect(format(MENU, 'fish')).toBe('Sea bass');
    expect(format(MENU, 'tofu')).toBe('tofu');
    expect(format(undefined, 'fish')).toBe('fish');
    expect(format(SHUTTLE, true)).toBe('Yes');
    expect(format(undefined, false)).toBe('No');
    expect(format(NIGHTS, 3)).toBe('3');
    expect(format(TASTES, 'fish tofu meat')).toBe('Sea bass, tofu, Veal');
    expect(format(HOTEL, 'Zattere 12')).toBe('Zattere 12');
    expect(format(PHONE, '+39 041 5226480')).toBe('+39 041 5226480');
  });

  it('for a day or a time is shown as the language writes it, whatever the zone of the device', () => {
    const format = (question: RsvpQuestion, answer: AnswerValue, locale: string) =>
      formatAnswer(question, answer, { yes: 'Yes', no: 'No' }, locale);
    expect(format(ARRIVAL, '2026-06-05T14:40', 'en-US')).toBe('Fri, Jun 5, 2026, 2:40 PM');
    expect(format(ARRIVAL, '2026-06-05T14:40', 'de-DE')).toBe('Fr., 5. Juni 2026, 14:40');
    expect(format(BIRTHDAY, '2026-06-01', 'fr-FR')).toBe('lun. 1er juin 2026');
    expect(format(PICKUP, '09:05', 'en-GB')).toBe('9:05');
    expect(format(ARRIVAL, 'soon', 'en-US')).toBe('soon');
  });

  it('for a day and a time is accepted exactly if it is one of the calendar', () => {
    const anyTime = fc.date({
      min: new Date('1900-01-01T00:00Z'),
      max: new Date('2099-12-31T23:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyTime, (date) => {
        const text = date.toISOString();
        const answers = [
          [ARRIVAL, text.slice(0, 16)],
          [BIRTHDAY, text.slice(0, 10)],
          [PICKUP, text.slice(11, 16)],
        ] as const;
        for (const [question, answer] of answers) {
          expect(findAnswerError(question, answer, QUESTION_MESSAGES)).toBeNull();
          expect(findAnswerError(question, `${answer}0`, QUESTION_MESSAGES)).not.toBeNull();
        }
      }),
    );
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

  it('include a changed answer to a question that is closed', () => {
    const closed = { perPerson: true, closesAt: '2020-01-01T00:00:00Z' };
    const form = { questions: [ask('dish', closed)] };
    const people = [person({ answers: { dish: 'Fish' } })];
    const toLast = (dish: string) => ({ people: [person({ answers: { dish } })], answers: {} });
    expect(findQuestionIssue({ people, answers: {} }, form)?.message).toMatch(/closed/);
    expect(findQuestionIssue({ people, answers: {} }, form, toLast('Veal'))?.field).toBe(
      'person:0:question:dish',
    );
    expect(findQuestionIssue({ people, answers: {} }, form, toLast('Fish'))).toBeNull();
    const luca = [createPerson('Luca', { answers: { dish: 'Fish' } })];
    expect(
      findQuestionIssue({ people, answers: {} }, form, { people: luca, answers: {} }),
    ).not.toBe(null);
  });

  it('do not include missing ones, because the question may be newer than the page', () => {
    expect(find({})).toBeNull();
    const people = [person({ answers: { menu: 'meat' } }), person()];
    expect(find({ people, answers: { shuttle: true } })).toBeNull();
  });
});
