import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { ContentChange } from '../../domain/website/website-api.ts';
import type { ContentPath } from '../../domain/wedding/checks/content-issue.ts';
import type { ContentField } from '../../domain/wedding/content-fields.ts';
import { formatTime } from '../../domain/wedding/format-date.ts';
import { LANGUAGE_DETAILS, type LanguageCode } from '../../domain/wedding/languages.ts';
import { formatDay } from '../../domain/wedding/zone-time.ts';
import { findSchema, getElement, getField, getLabel, listFields } from './content-schema.ts';
import { type ContentDocument, getValue, isGroup } from './document-path.ts';
import {
  type EditorSection,
  findEditorSection,
  isAbsent,
  isHidden,
  listEditorSections,
} from './editor-sections.ts';
import { readAnyText, readLanguages } from './translations.ts';

/** Formats values of the content in words, with the dates of a locale. */
type FormatOptions = { document: ContentDocument; locale: string };

/** The labels that lead to a value, as in ['Events', 'Welcome Party', 'Starts']. */
export function describePath(path: ContentPath, document: ContentDocument): string[] {
  return path.flatMap((key, index) => {
    const inner = path.slice(0, index + 1);
    const schema = findSchema(inner, document);
    const field = schema && getField(schema);
    if (isTranslated(path.slice(0, index), document)) {
      const [first, ...others] = readLanguages(document);
      return key === first && others.length === 0 ? [] : [getLanguageName(String(key))];
    }
    if (typeof key === 'number' && isElement(inner, document)) {
      return describeElement(inner, field, document);
    }
    // An added section is named by its heading.
    if (path[0] === 'sections' && index < 2)
      return index === 0 ? [] : [findEditorSection(String(key), document)?.title ?? String(key)];
    // A list inside of its section repeats the section's label.
    const isOnlyList = field?.kind === 'list' && index === 1 && isSectionOf(path, document, field);
    return isOnlyList ? [] : [schema ? getLabel(schema, inner, document) : String(key)];
  });
}

/** The words of a list's element that tell it from the others. */
export function describeElement(
  path: ContentPath,
  field: ContentField | undefined,
  document: ContentDocument,
): string {
  const title = getElementTitle(getValue(document, path), path, document);
  const label = field?.label ?? getMessages('website').values.item;
  return title || `${label} ${Number(path.at(-1)) + 1}`;
}

/** The title of a list's element: that of a language or a section is its name. */
export function getElementTitle(
  value: unknown,
  path: ContentPath,
  document: ContentDocument,
): string {
  if (path[0] === 'languages') return getLanguageName(String(value));
  if (path[0] === 'order' || path[0] === 'hidden')
    return findEditorSection(String(value), document)?.title ?? String(value);
  return getTitle(value, document);
}

/** The title of a group: its first text. */
export function getTitle(value: unknown, document: ContentDocument): string {
  const [first] = readLanguages(document);
  if (!isGroup(value)) return readAnyText(value, first);
  for (const name of ['title', 'name', 'heading', 'question', 'label', 'by', 'alt', 'text']) {
    const text = readAnyText(value[name], first);
    if (text) return text;
  }
  return readAnyText(value, first);
}

/** A value in words; null for a group, which has too many. */
export function describeValue(
  value: unknown,
  path: ContentPath,
  options: FormatOptions,
): string | null {
  const { document, locale } = options;
  const texts = getMessages('website').values;
  if (value === undefined || value === '') return texts.empty;
  const schema = findSchema(path, document);
  const field = schema && getField(schema);
  const text = typeof value === 'string' ? value : null;
  switch (field?.kind) {
    case 'date':
      return text && formatDay(text, locale).longDayOfWeek;
    case 'local-time':
      return text && describeTime(text, locale);
    case 'time':
      return text && formatTime(`2000-01-01T${text}`, locale);
    case 'switch':
      return value ? texts.yes : texts.no;
    case 'choice':
      return (
        field.choices?.[String(text)] ??
        getEventTitle(value, document) ??
        text ??
        getTitle(value, document)
      );
    case 'file':
      return texts.anotherPicture;
    case 'video':
      return describeVideo(value);
  }
  if (typeof value === 'number') return String(value);
  if ((path[0] === 'order' || path[0] === 'hidden') && Array.isArray(value))
    return value.map((id) => getElementTitle(id, path, document)).join(' · ');
  return getElementTitle(value, path, document) || null;
}

/** The name of its file, and the languages of its captions. */
function describeVideo(value: unknown): string {
  const { captions, name } = isGroup(value) ? value : {};
  const languages = isGroup(captions) ? Object.keys(captions).map(getLanguageName) : [];
  return [name, ...languages].join(' · ');
}

