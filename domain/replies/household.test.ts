import { expect, test } from 'vitest';
import { SPECIFIED_QUESTIONS } from '../fixtures/replies.ts';
import { copyFields, getChanges, type HouseholdReply } from './household.ts';
import { RSVP_DEFAULTS } from './rsvp-questions.ts';
import { toRsvpRecord } from './rsvp-rules.ts';

const reply = toRsvpRecord(
  { ...RSVP_DEFAULTS, guestOneFirst: 'Portia', guestOneLast: 'Rossi' },
  SPECIFIED_QUESTIONS,
);

test('two equal replies have no changes', () => {
  expect(getChanges(reply, { ...reply })).toEqual([]);
});

test('changes are in the order of the form, with the value before', () => {
  const after = { ...reply, dietary_restrictions: 'No nuts', email: null, guests_count: 2 };
  expect(getChanges(reply, after)).toEqual([
    { field: 'email', before: '', after: null },
    { field: 'guests', before: '1', after: '2' },
    { field: 'dietary_restrictions', before: null, after: 'No nuts' },
  ]);
});

const family: HouseholdReply = {
  ...reply,
  guests_count: 2,
  answers: {
    events: { brunch: 'attending', sail: 'not-attending' },
    notAsked: ['welcome_party'],
    guests: [{ first: 'Zoë', last: 'Rossi' }],
  },
};

test('attendance at any event and further guests are changes of their own', () => {
  expect(getChanges(reply, family)).toEqual([
    { field: 'event:welcome_party', before: 'attending', after: null },
    { field: 'event:brunch', before: null, after: 'attending' },
    { field: 'event:sail', before: null, after: 'not-attending' },
    { field: 'guests', before: '1', after: '3 (Zoë Rossi)' },
  ]);
});

test('copying all changed fields makes two replies equal', () => {
  for (const [from, to] of [
    [reply, family],
    [family, reply],
  ] as const) {
    const fields = getChanges(from, to).map(({ field }) => field);
    const copy = copyFields(from, to, fields);
    expect(getChanges(copy, to)).toEqual([]);
    expect(copy.answers).toEqual(to.answers);
    expect(getChanges(copyFields(from, to, []), from)).toEqual([]);
  }
});

test('copying one event’s attendance leaves the others', () => {
  expect(copyFields(reply, family, ['event:brunch']).answers).toEqual({
    events: { brunch: 'attending' },
  });
});

const couple: HouseholdReply = {
  ...family,
  answers: {
    ...family.answers,
    people: [
      {
        ...{ first: 'Portia', last: 'Rossi', dietary: 'No nuts' },
        events: { wedding: 'attending', brunch: 'attending' },
        questions: { menu: 'fish' },
      },
      { first: 'Zoë', last: 'Rossi', isChild: true, events: { wedding: 'not-attending' } },
    ],
    questions: { shuttle: true, rooms: 2 },
    invitation: 7,
    household: 'invitation:7',
  },
};
const later: HouseholdReply = {
  ...couple,
  answers: {
    ...couple.answers,
    people: [
      {
        ...{ first: 'Portia', last: 'Rossi' },
        events: { wedding: 'attending', brunch: 'not-attending' },
        questions: { menu: 'meat', wine: false },
      },
    ],
    questions: { shuttle: false, rooms: 2 },
  },
};

test('the answers of each person and to each question are changes of their own', () => {
  expect(getChanges(couple, later)).toEqual([
    { field: 'person:0:event:brunch', before: 'attending', after: 'not-attending' },
    { field: 'person:0:question:menu', before: 'fish', after: 'meat' },
    { field: 'person:0:question:wine', before: null, after: 'false' },
    { field: 'person:0:dietary', before: 'No nuts', after: null },
    { field: 'person:1', before: 'Zoë Rossi (child)', after: null },
    { field: 'question:shuttle', before: 'true', after: 'false' },
  ]);
  expect(getChanges(later, couple).slice(-3)).toEqual([
    { field: 'person:1', before: null, after: 'Zoë Rossi (child)' },
    { field: 'person:1:event:wedding', before: null, after: 'not-attending' },
    { field: 'question:shuttle', before: 'false', after: 'true' },
  ]);
});

test('copying all changed answers of people makes two replies equal', () => {
  for (const [from, to, everybody] of [
    [couple, later, []],
    [later, couple, []],
    [family, couple, ['people']],
    [couple, family, ['people']],
  ] as const) {
    const fields = getChanges(from, to).map(({ field }) => field);
    const copy = copyFields(from, to, [...fields, ...everybody]);
    expect(getChanges(copy, to)).toEqual([]);
    expect(copy.answers?.people).toEqual(to.answers?.people);
    expect(copyFields(from, to, []).answers).toEqual(from.answers);
  }
});

test('copying one answer of a person leaves the others, and whose reply it is', () => {
  const { answers } = copyFields(couple, later, ['person:0:question:menu', 'person:1:dietary']);
  expect(answers?.people?.[0]).toEqual({
    ...{ first: 'Portia', last: 'Rossi', dietary: 'No nuts' },
    events: { wedding: 'attending', brunch: 'attending' },
    questions: { menu: 'meat' },
  });
  expect(answers).toMatchObject({ invitation: 7, household: 'invitation:7' });
  expect(answers?.people?.[1]).toEqual(couple.answers?.people?.[1]);
});
