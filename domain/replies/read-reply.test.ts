import { describe, expect, it } from 'vitest';
import { COMES, createPerson, STAYS } from '../fixtures/replies.ts';
import { QUESTION_MESSAGES, RSVP_MESSAGES } from '../messages/rsvp-messages.ts';
import type { RsvpQuestion } from '../wedding/wedding.ts';
import { readReply } from './read-reply.ts';
import {
  type FormAnswers,
  type FormPerson,
  listAsked,
  type ReplyForm,
  RSVP_DEFAULTS,
} from './reply-form.ts';
import { encodeOpenReply } from './rsvp-record.ts';
import { createRsvpRules } from './rsvp-rules.ts';

// rsvp.test.ts reads the fields of the specification, as the open form and the record have them.

const ASKED = { hint: '', choices: [], required: false };
const MENU: RsvpQuestion = {
  ...{ ...ASKED, id: 'menu', label: 'Menu', kind: 'choice', perPerson: true, event: 'wedding' },
  choices: [
    { id: 'fish', label: 'Sea bass' },
    { id: 'meat', label: 'Veal' },
  ],
  required: true,
};
const SHUTTLE: RsvpQuestion = {
  ...{ ...ASKED, id: 'shuttle', label: 'Shuttle', kind: 'yes-no', perPerson: false },
};
const NIGHTS: RsvpQuestion = {
  ...{ ...ASKED, id: 'nights', label: 'Nights', kind: 'number', perPerson: false },
};
const SONG: RsvpQuestion = {
  ...{ ...ASKED, id: 'song', label: 'Song', kind: 'text', perPerson: false },
};

const EVENTS = [
  { id: 'welcome_party', title: 'Welcome Party' },
  { id: 'wedding', title: 'The Wedding' },
];
const OPEN: ReplyForm = {
  ...{ events: EVENTS, questions: [MENU, SHUTTLE, NIGHTS, SONG], people: [], maxGuests: 3 },
  isPerPerson: false,
};

const TOO_MANY = 'There is no room for this guest';
const TOO_LONG = 'Your answers are too long';

function read(form: ReplyForm, answers: FormAnswers) {
  return readReply(form, answers, {
    rules: createRsvpRules(RSVP_MESSAGES),
    questions: { errors: QUESTION_MESSAGES, tooLongTogether: TOO_LONG },
    ...(form.isPerPerson && { tooMany: TOO_MANY }),
  });
}

describe('the open form with questions of the couple', () => {
  const ada: FormAnswers = {
    ...RSVP_DEFAULTS,
    ...{ guestOneFirst: 'Ada', guestOneLast: 'Rossi', email: 'ada@example.com' },
  };
  const menus = { 'person:0:question:menu': 'fish', 'person:1:question:menu': 'meat' };

  it.each<[string, FormAnswers, object]>([
    [
      'a required answer is missing',
      { 'person:0:question:menu': '' },
      { 'person:0:question:menu': 'Please answer this question' },
    ],
    [
      'a counted guest has not answered',
      { ...menus, guestsCount: 3 },
      { 'person:2:question:menu': 'Please answer this question' },
    ],
    [
      'a number is not whole',
      { ...menus, 'question:nights': 1.5 },
      { 'question:nights': 'Please enter a whole number from 0 to 9999' },
    ],
    [
      'a number is a text',
      { ...menus, 'question:nights': Number.NaN },
      { 'question:nights': 'Please enter a whole number from 0 to 9999' },
    ],
    [
      'dietary needs are too long',
      { ...menus, 'person:0:dietary': 'x'.repeat(501) },
      { 'person:0:dietary': 'Please use at most 500 characters' },
    ],
    [
      'the number of guests is a billion',
      { ...menus, guestsCount: 1e9, 'person:2:question:menu': 'fish' },
      { guestsCount: 'Please choose 1 to 3 guests' },
    ],
  ])('is rejected if %s', (_, answers, errors) => {
    expect(read(OPEN, { ...ada, ...answers }).errors).toEqual(errors);
  });

  it('is rejected at the longest answer if the answers are too long together', () => {
    const questions = Array.from({ length: 20 }, (_, index) => ({ ...SONG, id: `text_${index}` }));
    const texts = questions.map(({ id }, index) => {
      return [`question:${id}`, 'x'.repeat(index === 7 ? 500 : 400)];
    });
    const { errors } = read({ ...OPEN, questions }, { ...ada, ...Object.fromEntries(texts) });
    expect(errors).toEqual({ 'question:text_7': TOO_LONG });
  });

  it('asks guests who decline the event of a question nothing about it', () => {
    expect(read(OPEN, { ...ada, wedding: 'not-attending' }).errors).toEqual({});
  });

  it('asks nothing before an event is chosen', () => {
    const { welcomeParty: _, wedding: __, ...others } = ada;
    expect(listAsked(OPEN, others)).toEqual({ people: [[]], household: [] });
  });

  it('adds nothing to the record without answers', () => {
    const declined = { ...ada, wedding: 'not-attending' };
    const empty = { 'question:nights': '', 'question:shuttle': '', 'question:song': '' };
    const { reply } = read(OPEN, { ...declined, ...empty });
    expect(encodeOpenReply(reply)).not.toHaveProperty('answers');
  });

  it('has the answers of the counted guests with their names', () => {
    const { errors, reply } = read(OPEN, {
      ...{ ...ada, ...menus, guestsCount: 2, guestTwoFirst: 'Luca' },
      // The answer of a guest who is not counted any more.
      'person:2:question:menu': 'fish',
      'person:1:dietary': ' No nuts ',
      ...{ 'question:shuttle': 'false', 'question:nights': 0, 'question:song': ' ' },
    });
    expect(errors).toEqual({});
    expect(encodeOpenReply(reply).answers).toEqual({
      people: [
        { first: 'Ada', last: 'Rossi', questions: { menu: 'fish' } },
        { first: 'Luca', last: null, dietary: 'No nuts', questions: { menu: 'meat' } },
      ],
      questions: { shuttle: false, nights: 0 },
    });
  });
});

