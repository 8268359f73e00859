import type { ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import type { LanguageCode } from '../../../domain/wedding/languages.ts';
import { listFields } from '../content-schema.ts';
import { type ContentDocument, getValue, isInside } from '../document-path.ts';
import { readLanguages, readText } from '../translations.ts';

/** Something on the previewed page that the couple has clicked. */
export type Click = {
  /** The words around it, from the inside to the outside. */
  texts: string[];
  /** The description of a clicked picture. */
  alt: string | null;
  /** The names of the sections that the element can belong to; empty for the top of the page. */
  sections: readonly string[];
  /** The position of the event whose card was clicked. */
  event?: number | null;
};

/** The field whose value was clicked; undefined if none has these words. */
export function findClickedPath(
  { texts, alt, sections, event = null }: Click,
  document: ContentDocument,
  language: LanguageCode,
): ContentPath | undefined {
  const [first] = readLanguages(document);
  const read = (text: unknown) =>
    normalize(readText(text, language, first) || readText(text, first, first));
  const fields = [...listFields(document)].map(({ path, value, field: { kind } }) => ({
    path,
    kind,
    words: read(value),
    alt: kind === 'picture' ? read(getValue(value, ['alt'])) : '',
  }));
  // The event and the section that were clicked come first: others may have the same words.
  const isInClickedEvent = (path: ContentPath) =>
    event !== null && isInside(path, ['celebrate', 'events', event]);
  const getDistance = ({ path }: { path: ContentPath }) => {
    if (isInClickedEvent(path)) return 0;
    return sections.includes(String(path[0])) ? 1 : 2;
  };
  const sorted = fields.toSorted((a, b) => getDistance(a) - getDistance(b));
  if (alt) return sorted.find((field) => field.alt !== '' && field.alt === normalize(alt))?.path;
  for (const [index, text] of texts.map(normalize).entries()) {
    if (!text) continue;
    const found =
      sorted.find(({ words }) => words === text) ??
      // A paragraph of a longer text.
      sorted.find(({ kind, words }) => kind === 'paragraphs' && words.includes(text)) ??
      // A question of the form, with the word "optional" behind it.
      sorted.find(
        ({ path, words }) =>
          words && isInside(path, ['rsvp', 'questions']) && text.startsWith(`${words} (`),
      ) ??
      // A line of an event's card, such as the time with the place.
      sorted.find(
        ({ path, words }) => index === 0 && words && isInClickedEvent(path) && text.includes(words),
      );
    if (found) return found.path;
  }
  return undefined;
}

/** Without full stops inside: the page ends the lines of a dress code with one. */
function normalize(text: string): string {
  return text.replaceAll(/\.?\s+/g, ' ').trim();
}
