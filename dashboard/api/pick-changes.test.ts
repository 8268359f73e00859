import { expect, it } from 'vitest';
import { pickChanges } from './pick-changes.ts';

const OPENED = { number: 3, name: '', seats: 8, people: [1, 2] };

it('what another device changed while a form was open stays, unless the form changed it too', () => {
  const current = { ...OPENED, name: 'Olive', seats: 6 };
  const values = { ...OPENED, seats: 10 };
  expect({ ...current, ...pickChanges(OPENED, values) }).toEqual({ ...current, seats: 10 });
});

it('equal lists are no change, and a value that was emptied is one', () => {
  expect(pickChanges(OPENED, { ...OPENED, people: [1, 2] })).toEqual({});
  const named = { ...OPENED, name: 'Olive' };
  expect(pickChanges(named, { ...named, name: '' })).toEqual({ name: '' });
});
