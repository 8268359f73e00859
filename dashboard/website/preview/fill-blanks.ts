import type { ContentPath } from '../../../domain/content-issue.ts';
import { isTranslations } from '../../../domain/languages.ts';
import { findSchema, isOptional, listFields, weddingSchema } from '../content-schema.ts';
import { type ContentDocument, getValue, isGroup, setValue } from '../document-path.ts';
import { readAnyText, readLanguages } from '../translations.ts';

const BLANK = '…';
const TEXT_KINDS = new Set(['text', 'paragraphs']);

/** The document as the preview shows it: with dots for texts and without pictures that are not there yet. */
export function fillBlanks(document: ContentDocument): ContentDocument {
  const [first] = readLanguages(document);
  let filled = document;
  const removed: ContentPath[] = [];
  for (const { path, field, value } of listFields(weddingSchema, document)) {
    if (field.kind === 'picture' && isGroup(value) && value.file === '') removed.push(path);
    else if (field.isOverride || !TEXT_KINDS.has(field.kind)) continue;
    else if (value === '') filled = setValue(filled, path, BLANK);
    else if (isTranslations(value) && !value[first]) {
      filled = setValue(filled, path, { ...value, [first]: readAnyText(value, first) || BLANK });
    }
  }
  // From the end, so that the places of the others in their lists stay.
  return removed.reverse().reduce(removeValue, filled);
}

function removeValue(document: ContentDocument, path: ContentPath): ContentDocument {
  const schema = findSchema(path, document);
  if (schema && isOptional(schema)) return setValue(document, path, undefined);
  const [list, index] = [getValue(document, path.slice(0, -1)), path.at(-1)];
  if (!Array.isArray(list) || typeof index !== 'number') return document;
  return setValue(document, path.slice(0, -1), list.toSpliced(index, 1));
}
