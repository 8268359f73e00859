import type { ContentPath } from '../../domain/wedding/checks/content-issue.ts';
import type { ContentField } from '../../domain/wedding/content-fields.ts';
import { needsTranslation } from '../../domain/wedding/content-texts.ts';
import {
  COUPLE_TEXTS,
  isTranslations,
  LANGUAGES,
  type LanguageCode,
  type LocalText,
  type Translations,
} from '../../domain/wedding/languages.ts';
import { listFields } from './content-schema.ts';
import { type ContentDocument, getValue, isInside, setValue, toPathKey } from './document-path.ts';
import { type EditorSection, listEditorSections } from './editor-sections.ts';

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

/** The text with the words of the first language in each language that has none. */
export function copyToLanguages(
  text: unknown,
  languages: readonly [LanguageCode, ...LanguageCode[]],
): LocalText {
  const [first] = languages;
  const source = readAnyText(text, first);
  return languages.reduce<LocalText>(
    (copy, language) =>
      readText(copy, language, first) ? copy : writeText(copy, language, first, source),
    isTranslations(text) ? text : source,
  );
}

/** Whether guests read the same words in every language, also where a translation is not needed. */
export function isSameEverywhere(
  text: unknown,
  languages: readonly [LanguageCode, ...LanguageCode[]],
  field: ContentField,
): boolean {
  const [first] = languages;
  const source = readText(text, first, first);
  const isCommon = !needsTranslation(field, source);
  return languages.every((language) => {
    const words = readText(text, language, first);
    return words === source || (words === '' && isCommon);
  });
}

/** Lists the texts that a language does not have, in the order of the editor. */
export function listMissingTexts(document: ContentDocument, language: LanguageCode): ContentPath[] {
  const [first] = readLanguages(document);
  return listInOrder(document)
    .filter((field) => isMissing(field, language, first))
    .map(({ path }) => path);
}

/**
 * The next text that a language does not have, after a field or from the beginning of a section.
 * After the last one it is the first one again.
 */
export function findNextMissing(
  document: ContentDocument,
  language: LanguageCode,
  from: { field: string | undefined; section: EditorSection | undefined },
): ContentPath | undefined {
  const [first] = readLanguages(document);
  const fields = listInOrder(document);
  const isInSection = ({ path }: FoundField) =>
    !from.section || from.section.parts.some((part) => isInside(path, part.path));
  const last = fields.findIndex((one) => toPathKey(one.path) === from.field && isInSection(one));
  const start = last < 0 ? Math.max(0, fields.findIndex(isInSection)) : last + 1;
  return [...fields.slice(start), ...fields.slice(0, start)].find((field) =>
    isMissing(field, language, first),
  )?.path;
}

type FoundField = ReturnType<typeof listFields> extends Generator<infer Found> ? Found : never;

function listInOrder(document: ContentDocument): FoundField[] {
  return listEditorSections(document).flatMap(({ parts }) =>
    parts.flatMap(({ path, schema }) => [...listFields(getValue(document, path), schema, path)]),
  );
}

function isMissing(
  { field, value }: FoundField,
  language: LanguageCode,
  first: LanguageCode,
): boolean {
  return (
    field.isTranslated === true &&
    !readText(value, language, first) &&
    needsTranslation(field, readText(value, first, first))
  );
}

/** The words to show where there is only room for one language. */
export function readAnyText(text: unknown, first: LanguageCode): string {
  if (!isTranslations(text)) return typeof text === 'string' ? text : '';
  return text[first] ?? Object.values(text).find(Boolean) ?? '';
}

type Preset = NonNullable<ContentField['preset']>;

/** Our own text for a new part of the website, in its languages. */
export function translatePreset(preset: Preset, languages: readonly LanguageCode[]): Translations {
  return translate(languages, ({ newWebsite }) => newWebsite[preset]);
}

/** A text of ours in all languages of the document. */
export function translate(
  languages: readonly LanguageCode[],
  read: (texts: (typeof COUPLE_TEXTS)[LanguageCode]) => string,
): Translations {
  return Object.fromEntries(
    LANGUAGES.filter((code) => languages.includes(code)).map((code) => [
      code,
      read(COUPLE_TEXTS[code]),
    ]),
  );
}

/** Whether the couple has left the text of a new part as it was, in some language. */
function isPreset(text: unknown, preset: Preset, first: LanguageCode): boolean {
  return LANGUAGES.some((code) => {
    return readText(text, code, first) === COUPLE_TEXTS[code].newWebsite[preset];
  });
}

/**
 * Changes the languages. Headings that are still ours get the words of a new language. A text without languages is in the first one, so before another language
 * becomes the first, every such text is marked with the former first one.
 */
export function changeLanguages(
  document: ContentDocument,
  languages: readonly LanguageCode[],
): ContentDocument {
  const former = readLanguages(document);
  const [first] = former;
  const added = languages.filter((code) => !former.includes(code));
  const changed = [...listFields(document)].reduce(
    (content, { path, value, field: { preset } }) => {
      if (!preset || !isPreset(value, preset, first)) return content;
      const texts = added.reduce<unknown>((text, code) => {
        const words = COUPLE_TEXTS[code].newWebsite[preset];
        return readText(text, code, first) ? text : writeText(text, code, first, words);
      }, value);
      return texts === value ? content : setValue(content, path, texts);
    },
    setValue(document, ['languages'], languages),
  );
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
