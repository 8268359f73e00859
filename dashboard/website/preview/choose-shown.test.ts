import { expect, it } from 'vitest';
import wedding from '../../../content/wedding.ts';
import { type ContentDocument, getValue, setValue } from '../document-path.ts';
import { chooseShown } from './choose-shown.ts';

const DEMO = wedding as unknown as ContentDocument;
const STARTS = ['celebrate', 'events', 0, 'startsAt'];

class AllFiles extends Set<string> {
  override has() {
    return true;
  }
}
const FILES = new AllFiles();

it('nothing is requested while no page of the document can be shown', () => {
  const invalid = setValue(DEMO, ['date'], 'tomorrow');
  expect(chooseShown(invalid, null, FILES)).toMatchObject({
    document: null,
    issue: { path: ['date'] },
  });
});

it('a section that is not valid stays as it was, and its first issue is named', () => {
  const invalid = setValue(DEMO, STARTS, '2026-06');
  const { document, issue } = chooseShown(invalid, DEMO, FILES);
  expect(issue?.path).toEqual(STARTS);
  expect(document?.celebrate).toEqual(DEMO.celebrate);
});

it('the other sections follow the form meanwhile', () => {
  const invalid = setValue(DEMO, STARTS, '2026-06');
  const { document } = chooseShown(setValue(invalid, ['farewell'], 'Goodbye'), DEMO, FILES);
  expect(document?.farewell).toBe('Goodbye');
});

it('the first page of a draft that is not valid is without the value', () => {
  const { document, issue } = chooseShown(setValue(DEMO, STARTS, '2026-06'), null, FILES);
  expect(issue?.path).toEqual(STARTS);
  expect(getValue(document, ['celebrate', 'events', 1])).toBeUndefined();
  expect(getValue(document, ['celebrate', 'events', 0, 'id'])).toBe('wedding');
});

it('a text that is not written yet and a contradiction of dates are shown', () => {
  const blank = setValue(DEMO, ['celebrate', 'heading'], '');
  const shown = chooseShown(setValue(blank, ['rsvp', 'deadline'], '2027-01-01'), DEMO, FILES);
  expect(shown.issue).toBeNull();
  expect(getValue(shown.document, ['celebrate', 'heading'])).toBe('…');
  expect(getValue(shown.document, ['rsvp', 'deadline'])).toBe('2027-01-01');
});
