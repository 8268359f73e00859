import * as z from 'zod';
import type { ContentPath } from './checks/content-issue.ts';
import { type ContentField, contentFields } from './content-fields.ts';
import { getFirstLanguage, type LanguageCode, type LocalText } from './languages.ts';
import { leaveOutHidden } from './section-order.ts';
import { type WeddingDocument, weddingSchema } from './wedding.ts';

type FoundText = { path: ContentPath; field: ContentField; text: LocalText };

/** Lists every text of the document that can be translated. */
export function listTexts(document: WeddingDocument): Generator<FoundText> {
  return walk(weddingSchema, document, []);
}

/** Lists the texts on the page that a language of the wedding does not have yet. */
export function findMissingTranslations(
  document: WeddingDocument,
): { path: ContentPath; language: LanguageCode }[] {
  const first = getFirstLanguage(document);
  return [...listTexts(leaveOutHidden(document))]
    .filter(({ field, text }) =>
      needsTranslation(field, typeof text === 'string' ? text : text[first]),
    )
    .flatMap(({ path, text }) =>
      document.languages
        .filter((language) => language !== first)
        .filter((language) => typeof text === 'string' || !text[language])
        .map((language) => ({ path, language })),
    );
}

const HAS_LETTERS = /\p{L}/u;
const LINK_OR_EMAIL = /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+\.\S+$/;

/**
 * Whether a text is missing in a language that does not have it. Places, addresses and numbers are
 * mostly the same, so guests read those of the first language.
 */
export function needsTranslation(field: ContentField, source: string | undefined): boolean {
  if (field.isOverride) return false;
  if (!source) return true;
  return !field.isPlace && HAS_LETTERS.test(source) && !LINK_OR_EMAIL.test(source);
}

/** The schema of a value that is one of several kinds. */
export function chooseOption(
  { options }: z.ZodDiscriminatedUnion,
  value: unknown,
): z.core.$ZodType {
  const { kind }: { kind?: unknown } = Object(value);
  const option = options.find(
    (one) => one instanceof z.ZodObject && one.shape.kind?.safeParse(kind).success,
  );
  return option ?? z.unknown();
}

function* walk(schema: z.core.$ZodType, value: unknown, path: ContentPath): Generator<FoundText> {
  if (value === undefined) return;
  if (schema instanceof z.ZodDiscriminatedUnion) schema = chooseOption(schema, value);
  const field = contentFields.get(schema as z.ZodType);
  if (field?.isTranslated) {
    yield { path, field, text: value as LocalText };
  } else if (schema instanceof z.ZodOptional) {
    yield* walk(schema.unwrap(), value, path);
  } else if (schema instanceof z.ZodArray) {
    for (const [index, item] of (value as unknown[]).entries()) {
      yield* walk(schema.element, item, [...path, index]);
    }
  } else if (schema instanceof z.ZodRecord) {
    for (const [key, item] of Object.entries(value as object)) {
      yield* walk(schema.valueType, item, [...path, key]);
    }
  } else if (schema instanceof z.ZodObject) {
    for (const [key, inner] of Object.entries<z.core.$ZodType>(schema.shape)) {
      yield* walk(inner, (value as Record<string, unknown>)[key], [...path, key]);
    }
  }
}
