import * as z from 'zod';
import type { ContentPath } from './checks/content-issue.ts';
import { type ContentField, contentFields } from './content-fields.ts';
import type { LanguageCode, LocalText } from './languages.ts';
import { type WeddingDocument, weddingSchema } from './wedding.ts';

type FoundText = { path: ContentPath; field: ContentField; text: LocalText };

/** Lists every text of the document that can be translated. */
export function listTexts(document: WeddingDocument): Generator<FoundText> {
  return walk(weddingSchema, document, []);
}

/** Lists the texts that a language of the wedding does not have yet. */
export function findMissingTranslations(
  document: WeddingDocument,
): { path: ContentPath; language: LanguageCode }[] {
  const [first, ...others] = document.languages;
  return [...listTexts(document)]
    .filter(({ field }) => !field.isOverride)
    .flatMap(({ path, text }) =>
      others
        .filter((language) => language !== first)
        .filter((language) => typeof text === 'string' || !text[language])
        .map((language) => ({ path, language })),
    );
}

function* walk(schema: z.core.$ZodType, value: unknown, path: ContentPath): Generator<FoundText> {
  if (value === undefined) return;
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
