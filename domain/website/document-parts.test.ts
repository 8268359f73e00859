import { expect, it } from 'vitest';
import { findPart, fromParts, toPartPath, toParts } from './document-parts.ts';

const DOCUMENT = { farewell: 'Ciao', sections: { words_1: { text: 'a' }, story_1: { text: 'b' } } };
const PARTS = {
  farewell: 'Ciao',
  'sections.words_1': { text: 'a' },
  'sections.story_1': { text: 'b' },
};

it('each added section is a part of its own', () => {
  expect(toParts(DOCUMENT)).toEqual(PARTS);
  expect(fromParts(PARTS)).toEqual(DOCUMENT);
  expect(fromParts({ farewell: 'Ciao', 'sections.words_1': undefined })).toEqual({
    farewell: 'Ciao',
  });
  expect(toParts({ sections: 'damaged' })).toEqual({});
});

it('a part has a path, and a path a part', () => {
  expect(toPartPath('sections.words_1')).toEqual(['sections', 'words_1']);
  expect(findPart(['sections', 'words_1', 'heading', 'en'])).toBe('sections.words_1');
  expect(findPart(['celebrate', 'events', 0])).toBe('celebrate');
});
