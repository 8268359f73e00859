import { expect, it } from 'vitest';
import { followPath, getValue, isInside, setValue } from './document-path.ts';

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

it('a value in a list is followed when its element moves or is edited, and lost when it is removed', () => {
  const [olive, rose, fig] = [{ title: 'Olive' }, { title: 'Rose' }, { title: 'Fig' }];
  const before = { items: [olive, rose] };
  const follow = (...items: object[]) => followPath(before, { items }, ['items', 0, 'picture']);
  expect(follow(rose, olive)).toEqual(['items', 1, 'picture']);
  expect(follow(fig, olive, rose)).toEqual(['items', 1, 'picture']);
  expect(follow({ title: 'Olives' }, rose)).toEqual(['items', 0, 'picture']);
  expect(follow(rose)).toBeNull();
  expect(follow()).toBeNull();
});

it('a value is lost with its section, but an absent group can get one', () => {
  const path = ['carousel', 'pictures'];
  expect(followPath({ carousel: { pictures: [] } }, {}, path)).toBeNull();
  expect(followPath({}, { faq: {} }, ['ornament', 'greet'])).toEqual(['ornament', 'greet']);
});
