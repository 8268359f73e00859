import { expect, it } from 'vitest';
import wedding from '../../../content/wedding.ts';
import type { ContentDocument } from '../document-path.ts';
import { summarizePage } from './summarize-page.ts';

const DEMO = wedding as unknown as ContentDocument;

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
