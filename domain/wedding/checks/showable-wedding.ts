import { type WeddingDocument, weddingSchema } from '../wedding.ts';
import type { ContentIssue, ContentPath } from './content-issue.ts';
import { checkWedding } from './wedding-checks.ts';

/**
 * The issues that prevent the page from being shown. Contradictions, such as two dates, can be shown: a couple
 * corrects them one after the other. A page without a picture's file or a text in the first language
 * cannot.
 */
export function findBlockingIssues(
  document: unknown,
  pictureFiles: ReadonlySet<string>,
): ContentIssue[] {
  const issues = checkWedding(document, pictureFiles);
  if (!weddingSchema.safeParse(document).success) return issues;
  return issues.filter(
    ({ path }) => path[0] === 'ornament' || path.at(-1) === 'file' || isMissing(document, path),
  );
}

/**
 * The document without the values that are not valid, or without the group or the section around one if that
 * needs the value. Null for a document that cannot be shown at all.
 */
export function leaveOutInvalid(
  document: unknown,
  pictureFiles: ReadonlySet<string>,
): WeddingDocument | null {
  let shown = document;
  let rest = findBlockingIssues(shown, pictureFiles);
  for (let level = 0; rest.length > 0 && rest.every(({ path }) => path.length > level); level++) {
    const places = rest.map(({ path }) => path.slice(0, path.length - level).join('.'));
    shown = leaveOut(shown, new Set(places));
    rest = findBlockingIssues(shown, pictureFiles);
  }
  return rest.length === 0 ? weddingSchema.parse(shown) : null;
}

const BLANK = '…';

/** A copy without the values at the places, such as 'stay.groups.0'. An empty text becomes dots. */
function leaveOut(value: unknown, places: ReadonlySet<string>, parent = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const place = `${parent}${key}`;
    if (!places.has(place)) return [[key, leaveOut(inner, places, `${place}.`)]];
    return inner === '' ? [[key, BLANK]] : [];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function isMissing(document: unknown, path: ContentPath): boolean {
  const value = path.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key],
    document,
  );
  return value === undefined;
}
