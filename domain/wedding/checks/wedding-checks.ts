import type * as z from 'zod';
import { getMessages } from '../../dashboard/messages/messages.ts';
import { ADDED_KINDS } from '../added-sections.ts';
import { listTexts } from '../content-texts.ts';
import { getFirstLanguage, LANGUAGE_DETAILS } from '../languages.ts';
import { localizeWedding } from '../localize.ts';
import { hasReadableAccent } from '../theme.ts';
import { type WeddingDocument, weddingSchema } from '../wedding.ts';
import type { ContentIssue, ContentPath } from './content-issue.ts';
import { findDateIssues } from './date-checks.ts';
import { findRsvpIssues } from './rsvp-checks.ts';

export type { ContentIssue, ContentPath } from './content-issue.ts';

const MAX_FAQ_ITEMS = 40;

/** Returns every issue of a document. `pictureFiles` are the names of the pictures that exist. */
export function checkWedding(document: unknown, pictureFiles: ReadonlySet<string>): ContentIssue[] {
  const { wedding, issues } = parseWedding(document);
  if (!wedding) {
    const places = new Set(issues.map(({ path }) => path.join('.')));
    const missing = findMissingPictures(document, pictureFiles);
    return [...issues, ...missing.filter(({ path }) => !places.has(path.join('.')))];
  }
  return [
    ...findUntranslatedTexts(wedding),
    ...findMissingPictures(wedding, pictureFiles),
    ...findRsvpIssues(wedding),
    ...findDateIssues(wedding),
    ...findRouteIssues(wedding),
    ...findFaqIssues(wedding),
    ...findAccentIssues(wedding),
  ];
}

/** The document as the schema's type, or the issues of the schema. */
export function parseWedding(
  document: unknown,
): { wedding: WeddingDocument; issues: [] } | { wedding: null; issues: ContentIssue[] } {
  const parsed = weddingSchema.safeParse(document, { error: describeIssue });
  if (parsed.success) return { wedding: parsed.data, issues: [] };
  const issues = parsed.error.issues.flatMap((issue) => toContentIssues(issue));
  return { wedding: null, issues };
}

/** One line for each issue: its place in the document and the sentence. */
export function formatContentIssues(issues: readonly ContentIssue[]): string[] {
  return issues.map(({ path, message }) => `${path.join('.') || 'the content'}: ${message}`);
}

/** Finds every picture in the content, also in a document that has not been checked. */
export function* findPictures(
  value: unknown,
  path: ContentPath = [],
): Generator<{ file: string; path: ContentPath }> {
  if (typeof value !== 'object' || value === null) return;
  if ('file' in value && typeof value.file === 'string') yield { file: value.file, path };
  for (const [key, inner] of listEntries(value)) yield* findPictures(inner, [...path, key]);
}

/** The name of every picture file of a document. */
export function listPictureFiles(document: WeddingDocument): Set<string> {
  const files = new Set([...findPictures(document)].map(({ file }) => file));
  return document.ornament ? files.add(document.ornament) : files;
}

function listEntries(value: object): [key: string | number, inner: unknown][] {
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value);
}

type SchemaIssue = z.core.$ZodIssue;

/** The sentence for an issue that has none in the schema. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  const texts = getMessages('content').checks;
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return texts.missing;
  switch (issue.code) {
    case 'unrecognized_keys':
      return texts.unknownName(issue.keys.join(', '));
    case 'invalid_type':
      return describeType(issue.expected);
    case 'invalid_union':
      if (issue.discriminator) return texts.onlyPossible(Object.keys(ADDED_KINDS).join(', '));
      return texts.writeTextOrTranslations;
    case 'invalid_value':
      return texts.onlyPossible(issue.values.map(String).join(', '));
    case 'too_small':
      return texts.addAtLeast(Number(issue.minimum));
    case 'too_big':
      return texts.atMost(Number(issue.maximum));
    default:
      return texts.wrongValue;
  }
}

function describeType(expected: string): string {
  const { writeGroup, writeList, writeText, wrongValue } = getMessages('content').checks;
  switch (expected) {
    case 'string':
      return writeText;
    case 'array':
    case 'tuple':
      return writeList;
    case 'object':
    case 'record':
      return writeGroup;
    default:
      return wrongValue;
  }
}

function toContentIssues(issue: SchemaIssue, parent: ContentPath = []): ContentIssue[] {
  const path = [
    ...parent,
    ...issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
  ];
  // A text in several languages: the issues inside it are more precise.
  const inner =
    issue.code === 'invalid_union' && issue.errors.find(([first]) => (first?.path.length ?? 0) > 0);
  if (inner) return inner.flatMap((one) => toContentIssues(one, path));
  return [{ path, message: issue.message }];
}

/** Every text must exist in the first language, which the others fall back to. */
function findUntranslatedTexts(document: WeddingDocument): ContentIssue[] {
  const first = getFirstLanguage(document);
  return [...listTexts(document)]
    .filter(({ field, text }) => !field.isOverride && typeof text === 'object' && !text[first])
    .map(({ path }) => ({
      path: [...path, first],
      message: getMessages('content').checks.writeInFirst(LANGUAGE_DETAILS[first].name),
    }));
}

function findMissingPictures(document: unknown, files: ReadonlySet<string>): ContentIssue[] {
  const uses = [...findPictures(document)].map(({ file, path }) => ({
    file,
    path: [...path, 'file'],
  }));
  const { ornament } = Object(document);
  if (typeof ornament === 'string') uses.push({ file: ornament, path: ['ornament'] });
  return uses
    .filter(({ file }) => !files.has(file))
    .map(({ file, path }) => ({ path, message: getMessages('content').checks.noPicture(file) }));
}

function findFaqIssues({ faq }: WeddingDocument): ContentIssue[] {
  const count = (faq?.groups ?? []).reduce(
    (sum, { items }) => sum + items.length,
    faq?.items.length ?? 0,
  );
  if (count <= MAX_FAQ_ITEMS) return [];
  return [
    {
      path: ['faq'],
      message: getMessages('content').checks.tooManyQuestions(MAX_FAQ_ITEMS, count),
    },
  ];
}

/** The routes of the map must repeat the travel times of the cards. */
function findRouteIssues(document: WeddingDocument): ContentIssue[] {
  return document.languages.flatMap((language) => {
    const { cards, map } = localizeWedding(document, language).travel;
    const facts = cards.flatMap(({ facts }) => facts.map(({ value }) => value.toLowerCase()));
    return (map?.routes ?? []).flatMap(({ detail }, index) => {
      if (facts.some((fact) => fact.includes(detail.toLowerCase()))) return [];
      const text = document.travel?.map?.routes?.[index]?.detail;
      const isOwn = typeof text === 'object' && text[language];
      // A text without a translation is reported once, in the first language.
      if (!isOwn && language !== document.languages[0]) return [];
      const path: ContentPath = ['travel', 'map', 'routes', index, 'detail'];
      return [
        {
          path: isOwn ? [...path, language] : path,
          message: getMessages('content').checks.noCardSays(detail),
        },
      ];
    });
  });
}

function findAccentIssues({ theme }: WeddingDocument): ContentIssue[] {
  if (!theme || hasReadableAccent(theme)) return [];
  return [
    {
      path: ['theme', 'accent'],
      message: getMessages('content').checks.unreadable,
    },
  ];
}
