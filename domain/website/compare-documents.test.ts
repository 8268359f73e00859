import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareDocuments, toCanonicalJson } from './compare-documents.ts';

describe('the differences between two documents', () => {
  test('are none when only the order of the names differs', () => {
    expect(compareDocuments({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toEqual([]);
  });

  test('are the changed, added and removed values', () => {
    const before = { couple: ['Portia', 'Bassanio'], faq: { heading: 'Questions' }, title: 'Ours' };
    const after = { couple: ['Jessica', 'Bassanio'], faq: { heading: 'Answers' }, strip: [] };
    expect(compareDocuments(before, after)).toEqual([
      { path: ['couple', 0], kind: 'changed', before: 'Portia', after: 'Jessica' },
      { path: ['faq', 'heading'], kind: 'changed', before: 'Questions', after: 'Answers' },
      { path: ['strip'], kind: 'added', after: [] },
      { path: ['title'], kind: 'removed', before: 'Ours' },
    ]);
  });

  test('are none when only the revision of an event differs', () => {
    const event = { id: 'wedding', title: 'The Wedding' };
    expect(compareDocuments([{ ...event, revision: 1 }], [{ ...event, revision: 2 }])).toEqual([]);
    expect(compareDocuments([event], [{ ...event, revision: 2 }])).toEqual([]);
  });

  test('are a whole value when its kind differs', () => {
    const after = { heading: { en: 'Questions', it: 'Domande' } };
    expect(compareDocuments({ heading: 'Questions' }, after)).toEqual([
      { path: ['heading'], kind: 'changed', before: 'Questions', after: after.heading },
    ]);
  });

  test('name one added, removed or rewritten element of a list, and not those after it', () => {
    expect(compareDocuments(['a', 'b', 'c'], ['a', 'x', 'b', 'c'])).toEqual([
      { path: [1], kind: 'added', after: 'x' },
    ]);
    expect(compareDocuments(['a', 'b', 'c'], ['b', 'c'])).toEqual([
      { path: [0], kind: 'removed', before: 'a' },
    ]);
    expect(compareDocuments([{ q: 'a' }, { q: 'b' }], [{ q: 'a' }, { q: 'c' }])).toEqual([
      { path: [1, 'q'], kind: 'changed', before: 'b', after: 'c' },
    ]);
  });

  test('match elements by their id', () => {
    const [party, wedding, brunch] = ['party', 'wedding', 'brunch'].map((id) => ({ id, at: 7 }));
    expect(compareDocuments([party, wedding], [{ ...wedding, at: 8 }, brunch])).toEqual([
      { path: [0, 'at'], kind: 'changed', before: 7, after: 8 },
      { path: [1], kind: 'added', after: brunch },
      { path: [0], kind: 'removed', before: party },
    ]);
  });

  test('tell which element was moved', () => {
    expect(compareDocuments(['a', 'b', 'c'], ['b', 'c', 'a'])).toEqual([
      { path: [2], kind: 'moved', before: 0, after: 2 },
    ]);
  });

  test('are empty for equal documents only', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(compareDocuments(one, one)).toEqual([]);
        const isSame = toCanonicalJson(one) === toCanonicalJson(other);
        expect(compareDocuments(one, other).length === 0).toBe(isSame);
      }),
    );
  });
});
