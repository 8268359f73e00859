import { describe, expect, it } from 'vitest';
import {
  COUPLE_TEXTS,
  EMAIL_MESSAGES,
  LANGUAGES,
  type LanguageCode,
  MESSAGES,
} from '../wedding/languages.ts';
import { formatMessage } from './format.ts';

const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');
type Translation = (typeof TRANSLATIONS)[number];

/** Every text of one language by its path. */
function textsByPath(messages: object, parent = ''): Map<string, string> {
  const entries = Object.entries(messages).flatMap(([name, message]): [string, string][] => {
    const path = `${parent}/${name}`;
    if (typeof message === 'string') return [[path, message]];
    return message === null ? [] : [...textsByPath(message, path)];
  });
  return new Map(entries);
}

const english = textsByPath(MESSAGES.en);

/** In the guests' pages, the emails and the texts for the couple. */
function findTexts(language: LanguageCode, pattern: RegExp): string[] {
  const all = [MESSAGES[language], EMAIL_MESSAGES[language], COUPLE_TEXTS[language]];
  const texts = all.flatMap((messages) => [...textsByPath(messages).values()]);
  return texts.flatMap((text) => text.split('\n')).filter((line) => pattern.test(line));
}

describe.each(LANGUAGES)('the messages in %s', (language) => {
  it('are data, which JSON keeps', () => {
    const values = Object.values(MESSAGES[language]).flatMap((group) => Object.values(group));
    expect(JSON.parse(JSON.stringify(values))).toEqual(values);
  });

  it('contain no space at an end and no two spaces in a row', () => {
    expect(findTexts(language, /^\s|\s$|\s\s/)).toEqual([]);
  });

  it('have one place for the news of an announcement, and none in other emails', () => {
    const blankLines = Object.values(EMAIL_MESSAGES[language].mailings).map(
      ({ paragraphs }) => paragraphs.filter((paragraph) => paragraph === '…').length,
    );
    expect(blankLines).toEqual([0, 0, 0, 0, 1]);
  });

  it('name their language', () => {
    expect(MESSAGES[language].page.lang).toBe(language);
  });
});

/** Words that a language shares with English. */
const SHARED_WORDS: Record<Translation, string[]> = {
  it: ['Email', 'No', 'Privacy', 'RSVP'],
  de: ['{question} (optional)'],
  fr: ['Message', 'Messages ({hotkey})', 'Questions', 'RSVP'],
  es: ['No'],
  pt: ['Email'],
};

/** Words of the form of address that these messages do not use. */
const OTHER_FORM_OF_ADDRESS: Record<Translation, RegExp> = {
  it: /\b(tu|tuo|tua|tuoi|Lei)\b/,
  de: /\b(Sie|Ihnen|du|dich|dein\w*)\b|(?<!^|[.!?] )\bIhr/,
  fr: /(?<!\p{L})(tu|ton|ta|tes)(?!\p{L})/iu,
  es: /\b(tú|tu|tus|usted|ustedes)\b/i,
  pt: /(?<!\p{L})(tu|teus?|tuas?|contigo|você)(?!\p{L})/iu,
};

const WRONG_TYPOGRAPHY: Record<Translation, RegExp> = {
  it: /['"“]|\.\.\.|\bE’/,
  de: /['"]|\.\.\.|(?<!„[^“]*)“| …/,
  // A narrow space before ! ? ; and », a space that does not break before the colon.
  fr: /['"“”]|\.\.\.|(?<!\u202f)[!?;»]|(?<!\u00a0):|«(?!\u202f)/,
  // Each question and exclamation has its mark at the beginning too.
  es: /['"“]|\.\.\.|^[^¿]*\?|^[^¡]*!/,
  pt: /['"“]|\.\.\./,
};

describe.each(TRANSLATIONS)('the translation into %s', (language) => {
  const messages = MESSAGES[language];
  const texts = textsByPath(messages);
  const serverErrors = '/rsvpErrors/serverErrors/';

  it('has the keys of English, and a text for each error of the server', () => {
    const paths = [...texts.keys()].filter((path) => !path.startsWith(serverErrors));
    expect(paths.sort()).toEqual([...english.keys()].sort());
    expect(Object.keys(messages.rsvpErrors.serverErrors).sort()).toEqual(
      Object.keys(MESSAGES.it.rsvpErrors.serverErrors).sort(),
    );
  });

  it('differs from English, except for words that both languages share', () => {
    const same = [...texts].filter(([path, text]) => text === english.get(path));
    expect(same.map(([, text]) => text).sort()).toEqual(SHARED_WORDS[language]);
  });

  it('has the placeholders of English, and those of Italian where English has no text', () => {
    const italian = textsByPath(MESSAGES.it);
    const listPlaceholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [path, text] of texts) {
      const original = english.get(path) ?? italian.get(path);
      expect(listPlaceholders(text), path).toEqual(listPlaceholders(original));
    }
  });

  it('has the quotation marks, apostrophes, ellipses and spaces of the language', () => {
    expect(findTexts(language, WRONG_TYPOGRAPHY[language])).toEqual([]);
  });

  it('addresses the guests in one way', () => {
    expect(findTexts(language, OTHER_FORM_OF_ADDRESS[language])).toEqual([]);
  });

  it('uses the singular for one second and the plural for more', () => {
    const { retryAfter } = messages.gate;
    const format = (count: number) => formatMessage(retryAfter, { count }, language);
    expect(format(1)).toBe(retryAfter.one.replace('{count}', '1'));
    expect(format(9)).toBe(retryAfter.other.replace('{count}', '9'));
    expect(retryAfter.one).not.toBe(retryAfter.other);
  });
});
