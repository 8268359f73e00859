import { expect, test } from 'vitest';
import { copyFields, getChanges, type HouseholdReply } from './household.ts';
import { RSVP_DEFAULTS, SPECIFIED_QUESTIONS, toRsvpRecord } from './rsvp.ts';

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
