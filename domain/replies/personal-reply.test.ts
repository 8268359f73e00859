import { describe, expect, it, test } from 'vitest';
import type { PersonalReply } from '../invitations/invitation.ts';
import {
  composePersonalReply,
  findPersonalReplyIssue,
  hasAnyName,
  isShortEnough,
  personalReplySchema,
  toPersonalReply,
} from './personal-reply.ts';
import type { PersonReply } from './reply-answers.ts';
import { replyAnswersSchema, rsvpRecordSchema } from './rsvp.ts';

const EVENTS = ['welcome_party', 'wedding', 'brunch'];
const SOURCE = { events: EVENTS, invitation: 7, household: 'invitation:7' };
const COMES = { welcome_party: 'attending', wedding: 'attending' } as const;
const STAYS = { welcome_party: 'not-attending', wedding: 'not-attending' } as const;

function createReply(people: PersonReply[], changes: Partial<PersonalReply> = {}): PersonalReply {
  const values = { email: 'ada@rossi.example', dietaryRestrictions: '', questions: {} };
  return { people, ...values, ...changes };
}

const ADA = { first: 'Ada', last: 'Rossi' };
const LUCA = { first: 'Luca', last: 'Neri' };
const ZOE = { first: 'Zoë', last: null, isChild: true as const };
const UNNAMED = { first: null, last: null };

function compose(...people: PersonReply[]) {
  const record = composePersonalReply(createReply(people), SOURCE);
  const { answers, ...columns } = record;
  expect(rsvpRecordSchema.safeParse(columns).error).toBeUndefined();
  expect(replyAnswersSchema.safeParse(answers).error).toBeUndefined();
  return record;
}

describe('a reply by a personal link', () => {
  const ada = { ...ADA, events: COMES };
  const MENU = {
    ...{
      id: 'menu',
      label: 'Menu',
      hint: '',
      kind: 'choice' as const,
      perPerson: true,
      required: false,
    },
    choices: [{ id: 'fish', label: 'Fish' }],
  };
  const find = (reply: PersonalReply, maxGuests = 2) =>
    findPersonalReplyIssue(reply, { events: EVENTS, maxGuests }, { questions: [MENU] });

  it('is rejected with more guests than are invited', () => {
    const three = [ada, { ...LUCA, events: STAYS }, { ...ZOE, events: COMES }, ada];
    expect(find(createReply(three))).toEqual({
      field: 'person:3:event:welcome_party',
      message: 'Please choose 1 or 2 guests',
    });
    expect(find(createReply(three.slice(0, 2)), 1)).toBeNull();
  });

  it('is rejected for an event that is not on the invitation', () => {
    const people = [ada, { ...LUCA, events: { ...STAYS, picnic: 'attending' as const } }];
    expect(find(createReply(people))).toMatchObject({ field: 'person:1:event:picnic' });
  });

  it('is rejected without an answer for anybody, and without a name', () => {
    expect(find(createReply([ADA]))).toMatchObject({ field: 'person:0:event:welcome_party' });
    expect(hasAnyName(createReply([{ ...UNNAMED, events: COMES }]))).toBe(false);
    expect(hasAnyName(createReply([UNNAMED, ADA]))).toBe(true);
  });

  it('is rejected with an answer to an unknown question, or one that is no choice', () => {
    const unknown = createReply([ada], { questions: { song: 'Volare' } });
    expect(find(unknown)).toMatchObject({ field: 'question:song' });
    const meat = createReply([{ ...ada, questions: { menu: 'meat' } }]);
    expect(find(meat)).toMatchObject({ field: 'person:0:question:menu' });
  });

  it.each([
    ['without people', { people: undefined }],
    ['with nobody’s email', { email: 'ada' }],
    ['with another household', { household: 'email:a@b.co' }],
    ['with an invitation', { invitation: 3 }],
    ['with 21 people', { people: Array(21).fill(ada) }],
    ['with a control character', { people: [{ ...ada, first: 'A\u0000' }] }],
  ])('is rejected %s', (_, changes) => {
    expect(personalReplySchema.safeParse({ ...createReply([ada]), ...changes }).success).toBe(
      false,
    );
  });
});