function getEventTitle(id: unknown, document: ContentDocument): string | undefined {
  const events = getValue(document, ['celebrate', 'events']);
  const event = Array.isArray(events) && events.find((one) => isGroup(one) && one.id === id);
  return event ? getTitle(event, document) : undefined;
}

function describeTime(localTime: string, locale: string): string {
  const { longDayOfWeek, time } = formatDay(localTime, locale);
  return `${longDayOfWeek}, ${time}`;
}

function getLanguageName(code: string): string {
  return LANGUAGE_DETAILS[code as LanguageCode]?.name ?? code;
}

function isTranslated(path: ContentPath, document: ContentDocument): boolean {
  const schema = findSchema(path, document);
  return (schema && getField(schema)?.isTranslated) ?? false;
}

/** Whether the path leads into a list, not to one of the two names. */
function isElement(path: ContentPath, document: ContentDocument): boolean {
  const parent = findSchema(path.slice(0, -1), document);
  return parent !== undefined && getElement(parent) !== undefined;
}

/** Whether a section and its list have the same label, as in Events → Events. */
function isSectionOf(path: ContentPath, document: ContentDocument, field: ContentField): boolean {
  const section = findSchema(path.slice(0, 1), document);
  return section !== undefined && getField(section)?.label === field.label;
}

/** A difference in words, as in 'Events → The Wedding → Starts': '5:30 PM' became '6:00 PM'. */
export type ChangeWords = {
  /** The labels that lead to the value. */
  place: string[];
  kind: ContentChange['kind'];
  before: string | null;
  after: string | null;
};

type Documents = { before: ContentDocument; after: ContentDocument; locale: string };

export function describeChange(
  { path, kind, before, after }: ContentChange,
  documents: Documents,
): ChangeWords {
  const { locale } = documents;
  if (kind === 'moved') {
    return {
      place: describePath(path, documents.after),
      kind,
      before: String(Number(before) + 1),
      after: String(Number(after) + 1),
    };
  }
  const document = kind === 'removed' ? documents.before : documents.after;
  const describe = (value: unknown, inside: ContentDocument) =>
    value === undefined ? null : describeValue(value, path, { document: inside, locale });
  return {
    place:
      kind === 'changed'
        ? describePath(isElement(path, document) ? path.slice(0, -1) : path, document)
        : describePlace(path, document, kind === 'removed' ? before : after),
    kind,
    before: describe(before, documents.before),
    after: describe(after, documents.after),
  };
}

/** An element that was added or removed is named by its own title. */
function describePlace(path: ContentPath, document: ContentDocument, value: unknown): string[] {
  const place = describePath(path, document);
  const title = isElement(path, document) && getElementTitle(value, path, document);
  return title ? [...place.slice(0, -1), title] : place;
}

export type SectionSummary = { title: string; words: string };

/** Lists the sections of a valid document with a line about each, as in 'Events': 'Dinner · The Wedding'. */
export function summarizePage(document: ContentDocument, locale: string): SectionSummary[] {
  return listEditorSections(document)
    .filter(
      (section) =>
        section.id !== 'look' && !isAbsent(section, document) && !isHidden(section, document),
    )
    .map((section) => ({ title: section.title, words: summarize(section, document, locale) }))
    .filter(({ words }) => words !== '');
}

function summarize(section: EditorSection, document: ContentDocument, locale: string): string {
  const [first] = readLanguages(document);
  const fields = section.parts.flatMap(({ path, schema }) => [
    ...listFields(getValue(document, path), schema, path),
  ]);
  const read = (name: string) => fields.find(({ path }) => path.join('.') === name)?.value;
  if (section.id === 'basics') {
    const day = formatDay(String(read('date')), locale).longDayOfWeek;
    const names = [read('couple.0'), read('couple.1')].join(' & ');
    return [names, day, readAnyText(read('venueLine'), first)].join(' · ');
  }
  if (section.id === 'rsvp') {
    const deadline = formatDay(String(read('rsvp.deadline')), locale).longDay;
    return getMessages('website').values.repliesUntil(deadline);
  }
  const list = fields.find(({ value }) => Array.isArray(value) && value.length > 0);
  if (list) return summarizeList(list.value as unknown[], list.path, document);
  const text = fields.find(({ field, value }) => field.isTranslated && readAnyText(value, first));
  return readAnyText(text?.value, first);
}

const MAX_TITLES = 4;

function summarizeList(items: unknown[], path: ContentPath, document: ContentDocument): string {
  const { andMore, pictures } = getMessages('website').values;
  if (items.every((item) => isGroup(item) && 'file' in item)) {
    return pictures(items.length);
  }
  const titles = items.slice(0, MAX_TITLES).map((item, index) => {
    return getElementTitle(item, [...path, index], document);
  });
  const rest = items.length - MAX_TITLES;
  const words = titles.join(' · ');
  return rest > 0 ? andMore(words, rest) : words;
}
