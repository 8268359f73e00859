import type { ContentPath } from '../../domain/wedding/checks/content-issue.ts';
import {
  isTranslations,
  LANGUAGES,
  type LanguageCode,
  type LocalText,
  type Translations,
} from '../../domain/wedding/languages.ts';
import { listFields } from './content-schema.ts';
import { type ContentDocument, getValue, setValue } from './document-path.ts';

/** The languages of a document, also of one that is not valid. */
export function readLanguages(document: ContentDocument): [LanguageCode, ...LanguageCode[]] {
  const languages = Array.isArray(document.languages) ? document.languages : [];
  const [first = 'en', ...others] = LANGUAGES.filter((code) => languages.includes(code)).sort(
    (a, b) => languages.indexOf(a) - languages.indexOf(b),
  );
  return [first, ...others];
}

/** The text in one language; empty without one. */
export function readText(text: unknown, language: LanguageCode, first: LanguageCode): string {
  if (typeof text === 'string') return language === first ? text : '';
  return (isTranslations(text) && text[language]) || '';
}

/** The text with other words in one language. */
export function writeText(
  text: unknown,
  language: LanguageCode,
  first: LanguageCode,
  words: string,
): LocalText {
  if (language === first && !isTranslations(text)) return words;
  const known = isTranslations(text) ? text : typeof text === 'string' ? { [first]: text } : {};
  const { [language]: _, ...others } = known;
  if (words === '') return Object.keys(others).length > 0 ? others : '';
  // In the order of the languages, so that the same texts are equal.
  const texts: Translations = { ...others, [language]: words };
  return Object.fromEntries(
    LANGUAGES.flatMap((code) => (texts[code] ? [[code, texts[code]]] : [])),
  );
}

/** The words to show where there is only room for one language. */
export function readAnyText(text: unknown, first: LanguageCode): string {
  if (!isTranslations(text)) return typeof text === 'string' ? text : '';
  return text[first] ?? Object.values(text).find(Boolean) ?? '';
}

/**
 * Changes the languages. A text without languages is in the first one, so before another language
 * becomes the first, every such text is marked with the former first one.
 */
export function changeLanguages(
  document: ContentDocument,
  languages: readonly LanguageCode[],
): ContentDocument {
  const [first] = readLanguages(document);
  const changed = setValue(document, ['languages'], languages);
  if (languages[0] === first) return changed;
  const mark = (content: ContentDocument, path: ContentPath) => {
    const text = getValue(content, path);
    return typeof text === 'string' && text !== ''
      ? setValue(content, path, { [first]: text })
      : content;
  };
  return [...listFields(document)]
    .filter(({ field }) => field.isTranslated)
    .reduce((content, { path }) => mark(content, path), changed);
}
