import * as z from 'zod';
import {
  type FieldSchema,
  findAlternative,
  getChildren,
  getElement,
  getField,
  isOptional,
  unwrap,
} from './content-schema.ts';
import { type ContentDocument, isGroup } from './document-path.ts';

/** The value that a new part of the document starts with. Its texts are empty. */
export function createBlank(schema: FieldSchema, document: ContentDocument): unknown {
  const inner = unwrap(schema);
  const field = getField(inner);
  switch (field?.kind) {
    case 'date':
      return document.date;
    case 'local-time':
      return `${document.date}T18:00`;
    case 'switch':
      return false;
    case 'number':
      return 1;
    case 'colour':
      return '#98452c';
    case 'choice':
      return createChoice(inner, document);
    case 'list':
      return [];
    case 'picture':
      return { file: '', alt: '' };
  }
  if (inner instanceof z.ZodRecord) return {};
  const children = getChildren(inner);
  if (children.length === 0) return '';
  return Object.fromEntries(
    children
      .filter(({ schema: child }) => !isOptional(child))
      .map(({ key, schema: child }) => [key, createBlank(child, document)]),
  );
}

function createChoice(schema: FieldSchema, document: ContentDocument): unknown {
  const [first] = Object.keys(getField(schema)?.choices ?? {});
  // A map of another place than Venice can only be a picture.
  const alternative = findAlternative(schema, 'picture');
  return alternative
    ? { ...(createBlank(alternative, document) as object), kind: 'picture' }
    : (first ?? '');
}

/** A new element of a list. */
export function createElement(list: FieldSchema, document: ContentDocument): unknown {
  const element = getElement(list);
  const blank = element && createBlank(element, document);
  return isGroup(blank) && 'id' in blank ? { ...blank, id: createId() } : blank;
}

/** A copy of an element; an element with an id needs one of its own. */
export function copyElement(value: unknown): unknown {
  return isGroup(value) && 'id' in value ? { ...value, id: createId() } : value;
}

/** Never the id of a removed element: replies may still refer to that. */
function createId(): string {
  return `event_${crypto.randomUUID().slice(0, 8)}`;
}
