import { expect, it } from 'vitest';
import { getValue } from './document-path.ts';
import {
  changeLanguages,
  readAnyText,
  readLanguages,
  readText,
  writeText,
} from './translations.ts';

it('a document without valid languages is read as English', () => {
  expect(readLanguages({})).toEqual(['en']);
  expect(readLanguages({ languages: 'en' })).toEqual(['en']);
  expect(readLanguages({ languages: ['xx', 'it', 'en'] })).toEqual(['it', 'en']);
});

it('a plain text belongs to the first language only', () => {
  expect(readText('Where to Stay', 'en', 'en')).toBe('Where to Stay');
  expect(readText('Where to Stay', 'it', 'en')).toBe('');
  expect(readText({}, 'en', 'en')).toBe('');
});

it('where only one language has room, the first one that has words is shown', () => {
  expect(readAnyText('Where?', 'en')).toBe('Where?');
  expect(readAnyText({ it: 'Dove?', en: 'Where?' }, 'en')).toBe('Where?');
  expect(readAnyText({ it: 'Dove?' }, 'en')).toBe('Dove?');
  for (const text of [undefined, 7, {}]) expect(readAnyText(text, 'en')).toBe('');
});

it('a text stays plain until it is translated', () => {
  expect(writeText('When?', 'en', 'en', 'Where?')).toBe('Where?');
  expect(writeText('When?', 'it', 'en', 'Quando?')).toEqual({ en: 'When?', it: 'Quando?' });
});

it('an emptied translation is removed, and the last one leaves an empty text', () => {
  expect(writeText({ en: 'When?', it: 'Quando?' }, 'it', 'en', '')).toEqual({ en: 'When?' });
  expect(writeText({ en: 'When?' }, 'en', 'en', '')).toBe('');
  expect(writeText({}, 'en', 'en', '')).toBe('');
  expect(writeText({}, 'it', 'en', 'Quando?')).toEqual({ it: 'Quando?' });
});

it('when another language becomes the first, plain texts keep their language', () => {
  const document = {
    languages: ['en'],
    faq: { heading: 'Questions', items: [] },
    couple: ['A', 'B'],
  };
  const changed = changeLanguages(document, ['it', 'en']);
  expect(getValue(changed, ['faq', 'heading'])).toEqual({ en: 'Questions' });
  expect(changed.couple).toEqual(['A', 'B']);
  expect(changed.languages).toEqual(['it', 'en']);
  expect(changeLanguages(document, ['en', 'it']).faq).toBe(document.faq);
});
