import { expect, it } from 'vitest';
import wedding from '../../content/wedding.ts';
import { compareDocuments } from '../../domain/website/compare-documents.ts';
import type { ContentPath } from '../../domain/wedding/checks/content-issue.ts';
import { describeChange, summarizePage } from './describe-content.ts';
import { type ContentDocument, getValue, setValue } from './document-path.ts';

const BEFORE = wedding as unknown as ContentDocument;

function describeEdit(path: ContentPath, value: unknown) {
  const after = setValue(BEFORE, path, value);
  return compareDocuments(BEFORE, after).map((change) => {
    const { place, ...words } = describeChange(change, { before: BEFORE, after, locale: 'en-US' });
    return { place: place.join(' → '), ...words };
  });
}

it('a changed time is described with both times', () => {
  expect(describeEdit(['celebrate', 'events', 1, 'startsAt'], '2026-06-06T18:30')).toEqual([
    {
      place: 'Events → The Wedding → Starts',
      kind: 'changed',
      before: 'Saturday, June 6, 2026, 5:30 PM',
      after: 'Saturday, June 6, 2026, 6:30 PM',
    },
  ]);
});

it('a changed translation names its language', () => {
  expect(describeEdit(['farewell', 'it'], 'A presto')).toMatchObject([
    {
      place: 'Closing line → Italiano',
      before: 'A presto, a Venezia',
      after: 'A presto',
    },
  ]);
});

it('a removed question and a removed section are described by their names', () => {
  const items = getValue(BEFORE, ['faq', 'items']) as unknown[];
  const [removed] = describeEdit(['faq', 'items'], items.slice(1));
  expect(removed).toMatchObject({
    kind: 'removed',
    place: expect.stringMatching(/^Questions → .+\?$/),
  });
  expect(describeEdit(['stay'], undefined)).toMatchObject([{ kind: 'removed', place: 'Hotels' }]);
});

it('languages are described by their names', () => {
  expect(describeEdit(['languages'], ['en', 'de'])).toEqual([
    { place: 'Languages', kind: 'changed', before: 'Italiano', after: 'Deutsch' },
  ]);
  expect(describeEdit(['languages'], ['en', 'it', 'de'])).toMatchObject([
    { place: 'Languages → Deutsch', kind: 'added' },
  ]);
  expect(describeEdit(['languages'], ['en'])).toMatchObject([
    { place: 'Languages → Italiano', kind: 'removed' },
  ]);
});

it('a changed name has the label of its field', () => {
  expect(describeEdit(['couple', 0], 'José')).toMatchObject([
    { place: 'Your names → Your name', before: 'Portia', after: 'José' },
  ]);
});

const DEMO = wedding as unknown as ContentDocument;

it('another video is described by its name and its captions, not by its size', () => {
  const film = { sha256: '0'.repeat(64), name: 'film.mp4', width: 1920, height: 1080 };
  const tall = { ...film, sha256: '1'.repeat(64), name: 'tall.mov', width: 1080, height: 1920 };
  const section = { kind: 'video', heading: 'Our Film' };
  const before = setValue(BEFORE, ['sections'], { film: { ...section, video: film } });
  const video = { ...tall, captions: { de: '2'.repeat(64) } };
  const after = setValue(before, ['sections', 'film', 'video'], video);
  const [change, ...others] = compareDocuments(before, after);
  expect(others).toEqual([]);
  expect(change && describeChange(change, { before, after, locale: 'en-US' })).toEqual({
    place: ['Our Film', 'Video file'],
    kind: 'changed',
    before: 'film.mp4',
    after: 'tall.mov · Deutsch',
  });
});

it('a page is summarized by its sections, without those that it does not have', () => {
  const { stay: _, ...document } = DEMO;
  const summary = summarizePage(document, 'en-US');
  const wordsOf = (title: string) => summary.find((section) => section.title === title)?.words;
  expect(wordsOf('Hotels')).toBeUndefined();
  expect(wordsOf('Names, day and place')).toBe(
    'Portia & Bassanio · Saturday, June 6, 2026 · Belmond Hotel Cipriani · Venice, Italy',
  );
  expect(wordsOf('Languages')).toBe('English · Italiano');
  expect(wordsOf('Events')).toBe('Welcome Party · The Wedding');
  expect(wordsOf('Questions')).toMatch(/\? · and 7 more$/);
  expect(wordsOf('Row of photographs')).toBe('3 pictures');
  expect(wordsOf('RSVP')).toBe('Replies until March 15, 2026');
});
