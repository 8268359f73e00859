import { createPreviewPolicy, insertPolicy } from '../../domain/pages/content-policy.ts';
import type { ContentIssue, ContentPath } from '../../domain/wedding/content-issue.ts';
import { chooseLanguage } from '../../domain/wedding/languages.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import type { Queries } from '../database/database.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import type { ContentFiles } from './content-files.ts';
import { findContentIssues } from './content-issues.ts';
import type { ContentDocument } from './draft.ts';
import { loadWeddingSchema } from './wedding-schema.ts';

/** Renders the wedding page of a valid document as HTML without scripts. */
export type RenderPreview = (
  document: WeddingDocument,
  options: {
    language: string;
    /** The addresses of the pictures by their names in the document. */
    pictures: Record<string, string>;
  },
) => Promise<string>;

type PreviewOptions = {
  language: string | null;
  /** The address under which the reader of the preview gets the pictures. */
  picturesPath: string;
  files: ContentFiles;
};

/** A document as a page. Throws DashboardError with the issues of a document that cannot be shown. */
export async function createPreview(
  queries: Queries,
  render: RenderPreview,
  document: ContentDocument,
  { files, language, picturesPath }: PreviewOptions,
): Promise<string> {
  const { listPictureFiles } = await loadWeddingSchema();
  const valid = await toValidDocument(queries, document, files);
  const addresses = [...listPictureFiles(valid)].map((file) => [
    file,
    `${picturesPath}/${encodeURIComponent(file)}`,
  ]);
  const html = await render(valid, {
    language: chooseLanguage(valid, language),
    pictures: Object.fromEntries(addresses),
  });
  return insertPolicy(html, createPreviewPolicy("'self'"));
}

/**
 * While somebody writes, a value is often not valid. The page is shown without it, or without the group or the
 * section around it if that needs the value.
 */
async function toValidDocument(
  queries: Queries,
  document: ContentDocument,
  files: ContentFiles,
): Promise<WeddingDocument> {
  const { weddingSchema } = await loadWeddingSchema();
  const isComplete = (content: ContentDocument) => weddingSchema.safeParse(content).success;
  const findIssues = async (content: ContentDocument) =>
    (await findContentIssues(queries, content, files)).filter(
      createIssueFilter(content, isComplete(content)),
    );
  const issues = await findIssues(document);
  let shown = document;
  let rest = issues;
  for (let level = 0; rest.length > 0 && rest.every(({ path }) => path.length > level); level++) {
    const places = rest.map(({ path }) => path.slice(0, path.length - level).join('.'));
    shown = leaveOut(shown, new Set(places)) as ContentDocument;
    rest = await findIssues(shown);
  }
  const result = weddingSchema.safeParse(shown);
  if (rest.length > 0 || !result.success) throw dashboardErrors.invalidContent(issues);
  return result.data;
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

/**
 * Contradictions, such as two dates, can be shown: a couple corrects them one after the other. A page
 * without a picture's file, a map's place or a text in the first language cannot.
 */
function createIssueFilter(
  document: ContentDocument,
  isComplete: boolean,
): (issue: ContentIssue) => boolean {
  return ({ path }) => {
    if (!isComplete || path.includes('map') || path[0] === 'ornament') return true;
    return path.at(-1) === 'file' || isMissing(document, path);
  };
}

function isMissing(document: ContentDocument, path: ContentPath): boolean {
  const value = path.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key],
    document,
  );
  return value === undefined;
}
