import { expect, it } from 'vitest';
import { getValue, isInside, setValue } from './document-path.ts';

const DOCUMENT = { couple: ['Portia', 'Bassanio'], faq: { items: [{ question: 'When?' }] } };

it('a path that leads nowhere has no value', () => {
  expect(getValue(DOCUMENT, ['faq', 'items', 3, 'question'])).toBeUndefined();
  expect(getValue(DOCUMENT, ['couple', 'length'])).toBeUndefined();
  expect(getValue(DOCUMENT, ['toString'])).toBeUndefined();
});

it('a value is replaced in a copy that shares everything else', () => {
  const changed = setValue(DOCUMENT, ['faq', 'items', 0, 'question'], 'Where?');
  expect(getValue(changed, ['faq', 'items', 0, 'question'])).toBe('Where?');
  expect(getValue(DOCUMENT, ['faq', 'items', 0, 'question'])).toBe('When?');
  expect(changed.couple).toBe(DOCUMENT.couple);
});

it('undefined removes a name, and missing groups are created', () => {
  expect(setValue(DOCUMENT, ['faq'], undefined)).toEqual({ couple: DOCUMENT.couple });
  expect(setValue({}, ['rsvp', 'closed', 'text'], 'Too late')).toEqual({
    rsvp: { closed: { text: 'Too late' } },
  });
});

it('a path is inside another path only if it begins with it', () => {
  expect(isInside(['faq', 'items', 0], ['faq'])).toBe(true);
  expect(isInside(['faq'], ['faq', 'items'])).toBe(false);
});
