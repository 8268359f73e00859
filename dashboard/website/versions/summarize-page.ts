import type { ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { formatDay } from '../../../domain/wedding/zone-time.ts';
import { formatCount } from '../../ui/format-count.ts';
import { listFields } from '../content-schema.ts';
import { getElementTitle } from '../describe-path.ts';
import { type ContentDocument, isGroup } from '../document-path.ts';
import { EDITOR_SECTIONS, type EditorSection, isAbsent } from '../editor-sections.ts';
import { readAnyText, readLanguages } from '../translations.ts';

export type SectionSummary = { title: string; words: string };

/** Lists the sections of a valid document with a line about each, as in 'Events': 'Dinner · The Wedding'. */
export function summarizePage(document: ContentDocument, locale: string): SectionSummary[] {
  return EDITOR_SECTIONS.filter((section) => section.id !== 'look' && !isAbsent(section, document))
    .map((section) => ({ title: section.title, words: summarize(section, document, locale) }))
    .filter(({ words }) => words !== '');
}

function summarize(section: EditorSection, document: ContentDocument, locale: string): string {
  const [first] = readLanguages(document);
  const fields = section.contentSections.flatMap(({ key, schema }) => [
    ...listFields(document[key], schema, [key]),
  ]);
  const read = (name: string) => fields.find(({ path }) => path.join('.') === name)?.value;
  if (section.id === 'basics') {
    const day = formatDay(String(read('date')), locale).longDayOfWeek;
    const names = [read('couple.0'), read('couple.1')].join(' & ');
    return [names, day, readAnyText(read('venueLine'), first)].join(' · ');
  }
  if (section.id === 'rsvp') {
    return `Replies until ${formatDay(String(read('rsvp.deadline')), locale).longDay}`;
  }
  const list = fields.find(({ value }) => Array.isArray(value) && value.length > 0);
  if (list) return summarizeList(list.value as unknown[], list.path, document);
  const text = fields.find(({ field, value }) => field.isTranslated && readAnyText(value, first));
  return readAnyText(text?.value, first);
}

const MAX_TITLES = 4;

function summarizeList(items: unknown[], path: ContentPath, document: ContentDocument): string {
  if (items.every((item) => isGroup(item) && 'file' in item)) {
    return formatCount(items.length, 'picture', 'pictures');
  }
  const titles = items.slice(0, MAX_TITLES).map((item, index) => {
    return getElementTitle(item, [...path, index], document);
  });
  const rest = items.length - MAX_TITLES;
  return titles.join(' · ') + (rest > 0 ? ` · and ${rest} more` : '');
}
