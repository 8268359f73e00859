import { expect, test } from 'vitest';
import { createPerson, createReply } from '../../../domain/fixtures/replies.ts';
import type { Change } from '../../../domain/replies/reply-changes.ts';
import { getFieldLabel, summarizeChanges } from './format-reply.ts';

const form = { locale: 'en-US', events: [{ id: 'wedding', title: 'The Wedding' }] };
const [pia, bruno] = [createPerson('Pia Rossi'), createPerson('Bruno Uno')];
const reply = createReply(1, { people: [pia, bruno], isPerPerson: true });

function change(field: Change['field'], values: Partial<Change> = {}): Change {
  return { field, before: 'attending', after: 'not-attending', ...values };
}

test('an event or a question that was removed from the form has no id on screen', () => {
  const event = { part: 'event', id: 'event_3a347644' } as const;
  expect(getFieldLabel(event, form, reply)).toBe('Removed event');
  expect(getFieldLabel({ ...event, person: 0 }, form, reply)).toBe('Pia Rossi · Removed event');
  expect(getFieldLabel({ part: 'question', id: 'hat' }, form, reply)).toBe('Removed question');
});

test('a change of a guest who is alone does not repeat the name', () => {
  const event = { part: 'event', id: 'wedding', person: 0 } as const;
  expect(getFieldLabel(event, form, { ...reply, people: [pia] })).toBe('The Wedding');
  const uncounted = { first: 'Bruno', last: 'Uno' };
  const unclear = { ...reply, people: [pia], uncounted };
  expect(getFieldLabel(event, form, unclear)).toBe('Pia Rossi · The Wedding');
});

test('the summary of a change names each field once and at most three', () => {
  const removed = ['party', 'sail'];
  const left = change({ part: 'person', person: 1 }, { before: 'Bruno Uno', after: null });
  const summary = (changes: Change[]) => summarizeChanges(changes, form, reply);
  expect(summary([...removed.map((id) => change({ part: 'event', id })), left])).toBe(
    'Removed event, removed Bruno Uno',
  );
  const fields: Change['field'][] = [
    { part: 'email' },
    { part: 'event', id: 'wedding' },
    { part: 'guests' },
    { part: 'note' },
    { part: 'name', guest: 0, half: 'first' },
  ];
  expect(summary(fields.map((field) => change(field)))).toBe(
    'Email, The Wedding, Guests and 2 more',
  );
});
