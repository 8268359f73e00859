import { expect, it } from 'vitest';
import wedding from '../../../content/wedding.ts';
import { type ContentDocument, setValue } from '../document-path.ts';
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

it('a text that two events have leads to the event whose card was clicked', () => {
  const second = ['celebrate', 'events', 1, 'location'];
  const document = setValue(DOCUMENT, second, 'Casanova Garden');
  const find = (text: string, event: number | null) =>
    findClickedPath(
      { texts: [text], alt: null, sections: ['celebrate'], event },
      document,
      'en',
    )?.join('.');
  expect(find('Casanova Garden', null)).toBe('celebrate.events.0.location');
  expect(find('Casanova Garden', 1)).toBe('celebrate.events.1.location');
  expect(find('5:30 PM · Casanova Garden', 1)).toBe('celebrate.events.1.location');
  expect(find('Click for more details', 1)).toBeUndefined();
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

it('a question of the form leads to its words, also with “optional” behind them', () => {
  const questions = [{ id: 'song', label: 'A song', kind: 'text' }];
  const document = setValue(DOCUMENT, ['rsvp', 'questions'], questions);
  const find = (text: string) =>
    findClickedPath({ texts: [text], alt: null, sections: ['rsvp'] }, document, 'en')?.join('.');
  expect(find('A song')).toBe('rsvp.questions.0.label');
  expect(find('A song (optional)')).toBe('rsvp.questions.0.label');
  expect(find('A songbook')).toBeUndefined();
});
