import { expect, it } from 'vitest';
import wedding from '../../content/wedding.ts';
import { compareDocuments } from '../../domain/website/compare-documents.ts';
import { describeChange } from './describe-content.ts';
import type { ContentDocument } from './document-path.ts';
import {
  changeHidden,
  changeOrder,
  findEditorSection,
  isHidden,
  listShownIds,
} from './editor-sections.ts';

const DOCUMENT = wedding as unknown as ContentDocument;

it('a section takes the place of another one, and the usual order is not stored', () => {
  expect(listShownIds(DOCUMENT)).toEqual(
    'celebrate stay travel faq strip rsvp carousel'.split(' '),
  );
  const moved = { ...DOCUMENT, order: changeOrder(DOCUMENT, 'rsvp', 'stay') };
  expect(listShownIds(moved)).toEqual('celebrate rsvp stay travel faq strip carousel'.split(' '));
  expect(changeOrder(moved, 'rsvp', 'strip')).toBeUndefined();
});

it('a hidden section keeps its texts and its place', () => {
  const hidden = { ...DOCUMENT, hidden: changeHidden(DOCUMENT, 'faq', true) };
  const faq = findEditorSection('faq', hidden);
  expect(faq && isHidden(faq, hidden)).toBe(true);
  expect(listShownIds(hidden)).not.toContain('faq');
  expect(listShownIds(hidden, true)).toEqual(listShownIds(DOCUMENT));
  expect(changeHidden(hidden, 'faq', false)).toBeUndefined();
});

it('the history names the sections that were moved and hidden', () => {
  const before = { ...DOCUMENT, order: ['stay', 'celebrate', 'faq'] };
  const after = { ...DOCUMENT, order: ['celebrate', 'faq', 'stay'], hidden: ['faq'] };
  const changes = compareDocuments(before, after).map((change) =>
    describeChange(change, { before, after, locale: 'en-US' }),
  );
  expect(changes).toEqual([
    { place: ['Order of the sections', 'Hotels'], kind: 'moved', before: '1', after: '3' },
    { place: ['Hidden sections'], kind: 'added', before: null, after: 'Questions' },
  ]);
});