test('the first two who come are the guests of the record, the others are further guests', () => {
  const record = compose(
    { ...ADA, events: STAYS },
    { ...UNNAMED, events: COMES },
    { ...LUCA, events: { welcome_party: 'not-attending', wedding: 'attending' } },
    { ...ZOE, events: COMES },
  );
  expect(record).toMatchObject({
    ...{ guest_one_first: 'Luca', guest_one_last: 'Neri' },
    ...{ guest_two_first: 'Zoë', guest_two_last: null },
    ...{ welcome_party: 'attending', wedding: 'attending', guests_count: 2 },
  });
  expect(record.answers).toMatchObject({
    guests: [UNNAMED],
    people: [{ events: STAYS }, {}, {}, {}],
    invitation: 7,
    household: 'invitation:7',
  });
});

test('a household that declines has its first two people in the record', () => {
  const record = compose(
    { ...ADA, events: STAYS },
    { ...LUCA, events: STAYS },
    { ...ZOE, events: STAYS },
  );
  expect(record).toMatchObject({
    ...{ guest_one_first: 'Ada', guest_two_first: 'Luca', guests_count: 2 },
    ...{ welcome_party: 'not-attending', wedding: 'not-attending' },
  });
  expect(record.answers).not.toHaveProperty('guests');
});

test.each<[string, PersonReply[], string, string]>([
  ['a child has the name of the others', [{ ...ZOE, events: COMES }, ADA], 'Zoë', 'Rossi'],
  [
    'a family has two words',
    [{ first: null, last: 'Famiglia Rossi', events: COMES }],
    'Famiglia',
    'Rossi',
  ],
  ['one word is enough', [{ first: 'Zoë', last: null, events: COMES }], 'Zoë', '–'],
  [
    'a guest without a name comes with somebody who has one',
    [
      { ...ADA, events: STAYS },
      { ...UNNAMED, events: COMES },
    ],
    'Ada',
    'Rossi',
  ],
])('the columns of the first guest have both names: %s', (_, people, first, last) => {
  expect(compose(...people)).toMatchObject({
    ...{ guest_one_first: first, guest_one_last: last, guests_count: 1, guest_two_first: null },
  });
});

test('an event that nobody was asked about is not declined', () => {
  const { answers, ...record } = composePersonalReply(
    createReply([{ ...ADA, events: { brunch: 'attending' } }]),
    { ...SOURCE, events: ['brunch'] },
  );
  expect(record).toMatchObject({ welcome_party: 'not-attending', wedding: 'not-attending' });
  expect(answers).toMatchObject({
    events: { brunch: 'attending' },
    notAsked: ['welcome_party', 'wedding'],
  });
});

test('a stored reply is the same on the form again', () => {
  const reply = createReply(
    [
      { ...ADA, events: COMES, dietary: 'No nuts', questions: { menu: 'fish' } },
      { ...UNNAMED, events: STAYS },
    ],
    { dietaryRestrictions: 'Vegan', questions: { song: 'Volare' } },
  );
  expect(toPersonalReply(composePersonalReply(reply, SOURCE), EVENTS)).toEqual(reply);
});

test('a reply by the open form has the same attendance for each of its guests', () => {
  const record = {
    ...{ guest_one_first: 'Ada', guest_one_last: 'Rossi' },
    ...{ guest_two_first: null, guest_two_last: null, email: null, guests_count: 2 },
    ...({
      welcome_party: 'not-attending',
      wedding: 'attending',
      dietary_restrictions: null,
    } as const),
    answers: { guests: [{ first: 'Zoë', last: null }], notAsked: ['welcome_party' as const] },
  };
  const events = { wedding: 'attending' };
  expect(toPersonalReply(record, EVENTS)).toEqual({
    people: [
      { ...ADA, events },
      { ...UNNAMED, events },
      { first: 'Zoë', last: null, events },
    ],
    email: '',
    dietaryRestrictions: '',
    questions: {},
  });
});

test('a reply with more answers than the column can hold is recognized', () => {
  const people = Array.from({ length: 20 }, () => ({
    ...ADA,
    dietary: 'x'.repeat(450),
    events: COMES,
  }));
  expect(isShortEnough(composePersonalReply(createReply(people), SOURCE))).toBe(false);
  expect(isShortEnough(composePersonalReply(createReply(people.slice(0, 9)), SOURCE))).toBe(true);
});
