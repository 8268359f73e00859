import { expect, it } from 'vitest';
import wedding from '../../../content/wedding.ts';
import type { ContentDocument } from '../document-path.ts';
import { findClickedPath } from './find-path.ts';

const DOCUMENT = wedding as unknown as ContentDocument;
const click = (texts: string[], sections: string[] = [], alt: string | null = null) =>
  findClickedPath({ texts, sections, alt }, DOCUMENT, 'en')?.join('.');

it('words that the content does not have lead nowhere', () => {
  expect(click(['Click for more details'])).toBeUndefined();
  expect(click(['', '   '])).toBeUndefined();
});

it('a text leads to its field, in the section that was clicked first', () => {
  expect(click(['Where to Stay'])).toBe('stay.heading');
  expect(click(['Casanova \n Garden'], ['celebrate'])).toBe('celebrate.events.0.location');
  expect(click(['Belmond Hotel Cipriani'], ['stay'])).toBe('stay.groups.0.hotels.0.name');
});

it('a text in the language of the preview leads to its field', () => {
  const clicked = { texts: ['Dove dormire'], sections: [], alt: null };
  expect(findClickedPath(clicked, DOCUMENT, 'it')?.join('.')).toBe('stay.heading');
});

it('a picture leads to its field', () => {
  expect(click([], [], 'A tall ivory palazzo in late golden light')).toBe(
    'stay.groups.0.hotels.2.image',
  );
});
