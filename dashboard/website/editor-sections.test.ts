import { expect, it } from 'vitest';
import wedding from '../../content/wedding.ts';
import { compareDocuments } from '../../domain/website/compare-documents.ts';
import { addSection } from './blank-values.ts';
import { describeChange, describePath } from './describe-content.ts';
import { type ContentDocument, getValue } from './document-path.ts';
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

it('an added section is named by its heading, and has blank parts to fill in', () => {
  const { document, path } = addSection(DOCUMENT, 'story');
  const id = String(path[1]);
  expect(getValue(document, path)).toEqual({
    kind: 'story',
    heading: { en: 'Our Story', it: 'La nostra storia' },
    moments: [{ when: '', title: '' }],
  });
  expect(findEditorSection(id, document)?.title).toBe('Our Story');
  expect(document.order).toBeUndefined();
  expect(listShownIds(document).join(' ')).toBe(
    `celebrate stay travel ${id} faq strip rsvp carousel`,
  );
  expect(describePath([...path, 'moments', 0, 'when'], document)).toEqual([
    'Our Story',
    'Moments',
    'Moment 1',
    'When',
  ]);
});

it('two added sections keep the order in which they were added', () => {
  const first = addSection(DOCUMENT, 'words');
  const second = addSection(first.document, 'cards');
  const added = [first.path[1], second.path[1]];
  expect((second.document.order as string[]).filter((id) => added.includes(id))).toEqual(added);
  expect(listShownIds(second.document).slice(3, 5)).toEqual(added);
});
