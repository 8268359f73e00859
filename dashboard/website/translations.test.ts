import { expect, it } from 'vitest';
import type { ContentField } from '../../domain/wedding/content-fields.ts';
import { needsTranslation } from '../../domain/wedding/content-texts.ts';
import { getValue, toPathKey } from './document-path.ts';
import { findEditorSection } from './editor-sections.ts';
import {
  changeLanguages,
  copyToLanguages,
  findNextMissing,
  isSameEverywhere,
  listMissingTexts,
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

it('a heading that is still ours is in a language as soon as that is added', () => {
  const document = {
    languages: ['en'],
    stay: { heading: 'Where to Stay', groups: [] },
    travel: { heading: { en: 'Getting There', de: 'So kommt ihr her' }, cards: [] },
    faq: { heading: 'Ask us anything', items: [] },
  };
  const changed = changeLanguages(document, ['pt', 'en', 'de']);
  expect(changed).toMatchObject({
    stay: { heading: { en: 'Where to Stay', de: 'Unterkünfte', pt: 'Onde ficar' } },
    travel: { heading: { en: 'Getting There', de: 'So kommt ihr her', pt: 'Como chegar' } },
    faq: { heading: { en: 'Ask us anything' } },
  });
  expect(changeLanguages(changed, ['pt', 'en'])).toEqual({ ...changed, languages: ['pt', 'en'] });
});

const HEADING: ContentField = { label: 'Heading', kind: 'text', isTranslated: true };
const PLACE: ContentField = { ...HEADING, isPlace: true };

it('a place, an address and a number are guessed to be the same in all languages', () => {
  for (const text of ['16:30', '+39 041 240801', 'sea@example.com', 'https://example.com/taxi']) {
    expect(needsTranslation(HEADING, text), text).toBe(false);
  }
  for (const text of ['Dinner at 8', 'Write to sea@example.com', 'Mon.–Fri.', '']) {
    expect(needsTranslation(HEADING, text), text).toBe(true);
  }
  expect(needsTranslation(PLACE, 'Quinta da Regaleira')).toBe(false);
  expect(needsTranslation(PLACE, '')).toBe(true);
});

it('a text is the same in all languages until one of them has other words', () => {
  const languages = ['en', 'de', 'it'] as const;
  expect(isSameEverywhere('Villa Rosa', languages, PLACE)).toBe(true);
  expect(isSameEverywhere('Dinner', languages, HEADING)).toBe(false);
  expect(isSameEverywhere({ en: 'Villa Rosa', de: 'Haus Rosa' }, languages, PLACE)).toBe(false);
  expect(copyToLanguages('Brunch', languages)).toEqual({
    en: 'Brunch',
    it: 'Brunch',
    de: 'Brunch',
  });
  const partly = copyToLanguages({ en: 'Dinner', de: 'Abendessen' }, languages);
  expect(partly).toEqual({ en: 'Dinner', it: 'Dinner', de: 'Abendessen' });
  expect(isSameEverywhere(copyToLanguages('Brunch', languages), languages, HEADING)).toBe(true);
});

const TRANSLATED = {
  languages: ['en', 'de'],
  venueLine: 'Sintra, Portugal',
  farewell: 'See you soon',
  celebrate: {
    heading: { en: 'Events', de: 'Feste' },
    introduction: 'Three days',
    events: [{ id: 'wedding', title: 'The Wedding', location: 'Quinta', dateText: 'In June' }],
  },
  faq: { heading: 'Questions', items: [] },
};

it('missing texts are listed in the order of the editor, without those that are guessed to be the same', () => {
  const keys = listMissingTexts(TRANSLATED, 'de').map(toPathKey);
  expect(keys).toEqual([
    'venueLine',
    'celebrate.introduction',
    'celebrate.events.0.title',
    'faq.heading',
    'farewell',
  ]);
  expect(listMissingTexts(TRANSLATED, 'en')).toEqual([]);
});

it('the next missing text is after the field or in the open section, and after the last one the first', () => {
  const find = (field?: string, section?: string) =>
    findNextMissing(TRANSLATED, 'de', {
      field,
      section: findEditorSection(section, TRANSLATED),
    })?.join('.');
  expect(find()).toBe('venueLine');
  expect(find('venueLine')).toBe('celebrate.introduction');
  expect(find('celebrate.introduction', 'celebrate')).toBe('celebrate.events.0.title');
  expect(find('celebrate.events.0.location', 'celebrate')).toBe('faq.heading');
  expect(find('venueLine', 'faq')).toBe('faq.heading');
  expect(find(undefined, 'celebrate')).toBe('celebrate.introduction');
  expect(find('farewell')).toBe('venueLine');
  expect(findNextMissing(TRANSLATED, 'en', { field: 'farewell', section: undefined })).toBe(
    undefined,
  );
});
