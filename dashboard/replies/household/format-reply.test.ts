import { expect, test } from 'vitest';
import type { Change, HouseholdReply } from '../../../domain/replies/household.ts';
import { getFieldLabel, summarizeChanges } from './format-reply.ts';

const form = { events: [{ id: 'wedding', title: 'The Wedding' }] };
const reply: HouseholdReply = {
  ...{ guest_one_first: 'Pia', guest_one_last: 'Rossi', guests_count: 1 },
  ...{ guest_two_first: null, guest_two_last: null, dietary_restrictions: null },
  ...{ email: null, welcome_party: 'not-attending', wedding: 'attending' },
  answers: { people: [{ first: 'Pia', last: 'Rossi', events: { wedding: 'attending' } }] },
};

function change(field: Change['field'], values: Partial<Change> = {}): Change {
  return { field, before: 'attending', after: 'not-attending', ...values };
}

test('an event or a question that was removed from the form has no id on screen', () => {
  expect(getFieldLabel('event:event_3a347644', form, reply)).toBe('Removed event');
  expect(getFieldLabel('person:0:event:event_3a347644', form, reply)).toBe(
    'Pia Rossi · Removed event',
  );
  expect(getFieldLabel('question:hat', form, reply)).toBe('Removed question');
});

test('the summary of a change names each field once and at most three', () => {
  const removed = ['event:party', 'event:sail'] as const;
  const left = change('person:1', { before: 'Bruno Uno', after: null });
  const summary = (changes: Change[]) => summarizeChanges(changes, form, reply);
  expect(summary([...removed.map((field) => change(field)), left])).toBe(
    'Removed event, removed Bruno Uno',
  );
  const fields = ['email', 'event:wedding', 'guests', 'dietary_restrictions', 'guest_one_first'];
  expect(summary(fields.map((field) => change(field as Change['field'])))).toBe(
    'Email, The Wedding, Guests and 2 more',
  );
});