describe('the form of a household', () => {
  const ADA: FormPerson = { first: 'Ada', last: 'Rossi' };
  const LUCA: FormPerson = { first: 'Luca', last: 'Rossi' };
  const UNNAMED: FormPerson = { first: '', last: '' };

  const createForm = (changes: Partial<ReplyForm> = {}): ReplyForm => ({
    ...{ events: EVENTS, questions: [], people: [ADA, LUCA], maxGuests: 2, isPerPerson: true },
    ...changes,
  });
  const COMING: FormAnswers = {
    people: '2',
    email: ' ada@example.org ',
    dietaryRestrictions: ' ',
    'person:0:event:welcome_party': 'not-attending',
    'person:0:event:wedding': 'attending',
    'person:1:event:welcome_party': 'attending',
    'person:1:event:wedding': 'attending',
  };

  it('asks for an address, and for the attendance of each person at each event', () => {
    expect(read(createForm(), { people: '2', email: '' }).errors).toEqual({
      email: 'Please enter a valid email address',
      'person:0:event:welcome_party': 'Please select your attendance for the Welcome Party',
      'person:0:event:wedding': 'Please select your attendance for the Wedding',
      'person:1:event:welcome_party': 'Please select your attendance for the Welcome Party',
      'person:1:event:wedding': 'Please select your attendance for the Wedding',
    });
  });

  it('rejects guests for whom there is no room', () => {
    expect(read(createForm({ maxGuests: 1 }), COMING).errors).toEqual({
      'person:1:event:welcome_party': TOO_MANY,
    });
    expect(read(createForm(), COMING).errors).toEqual({});
  });

  it('rejects names that are too long or contain control characters', () => {
    const names = { 'person:0:first': 'a'.repeat(121), 'person:1:last': 'Ros\u0007si' };
    const { errors } = read(createForm({ people: [UNNAMED, UNNAMED] }), { ...COMING, ...names });
    expect(errors).toEqual({
      'person:0:first': 'Please use at most 120 characters',
      'person:1:last': 'Please remove the invisible control characters',
    });
  });

  it('asks the required questions of those who attend, and checks the dietary needs of each person', () => {
    const questions = [{ ...MENU, event: 'welcome_party' }];
    const long = { 'person:0:dietary': 'a'.repeat(501) };
    expect(read(createForm({ questions }), { ...COMING, ...long }).errors).toEqual({
      'person:1:question:menu': 'Please answer this question',
      'person:0:dietary': 'Please use at most 500 characters',
    });
  });

  it('checks an answer by its question, whose id can be the name of another field', () => {
    const questions = [{ ...SONG, id: 'first', perPerson: true }];
    const song = { 'person:0:question:first': 'Volare\n'.repeat(60) };
    expect(read(createForm({ questions }), { ...COMING, ...song }).errors).toEqual({});
  });

  it('rejects answers that are too long together', () => {
    const people = Array.from({ length: 12 }, (_, index) => ({
      first: `Guest ${index}`,
      last: '',
    }));
    const answers = people.flatMap((_, index) => [
      [`person:${index}:event:wedding`, 'attending'],
      [`person:${index}:question:song`, 'é'.repeat(500)],
    ]);
    const form = createForm({
      ...{ events: EVENTS.slice(1), people, maxGuests: 12 },
      questions: [{ ...SONG, perPerson: true }],
    });
    const { errors } = read(form, { email: 'a@b.co', ...Object.fromEntries(answers) });
    expect(Object.values(errors)).toEqual([TOO_LONG]);
  });

  it('has the ids and names of the list, the names that were typed, and nothing around them', () => {
    const mia: FormPerson = { ...ADA, id: 7, isChild: true };
    const typed = { 'person:1:first': ' Zoë ', 'person:1:last': '' };
    const { reply } = read(createForm({ people: [mia, UNNAMED] }), { ...COMING, ...typed });
    expect(reply).toEqual({
      ...{ email: 'ada@example.org', note: null, answers: {}, isPerPerson: true },
      people: [
        {
          ...{ id: 7, isChild: true },
          ...createPerson('Ada Rossi', {
            attendance: { ...COMES, welcome_party: 'not-attending' },
          }),
        },
        createPerson('Zoë'),
      ],
    });
  });

  it('has only the events that the household is invited to', () => {
    const { errors, reply } = read(createForm({ events: EVENTS.slice(1) }), COMING);
    expect(errors).toEqual({});
    expect(reply.people[0]?.attendance).toEqual({ wedding: 'attending' });
  });

  it('contains a person whom the household has added only if that person comes', () => {
    const form = createForm({ people: [ADA], maxGuests: 3 });
    const declined = {
      people: '3',
      'person:1:first': 'Zoë',
      'person:2:event:wedding': 'not-attending',
    };
    const { reply } = read(form, { ...COMING, ...declined });
    expect(reply.people.map(({ first }) => first)).toEqual(['Ada', 'Zoë']);
  });

  it('keeps the names and notes of people who decline, whose fields are hidden, but none that was removed', () => {
    const people: FormPerson[] = [
      { ...ADA, reply: createPerson('Ada Rossi', { dietary: 'No nuts' }) },
      { ...LUCA, reply: createPerson('Luca Rossi', { dietary: 'Vegan' }) },
      { ...UNNAMED, reply: createPerson('Zoë', { attendance: STAYS }) },
    ];
    const form = createForm({ people, maxGuests: 3, note: 'Milk' });
    const { dietaryRestrictions: _, ...answers } = COMING;
    const { reply } = read(form, { ...answers, 'person:1:dietary': '' });
    expect(reply.people.map(({ first, dietary }) => [first, dietary])).toEqual([
      ['Ada', 'No nuts'],
      ['Luca', null],
      ['Zoë', null],
    ]);
    expect(reply.note).toBe('Milk');
  });

  it('has the answers of those who attend the event of a question, and of the household', () => {
    const { reply } = read(createForm({ questions: [MENU, SHUTTLE] }), {
      ...{ ...COMING, 'person:0:event:wedding': 'not-attending' },
      ...{ 'person:0:question:menu': 'fish', 'person:1:question:menu': 'fish' },
      'question:shuttle': 'false',
    });
    expect(reply.people.map(({ answers }) => answers)).toEqual([{}, { menu: 'fish' }]);
    expect(reply.answers).toEqual({ shuttle: false });
  });
});

it('a closed question is not asked, and keeps the answer of the last reply', () => {
  const closed = { closesAt: '2020-01-01T00:00:00Z', required: true };
  const form: ReplyForm = {
    ...{ ...OPEN, isPerPerson: true, maxGuests: 1 },
    questions: [
      { ...MENU, ...closed },
      { ...SONG, ...closed },
    ],
    people: [
      { first: 'Ada', last: 'Rossi', reply: createPerson('Ada', { answers: { menu: 'fish' } }) },
    ],
    answers: { song: 'Volare' },
  };
  const fields = { email: 'ada@example.com', 'person:0:event:wedding': 'attending' };
  const attendance = { ...fields, 'person:0:event:welcome_party': 'attending' };
  expect(listAsked(form, attendance)).toEqual({ people: [[]], household: [] });
  const { errors, reply } = read(form, attendance);
  expect(errors).toEqual({});
  expect(reply.answers).toEqual({ song: 'Volare' });
  expect(reply.people[0]?.answers).toEqual({ menu: 'fish' });
});
