import * as z from 'zod';
import type { ContentPath } from '../../domain/wedding/checks/content-issue.ts';
import { type ContentField, contentFields } from '../../domain/wedding/content-fields.ts';
import { chooseOption } from '../../domain/wedding/content-texts.ts';
import { weddingSchema } from '../../domain/wedding/wedding.ts';
import { getValue, isGroup } from './document-path.ts';

export type FieldSchema = z.core.$ZodType;
export type NamedSchema = { key: string | number; schema: FieldSchema };

export { weddingSchema };

/** Never shown: the app or a file sets them. */
const HIDDEN = new Set([
  'id',
  'focus',
  'formerQuestions',
  'frames',
  'hidden',
  'line',
  'order',
  'originalName',
  'otherLines',
  'revision',
]);

/** The schema inside an optional one. */
export function unwrap(schema: FieldSchema): FieldSchema {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema;
}

export function isOptional(schema: FieldSchema): boolean {
  return schema instanceof z.ZodOptional;
}

export function getField(schema: FieldSchema): ContentField | undefined {
  return contentFields.get(unwrap(schema) as z.ZodType);
}

/** The label of the value at the path in the form. The names on the map have their places as labels. */
export function getLabel(schema: FieldSchema, path: ContentPath, document: unknown): string {
  const parent = findSchema(path.slice(0, -1), document);
  const isNamed =
    parent !== undefined &&
    unwrap(parent) instanceof z.ZodRecord &&
    getField(schema)?.kind === 'text';
  return isNamed ? toWords(String(path.at(-1))) : (getField(schema)?.label ?? '');
}

/** As in 'Grand canal'. */
function toWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The schema of one element of a list. */
export function getElement(schema: FieldSchema): FieldSchema | undefined {
  const inner = unwrap(schema);
  return inner instanceof z.ZodArray ? inner.element : undefined;
}

/** The most elements that a list may have. */
export function getMaxLength(schema: FieldSchema): number {
  return Math.min(Number.POSITIVE_INFINITY, ...listLimits(schema, 'maximum'));
}

/** The fewest elements that a list must have. */
export function getMinLength(schema: FieldSchema): number {
  return Math.max(0, ...listLimits(schema, 'minimum'));
}

function listLimits(schema: FieldSchema, name: 'minimum' | 'maximum'): number[] {
  const inner = unwrap(schema);
  const limits = inner instanceof z.ZodArray ? (inner._zod.def.checks ?? []) : [];
  return limits.flatMap(({ _zod: { def } }) => {
    const { [name]: limit } = def as { minimum?: number; maximum?: number };
    return limit === undefined ? [] : [limit];
  });
}

/** The named values of a group; those of a record are the names that `value` has. */
export function getChildren(schema: FieldSchema, value?: unknown): NamedSchema[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    return Object.entries<FieldSchema>(inner.shape).map(([key, child]) => ({ key, schema: child }));
  }
  if (inner instanceof z.ZodTuple) {
    return inner._zod.def.items.map((child: FieldSchema, key: number) => ({ key, schema: child }));
  }
  if (inner instanceof z.ZodRecord) {
    const keys = isGroup(value) ? Object.keys(value) : [];
    const { valueType } = inner._zod.def;
    return keys.map((key) => ({
      key,
      schema:
        valueType instanceof z.ZodDiscriminatedUnion
          ? chooseOption(valueType, getValue(value, [key]))
          : valueType,
    }));
  }
  return [];
}

/** The children that the editor shows. */
export function getVisibleChildren(schema: FieldSchema, value: unknown): NamedSchema[] {
  return getChildren(schema, value).filter(
    ({ key, schema: child }) =>
      !HIDDEN.has(String(key)) && !(child instanceof z.ZodLiteral) && belongs(child, key, value),
  );
}

/** A value that is present stays visible, because it may have an issue. */
export function belongs(schema: FieldSchema, key: string | number, group: unknown): boolean {
  const { onlyWith } = getField(schema) ?? {};
  if (getValue(group, [key]) !== undefined && !onlyWith?.isUnusedOtherwise) return true;
  // Nobody can add names that a picture does not have.
  if (unwrap(schema) instanceof z.ZodRecord) return false;
  if (!onlyWith) return true;
  const beside = getValue(group, onlyWith.key.split('.'));
  return [onlyWith.value].flat().some((value) => value === beside);
}

/** The schema of the value at a path; undefined for a path that the document cannot have. */
export function findSchema(path: ContentPath, document: unknown): FieldSchema | undefined {
  let schema: FieldSchema | undefined = weddingSchema;
  for (const [index, key] of path.entries()) {
    if (schema && getField(schema)?.isTranslated) return schema;
    const parent: FieldSchema | undefined = schema;
    if (!parent) return undefined;
    schema =
      getElement(parent) ??
      getChildren(parent, getValue(document, path.slice(0, index))).find(
        (child) => child.key === key,
      )?.schema;
  }
  return schema;
}

type FoundField = { path: ContentPath; field: ContentField; value: unknown };

/** Lists every value of a document that has a field, from the top to the bottom. */
export function* listFields(
  value: unknown,
  schema: FieldSchema = weddingSchema,
  path: ContentPath = [],
): Generator<FoundField> {
  if (value === undefined) return;
  const field = getField(schema);
  if (field && path.length > 0) yield { path, field, value };
  if (field?.isTranslated) return;
  const element = getElement(schema);
  if (element) {
    for (const [index, item] of (Array.isArray(value) ? value : []).entries()) {
      yield* listFields(item, element, [...path, index]);
    }
    return;
  }
  for (const { key, schema: child } of getChildren(schema, value)) {
    yield* listFields(getValue(value, [key]), child, [...path, key]);
  }
}
