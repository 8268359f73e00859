import { describe, expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import { getRsvpQuestions, RSVP_DEFAULTS } from '../../domain/replies/rsvp-questions.ts';
import { encodeOpenReply } from '../../domain/replies/rsvp-record.ts';
import { toReply } from '../../domain/replies/rsvp-rules.ts';
import { MESSAGES } from '../../domain/wedding/languages.ts';
import { localizeWedding } from '../../domain/wedding/localize.ts';
import type { Edition } from '../edition.tsx';
import type { FormAnswers } from './form-answers.ts';
import { addAnswers, findErrors, listAnswers } from './open-answers.ts';

const document = {
  ...content,
  rsvp: {
    ...content.rsvp,
    maxGuests: 3,
    dietaryPerPerson: true,
    questions: [
      {
        ...{ id: 'menu', label: 'Menu', kind: 'choice' as const, perPerson: true, required: true },
        event: 'wedding',
        choices: [
          { id: 'fish', label: 'Sea bass' },
          { id: 'meat', label: 'Veal' },
        ],
      },
      { id: 'shuttle', label: 'Shuttle', kind: 'yes-no' as const },
      { id: 'nights', label: 'Nights', kind: 'number' as const },
      { id: 'song', label: 'Song', kind: 'text' as const },
    ],
  },
};
const wedding = localizeWedding(document);
const { questions, rsvp } = MESSAGES.en;
const edition = { wedding, messages: { questions, rsvp } } as unknown as Edition;

const ada: FormAnswers = {
  ...(RSVP_DEFAULTS as FormAnswers),
  ...{ guestOneFirst: 'Ada', guestOneLast: 'Rossi', email: 'ada@example.com' },
};
const MENU = { 'person:0:question:menu': 'fish', 'person:1:question:menu': 'meat' };
const toPlainReply = (answers: FormAnswers) => toReply(answers as never, getRsvpQuestions(wedding));
const compose = (answers: FormAnswers) =>
  encodeOpenReply(addAnswers(toPlainReply(answers), answers, edition));

describe('the answers of the open form', () => {
  it.each<[string, FormAnswers, object]>([
    [
      'a required answer is missing',
      { 'person:0:question:menu': '' },
      { 'person:0:question:menu': 'Please answer this question' },
    ],
    [
      'a counted guest has not answered',
      { ...MENU, guestsCount: 3 },
      { 'person:2:question:menu': 'Please answer this question' },
    ],
    [
      'a number is not whole',
      { ...MENU, 'question:nights': 1.5 },
      { 'question:nights': 'Please enter a whole number from 0 to 9999' },
    ],
    [
      'a number is a text',
      { ...MENU, 'question:nights': Number.NaN },
      { 'question:nights': 'Please enter a whole number from 0 to 9999' },
    ],
    [
      'dietary needs are too long',
      { ...MENU, 'person:0:dietary': 'x'.repeat(501) },
      { 'person:0:dietary': 'Please use at most 500 characters' },
    ],
  ])('are rejected if %s', (_, answers, errors) => {
    expect(findErrors({ ...ada, ...answers }, edition)).toEqual(errors);
  });

  it('are accepted from guests who decline the event that a question is about', () => {
    expect(findErrors({ ...ada, wedding: 'not-attending' }, edition)).toEqual({});
  });

  it('add nothing to the record without any', () => {
    const declined = { ...ada, wedding: 'not-attending' };
    const empty = { 'question:nights': '', 'question:shuttle': '', 'question:song': '' };
    expect(compose({ ...declined, ...empty })).toEqual(encodeOpenReply(toPlainReply(declined)));
  });

  it('are in the record with the names of the counted guests', () => {
    const answers = {
      ...{ ...ada, ...MENU, guestsCount: 2, guestTwoFirst: 'Luca' },
      // The answer of a guest who is not counted any more.
      'person:2:question:menu': 'fish',
      'person:1:dietary': ' No nuts ',
      ...{ 'question:shuttle': 'false', 'question:nights': 0, 'question:song': ' ' },
    };
    expect(findErrors(answers, edition)).toEqual({});
    expect(compose(answers).answers).toEqual({
      people: [
        { first: 'Ada', last: 'Rossi', questions: { menu: 'fish' } },
        { first: 'Luca', last: null, dietary: 'No nuts', questions: { menu: 'meat' } },
      ],
      questions: { shuttle: false, nights: 0 },
    });
    expect(listAnswers(answers, edition)).toEqual([
      ['Menu', 'Ada Rossi: Sea bass\nLuca: Veal'],
      ['Shuttle', 'No'],
      ['Nights', '0'],
      ['Dietary restrictions', 'Luca: No nuts'],
    ]);
  });
});

it('guests who have chosen nothing yet are asked nothing, if nothing is chosen at first', () => {
  const unanswered = { ...wedding, rsvp: { ...wedding.rsvp, noDefaultAttendance: true as const } };
  const { wedding: _, welcomeParty: __, ...others } = ada;
  expect(findErrors(others, edition)).not.toEqual({});
  expect(findErrors(others, { ...edition, wedding: unanswered })).toEqual({});
});

it('answers that are too long together are reported at the longest one', () => {
  const long = {
    ...document,
    rsvp: {
      ...document.rsvp,
      questions: Array.from({ length: 20 }, (_, index) => ({
        ...{ id: `text_${index}`, label: 'Text', kind: 'text' as const },
      })),
    },
  };
  const texts = Array.from({ length: 20 }, (_, index) => [
    `question:text_${index}`,
    'x'.repeat(index === 7 ? 500 : 400),
  ]);
  const errors = findErrors(
    { ...ada, ...Object.fromEntries(texts) },
    { ...edition, wedding: localizeWedding(long) },
  );
  expect(errors).toEqual({ 'question:text_7': questions.tooLongTogether });
});
