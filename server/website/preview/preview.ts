import { createPreviewPolicy, insertPolicy } from '../../../domain/pages/content-policy.ts';
import { chooseLanguage } from '../../../domain/wedding/languages.ts';
import type { WeddingDocument } from '../../../domain/wedding/wedding.ts';
import type { Queries } from '../../platform/database/database.ts';
import { dashboardErrors } from '../../platform/http/dashboard-error.ts';
import type { ContentFiles } from '../content-files.ts';
import { findContentIssues, listPictureNames } from '../content-issues.ts';
import type { ContentDocument } from '../draft.ts';
import { loadWeddingSchema } from '../wedding-schema.ts';

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
  const { leaveOutInvalid, listPictureFiles } = await loadWeddingSchema();
  // While somebody writes, a value is often not valid.
  const valid = leaveOutInvalid(document, await listPictureNames(queries, files));
  if (!valid) {
    throw dashboardErrors.invalidContent(await findContentIssues(queries, document, files));
  }
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
