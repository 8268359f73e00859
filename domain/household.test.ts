import { expect, test } from 'vitest';
import { getChanges } from './household.ts';
import { RSVP_DEFAULTS, toRsvpRecord } from './rsvp.ts';

const reply = toRsvpRecord({ ...RSVP_DEFAULTS, guestOneFirst: 'Portia', guestOneLast: 'Rossi' });

test('nothing is no change', () => {
  expect(getChanges(reply, { ...reply })).toEqual([]);
});

test('what changed is told in the order of the form, with what it was before', () => {
  const after = { ...reply, dietary_restrictions: 'No nuts', email: null, guests_count: 2 };
  expect(getChanges(reply, after)).toEqual([
    { field: 'email', before: '', after: null },
    { field: 'guests_count', before: 1, after: 2 },
    { field: 'dietary_restrictions', before: null, after: 'No nuts' },
  ]);
});
