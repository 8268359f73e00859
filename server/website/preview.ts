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
  /** Shown in place of the sections that are not valid yet. */
  published: ContentDocument;
};

/** A document as a page. Throws DashboardError with the issues of a document that cannot be shown. */
export async function createPreview(
  queries: Queries,
  render: RenderPreview,
  document: ContentDocument,
  { files, language, picturesPath, published }: PreviewOptions,
): Promise<string> {
  const { listPictureFiles } = await loadWeddingSchema();
  const valid = await toValidDocument(queries, document, published, files);
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

/** While somebody writes, a section is often not valid. The others are shown nevertheless. */
async function toValidDocument(
  queries: Queries,
  document: ContentDocument,
  published: ContentDocument,
  files: ContentFiles,
): Promise<WeddingDocument> {
  const { weddingSchema } = await loadWeddingSchema();
  const isComplete = (content: ContentDocument) => weddingSchema.safeParse(content).success;
  const findIssues = async (content: ContentDocument) =>
    (await findContentIssues(queries, content, files)).filter(
      createIssueFilter(content, isComplete(content)),
    );
  const issues = await findIssues(document);
  const names = new Set(issues.map(({ path: [name] }) => String(name ?? '')));
  const repaired = { ...document };
  for (const name of names) {
    if (published[name] === undefined) delete repaired[name];
    else repaired[name] = published[name];
  }
  const rest: ContentIssue[] = names.size ? await findIssues(repaired) : issues;
  const result = weddingSchema.safeParse(repaired);
  if (rest.length > 0 || !result.success) throw dashboardErrors.invalidContent(issues);
  return result.data;
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
