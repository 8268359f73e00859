import * as z from 'zod';
import { ADDED_KINDS, type AddedKind } from '../../domain/wedding/added-sections.ts';
import type { ContentPath } from '../../domain/wedding/checks/content-issue.ts';
import { isTranslations } from '../../domain/wedding/languages.ts';
import { JOURNEY_PARTS, KINDS_OF_JOURNEY } from '../../domain/wedding/rsvp-section.ts';
import { orderSections, toStoredOrder } from '../../domain/wedding/section-order.ts';
import {
  type FieldSchema,
  findSchema,
  getChildren,
  getElement,
  getField,
  getMinLength,
  isOptional,
  listFields,
  unwrap,
} from './content-schema.ts';
import { type ContentDocument, getValue, isGroup, setValue } from './document-path.ts';
import { readArranged } from './editor-sections.ts';
import { readAnyText, readLanguages, translate, translatePreset } from './translations.ts';

/** The value that a new part of the document starts with. Its texts are empty, except for headings. */
export function createBlank(schema: FieldSchema, document: ContentDocument): unknown {
  const inner = unwrap(schema);
  const field = getField(inner);
  if (field?.preset) return translatePreset(field.preset, readLanguages(document));
  switch (field?.kind) {
    case 'date':
      return document.date;
    case 'local-time':
      return `${document.date}T18:00`;
    case 'switch':
      return false;
    case 'video':
      return undefined;
    case 'number':
      return 1;
    case 'colour':
      return '#98452c';
    case 'choice':
      return Object.keys(field.choices ?? {})[0] ?? '';
    case 'list':
      return Array.from({ length: getMinLength(inner) }, () => createElement(inner, document));
  }
  if (inner instanceof z.ZodLiteral) return inner.value;
  if (inner instanceof z.ZodRecord) return {};
  const children = getChildren(inner);
  if (children.length === 0) return '';
  return Object.fromEntries(
    children
      .filter(({ schema: child }) => !isOptional(child))
      .map(({ key, schema: child }) => [key, createBlank(child, document)]),
  );
}

/** The document with a new section of a kind, and the path of that section. */
export function addSection(document: ContentDocument, kind: AddedKind) {
  const id = `${kind}_${createSuffix()}`;
  const path = ['sections', id];
  const added = setValue(document, path, createBlank(ADDED_KINDS[kind], document));
  const arranged = readArranged(added);
  const order = toStoredOrder(orderSections(arranged), arranged);
  return { path, document: setValue(added, ['order'], order) };
}

/** A new element of a list. */
export function createElement(list: FieldSchema, document: ContentDocument): unknown {
  const element = getElement(list);
  return copyElement(element && createBlank(element, document), list);
}

/** A copy without the values that only one element can have; an element with an id gets one of its own. */
export function copyElement(value: unknown, list: FieldSchema): unknown {
  if (!isGroup(value)) return value;
  const { journey: _, originalName: __, ...copied } = value;
  return 'id' in value ? { ...copied, id: createId(list) } : copied;
}

/** Eight hexadecimal digits. `crypto.randomUUID` is missing where the address begins with http:// and is not localhost. */
function createSuffix(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, '0');
}

/** Never the id of a removed element: replies may still refer to that. */
function createId(list: FieldSchema): string {
  return `${getField(list)?.itemLabel}_${createSuffix()}`;
}

/** The questions about the journey that the form does not have yet. */
export function createJourneyQuestions(list: FieldSchema, document: ContentDocument): unknown[] {
  const questions = getValue(document, ['rsvp', 'questions']);
  const known = Array.isArray(questions) ? questions.map((one) => getValue(one, ['journey'])) : [];
  return JOURNEY_PARTS.filter((part) => !known.includes(part)).map((journey) => ({
    id: createId(list),
    label: translate(readLanguages(document), (texts) => texts.journey[journey]),
    kind: KINDS_OF_JOURNEY[journey],
    journey,
  }));
}

const BLANK = '…';
const TEXT_KINDS = new Set(['text', 'paragraphs']);

/** In place of a video that is not there yet: the preview shows its frame. */
const BLANK_VIDEO = { sha256: '0'.repeat(64), name: BLANK, width: 16, height: 9 };

/** The document as the preview shows it: with dots for texts and without pictures that are not there yet. */
export function fillBlanks(document: ContentDocument): ContentDocument {
  const [first] = readLanguages(document);
  let filled = document;
  for (const [id, section] of Object.entries(readArranged(document).sections)) {
    const isBlank = isGroup(section) && section.kind === 'video' && section.video === undefined;
    if (isBlank) filled = setValue(filled, ['sections', id, 'video'], BLANK_VIDEO);
  }
  const removed: ContentPath[] = [];
  for (const { path, field, value } of listFields(document)) {
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
