import { expect, test } from 'vitest';
import { getChanges } from './household.ts';
import { RSVP_DEFAULTS, toRsvpRecord } from './rsvp.ts';

const reply = toRsvpRecord({ ...RSVP_DEFAULTS, guestOneFirst: 'Portia', guestOneLast: 'Rossi' });

test('two equal replies have no changes', () => {
  expect(getChanges(reply, { ...reply })).toEqual([]);
});

test('changes are in the order of the form, with the value before', () => {
  const after = { ...reply, dietary_restrictions: 'No nuts', email: null, guests_count: 2 };
  expect(getChanges(reply, after)).toEqual([
    { field: 'email', before: '', after: null },
    { field: 'guests_count', before: 1, after: 2 },
    { field: 'dietary_restrictions', before: null, after: 'No nuts' },
  ]);
});
